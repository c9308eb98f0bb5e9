"""The `Game` of a letter game, from the parts that are its own; the rest is the same in all."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from ...cards.lexicon import FIRST, name_of
from ...engine.game import Game, Judgement, Preset, Rule, Rules, Screen, Words, presets_of
from ...engine.invariants import Invariant
from ...language import Noun, Sentence
from ..learned import learned
from .greedy import worth_to
from .habits import HABITS
from .house import LettersHouse, check_deck
from .judgement import CLUB, COMMON_WORDS, THE_HOUSE, TrickNumbers, player_with
from .manners import polite_claims
from .moves import TRICK_MOVES
from .positions import TRICK_INVARIANTS
from .record import TrickRecord
from .rewind import rewind
from .rules import is_passing, passes_in_order
from .trick_deal import deal
from .trick_play import could_hold, sides_of
from .trick_screen import TrickScreen
from .trick_words import TRICK_REASONS, TrickTurns, read_move, write_move
from .tricks import legal, objection
from .words import deck_of, name_move

TRICK_ITEMS = ("tricks", "animals", "peppers", "dog", "turtle", "hand", "spellchecks", "total")

_FOR_ALL = presets_of("letters-preset", {"strict": {"word_mode": "strict"}, "turkish": {"deck": "turkish29", "lexicon": "tr"}})


def trick_game(
    rules: ModuleType, *, name: str, title: Noun, summary: Sentence, presets: tuple[Preset, ...], belief: str = "greedy"
) -> Game:
    """A letter game of tricks.

    rules: the module with its House, play and score; the other functions are the same in all four. `EXPERT.toml` beside it has the numbers
    of an expert. `belief` is as in `Judgement`.
    """
    return letter_game(
        letter_rules(
            Shared(sides_of, deal, objection, legal, could_hold),
            rules,
            record=TrickRecord,
            move_numbers=TRICK_MOVES,
            items=TRICK_ITEMS,
            check=check_deck,
            invariants=TRICK_INVARIANTS,
        ),
        Words(
            write_move=write_move,
            read_move=read_move,
            name_move=name_move,
            reasons=TRICK_REASONS,
            turns=TrickTurns(legal),
        ),
        Judgement(
            weigh=worth_to,
            reckon=player_with(THE_HOUSE, CLUB),
            recall=player_with(COMMON_WORDS, CLUB),
            expert=player_with(THE_HOUSE, learned(TrickNumbers, rules.__package__)["expert"]),
            polite=polite_claims,
            rewind=rewind,
            belief=belief,
            habits=HABITS,
        ),
        TrickScreen(),
        name=name,
        title=title,
        summary=summary,
        presets=presets,
    )


class Shared(NamedTuple):
    """The functions of a letter game that do not depend on how its deals end, as `Rules` has them."""

    sides: Rule
    deal: Rule
    objection: Rule
    legal: Rule
    could_hold: Rule


def letter_rules(
    shared: Shared,
    rules: ModuleType,
    *,
    record: type[Any],
    move_numbers: int,
    items: tuple[str, ...],
    check: Callable[[Any], None],
    invariants: tuple[Invariant, ...],
    winner_deals: bool = False,
) -> Rules:
    """The rules of a letter game. rules: the module with its House, play and score. record: its class. The others are as in `Rules`."""
    return Rules(
        layout=record.layout,
        house=rules.House,
        deck=deck_of,
        sides=shared.sides,
        deal=shared.deal,
        objection=shared.objection,
        play=rules.play,
        score=rules.score,
        move_numbers=move_numbers,
        items=items,
        legal=shared.legal,
        undecided=is_passing,
        counts=passes_in_order,
        could_hold=shared.could_hold,
        check=check,
        invariants=invariants,
        low_wins=bool(rules.House.fixed["low_wins"]),
        winner_deals=winner_deals,
    )


def letter_game(
    rules: Rules,
    words: Words,
    judgement: Judgement,
    screen: Screen,
    *,
    name: str,
    title: Noun,
    summary: Sentence,
    presets: tuple[Preset, ...],
) -> Game:
    """A letter game of these parts, with the versions, the word lists and the presets that all letter games have."""
    return Game(
        name=name,
        title=title,
        family="letters",
        summary=summary,
        version="1.1",
        earlier={"1.0": {"lexicon": {newer: first for first, newer in FIRST.items()}}},  # 1.5
        rules=rules,
        words=words,
        judgement=judgement,
        screen=screen,
        presets=(*presets, *_FOR_ALL),
        lexicon=_list_of,
    )


def _list_of(house: LettersHouse) -> str:
    return name_of(int(house.lexicon))
