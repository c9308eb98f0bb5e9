"""What takes the bots of a house time: turns, hints, reviews and styles, and who pays for them."""
