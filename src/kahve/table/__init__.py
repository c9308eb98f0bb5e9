"""The table server: a sitting without input or output, its protocol, its store, and the host of many tables."""
