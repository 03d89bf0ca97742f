# The bots' worker. PyScript wants a file of its own for each worker.

__export__ = ["hurry", "ping", "think"]
