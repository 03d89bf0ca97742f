from collections.abc import Awaitable, Iterable, Iterator, Sequence
from typing import Any

from pyodide.ffi import JsNull, JsProxy

# -- the page

class EventTarget:
    def addEventListener(self, name: str, listener: JsProxy, capture: bool = ...) -> None: ...
    def removeEventListener(self, name: str, listener: JsProxy) -> None: ...
    def dispatchEvent(self, event: Event) -> bool: ...

class Parent(EventTarget):
    def querySelector(self, selector: str) -> Element | JsNull: ...
    def querySelectorAll(self, selector: str) -> Iterable[Element]: ...
    def append(self, *children: Element) -> None: ...
    def appendChild(self, child: Element) -> Element: ...

class Element(Parent):
    """An element of any kind, with what we use of each."""

    id: str
    localName: str
    className: str
    classList: ClassList
    style: Style
    dataset: Any
    textContent: str
    innerHTML: str
    hidden: bool
    isConnected: bool
    tabIndex: int
    parentNode: Element
    ownerSVGElement: Element | JsNull
    # fields
    name: str
    type: str
    value: str
    defaultValue: str
    checked: bool
    accept: str
    readOnly: bool
    files: FileList
    # links, scripts, <meta>, <details>, <canvas>, pictures
    href: str
    download: str
    src: str
    content: str
    open: bool
    width: float
    height: float
    xworker: Any
    # <video>
    srcObject: Any
    muted: bool
    playsInline: bool

    def closest(self, selector: str) -> Element | JsNull: ...
    def matches(self, selector: str) -> bool: ...
    def getAttribute(self, name: str) -> str | JsNull: ...
    def toggleAttribute(self, name: str, on: bool) -> bool: ...
    def hasAttribute(self, name: str) -> bool: ...
    def setAttribute(self, name: str, value: str) -> None: ...
    def removeAttribute(self, name: str) -> None: ...
    def getBoundingClientRect(self) -> Box: ...
    def getScreenCTM(self) -> Matrix: ...
    def checkVisibility(self, options: object = ...) -> bool: ...
    def cloneNode(self, deep: bool) -> Element: ...
    def remove(self) -> None: ...
    def blur(self) -> None: ...
    def focus(self, options: object = ...) -> None: ...
    def click(self) -> None: ...
    def select(self) -> None: ...
    def close(self) -> None: ...
    def showModal(self) -> None: ...
    def decode(self) -> Awaitable[None]: ...
    def play(self) -> Awaitable[None]: ...
    def getContext(self, kind: str) -> Any: ...
    def toBlob(self, done: object, kind: str) -> None: ...

class ClassList:
    def add(self, name: str) -> None: ...

class Style:
    transform: str
    cssText: str

class Box:
    x: float
    y: float
    width: float
    height: float
    left: float
    top: float
    right: float
    bottom: float

class Matrix:
    a: float
    d: float
    e: float
    f: float

class FileList:
    def item(self, index: int) -> Blob | JsNull: ...

class Document(Parent):
    documentElement: Element
    body: Element
    activeElement: Element | JsNull
    title: str
    visibilityState: str
    styleSheets: Iterable[StyleSheet]
    def getElementById(self, name: str) -> Element | JsNull: ...
    def elementFromPoint(self, x: float, y: float) -> Element | JsNull: ...
    def createElement(self, name: str) -> Element: ...
    def createElementNS(self, namespace: str, name: str) -> Element: ...
    def execCommand(self, name: str) -> bool: ...

class StyleSheet:
    href: str
    cssRules: Iterable[Rule]

class Rule:
    cssText: str

class Event:
    """An event of any kind, with what we use of each. Its target may also be the document."""

    type: str
    target: Element
    relatedTarget: Element | JsNull
    timeStamp: float
    animationName: str
    defaultPrevented: bool
    key: str | JsNull
    repeat: bool
    isComposing: bool
    ctrlKey: bool
    metaKey: bool
    altKey: bool
    shiftKey: bool
    pointerType: str
    isPrimary: bool
    button: int
    clientX: float
    clientY: float
    matches: bool
    persisted: bool
    data: object
    returnValue: object
    @classmethod
    def new(cls, name: str) -> Event: ...
    def preventDefault(self) -> None: ...
    def stopPropagation(self) -> None: ...

