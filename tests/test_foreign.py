"""Text from outside: logs, positions, moves and house rules that somebody else wrote. A refusal is a sentence, and no more than that."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kahve
from kahve.bots import UnknownBot, bot
from kahve.cards.deck import CardError
from kahve.cards.quoting import MOST_SHOWN, printable, quoted
from kahve.engine.game import Game
from kahve.engine.house import HouseError
from kahve.engine.log import LogError, players_of, replay
from kahve.engine.table import IllegalMove, Table
from kahve.engine.text import PositionError
from kahve.games import GAMES
from kahve.language.speaker import END, ISOLATE
from kahve.terminal import review as reviewing
from kahve.terminal.main import app

MOST_SAID = 1000
"""No refusal is longer, whatever was given."""
HOSTILE = ("\x1b[2J\x1b[31mred", "line\nline", "\u202eback", "\ud800", "A" * 200_000, "\x00", "5H " * 60_000, "0:" * 60_000, "{move}", "")
MUTATED = 60
"""The logs and positions of each game that are changed at random."""


def is_sentence(says: str) -> bool:
    """Whether this can be shown to anybody: one line, no control characters, of a length that is read."""
    return 0 < len(says) <= MOST_SAID and is_shown(says)


def is_shown(line: str) -> bool:
    """Whether nothing in a line moves a cursor or hides. A sentence lays marks around letters of the other direction."""
    return line.replace(ISOLATE, "").replace(END, "").isprintable()


@cache
def played(name: str) -> str:
    """The log of a deal, or of its first moves where a deal is long."""
    table, chance = kahve.new(name), random.Random(1)
    table.deal(seed=4)
    while table.turn >= 0 and len(table.history[-1].turns) < 60:
        table.play(chance.choice(table.moves))
    return table.log(["Ada"] * table.seats)


# -- quoting -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [*HOSTILE, 10**5000, ["\x1b"] * 1000, {"\x1b": None}, b"\xff"], ids=lambda value: type(value).__name__)
def test_whatever_is_quoted_is_short_and_printable(text: object) -> None:
    for shown in (printable(text), quoted(text)):
        assert shown.isprintable()
        assert len(shown) <= MOST_SHOWN
    assert printable(text, None).isprintable()


# -- moves, house rules, names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda text: repr(text[:12]))
def test_a_refused_text_is_a_sentence(game: Game, hostile: str) -> None:
    table = kahve.new(game.name)
    table.deal(seed=4)
    said: list[str] = []

    def refused(call: Callable[[str], Any], *errors: type[Exception], beginnings: tuple[str, ...] = ("", "5H ")) -> None:
        for beginning in beginnings:
            try:
                call(beginning + hostile)
            except errors as error:
                said.append(str(error))

    # Each of these begins a move of some game; whatever else is read knows them as little as any other word.
    moves = ("", "5H ", "pass ", "scrump ", "name ", "add ", "meld ")
    refused(table.play, IllegalMove, beginnings=moves)
    refused(lambda text: game.words.read_move(table.house, text), CardError, ValueError, beginnings=moves)
    refused(game.rules.deck(table.house).read_order, CardError)
    refused(game.preset, HouseError)
    refused(kahve.game, kahve.UnknownGame)
    refused(bot, UnknownBot)
    refused(lambda text: kahve.position(game.name, text), PositionError, HouseError, CardError)
    refused(lambda text: kahve.position(game.name, f"{game.name} - {text}=1"), PositionError, HouseError, CardError)
    for option in game.options:
        refused(lambda text, option=option: game.settle({option.name: text}), HouseError)
    # Every third field meets this text, so that each game's fields of a kind meet all of them: they are read by the same code.
    for field in game.rules.layout.fields[(HOSTILE.index(hostile) + list(GAMES).index(game.name)) % 3 :: 3]:
        refused(
            lambda text, field=field: kahve.position(game.name, f"{game.name} - {field.name}={text}"), PositionError, HouseError, CardError
        )
    assert said
    for says in said:
        assert is_sentence(says), says[:300]


# -- logs --------------------------------------------------------------------------------------------------------------------------------

VALUES: tuple[Any, ...] = (None, True, -1, 0, 1, 2**70, 1.5, float("nan"), [], {}, [[]], {"a": 1}, *HOSTILE)


def mutated(log: str, chance: random.Random) -> bytes:
    """The log with something changed: a value, a key, a line or bytes."""
    lines = log.splitlines(keepends=True)
    line = chance.randrange(len(lines))
    way = chance.randrange(6)
    if way == 0:
        row = json.loads(lines[line])
        row[chance.choice(list(row))] = chance.choice(VALUES)
        lines[line] = json.dumps(row) + "\n"
    elif way == 1:
        row = json.loads(lines[line])
        inner = [value for value in row.values() if isinstance(value, dict | list) and value]
        target: Any = chance.choice(inner) if inner else row
        key = chance.choice(list(target)) if isinstance(target, dict) else chance.randrange(len(target))
        target[key] = chance.choice(VALUES)
        lines[line] = json.dumps(row) + "\n"
    elif way == 2:
        row = json.loads(lines[line])
        del row[chance.choice(list(row))]
        row[chance.choice(HOSTILE)] = chance.choice(VALUES)
        lines[line] = json.dumps(row) + "\n"
    elif way == 3:
        lines.insert(line, chance.choice(["\n", "[]\n", "{}\n", "7\n", "\x1b[31m\n", "[" * 5000 + "\n", lines[line]]))
    elif way == 4:
        del lines[line]
    content = bytearray("".join(lines).encode())
    if way == 5 or not content:
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(content) + 1)
            content[place : place + chance.randrange(3)] = bytes(chance.randrange(256) for _ in range(chance.randrange(4)))
    return bytes(content)


def logs(game: Game) -> Iterator[bytes]:
    """Logs of a game, each changed once or several times."""
    chance = random.Random(game.name)
    for _ in range(MUTATED):
        yield mutated(played(game.name), chance)


def test_a_changed_log_is_refused_in_a_sentence(game: Game) -> None:
    said = []
    for content in logs(game):
        lines = content.decode("utf-8", "replace").splitlines(keepends=True)
        try:
            assert isinstance(replay(lines, kahve.game), Table)
            assert all(isinstance(name, str) for name in players_of(lines))
        except LogError as error:
            said.append(str(error))
    assert said
    assert all(is_sentence(says) for says in said)


@pytest.mark.parametrize("command", ["replay", "review"])
def test_the_terminal_reads_a_changed_log_without_a_traceback(
    command: str, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "look_through", lambda *_, **__: [])
    path = tmp_path / "log.jsonl"
    for content in logs(game):
        path.write_bytes(content)
        result = CliRunner().invoke(app, [command, str(path)])
        assert result.exit_code in (0, 1, 2)
        assert result.exception is None or isinstance(result.exception, SystemExit), content[:500]
        assert all(map(is_shown, result.output.split("\n"))), result.output
        assert len(result.output) < 5 * MOST_SAID


def test_names_in_a_log_move_no_cursor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=1)
    while table.turn >= 0:
        table.play(table.moves[0])
    log = tmp_path / "log.jsonl"
    log.write_text(table.log(["\x1b[2J", "\u2028Eve"]), encoding="utf-8")
    result = CliRunner().invoke(app, ["review", str(log), "--milliseconds", "1", "--plain"])
    assert result.exit_code == 0
    assert all(map(is_shown, result.stdout.split("\n")))
    assert "\\x1b[2J" in result.stdout
    assert CliRunner().invoke(app, ["replay", "-"], input=log.read_bytes()).exit_code == 0
