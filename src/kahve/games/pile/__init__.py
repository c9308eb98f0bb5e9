"""The pile games: cards lie on one pile, and only its top card can be matched. Each game has a folder with its own rules."""
