"""Tables in memory: their lines, their bots at work, and the server that holds them."""
