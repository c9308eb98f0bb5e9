"""What can be told of others from what they have played: the cards that they may hold, and how they err."""
