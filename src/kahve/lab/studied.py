"""A study as one object of Python: it plays the values of a house rule and shows itself in a notebook as its page.

>>> from kahve.lab.engines import Threads
>>> bonus = studied("pisti", "match_bonus", ["5", "10"], ["random"], 4, seed=1, house={"seats": 2}, compiled=False, engine=Threads(1))
>>> bonus
<Study of match_bonus in pisti: 5, 10; 4 deals for each value>
>>> bonus.figure("5", "moves").mean
48.0
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from html import escape

from .engines import Engine
from .estimate import Estimate
from .page import page
from .run import blocks_of, in_order
from .study import Measure, StudySums, Sweep, figures_of, swept


@dataclass(frozen=True, repr=False)
class Study:
    """The figures of a house rule, value by value. deals: how many were played for each value."""

    sweep: Sweep
    measures: tuple[Measure, ...]
    deals: int

    def figure(self, value: str, name: str) -> Estimate | None:
        """The figure of this name for a value in words; KeyError for one that there is not."""
        for measure in self.measures:
            if (measure.value, measure.name) == (value, name):
                return measure.estimate
        raise KeyError(f"This study has no {name} for {value}.")

    @property
    def html(self) -> str:
        """The page with plots and the table of all figures, which needs no other file."""
        return page(self.sweep, self.measures, self.deals)

    def __repr__(self) -> str:
        option = self.sweep.option
        values = ", ".join(option.plain(option.number_for(value)) for value in self.sweep.values)
        return f"<Study of {option.name} in {self.sweep.game.name}: {values}; {self.deals} deals for each value>"

    def _repr_html_(self) -> str:
        """The page in a frame of its own, so that its styles stay inside."""
        return f'<iframe srcdoc="{escape(self.html)}" style="width:100%;height:44rem;border:0" title="{escape(repr(self))}"></iframe>'


def studied(
    game: str,
    option: str,
    values: Sequence[str],
    players: Sequence[str],
    deals: int,
    *,
    seed: int = 1,
    house: Mapping[str, object] | None = None,
    preset: str | None = None,
    compiled: bool = True,
    engine: Engine | None = None,
) -> Study:
    """Play a study of one house rule as `kahve lab study` does. Raises what `swept` raises.

    compiled: whether the rules are compiled first, which is worth it for thousands of deals.
    """
    sweep = swept(game, option, values, players, seed, house or {}, preset)
    sums = StudySums(sweep.matches, sweep.values.index(sweep.yardstick))
    with closing(in_order(sweep.matches, blocks_of(sweep.matches[0], deals), compiled=compiled, engine=engine)) as chunks:
        for parts in chunks:
            sums.add(parts)
    return Study(sweep, tuple(figures_of(sweep, sums)), sums.blocks * len(players))
