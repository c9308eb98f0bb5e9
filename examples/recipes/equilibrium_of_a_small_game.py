"""Solve a small game with OpenSpiel.

Six cards in a known order but for two are few enough to walk through; CFR then comes near an equilibrium.
"""

from open_spiel.python.algorithms import cfr, exploitability

import kahve.adapters.open_spiel as spiel

small = spiel.load("dry_game", target="single", pack="JCKC6C6DKD", fixed=2)
solver = cfr.CFRSolver(small)
for _ in range(2):
    solver.evaluate_and_update_policy()
left = exploitability.nash_conv(small, solver.average_policy())
assert left < 10
print(f"{left:.2f} points can still be gained by playing otherwise")
