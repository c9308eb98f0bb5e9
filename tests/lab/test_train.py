"""Teaching a network: what came of a move, that it is learned, and that nothing is lost when it is interrupted."""

from __future__ import annotations
import __future__

import json
import math
import random
import re
import shlex
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest
from typer.testing import CliRunner, Result

import kahve
import kahve.bots
import kahve.bots.search.searcher
import kahve.lab.run
import kahve.lab.simulate
from kahve.bots.names import Named
from kahve.bots.players.net import CheckpointError, Net, read_checkpoint, write_checkpoint
from kahve.bots.search.searcher import Searcher
from kahve.cards import dialect
from kahve.cards.hands import nth
from kahve.engine.game import Game
from kahve.engine.house import HouseError
from kahve.engine.table import Table
from kahve.lab import learner
from kahve.lab.curve import picture
from kahve.lab.engines import Threads
from kahve.lab.estimate import Estimate
from kahve.lab.exams import Exam
from kahve.lab.network import torch_library
from kahve.lab.returns import margins, rest_of_deals
from kahve.lab.round_settings import Budget, RoundSettings
from kahve.lab.teach import teach
from kahve.lab.train import Training
from kahve.lab.training_file import about, checkpoint, go_on_from, save
from kahve.terminal.main import app

ROOT = Path(__file__).parent.parent.parent
ROUNDS = RoundSettings(games=32, steps=24, lot=32, wide=24, layers=1, rate=0.01, slips=0.2)
FEW = RoundSettings(games=8, steps=24, lot=32, wide=8, layers=1)
TINY = RoundSettings(games=4, steps=10, lot=16, wide=4, layers=1)


@pytest.fixture(scope="session")
def espresso() -> Game:
    """The game of twelve cards that docs/add-a-game.md builds, with quick legal moves: small enough to be learned by interpreted rules."""
    lengths = [(marked, len(marked)) for marked in (dialect.RULES, dialect.MARKED)]
    names: dict[str, Any] = {"__name__": "espresso"}
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    for block in re.findall(r"^```python\n(.*?)^```$", page.partition("## 5.")[0], re.MULTILINE | re.DOTALL):
        exec(compile(block, "espresso", "exec", flags=__future__.annotations.compiler_flag, dont_inherit=True), names)
    for marked, before in lengths:
        del marked[before:]
    game: Game = names["GAME"]
    rules, judgement = replace(game.rules, legal=cards_of_the_hand), replace(game.judgement, stretch=lambda t, house: 0)
    return replace(game, rules=rules, judgement=judgement)


def cards_of_the_hand(t: Any, house: Any, out: Any) -> int:
    size = int(t.hand_size[t.turn])
    for at in range(size):
        out[at] = nth(t.hand[t.turn], at)
    return size


@pytest.fixture
def begin(espresso: Game, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Training]:
    """Begins a training in Espresso, interpreted, on one thread. by_outcome: whether what moves lead to is judged."""
    monkeypatch.setattr(learner, "WARMING", 24)
    torch_library().set_num_threads(1)

    def begun(settings: RoundSettings = FEW, seed: int = 1, *, by_outcome: bool = False, **more: Any) -> Training:
        game = replace(espresso, judgement=replace(espresso.judgement, by_outcome=by_outcome))
        return Training(game, {}, settings, seed, compiled=False, **more)

    return begun


BOTH_WAYS = pytest.mark.parametrize("by_outcome", [False, True], ids=["moves", "outcomes"])


def weights(training: Training) -> list[np.ndarray]:
    return [array for layer in checkpoint(training).layers for array in layer]


# -- what came of a move -----------------------------------------------------------------------------------------------------------------


def test_a_margin_is_over_the_mean_of_the_other_sides() -> None:
    assert margins(np.array([[9, 3, 0]]), 3).tolist() == [[7.5, -1.5, -6.0]]
    assert margins(np.array([[9, 3, 9, 3]]), 2).tolist() == [[6.0, -6.0, 6.0, -6.0]]


