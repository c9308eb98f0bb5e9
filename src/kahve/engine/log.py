"""The log of a match: JSON Lines that anybody can referee with a program of their own, and the reader that does so.

docs/log.md describes the format. Reading a log plays it again: every move must be legal and every sheet must agree.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..cards.deck import CardError
from ..cards.quoting import printable
from .game import Game
from .header import FORMAT, word_list
from .house import HouseError
from .table import IllegalMove, NotNow, Table

_PARTED = re.compile(r" (?=[^\s:]{1,8}:)")
"""Where a move ends and the next begins; a turn of several moves has blanks within."""


class LogError(ValueError):
    """A log that is cut short, malformed or wrong; names the line and the first difference."""

    def __init__(self, line: int, says: str) -> None:
        """Keep the number of the line, from 1."""
        super().__init__(f"Line {line}: {says}")
        self.line = line


def players_of(lines: Iterable[str]) -> list[str]:
    """The names in the header of a log that `replay` has read."""
    head = json.loads(next(line for line in lines if line.strip()))
    return [str(name) for name in head["players"]]


def replay(lines: Iterable[str], find_game: Callable[[str], Game], first_line: int = 1) -> Table:
    """Play a log again and return the table at its end; LogError names the first difference.

    first_line: the number of the first line in its file, for the message.
    """
    rows = _parsed(lines, first_line)
    if not rows:
        raise LogError(first_line, "the log is empty; it begins with a header.")
    number, head = rows[0]
    table = _opened(number, head, find_game)
    ended = False
    for number, row in rows[1:]:
        if ended:
            raise LogError(number, "the log goes on after its result.")
        if "deal" in row:
            _replay_deal(table, number, row)
        elif "result" in row:
            _check_result(table, number, row["result"])
            ended = True
        else:
            raise LogError(number, "a line is a deal or the result.")
    if table.over and not ended:
        raise LogError(rows[-1][0], "the match is over here, but the log has no result.")
    return table


def matches(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The matches of a file that holds several, one after another: the number of each one's first line, and its lines.

    >>> [(first, len(match)) for first, match in matches(['{"kahve": 1}', '{"deal": 1}', '{"kahve": 1}'])]
    [(1, 2), (3, 1)]
    """
    first, match = 1, list[str]()
    for number, line in enumerate(lines, 1):
        if line.startswith('{"kahve"') and match:
            yield first, match
            first, match = number, []
        match.append(line)
    if match:
        yield first, match


def _parsed(lines: Iterable[str], first_line: int) -> list[tuple[int, dict[str, Any]]]:
    rows: list[tuple[int, dict[str, Any]]] = []
    for number, text in enumerate(lines, first_line):
        if not text.strip():
            continue
        try:
            row = json.loads(text)
        except (ValueError, RecursionError):
            raise LogError(number, "this is not JSON; the file may be cut short.") from None
        if not isinstance(row, dict):
            raise LogError(number, "a line of a log is a JSON object.")
        rows.append((number, row))
    return rows


def _opened(number: int, head: dict[str, Any], find_game: Callable[[str], Game]) -> Table:
    if head.get("kahve") != FORMAT or type(head["kahve"]) is not int:
        raise LogError(number, f"this is not the header of a Kahve log of format {FORMAT}.")
    try:
        game = find_game(str(head.get("game")))
    except ValueError as error:
        raise LogError(number, str(error)) from None
    if head.get("rules") != game.version:
        raise LogError(number, f"the log is of rules {printable(head.get('rules'))}, this is {game.version} of {game.title}.")
    house, dealer, players = head.get("house"), head.get("dealer"), head.get("players")
    if not isinstance(house, dict) or type(dealer) is not int:
        raise LogError(number, "the header needs a house and a dealer.")
    try:
        table = Table(game, game.settle(house), dealer=dealer)
    except (HouseError, NotNow) as error:
        raise LogError(number, str(error)) from None
    due = word_list(game, table.house)
    if head.get("words") != due:
        listed = f"the word list {due['list']} of the digest {due['digest']}" if due else "no word list"
        raise LogError(number, f"the log was played with another word list: it names {printable(head.get('words'))}, here is {listed}.")
    if not isinstance(players, list) or len(players) != table.seats or not all(isinstance(name, str) for name in players):
        raise LogError(number, f"the header needs the names of {table.seats} players.")
    return table


def _replay_deal(table: Table, number: int, row: dict[str, Any]) -> None:
    due = len(table.history) + 1
    if type(row["deal"]) is not int or row["deal"] != due:
        raise LogError(number, f"this is deal {printable(row['deal'])}, deal {due} was due.")
    if type(row.get("dealer")) is not int or row["dealer"] != int(table.record.dealer):
        raise LogError(number, f"dealer {printable(row.get('dealer'))}, but seat {int(table.record.dealer)} deals.")
    try:
        table.deal(str(row.get("order")))
    except (CardError, NotNow) as error:
        raise LogError(number, str(error)) from None
    void = table.history[-1].logged_void
    if void != row.get("void", ""):
        raise LogError(number, f"the deal is void: {void}" if void else "the deal is called void and is not.")
    if not void:
        _replay_moves(table, number, row.get("moves"))
        _check_sheet(table, number, row)
    proof = row.get("proof")
    if proof is not None and (table.history[-1].sheet is None or not isinstance(proof, dict)):
        raise LogError(number, "the proof of a deal is an object, and only of a deal that was played to its end.")
    table.history[-1].proof = proof


def _replay_moves(table: Table, number: int, moves: object) -> None:
    if not isinstance(moves, str):
        raise LogError(number, "a deal needs its moves, as in 0:5H 1:6D.")
    for place, part in enumerate(_PARTED.split(moves) if moves else [], 1):
        seat, colon, move = part.partition(":")
        if not colon:
            raise LogError(number, f"move {place}, {printable(part)}, cannot be read: each is seat:move, as in 0:5H 1:6D.")
        text = printable(f"{seat}:{move}")
        if table.turn < 0:
            raise LogError(number, f"move {place}, {text}: the deal is over.")
        if seat != str(table.turn):
            raise LogError(number, f"move {place}, {text}: it is seat {table.turn}'s turn.")
        try:
            table.play(move)
        except IllegalMove as error:
            raise LogError(number, f"move {place}, {text}: {error}") from None


def _check_sheet(table: Table, number: int, row: dict[str, Any]) -> None:
    counted, written = table.history[-1].sheet, row.get("sheet")
    if counted is None:
        if written is not None:
            raise LogError(number, "the deal has a sheet but is not finished.")
        return
    if not isinstance(written, dict):
        raise LogError(number, "the deal is finished but has no sheet.")
    for side in sorted(set(counted) | set(written)):
        due, items = counted.get(side, {}), written.get(side)
        for item in sorted(set(due) | set(items if isinstance(items, dict) else {})):
            points = items.get(item) if isinstance(items, dict) else items
            if points != due.get(item):
                raise LogError(
                    number, f"side {printable(side)}, {printable(item)}: the log says {printable(points)}, the count is {due.get(item)}."
                )
    if row.get("scores") != table.scores:
        raise LogError(number, f"scores {printable(row.get('scores'))}, the count is {table.scores}.")
    if row.get("games") != table.games:
        raise LogError(number, f"games {printable(row.get('games'))}, the count is {table.games}.")


def _check_result(table: Table, number: int, result: Any) -> None:
    due = table.result
    if not table.over:
        raise LogError(number, "the log has a result, but the match is not over.")
    if result != due:
        raise LogError(number, f"the result is {printable(result)}, the count is {due}.")
