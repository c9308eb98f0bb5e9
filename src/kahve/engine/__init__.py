"""Everything that is derived from a game's four functions: legal moves, views, worlds, text, logs, perft."""
