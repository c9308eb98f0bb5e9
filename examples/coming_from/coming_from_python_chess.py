"""From python-chess.

- `chess.Board()` is `kahve.new(game)`, and then a deal: cards are dealt, so there is no one beginning.
- `board.legal_moves` is `table.legal`, as text, and `table.moves`, as numbers.
- `push` and `pop` are `play` and `undo`; `san` and `parse_san` are `write` and `read`.
- `fen()` is `str(table)`, and `chess.Board(fen)` is `kahve.position(game, line)`.
- A PGN is a log: `table.log()`, and `kahve.read(lines)`, which referees it.
- `chess.engine` is `kahve.bots.bot(name)`; it gets a view, because it may not see the cards of others.
"""

import random

import kahve
from kahve.bots import bot

table = kahve.new("pisti", seats=2)
table.deal(seed=7)
table.play(table.legal[0])
again = kahve.position("pisti", str(table))
assert str(again) == str(table)
table.undo()
engine, chance = bot("greedy"), random.Random(1)
while table.turn != kahve.NOBODY:
    table.play(engine.choose(table.view(table.turn), table.moves, chance))
assert kahve.read(table.log().splitlines()).scores == table.scores
print(table.scores)
