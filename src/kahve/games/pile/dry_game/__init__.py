"""The Dry Game, for two to four."""

from __future__ import annotations

from typing import Any

from ....cards.deck import STANDARD, Deck
from ....engine.game import Game, Preset
from ..rules import MOVE_NUMBERS, could_hold, legal, objection, sides_in_teams
from ..screen import PileScreen
from ..values import deal_total
from ..words import REASONS, words_for
from .rules import MOST_CLUBS_POINTS, POINTS, TOP_JACK, House, Record, deal, play, score, worth


def deck(house: Any) -> Deck:
    """One standard pack."""
    return STANDARD


GAME = Game(
    name="dry_game",
    title="Dry Game",
    family="pile",
    summary="Every capture of a lone card is a dry trick, and most clubs count too.",
    version="1.0",
    layout=Record.layout,
    house=House,
    deck=deck,
    sides=sides_in_teams,
    deal=deal,
    objection=objection,
    play=play,
    score=score,
    move_numbers=MOVE_NUMBERS,
    **words_for(deck),
    reasons=REASONS,
    voids={TOP_JACK: "A jack lies on top of the stack: the same dealer deals again."},
    items=("cards", "card_points", "most_cards", "bonus", "most_clubs", "total", "clubs"),
    screen=PileScreen("dry trick"),
    legal=legal,
    could_hold=could_hold,
    worth=worth,
    fixed_points=deal_total(POINTS, deck, most_clubs=MOST_CLUBS_POINTS),
    presets=(
        Preset("classic", "Dry Game", "Two players to 101, four cards on the stack with every batch.", {}),
        Preset(
            "greek",
            "After Greek Xeri",
            "The stack is laid once, a jack on it is replaced, courts and tens count.",
            {"refill_stack": "first_batch", "stack_top_jack": "replaced", "card_points": "greek"},
        ),
    ),
)
