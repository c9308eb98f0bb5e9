"""Infers from the play of others the cards that they may hold and the mistakes that they make."""
