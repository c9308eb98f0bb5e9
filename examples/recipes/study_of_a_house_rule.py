"""Study what a house rule changes.

The same cards are played with each value, so a small change is seen in few deals.
"""

from kahve.lab.studied import studied

study = studied("pisti", "jack_on_jack_bonus", ["20", "30"], ["greedy"], deals=400, seed=7, house={"seats": 2})
points = study.figure("30", "first_seat")
assert points is not None
assert points.low <= points.mean <= points.high
print(study, f"first seat's lead with 30 points: {points.mean:.2f} ({points.low:.2f} to {points.high:.2f})")
