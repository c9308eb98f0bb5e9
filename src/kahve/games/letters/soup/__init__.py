"""A row of letters that must stay the beginning of a word; who completes one eats the soup."""

from __future__ import annotations

from ....engine.game import Preset
from ..game import letter_game
from ..moves import SOUP_MOVES
from ..positions import impossible_soup
from ..record import SoupRecord
from . import rules
from .greedy import soup_worth_knowing
from .manners import polite_words
from .rules import check
from .screen import SoupScreen
from .words import SoupFacts, SoupTurns, read_move, write_move

GAME = letter_game(
    rules,
    rules,
    {
        "name": "soup",
        "title": "Soup",
        "summary": "A row of letters that must stay the beginning of a word; who completes one eats the soup.",
        "presets": (
            Preset("short", "Short Soup", "To twenty-five points.", {"target": 25}),
            Preset("both_ends", "Soup at both ends", "Cards may be added on the left too.", {"soup_ends": "both"}),
        ),
    },
    record=SoupRecord,
    screen=SoupScreen(),
    turns=SoupTurns(rules.legal),
    items=("tricks", "spellchecks", "hand", "total"),
    moves=(SOUP_MOVES, write_move, read_move),
    weigh=soup_worth_knowing,
    polite=polite_words,
    facts=SoupFacts,
    check=check,
    impossible=impossible_soup,
    winner_deals=True,
)
