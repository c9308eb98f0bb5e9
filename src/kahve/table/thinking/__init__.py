"""What takes the bots of a server time: turns, hints, reviews and styles, and who pays for them."""
