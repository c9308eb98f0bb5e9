"""The face of Kahve in Python: what a table, a view and a game show of themselves, what can be taken back, copied and pickled."""

from __future__ import annotations

import copy
import json
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots.search.searcher import Search
from kahve.engine.game import Game
from kahve.engine.staging import staged
from kahve.engine.table import Table
from kahve.engine.view import MEANT
from kahve.lab.batch import Batch

ROOT = Path(kahve.__file__).parents[2]
HIDDEN = "??"


def played(table: Table, turns: int, seed: int = 1) -> Iterator[Table]:
    """The table after each of `turns` random turns of its deal."""
    chance = random.Random(seed)
    for _ in range(turns):
        if table.turn == kahve.NOBODY:
            return
        table.play(chance.choice(table.legal))
        yield table


def dealt(name: str, seed: int = 4, **house: object) -> Table:
    table = kahve.new(name, **house)
    while table.awaits_deal:
        table.deal(seed=seed)
        seed += 1
    return table


# -- what is shown -----------------------------------------------------------------------------------------------------------------------


def test_everything_shows_itself_in_one_line(game: Game) -> None:
    table = dealt(game.name)
    shown = [repr(game), repr(table), repr(table.view(0)), repr(table.view(kahve.NOBODY))]
    shown += [repr(Batch(game, games=2, seed=1, compiled=False)), repr(Search(simulations=4))]
    assert all("\n" not in text and game.name in text for text in shown[:-1])
    assert shown[1].startswith(f"<Table: {game.name}, deal {len(table.history)}, seat {table.turn} to move, 0 to 0")
    assert (shown[2].split(":")[0], shown[3].split(":")[0]) == ("<View of seat 0", "<View of an onlooker")


def test_a_repr_says_where_a_match_stands() -> None:
    table = kahve.new("pisti", seats=2, target=101)
    assert repr(table) == "<Table: pisti seats=2,target=101, deal 0, a deal is awaited, 0 to 0>"
    table.deal(seed=7)
    assert repr(table.view(1)) == "<View of seat 1: pisti seats=2,target=101, deal 1, seat 0 to move>"
    single = kahve.new("pisti", seats=2, target="single")
    single.deal(seed=7)
    while single.turn != kahve.NOBODY:
        single.play(single.legal[0])
    assert repr(single) == f"<Table: pisti seats=2,target=single, deal 1, the match is over, {' to '.join(map(str, single.scores))}>"


def test_the_cards_of_a_view_are_those_of_the_table_or_hidden(game: Game) -> None:
    """No view shows a card that is not there, and none that its seat may not see."""
    table = dealt(game.name)
    for _ in played(table, 40):
        mover = table.view(table.turn) if table.turn != kahve.NOBODY else table.view(0)
        views = [table.view(seat) for seat in range(kahve.NOBODY, table.seats)]
        if not table.game.turns.pending(table.record):
            true = kahve.View(game, table.house, 0, table._tables).cards
            for view in views:
                for zone, cards in view.cards.items():
                    whole = [cards] if not cards or isinstance(cards[0], str) else cards
                    of_table = [true[zone]] if not true[zone] or isinstance(true[zone][0], str) else true[zone]
                    for seen, lying in zip(whole, of_table, strict=True):
                        assert len(seen) == len(lying)
                        left = list(lying)
                        for code in seen:
                            if code != HIDDEN:
                                left.remove(code)
        field = game.rules.layout["hand"]
        assert HIDDEN not in mover.hand
        assert len(mover.hand) == int(mover.record.hand_size[mover.seat])
        own = set(mover.hand)
        assert own <= {game.rules.deck(table.house).code(card) for card in game.rules.deck(table.house).cards}
        assert field.is_zone
        assert table.view(kahve.NOBODY).hand == []


# -- taking back, copying, pickling ------------------------------------------------------------------------------------------------------


