"""The melding games: hands of many cards, melds of a side, piles of seven."""
