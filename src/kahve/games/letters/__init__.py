"""The letter games: Quist, Animal Quist, Chili Dog, Turtle and Soup."""
