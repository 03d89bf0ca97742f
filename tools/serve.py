"""Serves the built site on this machine with the headers of netlify.toml."""

from __future__ import annotations

import hashlib
import tomllib
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property, lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import SHUT_RDWR, socket
from threading import Event, Thread
from typing import Any
from urllib.parse import unquote, urlsplit

from tools.shell import CACHE, ROOT, Stop, say

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ISOLATION = ("Cross-Origin-Opener-Policy", "Cross-Origin-Embedder-Policy")


@dataclass(frozen=True)
class Site:
    """A folder and the way it is served."""

    folder: Path
    prefix: str = "/"  # the sub-path it lives under
    isolated: bool = True  # False: without COOP and COEP, as on hosts that cannot set headers
    bare: bool = False  # True: without any header of ours, as on GitHub Pages
    compressed: bool = False  # with brotli, where the browser accepts it

    @cached_property
    def rules(self) -> list[tuple[str, dict[str, str]]]:
        """The header rules of netlify.toml: path pattern and headers."""
        config = tomllib.loads((ROOT / "netlify.toml").read_text())
        return [(rule["for"], rule["values"]) for rule in config["headers"]]

    def headers(self, path: str) -> dict[str, str]:
        """The headers for a path below the prefix."""
        if self.bare:
            return {"Cache-Control": "max-age=600"}
        found: dict[str, str] = {}
        for pattern, values in self.rules:
            if path == pattern or (pattern.endswith("*") and path.startswith(pattern[:-1])):
                found |= {name: " ".join(value.split()) for name, value in values.items()}
        return {name: value for name, value in found.items() if self.isolated or name not in ISOLATION}

    def file(self, path: str) -> Path | None:
        """The file for a path below the prefix."""
        found = (self.folder / path.lstrip("/")).resolve()
        if found.is_dir():
            found /= "index.html"
        return found if found.is_file() and found.is_relative_to(self.folder.resolve()) else None


@lru_cache(maxsize=256)
def tagged(path: Path, modified: int) -> tuple[bytes, str]:
    """Contents and ETag of a file; its time is part of the cache's key, so changes are noticed."""
    content = path.read_bytes()
    return content, hashlib.sha256(content).hexdigest()[:20]


def brotli(content: bytes, tag: str) -> bytes | None:
    """The contents as a host would compress them; kept, because the best quality is slow."""
    try:
        import brotli as codec  # a tool of .venv, absent where dev.py is run without it
    except ImportError:
        return None
    kept = CACHE / "brotli" / tag
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(codec.compress(content))
    return kept.read_bytes()


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    protocol_version = "HTTP/1.1"
    site: Site

    def do_GET(self) -> None:
        """Answer with the file, or with 304 or 404."""
        path = unquote(urlsplit(self.path).path)
        inside = path.startswith(self.site.prefix)
        path = "/" + path.removeprefix(self.site.prefix)
        file = self.site.file(path) if inside else None
        if file is None:
            return self.answer(404, b"Not found\n", {"Content-Type": "text/plain"})
        content, tag = tagged(file, file.stat().st_mtime_ns)
        headers = {
            **self.site.headers(path),
            "Content-Type": TYPES.get(file.suffix, "application/octet-stream"),
            "ETag": f'"{tag}"',
            "Vary": "Accept-Encoding",
        }
        if f'"{tag}"' in self.headers.get("If-None-Match", ""):
            return self.answer(304, b"", headers)
        if self.site.compressed and "br" in self.headers.get("Accept-Encoding", ""):
            smaller = brotli(content, tag)
            if smaller is not None and len(smaller) < len(content):
                content, headers["Content-Encoding"] = smaller, "br"
        self.answer(200, content, headers)

    do_HEAD = do_GET

    def answer(self, status: int, content: bytes, headers: dict[str, str]) -> None:
        """Send one answer."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Stay silent."""


class Server(ThreadingHTTPServer):
    """Ignores browsers that hang up, and hangs up itself when it is closed."""

    daemon_threads = True

    def __init__(self, *words: Any) -> None:
        self._open: set[socket] = set()
        super().__init__(*words)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Remember the connection: browsers keep theirs for the next request."""
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Forget it."""
        self._open.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        """Stop listening, and close the connections that are open."""
        super().server_close()
        for connection in list(self._open):
            with suppress(OSError):  # it has just ended
                connection.shutdown(SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """Stay silent: a closed tab is no error."""


@contextmanager
def serving(site: Site, port: int = 0) -> Iterator[str]:
    """Serve a site on loopback, on a free port unless one is given, and hand over its address."""
    try:
        server = Server(("127.0.0.1", port), type("Handler", (Handler,), {"site": site}))
    except OSError:
        raise Stop(f"Port {port} is taken: choose another one with --port.") from None
    if site.compressed:
        for path in filter(Path.is_file, site.folder.rglob("*")):  # now, not while a browser waits
            brotli(*tagged(path, path.stat().st_mtime_ns))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{site.prefix}"
    finally:
        server.shutdown()
        server.server_close()


def play(folder: Path, port: int, *, open_browser: bool) -> int:
    """Serve the site until Ctrl-C."""
    with serving(Site(folder), port) as address:
        say(f"Longhouse is at {address} (Ctrl-C stops it)")
        if open_browser:
            webbrowser.open(address)
        try:
            Event().wait()
        except KeyboardInterrupt:
            say("stopped")
    return 0
