"""What an operator sees: the journal and the figures."""
