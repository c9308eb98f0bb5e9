"""The mistakes of the levels for people: their files, the chance of each move, and their cost in whole matches."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import kahve
from kahve.bots.belief.style import logit
from kahve.bots.players.greedy import Forgetful, Greedy, MakesMistakes, Plain
from kahve.bots.players.noise import NOISE, UNSEEN
from kahve.bots.players.rollout import mistakes_kernel
from kahve.engine.table import Table
from kahve.games import GAMES, all_games
from kahve.games.books import folder_of
from kahve.games.mistakes import FILE, USUAL, Mistakes, MistakesError, mistakes_of, mistakes_text, read_mistakes
from kahve.lab.whole import Matches, quick, with_mistakes


def test_every_game_has_mistakes_of_its_own_and_its_file_is_as_the_fit_writes_it() -> None:
    for name in GAMES:
        path = folder_of(GAMES[name]) / FILE
        assert path.exists(), name
        assert mistakes_text(mistakes_of(name)) == path.read_text(encoding="utf-8")
    assert mistakes_of("a game of somebody") is USUAL


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[simple]", "[plain]", "there must be beginner, simple, casual, each with glances, forgets, overlooks, blur"),
        ("glances", "looks", "there must be beginner, simple, casual"),
        ("overlooks = 500", "overlooks = 1001", "overlooks cannot be 1001: a whole number from 0 to 1000"),
        ("blur = 200", "blur = -1", "blur cannot be -1: a whole number from 0"),
        ("blur = 200", "blur = true", "blur cannot be True"),
        ("glances = 250", "glances = 800", "glances and forgets cannot be 800 and 250: at most 1000 together"),
        ("[simple]", "[simple", "mine.toml"),
    ],
)
def test_a_file_of_mistakes_is_refused_with_what_is_allowed(old: str, new: str, says: str) -> None:
    text = mistakes_text(USUAL)
    assert read_mistakes(text, "mine.toml") == dict(USUAL)
    with pytest.raises(MistakesError, match=f"mine.toml: .*{says}" if says != "mine.toml" else "mine.toml"):
        read_mistakes(text.replace(old, new, 1), "mine.toml")


def test_the_noise_makes_each_move_with_the_chance_of_a_logit() -> None:
    worths, chance = np.array([0.0, 100.0, 250.0]), np.random.default_rng(1)
    seen = worths + 120 * chance.choice(NOISE, size=(200_000, 3)) / 1000
    shares = np.bincount(seen.argmax(axis=1), minlength=3) / len(seen)
    assert np.abs(shares - logit(worths, 120)).max() < 0.005


def middle(name: str, seats: int, seed: int) -> Table:
    """A table in the middle of a deal, at a choice of several moves."""
    table = kahve.new(name, seats=seats)
    table.deal(seed=seed)
    for _ in range(12):
        table.play(table.moves[0])
    while len(table.moves) < 2:
        table.play(table.moves[0])
    return table


def expected(table: Table, mistakes: Mistakes) -> dict[int, float]:
    """The chance of each move by the worths of the ways of looking."""
    view, moves = table.view(table.turn), table.moves
    looks = (mistakes.glances, Plain()), (mistakes.forgets, Forgetful()), (1000 - mistakes.glances - mistakes.forgets, Greedy())
    subtle = view.game.judgement.subtle
    hidden = np.array([bool(subtle(view.record, view.house, move)) for move in moves])
    total = np.zeros(len(moves))
    for share, player in looks:
        worths = np.array(player.worths(view, moves), dtype=float)
        for sees, hides in ((1000 - mistakes.overlooks, False), (mistakes.overlooks, True)):
            total += share / 1000 * sees / 1000 * np.array(logit(worths - float(UNSEEN) * (hidden & hides), mistakes.blur))
    return dict(zip(moves, total.tolist(), strict=True))


@pytest.mark.parametrize(("name", "seats", "seed"), [("pisti", 2, 3), ("basra", 2, 8), ("hand_and_foot", 2, 5), ("quist", 4, 2)])
def test_a_player_and_its_compiled_form_make_each_move_as_often_as_its_mistakes_say(name: str, seats: int, seed: int) -> None:
    table = middle(name, seats, seed)
    blur = {"pisti": 150, "basra": 150, "hand_and_foot": 3000, "quist": 3000}[name]
    mistakes, times = Mistakes(200, 300, 500, blur), 1500
    view, moves, chances = table.view(table.turn), table.moves, expected(table, Mistakes(200, 300, 500, blur))
    player, rng = MakesMistakes(lambda game: mistakes), random.Random(1)
    counts = Counter(player.choose(view, moves, rng) for _ in range(times))
    kernel, words = mistakes_kernel(table.game), np.array([1, 2, 3, 4], dtype=np.int64)
    numbers, worths = np.array(moves, dtype=np.int64), np.zeros(len(moves), dtype=np.int64)
    chosen = (kernel((200, 300, 500, blur), view.record, view.house, numbers, len(moves), worths, words) for _ in range(times))
    compiled = Counter(moves[place] for place in chosen)
    for counted in (counts, compiled):
        for move, chance in chances.items():
            assert abs(counted[move] / times - chance) < 4.5 * (chance * (1 - chance) / times) ** 0.5 + 0.002, (move, chance)


def test_somebody_who_overlooks_everything_subtle_still_makes_such_a_move_where_there_is_no_other() -> None:
    table = middle("basra", 2, 8)
    blind = MakesMistakes(lambda game: Mistakes(overlooks=1000))
    view = table.view(table.turn)
    for move in table.moves:
        assert blind.choose(view, [move], random.Random(1)) == move


@pytest.mark.parametrize(("lower", "upper"), [("beginner", "simple"), ("simple", "casual"), ("casual", "greedy")])
def test_each_level_wins_about_two_matches_in_three_against_the_one_below(lower: str, upper: str) -> None:
    game = kahve.game("dry_game")
    share = Matches(game, {"seats": 2}).ahead(quick(upper, game), quick(lower, game), 2000, seed=5)
    assert share.low > 0.6
    assert share.high < 0.73


def test_at_a_table_of_three_each_pair_of_the_two_players_counts() -> None:
    game = kahve.game("dry_game")
    matches = Matches(game, {"seats": 3, "target": 51}, compiled=False)
    alike = matches.ahead(with_mistakes(Mistakes()), with_mistakes(Mistakes()), 12, seed=2)
    better = matches.ahead(with_mistakes(Mistakes()), quick("random", game), 12, seed=2)
    assert alike.blocks == better.blocks == 12
    assert better.mean > 0.8 > alike.mean


def test_mistakes_cost_what_they_say_in_every_game() -> None:
    for game in all_games():
        judgement = game.judgement
        for mistakes in mistakes_of(game.name).values():
            assert mistakes.glances == 0 or judgement.says("plain"), game.name
            assert mistakes.forgets == 0 or judgement.says("recall"), game.name
            assert mistakes.overlooks == 0 or judgement.says("subtle"), game.name