class Window(EventTarget):
    localStorage: Storage
    AudioContext: Any
    def matchMedia(self, query: str) -> MediaQuery: ...
    innerHeight: int
    def scrollTo(self, x: float, y: float) -> None: ...
    def scrollBy(self, options: object) -> None: ...
    def requestIdleCallback(self, callback: JsProxy) -> int: ...
    def __setattr__(self, name: str, value: object) -> None: ...

class MediaQuery(EventTarget):
    matches: bool

document: Document
window: Window

class FormData:
    @classmethod
    def new(cls, form: Element) -> FormData: ...
    def __iter__(self) -> Iterator[tuple[str, str | Blob]]: ...

class Image:
    @classmethod
    def new(cls) -> Element: ...

# -- storage, address, device

class Storage:
    length: int
    def key(self, index: int) -> str | JsNull: ...
    def getItem(self, key: str) -> str | JsNull: ...
    def setItem(self, key: str, text: str) -> None: ...
    def removeItem(self, key: str) -> None: ...

class Location:
    href: str
    hash: str
    pathname: str
    search: str
    def reload(self) -> None: ...

class History:
    def pushState(self, state: None, title: str, url: str) -> None: ...
    def replaceState(self, state: None, title: str, url: str) -> None: ...

class Navigator:
    vendor: str
    languages: Sequence[str]
    clipboard: Clipboard
    mediaDevices: Any
    def share(self, what: object) -> Awaitable[None]: ...
    def canShare(self, what: object) -> bool: ...

class Clipboard:
    def writeText(self, text: str) -> Awaitable[None]: ...

class Crypto:
    def getRandomValues(self, numbers: Uint32Array) -> Iterable[int]: ...

class Uint32Array:
    @classmethod
    def new(cls, length: int) -> Uint32Array: ...

class Date:
    @classmethod
    def new(cls) -> Date: ...
    @staticmethod
    def now() -> float: ...
    def getTimezoneOffset(self) -> float: ...

location: Location
history: History
navigator: Navigator
crypto: Crypto

# -- files and the network

class Blob:
    size: int
    @classmethod
    def new(cls, parts: object, options: object) -> Blob: ...
    def text(self) -> Awaitable[str]: ...

class File:
    @classmethod
    def new(cls, parts: object, name: str, options: object) -> File: ...

class URL:
    href: str
    @classmethod
    def new(cls, address: str, base: str) -> URL: ...
    @staticmethod
    def createObjectURL(blob: Blob) -> str: ...
    @staticmethod
    def revokeObjectURL(address: str) -> None: ...

class Response:
    ok: bool
    status: int
    def arrayBuffer(self) -> Awaitable[Buffer]: ...

class Buffer:
    def to_bytes(self) -> bytes: ...

def fetch(address: str) -> Awaitable[Response]: ...

# -- the language, and libraries that the page has loaded

class Promise:
    @classmethod
    def new(cls, body: JsProxy) -> Awaitable[Any]: ...

class Console:
    def error(self, *what: object) -> None: ...
    def warn(self, *what: object) -> None: ...

class Json:
    def parse(self, text: str) -> Any: ...
    def stringify(self, value: object) -> str: ...

class Morph:
    def morph(self, root: Element, markup: str, options: object) -> None: ...

class Words:
    wait: str

class Longhouse:
    """What the scripts of static/runtime/ offer; a worker has only `part`."""

    def part(self, name: str) -> Awaitable[None]: ...
    def words(self) -> Words: ...

console: Console
longhouse: Longhouse
JSON: Json
Idiomorph: Morph

def decodeURIComponent(text: str) -> str: ...
def setTimeout(callback: JsProxy, milliseconds: float) -> int: ...
def clearTimeout(timer: int) -> None: ...
