from collections.abc import Sequence

class DataOverflowError(ValueError): ...

class Code:
    matrix: Sequence[Sequence[int]]

def encode(text: str, error: str, mode: str, encoding: str, micro: bool) -> Code: ...
