"""What a messenger sees of a link: title, description, and a picture that is there."""

from __future__ import annotations

import re
import struct
from urllib.parse import urljoin
from urllib.request import urlopen


def test_title_description_and_picture(site: str) -> None:
    page = urlopen(site).read().decode()
    told = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]+)">', page))
    assert "Longhouse" in told["og:title"] and len(told["og:description"]) > 40
    assert told["twitter:card"] == "summary_large_image"
    answer = urlopen(urljoin(site, told["og:image"]))
    assert answer.headers["Content-Type"] == "image/png"
    picture = answer.read()
    size = struct.unpack(">II", picture[16:24])
    assert size == (int(told["og:image:width"]), int(told["og:image:height"])) == (1200, 630)
    assert len(picture) < 300_000, "messengers give up on large ones"
    assert "card.png" not in urlopen(urljoin(site, "sw.js")).read().decode(), "no use offline"
