"""Small deliberate faults: the places of a source where one fits, and the source with one of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
# a comment that begins so, with a reason, ends a line in which a fault would change nothing one could see
HARMLESS = "# harmless:"
RECKONED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "*"}


class Mutant(NamedTuple):
    """One fault: characters `start` to `end` of the source become `new`."""

    line: int
    start: int
    end: int
    old: str
    new: str

    def of(self, source: str) -> str:
        """The source with the fault."""
        return source[: self.start] + self.new + source[self.end :]


class Source:
    """A source and where its lines begin, in characters; `ast` counts in bytes."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        """The place of a line and a column of `ast`."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def replaced(self, node: ast.expr | ast.stmt, new: str) -> Mutant:
        """A fault that puts something else in the place of a node."""
        start, end = self.span(node)
        return Mutant(node.lineno, start, end, self.text[start:end], new)

    def between(self, left: ast.expr, right: ast.expr, new: str) -> Mutant:
        """A fault that puts another operator between two operands; brackets around them stay."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.text[start:end]
        operator = gap.strip(" \n()")
        at = start + gap.index(operator)
        return Mutant(right.lineno, at, at + len(operator), operator, new)


def mutants(text: str) -> list[Mutant]:
    """Every fault that fits into the functions of a source, in order."""
    source = Source(text)
    found = {
        mutant
        for function in ast.walk(ast.parse(text))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in function.body
        for mutant in _within(source, statement)
    }
    return sorted(
        mutant
        for mutant in found
        if mutant.old != mutant.new and HARMLESS not in source.lines[mutant.line - 1]
    )


def _within(source: Source, node: ast.AST) -> Iterator[Mutant]:
    """The faults of a statement or expression; none in types, assertions and nested functions' heads."""
    if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
        return  # an assertion only tells of a fault that is elsewhere; the wording of an error is no logic
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return  # found by itself
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return  # of `zip`: an assertion too
    if isinstance(node, ast.JoinedStr):
        return  # before Python 3.12 nobody knows where its parts stand
    yield from _here(source, node)
    if isinstance(node, ast.AnnAssign):
        parts: list[ast.AST] = [node.value] if node.value else []
    else:
        parts = list(ast.iter_child_nodes(node))
    for part in parts:
        yield from _within(source, part)


def _here(source: Source, node: ast.AST) -> Iterator[Mutant]:
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            yield source.between(left, right, COMPARED[type(operator)])
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in RECKONED:
            if not (isinstance(left, ast.Constant) and isinstance(left.value, str)):
                yield source.between(left, right, RECKONED[type(operator)])
        case ast.BoolOp(op=operator, values=[*values]):
            other = "or" if isinstance(operator, ast.And) else "and"
            for left, right in pairwise(values):
                yield source.between(left, right, other)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield source.replaced(node, f"({source.text[slice(*source.span(operand))]})")
        case ast.Constant(value=bool(value)):
            yield source.replaced(node, str(not value))
        case ast.Constant(value=int(value)):
            yield source.replaced(node, str(value + 1))
        case ast.If(test=test) | ast.While(test=test):
            if isinstance(node, ast.If):
                yield source.replaced(test, "True")
            yield source.replaced(test, "False")
        case ast.IfExp(test=test):
            yield source.replaced(test, "True")
            yield source.replaced(test, "False")
        case ast.Continue():
            yield source.replaced(node, "break")
        case ast.Expr(value=ast.Call()):
            yield source.replaced(node, "pass")
        case ast.AugAssign():
            yield source.replaced(node, "pass")
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield source.replaced(value, "None")
