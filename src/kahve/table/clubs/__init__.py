"""Clubs without input or output: what a club is, and what its members may do."""
