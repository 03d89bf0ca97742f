"""Vikings to be learnt: its rules in words and drawings, and a lesson."""
