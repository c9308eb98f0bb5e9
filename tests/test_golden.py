"""Golden games are replayed and refereed and written again to the byte; perft counts fix the number of moves.

`python tests/test_golden.py` writes the golden games and the counts again. Do that only when a rule was meant to change, and read the
difference line by line.
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
from kahve.engine.perft import perft
from kahve.engine.table import Table
from kahve.games import GAMES

SIMULATED: dict[str, dict[str, tuple[int, dict[str, object]]]] = {
    "pisti": {
        "partnership": (1, {"target": 51}),
        "two_hand": (2, {"seats": 2, "target": 51}),
        "three_players": (3, {"seats": 3, "target": "single", "capture_obligation": "if_able", "kitty_view": "all"}),
        "four_alone": (4, {"teams": False, "target": "single", "card_points": "pishpirik", "most_cards_tie": "split"}),
        "jacks_buried": (
            184,
            {"seats": 2, "target": 51, "turn_up_jack": "bottom", "bottom_jack": "cutter_keeps", "jack_on_jack_bonus": 30},
        ),
        "dealt_again": (
            15,
            {
                "seats": 2,
                "target": 100,
                "turn_up_jack": "redeal",
                "bottom_jack": "cut_again",
                "capture_obligation": "optional",
                "most_cards_tie": "carried",
                "over_target": "raise",
                "bonus_on_last_card": True,
            },
        ),
    },
    "pishti": {
        "harbin": (2278, {"target": 51}),
        "equal_hands": (4, {"target": 51, "short_batch": "equal_hands", "cut_jack": "next", "jack_on_single_bonus": 10}),
        "closed": (3, {"target": 51, "bottom_card_exposed": False, "capture_obligation": "optional", "ace_on_ace_bonus": 20}),
        "no_present": (23, {"target": "single", "cut_jack": "none", "card_points": "greek", "over_target": "shared"}),
    },
    "dry_game": {
        "two": (1, {"target": 51}),
        "three": (2, {"seats": 3, "target": "single", "capture_obligation": "if_able"}),
        "teams": (3, {"seats": 4, "teams": True, "target": 51, "most_cards_tie": "each"}),
        "xeri": (17, {"target": 51, "refill_stack": "first_batch", "stack_top_jack": "replaced", "card_points": "greek"}),
        "dealt_again": (17, {"target": 51, "stack_top_jack": "redeal", "jack_on_single_bonus": 0, "bonus_on_last_card": False}),
    },
    "foxtrot": {
        "four": (1, {"target": 51}),
        "two": (2, {"seats": 2, "target": "single", "ten_on_ten_bonus": 10, "bonus_on_last_card": False}),
        "five_with_a_leftover": (3, {"seats": 5, "target": "single"}),
        "seven": (4, {"seats": 7, "target": "single", "bonus_on_first_card": False}),
        "one_sweep": (
            5,
            {
                "seats": 3,
                "target": "single",
                "hand_sweep": "at_end",
                "upcard": "first_hand",
                "foxtrot_cards_score": False,
                "capture_obligation": "optional",
            },
        ),
    },
    "basra": {
        "egyptian": (1, {"target": 51}),
        "lebanese_for_three": (2, {"seats": 3, "hand_cards": 6, "seven_diamond": "plain", "target": 51}),
        "rubber_of_partners": (3, {"seats": 4, "target": "single", "rubber": True, "most_cards_tie": "split"}),
        "alone": (4, {"seats": 4, "teams": False, "target": "single", "capture_obligation": "if_able", "dealer_sees_bottom": True}),
        "lying": (6, {"target": 51, "capture_obligation": "optional", "floor_capture_choice": "any_set", "seven_diamond": "burnt"}),
        "palestinian": (7, {"seats": 3, "target": "single", "court_values": "removed", "pair_scope": "one"}),
        "dealt_again": (2, {"target": 51, "floor_special_replacement": "redeal", "seven_diamond_basra": "equal_groups_le_10"}),
        "shuffled": (116, {"target": 51, "floor_special_replacement": "shuffled", "court_values": "ten", "basra_value": "twice"}),
    },
    "pastra": {
        "two": (1, {"target": 51}),
        "partners": (2, {"seats": 4, "target": 51, "bonus_on_last_card": False}),
        "largest": (3, {"target": 51, "floor_capture_choice": "largest", "jack_on_jack_bonus": 20, "ace_on_ace_bonus": 20}),
        "rubber": (4, {"target": 51, "rubber": True, "basra_condition": "lone_card"}),
        "one_group": (5, {"seats": 4, "teams": False, "target": "single", "floor_capture_choice": "one_group"}),
    },
}
"""Matches played by chance: name -> the seed and the house rules."""

BY_HAND: dict[str, tuple[dict[str, object], str, str, str]] = {
    # Two jacks turned up (P4-2); then a pisti and a jack on a lone card (P4-3).
    "pisti": ({}, "5D AS JD JC 9C 2S KD JS 9S KH 6C 3C 4H 2H JH 4D 8H 8D 3D 6D", "TH", "9C 9S 2H 8H KD KH 4H 8D JS 6C JH 3D"),
    # A jack at the cut (H-1), two on the stack (H-2), a match and an immediate pair (H-3).
    "pishti": ({}, "5H QD 8C 2H QS 7C 4D 6C 4C 8D KH JD JC 5S 9D", "TS JS", "5H QS QD 7C"),
    # A first stack, then a dry trick (D-1), a jack on a lone card (D-2).
    "dry_game": (
        {"seats": 3},
        "7C 2C 3H 5C 6C 8C KC JD 2H 4H 5H 6H KD 2D 3D 5D 6D 8D 9C 4D JS 7H",
        "AS",
        "7C KC KD 3H JD",
    ),
    # A Foxtrot on the up-card (F-1), a jack on a lone card, two jacks that are twins (F-2), two tens (F-3).
    "foxtrot": (
        {},
        "6H JH 2C 3C 5C 7C TC 8H 9C 8D 2H 3H 5H 7H TD 4H 9S JC 2S 3S 5S 7S 8S 4S 4D JC 2D 3D 5D 7D 8C 6C 6D",
        "",
        "6H 9C 9S 4D JH 8D JC JC 8H 4H 8S 8C TC TD",
    ),
    # Three cards with a power are turned up and go under the stock (BE-10); four captures, the last of which clears the floor.
    "basra": ({}, "8C 3H KD QS 2H 6D 5D 9C 5C JD 7D 8H JS 2S QH", "", "8C 5D QS 2H"),
    # A jack goes under the stock; a ten takes its like and a sum (as PA-4), and a nine the lone nine that is left.
    "pastra": ({}, "TC 3D 2H KC 9D 5H 7C 8D JC 4D 6S TH 9C", "", "TC 9D"),
}
"""A deal a game that begins as the worked examples do: house rules, the top of the pack, its bottom, the first moves."""

PERFT: dict[str, list[tuple[dict[str, object], int]]] = {
    "pisti": [
        ({}, 6),
        ({"seats": 2}, 9),
        ({"seats": 2, "capture_obligation": "if_able"}, 9),
        ({"seats": 2, "capture_obligation": "optional"}, 8),
    ],
    "pishti": [({}, 9), ({"capture_obligation": "if_able"}, 9), ({"capture_obligation": "optional"}, 8)],
    "dry_game": [({}, 5), ({"seats": 3}, 5), ({"seats": 4, "capture_obligation": "if_able"}, 5)],
    "foxtrot": [({}, 4), ({"seats": 2}, 4), ({"seats": 9, "capture_obligation": "optional"}, 4)],
    "basra": [
        ({}, 8),
        ({"seats": 3, "hand_cards": 6, "seven_diamond": "plain"}, 4),
        ({"capture_obligation": "if_able"}, 8),
        ({"capture_obligation": "optional", "floor_capture_choice": "any_set"}, 6),
    ],
    "pastra": [({}, 8), ({"seats": 4, "pair_scope": "one"}, 5)],
}
"""Houses and the depth to which they are counted, all from seed 7."""

SEED = 7


def golden_folder(name: str) -> Path:
    """Where a game's golden games lie."""
    return Path(import_module(GAMES[name]).__file__ or "").parent / "golden"


