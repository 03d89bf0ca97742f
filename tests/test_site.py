"""How the build learns where the site will be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.serve import Site
from tools.site import public_address

pytestmark = pytest.mark.host


@pytest.mark.parametrize(
    ("environment", "address"),
    [
        ({}, "./"),
        ({"LONGHOUSE_URL": "https://example.org/house"}, "https://example.org/house/"),
        ({"LONGHOUSE_URL": "https://example.org/"}, "https://example.org/"),
        ({"NETLIFY": "true", "URL": "https://house.example"}, "https://house.example/"),
        ({"URL": "https://house.example"}, "./"),
        ({"LONGHOUSE_URL": "nonsense"}, "./"),
        ({"LONGHOUSE_URL": 'https://a/"><script>'}, "https://a/&quot;&gt;&lt;script&gt;/"),
    ],
)
def test_the_address_comes_from_the_environment(environment: dict[str, str], address: str) -> None:
    assert public_address(environment) == address


def test_pages_get_the_camera_and_nothing_else() -> None:
    """For QR codes; the policy of a page that is in another page's frame is that page's own."""
    policy = Site(Path()).headers("/index.html")["Permissions-Policy"]
    allowed = dict(rule.split("=") for rule in policy.split(", "))
    assert allowed.pop("camera") == "(self)"
    assert {"geolocation", "microphone", "payment", "usb"} <= allowed.keys()
    assert set(allowed.values()) == {"()"}