def rest(chose: list[int], seats: list[int], standing: list[float], said: list[float], end: dict[int, float], trust: float) -> Any:
    """`rest_of_deals` for one game of two, where an episode that ends brings seat 0 so much."""
    steps = len(chose)
    ends, brought = np.zeros((steps, 1), dtype=bool), np.zeros((steps, 1, 2))
    for step, margin in end.items():
        ends[step], brought[step, 0] = True, (margin, -margin)
    columns = [np.array(values)[:, np.newaxis] for values in (chose, seats, standing, said)]
    rest_values, known = rest_of_deals(columns[0].astype(bool), columns[1], columns[2], columns[3], ends, brought, trust)
    return rest_values[:, 0].round(6).tolist(), known[:, 0].tolist()


def test_what_a_choice_brought_is_the_margin_at_the_end_less_the_one_before() -> None:
    values, known = rest([1, 1, 1, 1], [0, 1, 0, 1], [0, -1, 2, -3], [9, 9, 9, 9], {3: 5}, 1.0)
    assert known == [True] * 4
    assert values == [5.0, -4.0, 3.0, -2.0]


def test_what_was_said_on_the_way_is_mixed_in() -> None:
    values, _ = rest([1, 1, 1, 1], [0, 1, 0, 1], [0, -1, 2, -3], [9, 9, 4, 6], {3: 5}, 0.75)
    assert values[2:] == [3.0, -2.0]
    assert values[0] == 2 + 0.25 * 4 + 0.75 * 3.0
    assert values[1] == -2 + 0.25 * 6 + 0.75 * -2.0


def test_a_move_without_a_choice_teaches_nothing_and_is_passed_over() -> None:
    values, known = rest([1, 1, 0, 1], [0, 1, 0, 1], [0, -1, 2, -3], [9, 9, 4, 6], {3: 5}, 1.0)
    assert known == [True, True, False, True]
    assert values[0] == 5.0


def test_where_a_deal_goes_on_the_last_choice_is_not_known_and_those_before_go_by_what_was_said() -> None:
    values, known = rest([1, 1, 1, 1, 1], [0, 1, 0, 1, 0], [0, 0, 1, 0, 7], [0, 0, 0, 2, 3], {}, 1.0)
    assert known == [True, True, True, False, False]
    assert (values[2], values[1]) == (7 - 1 + 3, 2)
    values, known = rest([1, 1, 1, 1], [0, 1, 0, 1], [0, 0, 1, 0], [9, 9, 9, 9], {1: 6}, 1.0)
    assert known == [True, True, False, False]
    assert values[:2] == [6.0, -6.0], "what comes after the end is of another deal"


# -- that it is learned ------------------------------------------------------------------------------------------------------------------


@pytest.mark.torch
@BOTH_WAYS
def test_it_learns_to_beat_chance(begin: Callable[..., Training], by_outcome: bool) -> None:
    training = begin(ROUNDS, by_outcome=by_outcome)
    before = training.examine(("random",), 50)
    for number in range(14):
        training.play_round(number / 14)
    after = training.examine(("random",), 50)
    assert training.deals == 14 * 32 * 2
    # What a move brings at once is known without learning.
    assert (before.against["random"].low < 0) == (not by_outcome)
    assert after.against["random"].low > max(0.5, before.against["random"].low)


@pytest.mark.torch
@BOTH_WAYS
def test_what_is_said_of_a_choice_moves_to_what_it_brought(begin: Callable[..., Training], by_outcome: bool) -> None:
    training = begin(by_outcome=by_outcome)
    samples, deals = training.self_play.play(training.self_play.sit_down(0)[0], np.random.default_rng(1), 0.2)
    assert deals == 16
    read = training.learner.read(samples.observations, samples.seats)
    losses = [training.learner.network.learn(read, samples.which, samples.targets, 0.01, 0.9) for _ in range(60)]
    assert losses[-1] < 0.5 * losses[0]


@pytest.mark.torch
def test_a_seed_fixes_what_is_learned(begin: Callable[..., Training]) -> None:
    one, same, other = begin(), begin(), begin(seed=2)
    for training in (one, same, other):
        training.play_round(0.0)
        training.play_round(0.5)
    assert all((a == b).all() for a, b in zip(weights(one), weights(same)))
    assert one.margin("random", 4) == same.margin("random", 4)
    assert any((a != b).any() for a, b in zip(weights(one), weights(other)))


