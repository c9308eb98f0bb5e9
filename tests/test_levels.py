"""The levels of play: each is named once, and everything that lists them reads that table."""

from __future__ import annotations

import random
import re
from dataclasses import astuple
from pathlib import Path

import pytest

import kahve
from kahve.bots import BOTS, CHARACTERS, UnknownBot, bot, described, is_offered_in
from kahve.bots.players.greedy import Greedy, MakesMistakes, SometimesRandom
from kahve.bots.players.levels import LEVELS, QUICK, ladder, level
from kahve.bots.players.random import Random
from kahve.bots.players.rollout import EXPERT, GREEDY, RANDOM
from kahve.bots.search.between import between, moved, strength_of
from kahve.bots.search.searcher import Searcher
from kahve.games import GAMES, all_games
from kahve.games.books import folder_of
from kahve.games.mistakes import Mistakes, mistakes_of
from kahve.games.rungs import FILE, rungs_of
from kahve.lab.match import matched
from kahve.lab.run import run
from kahve.language.speaker import said

from .test_language import speaker_with

ROOT = Path(__file__).parent.parent
DEALS = {"pishti": 3000, "foxtrot": 500, "dry_game": 1000, "quist": 2000, "animal_quist": 2500, "chili_dog": 400, "soup": 150}
"""The deals in games where the expert is so far ahead that these show it: the margin is over six standard errors in each."""


def test_every_level_is_a_player_that_errs_and_slips_as_its_level_says() -> None:
    for each in LEVELS:
        player = bot(each.name)
        if each.search is not None:
            assert isinstance(player, Searcher)
            assert player.search is each.search
        elif each.makes_mistakes:
            assert isinstance(player, MakesMistakes)
            assert all(player.mistakes(game) == mistakes_of(game.name)[each.name] for game in all_games())
        elif each.random_one_in:
            assert isinstance(player, SometimesRandom)
            assert player.one_in == each.random_one_in
        else:
            assert isinstance(player, Greedy | Random)


def test_no_level_for_people_plays_any_move_at_all() -> None:
    offered = [each for each in LEVELS if each.is_offered]
    assert [each.name for each in offered] == ["random", "beginner", "simple", "casual", "greedy", "tournament", "candidate", "master"]
    assert not any(each.random_one_in for each in offered)


def test_a_table_offers_every_level_but_those_for_study() -> None:
    assert BOTS.keys() - CHARACTERS == {each.name for each in LEVELS} - {"erratic", "plain", "forgetful", "expert"}
    assert BOTS["greedy"] == (str(level("greedy").title), str(level("greedy").sentence))
    assert all(str(each.sentence).endswith(".") for each in LEVELS)


def test_a_level_is_told_in_the_language_of_who_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = "".join(f"{each.title.id} = {each.name}!\n{each.sentence.id} = {each.name} oynar.\n" for each in LEVELS)
    catalogue += "bots-character = { $character }\nbots-character-says = { $level }\n"
    speaker_with(monkeypatch, "tr", catalogue)
    said.cache_clear()
    try:
        assert BOTS["greedy"] == ("greedy!", "greedy oynar.")
        assert BOTS | {"mine": ("Mine", "")} == {**BOTS, "mine": ("Mine", "")}
        assert [str(text) for text in described("greedy")] == ["greedy!", "greedy oynar."]
    finally:
        said.cache_clear()


def test_numbers_in_compiled_code_are_places_in_the_table() -> None:
    assert [QUICK[number] for number in (RANDOM, GREEDY, EXPERT)] == ["random", "greedy", "expert"]
    assert set(QUICK) == {each.name for each in LEVELS if each.search is None}


def test_the_lower_of_two_levels_errs_more_in_every_game() -> None:
    for game in all_games():
        beginner, simple, casual = (level(name).mistakes_in(game) for name in ("beginner", "simple", "casual"))
        for lower, upper in ((beginner, simple), (simple, casual), (casual, Mistakes())):
            assert all(below >= above for below, above in zip(astuple(lower), astuple(upper), strict=True)), game.name
            assert lower.blur > upper.blur, game.name


def test_between_club_player_and_master_each_level_searches_more_often_than_the_one_before() -> None:
    for name in GAMES:
        assert (folder_of(GAMES[name]) / FILE).exists(), name
        shares = [0, *rungs_of(name).values(), 1000]
        # In the letter games master is too far above for equal steps.
        assert shares in ([0, 500, 1000], [0, 333, 667, 1000]) or kahve.game(name).family == "letters"
        assert shares == sorted(set(shares))
        names = [each.name for each in ladder(kahve.game(name))]
        assert names == ["beginner", "simple", "casual", "greedy", *rungs_of(name), "master"]
        assert all(is_offered_in(each, kahve.game(name)) for each in ("random", *names))
    assert rungs_of("a game of somebody") == {"tournament": 333, "candidate": 667}


def test_a_strength_lies_between_two_levels_and_makes_its_turns_like_one_of_them() -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=4)
    view, steps = table.view(table.turn), ladder(table.game)
    for place, each in enumerate(steps[:4], 1):
        assert between(float(place), table.game)[0] is each
    assert between(9.0, table.game)[1:] == (steps[-1], 1.0)
    even, rng = bot("strength:4.0"), random.Random(1)
    assert not even.helps(table.game)
    assert bot("strength:4.5").helps(table.game)
    best = max(worths := Greedy().worths(view, view.moves))
    assert {worths[view.moves.index(even.choose(view, view.moves, rng))] for _ in range(9)} == {best}
    for wrong in ("strength:0.5", "strength:much", "strength:", "strength:nan"):
        with pytest.raises(UnknownBot, match="must be a number from 1 to 9"):
            bot(wrong)


def test_a_strength_moves_with_results_and_comes_to_rest_where_half_of_the_matches_are_won() -> None:
    strength, chance, last = 2.0, random.Random(3), list[float]()
    for match in range(400):
        score = float(chance.random() < 1 / (1 + 2 ** (strength - 4.0)))
        strength = moved(strength, [strength], score)
        last += [strength] if match >= 100 else []
    assert sum(last) / len(last) == pytest.approx(4.0, abs=0.3)
    assert strength_of({"random": 0.5, "greedy": 0.5}, kahve.game("quist")) == 2.5


def test_the_page_of_the_bots_has_a_row_for_every_level() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    table = page[page.index("| bot |") :].partition("\n\n")[0]
    named = re.findall(r"^\| `([a-z]+)` \|", table, re.MULTILINE)
    assert sorted(named) == sorted(each.name for each in LEVELS)


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("pisti", 2),
        ("pisti", 4),
        ("pishti", 2),
        ("dry_game", 2),
        ("dry_game", 4),
        ("foxtrot", 2),
        ("foxtrot", 4),
        ("quist", 4),
        ("animal_quist", 4),
        ("chili_dog", 4),
        ("turtle", 3),
        ("soup", 3),
    ],
)
def test_an_expert_makes_more_than_a_club_player_where_a_game_says_how_one_judges(name: str, seats: int) -> None:
    assert kahve.game(name).judgement.says("expert")
    deals, others = DEALS.get(name, 4000), 2 if seats == 3 else 1
    results = run(matched(name, {"seats": seats}, ["expert", *["greedy"] * others], seed=5), deals=deals).results()
    margin = results.over_others()
    assert margin.low > 0, margin
