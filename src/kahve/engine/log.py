"""The log of a match: JSON Lines that anybody can referee with a program of their own, and the reader that does so.

docs/log.md describes the format. Reading a log plays it again: every move must be legal and every sheet must agree.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any

from ..cards.deck import CardError
from ..cards.quoting import printable
from ..language import message
from .compile import can_compile
from .dealt import parted
from .game import Game
from .header import FORMAT, word_list
from .house import HouseError
from .retracing import Retracer
from .table import IllegalMove, NotNow, Table

MOST_HEADERS = 1000
"""The most headers whose tables are kept for the matches that have the same."""


class LogError(ValueError):
    """A log that is cut short, malformed or wrong; names the line and the first difference."""

    def __init__(self, line: int, says: str) -> None:
        """Keep the number of the line, from 1. says: what is wrong there, in a whole sentence that goes on behind "Line 3: "."""
        super().__init__(message("engine-log-line", line=str(line), error=says))
        self.line = line


def lines_of(content: bytes) -> list[str]:
    r"""The lines of a log as a file has it, without a byte-order mark; LogError for what is not text in UTF-8.

    >>> lines_of(b'\xef\xbb\xbf{"kahve": 1}\r\n')
    ['{"kahve": 1}\n']
    """
    # Of two bytes a letter, as in UTF-16, one is mostly 0, which no text has.
    wrong = content.find(0)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        wrong = error.start
    if wrong >= 0:
        raise LogError(content[:wrong].count(b"\n") + 1, message("engine-log-is-no-text"))
    # Lines end as in a text file: `splitlines` would also break a name that has a line separator in it.
    return list(io.StringIO(text, newline=None))


def players_of(lines: Iterable[str]) -> list[str]:
    """The names in the header of a log that `replay` has read."""
    head = json.loads(next(line for line in lines if line.strip()))
    return [str(name) for name in head["players"]]


def replay(lines: Iterable[str], find_game: Callable[[str], Game], first_line: int = 1) -> Table:
    """Play a log again and return the table at its end; LogError names the first difference.

    first_line: the number of the first line in its file, for the message.
    """
    return Referee(find_game, compiled=False).replay(lines, first_line)


class Referee:
    """Plays logs again, one after another. What a header comes to serves the others that have the same."""

    def __init__(self, find_game: Callable[[str], Game], *, compiled: bool) -> None:
        """compiled: whether deals are played by compiled rules, for which a compiler may have to work first."""
        self._find_game, self._compiled = find_game, compiled and can_compile()
        self._opened: dict[str, tuple[Game, Any, int]] = {}
        self._retracers: dict[Game, Retracer] = {}

    def replay(self, lines: Iterable[str], first_line: int = 1) -> Table:
        """Play a log again and return the table at its end. The rest is as in `replay`."""
        rows = _parsed(lines, first_line, self._opened)
        if not rows:
            raise LogError(first_line, message("engine-log-empty"))
        number, text, head = rows[0]
        table = self._open(number, text, head)
        retracer = self._retracer(table.game) if self._compiled else None
        ended = False
        for number, _, row in rows[1:]:
            if ended:
                raise LogError(number, message("engine-log-goes-on"))
            if "deal" in row:
                _replay_deal(table, number, row, retracer)
            elif "result" in row:
                _check_result(table, number, row["result"])
                ended = True
            else:
                raise LogError(number, message("engine-log-neither-deal-nor-result"))
        if table.over and not ended:
            raise LogError(rows[-1][0], message("engine-log-without-result"))
        return table

    def _open(self, number: int, text: str, head: dict[str, Any]) -> Table:
        """The table of a header. One of the same text is not looked at again."""
        if text in self._opened:
            game, house, dealer = self._opened[text]
            return Table(game, house, dealer=dealer)
        table = _opened(number, head, self._find_game)
        if len(self._opened) < MOST_HEADERS:
            self._opened[text] = table.game, table.house, table.first_dealer
        return table

    def _retracer(self, game: Game) -> Retracer:
        if game not in self._retracers:
            self._retracers[game] = Retracer(game)
        return self._retracers[game]


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


def _parsed(lines: Iterable[str], first_line: int, known: Container[str]) -> list[tuple[int, str, dict[str, Any]]]:
    """The lines that are not blank, each with its number and what it holds, which is left out of those that are known."""
    rows: list[tuple[int, str, dict[str, Any]]] = []
    for number, text in enumerate(lines, first_line):
        if not text.strip():
            continue
        try:
            row = {} if text in known else json.loads(text[1:] if text[:1] == "\ufeff" else text)
        except (ValueError, RecursionError):
            raise LogError(number, message("engine-log-not-json")) from None
        if not isinstance(row, dict):
            raise LogError(number, message("engine-log-no-object"))
        rows.append((number, text, row))
    return rows


def _opened(number: int, head: dict[str, Any], find_game: Callable[[str], Game]) -> Table:
    if head.get("kahve") != FORMAT or type(head["kahve"]) is not int:
        raise LogError(number, message("engine-log-without-header", format=str(FORMAT)))
    try:
        game = find_game(str(head.get("game")))
    except ValueError as error:
        raise LogError(number, str(error)) from None
    if not game.goes_on(head.get("rules")):
        rules = printable(head.get("rules"))
        raise LogError(number, message("engine-log-of-other-rules", rules=rules, version=game.version, game=game.noun))
    house, dealer, players = head.get("house"), head.get("dealer"), head.get("players")
    if not isinstance(house, dict) or type(dealer) is not int:
        raise LogError(number, message("engine-log-header-without-house"))
    try:
        table = Table(game, game.settle_as(head["rules"], house), dealer=dealer)
    except (HouseError, NotNow) as error:
        raise LogError(number, str(error)) from None
    due = word_list(game, table.house)
    # A log of an earlier version calls its list by the name that the current list has: its digest tells them apart.
    if head.get("words") != due and not (due and head["rules"] != game.version and _has_digest(head.get("words"), due["digest"])):
        named = printable(head.get("words"))
        if due is None:
            raise LogError(number, message("engine-log-of-a-list", named=named))
        raise LogError(number, message("engine-log-of-another-list", named=named, list=due["list"], digest=due["digest"]))
    if not isinstance(players, list) or len(players) != table.seats or not all(isinstance(name, str) for name in players):
        raise LogError(number, message("engine-log-header-without-players", seats=table.seats))
    return table


def _has_digest(words: object, digest: str) -> bool:
    return isinstance(words, dict) and words.keys() == {"list", "digest"} and words["digest"] == digest


def _replay_deal(table: Table, number: int, row: dict[str, Any], retracer: Retracer | None) -> None:
    due = len(table.history) + 1
    if type(row["deal"]) is not int or row["deal"] != due:
        raise LogError(number, message("engine-log-other-deal", deal=printable(row["deal"]), due=str(due)))
    if type(row.get("dealer")) is not int or row["dealer"] != int(table.record.dealer):
        dealer = printable(row.get("dealer"))
        raise LogError(number, message("engine-log-other-dealer", dealer=dealer, seat=str(table.record.dealer)))
    if not (retracer is not None and _retraced(table, row, retracer)):
        _replay_plainly(table, number, row)
    if not table.history[-1].void:
        _check_sheet(table, number, row)
    proof = row.get("proof")
    if proof is not None and (table.history[-1].sheet is None or not isinstance(proof, dict)):
        raise LogError(number, message("engine-log-misplaced-proof"))
    table.history[-1].proof = proof


def _retraced(table: Table, row: dict[str, Any], retracer: Retracer) -> bool:
    """Play a whole deal at once; False if something is wrong with it, or it has to be played move by move."""
    order, moves = row.get("order"), row.get("moves")
    return isinstance(order, str) and isinstance(moves, str) and not row.get("void", "") and retracer.read(table, order, moves)


def _replay_plainly(table: Table, number: int, row: dict[str, Any]) -> None:
    """Deal and make the moves one after another; LogError says what is wrong with one."""
    try:
        table.deal(str(row.get("order")))
    except (CardError, NotNow) as error:
        raise LogError(number, str(error)) from None
    void = table.history[-1].logged_void
    if void != row.get("void", ""):
        if not void:
            raise LogError(number, message("engine-log-deal-is-not-void"))
        raise LogError(number, message("engine-log-deal-is-void", reason=table.history[-1].void))
    if not void:
        _replay_moves(table, number, row.get("moves"))


def _replay_moves(table: Table, number: int, moves: object) -> None:
    if not isinstance(moves, str):
        raise LogError(number, message("engine-log-without-moves"))
    for place, part in enumerate(parted(moves), 1):
        seat, colon, move = part.partition(":")
        if not colon:
            raise LogError(number, message("engine-log-move-cannot-be-read", number=str(place), move=printable(part)))
        text = printable(f"{seat}:{move}")
        if table.turn < 0:
            raise LogError(number, message("engine-log-move-after-the-deal", number=str(place), move=text))
        if seat != str(table.turn):
            raise LogError(number, message("engine-log-move-out-of-turn", number=str(place), move=text, seat=str(table.turn)))
        try:
            table.play(move)
        except IllegalMove as error:
            raise LogError(number, message("engine-log-move-refused", number=str(place), move=text, error=str(error))) from None


def _check_sheet(table: Table, number: int, row: dict[str, Any]) -> None:
    counted, written = table.history[-1].sheet, row.get("sheet")
    if counted is None:
        if written is not None:
            raise LogError(number, message("engine-log-sheet-too-early"))
        return
    if written == counted and row.get("scores") == table.history[-1].scores and row.get("games") == table.games:
        return
    if not isinstance(written, dict):
        raise LogError(number, message("engine-log-without-sheet"))
    for side in sorted(set(counted) | set(written)):
        due, items = counted.get(side, {}), written.get(side)
        for item in sorted(set(due) | set(items if isinstance(items, dict) else {})):
            points = items.get(item) if isinstance(items, dict) else items
            if points != due.get(item):
                given, right = printable(points), str(due.get(item))
                says = message("engine-log-other-points", side=printable(side), item=printable(item), written=given, counted=right)
                raise LogError(number, says)
    if row.get("scores") != table.scores:
        raise LogError(number, message("engine-log-other-scores", written=printable(row.get("scores")), counted=str(table.scores)))
    if row.get("games") != table.games:
        raise LogError(number, message("engine-log-other-games", written=printable(row.get("games")), counted=str(table.games)))


def _check_result(table: Table, number: int, result: Any) -> None:
    due = table.result
    if not table.over:
        raise LogError(number, message("engine-log-result-too-early"))
    if result != due:
        raise LogError(number, message("engine-log-other-result", written=printable(result), counted=str(due)))
