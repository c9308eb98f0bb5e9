class MeldingScreen:
    """Being built."""
