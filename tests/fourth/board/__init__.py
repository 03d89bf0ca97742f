"""The picture of Rune stones."""
