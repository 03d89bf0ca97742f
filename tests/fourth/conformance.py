"""Bots draw in most turns: undo stops there."""

seldom = True
