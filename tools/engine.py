"""Takes out of Pyodide's engine what only C extensions would need, which are never loaded here.

The engine offers all of CPython's functions to extensions by name, and its script repeats each name four
times. What the scripts never mention is left out; nothing else changes, and the code stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tools.shell import Stop

SCRIPT, CODE = "pyodide.asm.js", "pyodide.asm.wasm"
IMPORTS, EXPORTS = 2, 7  # sections of a WebAssembly module
COMMON = {"Module", "wasmExports", "value"}  # words of every line
MAGIC = b"\0asm\1\0\0\0"
_TABLE = re.compile(
    r"var (?P<names>[\w$,]+);function assignWasmExports\(wasmExports\)\{(?P<lines>[^{}]*)\}", re.DOTALL
)
_LINE = re.compile(r"(?:[\w$]+=|Module\[\"[\w$]+\"\]=)+wasmExports\[\"(?P<name>[\w$]+)\"\](?:\.value>>>0)?")
_WORD = re.compile(r"[A-Za-z_$][\w$]*")


def slim(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of the runtime, with an engine that offers only what its own scripts ask for."""
    script = files[SCRIPT].decode()
    table = _TABLE.search(script)
    if table is None:
        raise Stop(f"{SCRIPT} has changed its form: adapt tools/engine.py.")
    lines = table["lines"].split(";")
    matched = [_LINE.fullmatch(line) for line in lines]
    outside = script[: table.start()] + script[table.end() :] + files["pyodide.js"].decode()
    needed = set(_WORD.findall(outside)) | imported(files[CODE])
    kept = [
        line
        for line, match in zip(lines, matched, strict=True)
        if match is None or not needed.isdisjoint(set(_WORD.findall(line)) - COMMON)
    ]
    mentioned = needed | set(_WORD.findall(";".join(kept)))
    assigned = needed | set(_WORD.findall(re.sub(r'wasmExports\["[\w$]+"\]', "", ";".join(kept))))
    names = [name for name in table["names"].split(",") if name in assigned]
    shorter = f"var {','.join(names)};function assignWasmExports(wasmExports){{{';'.join(kept)}}}"
    text = script[: table.start()] + shorter + script[table.end() :]
    return {**files, SCRIPT: text.encode(), CODE: offering(files[CODE], mentioned)}


def imported(code: bytes) -> set[str]:
    """What the module wants to be told the address of: its own functions, by their names."""
    found: set[str] = set()
    at, end = next((start, end) for kind, start, end in sections(code) if kind == IMPORTS)
    count, at = number(code, at)
    for _ in range(count):
        origin, at = text(code, at)
        name, at = text(code, at)
        if origin.startswith("GOT."):
            found.add(name)
        at = after_kind(code, at)
    assert at == end, "the imports have been read wrongly"
    return found


def after_kind(code: bytes, at: int) -> int:
    """Where the description of an import ends."""
    kind, at = code[at], at + 1
    if kind == 0:  # a function: the number of its type
        return number(code, at)[1]
    if kind == 4:  # an exception: an attribute, and the number of its type
        return number(code, at + 1)[1]
    if kind == 3:  # a global: its type, and whether it may change
        return value_type(code, at) + 1
    if kind == 1:
        at = value_type(code, at)  # a table: what is in it, and its limits
    bounded, at = code[at] & 1, at + 1
    for _ in range(1 + bounded):
        at = number(code, at)[1]
    return at


def value_type(code: bytes, at: int) -> int:
    """Where a type of values ends; references to a declared type have a second part."""
    return number(code, at + 1)[1] if code[at] in (0x63, 0x64) else at + 1


def offering(code: bytes, names: Iterable[str]) -> bytes:
    """The module with these exports only, as far as it has them."""
    wanted, out = set(names), bytearray(MAGIC)
    for kind, start, end in sections(code):
        body = code[start:end]
        if kind == EXPORTS:
            kept = [entry for name, entry in exports(code, start) if name in wanted]
            body = leb(len(kept)) + b"".join(kept)
        out += bytes([kind]) + leb(len(body)) + body
    return bytes(out)


def exports(code: bytes, at: int) -> list[tuple[str, bytes]]:
    """The names of a module's exports, each with its entry."""
    count, at = number(code, at)
    found: list[tuple[str, bytes]] = []
    for _ in range(count):
        start = at
        name, at = text(code, at)
        _index, at = number(code, at + 1)
        found.append((name, code[start:at]))
    return found


def sections(code: bytes) -> list[tuple[int, int, int]]:
    """The kinds of a module's sections, and where their contents begin and end."""
    assert code[:8] == MAGIC, "no WebAssembly"
    found, at = [], 8
    while at < len(code):
        length, start = number(code, at + 1)
        found.append((code[at], start, start + length))
        at = start + length
    return found


def number(code: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it, seven bits to a byte; and where it ends."""
    value = shift = 0
    while True:
        byte = code[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def text(code: bytes, at: int) -> tuple[str, int]:
    """A name, and where it ends."""
    length, at = number(code, at)
    return code[at : at + length].decode(), at + length


def leb(value: int) -> bytes:
    """A number in the same form."""
    out = bytearray()
    while True:
        out.append(value & 127 | (128 if value > 127 else 0))
        value >>= 7
        if not value:
            return bytes(out)
