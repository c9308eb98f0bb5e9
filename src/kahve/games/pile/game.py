"""The `Game` of a pile game, from what is its own; the rest is the same in all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...cards.deck import Deck
from ...engine.game import Game, Preset, Rule
from ..fishing.greedy import POINT, stretch
from ..fishing.rules import could_hold, sides_in_teams
from ..fishing.values import deal_total
from .greedy import judgement
from .rules import MOVE_NUMBERS, legal, objection, pair_bonus
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
    move_bonus: Rule = pair_bonus,
    worths: NDArray[np.int16] | None = None,
    presets: tuple[Preset, ...],
    items: tuple[str, ...] = ITEMS,
    sides: Callable[[Any], int] = sides_in_teams,
    voids: Mapping[int, str] | None = None,
    most_clubs: int = 0,
) -> Game:
    """A pile game.

    rules: the module with its Record, House, deal, play, score and POINTS (what each card counts). bonus: what the capture of a lone card
    is called; move_bonus: the rule that says what it scores. worths: what each card is worth to a player, a hundred to the point, where
    that is not what it counts. most_clubs: the points for most clubs.
    """
    judged = judgement(POINT * rules.POINTS.astype(np.int16) if worths is None else worths, move_bonus)
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
        reckon=judged.reckon,
        recall=judged.recall,
        weigh=judged.weigh,
        plain=judged.plain,
        stretch=stretch,
        reach=2,
        fixed_points=deal_total(rules.POINTS, deck, most_clubs=most_clubs),
        presets=presets,
    )
