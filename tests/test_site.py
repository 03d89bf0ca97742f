"""How the build learns where the site will be."""

from __future__ import annotations

import pytest

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
