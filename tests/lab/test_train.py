"""Teaching a network: what came of a move, that it is learned, and that nothing is lost when it is interrupted."""

from __future__ import annotations
import __future__

import json
import math
import random
import re
import shlex
import sys
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
import kahve.lab.match
import kahve.lab.simulate
from kahve.bots.net import CheckpointError, Net, read_checkpoint, write_checkpoint
from kahve.cards import dialect
from kahve.cards.hands import nth
from kahve.engine.game import Game
from kahve.engine.house import HouseError
from kahve.engine.table import Table
from kahve.lab import train
from kahve.lab.curve import picture
from kahve.lab.engines import Threads
from kahve.lab.estimate import Estimate
from kahve.lab.train import Budget, Exam, Lessons, Training, margins, rest_of_deals, teach
from kahve.terminal.main import app

ROOT = Path(__file__).parent.parent.parent
LESSONS = Lessons(games=32, steps=24, lot=32, wide=24, layers=1, rate=0.01, slips=0.2)
FEW = Lessons(games=8, steps=24, lot=32, wide=8, layers=1)
TINY = Lessons(games=4, steps=10, lot=16, wide=4, layers=1)


@pytest.fixture(scope="session")
def espresso() -> Game:
    """The game of twelve cards that docs/add-a-game.md builds, with quick legal moves: small enough to be learned by interpreted rules."""
    held = [(marked, len(marked)) for marked in (dialect.RULES, dialect.MARKED)]
    names: dict[str, Any] = {"__name__": "espresso"}
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    for block in re.findall(r"^```python\n(.*?)^```$", page.partition("## 5.")[0], re.MULTILINE | re.DOTALL):
        exec(compile(block, "espresso", "exec", flags=__future__.annotations.compiler_flag, dont_inherit=True), names)
    for marked, before in held:
        del marked[before:]
    return replace(names["GAME"], legal=cards_of_the_hand, stretch=lambda t, house: 0)


def cards_of_the_hand(t: Any, house: Any, out: Any) -> int:
    size = int(t.hand_size[t.turn])
    for at in range(size):
        out[at] = nth(t.hand[t.turn], at)
    return size


@pytest.fixture
def begin(espresso: Game, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Training]:
    """Begins a training in Espresso, interpreted, on one thread."""
    monkeypatch.setattr(train, "WARMING", 24)
    train.torch_library().set_num_threads(1)
    return lambda lessons=FEW, seed=1: Training(espresso, {}, lessons, seed, compiled=False)


def weights(training: Training) -> list[np.ndarray]:
    return [array for layer in training.checkpoint().layers for array in layer]


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
    found, known = rest_of_deals(columns[0].astype(bool), columns[1], columns[2], columns[3], ends, brought, trust)
    return found[:, 0].round(6).tolist(), known[:, 0].tolist()


def test_what_a_choice_brought_is_the_margin_at_the_end_less_the_one_before() -> None:
    found, known = rest([1, 1, 1, 1], [0, 1, 0, 1], [0, -1, 2, -3], [9, 9, 9, 9], {3: 5}, 1.0)
    assert known == [True] * 4
    assert found == [5.0, -4.0, 3.0, -2.0]


def test_what_was_said_on_the_way_is_mixed_in() -> None:
    found, _ = rest([1, 1, 1, 1], [0, 1, 0, 1], [0, -1, 2, -3], [9, 9, 4, 6], {3: 5}, 0.75)
    assert found[2:] == [3.0, -2.0]
    assert found[0] == 2 + 0.25 * 4 + 0.75 * 3.0
    assert found[1] == -2 + 0.25 * 6 + 0.75 * -2.0


def test_a_move_without_a_choice_teaches_nothing_and_is_passed_over() -> None:
    found, known = rest([1, 1, 0, 1], [0, 1, 0, 1], [0, -1, 2, -3], [9, 9, 4, 6], {3: 5}, 1.0)
    assert known == [True, True, False, True]
    assert found[0] == 5.0


def test_where_a_deal_goes_on_the_last_choice_is_not_known_and_those_before_go_by_what_was_said() -> None:
    found, known = rest([1, 1, 1, 1, 1], [0, 1, 0, 1, 0], [0, 0, 1, 0, 7], [0, 0, 0, 2, 3], {}, 1.0)
    assert known == [True, True, True, False, False]
    assert (found[2], found[1]) == (7 - 1 + 3, 2)
    found, known = rest([1, 1, 1, 1], [0, 1, 0, 1], [0, 0, 1, 0], [9, 9, 9, 9], {1: 6}, 1.0)
    assert known == [True, True, False, False]
    assert found[:2] == [6.0, -6.0], "what comes after the end is of another deal"


