"""Stop a match as soon as it is decided.

A test between two margins looks at every chunk, and its chances of error hold although it looks often.
"""

from kahve.lab.match import matched
from kahve.lab.run import run
from kahve.lab.sequential import SignTest

match = matched("pisti", {"seats": 2}, ["greedy", "random"], seed=7)
outcome = run(match, deals=20_000, test=SignTest(h0=0, h1=2))
assert outcome.verdict == "h1"
print(f"greedy is better, after {outcome.results().deals} of 20000 deals")
