"""The pile games: one stack of which only the top card can be matched. Here is what they share; a folder a game has the rest."""
