"""Ask a search what each move is worth.

The same view, seed and number of worlds give the same answer.
"""

import kahve
from kahve.bots.players.settings import Search
from kahve.bots.search.thinking import think

table = kahve.new("pisti", seats=2)
table.deal(seed=7)
view = table.view(table.turn)
thought = think(view, table.moves, Search(worlds=40, depth=1), seed=1)
assert {each.move for each in thought.moves} == set(table.moves)
for each in thought.moves:
    print(view.write([each.move]), f"{each.value:.1f} points, give or take {each.error:.1f}")
