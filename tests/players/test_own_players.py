"""Players in Python that do not come with Kahve: found by name everywhere, refused in words, and kept from spoiling a deal."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kahve
from kahve.adapters.gymnasium import Env
from kahve.bots import Guarded, UnknownBot, bot, check_bot, described, fingerprint, runs_code, taken_from, whole_turn
from kahve.bots.players.failures import RAISED, Failures, added
from kahve.engine.game import Game
from kahve.lab.deals_folder import DealsFolder
from kahve.lab.engines import Processes, Threads
from kahve.lab.match import matched
from kahve.lab.rating import rated, round_robin
from kahve.lab.run import run
from kahve.lab.simulate import simulate
from kahve.table.sitting.setup import read_setup
from kahve.terminal.main import app
from kahve.terminal.options import players_given

PLAYERS = '''
"""Players for a test."""
import random

class Last:
    """Makes the last move of the list."""
    title = "The last one"
    def choose(self, view, moves, rng):
        return moves[-1]

class Counting:
    def __init__(self):
        self.turns = 0
    def choose(self, view, moves, rng):
        self.turns += 1
        return moves[min(self.turns, len(moves)) - 1]

class Needy:
    def __init__(self, depth):
        self.depth = depth

class Mute:
    pass

class Rough:
    def choose(self, view, moves, rng):
        view.record.phase = 0
        moves.clear()
        return rng.choice([-1, 10**9, None, "5H", 2.5, True])

def first(view, moves, rng):
    return moves[0]

def chance(view, moves, rng):
    return rng.choice(moves)

def two(view, moves):
    return moves[0]

async def later(view, moves, rng):
    return moves[0]

def failing(view, moves, rng):
    return 1 // 0

def leaving(view, moves, rng):
    raise SystemExit(3)

here = Last()
number = 7
'''

TWO = {"seats": 2}


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module of players in the current folder, by a name of its own for each test."""
    name = f"players_of_{abs(hash(tmp_path)) % 10**9}"
    (tmp_path / f"{name}.py").write_text(PLAYERS, encoding="utf-8")
    (tmp_path / f"{name}_broken.py").write_text("import nothing_like_it\n", encoding="utf-8")
    (tmp_path / f"{name}_raising.py").write_text("\n\nplan = 1 // 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield name
    for imported in [other for other in sys.modules if other.startswith(name)]:
        del sys.modules[imported]


def deal(name: str, player: Any, **house: object) -> kahve.Table:
    """A table after a deal in which one player had every seat."""
    table, chance = kahve.new(name, **house), random.Random(1)
    table.deal(seed=4)
    while table.turn >= 0:
        for move in whole_turn(player, table.view(table.turn), table.moves, chance):
            table.play(move)
    return table


# -- finding them ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Last", "first", "chance", "here"])
def test_a_class_an_object_and_a_function_play(module: str, name: str) -> None:
    player = bot(f"{module}:{name}")
    assert deal("pisti", player).sheet is not None
    assert taken_from([player]) == ()


def test_a_player_depends_on_its_view_and_its_chance_alone(module: str) -> None:
    view_of = kahve.new("pisti")
    view_of.deal(seed=7)
    move = [bot(f"{module}:chance").choose(view_of.view(0), view_of.moves, random.Random(5)) for _ in range(3)]
    assert len(set(move)) == 1


def test_every_seat_has_an_object_of_its_own(module: str) -> None:
    player = bot(f"{module}:Counting")
    table = kahve.new("pisti")
    table.deal(seed=7)
    first = [player.choose(table.view(seat), [3, 5, 8], random.Random(1)) for seat in (0, 1, 0)]
    assert first == [3, 3, 5]


def test_the_names_of_a_command_line_are_parted() -> None:
    assert players_given("a.b:C,greedy") == ["a.b:C", "greedy"]
    assert players_given("program:./x 'a,b' -c,d:E") == ["program:./x 'a,b' -c", "d:E"]


def test_packages_register_players(module: str, tmp_path: Path) -> None:
    info = tmp_path / "some_players-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: some-players\nVersion: 1.0\n", encoding="utf-8")
    entries = f"[kahve.players]\nlast_one = {module}:Last\ngreedy = {module}:first\nodd = no module\n"
    (info / "entry_points.txt").write_text(entries, encoding="utf-8")
    sys.path.append(str(tmp_path))
    assert deal("pisti", bot("last_one")).log() == deal("pisti", bot(f"{module}:Last")).log()
    assert not isinstance(bot("greedy"), Guarded), "a built-in level keeps its name"
    assert described("last_one") == ("The last one", "Makes the last move of the list.")
    assert fingerprint("last_one") == fingerprint(f"{module}:Last")
    with pytest.raises(UnknownBot, match=r"Did you mean last_one\? .* Packages have registered last_one, greedy\."):
        bot("last_ona")
    with pytest.raises(UnknownBot, match="There is no player 'odd'"):
        bot("odd")


