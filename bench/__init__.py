"""The project's figures, each a ratio measured in one run: `python3 dev.py bench`."""
