# The bots' worker: PyScript wants a file of its own for it, and the names of what the page may call.
from longhouse.browser import worker

hurry, ping, prepare, think = worker.hurry, worker.ping, worker.prepare, worker.think
__export__ = ["hurry", "ping", "prepare", "think"]
