"""The floor games: cards lie side by side and are taken by their like and by sums. Each game has a folder with its house rules."""
