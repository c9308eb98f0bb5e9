"""What is said of moves afterwards and beforehand: reviews, advice, par and puzzles."""
