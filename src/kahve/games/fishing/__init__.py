"""What the pile games and the floor games share: hands, stock, tricks, bonuses, the count, and the house rules of all of them."""
