"""Referee a log, and step through it.

To read a log is to play it again: a move that was not legal, or a wrong score, is refused with a sentence.
"""

import random

import kahve
from kahve.bots import bot

table, chance = kahve.new("pisti", seats=2), random.Random(1)
table.deal(seed=7)
while table.turn != kahve.NOBODY:
    table.play(bot("greedy").choose(table.view(table.turn), table.moves, chance))
lines = table.log().splitlines()
again = kahve.read(lines)
assert again.scores == table.scores
print(again.steps(seat=0).says[1])
false = [line.replace('"total": ', '"total": 1') for line in lines]
try:
    kahve.read(false)
except kahve.LogError as error:
    print(error)
else:
    raise AssertionError("a false sheet is refused")
