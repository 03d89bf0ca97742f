"""The rules of Vikings Gone Wild in words and drawings, and a lesson."""
