"""What a deck is: faces, packs, orders, notation and the verbs that move cards."""
