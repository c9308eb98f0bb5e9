"""The floor games: cards lie side by side and are taken by their like and by sums. A folder a game has what is its own."""