def test_what_a_player_is_called_comes_from_it(module: str) -> None:
    assert described(f"{module}:Last") == ("The last one", "Makes the last move of the list.")
    assert [str(text) for text in described(f"{module}:first")] == ["first", f"Plays as {module}:first says."]
    assert described("greedy")[0] == "Club player"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere:Last", r"There is no module nowhere: it is not installed, and there is no such file here\.$"),
        ("nett:x", r"There is no module nett: .* Did you mean net:x\?$"),
        ("{m}.sub:Last", r"There is no module .*: it is not installed"),
        ("{m}:Lost", r"The module \w+ has no Lost. It has Last, Counting, Rough, first, .*, here\.$"),
        ("{m}:here.there", r"has no here.there"),
        ("{m}:number", r"is 7: a player must be a class with choose\(view, moves, rng\), or a function like it"),
        ("{m}:Needy", r"Needy\(\) cannot be created: TypeError: .*depth.* It is called without arguments"),
        ("{m}:Mute", r"The class \w+:Mute has no choose\(view, moves, rng\)\.$"),
        ("{m}:two", r"takes \(view, moves\), but it is called as choose\(view, moves, rng\)\.$"),
        ("{m}:later", r"is asynchronous, but a player answers at once"),
        ("{m}_broken:Last", r"_broken cannot be imported: ModuleNotFoundError: .*nothing_like_it.*_broken.py, line 1\)\.$"),
        ("{m}_raising:Last", r"_raising cannot be imported: ZeroDivisionError.*_raising.py, line 3\)\.$"),
        ("last one:two", r"Your own are module:NAME and program:COMMAND; for study .* net:FILE\.$"),
    ],
)
def test_what_cannot_be_used_is_refused_in_words(module: str, name: str, says: str) -> None:
    name = name.replace("{m}", module)
    with pytest.raises(UnknownBot, match=says) as refused:
        bot(name)
    assert str(refused.value).startswith(f"There is no player '{name}'. ")
    with pytest.raises(UnknownBot):
        matched("pisti", TWO, [name, "random"], 1)


# -- failing -----------------------------------------------------------------------------------------------------------------------------


def test_a_player_that_always_fails_loses_no_deal(module: str, game: Game) -> None:
    player = bot(f"{module}:failing")
    table = deal(game.name, player)
    [row] = taken_from([player])
    assert (row.player, row.kind) == (f"{module}:failing", RAISED)
    assert row.times == len([move for move in table.history[-1].turns if move]) or row.times > 20
    assert f"division or modulo by zero ({module}.py, line " in str(row)
    assert taken_from([player]) == (), "what was told is not told again"


def test_each_kind_of_wrong_answer_is_counted_and_named(module: str) -> None:
    player = bot(f"{module}:Rough")
    table = deal("pisti", player)
    rows = taken_from([player])
    assert table.sheet is not None
    assert sum(row.times for row in rows) == 48
    assert {row.kind for row in rows} == {"illegal", "nonsense"}
    for row in rows:
        assert "which is not one of its legal moves" in row.says or "an answer must be one of the whole numbers" in row.says
    leaving = bot(f"{module}:leaving")
    deal("pisti", leaving)
    assert taken_from([leaving])[0].says.startswith("it raised SystemExit: 3 (")


def test_failures_are_added_by_player_and_kind() -> None:
    rows = [Failures("a", "late", "x"), Failures("b", "late", "y"), Failures("a", "late", "z", 4), Failures("a", "ended", "e")]
    assert added(rows) == (Failures("a", "late", "x", 5), Failures("b", "late", "y"), Failures("a", "ended", "e"))


# -- the laboratory ----------------------------------------------------------------------------------------------------------------------


def test_own_players_play_in_processes_as_here(module: str) -> None:
    match = matched("pisti", TWO, [f"{module}:failing", f"{module}:Last"], 3)
    here = run(match, 16, compiled=False, engine=Threads(1))
    apart = run(match, 16, compiled=False, engine=Processes(2))
    assert (here.played.sheets == apart.played.sheets).all()
    assert [(row.kind, row.times) for row in apart.results().failures] == [("raised", 16 * 24)]
    assert apart.results().failures == here.results().failures


