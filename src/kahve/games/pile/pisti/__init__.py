"""Pisti: four in partnership, two, or three each for himself."""

from __future__ import annotations

from typing import Any

from ....cards.deck import STANDARD, Deck
from ....engine.game import Game, Preset
from ..rules import MOVE_NUMBERS, could_hold, legal, objection, sides_in_teams
from ..screen import PileScreen
from ..values import FOUR_ACES_FOUR_JACKS, deal_total
from ..words import REASONS, words_for
from .rules import BOTTOM_JACK, FOUR_JACKS, TURNED_JACK, House, Record, deal, play, score, worth


def deck(house: Any) -> Deck:
    """One standard pack."""
    return STANDARD


GAME = Game(
    name="pisti",
    title="Pisti",
    family="pile",
    summary="Take the pile by matching its top card; take a lone card with its own rank and it is a pisti.",
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
    voids={
        FOUR_JACKS: "All four kitty cards are jacks: the same dealer deals again.",
        BOTTOM_JACK: "The bottom card is a jack: the pack is cut again.",
        TURNED_JACK: "A jack was turned up: the same dealer deals again.",
    },
    items=("cards", "card_points", "most_cards", "bonus", "total"),
    screen=PileScreen("pisti"),
    legal=legal,
    could_hold=could_hold,
    worth=worth,
    fixed_points=deal_total(FOUR_ACES_FOUR_JACKS, deck),
    presets=(
        Preset("classic", "Partnership Pisti", "Four players, partners opposite, to 151.", {}),
        Preset("two_hand", "Two-Hand Pisti", "Two players, each for himself, to 151.", {"seats": 2}),
        Preset(
            "turkish_app",
            "Double Pisti",
            "As a Turkish app counts: 30 for a jack on a jack, 20 for an ace on an ace.",
            {"jack_on_jack_bonus": 30, "ace_on_ace_bonus": 20},
        ),
    ),
)
