"""The pile games and the floor games share this: hands, stock, tricks, bonuses, the count, and most house rules."""
