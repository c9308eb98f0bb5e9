"""The players: levels, players of somebody's own, and how each of them chooses; the quick ones in compiled form too."""
