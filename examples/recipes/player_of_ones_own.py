"""Write a player, and measure it against a built-in one.

A player is a function of what its seat sees, its legal moves, and a source of chance.
The laboratory finds it by the name of its module, which `-m` and the current folder give.
"""

import sys
from pathlib import Path

from kahve.lab.engines import Threads
from kahve.lab.match import matched
from kahve.lab.run import run

sys.path.insert(0, str(Path(__file__).parent.parent / "players"))

match = matched("pisti", {"seats": 2}, ["greedy", "lowest:lowest"], seed=1)
margin = run(match, deals=40, engine=Threads(1)).results().margin("greedy", "lowest:lowest")
assert margin.mean > 0
print(f"greedy makes {margin.mean:.1f} points a deal more ({margin.low:.1f} to {margin.high:.1f})")
