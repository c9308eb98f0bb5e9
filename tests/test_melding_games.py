"""The golden games of the melding family: how they are made, and that they show what they are there for.

`python tests/test_melding_games.py` writes them and the counts again. Do that only when a rule or the words of a turn were meant to change,
and read the difference line by line. `tests/test_golden.py` replays them and counts again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import kahve
from kahve.engine.log import LogError
from kahve.engine.perft import perft
from kahve.engine.table import Table
from kahve.games import GAMES
from kahve.games.melding.conftest import _order

SIMULATED: dict[str, dict[str, tuple[int, dict[str, object]]]] = {
    "hand_and_foot": {
        "two": (1, {"seats": 2, "deals": 2}),
        "four": (2, {"deals": 1}),
        "eleven_cards": (
            3,
            {
                "deals": 1,
                "stacks": "11-11",
                "wild_ratio": "more_naturals",
                "wild_melds": False,
                "quota_clean": 1,
                "quota_dirty": 1,
                "quota_wild": 0,
                "out_discard": "required",
            },
        ),
        "passing": (
            4,
            {
                "deals": 1,
                "stacks": "11-13",
                "pass_foot_left": "foot",
                "take_count": 3,
                "take_with_one_wild": True,
                "wild_discard_freezes": "until_pair",
                "card_values": "tens_ten",
            },
        ),
        "alone": (
            5,
            {
                "seats": 3,
                "deals": 1,
                "minimum_counts_pile_bonus": True,
                "minimum_waived_if_stack_emptied": True,
                "stock_out": "reshuffle",
                "stacks": "14-14",
            },
        ),
        "three_pairs": (
            6,
            {
                "seats": 6,
                "teams": "three_teams_of_two",
                "deals": 1,
                "stacks": "11-11",
                "quota_clean": 1,
                "quota_dirty": 1,
                "quota_wild": 0,
                "stack_pickup_after_discard": "next_turn",
                "add_beyond_seven": "colour",
            },
        ),
        "as_liked": (
            7,
            {
                "seats": 2,
                "deals": 1,
                "red3_play": "as_liked",
                "float": "any",
                "black3_out_meld": True,
                "take_count": "whole",
                "foot_take_on_meld": True,
                "upcard_special_stays": True,
            },
        ),
    },
    "hand_knee_and_foot": {
        "four": (1, {"deals": 1}),
        "two": (2, {"seats": 2, "deals": 1}),
        "six_packs": (1, {"seats": 2, "decks": 6, "deals": 1}),
        "special_piles": (
            3,
            {
                "seats": 2,
                "deals": 1,
                "upcard_putback": "and_black_threes_fives_and_sevens",
                "special_piles": "sevens_and_fives",
                "take_count": "whole",
                "minimum": "by_score",
                "red3_left": 500,
            },
        ),
    },
}
"""Matches played by `sensible` from a seed: name -> the seed and the house rules."""

BY_HAND: dict[str, tuple[dict[str, object], dict[str, object], tuple[str, ...]]] = {
    # A first meld in taking (G1), with the two below the top card received after it; a black three that blocks.
    "hand_and_foot": (
        {"deals": 1},
        {"hands": {0: "9 9 2 K 7 r b", 1: "Q Q Q A A *"}, "then": "9 J"},
        ("take, add 2 to 9", "discard b", "draw"),
    ),
    # A hand laid whole after drawing, the knee picked up in the same turn (G28).
    "hand_knee_and_foot": (
        {"deals": 1, "seats": 2},
        {"hands": {0: "A A A A A A K K K K K K Q Q Q"}, "knees": {0: "9 9 9 r 5"}, "then": "T A K 4 4"},
        ("draw", "meld AAAAAAA, meld KKKKKKK", "meld QQQ"),
    ),
}
"""A deal a game that begins as the worked examples do: house rules, the cards dealt, the first turns; then `sensible` goes on."""

PERFT: dict[str, list[tuple[dict[str, object], int]]] = {
    "hand_and_foot": [
        ({}, 5),
        ({"seats": 2, "take_with_one_wild": True, "wild_ratio": "three_wilds"}, 4),
        ({"pass_foot_left": "hand", "stacks": "11-13", "red3_play": "as_liked"}, 6),
        ({"seats": 2, "minimum_counts_pile_bonus": True, "minimum_waived_if_stack_emptied": True, "draw_count": "three"}, 4),
    ],
    "hand_knee_and_foot": [({}, 5), ({"seats": 2, "special_piles": "sevens", "take_count": "whole"}, 4)],
}
"""Houses and the depth to which they are counted, all from seed 7."""

SEED = 7
LAYS = ("meld ", "add ", "lay ")


def golden_folder(name: str) -> Path:
    """Where a game's golden games lie."""
    return Path(import_module(GAMES[name]).__file__ or "").parent / "golden"


# -- how they are made ------------------------------------------------------------------------------------------------------------------


def sensible(table: Table, chance: random.Random) -> str:
    """A turn as a person in a hurry plays it: take, ask, lay all cards, and discard a card of a rank held once."""
    legal = [turn for turn in table.legal if not turn.startswith("add all")]
    for wanted in ("ask", "yes"):
        if wanted in legal:
            return wanted
    takes = [turn for turn in legal if turn.startswith("take")]
    if takes and chance.random() < 2 / 3:
        return chance.choice(takes)
    lays = [turn for turn in legal if turn.startswith(LAYS)]
    plain = [turn for turn in lays if not {"2", "*"} & set(turn)]
    if plain or (lays and chance.random() < 1 / 3):
        return chance.choice(plain or lays)
    discards = [turn for turn in legal if turn.startswith("discard ")]
    if not discards:
        return chance.choice(legal)
    deck = table.game.rules.deck(table.house)
    hand = table.record.hand[table.turn]
    return min(discards, key=lambda turn: (turn[-1] in "2*", int(hand[deck.read(turn[-1])]), chance.random()))


