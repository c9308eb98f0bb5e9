"""Look at what one seat may know.

A view has the seat's own cards; those of others are `??`, and no field of it tells more.
"""

import kahve

table = kahve.new("basra", seats=2)
table.deal(seed=7)
view = table.view(0)
hands = view.cards["hand"]
assert len(hands[0]) == 4
assert hands[1] == ["??"] * 4
seen = view.observation()
print(view.hand, seen["turn"], seen["hand"].tolist())