def perft_file(name: str) -> Path:
    """Where a game's counts lie."""
    return golden_folder(name).parent / "perft.json"


def logs() -> list[Path]:
    """Every golden game."""
    return [path for name in GAMES for path in sorted(golden_folder(name).glob("*.jsonl"))]


def counts() -> list[Any]:
    """Every game, house and its counts for depth 1, 2 and so on, as parameters of a test."""
    parameters = []
    for name in filter(lambda name: perft_file(name).exists(), GAMES):
        for entry in json.loads(perft_file(name).read_text(encoding="utf-8")):
            house = ",".join(f"{option}={value}" for option, value in entry["house"].items())
            parameters.append(pytest.param(name, entry["house"], entry["positions"], id=f"{name}-{house or 'default'}"))
    return parameters


# -- the tests ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", logs(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_game_is_replayed_and_written_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = kahve.read(path)
    assert table.over
    assert table.log(json.loads(text.splitlines()[0])["players"]) == text


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_golden_games(name: str) -> None:
    stems = {path.stem for path in golden_folder(name).glob("*.jsonl")}
    assert stems >= {"by_hand"}
    assert len(stems) >= 4


@pytest.mark.parametrize("name", SIMULATED)
def test_the_golden_games_are_those_named_here(name: str) -> None:
    assert {path.stem for path in golden_folder(name).glob("*.jsonl")} >= {"by_hand", *SIMULATED[name]}


