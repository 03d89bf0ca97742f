"""The games as environments of research libraries, each in a module that needs its library installed.

`longhouse.research.open_spiel` registers them with OpenSpiel, `longhouse.research.pettingzoo` makes AEC
environments of PettingZoo. Both number the actions by their place in the table of
questions, `TABLE.all`.
"""
