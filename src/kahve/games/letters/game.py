"""The `Game` of a letter game, from what is its own; the rest is the same in all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ...cards.lexicon import FIRST, name_of
from ...engine.game import Game, Habit, Judgement, Preset, Rule, Rules, Screen, Why, Words
from ...engine.invariants import Invariant
from ...language import Noun, Sentence, later
from . import tricks
from .greedy import common_words, expert_of, whole_list, worth_to
from .habits import HABITS
from .house import LettersHouse, check_deck
from .manners import polite_claims
from .moves import TRICK_MOVES
from .positions import TRICK_INVARIANTS
from .record import TrickRecord
from .rewind import rewind
from .rules import is_passing, passes_in_order
from .trick_screen import TrickScreen
from .trick_words import TRICK_REASONS, TrickTurns, read_move, write_move
from .words import LettersTurns, deck_of, name_move

TRICK_ITEMS = ("tricks", "animals", "peppers", "dog", "turtle", "hand", "spellchecks", "total")

_TURKISH = Preset("turkish", later("letters-preset-turkish"), later("letters-preset-turkish-says"), {"deck": "turkish29", "lexicon": "tr"})
_STRICT = Preset("strict", later("letters-preset-strict"), later("letters-preset-strict-says"), {"word_mode": "strict"})


def trick_game(
    rules: ModuleType, *, name: str, title: Noun, summary: Sentence, presets: tuple[Preset, ...], belief: str = "greedy"
) -> Game:
    """A letter game of tricks.

    rules: the module with its House, play, score and EXPERT_ROW; the other functions are those of `tricks`. EXPERT_ROW says where the
    numbers of an expert stand (`judgement.py`). `belief` is as in `Judgement`.
    """
    return letter_game(
        tricks,
        rules,
        {"name": name, "title": title, "summary": summary, "presets": presets},
        record=TrickRecord,
        screen=TrickScreen(),
        turns=TrickTurns(tricks.legal),
        items=TRICK_ITEMS,
        moves=(TRICK_MOVES, write_move, read_move),
        weigh=worth_to,
        expert_row=rules.EXPERT_ROW,
        polite=polite_claims,
        reasons=TRICK_REASONS,
        check=check_deck,
        invariants=TRICK_INVARIANTS,
        rewind=rewind,
        belief=belief,
        habits=HABITS,
    )


def letter_game(
    shared: ModuleType,
    rules: ModuleType,
    about: dict[str, Any],
    *,
    record: type[Any],
    screen: Screen,
    turns: LettersTurns[Any, Any],
    items: tuple[str, ...],
    moves: tuple[int, Any, Any],
    weigh: Rule,
    expert_row: int,
    polite: Rule,
    reasons: Mapping[int, Why],
    check: Callable[[Any], None],
    invariants: tuple[Invariant, ...],
    winner_deals: bool = False,
    rewind: Rule | None = None,
    belief: str = "none",
    plays_on: str = "greedy",
    habits: tuple[Habit, ...] = (),
) -> Game:
    """A letter game.

    The module `shared` has its deal, objection, legal, could_hold and sides_of. The module `rules` has its House, play and score.
    `about` has name, title, summary and presets. `moves` has how many numbers moves have, how one is written and how one is read.
    `weigh` is the worth of a move to a `Judge`, and `expert_row` is the row by which an expert judges. `reasons` is as in `Words`. `check`,
    `invariants` and `winner_deals` are as in `Rules`. `polite`, `rewind`, `belief`, `plays_on` and `habits` are as in `Judgement`.
    """
    presets = (*about.pop("presets"), _STRICT, _TURKISH)
    return Game(
        **about,
        presets=presets,
        family="letters",
        version="1.1",
        earlier={"1.0": {"lexicon": {name: first for first, name in FIRST.items()}}},  # 1.5
        rules=Rules(
            layout=record.layout,
            house=rules.House,
            deck=deck_of,
            sides=shared.sides_of,
            deal=shared.deal,
            objection=shared.objection,
            play=rules.play,
            score=rules.score,
            move_numbers=moves[0],
            items=items,
            legal=shared.legal,
            undecided=is_passing,
            counts=passes_in_order,
            could_hold=shared.could_hold,
            check=check,
            invariants=invariants,
            low_wins=bool(rules.House.fixed["low_wins"]),
            winner_deals=winner_deals,
        ),
        words=Words(write_move=moves[1], read_move=moves[2], name_move=name_move, reasons=reasons, turns=turns),
        judgement=Judgement(
            weigh=weigh,
            reckon=whole_list,
            recall=common_words,
            expert=expert_of(expert_row),
            polite=polite,
            rewind=rewind,
            belief=belief,
            plays_on=plays_on,
            habits=habits,
        ),
        screen=screen,
        lexicon=_list_of,
    )


def _list_of(house: LettersHouse) -> str:
    return name_of(int(house.lexicon))
