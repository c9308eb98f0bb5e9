"""Pishti, for two, as it was played in Harbin."""

from __future__ import annotations

from typing import Any

from ....cards.deck import STANDARD, Deck
from ....engine.game import Game, Preset
from ..rules import MOVE_NUMBERS, could_hold, each_alone, legal, objection
from ..screen import PileScreen
from ..values import FOUR_ACES_FOUR_JACKS, deal_total
from ..words import REASONS, words_for
from .rules import House, Record, deal, play, score, worth


def deck(house: Any) -> Deck:
    """One standard pack."""
    return STANDARD


GAME = Game(
    name="pishti",
    title="Pishti",
    family="pile",
    summary="Two players, an open stack of four, and a card at the cut that both have seen.",
    version="1.0",
    layout=Record.layout,
    house=House,
    deck=deck,
    sides=each_alone,
    deal=deal,
    objection=objection,
    play=play,
    score=score,
    move_numbers=MOVE_NUMBERS,
    **words_for(deck),
    reasons=REASONS,
    voids={},
    items=("cards", "card_points", "most_cards", "bonus", "total"),
    screen=PileScreen("pishti"),
    legal=legal,
    could_hold=could_hold,
    worth=worth,
    fixed_points=deal_total(FOUR_ACES_FOUR_JACKS, deck),
    presets=(
        Preset("harbin", "Pishti after Harbin", "Two players to 101.", {}),
        Preset("double_jack", "Double jacks", "Twenty for a jack on a jack, as in Pisti.", {"jack_on_jack_bonus": 20}),
    ),
)
