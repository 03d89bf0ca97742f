"""The figures of the house, each as a ratio measured in one run: `python3 dev.py bench`."""
