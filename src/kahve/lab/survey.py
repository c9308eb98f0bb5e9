"""Studies every house rule of a game, each value with the same cards: what the rules do, beside how much of a deal is luck.

A house rule is studied by the first preset under which it changes a deal. A short trial of `TRIAL` deals says which one that is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import islice

from ..engine.game import Game
from ..engine.house import HouseError, Option, Value
from ..engine.numeric import np
from ..games.effects import Effect, Figure
from .deal_loops import fewest_players
from .estimate import NORMAL, Estimate
from .match import Match, matched
from .results import Played, by_player_and_deal
from .study import CHANGE, LEAD, MATTERED, MOVES, SIDE, TURNED, Measure, StudySums, Sweep, figures_of
from .sums import Sums

MOST_VALUES = 5
"""The number of values played in a range of numbers: its ends, its default, and some between."""
TRIAL = 128
"""Deals that are played to find out whether a house rule changes anything."""
RIVAL = "erratic"
"""The weaker player against whom luck is measured."""

TOGETHER = 8
"""The number of house rules that are played together, with the same yardstick."""

Play = Callable[[Sequence[Match], int, Sequence[str]], Iterable[Sequence[Played]]]
"""Called with matches, the number of deals and a name for each match, by which it is kept; gives their chunks as
`kahve.lab.run.in_order` does."""

Planned = tuple[Sweep, str]
"""The matches of a house rule, and the preset whose other house rules they have."""


def values_to_try(option: Option) -> list[Value]:
    """The values of a house rule that are played; none where people write a text of their own.

    >>> from kahve.engine.house import number
    >>> values_to_try(number(0, 40, default=3, paragraph="1", says="x"))
    [0, 3, 13, 27, 40]
    """
    if option.kind == "text":
        return []
    if option.kind == "yes_no":
        return [True, False]
    if option.allowed:
        return list(option.allowed)
    default = option.number_for(option.default)
    if option.high - option.low < MOST_VALUES:
        return list(range(option.low, option.high + 1))
    spread = [option.low + round((option.high - option.low) * part / (MOST_VALUES - 2)) for part in range(MOST_VALUES - 1)]
    return sorted({*spread, default})


def surveyed(game: Game, options: Iterable[Option], player: str, deals: int, seed: int, play: Play) -> Iterator[list[Effect]]:
    """The effects of these house rules in turn, value by value: a list for each rule that has two values or more to play.

    Each rule is played by the first preset under which it changes a deal.

    player: who sits at every seat, and against whom rivals play for the share of luck. deals: how many of each.
    """
    lucks: dict[Match, Estimate] = {}
    options = iter([option for option in options if len(values_to_try(option)) > 1])
    while together := list(islice(options, TOGETHER)):
        chosen: dict[str, Planned] = {}
        unmoved: dict[str, Planned] = {}
        for preset in ("", *(preset.name for preset in game.presets)):
            sweeps = {option.name: _sweep(game, option, player, seed, preset) for option in together if option.name not in chosen}
            tried = {rule: sweep for rule, sweep in sweeps.items() if sweep is not None}
            trials = _gathered(tried, TRIAL, "trial", play)
            chosen |= {rule: tried[rule] for rule, sums in trials.items() if _matters(sums)}
            unmoved = tried | unmoved
        chosen = unmoved | chosen
        gathered = _gathered(chosen, deals, "alike", play)
        for option in together:
            sweep, preset = chosen.get(option.name, (None, ""))
            effects = [] if sweep is None else _effects(sweep, preset, gathered[option.name], player, deals, lucks, play)
            by_value = {effect.value: effect for effect in effects}
            for value in values_to_try(option):
                text = option.plain(option.number_for(value))
                if text not in by_value:
                    by_value[text] = Effect(game.name, option.name, text, preset, refused=_refusal(game, option, value, preset))
            tries = [option.plain(option.number_for(value)) for value in values_to_try(option)]
            yield [by_value[text] for text in dict.fromkeys((*tries, *by_value))]


def _sweep(game: Game, option: Option, player: str, seed: int, preset: str) -> Planned | None:
    """The matches of the values that go together with a preset, and the preset; None if fewer than two do."""
    given = {**(game.preset(preset).values if preset else {})}
    usual = option.number_for(given.get(option.name, option.default))
    matches = {}
    for number in dict.fromkeys((*map(option.number_for, values_to_try(option)), usual)):
        try:
            matches[number] = matched(game.name, {option.name: option.value_of(number)}, [player], seed, preset=preset or None)
        except HouseError:
            continue
    if len(matches) < 2 or usual not in matches:
        return None
    return Sweep(option, tuple(map(option.value_of, matches)), tuple(matches.values()), option.value_of(usual)), preset


def _gathered(planned: Mapping[str, Planned], deals: int, what: str, play: Play) -> dict[str, StudySums]:
    """The sums of the sweeps of several rules, whose matches are played together: one that several rules have is played once."""
    names: dict[Match, str] = {}
    for sweep, preset in planned.values():
        for number, match in enumerate(sweep.matches):
            names.setdefault(match, _name(sweep, number, preset, what))
    sums = {rule: StudySums(sweep.matches, sweep.values.index(sweep.yardstick)) for rule, (sweep, _) in planned.items()}
    for parts in play(list(names), deals, list(names.values())) if names else ():
        played = dict(zip(names, parts, strict=True))
        for of_rule in sums.values():
            of_rule.add([played[match] for match in of_rule.matches])
    return sums


def _matters(trial: StudySums) -> bool:
    """Whether a short trial has a deal whose points differ, or values that deal other cards."""
    known = [measure.estimate for place in range(len(trial.matches)) for measure in trial.measures(place, "") if measure.name == MATTERED]
    return any(estimate is None or estimate.mean > 0 for estimate in known)


def _effects(
    sweep: Sweep, preset: str, sums: StudySums, player: str, deals: int, lucks: dict[Match, Estimate], play: Play
) -> Iterator[Effect]:
    """The effect of each value that was played. lucks: the shares of luck that are known, and gets those that are not."""
    option, measures = sweep.option, figures_of(sweep, sums)
    for number, (value, match) in enumerate(zip(sweep.values, sweep.matches, strict=True)):
        value_text = option.plain(option.number_for(value))
        figures = {measure.name: measure.estimate for measure in measures if measure.value == value_text}
        unequal = _against_rivals(match, player)
        # A player who is as strong as the rival has no share of skill to find.
        if player != RIVAL and unequal not in lucks:
            luck = LuckSums(unequal)
            for [part] in play([unequal], deals, [_name(sweep, number, preset, "luck")]):
                luck.add(part)
            lucks[unequal] = luck.estimate()
        effect = Effect(sweep.game.name, option.name, value_text, preset, value == sweep.yardstick, sums.blocks * len(match.players))
        yield replace(
            effect,
            lead=_figure(figures[LEAD]),
            change=_compared(figures[CHANGE], effect),
            points=_figure(_mean_points(measures, value_text)),
            length=_figure(figures[MOVES]),
            luck=_figure(lucks.get(unequal)),
            mattered=_compared(figures[MATTERED], effect),
            turned=_compared(figures[TURNED], effect),
        )


def _name(sweep: Sweep, number: int, preset: str, what: str) -> str:
    """The name of a match in a survey; the yardsticks of all house rules are one match by the name of the preset."""
    value = sweep.values[number]
    rule = "" if value == sweep.yardstick else f",{sweep.option.name}={sweep.option.plain(sweep.option.number_for(value))}"
    return f"{sweep.game.name},{preset or 'default'}{rule},{what}"


def _refusal(game: Game, option: Option, value: Value, preset: str = "") -> str:
    """The sentence on why this value does not go together with a preset's other house rules."""
    try:
        game.settle({option.name: value}, preset or None)
    except HouseError as error:
        return str(error)
    return "It does not go together with the value by default."


