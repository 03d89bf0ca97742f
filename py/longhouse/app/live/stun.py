"""Across the internet: the one server that may be asked, and only after somebody switched it on."""

from __future__ import annotations

from ..model import Session

# The server that tells a device its own address on the internet, for example stun:stun.nextcloud.com:3478,
# stun:stun.cloudflare.com:3478 or stun:stun.l.google.com:19302. Empty: none, unless a person types one in.
STUN = ""


PORTS = {"stun": 3478, "stuns": 5349}  # where a server listens unless its address says otherwise


def server(session: Session) -> str:
    """The whole address of the server that is set, on this device or for this site; empty: none."""
    address = session.settings.stun or STUN
    scheme, _, place = address.partition(":")
    named = place.rpartition(":")[2].isdigit() and not place.endswith("]")
    return address if named or not address else f"{address}:{PORTS[scheme]}"