# -- that it is learned ------------------------------------------------------------------------------------------------------------------


@pytest.mark.torch
def test_it_learns_to_beat_chance(begin: Callable[..., Training]) -> None:
    training = begin(LESSONS)
    before = training.examine(("random",), 50)
    for number in range(14):
        training.lesson(number / 14)
    after = training.examine(("random",), 50)
    assert training.deals == 14 * 32 * 2
    assert before.against["random"].low < 0
    assert after.against["random"].low > 0.5


@pytest.mark.torch
def test_what_is_said_of_a_choice_moves_to_what_it_brought(begin: Callable[..., Training]) -> None:
    training = begin()
    heard, deals = training._play(training._new_batch(8, 1, standing=True), np.random.default_rng(1), 0.2)
    assert deals == 16
    read = training._reading(heard.observations, heard.seats, *training.scales[:2])
    losses = [training.network.learn(read, heard.moves, heard.targets, 0.01, 0.9) for _ in range(60)]
    assert losses[-1] < 0.5 * losses[0]


@pytest.mark.torch
def test_a_seed_fixes_what_is_learned(begin: Callable[..., Training]) -> None:
    one, same, other = begin(), begin(), begin(seed=2)
    for training in (one, same, other):
        training.lesson(0.0)
        training.lesson(0.5)
    assert all((a == b).all() for a, b in zip(weights(one), weights(same)))
    assert one.margin("random", 4) == same.margin("random", 4)
    assert any((a != b).any() for a, b in zip(weights(one), weights(other)))


@pytest.mark.torch
def test_only_legal_moves_are_made_whatever_the_network_says(begin: Callable[..., Training]) -> None:
    training = begin()
    batch = training._new_batch(8, 1)
    with training.network.torch.no_grad():
        training.network.means[-1][:] = 1e6  # every move number
        training.network.means[-1][np.flatnonzero(batch.mask.any(axis=0))] = -1e6
    best, values = training.said(batch.observations, batch.turns, batch.mask)
    assert batch.mask[np.arange(8), best].all()
    assert (values < 0).all()


@pytest.mark.torch
def test_numpy_says_what_pytorch_says(begin: Callable[..., Training], tmp_path: Path, espresso: Game) -> None:
    training = begin(Lessons(games=16, steps=12, lot=16, wide=24, layers=3))
    training.lesson(0.0)
    training.save(tmp_path / "net.npz")
    player = Net(tmp_path / "net.npz")
    table = Table(espresso, espresso.settle({}), dealer=1)
    batch = training._new_batch(1, 1)
    table.deal(batch.order(0))
    read = training._reading(batch.observations, batch.turns, *training.scales[:2])
    said = training.network.values(read, mean=True).detach().numpy()[0]
    assert np.allclose(player.values(table.view(table.turn)), said * training.scales[2], atol=1e-4)
    assert (
        player.choose(table.view(table.turn), table.moves, random.Random(1))
        == training.said(batch.observations, batch.turns, batch.mask)[0][0]
    )


@pytest.mark.torch
def test_it_trains_in_games_of_partners_of_three_and_of_turns_of_several_moves() -> None:
    for name, house in (("pisti", {"seats": 4}), ("basra", {}), ("turtle", {})):
        training = Training(kahve.game(name), house, TINY, 1, compiled=False)
        training.lesson(0.0)
        assert training.updates > 0


# -- that nothing is lost ----------------------------------------------------------------------------------------------------------------


