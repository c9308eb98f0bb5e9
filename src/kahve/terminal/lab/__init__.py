"""`kahve lab`: matches, rating lists, studies and training, with figures that say how sure they are."""

from __future__ import annotations

import typer

from ...language import later
from ..manual import Command, Group, help_text
from ..needing import needing_numpy
from .data import data
from .lab_options import bundled
from .ladder import ladder
from .leaderboard import leaderboard
from .match import match
from .rate import rate
from .study import study
from .train import train

lab = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode=None)
for command, help_of_command in (
    (match, help_text(later("help-match"), "kahve lab match pisti --players greedy,random --deals 2000 --out deals")),
    (rate, help_text(later("help-rate"), "kahve lab rate pisti --players greedy,random --deals 2000")),
    (ladder, help_text(later("help-ladder"), "kahve lab ladder pisti --seats 2 --player greedy --against random,simple --deals 200")),
    (leaderboard, help_text(later("help-leaderboard"), "kahve lab leaderboard greedy")),
    (study, help_text(later("help-study"), "kahve lab study pisti --sweep jack_on_jack_bonus=10,20,30 --html study.html")),
    (data, help_text(later("help-data"), "kahve lab data deals.jsonl --out choices")),
    (train, help_text(later("help-train"), "kahve lab train pisti --house seats=2 --minutes 30 --out mine.npz")),
):
    extra = "train" if command is train else "lab"
    lab.command(cls=Command, help=help_of_command)(needing_numpy(bundled(command), f"lab {command.__name__}", extra))
