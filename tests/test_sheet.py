"""A family's own rule sheet: what is understood is said, and so is every word that is not."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from typer.testing import CliRunner

import kahve
from kahve.engine.house import HouseError
from kahve.games import GAMES
from kahve.language import speaking
from kahve.terminal.main import app

OURS = {"minimum": "sixty", "quota_clean": 2, "quota_dirty": 1, "rank_bonus": "7:1500"}


@pytest.mark.parametrize(
    ("language", "text", "unknown"),
    [
        ("en", "60/90/120/150, two clean and one dirty, sevens 1500", ()),
        ("en", "First meld: 60, 90, 120, 150. 2 clean books, 1 dirty book; 7s 1500! Hats on", ("Hats", "on")),
        ("en", "sevens 1500\nclean 2\ndirty 1\nminimum 60-90-120-150", ()),
        ("en", "minimum=60-90-120-150 quota_clean=2 quota_dirty=1 rank_bonus=7:1500", ()),
        ("tr", "60/90/120/150, iki temiz ve bir pis, yedililer 1500, şapka", ("şapka",)),
        ("el", "60/90/120/150, δύο καθαρές και μία βρόμικη, εφτάρια 1500, καπέλα", ("καπέλα",)),
        ("ar", "60/90/120/150، نظيفة 2 ومخلوطة 1، السبعات 1500، قبعات", ("قبعات",)),
    ],
)
def test_the_sheet_of_a_family_is_read_in_its_language(language: str, text: str, unknown: tuple[str, ...]) -> None:
    with speaking(language):
        sheet = kahve.read_sheet("hand_and_foot", text)
        assert (sheet.house, sheet.unknown) == (OURS, unknown)
        for word in unknown:
            assert word in sheet.says
    assert kahve.new("hand_and_foot", **sheet.house).house_rules()["minimum"] == "sixty"


@pytest.mark.parametrize(
    ("name", "text", "house", "unknown"),
    [
        ("hand_and_foot", "30, 60, 90, 120, 2 clean", {"minimum": "30-60-90-120", "quota_clean": 2}, ()),
        ("hand_and_foot", "minimum 30 60 90 120; target 10.000", {"minimum": "30-60-90-120", "target": 10000}, ()),
        ("hand_and_foot", "draw 3, 3, 4, 5 cards", {"draw_count": "3-3-4-5"}, ()),
        ("hand_and_foot", "3 to 5 piles of each kind", {"quota_clean": "3-4-5", "quota_dirty": "3-4-5"}, ()),
        ("hand_and_foot", "2 clean piles worth 700", {"quota_clean": 2, "clean_bonus": 700}, ()),
        ("hand_and_foot", "play to 10,000 in 4 deals", {"target": 10000, "deals": 4}, ("in",)),
        ("hand_and_foot", "no burying in the turn that closes a pile", {"bury_same_turn": False}, ()),
        (
            "hand_and_foot",
            "going out from the hand; a pack is added when the stock runs low",
            {"out_from_hand": True, "stock_out": "pack_added"},
            (),
        ),
        ("hand_and_foot", "sevens 1500, fives 1000", {"rank_bonus": "5:1000-7:1500"}, ()),
        ("hand_and_foot", "sevens 1550", {}, ("sevens", "1550")),
        ("hand_and_foot", "2 clean, 3 clean", {"quota_clean": 2}, ("3", "clean")),
        ("hand_and_foot", "17", {}, ("17",)),
        ("hand_and_foot", "clean", {}, ("clean",)),
        ("hand_and_foot", "", {}, ()),
        (
            "pisti",
            "101, two players, pisti 10, jack on jack 20",
            {"target": 101, "seats": 2, "match_bonus": 10, "jack_on_jack_bonus": 20},
            (),
        ),
        (
            "pisti",
            "First player may look at the closed cards. The cutter goes on to the next card until it is no jack.",
            {"first_sees_kitty": True, "bottom_jack": "cutter_goes_on"},
            (),
        ),
        ("basra", "play to 121; capture obligation: if able", {"target": 121, "capture_obligation": "if_able"}, ()),
        ("quist", "11", {"target": 11}, ()),
        ("quist", "3 players, play to 15", {"target": 15}, ("3", "players")),
        ("pisti", "5 players", {}, ("5", "players")),
        ("pisti", "3 hats", {}, ("3", "hats")),
        ("pisti", "151, pisti 10", {"target": 151, "match_bonus": 10}, ()),
        ("pisti", "151 pisti 10", {"target": 151, "match_bonus": 10}, ()),
        ("hand_and_foot", "2 clean and 2 hats", {"quota_clean": 2}, ("2", "hats")),
        ("hand_and_foot", "no asking to go out", {}, ("no", "asking", "go", "out")),
        ("hand_and_foot", "burying not allowed", {"add_beyond_seven": "off"}, ()),
        ("hand_and_foot", "no target, no float", {"target": "none", "float": "off"}, ()),
        ("soup", "up to 35", {"target": 35}, ()),
    ],
)
def test_what_a_sheet_says_and_what_is_left(name: str, text: str, house: dict[str, Any], unknown: tuple[str, ...]) -> None:
    sheet = kahve.read_sheet(name, text)
    assert (sheet.house, sheet.unknown) == (house, unknown)


@pytest.mark.parametrize("text", ["151'e kadar", "101 sayıya kadar", "100'e kadar", "hedef 101"])
def test_a_target_is_read_with_its_turkish_ending(text: str) -> None:
    with speaking("tr"):
        sheet = kahve.read_sheet("pisti", text)
    assert (str(sheet.house["target"]) in text, sheet.unknown) == (True, ())


@pytest.mark.parametrize(
    ("text", "house"),
    [
        ("zwei Spieler, gespielt bis 101", {"seats": 2, "target": 101}),
        ("Bube auf Bube 30; die meisten Karten 5", {"jack_on_jack_bonus": 30, "most_cards_points": 5}),
        ("nur eine Runde, wer abhebt behält den Buben", {"target": "single", "bottom_jack": "cutter_keeps"}),
    ],
)
def test_a_german_sheet_is_read(text: str, house: dict[str, Any]) -> None:
    with speaking("de"):
        sheet = kahve.read_sheet("pisti", text)
    assert (sheet.house, sheet.unknown) == (house, ())


def test_what_was_understood_is_said_in_sentences() -> None:
    assert kahve.read_sheet("hand_and_foot", "30/60/90/120, two clean, sevens 1500, hats on").says == (
        "This was understood. Points for the first meld – 30, 60, 90, 120. Clean piles needed to go out – 2. "
        "Clean piles of certain ranks – 7: 1500. "
        "Not understood: 'hats' and 'on'."
    )
    assert kahve.read_sheet("pisti", "hats").says == "No house rule was found in this text. Not understood: 'hats'."
    assert "decks cannot be 2" in kahve.read_sheet("hand_and_foot", "2 decks, 6 players").says


@pytest.mark.parametrize("language", ["en", "tr", "el", "ar", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_every_house_rule_is_read_by_the_title_that_a_form_gives_it(name: str, language: str) -> None:
    """By its title and a value's, in the language of the form; what cannot be read is told and never dropped."""
    game = kahve.game(name)
    with speaking(language):
        for option in game.options:
            for value in option.offered[:3]:
                if option.kind == "text" or isinstance(value, bool):
                    continue
                for said in (f"{option.name} {value}", f"{option.title} – {option.title_of(value)}"):
                    sheet = kahve.read_sheet(name, said)
                    assert sheet.house.get(option.name) == value or sheet.unknown, (said, sheet.house)