def play_on(table: Table, chance: random.Random) -> None:
    """Play a deal to its end."""
    while table.turn >= 0:
        table.play(sensible(table, chance))


def simulated(name: str, seed: int, house: Mapping[str, object]) -> str:
    """The log of a match that `sensible` plays."""
    table = kahve.new(name, preset=None, dealer=None, compiled=False, **house)
    chance = random.Random(seed)
    while not table.over:
        table.deal(seed=seed)
        play_on(table, chance)
    return table.log(["by a script"] * table.seats)


def by_hand(name: str) -> str:
    """The log of a single deal with these cards and first turns."""
    house, cards, turns = BY_HAND[name]
    table = kahve.new(name, preset=None, dealer=None, compiled=False, **house)
    dealt = {"hands": {}, "feet": {}, "knees": {}, "then": ""} | cards
    table.deal(_order(name, house, table.first_dealer, dealt["hands"], dealt["feet"], dealt["knees"], dealt["then"]))  # type: ignore[arg-type]
    for turn in turns:
        table.play(turn)
    play_on(table, random.Random(name))
    return table.log(["by hand"] * table.seats)


def counted(name: str, houses: Sequence[tuple[dict[str, object], int]]) -> str:
    """The counts of a game as JSON, a house a line."""
    game = kahve.game(name)
    rows = [{"house": house, "positions": [perft(game, house, n, SEED) for n in range(1, depth + 1)]} for house, depth in houses]
    return "[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n"


def write_all() -> None:
    """Write every golden game and every count again."""
    for name in SIMULATED:
        golden_folder(name).mkdir(exist_ok=True)
        for stem, (seed, house) in SIMULATED[name].items():
            (golden_folder(name) / f"{stem}.jsonl").write_text(simulated(name, seed, house), encoding="utf-8")
        (golden_folder(name) / "by_hand.jsonl").write_text(by_hand(name), encoding="utf-8")
        (golden_folder(name).parent / "perft.json").write_text(counted(name, PERFT[name]), encoding="utf-8")


# -- what they show ---------------------------------------------------------------------------------------------------------------------


def lines(name: str, stem: str) -> list[dict[str, Any]]:
    """The lines of a golden game."""
    return [json.loads(line) for line in (golden_folder(name) / f"{stem}.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", SIMULATED)
def test_the_golden_games_are_those_described(name: str) -> None:
    paths = golden_folder(name).glob("*.jsonl")
    houses = {path.stem: json.loads(path.read_text(encoding="utf-8").splitlines()[0])["house"] for path in paths}
    described = {stem: house for stem, (_, house) in SIMULATED[name].items()} | {"by_hand": BY_HAND[name][0]}
    assert {stem: house.items() >= described[stem].items() for stem, house in houses.items()} == dict.fromkeys(described, True)


SHOWN = [
    ("hand_and_foot", "two", "take"),
    ("hand_and_foot", "eleven_cards", "3:ask 1:yes"),
    ("hand_and_foot", "passing", "0:keep "),
    ("hand_and_foot", "three_pairs", "yes"),
    ("hand_and_foot", "as_liked", "lay r"),
    ("hand_and_foot", "as_liked", "meld bbb"),
    ("hand_and_foot", "by_hand", "0:take, add 2 to 9 0:discard b 1:draw"),
    ("hand_knee_and_foot", "by_hand", "0:draw 0:meld AAA 0:add A 0:add A 0:add A 0:add A 0:meld KKK"),
]


@pytest.mark.parametrize(("name", "stem", "words"), SHOWN)
def test_a_golden_game_shows_what_it_is_there_for(name: str, stem: str, words: str) -> None:
    assert any(words in line.get("moves", "") for line in lines(name, stem))


@pytest.mark.parametrize("name", SIMULATED)
def test_some_golden_deals_end_by_going_out_and_some_with_the_stock(name: str) -> None:
    sheets = [line["sheet"] for stem in SIMULATED[name] for line in lines(name, stem) if "sheet" in line]
    out = [any(row["going_out"] for row in sheet.values()) for sheet in sheets]
    assert True in out
    assert False in out


def test_a_log_of_version_1_1_is_read_by_its_own_rules() -> None:
    """A player goes out here whose partner has played only a part of a turn from the foot."""
    house = {"deals": 1, "stacks": "11-11", "quota_clean": 1, "quota_dirty": 1, "quota_wild": 0, "partner_foot": "part_of_turn"}
    head, *rest = simulated("hand_and_foot", 58, house).splitlines()
    silent = head.replace(', "partner_foot": "part_of_turn"', "")
    assert silent != head
    with pytest.raises(LogError, match=r"3:ask: Your partner has not played a whole turn from the foot yet"):
        kahve.read([silent, *rest])
    table = kahve.read([silent.replace('"rules": "1.2"', '"rules": "1.1"'), *rest])
    assert table.log(["by a script"] * 4).splitlines() == [head, *rest]


if __name__ == "__main__":
    write_all()


@pytest.mark.parametrize("name", SIMULATED)
def test_a_log_of_earlier_rules_is_refused_in_a_sentence(name: str) -> None:
    """Version 1.0 put cards back into the stock elsewhere, so its orders deal other cards."""
    log = (golden_folder(name) / "two.jsonl").read_text(encoding="utf-8").replace('"rules": "1.2"', '"rules": "1.0"')
    title = kahve.game(name).title
    with pytest.raises(LogError, match=rf"^Line 1: the log was played by rules 1\.0, but this is version 1\.2 of {title}\.$"):
        kahve.read(log.splitlines())
