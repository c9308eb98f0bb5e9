"""Tables in memory: their lines, their bots at work, and the house that holds them."""