@pytest.mark.torch
def test_it_goes_on_where_it_was_stopped(begin: Callable[..., Training], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "net.npz"
    budget = Budget(minutes=None, deals=75, exams=3, opponents=("random",), blocks=4)
    first, lesson, heard = begin(), Training.lesson, list[float]()

    def stopped(training: Training, share: float) -> None:
        if training.rounds == 2:
            raise KeyboardInterrupt
        lesson(training, share)

    monkeypatch.setattr(Training, "lesson", stopped)
    with pytest.raises(KeyboardInterrupt):
        teach(first, budget, path)
    monkeypatch.setattr(Training, "lesson", lesson)
    again = begin()
    again.go_on_from(path)
    assert (again.deals, again.rounds, len(again.exams)) == (first.deals, 2, len(first.exams)) == (32, 2, 2)
    assert all((a == b).all() for a, b in zip(weights(first), weights(again)))
    state = [training.network.state() for training in (first, again)]
    assert state[0].keys() == state[1].keys()
    assert all((state[0][name] == state[1][name]).all() for name in state[0])
    teach(again, budget, path, told=lambda share, exam: heard.append(share))
    assert heard[0] == pytest.approx(32 / 75)
    assert heard[-1] == 1
    assert [exam.deals for exam in again.exams] == [0, 32, 64, 80]
    whole = begin()
    whole.go_on_from(path)
    teach(whole, budget, path)
    assert (whole.deals, len(whole.exams)) == (80, 4), "nothing is left to do"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.torch
def test_a_file_of_another_training_is_refused(begin: Callable[..., Training], tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    training = begin()
    training.save(path)
    with pytest.raises(CheckpointError, match="its seed is 1, not 2"):
        begin(seed=2).go_on_from(path)
    with pytest.raises(CheckpointError, match="its lessons are"):
        begin(TINY).go_on_from(path)
    with pytest.raises(CheckpointError, match="its game is espresso, not pisti"):
        Training(kahve.game("pisti"), {"seats": 2}, TINY, 1, compiled=False).go_on_from(path)
    found, more = read_checkpoint(path)
    assert more
    write_checkpoint(found, path)
    with pytest.raises(CheckpointError, match="can play, but it lacks what is needed to go on learning"):
        begin().go_on_from(path)


def test_what_cannot_be_is_a_sentence(espresso: Game) -> None:
    with pytest.raises(HouseError, match="rate cannot be 2: from 1e-08 to 1"):
        Lessons(rate=2)
    with pytest.raises(HouseError, match="exams cannot be 0: from 1 to 10000"):
        Budget(exams=0)
    with pytest.raises(HouseError, match="needs a budget: minutes, deals, or both"):
        Budget(minutes=None)
    with pytest.raises(ValueError, match="There is no compiled player 'search:simulations=3'"):
        Budget(opponents=("search:simulations=3",))
    with pytest.raises(HouseError, match="seed cannot be -1"):
        Training(espresso, {}, TINY, -1, compiled=False)


# -- the command -------------------------------------------------------------------------------------------------------------------------

SMALL = ["--games", "4", "--steps", "16", "--lot", "16", "--wide", "4", "--layers", "1"]


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = Training.__init__
    monkeypatch.setattr(train, "WARMING", 4)
    monkeypatch.setattr(Training, "__init__", lambda *args, **options: begin(*args, **options | {"compiled": False}))


def said(*words: str, code: int = 0) -> Result:
    found = CliRunner().invoke(app, ["lab", "train", *words])
    assert found.exit_code == code, found.output
    assert "Traceback" not in found.output
    return found


@pytest.mark.torch
def test_the_command_tells_its_exams_and_goes_on(interpreted: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["pisti", "--house", "seats=2", "--out", "net.npz", "--exams", "1", "--exam-deals", "2", "--against", "random", *SMALL]
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
    stop.setattr("kahve.lab.train.Training.lesson", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    stopped = said(*words, "--deals", "8", "--seed", "2", code=130)
    stop.undo()
    assert stopped.stderr == "Stopped; what was learned is in net.npz, and the same command goes on from there.\n"


def test_without_pytorch_it_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "torch", None)
    found = said("pisti", "--out", "net.npz", code=2)
    assert found.stderr == "Error: `kahve lab train` needs torch, which is not installed: pip install 'kahve[train]'.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess", "--out", "a.npz"], "There is no game 'chess'"),
        (["pisti", "--out", "net.pt"], "--out cannot be net.pt: the name of a network ends in .npz."),
        (["pisti", "--out", "nowhere/net.npz"], "there is no folder nowhere"),
        (["pisti", "--out", "a.npz", "--trust", "2"], "trust cannot be 2.0: from 0 to 1."),
        (["pisti", "--out", "a.npz", "--minutes", "0"], "minutes cannot be 0.0: from 0.001 to 1e+06."),
        (["pisti", "--out", "a.npz", "--against", "simple,net:a.npz"], "There is no compiled player 'net:a.npz'"),
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
    """As they stand there, but for a few deals, interpreted."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(kahve.lab.match, "run", partial(kahve.lab.match.run, compiled=False, engine=Threads(1)))
    monkeypatch.setattr(kahve.lab.simulate, "simulate", partial(kahve.lab.simulate.simulate, compiled=False, engine=Threads(1)))
    page = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    few = {"train": ["--deals", "4", "--exams", "1", "--exam-deals", "2", *SMALL], "match": ["--deals", "2"], "simulate": ["--deals", "2"]}
    ran = []
    for line in "".join(blocks).splitlines():
        name, *words = shlex.split(line)
        assert name == "kahve"
        ran.append(words[1] if words[0] == "lab" else words[0])
        found = CliRunner().invoke(app, [*words, *few.get(ran[-1], [])], input="")
        assert (found.exit_code, found.stderr) == (0, ""), found.output
    assert sorted(set(ran)) == ["match", "play", "simulate", "train"]
