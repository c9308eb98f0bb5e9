"""Players that are programs: the engine protocol, what it shows of a seat, and what a program that misbehaves costs."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kahve
from kahve.bots import UnknownBot, bot, check_bot, described, fingerprint, runs_code, taken_from, whole_turn
from kahve.bots.players import program as programs
from kahve.bots.players.program import PARTS, Command, end_programs, question_lines, read_command
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.machine import machine
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.lab.engines import Processes, Threads
from kahve.lab.match import matched
from kahve.lab.run import run
from kahve.terminal.main import app
from kahve.terminal.options import players_given

PAGE = Path(__file__).parents[2] / "docs/engine-protocol.md"

ENGINE = """
import sys, os, time
way = sys.argv[1]
moves, seat, asked = [], None, 0
def say(text):
    print(text, flush=True)
for line in sys.stdin:
    with open(sys.argv[2], "a") as log:
        log.write(f"{os.getpid()} {line}")
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "kahve":
        if way == "silent":
            continue
        say(f"id name The {way} one")
        say("info I begin")
        say("ok" if way != "refusing" else "no I do not know this version.")
    elif word == "game":
        say("no I play chess only." if way == "chess" else "ok")
    elif word == "moves":
        moves = rest.split("|")
    elif word == "go":
        asked += 1
        if way == "crashing":
            print("Traceback", file=sys.stderr)
            print("ValueError: no plan", file=sys.stderr, flush=True)
            os._exit(3)
        if way == "hanging":
            time.sleep(100)
        if way == "slow":
            if sys.stdin.readline().strip() == "stop":
                say("info at last")
        if way == "flooding":
            while True:
                say("info and on")
        if way == "long":
            say("info " + "x" * 300_000)
        say({"cheating": "move 2C 2C", "babbling": "good morning", "dumb": "move"}.get(way, "\\ninfo thinking\\nmove " + moves[-1]))
        if way == "twice":
            say("move " + moves[0])
    elif word == "quit" and way != "staying":
        break
if way == "staying":
    time.sleep(100)
