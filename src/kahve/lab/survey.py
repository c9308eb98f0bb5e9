"""Studies every house rule of a game, each value with the same cards: what the rules do, beside how much of a deal is luck.

A house rule is studied by the first preset under which it changes a deal. A short trial of `TRIAL` deals says which one that is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from ..engine.game import Game
from ..engine.house import HouseError, Option, Value
from ..games.effects import Effect, Figure
from .deal_loops import fewest_players
from .estimate import NORMAL, Estimate, mean_and_error
from .match import Match, matched
from .results import Played, by_player_and_deal
from .study import CHANGE, LEAD, MATTERED, MOVES, SIDE, TURNED, Measure, Sweep, measured

MOST_VALUES = 5
"""The number of values played in a range of numbers: its ends, its default, and some between."""
TRIAL = 128
"""Deals that are played to find out whether a house rule changes anything."""
RIVAL = "erratic"
"""The weaker player against whom luck is measured."""

Play = Callable[[Match, int, str], Played]
"""Called with a match, the number of deals and a name that is different for each match of a survey."""


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


def surveyed(game: Game, player: str, deals: int, seed: int, play: Play) -> Iterator[list[Effect]]:
    """The effects of each house rule in turn, value by value: a list for each rule that has two values or more to play."""
    for option in game.options:
        if len(values_to_try(option)) > 1:
            yield effects_of(game, option, player, deals, seed, play)


def effects_of(game: Game, option: Option, player: str, deals: int, seed: int, play: Play) -> list[Effect]:
    """The effects of one house rule, value by value, by the first preset under which it changes a deal.

    player: who sits at every seat, and against whom rivals play for the share of luck. deals: how many of each.
    """
    values = values_to_try(option)
    sweeps = [
        measured_effects
        for preset in ("", *(preset.name for preset in game.presets))
        if (measured_effects := _sweep(game, option, values, player, seed, preset))
    ]
    if not sweeps:
        return [
            Effect(game.name, option.name, option.plain(option.number_for(value)), refused=_refusal(game, option, value))
            for value in values
        ]
    chosen = next((each for each in sweeps if _matters(each, play)), sweeps[0])
    sweep, preset = chosen
    parts = [play(match, deals, _name(sweep, number, preset, "alike")) for number, match in enumerate(sweep.matches)]
    measures = measured(sweep, parts)
    effects: dict[str, Effect] = {}
    for number, (value, match, part) in enumerate(zip(sweep.values, sweep.matches, parts)):
        value_text = option.plain(option.number_for(value))
        figures = {measure.name: measure.estimate for measure in measures if measure.value == value_text}
        unequal = _against_rivals(match, player)
        # A player who is as strong as the rival has no share of skill to find.
        luck = None if player == RIVAL else luck_of(unequal, play(unequal, deals, _name(sweep, number, preset, "luck")))
        effect = Effect(game.name, option.name, value_text, preset, value == sweep.yardstick, part.blocks * len(match.players))
        effects[value_text] = replace(
            effect,
            lead=_figure(figures[LEAD]),
            change=_compared(figures[CHANGE], effect),
            points=_figure(_mean_points(measures, value_text)),
            length=_figure(figures[MOVES]),
            luck=_figure(luck),
            mattered=_compared(figures[MATTERED], effect),
            turned=_compared(figures[TURNED], effect),
        )
    value_texts = [option.plain(option.number_for(value)) for value in values]
    refused = {
        value_text: Effect(game.name, option.name, value_text, preset, refused=_refusal(game, option, value, preset))
        for value_text, value in zip(value_texts, values)
        if value_text not in effects
    }
    return [effects.get(value_text) or refused[value_text] for value_text in dict.fromkeys((*value_texts, *effects))]


def _sweep(game: Game, option: Option, values: Sequence[Value], player: str, seed: int, preset: str) -> tuple[Sweep, str] | None:
    """The matches of the values that go together with a preset; None if fewer than two do."""
    given = {**(game.preset(preset).values if preset else {})}
    usual = option.number_for(given.get(option.name, option.default))
    matches = {}
    for number in dict.fromkeys((*map(option.number_for, values), usual)):
        try:
            matches[number] = matched(game.name, {option.name: option.value_of(number)}, [player], seed, preset=preset or None)
        except HouseError:
            continue
    if len(matches) < 2 or usual not in matches:
        return None
    return Sweep(option, tuple(map(option.value_of, matches)), tuple(matches.values()), option.value_of(usual)), preset


def _matters(chosen: tuple[Sweep, str], play: Play) -> bool:
    """Whether a short trial finds a deal whose points differ, or values that deal other cards."""
    sweep, preset = chosen
    parts = [play(match, TRIAL, _name(sweep, number, preset, "trial")) for number, match in enumerate(sweep.matches)]
    known = [measure.estimate for measure in measured(sweep, parts) if measure.name == MATTERED]
    return any(estimate is None or estimate.mean > 0 for estimate in known)


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


def luck_of(match: Match, played: Played) -> Estimate:
    """The share of luck in the margin of a deal between the first player and the others, with an interval by the delta method.

    Let M be the margin of one deal, m its mean. The share of skill is m² / E[M²], and luck is the rest. A block is one sample.
    """
    total = match.game.rules.items.index("total")
    points = by_player_and_deal(played.sheets[played.whole][..., total]) * len(match.players) / played.sheets.shape[2]
    per_deal = points[..., 0] - points[..., 1:].mean(axis=2)
    margins, squares = per_deal.mean(axis=1), (per_deal**2).mean(axis=1)
    (mean, _), (square, _) = mean_and_error(margins), mean_and_error(squares)
    if not square > 0:
        return Estimate(math.nan, math.nan, len(margins), math.nan, math.nan)
    _, error = mean_and_error((2 * mean / square) * (margins - mean) - (mean / square) ** 2 * (squares - square))
    luck = 1 - mean**2 / square
    return Estimate(luck, error, len(margins), max(0.0, luck - NORMAL * error), min(1.0, luck + NORMAL * error))


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
