from collections.abc import Callable
from typing import Literal

class JsException(Exception):
    name: str

class JsNull:
    def __bool__(self) -> Literal[False]: ...

class JsProxy:
    def destroy(self) -> None: ...

def create_proxy(function: Callable[..., object]) -> JsProxy: ...
def create_once_callable(function: Callable[..., object]) -> JsProxy: ...
