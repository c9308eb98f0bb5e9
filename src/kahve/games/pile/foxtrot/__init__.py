"""Foxtrot, for two to nine."""

from __future__ import annotations

from typing import Any

from ....cards.deck import Deck, packs
from ....engine.game import Game, Preset
from ..rules import MOVE_NUMBERS, could_hold, legal, objection, sides_in_teams
from ..screen import PileScreen
from ..values import deal_total
from ..words import REASONS, words_for
from .rules import POINTS, House, Record, deal, packs_of, play, score, worth


def deck(house: Any) -> Deck:
    """Two or three standard packs shuffled together."""
    return packs(packs_of(house))


GAME = Game(
    name="foxtrot",
    title="Foxtrot",
    family="pile",
    summary="Two packs or three, eight cards each, tens are worth ten and the queen of spades costs twenty.",
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
    voids={},
    items=("cards", "card_points", "most_cards", "bonus", "total"),
    screen=PileScreen("foxtrot"),
    legal=legal,
    could_hold=could_hold,
    worth=worth,
    fixed_points=deal_total(POINTS, deck),
    presets=(
        Preset("classic", "Foxtrot", "Four players to 150, an up-card for every hand.", {}),
        Preset("long", "Long Foxtrot", "To 300.", {"target": 300}),
        Preset("one_upcard", "One up-card", "A card is turned up for the first hand only.", {"upcard": "first_hand"}),
    ),
)