@pytest.mark.torch
def test_only_legal_moves_are_made_whatever_the_network_says(begin: Callable[..., Training]) -> None:
    training = begin()
    batch = training.learner.new_batch(8, 1)
    with training.learner.network.torch.no_grad():
        training.learner.network.means[-1][:] = 1e6  # every move number
        training.learner.network.means[-1][np.flatnonzero(batch.mask.any(axis=0))] = -1e6
    options = training.learner.options(batch, np.arange(8))
    best = options.best()
    assert options.places[best].tolist() == list(range(8))
    assert batch.mask[np.arange(8), options.moves[best]].all()
    assert (options.worths < 0).all()


@pytest.mark.torch
@BOTH_WAYS
def test_the_best_option_of_a_game_is_the_first_of_the_greatest_worth(begin: Callable[..., Training], by_outcome: bool) -> None:
    training = begin(by_outcome=by_outcome)
    options = training.learner.options(training.learner.new_batch(8, 1, standing=True), np.array([5, 2, 7]))
    of_games = [np.flatnonzero(options.places == place) for place in range(3)]
    assert all(len(numbers) > 1 for numbers in of_games)
    assert options.best().tolist() == [int(numbers[options.worths[numbers].argmax()]) for numbers in of_games]
    level = options._replace(worths=np.ones_like(options.worths))
    assert level.best().tolist() == [numbers[0] for numbers in of_games]
    last = options.moves[[numbers[-1] for numbers in of_games]]
    assert options.of(last).tolist() == [numbers[-1] for numbers in of_games]


@pytest.mark.torch
@BOTH_WAYS
def test_numpy_says_what_pytorch_says(begin: Callable[..., Training], tmp_path: Path, by_outcome: bool) -> None:
    training = begin(RoundSettings(games=16, steps=12, lot=16, wide=24, layers=3), by_outcome=by_outcome)
    training.play_round(0.0)
    save(training, tmp_path / "net.npz")
    player = Net(tmp_path / "net.npz")
    table = Table(training.game, training.house, dealer=1)
    batch = training.learner.new_batch(1, 1, standing=True)
    table.deal(batch.order(0))
    while table.turn >= 0 and len(table.moves) > 1:
        options = training.learner.options(batch, np.arange(1))
        said = player.values(table.view(table.turn))
        assert np.allclose(said[options.moves], options.worths * training.learner.scales.unit, atol=1e-4)
        assert not by_outcome or np.isneginf(np.delete(said, options.moves)).all()
        best = player.choose(table.view(table.turn), table.moves, random.Random(1))
        assert best == options.moves[options.best()[0]]
        table.play(best)
        batch.step([best])


@pytest.mark.torch
def test_it_trains_in_games_of_partners_of_three_and_of_turns_of_several_moves() -> None:
    for name, house in (("pisti", {"seats": 4}), ("basra", {}), ("turtle", {})):
        training = Training(kahve.game(name), house, TINY, 1, compiled=False)
        training.play_round(0.0)
        assert training.updates > 0


# -- against a player --------------------------------------------------------------------------------------------------------------------