"""


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., str]]:
    """A function that names a player which is a program of the test, by the way in which it behaves.

    It has time enough on a slow machine.
    """
    (tmp_path / "engine.py").write_text(ENGINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield lambda way, milliseconds=20_000: f"program:milliseconds={milliseconds} {sys.executable} -S engine.py {way} heard"
    end_programs()


def deal(player: Any, name: str = "pisti", **house: object) -> Table:
    table, chance = kahve.new(name, **house), random.Random(1)
    table.deal(seed=4)
    while table.turn >= 0:
        for move in whole_turn(player, table.view(table.turn), table.moves, chance):
            table.play(move)
    return table


def lines_of(pid: str | None = None) -> list[str]:
    lines = [line.partition(" ") for line in Path("heard").read_text(encoding="utf-8").splitlines()]
    return [rest for who, _, rest in lines if pid in (None, who)]


# -- what is sent ------------------------------------------------------------------------------------------------------------------------


def test_a_program_plays_a_deal_of_every_game(engine: Callable[..., str], game: Game) -> None:
    player = bot(engine("good"))
    table, chance, moves_chosen = kahve.new(game.name), random.Random(1), 0
    table.deal(seed=4)
    while table.turn >= 0 and moves_chosen < 60:
        moves = table.moves
        turn = whole_turn(player, table.view(table.turn), moves, chance)
        assert turn[0] == moves[-1]
        for move in turn:
            table.play(move)
            moves_chosen += 1
    assert taken_from([player]) == ()


def test_what_is_sent_is_the_view_of_the_seat_and_its_moves_and_nothing_else(engine: Callable[..., str], game: Game) -> None:
    """Worlds that a seat cannot tell apart, with the hidden cards exchanged, give the same bytes."""
    chance = random.Random(3)
    table = kahve.new(game.name)
    table.deal(seed=4)
    for _ in range(12):
        if table.turn < 0:
            break
        seat, view = table.turn, table.view(table.turn)
        for world in range(3):
            dealt = machine(game, False).world(view.tables, table.house, seat, generator(world))
            other = View(game, table.house, seat, machine(game, False).view(dealt, 0, table.house, seat))
            assert question_lines(other, other.moves) == question_lines(view, table.moves)
        for text in question_lines(view, table.moves):
            assert "\n" not in text
        assert len(set(question_lines(view, table.moves)[1].removeprefix("moves ").split(PARTS))) == len(table.moves)
        table.play(chance.choice(table.moves))


def test_a_program_hears_of_its_own_seat_alone(engine: Callable[..., str]) -> None:
    """Two seats of one player are two programs, and each hears the views of its own seat, and the words that the page names."""
    player = bot(engine("good"))
    table = deal(player, seats=4)
    assert table.sheet is not None
    lines = [line.partition(" ") for line in Path("heard").read_text(encoding="utf-8").splitlines()]
    seats = {
        who: {rest.split()[1] for who_else, _, rest in lines if who_else == who and rest.startswith("position")} for who, _, _ in lines
    }
    assert sorted(map(sorted, seats.values())) == [["0"], ["1"], ["2"], ["3"]]
    assert {rest.split()[0] for _, _, rest in lines} == {"kahve", "game", "position", "moves", "go"}
    first = lines_of(lines[0][0])
    assert first[:2] == ["kahve 1", "game pisti -"]
    assert re.fullmatch(r"go milliseconds 20000 seed \d+", first[4])
    for line in first:
        if line.startswith("position"):
            assert "??" in line or line.count("/") <= 3
            position = line.split(maxsplit=2)[2]
            assert str(kahve.position("pisti", position)) == position, "it is a view, and a view can be read"


def test_the_same_seed_gives_the_same_bytes(engine: Callable[..., str]) -> None:
    match = matched("pisti", {"seats": 2}, [engine("good"), "random"], 5)
    Path("heard").unlink()
    here = run(match, 8, compiled=False, engine=Threads(1))
    once = lines_of()
    again = run(match, 8, compiled=False, engine=Processes(1))
    assert (again.played.sheets == here.played.sheets).all()
    since = lines_of()[len(once) :]
    assert sorted(line for line in since if line.startswith("go")) == sorted(line for line in once if line.startswith("go"))


# -- naming one --------------------------------------------------------------------------------------------------------------------------


def test_a_command_has_settings_and_words() -> None:
    assert read_command("./mybot --fast") == Command(("./mybot", "--fast"))
    assert read_command("milliseconds=50 'my bot' a=b") == Command(("my bot", "a=b"), 50)
    assert runs_code("program:./mybot")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("program:", r"There is no command: write it after the colon, as in program:./mybot\.$"),
        ("program:milliseconds=50", r"There is no command"),
        ("program:milliseconds=0 ./x", r"milliseconds cannot be 0: allowed are 1 to 600000\.$"),
        ("program:milliseconds=soon ./x", r"milliseconds cannot be soon"),
        ("program:seconds=1 ./x", r"A program has no setting 'seconds': write milliseconds"),
        ("program:./x 'open", r"\"./x 'open\" is not a command: no closing quotation\.$"),
    ],
)
def test_a_name_that_is_no_command_is_refused(name: str, says: str) -> None:
    with pytest.raises(UnknownBot, match=says):
        bot(name)


@pytest.mark.parametrize(
    ("way", "says"),
    [
        ("chess", r" cannot play: it says: I play chess only\.$"),
        ("refusing", r" cannot play: it says: I do not know this version\.$"),
        ("silent", r" cannot play: it did not answer within 1 second\.$"),
    ],
)
def test_a_program_that_does_not_play_is_refused_before_anything_is_played(
    engine: Callable[..., str], monkeypatch: pytest.MonkeyPatch, way: str, says: str
) -> None:
    if way == "silent":
        monkeypatch.setattr(programs, "START", 1.0)
    with pytest.raises(UnknownBot, match=says):
        matched("pisti", {"seats": 2}, [engine(way), "random"], 1)


@pytest.mark.parametrize("command", ["./nowhere", ".", "engine.py"])
def test_a_program_that_cannot_be_started_is_refused(engine: Callable[..., str], command: str) -> None:
    game = kahve.game("pisti")
    with pytest.raises(UnknownBot, match=f"{re.escape(command)} cannot play: .*(there is no program|cannot be started)"):
        check_bot(f"program:{command}", game, game.settle({}))


def test_a_program_names_itself_and_its_files_are_its_fingerprint(engine: Callable[..., str]) -> None:
    assert described(engine("good"))[0] == "The good one"
    before = fingerprint(engine("good"))
    Path("engine.py").write_text(ENGINE + "\n", encoding="utf-8")
    assert fingerprint(engine("good")) != before != fingerprint(engine("other"))


# -- misbehaving -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "kind", "says"),
    [
        ("cheating", "illegal", "it answered move 2C 2C, which is not one of its legal moves."),
        ("dumb", "illegal", "it answered move , which is not one of its legal moves."),
        ("babbling", "nonsense", "it answered 'good morning' where a line with move was expected."),
        ("flooding", "nonsense", "it answered more than 10000 lines."),
        ("long", "nonsense", "it answered a line of more than 100000 characters."),
        ("crashing", "ended", "it ended with status 3 and said 'ValueError: no plan'."),
        ("hanging", "late", "it did not answer within 0.7 seconds."),
    ],
)
def test_whatever_a_program_does_the_deal_goes_on(
    engine: Callable[..., str], monkeypatch: pytest.MonkeyPatch, way: str, kind: str, says: str
) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.3)
    player = bot(engine(way, 100 if way == "hanging" else 20_000))
    table = deal(player, seats=2)
    rows = taken_from([player])
    assert table.sheet is not None
    assert sum(row.times for row in rows) == 48
    assert (rows[0].kind, rows[0].says) == (kind, says)
    if kind != "illegal":
        assert [row.kind for row in rows][-1] == "ended", "a program that always ends is not started again"


def test_an_answer_after_stop_counts(engine: Callable[..., str]) -> None:
    player = bot(engine("slow", 100))
    table = kahve.new("pisti")
    table.deal(seed=7)
    assert player.choose(table.view(0), table.moves, random.Random(1)) == table.moves[-1]
    assert taken_from([player]) == ()
    assert "stop" not in lines_of(), "the program took it from its input itself"


def test_an_answer_that_nobody_asked_for_is_passed_over(engine: Callable[..., str]) -> None:
    player = bot(engine("twice"))
    table = kahve.new("pisti")
    table.deal(seed=7)
    for _ in range(3):
        time.sleep(0.1)
        assert player.choose(table.view(0), table.moves, random.Random(1)) == table.moves[-1]
    assert taken_from([player]) == ()


def test_a_program_that_does_not_quit_is_ended(engine: Callable[..., str]) -> None:
    game = kahve.game("pisti")
    check_bot(engine("staying"), game, game.settle({}))
    [pid] = {line.split()[0] for line in Path("heard").read_text(encoding="utf-8").splitlines()}
    assert not Path(f"/proc/{pid}").exists()


def test_a_match_with_a_program_tells_what_it_cost(engine: Callable[..., str]) -> None:
    name = engine("cheating")
    done = CliRunner().invoke(app, ["simulate", "pisti", "--house", "seats=2", "--players", f"{name},random", "--deals", "4", "--plain"])
    assert done.exit_code == 0, done.output
    assert "gave no legal move 96 times, and the first legal one was made. This happened first: it answered move 2C 2C" in done.output


# -- the page ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("file", "tool", "build", "command"), [
    ("lastcard.c", "cc", ["cc", "-O2", "-Wall", "-Werror", "-o", "lastcard", "lastcard.c"], "./lastcard"),
    ("lastcard.mjs", "node", None, "node lastcard.mjs"),
])  # fmt: skip
def test_the_examples_of_the_page_play(
    file: str, tool: str, build: list[str] | None, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"there is no {tool} here")
    monkeypatch.chdir(tmp_path)
    [code] = re.findall(rf"^```\w+ {re.escape(file)}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    Path(file).write_text(code, encoding="utf-8")
    if build is not None:
        subprocess.run(build, check=True)
    for name in ("pisti", "hand_and_foot"):
        player = bot(f"program:{command}")
        table = kahve.new(name)
        table.deal(seed=4)
        for _ in range(20):
            move = player.choose(table.view(table.turn), table.moves, random.Random(1))
            assert move == table.moves[-1]
            table.play(move)
        assert taken_from([player]) == ()
    assert described(f"program:{command}")[0] == "Last card"
    if build is not None:
        any_card = bot(f"program:{command} --any")
        table = kahve.new("pisti")
        table.deal(seed=4)
        view, moves = table.view(table.turn), table.moves
        chosen = [any_card.choose(view, moves, random.Random(seed)) for seed in range(12)]
        assert len(set(chosen)) > 1
        assert chosen == [any_card.choose(view, moves, random.Random(seed)) for seed in range(12)]
        assert taken_from([any_card]) == ()


def test_the_player_names_of_the_page_can_be_named() -> None:
    assert players_given("program:./mybot --fast,greedy") == ["program:./mybot --fast", "greedy"]