def test_turns_are_taken_back_one_by_one(game: Game) -> None:
    table = dealt(game.name)
    lines = [(str(table), table.log())] + [(str(after), after.log()) for after in played(table, 25)]
    for text, log in reversed(lines[:-1]):
        table.undo()
        assert (str(table), table.log()) == (text, log)
    with pytest.raises(kahve.NotNow, match="There is no move in this deal to take back"):
        table.undo()


def test_the_last_turn_of_a_counted_deal_is_taken_back() -> None:
    table = dealt("basra", seats=2)
    for _ in played(table, 200):
        pass
    log, legal = table.log(), []
    assert table.sheet is not None
    table.undo()
    assert table.sheet is None
    assert table.turn != kahve.NOBODY
    legal = [after.log() for after in (table.after(turn) for turn in table.legal)]
    assert log in legal
    table.play(table.legal[legal.index(log)])
    table.deal(seed=9)
    with pytest.raises(kahve.NotNow):
        table.undo()


def test_a_begun_turn_is_taken_back_alone() -> None:
    line = "basra - phase=1 dealer=1 deals=1 target=101 in_hands=3 floor_size=4 hand_size=2,1 floor=AC2D3S4H hand=6C9H/KD"
    table = staged(kahve.game("basra"), line)
    line = str(table)
    table.play("9H")
    before = str(table)
    table.undo()
    assert str(table) == line
    table.play(table.read("6C"))
    assert table.game.turns.pending(table.record)
    table.undo()
    assert str(table) == line != before


def test_a_log_is_read_with_a_byte_order_mark_and_refused_in_another_encoding(tmp_path: Path) -> None:
    table = dealt("pisti", seats=2)
    for _ in played(table, 5):
        pass
    text, file = table.log(["Ayşe", "Nikos"]), tmp_path / "evening.jsonl"
    for encoding in ("utf-8", "utf-8-sig"):
        file.write_text(text, encoding=encoding)
        for path in (file, str(file)):
            assert kahve.read(path).log(["Ayşe", "Nikos"]) == text
    assert kahve.read(["\ufeff" + text.splitlines()[0], *text.splitlines()[1:]]).log(["Ayşe", "Nikos"]) == text
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "cp1254", "utf-32"):
        file.write_text(text, encoding=encoding)
        with pytest.raises(kahve.LogError, match=r"^Line 1: this is not text in UTF-8, so it is not a log\.$"):
            kahve.read(file)


def test_moves_of_two_seats_are_not_one_turn() -> None:
    table = dealt("pisti", seats=2)
    mine, theirs = table.moves[0], table.after(table.moves[0]).moves[0]
    text, log = str(table), table.log()
    for act in (table.play, table.after):
        with pytest.raises(
            kahve.IllegalMove, match=f"The turn ends with {table.write(mine)}: '{table.write(theirs)}' cannot be part of it"
        ):
            act([mine, theirs])
    assert (str(table), table.log()) == (text, log)