def test_no_word_of_a_sheet_is_lost() -> None:
    """Whatever is written: each word is one of a list of the catalogues, or it is told as not understood."""
    chance = random.Random(5)
    for _ in range(40):
        words = ["".join(chance.choice("xqzwv") for _ in range(5)) for _ in range(6)]
        text = " ".join(word for pair in zip(words, ["two clean,", "90", "draw 3;", "/", "sevens", "!"], strict=True) for word in pair)
        assert set(words) <= set(kahve.read_sheet("hand_and_foot", text).unknown)


def test_a_sheet_that_is_too_long_is_refused() -> None:
    with pytest.raises(HouseError, match="2000"):
        kahve.read_sheet("hand_and_foot", "x" * 2001)


def test_the_command_line_reads_a_sheet() -> None:
    run = CliRunner().invoke(app, ["house", "hand_and_foot", "--plain", "--sheet", "30/60/90/120, hats"])
    assert run.exit_code == 0
    assert "Not understood: 'hats'." in run.output
    assert run.output.splitlines()[-1] == "hand_and_foot minimum=30-60-90-120"
    run = CliRunner().invoke(app, ["house", "hand_and_foot", "--json", "--sheet", "30/60/90/120, hats"])
    assert json.loads(run.output)["unknown"] == ["hats"]
