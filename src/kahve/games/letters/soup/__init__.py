"""A row of letters that must stay the beginning of a word; whoever completes one eats the soup."""

from __future__ import annotations

from ....engine.game import Judgement, Words, presets_of
from ....language import later, noun
from ...learned import learned
from ..game import Shared, letter_game, letter_rules
from ..judgement import COMMON_WORDS, THE_HOUSE, player_with
from ..moves import SOUP_MOVES
from ..positions import SOUP_INVARIANTS
from ..record import SoupRecord
from ..words import name_move
from . import rules
from .greedy import soup_worth_to
from .habits import HABITS
from .house import check
from .judgement import CLUB, SoupNumbers
from .manners import polite_words
from .rewind import rewind
from .screen import SoupScreen
from .words import SOUP_REASONS, SoupTurns, read_move, write_move

GAME = letter_game(
    letter_rules(
        Shared(rules.sides_of, rules.deal, rules.objection, rules.legal, rules.could_hold),
        rules,
        record=SoupRecord,
        move_numbers=SOUP_MOVES,
        items=("tricks", "spellchecks", "hand", "total"),
        check=check,
        invariants=SOUP_INVARIANTS,
        winner_deals=True,
    ),
    Words(
        write_move=write_move,
        read_move=read_move,
        name_move=name_move,
        reasons=SOUP_REASONS,
        turns=SoupTurns(rules.legal),
    ),
    Judgement(
        weigh=soup_worth_to,
        reckon=player_with(THE_HOUSE, CLUB),
        recall=player_with(COMMON_WORDS, CLUB),
        expert=player_with(THE_HOUSE, learned(SoupNumbers, __package__)["expert"]),
        polite=polite_words,
        rewind=rewind,
        plays_on="expert",
        habits=HABITS,
    ),
    SoupScreen(),
    name="soup",
    title=noun("letters-game", "soup"),
    summary=later("letters-summary-soup"),
    presets=presets_of("letters-preset-soup", {"short": {"target": 25}, "both_ends": {"soup_ends": "both"}}),
)
