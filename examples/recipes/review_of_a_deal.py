"""Find the mistakes of a deal.

A review compares each move with the best one that the seat could have known.
"""

import random

import kahve
from kahve.bots import bot
from kahve.bots.players.settings import Search
from kahve.bots.review.reviews import review

table, chance = kahve.new("pisti", seats=2), random.Random(1)
table.deal(seed=7)
while table.turn != kahve.NOBODY:
    table.play(bot("random").choose(table.view(table.turn), table.moves, chance))
reviewed = review(table, 1, Search(worlds=60, depth=1, stretches=1), seed=1, par_times=1)
assert len(reviewed.judged) > 10
worst = max(reviewed.judged, key=lambda judged: judged.given)
view = worst.choice.view
print(view.write(worst.chosen.turn), "instead of", view.write(worst.best.turn), f"gave {worst.given:.1f} points away")
