"""A row of letters that must stay the beginning of a word; whoever completes one eats the soup."""

from __future__ import annotations

from ....engine.game import Preset
from ....language import later, noun
from ..game import letter_game
from ..moves import SOUP_MOVES
from ..positions import SOUP_INVARIANTS
from ..record import SoupRecord
from . import rules
from .greedy import soup_worth_to
from .habits import HABITS
from .judgement import EXPERT
from .manners import polite_words
from .rewind import rewind
from .rules import check
from .screen import SoupScreen
from .words import SOUP_REASONS, SoupTurns, read_move, write_move

GAME = letter_game(
    rules,
    rules,
    {
        "name": "soup",
        "title": noun("letters-game", "soup"),
        "summary": later("letters-summary-soup"),
        "presets": (
            Preset("short", later("letters-preset-soup-short"), later("letters-preset-soup-short-says"), {"target": 25}),
            Preset("both_ends", later("letters-preset-soup-both-ends"), later("letters-preset-soup-both-ends-says"), {"soup_ends": "both"}),
        ),
    },
    record=SoupRecord,
    screen=SoupScreen(),
    turns=SoupTurns(rules.legal),
    items=("tricks", "spellchecks", "hand", "total"),
    moves=(SOUP_MOVES, write_move, read_move),
    weigh=soup_worth_to,
    expert_row=EXPERT,
    plays_on="expert",
    polite=polite_words,
    habits=HABITS,
    reasons=SOUP_REASONS,
    check=check,
    invariants=SOUP_INVARIANTS,
    winner_deals=True,
    rewind=rewind,
)
