"""Lessons, puzzles and example boards on tables of their own, and the catalogue of games."""
