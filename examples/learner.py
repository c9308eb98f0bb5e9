"""A learner that you watch: progress, a break, and the curve. The cells open in Jupyter."""

# %% [markdown]
# # A learner that you watch
#
# A network learns Two-Hand Pisti by playing against itself, and you see how far it has come.
# Open this file in Jupyter (with Jupytext), in VS Code or in PyCharm, which run it cell by cell; `python learner.py` runs all of it.
# It needs `pip install 'kahve[train]'`.

# %%
import time
from pathlib import Path

from kahve.lab.curve import picture
from kahve.lab.engines import Threads
from kahve.lab.round_settings import RoundSettings
from kahve.lab.simulate import simulate
from kahve.lab.train import Training
from kahve.lab.training_file import go_on_from, save

MINUTES = 3  # after two and a half it plays about as well as `greedy`
EXAMS = 6
FILE = Path("learner.npz")
SETTINGS = RoundSettings(games=256, wide=128)


def begun() -> Training:
    """A network of random weights, with all that it needs compiled."""
    training = Training("pisti", {"seats": 2}, SETTINGS, seed=1)
    training.warm()
    return training


training = begun()

# %% [markdown]
# ## Progress
#
# A round is some thousand moves of play and the learning from them.
# An exam has the same deals every time, so its differences are those of the network.


# %%
def learn(training: Training, until: float) -> None:
    """Play rounds for this number of minutes, with exams at equal distances and a line for each."""
    distance, last = 60 * MINUTES / EXAMS, time.monotonic()
    while training.seconds < 60 * until:
        training.play_round(min(1.0, training.seconds / (60 * MINUTES)))
        if training.seconds >= distance * len(training.exams) or time.monotonic() - last > 30:
            last = time.monotonic()
            margin = training.examine(("greedy",), blocks=200).against["greedy"]
            share = training.seconds / (60 * MINUTES)
            more = f"{margin.mean:+.2f} ({margin.low:+.2f} to {margin.high:+.2f})"
            print(f"{share:4.0%}  {training.deals:7,} deals  {more} a deal more than greedy")


training.examine(("greedy",), blocks=200)
learn(training, MINUTES / 2)

# %% [markdown]
# ## Stop, and go on
#
# The file has the network, its optimiser and its exams.
# A second training takes them up, perhaps on another day, and goes on where the first one stopped.

# %%
save(training, FILE)
again = begun()
go_on_from(again, FILE)
assert (again.deals, again.rounds, len(again.exams)) == (training.deals, training.rounds, len(training.exams))
learn(again, MINUTES)
save(again, FILE)

# %% [markdown]
# ## The curve


# %%
class Curve:
    """The exams of a training, as a notebook draws them."""

    def __init__(self, training: Training) -> None:
        """Draw the exams so far."""
        self.drawn = picture("Two-Hand Pisti", training.exams)

    def _repr_svg_(self) -> str:
        return self.drawn


curve = Curve(again)
Path("learner.svg").write_text(curve.drawn, encoding="utf-8")
curve  # noqa: B018 - the last line of a cell is shown

# %% [markdown]
# ## At a table
#
# The file is a player like any other, here and in every command: `kahve play pisti --players you,net:learner.npz`.

# %%
results = simulate("pisti", {"seats": 2}, [f"net:{FILE}", "random"], deals=400, seed=3, engine=Threads())
margin = results.margin(f"net:{FILE}", "random")
assert again.deals > training.deals
print(f"{margin.mean:+.1f} points a deal more than random, after {again.deals:,} deals")