def test_a_copy_and_what_comes_after_leave_the_table_alone(game: Game) -> None:
    table = dealt(game.name)
    for _ in played(table, 10):
        pass
    text, log = str(table), table.log()
    if table.turn == kahve.NOBODY:
        return
    for other in (table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert (str(other), other.log(), other.turn, other.legal) == (text, log, table.turn, table.legal)
        for _ in played(other, 5):
            pass
        other.undo()
    after = table.after(table.legal[0])
    assert after.history[-1].turns[:-1] == table.history[-1].turns or table.game.turns.pending(after.record)
    assert (str(table), table.log()) == (text, log)
    with pytest.raises(kahve.IllegalMove):
        table.after("no such move")


def test_games_and_views_are_pickled_by_name_and_house(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game
    table = dealt(game.name)
    for seat in range(kahve.NOBODY, table.seats):
        view = table.view(seat)
        again = pickle.loads(pickle.dumps(view))
        assert again == view
        assert (again.game, again.house, again.moves) == (game, table.house, view.moves)


def test_a_game_that_is_not_in_the_list_is_not_pickled() -> None:
    from dataclasses import replace

    with pytest.raises(pickle.PicklingError, match="Pisti is not in the list of games"):
        pickle.dumps(replace(kahve.game("pisti")))


# -- wrong input -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", [None, 3.5, True, ["5H"], [True], [], b"5H", np.float64(4)])
def test_what_is_no_move_is_refused_in_words(game: Game, move: Any) -> None:
    table = dealt(game.name)
    with pytest.raises(kahve.IllegalMove, match="A move is its text, as `legal` has it, or its number"):
        table.play(move)
    assert "is neither" in (table.objection(move) or "")
    with pytest.raises(kahve.IllegalMove, match="A move must be a text"):
        table.read(move)
    with pytest.raises(kahve.IllegalMove):
        table.read_turn(move)


def test_a_number_of_numpy_is_a_move(game: Game) -> None:
    table = dealt(game.name)
    assert str(table.after(np.int64(table.moves[0]))) == str(table.after(table.moves[0]))


@pytest.mark.parametrize("seat", ["me", None, 1.0, True, 99, -2])
def test_what_is_no_seat_is_refused_in_words(seat: Any) -> None:
    table = dealt("pisti")
    with pytest.raises(kahve.NotNow, match=r"There is no seat .*: seats are 0 to 3, and NOBODY is for an onlooker"):
        table.view(seat)
    assert table.view(np.int64(1)) == table.view(1)


@pytest.mark.parametrize("dealer", ["me", 1.5, 9, -1])
def test_what_is_no_dealer_is_refused_in_words(dealer: Any) -> None:
    with pytest.raises(kahve.NotNow, match=r"There is no seat .*: seats are 0 to 3"):
        kahve.new("pisti", dealer=dealer)


def test_what_is_no_order_and_no_seed_is_refused_in_words() -> None:
    table = kahve.new("pisti")
    with pytest.raises(kahve.CardError, match=r"An order is a text of codes, .* not 7. Give a seed by name: seed=7\."):
        table.deal(7)  # type: ignore[arg-type]
    for seed in ("seven", 1.5, None.__class__, True, -1):
        with pytest.raises(ValueError, match="A seed is a whole number from 0"):
            table.deal(seed=seed)  # type: ignore[arg-type]
    assert table.awaits_deal


@pytest.mark.parametrize("name", [7, None, ["pisti"], b"pisti"])
def test_what_names_no_game_is_refused_in_words(name: Any) -> None:
    with pytest.raises(kahve.UnknownGame, match=r"A game is named by a text, as in 'pisti', not by .*The games are pisti"):
        kahve.new(name)
    with pytest.raises(kahve.PositionError, match="A position is a line of text"):
        kahve.position("pisti", name)


# -- the module --------------------------------------------------------------------------------------------------------------------------


def test_the_module_lists_its_names_and_finds_near_ones() -> None:
    assert {"new", "read", "position", "game", "NOBODY", "Table", "View"} <= set(dir(kahve))
    assert {name for name in dir(kahve) if not name.startswith("__")} == set(kahve.__all__)
    assert all(getattr(kahve, name) is not None for name in kahve.__all__)
    with pytest.raises(AttributeError, match=r"has no attribute 'postion'. Did you mean position"):
        _ = kahve.postion  # type: ignore[attr-defined]


def test_a_name_of_another_library_is_answered_with_the_one_here() -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=1)
    for owner, name, says in (
        (kahve, "make", r"The module kahve has no attribute 'make'. It has new\(name\)"),
        (table, "legal_moves", "A table has no attribute 'legal_moves'. It has legal, as texts, and moves, as numbers"),
        (table, "is_over", "It has over"),
        (table, "current_player", "It has turn"),
        (table, "clone", r"It has copy\(\)"),
        (table, "winner", "It has winners"),
        (table, "trun", r"Did you mean turn\?"),
        (table.view(0), "hnad", r"A view has no attribute 'hnad'. Did you mean hand\?"),
        (table.view(0), "legal_actions", "A view has no attribute 'legal_actions'. It has moves"),
        (kahve.lab, "labours", "The laboratory has no module 'labours'"),
    ):
        with pytest.raises(AttributeError, match=says):
            getattr(owner, name)
    for name, says in MEANT.items():
        word = says.split("(")[0].split(",")[0].split(" ")[0]
        assert word in {*dir(kahve.Table), "str"}, name


def test_players_and_the_laboratory_are_there_without_an_import_of_their_own() -> None:
    script = "import sys, kahve; print('kahve.bots' in sys.modules, kahve.bots.bot('greedy') and kahve.lab.estimate.Estimate.__name__)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""})
    assert done.stdout.split() == ["False", "Estimate"], done.stderr


def test_tables_are_equal_as_long_as_all_is_the_same(game: kahve.Game, draw: Any) -> None:
    table = draw.table(game)
    table.deal(seed=draw.chance.getrandbits(30)) if table.awaits_deal else None
    again = table.copy()
    assert table == again
    assert table == pickle.loads(pickle.dumps(table))
    if table.turn != kahve.NOBODY:
        again.make(again.moves[-1])
        assert table != again
        again.undo()
        assert table == again
    assert table != str(table)
    assert table != kahve.new(game.name, dealer=0)


def test_turns_are_taken_back_one_by_one_however_they_were_made(game: kahve.Game) -> None:
    chance = random.Random(2)
    table = kahve.new(game)
    while table.awaits_deal:
        table.deal(seed=chance.getrandbits(30))
    starts: list[Table] = []  # the table before each turn, also of one that is being made
    for _ in range(40):
        if starts and chance.random() < 0.3:
            table.undo()
            assert table == starts.pop()
        elif table.turn != kahve.NOBODY:
            if not game.turns.pending(table.record):
                starts.append(table.copy())
            (table.play if chance.random() < 0.5 else table.make)(chance.choice(table.moves))
    assert starts
    branch = table.copy()
    while starts:
        table.undo()
        assert table == starts.pop()
    with pytest.raises(kahve.NotNow):
        table.undo()
    assert branch != table, "a copy has its own turns to take back"


SCRIPT = """
import random
import kahve
from kahve.adapters.gymnasium import BatchEnv, Env
from kahve.adapters.pettingzoo import env
from kahve.bots import bot
from kahve.bots.search.searcher import Search, think
from kahve.lab.batch import Batch

table: kahve.Table = kahve.new("pisti", seats=2, target=101)
table.deal(seed=7)
while table.turn != kahve.NOBODY:
    table.play(table.legal[0])
view: kahve.View = table.view(0)
hand: list[str] = view.hand
game: kahve.Game = kahve.game("pisti")
again: kahve.Table = table.copy().after("5H")
batch: Batch = Batch(game, 4, seats=2, seed=1, compiled=False)
batch.step(batch.random_moves)
search: Search = Search(simulations=4)
thought = think(view, view.moves, search, seed=1)
chosen: int = bot("greedy").choose(view, view.moves, random.Random(1))
one: Env = Env("pisti", players=["random"], observe="features")
seen, about = one.reset(seed=1)
many: BatchEnv = BatchEnv("pisti", 4, compiled=False)
agents = env("pisti", seats=2)
agents.reset(seed=1)
"""

MISTAKES = {
    'kahve.gmae("pisti")': ('Module has no attribute "gmae"', '"gmae" is not a known attribute of module "kahve"'),
    "kahve.new(7)": ('No overload variant of "new" matches argument type "int"', 'parameter "name" of type "str | Game" in function "new"'),
    "table.deal(7)": ('Argument 1 to "deal" of "Table" has incompatible type', 'parameter "order_text" of type "str | None"'),
    'table.view("me")': ('Argument 1 to "view" of "Table" has incompatible type', 'parameter "seat" of type "int" in function "view"'),
    "word = table.turn + 'x'": ("Unsupported operand types", 'Operator "+" not supported'),
    "table.undoo()": ('"Table" has no attribute "undoo"', 'Cannot access attribute "undoo" for class "PistiTable"'),
    "print(view.hnad)": ('"View" has no attribute "hnad"', 'Cannot access attribute "hnad" for class "PistiView"'),
    "print(game.optoins)": ('"Game" has no attribute "optoins"', 'Cannot access attribute "optoins" for class "PistiGame"'),
    "batch.stpe(batch.random_moves)": ('"Batch" has no attribute "stpe"', 'Cannot access attribute "stpe" for class "Batch"'),
    "Search(simulatoins=4)": ('Unexpected keyword argument "simulatoins"', 'No parameter named "simulatoins"'),
    "search.simulatoins": ('"Search" has no attribute "simulatoins"', 'Cannot access attribute "simulatoins" for class "Search"'),
    "one.rest()": ('"Env" has no attribute "rest"', 'Cannot access attribute "rest" for class "Env"'),
    "many.action_maks()": ('"BatchEnv" has no attribute "action_maks"', 'Cannot access attribute "action_maks" for class "BatchEnv"'),
}
"""Lines with a mistake, and what mypy and pyright say of it."""


def errors_by_mypy(folder: Path) -> list[str]:
    """Each begins with the name of its script."""
    scripts = sorted(path.name for path in folder.glob("*.py"))
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(ROOT / ".mypy_cache"), *scripts]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env={"MYPYPATH": str(ROOT / "src"), "PATH": ""})
    assert f"{len(scripts)} source files" in done.stdout, done.stdout + done.stderr
    return [line for line in done.stdout.splitlines() if ": error:" in line]


