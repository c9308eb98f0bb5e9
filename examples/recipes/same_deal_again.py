"""Deal the same cards again.

An order of the pack is a line of text: with it anybody deals the same cards, and other moves can be tried.
"""

import kahve

table = kahve.new("pisti", seats=2)
table.deal(seed=7)
table.play(table.legal[0])
table.undo()

order = kahve.Batch("pisti", 1, seats=2, seed=7, compiled=False).order(0)
first, second = kahve.new("pisti", seats=2), kahve.new("pisti", seats=2)
first.deal(order)
second.deal(order)
assert str(first) == str(second)
print(first)
