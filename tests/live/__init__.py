"""A table on several devices: the protocol, and whole apps joined over a simulated network."""
