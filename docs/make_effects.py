"""The page of the site that says what house rules change, from the figures that `kahve lab study --all` measured."""

from __future__ import annotations

import kahve
from kahve.engine.game import Game
from kahve.games.effects import Effect, Figure, effects

MANY = 500
"""Fewer deals than these are called few."""

HEAD = """# What the house rules change

This page says what each house rule does to a deal.
Every value was played with the same cards and by the same players, experts at every seat.
The file [effects.csv](../src/kahve/games/effects.csv) has every value and the 95% intervals.
This is the command for one game; the number of deals stands at each game:

```sh
kahve lab study pisti --all --players expert --deals 1000 --seed 1 --table pisti.csv
```

A row shows the value that changes most deals, held against the value in brackets.

- *Another result* is the share of deals in which some side's points differ, and *another winner* in which the winners differ.
- *Lead* is the change of the first seat's lead, in points a deal.
- *Luck* is the share of a deal's margin against `erratic`, a weak player, that does not come from playing better.
  [The laboratory](laboratory.md#every-house-rule) has the formula.

The half of a 95% interval stands behind ±.
A dash means that other cards or seats are played, so that no deals can be compared.

In Hand and Foot and in Hand, Knee and Foot most rows were measured while `partner_foot` was `part_of_turn`.
The rows of `partner_foot`, `out_from_hand`, `bury_same_turn` and `stock_out` are newer.
"""


def page() -> str:
    """The page as Markdown: the heading, then a table for each game that was measured."""
    measured = [game for game in kahve.all_games() if effects(game.name)]
    missing = [game.title for game in kahve.all_games() if not effects(game.name)]
    left_out = f"Not measured yet: {', '.join(missing)}.\n" if missing else ""
    return "\n".join([HEAD + left_out, *(section(game) for game in measured)])


def section(game: Game) -> str:
    """A game's heading and the table of its house rules."""
    known = effects(game.name)
    rows = "".join(row([each for each in known if each.option == option.name]) for option in game.options)
    head = "| house rule and value | another result | another winner | lead | luck | preset |\n| --- | --- | --- | --- | --- | --- |\n"
    deals = max(each.deals for each in known)
    sparse = "\nThat is few, so the intervals are wide, and a small effect cannot be seen." if deals < MANY else ""
    return f"## {game.title}\n\n{deals} deals of each value.{sparse}\n\n{head}{rows}"


def row(rule: list[Effect]) -> str:
    """The row of a house rule, with the value that changes most deals; empty for one that was not played."""
    played = [each for each in rule if not each.refused and not each.yardstick]
    if not played:
        return ""
    most = max(played, key=lambda each: each.mattered.mean if each.mattered else 0.0)
    usual = next(each.value for each in rule if each.yardstick)
    cells = (share(most.mattered), share(most.turned), points(most.change), share(most.luck), most.preset or "default")
    return f"| `{most.option}`: {most.value} ({usual}) | {' | '.join(cells)} |\n"


def share(figure: Figure | None) -> str:
    """A share in percent with the half of its interval."""
    return "–" if figure is None else f"{100 * figure.mean:.1f}% ± {50 * (figure.high - figure.low):.1f}"


def points(figure: Figure | None) -> str:
    """A number of points with the half of its interval."""
    return "–" if figure is None else f"{figure.mean:+.2f} ± {(figure.high - figure.low) / 2:.2f}"