def _against_rivals(match: Match, player: str) -> Match:
    """The same house rules with the player against as few of RIVAL as can be seated evenly."""
    players = [player, *[RIVAL] * (fewest_players(match.game, match.settled) - 1)]
    return Match(match.game_name, match.house, tuple(players), match.seed)


class LuckSums:
    """Gathers the share of luck in the margin of a deal between the first player and the others, and keeps no deal.

    Let M be the margin of one deal, m its mean. The share of skill is m² / E[M²], and luck is the rest. A block is one sample.
    """

    def __init__(self, match: Match) -> None:
        """match: of the player whose skill it is, and of the others."""
        self._players, self._total = len(match.players), match.game.rules.items.index("total")
        # Of a block: the margins of its deals, and their squares.
        self._sums = Sums(2)

    def add(self, played: Played) -> None:
        """Add blocks."""
        points = by_player_and_deal(played.sheets[played.whole][..., self._total]).astype(np.int64)
        margins = (self._players - 1) * points[..., 0] - points[..., 1:].sum(axis=2)
        self._sums.add(np.stack([margins.sum(axis=1), (margins**2).sum(axis=1)], axis=1))

    def estimate(self) -> Estimate:
        """The share, with an interval by the delta method; nan where no deal had a margin."""
        blocks = self._sums.blocks
        margin, square = (self._sums.mean_and_variance(column)[0] for column in ((1, 0), (0, 1))) if blocks else (0, 0)
        if not square:
            return Estimate(math.nan, math.nan, blocks, math.nan, math.nan)
        slope = Fraction(margin, square * self._players)
        _, error = self._sums.mean_and_error((2 * slope, -slope * slope * self._players))
        luck = float(1 - margin * slope)
        return Estimate(luck, error, blocks, max(0.0, luck - NORMAL * error), min(1.0, luck + NORMAL * error))


def _mean_points(measures: Sequence[Measure], value: str) -> Estimate | None:
    """The points of a side and deal: the mean over the sides, with the interval as wide as the widest of theirs."""
    sides = [each.estimate for each in measures if each.value == value and each.name.startswith(f"{SIDE}_") and each.estimate]
    if not sides:
        return None
    mean, error = sum(each.mean for each in sides) / len(sides), max(each.error for each in sides)
    reach = max(each.high - each.mean for each in sides)
    return Estimate(mean, error, sides[0].blocks, mean - reach, mean + reach)


def _compared(estimate: Estimate | None, effect: Effect) -> Figure | None:
    """A figure that is compared with the yardstick; None for the yardstick itself."""
    return None if effect.yardstick else _figure(estimate)


def _figure(estimate: Estimate | None) -> Figure | None:
    return None if estimate is None or math.isnan(estimate.mean) else Figure(estimate.mean, estimate.low, estimate.high)
