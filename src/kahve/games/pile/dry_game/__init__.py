"""The Dry Game, for two to four: its presets, its names and what a card is worth to a player."""

from __future__ import annotations

from ....cards.faces import CARD_NUMBERS, CLUBS
from ....engine.game import presets_of
from ....language import later, noun
from ...fishing.greedy import POINT
from ...fishing.values import worths_of
from ..game import pile_game
from . import rules
from .rules import MOST_CLUBS_POINTS, POINTS, TOP_JACK

ON_THE_WAY = dict.fromkeys(range(CLUBS, CARD_NUMBERS, 4), POINT * MOST_CLUBS_POINTS // 7)
"""What a club is worth besides on the way to most clubs."""
WORTHS = worths_of(POINTS, ON_THE_WAY)


GAME = pile_game(
    rules,
    name="dry_game",
    title=noun("fishing-game", "dry-game"),
    also=later("fishing-also-dry-game"),
    summary=later("fishing-summary-dry-game"),
    voids={TOP_JACK: later("fishing-void-dry-game-top-jack")},
    items=("cards", "card_points", "most_cards", "bonus", "most_clubs", "total", "clubs"),
    bonus=noun("fishing-capture", "dry-trick"),
    worths=WORTHS,
    most_clubs=MOST_CLUBS_POINTS,
    presets=presets_of(
        "fishing-preset-dry-game",
        {"classic": {}, "greek": {"refill_stack": "first_batch", "stack_top_jack": "replaced", "card_points": "greek"}},
    ),
)
