"""Rate several players in one list.

Everybody meets everybody over the same cards; 400 points of rating are odds of ten to one.
"""

from kahve.lab.rating import rated, round_robin
from kahve.lab.run import run

matches = round_robin("pisti", {"seats": 2}, ["greedy", "plain", "random"], seed=7)
listed = rated(matches, [run(match, deals=400).played for match in matches])
names = [rated_player.player for rated_player in listed.players]
assert names[-1] == "random"
for rated_player in listed.players:
    rating = rated_player.rating
    print(f"{rated_player.player} {rating.mean:.0f} ({rating.low:.0f} to {rating.high:.0f})")
