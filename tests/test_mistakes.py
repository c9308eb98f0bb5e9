"""The mistakes of the levels for people: their files, the chance of each move, and their cost in whole matches."""

from __future__ import annotations

import itertools
import random
import runpy
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import kahve
from kahve.bots.belief.style import logit
from kahve.bots.players.greedy import Forgetful, Greedy, MakesMistakes, Plain, form_of
from kahve.bots.players.noise import EVIDENT, FORMS, NOISE, UNSEEN
from kahve.bots.players.rollout import mistakes_kernel
from kahve.cards.shuffle import generator
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.games import GAMES, all_games
from kahve.games.books import folder_of
from kahve.games.fishing.greedy import remembers
from kahve.games.mistakes import FILE, USUAL, Mistakes, MistakesError, mistakes_of, mistakes_text, read_mistakes
from kahve.lab.batch import Batch

pytestmark = pytest.mark.usefixtures("rules_at_hand")

whole = SimpleNamespace(**runpy.run_path(str(Path(__file__).parents[1] / "benchmarks/whole_matches.py")))


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
    worths, chance = np.array([0.0, 100.0, 250.0]), np.random.default_rng(1)  # all within CUT
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
    hidden, plain = (
        np.array([bool(rule(view.record, view.house, move)) for move in moves])
        for rule in (view.game.judgement.subtle, view.game.judgement.evident)
    )
    total = np.zeros(len(moves))
    for share, player in looks:
        worths = np.array(player.worths(view, moves), dtype=float) + EVIDENT * mistakes.blur * plain
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


def let_go(name: str, level: str, games: int) -> tuple[float, float, int]:
    """How often a level lets a plain capture go, how often one of a lone card, and the number of the plain ones.

    Only captures count that a club player would make. The level plays in its compiled form.
    """
    game = kahve.game(name)
    batch, rng, counts = Batch(game, games, house={"seats": 2}, seed=3), generator(5), Counter[str]()
    everybody, club = np.arange(games), Greedy()
    for _ in range(150):
        moves = batch.quick_moves(level, everybody, rng)
        for row in everybody[batch.mask.sum(axis=1) > 1].tolist():
            view = batch.view(row)
            t, takers = view.record, [move for move in view.moves if game.judgement.evident(view.record, view.house, move)]
            if takers and int(getattr(t, "playing_size", 0)) == 0:
                worths, move = club.worths(view, view.moves), int(moves[row])
                if view.moves[worths.index(max(worths))] not in takers:
                    continue  # a club player leaves it, too, or takes by another card
                lies = move >= 64 or not (move in takers or takes(view, move))
                lone = (int(t.floor_size) if name in ("basra", "pastra") else int(t.laid_size - t.pile_start) + int(t.under)) == 1
                counts.update({"plain": 1, "let go": lies, "lone": lone, "lone let go": lone and lies})
        batch.step(moves, check=False)
    return counts["let go"] / counts["plain"], counts["lone let go"] / counts["lone"], counts["plain"]


def takes(view: View, move: int) -> bool:
    """Whether a card takes anything in a fishing game, as its habits say."""
    return bool(view.game.judgement.habits[1].is_made(view.record, view.house, move))


@pytest.mark.parametrize("name", ["pisti", "dry_game", "basra", "pastra"])
@pytest.mark.parametrize(("level", "most"), [("beginner", 0.03), ("simple", 0.01), ("casual", 0.01)])
def test_hardly_anybody_lets_go_what_a_card_plainly_takes(name: str, level: str, most: float) -> None:
    plain, lone, number = let_go(name, level, 12)
    assert number > 150
    assert plain <= most
    assert lone <= most


def test_natural_cards_that_fit_an_open_meld_are_laid() -> None:
    judgement = kahve.game("hand_and_foot").judgement
    assert [move for move in range(110) if judgement.evident(None, None, move)] == [*range(37, 48), *range(99, 110)]


def test_memory_fades_card_by_card_and_for_good() -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=5)
    known: dict[int, list[bool]] = {}
    while table.turn >= 0:
        if table.turn == 0:
            t = table.view(0).record
            for place in range(int(t.laid_size)):
                known.setdefault(place, []).append(bool(remembers(t, place)))
        table.play(table.moves[0])
    assert all(seen == sorted(seen, reverse=True) for seen in known.values()), "what was forgotten stays so"
    lengths = {sum(seen) for seen in list(known.values())[:20]}
    assert len(lengths) > 5, "one card is forgotten sooner than another"


def test_evenings_are_good_or_bad_for_a_whole_match_and_the_same_again() -> None:
    forms = list[tuple[int, int]]()
    for seed in range(12):
        table = kahve.new("pisti", seats=2, target=101)
        while not table.over and len(table.history) < 3:
            table.deal(seed=100 * seed + len(table.history))
            forms_now = form_of(table.view(0)), form_of(table.view(1))
            if len(table.history) == 1:
                assert forms_now == (1000, 1000)
            else:
                assert len(table.history) == 2 or forms_now == forms[-1]
                forms.append(forms_now)
            while table.turn >= 0:
                table.play(table.moves[0])
    assert set(itertools.chain(*forms)) == set(FORMS)
    assert len({mine - theirs for mine, theirs in forms}) > 3, "each seat has an evening of its own"


@pytest.mark.parametrize(("lower", "upper"), [("beginner", "simple"), ("simple", "casual"), ("casual", "greedy")])
def test_each_level_wins_about_two_matches_in_three_against_the_one_below(lower: str, upper: str) -> None:
    game = kahve.game("dry_game")
    share = whole.Matches(game, {"seats": 2}).ahead(whole.quick(upper, game), whole.quick(lower, game), 2000, seed=5)
    assert share.low > 0.6
    assert share.high < 0.73


def test_at_a_table_of_three_each_pair_of_the_two_players_counts() -> None:
    game = kahve.game("dry_game")
    matches = whole.Matches(game, {"seats": 3, "target": 51}, compiled=False)
    alike = matches.ahead(whole.with_mistakes(Mistakes()), whole.with_mistakes(Mistakes()), 12, seed=2)
    better = matches.ahead(whole.with_mistakes(Mistakes()), whole.quick("random", game), 12, seed=2)
    assert alike.blocks == better.blocks == 12
    assert better.mean > 0.8 > alike.mean


def test_mistakes_cost_what_they_say_in_every_game() -> None:
    for game in all_games():
        judgement = game.judgement
        for mistakes in mistakes_of(game.name).values():
            assert mistakes.glances == 0 or judgement.says("plain"), game.name
            assert mistakes.forgets == 0 or judgement.says("recall"), game.name
            assert mistakes.overlooks == 0 or judgement.says("subtle"), game.name
