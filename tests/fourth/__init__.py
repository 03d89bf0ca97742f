"""Rune stones: a small complete game, to show that a fourth game is one folder and one line."""
