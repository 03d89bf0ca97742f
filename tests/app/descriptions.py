"""Session descriptions as browsers write them, recorded with Debian's Chromium and Firefox."""

# ruff: noqa: E501

from __future__ import annotations

import re

CHROMIUM_OFFER = """\
v=0
o=- 650620842088769030 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:3061963939 1 udp 2113937151 3fcbb6c4-0a56-46fe-95e6-18e2a9c6b6e5.local 36731 typ host generation 0 network-cost 999
a=candidate:2112298307 1 udp 2113942271 861f20a3-49f3-496a-9a4c-ec2e94fc101f.local 38171 typ host generation 0 network-cost 999
a=ice-ufrag:/PCJ
a=ice-pwd:MrtPi/KZP1z3Aq99gfeEhB+I
a=ice-options:trickle
a=fingerprint:sha-256 3C:F6:7C:05:1F:30:77:CC:D6:BA:C8:B7:1C:76:19:A2:C0:91:31:F5:6F:89:9C:12:68:6C:B5:88:9A:8F:FD:71
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
"""

CHROMIUM_ANSWER = """\
v=0
o=- 1554221317163156697 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:1241605889 1 udp 2113937151 3fcbb6c4-0a56-46fe-95e6-18e2a9c6b6e5.local 55717 typ host generation 0 network-cost 999
a=candidate:1299385265 1 udp 2113942271 861f20a3-49f3-496a-9a4c-ec2e94fc101f.local 54606 typ host generation 0 network-cost 999
a=ice-ufrag:zYZu
a=ice-pwd:/1fI5Wyj7uS06ZWUmO1NNwh6
a=ice-options:trickle
a=fingerprint:sha-256 97:06:08:E1:16:7D:01:56:BC:08:A0:12:8A:B7:90:68:67:31:3F:9E:72:F8:F6:6F:E6:8B:5B:75:6B:F0:D5:72
a=setup:active
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
"""

FIREFOX_OFFER = """\
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 1720037011082350243 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 6F:EB:24:59:97:3A:EE:69:55:68:B1:8A:5A:37:BD:E5:9B:D5:42:AB:6E:88:CD:C5:0B:FC:4D:69:07:B7:8A:C7
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 7c71777a-9039-478c-95c8-1d0b9b2ec84d.local 57881 typ host
a=candidate:1 1 UDP 2122252543 9169d0c9-dbc6-4a4f-9f2d-145ec47475a7.local 33903 typ host
a=candidate:2 1 TCP 2105458943 7c71777a-9039-478c-95c8-1d0b9b2ec84d.local 9 typ host tcptype active
a=candidate:3 1 TCP 2105524479 9169d0c9-dbc6-4a4f-9f2d-145ec47475a7.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:f4ec3f985eabd8c628818bdc8a205083
a=ice-ufrag:9191c8c9
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823
"""

FIREFOX_ANSWER = """\
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 1374748185030017173 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=extmap-allow-mixed
a=fingerprint:sha-256 26:B1:38:F5:91:22:9A:36:A7:59:FA:4E:65:65:0F:A0:59:96:5E:B8:8C:49:90:0C:B0:F0:9A:31:2C:35:0E:FF
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 29b65135-3e70-4c6f-a1d0-ef16c131db0b.local 58840 typ host
a=candidate:1 1 UDP 2122252543 e791583c-21c9-4b41-ba49-e2ac1612d84d.local 34903 typ host
a=candidate:2 1 TCP 2105458943 29b65135-3e70-4c6f-a1d0-ef16c131db0b.local 9 typ host tcptype active
a=candidate:3 1 TCP 2105524479 e791583c-21c9-4b41-ba49-e2ac1612d84d.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=extmap-allow-mixed
a=ice-pwd:77fcc309359757fbe6627b7e901da4a0
a=ice-ufrag:a9d3f035
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823
"""

RECORDED = {
    name: text.replace("\n", "\r\n")
    for name, text in (
        ("Chromium's offer", CHROMIUM_OFFER),
        ("Chromium's answer", CHROMIUM_ANSWER),
        ("Firefox's offer", FIREFOX_OFFER),
        ("Firefox's answer", FIREFOX_ANSWER),
    )
}


def offer_of(name: str) -> str:
    """An offer that can be told from others by a name of four to 32 letters and digits."""
    return re.sub("(?m)^a=ice-ufrag:.*$", f"a=ice-ufrag:{name}", CHROMIUM_OFFER)


def answer_of(name: str) -> str:
    """The same for an answer."""
    return re.sub("(?m)^a=ice-ufrag:.*$", f"a=ice-ufrag:{name}", CHROMIUM_ANSWER)


def told_apart(description: str) -> tuple[str, bool]:
    """The name in a description, also in one that was packed meanwhile, and whether it is an offer."""
    name = re.search("(?m)^a=ice-ufrag:(.*)$", description.replace("\r", ""))
    assert name is not None
    return name[1], "a=setup:actpass" in description