def test_the_golden_games_show_what_happens_seldom() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in logs())
    for sign in ('"void"', " lies", " takes ", '"games"'):
        assert sign in text


@pytest.mark.parametrize(("name", "house", "positions"), counts())
def test_perft(name: str, house: Mapping[str, object], positions: list[int]) -> None:
    game = kahve.game(name)
    assert [perft(game, house, depth, SEED) for depth in range(1, len(positions))] == positions[:-1]


@pytest.mark.parametrize(("name", "house", "positions"), counts())
def test_perft_compiled(name: str, house: Mapping[str, object], positions: list[int]) -> None:
    game = kahve.game(name)
    assert perft(game, house, len(positions), SEED, compiled=True) == positions[-1]


# -- how they were made -------------------------------------------------------------------------------------------------------------------


def simulated(name: str, seed: int, house: Mapping[str, object]) -> str:
    """The log of a match in which a card that takes is played two times out of three, and else any card."""
    table = kahve.new(name, **house)
    rng = random.Random(seed)
    while not table.over:
        table.deal(seed=seed)
        while table.turn >= 0:
            table.play(choose(table, rng))
    return table.log(["bot:random"] * table.seats)


def choose(table: Table, rng: random.Random) -> str:
    """A legal move by chance, a capture more often than not."""
    legal, captures = table.legal, taking(table)
    return rng.choice(captures) if captures and rng.random() < 2 / 3 else rng.choice(legal)


def taking(table: Table) -> list[str]:
    """The legal turns that take something."""
    record, legal = table.record, table.legal
    if table.game.family == "floor":
        return [turn for turn in legal if " takes " in turn]
    if record.laid_size == record.pile_start:
        return []
    top = table.game.rules.deck(table.house).code(int(record.laid[record.laid_size - 1]))
    return [move for move in legal if move[0] in (top[0], "J") and not move.endswith("lies")]


def by_hand(name: str, house: Mapping[str, object], head: str, tail: str, moves: str) -> str:
    """The log of a single deal from a pack that begins and ends so, with these first moves and then the moves of `lowest`."""
    table = kahve.new(name, target="single", **house)
    deck = table.game.rules.deck(table.house)
    spare = [deck.code(card) for card in deck.cards]
    for code in (head + " " + tail).split():
        spare.remove(code)
    random.Random(name).shuffle(spare)
    table.deal(" ".join([*head.split(), *spare, *tail.split()]))
    for move in moves.split():
        table.play(move)
    while table.turn >= 0:
        table.play(lowest(table))
    return table.log(["by hand"] * table.seats)


def lowest(table: Table) -> str:
    """The lowest card that takes, or the lowest."""
    return (taking(table) or table.legal)[0]


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
        (golden_folder(name) / "by_hand.jsonl").write_text(by_hand(name, *BY_HAND[name]), encoding="utf-8")
        perft_file(name).write_text(counted(name, PERFT[name]), encoding="utf-8")


if __name__ == "__main__":
    write_all()