def test_a_folder_keeps_the_failures_and_knows_the_players_file(module: str, tmp_path: Path) -> None:
    match = matched("pisti", TWO, [f"{module}:failing", "random"], 3)
    once = run(match, 8, compiled=False, engine=Threads(1), folder=DealsFolder(tmp_path / "deals", match))
    again = run(match, 8, compiled=False, engine=Threads(1), folder=DealsFolder(tmp_path / "deals", match))
    assert again.results().failures == once.results().failures
    files = match.identity["files"]
    (tmp_path / f"{module}.py").write_text(PLAYERS + "\n", encoding="utf-8")
    assert match.identity["files"] != files, "a changed player is another player"


def test_a_rating_list_tells_the_failures(module: str) -> None:
    matches = round_robin("pisti", TWO, [f"{module}:failing", "random"], 1)
    ratings = rated(matches, [run(match, 8, compiled=False, engine=Threads(1)).played for match in matches])
    assert [row.times for row in ratings.failures] == [8 * 24]


def test_simulations_tell_the_failures(module: str) -> None:
    counted = simulate(kahve.game("pisti"), TWO, [f"{module}:failing", "random"], 4, 1, compiled=False, engine=Threads(1))
    assert counted.failures[0].times == 4 * 24


def test_an_environment_seats_an_own_player(module: str) -> None:
    table = Env("pisti", house=TWO, players=[f"{module}:Last"])
    table.reset(seed=1)
    assert table.table.turn == 0


# -- the terminal ------------------------------------------------------------------------------------------------------------------------


def test_the_terminal_plays_against_an_own_player_and_tells_its_failures(module: str) -> None:
    answers = "\n".join(["", *["1"] * 400, "q", "y"])
    done = CliRunner().invoke(app, ["play", "pisti", "--players", f"you,{module}:failing", "--seed", "1", "--plain"], input=answers)
    assert f"{module}:failing gave no legal move once" in done.output
    assert done.exit_code == 0, done.output


def test_a_kept_match_runs_no_code_that_is_not_named(module: str, tmp_path: Path) -> None:
    first = CliRunner().invoke(app, ["play", "pisti", "--players", f"you,{module}:Last", "--keep", "m.kahve", "--plain"], input="q\ny\n")
    assert f"To go on: kahve play pisti --keep m.kahve --players you,{module}:Last" in first.output
    for options in ([], ["--players", "you,greedy"]):
        done = CliRunner().invoke(app, ["play", "pisti", "--keep", "m.kahve", "--plain", *options], input="q\ny\n")
        assert done.exit_code == 2
        assert f"run code on this machine. If you want that, name them: --players you,{module}:Last" in done.output
    done = CliRunner().invoke(app, ["play", "pisti", "--keep", "m.kahve", "--players", f"you,{module}:Last", "--plain"], input="q\ny\n")
    assert done.exit_code == 0
    assert json.loads((tmp_path / "m.kahve").read_text().splitlines()[0])["setup"]["players"][1]["bot"] == f"{module}:Last"


def test_reading_a_log_runs_no_player(module: str, tmp_path: Path) -> None:
    log = deal("pisti", bot("random"), **TWO).log([f"bot:{module}_raising:Last", "bot:program:false"])
    (tmp_path / "log.jsonl").write_text(log, encoding="utf-8")
    assert CliRunner().invoke(app, ["replay", "log.jsonl"]).exit_code == 0
    assert f"{module}_raising" not in sys.modules


def test_a_browser_cannot_name_a_player_that_is_not_offered(module: str) -> None:
    assert runs_code(f"{module}:Last")
    players = [{"kind": "you"}, {"kind": "bot", "bot": f"{module}:Last"}]
    with pytest.raises(ValueError, match="There is no bot"):
        read_setup({"game": "pisti", "house": TWO, "players": players})


def test_serve_refuses_a_player_before_it_opens(module: str) -> None:
    done = CliRunner().invoke(app, ["serve", "--players", f"{module}:Lost", "--no-browser"])
    assert done.exit_code == 2
    assert "has no Lost" in done.output


def test_a_player_is_checked_for_its_game(module: str) -> None:
    game = kahve.game("pisti")
    check_bot(f"{module}:Last", game, game.settle({}))
