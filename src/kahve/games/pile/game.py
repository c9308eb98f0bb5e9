"""The `Game` of a pile game, from what is its own; the rest is the same in all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ...cards.deck import Deck
from ...engine.game import Game, Preset
from ..fishing.greedy import stretch
from ..fishing.rules import could_hold, sides_in_teams
from ..fishing.values import deal_total
from .greedy import ranks_recalled, ranks_seen
from .rules import MOVE_NUMBERS, legal, objection
from .screen import PileScreen
from .words import REASONS, words_for

ITEMS = ("cards", "card_points", "most_cards", "bonus", "total")


def pile_game(
    rules: ModuleType,
    deck: Callable[[Any], Deck],
    *,
    name: str,
    title: str,
    summary: str,
    bonus: str,
    presets: tuple[Preset, ...],
    items: tuple[str, ...] = ITEMS,
    sides: Callable[[Any], int] = sides_in_teams,
    voids: Mapping[int, str] | None = None,
    most_clubs: int = 0,
) -> Game:
    """A pile game.

    rules: the module with its Record, House, deal, play, score, worth and POINTS (what each card is worth). bonus: what the capture of a
    lone card is called. most_clubs: the points for most clubs.
    """
    return Game(
        name=name,
        title=title,
        family="pile",
        summary=summary,
        version="1.0",
        layout=rules.Record.layout,
        house=rules.House,
        deck=deck,
        sides=sides,
        deal=rules.deal,
        objection=objection,
        play=rules.play,
        score=rules.score,
        move_numbers=MOVE_NUMBERS,
        **words_for(deck),
        reasons=REASONS,
        voids=voids or {},
        items=items,
        screen=PileScreen(bonus),
        legal=legal,
        could_hold=could_hold,
        worth=rules.worth,
        weigh=rules.weigh,
        reckon=ranks_seen,
        recall=ranks_recalled,
        stretch=stretch,
        reach=2,
        plain=rules.plain,
        fixed_points=deal_total(rules.POINTS, deck, most_clubs=most_clubs),
        presets=presets,
    )
