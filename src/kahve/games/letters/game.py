"""The `Game` of a letter game, from what is its own; the rest is the same in all."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from ...cards.lexicon import LEXICONS
from ...engine.game import Game, Preset, Rule, Screen
from ...engine.house import HouseError
from . import tricks
from .greedy import common_words, trick_worth, whole_list, worth_knowing
from .house import STRICT, check_deck
from .moves import TRICK_MOVES
from .record import TrickRecord
from .trick_house import CHILI_DOG
from .trick_screen import TrickScreen
from .trick_words import TrickTurns, read_move, write_move
from .words import REASONS, Facts, LettersTurns, deck_of, name_move

TRICK_ITEMS = ("tricks", "animals", "peppers", "dog", "turtle", "hand", "spellchecks", "total")

_STRICT = Preset("strict", "Words of the list only", "Only words of the list are taken, and nothing is checked.", {"word_mode": "strict"})


def check(house: Any) -> None:
    """Refuse house rules that do not go together; HouseError says which."""
    check_deck(house)
    if house.is_soup and house.word_mode == STRICT and house.soup_possible:
        raise HouseError("soup_possible cannot be challenge where word_mode is strict: there nothing is checked.", "soup_possible")


def trick_game(rules: ModuleType, *, name: str, title: str, summary: str, presets: tuple[Preset, ...]) -> Game:
    """A letter game of tricks.

    rules: the module with its House.
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
        worths=(trick_worth, worth_knowing),
        low_wins=rules.House.fixed["game"] >= CHILI_DOG,
    )


def letter_game(
    play: ModuleType,
    rules: ModuleType,
    about: dict[str, Any],
    *,
    record: type[Any],
    screen: Screen,
    turns: LettersTurns,
    items: tuple[str, ...],
    moves: tuple[int, Any, Any],
    worths: tuple[Rule, Rule],
    low_wins: bool,
) -> Game:
    """A letter game.

    play: the module of its functions. rules: the one with its House. about: name, title, summary and presets. moves: how many
    numbers moves have, how one is written, how one is read. worths: the worth of a move, and the same to who knows certain words.
    """
    presets = (*about.pop("presets"), _STRICT)
    return Game(
        **about,
        presets=presets,
        family="letters",
        version="1.0",
        layout=record.layout,
        house=rules.House,
        deck=deck_of,
        sides=play.sides_of,
        deal=play.deal,
        objection=play.objection,
        play=play.play,
        score=play.score,
        move_numbers=moves[0],
        write_move=moves[1],
        read_move=moves[2],
        name_move=name_move,
        reasons=REASONS,
        voids={},
        items=items,
        screen=screen,
        turns=turns,
        legal=play.legal,
        could_hold=play.could_hold,
        worth=worths[0],
        reckon=whole_list,
        weigh=worths[1],
        recall=common_words,
        check=check,
        facts=Facts,
        words=_list_of,
        low_wins=low_wins,
        winner_deals=bool(rules.House.fixed.get("is_soup")),
    )


def _list_of(house: Any) -> str:
    return LEXICONS[int(house.lexicon)]