class First:
    """Makes the first move that it may, and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[Any, list[int]]] = []

    def choose(self, view: Any, moves: list[int], rng: random.Random) -> int:
        self.shown.append((view, list(moves)))
        return moves[0]


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> First:
    """The player `first:`, which is not a quick one."""
    player = First()
    named = type("OfFirst", (Named,), {"make": lambda self: player})
    monkeypatch.setitem(kahve.bots.KINDS, "first", named)
    return player


@pytest.mark.torch
@pytest.mark.parametrize("against", ["random", "first:"])
def test_against_a_player_it_learns_from_its_own_side_alone_and_has_every_side_as_often(
    begin: Callable[..., Training], first: First, against: str
) -> None:
    training = begin(against=against)
    sittings = training.self_play.sit_down(0)
    assert [len(sitting.batch) for sitting in sittings] == [4, 4]
    assert sittings[0].batch.order(0) != sittings[1].batch.order(0)
    for side, sitting in enumerate(sittings):
        first.shown.clear()
        samples, deals = training.self_play.play(sitting, np.random.default_rng(1), 0.2)
        assert deals >= 4
        assert set(samples.seats.tolist()) == {side}
        assert {view.seat for view, _ in first.shown} == ({1 - side} if against == "first:" else set())


@pytest.mark.torch
def test_with_partners_a_side_is_all_its_seats(first: First) -> None:
    for against in ("random", "first:"):
        training = Training(kahve.game("pisti"), {"seats": 4}, TINY, 1, against=against, compiled=False)
        samples = training.self_play.play(training.self_play.sit_down(0)[1], np.random.default_rng(1), 0.2)[0]
        assert set(samples.seats.tolist()) <= {1, 3}
    assert {view.seat for view, _ in first.shown} == {0, 2}


@pytest.mark.torch
def test_a_player_that_is_asked_sees_its_view_and_may_make_each_move_it_is_offered(begin: Callable[..., Training], first: First) -> None:
    training = begin(against="first:")
    training.play_round(0.0)
    training.margin("first:", 3)
    assert len(first.shown) > 50
    for view, moves in first.shown:
        assert moves == view.moves
        assert len(moves) > 1, "it is not asked where there is no choice"
        assert view.record.hand_size[1 - view.seat] >= 0
        assert not view.record.hand[1 - view.seat], "the cards of the other seat"
        assert view.record.hand[view.seat]


@pytest.mark.torch
def test_it_learns_to_beat_the_player(begin: Callable[..., Training], first: First) -> None:
    training = begin(ROUNDS, against="first:")
    before = training.margin("first:", 120)
    for number in range(10):
        training.play_round(number / 10)
    after = training.examine((), 2, 120).against
    assert list(after) == ["first:"]
    assert after["first:"].low > max(0.5, before.high)


@pytest.mark.torch
def test_it_makes_nothing_more_than_itself(begin: Callable[..., Training], tmp_path: Path) -> None:
    training = begin()
    training.play_round(0.0)
    save(training, tmp_path / "net.npz")
    result = training.margin(f"net:{tmp_path / 'net.npz'}", 6)
    assert (result.mean, result.error) == (0, 0)


@pytest.mark.torch
def test_the_player_examines_first_and_on_fewer_deals_if_it_is_asked(begin: Callable[..., Training], first: First, tmp_path: Path) -> None:
    training = begin(against="first:")
    teach(training, Budget(None, 1, 1, ("random",), blocks=8, asked_blocks=3), tmp_path / "net.npz")
    assert [(name, one.blocks) for name, one in training.exams[0].against.items()] == [("first:", 3), ("random", 8)]
    quick = begin(against="random")
    assert [(name, one.blocks) for name, one in quick.examine(("random",), 8, 3).against.items()] == [("random", 8)]


@pytest.mark.torch
def test_a_seed_fixes_what_is_learned_against_a_player(begin: Callable[..., Training], first: First) -> None:
    for against in ("random", "first:"):
        one, same = begin(against=against), begin(against=against)
        for training in (one, same):
            training.play_round(0.0)
        assert all((a == b).all() for a, b in zip(weights(one), weights(same)))
    assert any((a != b).any() for a, b in zip(weights(one), weights(begin(against="first:"))))


# -- like a player -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.torch
def test_like_a_player_its_moves_are_that_players_but_for_slips(begin: Callable[..., Training], first: First) -> None:
    for against, sides in ((None, 1), ("random", 2)):
        training = begin(like="first:", against=against)
        sittings = training.self_play.sit_down(0)
        assert len(sittings) == sides
        for sitting in sittings:
            first.shown.clear()
            samples, _ = training.self_play.play(sitting, np.random.default_rng(1), 0.0)
            lowest = [moves[0] for _, moves in first.shown]
            assert len(samples.which) > 10
            assert Counter(samples.which.tolist()) <= Counter(lowest)
            first.shown.clear()
            slipped, _ = training.self_play.play(sitting, np.random.default_rng(2), 1.0)
            assert not Counter(slipped.which.tolist()) <= Counter(moves[0] for _, moves in first.shown)


@pytest.mark.torch
@BOTH_WAYS
def test_a_game_by_outcomes_adds_what_a_move_brings_at_once(begin: Callable[..., Training], by_outcome: bool) -> None:
    training = begin(by_outcome=by_outcome)
    batch = training.learner.new_batch(64, 1, standing=True)
    brought = []
    for _ in range(6):
        options = training.learner.options(batch, np.arange(64))
        before = margins(batch.standing, 2)
        for number in np.flatnonzero(options.gains):
            place = options.places[number]
            moves = batch.random_moves.copy()
            moves[place] = options.moves[number]
            after = batch.copy()
            after.step(moves)
            if not after.ends[place]:
                seat = batch.turns[place]
                gain = (margins(after.standing, 2)[place, seat] - before[place, seat]) / training.learner.scales.unit
                brought.append(options.gains[number] == pytest.approx(gain))
        batch.step(batch.random_moves)
    assert all(brought)
    assert bool(brought) == by_outcome


@pytest.mark.torch
def test_from_the_moves_of_a_player_it_learns_what_they_bring(begin: Callable[..., Training]) -> None:
    training = begin(replace(ROUNDS, games=16), like="random", against="random")
    for number in range(8):
        training.play_round(number / 8)
    assert training.examine((), 30).against["random"].low > 0, "the move that brings most is better than any move"
    assert about(training)["like"] == {"player": "random"}


# -- from a file -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.torch
def test_it_starts_from_the_mean_weights_of_a_file(begin: Callable[..., Training], tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    before = begin(seed=2)
    before.play_round(0.0)
    save(before, path)
    after = begin(start=path, against="random")
    assert all((a == b).all() for a, b in zip(weights(before), weights(after)))
    assert all((a == b.detach().numpy()).all() for a, b in zip(weights(before), after.learner.network.parameters))
    assert (after.learner.scales.unit, after.learner.scales.mean.tolist()) == (
        before.learner.scales.unit,
        before.learner.scales.mean.tolist(),
    )
    assert (after.deals, after.updates, after.exams, after.learner.network.optimiser.state) == (0, 0, [], {})
    assert before.margin("random", 5) == after.margin("random", 5)
    written = about(after)
    assert written["against"] == {"player": "random"}
    assert written["start"] == {"file": "net.npz", "hash": Net(path).fingerprint, "deals": before.deals}
    assert (about(before)["against"], about(before)["start"]) == (None, None)


@pytest.mark.torch
def test_what_cannot_be_started_from_is_a_sentence(begin: Callable[..., Training], tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save(begin(), path)
    with pytest.raises(CheckpointError, match=r"cannot be started from\. Its hidden layers are 8, and not 24 and 24\."):
        begin(RoundSettings(games=4, steps=10, lot=16, wide=24, layers=2), start=path)
    with pytest.raises(CheckpointError, match=r"cannot be started from\. It judges moves by their numbers, and a new training"):
        begin(by_outcome=True, start=path)
    with pytest.raises(CheckpointError, match=r"it judges moves by their numbers, not what moves lead to\."):
        go_on_from(begin(by_outcome=True), path)
    with pytest.raises(CheckpointError, match=r"cannot be started from\. It has learned espresso, not pisti"):
        Training(kahve.game("pisti"), {"seats": 2}, TINY, 1, start=path, compiled=False)
    save(Training(kahve.game("pisti"), {"seats": 2}, TINY, 1, compiled=False), path)
    with pytest.raises(CheckpointError, match=r"cannot be started from\. It learned pisti under other house rules"):
        Training(kahve.game("pisti"), {"seats": 4}, TINY, 1, start=path, compiled=False)
    with pytest.raises(CheckpointError, match="There is no file"):
        begin(start=tmp_path / "none.npz")


# -- that nothing is lost ----------------------------------------------------------------------------------------------------------------


@pytest.mark.torch
def test_it_goes_on_where_it_was_stopped(begin: Callable[..., Training], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "net.npz"
    budget = Budget(minutes=None, deals=75, exams=3, opponents=("random",), blocks=4)
    first, play_round, messages = begin(), Training.play_round, list[float]()

    def stopped(training: Training, share: float) -> None:
        if training.rounds == 2:
            raise KeyboardInterrupt
        play_round(training, share)

    monkeypatch.setattr(Training, "play_round", stopped)
    with pytest.raises(KeyboardInterrupt):
        teach(first, budget, path)
    monkeypatch.setattr(Training, "play_round", play_round)
    again = begin()
    go_on_from(again, path)
    assert (again.deals, again.rounds, len(again.exams)) == (first.deals, 2, len(first.exams)) == (32, 2, 2)
    assert all((a == b).all() for a, b in zip(weights(first), weights(again)))
    state = [training.learner.network.state() for training in (first, again)]
    assert state[0].keys() == state[1].keys()
    assert all((state[0][name] == state[1][name]).all() for name in state[0])
    teach(again, budget, path, report=lambda share, exam: messages.append(share))
    assert messages[0] == pytest.approx(32 / 75)
    assert messages[-1] == 1
    assert [exam.deals for exam in again.exams] == [0, 32, 64, 80]
    whole = begin()
    go_on_from(whole, path)
    teach(whole, budget, path)
    assert (whole.deals, len(whole.exams)) == (80, 4), "nothing is left to do"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.torch
def test_a_file_of_another_training_is_refused(begin: Callable[..., Training], tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    training = begin()
    save(training, path)
    with pytest.raises(CheckpointError, match="its seed is 1, not 2"):
        go_on_from(begin(seed=2), path)
    with pytest.raises(CheckpointError, match="its settings are"):
        go_on_from(begin(TINY), path)
    with pytest.raises(CheckpointError, match="its game is espresso, not pisti"):
        go_on_from(Training(kahve.game("pisti"), {"seats": 2}, TINY, 1, compiled=False), path)
    with pytest.raises(CheckpointError, match="it has learned against itself, not random"):
        go_on_from(begin(against="random"), path)
    with pytest.raises(CheckpointError, match="it has learned the moves of itself, not greedy"):
        go_on_from(begin(like="greedy"), path)
    shutil.copy(path, tmp_path / "other.npz")
    with pytest.raises(CheckpointError, match=r"it was started from nothing, not other.npz \([0-9a-f]{16}\)"):
        go_on_from(begin(start=tmp_path / "other.npz"), path)
    player = f"net:{tmp_path / 'other.npz'}"
    save(begin(against=player), tmp_path / "against.npz")
    go_on_from(begin(against=player), tmp_path / "against.npz")
    save(begin(seed=2), tmp_path / "other.npz")
    with pytest.raises(CheckpointError, match="it has learned against net:"):
        go_on_from(begin(against=player), tmp_path / "against.npz")
    checkpoint, more = read_checkpoint(path)
    assert more
    write_checkpoint(checkpoint, path)
    with pytest.raises(CheckpointError, match="can play, but it lacks what is needed to go on learning"):
        go_on_from(begin(), path)


def test_what_cannot_be_is_a_sentence(espresso: Game) -> None:
    with pytest.raises(HouseError, match="rate cannot be 2: from 1e-08 to 1"):
        RoundSettings(rate=2)
    with pytest.raises(HouseError, match="exams cannot be 0: from 1 to 10000"):
        Budget(exams=0)
    with pytest.raises(HouseError, match="needs a budget: minutes, deals, or both"):
        Budget(minutes=None)
    with pytest.raises(ValueError, match="There is no compiled player 'search:simulations=3'"):
        Budget(opponents=("search:simulations=3",))
    with pytest.raises(HouseError, match="asked_blocks cannot be 1: from 2"):
        Budget(asked_blocks=1)
    with pytest.raises(HouseError, match="seed cannot be -1"):
        Training(espresso, {}, TINY, -1, compiled=False)


# -- the command -------------------------------------------------------------------------------------------------------------------------

SMALL = ["--games", "4", "--steps", "16", "--lot", "16", "--wide", "4", "--layers", "1"]


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = Training.__init__
    monkeypatch.setattr(learner, "WARMING", 4)
    monkeypatch.setattr(Training, "__init__", lambda *args, **options: begin(*args, **options | {"compiled": False}))


def said(*words: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["lab", "train", *words])
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result


@pytest.mark.torch
def test_the_command_tells_its_exams_and_goes_on(interpreted: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["pisti", "--house", "seats=2", "--out", "net.npz", "--exams", "1", "--exam-deals", "2", "--examiners", "random", *SMALL]
    out = said(*words, "--deals", "4", "--svg", "curve.svg", "--table", "curve.parquet").stdout.splitlines()
    assert out[0].startswith("0.0 minutes, 0 deals: ")
    assert out[0].endswith(" points a deal more than random.")
    assert out[1].startswith("0.")
    assert out[2:] == ["The network is net.npz; as a player it is net:net.npz.", "The learning curve is curve.svg."]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg xmlns=")
    rows = pyarrow.parquet.read_table(tmp_path / "curve.parquet").to_pylist()
    more = json.loads(said(*words, "--deals", "8", "--json").stdout)
    assert more["exams"][:2] == rows
    assert (more["deals"], len(more["exams"])) == (8, 3)
    assert "its seed is 1, not 2" in said(*words, "--deals", "8", "--seed", "2", code=2).stderr
    assert json.loads(said(*words, "--deals", "4", "--seed", "2", "--force", "--json").stdout)["deals"] == 4
    stop = pytest.MonkeyPatch()
    stop.setattr("kahve.lab.train.Training.play_round", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    stopped = said(*words, "--deals", "8", "--seed", "2", code=130)
    stop.undo()
    assert stopped.stderr == "Stopped; what was learned is in net.npz, and the same command goes on from there.\n"


@pytest.mark.torch
def test_the_command_learns_against_a_player_from_a_file(
    interpreted: None, first: First, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    few = ["pisti", "--house", "seats=2", "--exams", "1", "--exam-deals", "4", "--examiners", "random", *SMALL]
    said(*few, "--out", "self.npz", "--deals", "4")
    words = [*few, "--out", "net.npz", "--start", "self.npz", "--against"]
    command = [*words, "first:", "--asked-deals", "8"]
    trained = json.loads(said(*command, "--deals", "4", "--json").stdout)
    assert [name for name in trained["exams"][0] if name in ("first:", "random")] == ["first:", "random"]
    again = json.loads(said(*command, "--deals", "8", "--json").stdout)
    assert (again["exams"][:2], again["deals"]) == (trained["exams"], 8)
    about = read_checkpoint(tmp_path / "net.npz")[0].about
    assert (about["against"], about["start"]["file"], about["start"]["deals"]) == ({"player": "first:"}, "self.npz", 4)
    assert about["exams"][0]["against"]["first:"]["blocks"] == 4
    assert "it has learned against first:, not greedy" in " ".join(said(*words, "greedy", "--deals", "8", code=2).stderr.split())
    assert "its hidden layers are 4, and not 5" in " ".join(said(*command, "--wide", "5", "--force", code=2).stderr.split()).lower()


@pytest.mark.torch
def test_a_player_that_is_asked_is_played_fewer_deals_at_once(interpreted: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    deals_at_once = list[Any]()
    monkeypatch.setattr("kahve.lab.teach.teach", lambda training, budget, path, report: deals_at_once.append((training.settings, budget)))
    for words in (["--against", "master"], ["--against", "greedy"], ["--against", "master", "--games", "64", "--lot", "32"]):
        said("pisti", "--house", "seats=2", "--out", "net.npz", *words)
    assert [(settings.games, settings.lot, budget.blocks, budget.asked_blocks) for settings, budget in deals_at_once] == [
        (32, 128, 2000, 100),
        (512, 512, 2000, 100),
        (64, 32, 2000, 100),
    ]


def test_without_pytorch_it_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "torch", None)
    result = said("pisti", "--out", "net.npz", code=2)
    assert result.stderr == "Error: `kahve lab train` needs torch, which is not installed: pip install 'kahve[train]'.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess", "--out", "a.npz"], "There is no game 'chess'"),
        (["pisti", "--out", "net.pt"], "--out cannot be net.pt: the name of a network ends in .npz."),
        (["pisti", "--out", "nowhere/net.npz"], "there is no folder nowhere"),
        (["pisti", "--out", "a.npz", "--trust", "2"], "trust cannot be 2.0: from 0 to 1."),
        (["pisti", "--out", "a.npz", "--minutes", "0"], "minutes cannot be 0.0: from 0.001 to 1e+06."),
        (["pisti", "--out", "a.npz", "--examiners", "simple,net:a.npz"], "There is no compiled player 'net:a.npz'"),
        (["pisti", "--out", "a.npz", "--against", "gredy"], "There is no player 'gredy'. Did you mean greedy?"),
        (["pisti", "--out", "a.npz", "--against", "net:none.npz"], "There is no player 'net:none.npz'. There is no file none.npz."),
        (["pisti", "--out", "a.npz", "--asked-deals", "9"], "--asked-deals is for --against with a player that is not a quick one."),
        (["pisti", "--out", "a.npz", "--like", "gredy"], "There is no player 'gredy'. Did you mean greedy?"),
        (["pisti", "--out", "a.npz", "--like", "net:a.npz"], "There is no player 'net:a.npz'. There is no file a.npz."),
        (["pisti", "--out", "a.npz", "--start", "./a.npz"], "--start and --out cannot be one file: a.npz."),
        (["pisti", "--out", "a.npz", "--house", "seats=9"], "seats cannot be 9"),
        (["pisti"], "--out"),
    ],
)
def test_bad_input_is_a_sentence(words: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in " ".join(said(*words, code=2).stderr.split())


def test_every_option_has_help_with_an_example() -> None:
    helped = CliRunner().invoke(app, ["lab", "train", "--help"], terminal_width=200, env={"COLUMNS": "200"}).output
    rows = helped.partition("Options:")[2]
    options = [line for line in rows.splitlines() if line.strip().startswith("--")]
    assert " ".join(rows.split()).count("Example: ") == len(options)


def test_a_curve_is_drawn_whatever_is_not_known() -> None:
    one = Estimate(3.0, math.nan, 1, math.nan, math.nan)
    drawn = picture("A & B", [Exam(0, 0.0, math.nan, {"a<b": one}), Exam(9, 90.0, 0.5, {"a<b": Estimate(4.0, 1, 9, 2.0, 6.0)})])
    assert "A &amp; B" in drawn
    assert "against a&lt;b" in drawn
    assert drawn.count("<path") == 3
    assert "nan" not in drawn


# -- the page ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.torch
def test_the_commands_of_the_page_run(interpreted: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As they stand there, but for a few deals, interpreted, and master does not think."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Searcher, "helps", lambda *_: False)
    monkeypatch.setattr(kahve.lab.run, "run", partial(kahve.lab.run.run, compiled=False, engine=Threads(1)))
    monkeypatch.setattr(kahve.lab.simulate, "simulate", partial(kahve.lab.simulate.simulate, compiled=False, engine=Threads(1)))
    page = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    few = {"train": ["--deals", "4", "--exams", "1", "--exam-deals", "2", *SMALL], "match": ["--deals", "2"], "simulate": ["--deals", "2"]}
    ran = []
    # Also those within a sentence that leave nothing open.
    inline = [match for match in re.findall(r"`(kahve lab train [^`]+)`", page) if not re.search(r"\b[A-Z]+\b", match)]
    assert inline
    for line in [*"".join(blocks).splitlines(), *inline]:
        name, *words = shlex.split(line)
        assert name == "kahve"
        ran.append(words[1] if words[0] == "lab" else words[0])
        result = CliRunner().invoke(app, [*words, *few.get(ran[-1], [])], input="")
        assert (result.exit_code, result.stderr) == (0, ""), result.output
    assert sorted(set(ran)) == ["match", "play", "simulate", "train"]