def errors_by_pyright(folder: Path) -> list[str]:
    """basedpyright is the same checker in a wheel that brings its own Node; `standard` are the rules of pyright itself.

    All that it says of one line is one error: of a call with overloads it says two things.
    """
    (folder / "pyrightconfig.json").write_text(json.dumps({"typeCheckingMode": "standard", "extraPaths": [str(ROOT / "src")]}))
    scripts = sorted(map(str, folder.glob("*.py")))
    command = [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable, "--outputjson", *scripts]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    said = json.loads(done.stdout)
    assert said["summary"]["filesAnalyzed"] == len(scripts)
    of_lines: dict[tuple[str, int], list[str]] = {}
    for each in said["generalDiagnostics"]:
        if each["severity"] == "error":
            of_lines.setdefault((Path(each["file"]).name, each["range"]["start"]["line"]), []).append(each["message"])
    return [f"{script}: {'; '.join(messages)}" for (script, _), messages in of_lines.items()]


@pytest.mark.parametrize("checker", [errors_by_mypy, errors_by_pyright], ids=["mypy", "pyright"])
def test_a_checker_finds_the_mistakes_of_a_script(tmp_path: Path, checker: Callable[[Path], list[str]]) -> None:
    (tmp_path / "right.py").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "wrong.py").write_text(SCRIPT + "".join(f"{line}\n" for line in MISTAKES), encoding="utf-8")
    errors, expected = checker(tmp_path), [says[checker is errors_by_pyright] for says in MISTAKES.values()]
    assert [error for error in errors if error.startswith("right.py")] == []
    assert len(errors) == len(expected), errors
    for error, says in zip(errors, expected):
        assert says in error


def test_the_page_names_all_that_is_public() -> None:
    text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    chapters = dict(part.split("\n", 1) for part in text.split("\n## ")[1:])
    expected = {
        "The module": set(kahve.__all__),
        "A table": {name for name in [*vars(kahve.Table), *vars(kahve.new("pisti"))] if not name.startswith("_")},
        "A view": {
            name for name in [*vars(kahve.View), "seat", "game", "house", "tables", "earlier", "record"] if not name.startswith("_")
        },
        "A game": {name for name in [*vars(kahve.Game), *vars(kahve.game("pisti"))] if not name.startswith("_")},
    }
    for chapter, names in expected.items():
        rows = [line.split(" | ")[0] for line in chapters[chapter].splitlines() if line.startswith("| `")]
        public = {span.split("(")[0] for row in rows for span in re.findall(r"`([^`]+)`", row)}
        assert public == names, chapter
