"""A deal played again in one call comes to the same as move by move, and a wrong log is refused in the same words."""

from __future__ import annotations

import json
from array import array
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kahve
from kahve.engine.game import Game
from kahve.engine.log import LogError, Referee
from kahve.engine.retracing import Retracer
from kahve.engine.table import Table
from kahve.games import game as find_game
from kahve.lab.simulate import simulate

from .rare_moves import rare_move


@cache
def retracer(game: Game) -> Retracer:
    return Retracer(game)


def played(draw: Any, game: Game, deals: int) -> tuple[Table, list[list[int]]]:
    """A match with some deals of rare moves, void ones among them, and the moves of each."""
    house = game.settle(draw.house(game))
    table, counts, moves = Table(game, house, dealer=draw.chance.randrange(house.seats)), Counter[int](), list[list[int]]()
    while len(moves) < deals and not table.over:
        table.deal(seed=draw.chance.randrange(1 << 60))
        moves.append([])
        while table.turn >= 0:
            moves[-1].append(rare_move(draw, table, counts))
            table.play(moves[-1][-1])
    return table, moves


def state(table: Table) -> tuple[Any, ...]:
    return table.log(), table._tables.tobytes(), table._dealt, [list(turn) for turn in table._turns]


def test_a_deal_at_once_is_the_deal_move_by_move(game: Game, number: int, draw: Any) -> None:
    table, moves = played(draw, game, draw.deals(game, 6))
    read, written = (Table(game, table.house, dealer=table.first_dealer) for _ in range(2))
    deck = game.rules.deck(table.house)
    for dealt, of_deal in zip(table.history, moves, strict=True):
        if dealt.void:
            before = state(read)
            assert not retracer(game).read(read, dealt.order, "")
            assert state(read) == before
            for each in (read, written):
                each.deal(dealt.order)
        else:
            assert retracer(game).read(read, dealt.order, dealt.logged_moves), str(table)
            assert retracer(game).write(written, deck.read_order(dealt.order), memoryview(array("h", [2 * move for move in of_deal])))
    assert state(written) == state(table)
    # Where cards of one meld come in another order, a log says the same of them.
    assert state(read)[:3] == state(table)[:3]
    for each in (table, read, written) if moves[-1] else ():
        each.undo()
    assert read.record == written.record == table.record
    assert kahve.read(table.log().splitlines()).log() == table.log()


def without(parts: list[str], place: int) -> list[str]:
    return parts[:place] + parts[place + 1 :]


Change = Callable[[Any, dict[str, Any]], None]


def in_moves(change: Callable[[list[str], int], list[str]]) -> Change:
    def make(draw: Any, row: dict[str, Any]) -> None:
        parts = row["moves"].split(" ")
        row["moves"] = " ".join(change(parts, draw.chance.randrange(len(parts))))

    return make


def in_order(change: Callable[[list[str], int], list[str]]) -> Change:
    def make(draw: Any, row: dict[str, Any]) -> None:
        cards = row["order"].split(" ")
        row["order"] = " ".join(change(cards, draw.chance.randrange(len(cards))))

    return make


def in_sheet(change: Callable[[int], Any]) -> Change:
    def make(draw: Any, row: dict[str, Any]) -> None:
        side = draw.chance.choice(sorted(row["sheet"]))
        item = draw.chance.choice(sorted(row["sheet"][side]))
        row["sheet"][side][item] = change(row["sheet"][side][item])

    return make


CHANGES: dict[str, Change] = {
    "nothing": lambda draw, row: None,
    "a move less": in_moves(without),
    "a move twice": in_moves(lambda parts, place: parts[:place] + parts[place:][:1] + parts[place:]),
    "two moves exchanged": in_moves(lambda parts, place: parts[:place] + parts[place : place + 2][::-1] + parts[place + 2 :]),
    "small letters": in_moves(lambda parts, place: [part.lower() for part in parts]),
    "another seat": in_moves(lambda parts, place: [*parts[:place], "1" + parts[place][1:], *parts[place + 1 :]]),
    "a word that is none": in_moves(lambda parts, place: [*parts[:place], parts[place] + "x", *parts[place + 1 :]]),
    "a blank more": in_moves(lambda parts, place: [*parts[:place], "", *parts[place:]]),
    "the last moves missing": in_moves(lambda parts, place: parts[:place]),
    "a move behind the last": in_moves(lambda parts, place: [*parts, parts[-1]]),
    "a card less": in_order(without),
    "two cards exchanged": in_order(lambda cards, place: cards[:place] + cards[place : place + 2][::-1] + cards[place + 2 :]),
    "cards in small letters": in_order(lambda cards, place: [card.lower() for card in cards]),
    "a card that is none": in_order(lambda cards, place: [*cards[:place], "??", *cards[place + 1 :]]),
    "a point more": in_sheet(lambda points: points + 1),
    "points as a text": in_sheet(str),
    "points with a comma": in_sheet(float),
    "other scores": lambda draw, row: row["scores"].append(0),
    "no sheet": lambda draw, row: row.pop("sheet"),
    "no moves": lambda draw, row: row.pop("moves"),
    "moves in a list": lambda draw, row: row.update(moves=row["moves"].split(" ")),
    "a void deal": lambda draw, row: row.update(void="because"),
    "an empty reason": lambda draw, row: row.update(void=""),
    "games": lambda draw, row: row.update(games=[1, 2]),
    "another dealer": lambda draw, row: row.update(dealer=-1),
    "a proof": lambda draw, row: row.update(proof="none"),
}


def verdict(referee: Referee, lines: list[str]) -> Any:
    try:
        return state(referee.replay(lines, 7))
    except LogError as error:
        return str(error)


def test_a_wrong_log_is_refused_in_the_same_words(game: Game, draw: Any) -> None:
    table, _ = played(draw, game, 1)
    while not table.history[-1].turns:
        table, _ = played(draw, game, 1)
    quick, plain = Referee(find_game, compiled=True), Referee(find_game, compiled=False)
    lines = table.log().splitlines()
    verdicts = Counter[bool]()
    for change in CHANGES.values():
        row = json.loads(lines[1])
        change(draw, row)
        changed = [lines[0], json.dumps(row, ensure_ascii=False), *lines[2:]]
        says = verdict(quick, changed)
        assert says == verdict(plain, changed)
        verdicts[isinstance(says, str)] += 1
    assert verdicts[True] > 10
    assert verdicts[False] > 2


@pytest.mark.parametrize("text", ["", "{}\n", "[]\n", '{"kahve": 1, "game": "pisti"}\n'])
def test_a_referee_that_knows_a_header_reads_every_other(text: str) -> None:
    table = kahve.new("pisti", seats=2)
    referee = Referee(find_game, compiled=False)
    for dealer in (0, 1, 0):
        other = Table(table.game, table.house, dealer=dealer)
        assert referee.replay(other.log().splitlines()).first_dealer == dealer
    with pytest.raises(LogError):
        referee.replay([text])


@pytest.mark.parametrize("name", ["pisti", "quist"])
def test_a_simulation_writes_the_same_logs_in_both_ways(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(kahve.game(name), {}, ["greedy", "random"], 8, 1, out=tmp_path / "at once", workers=1)
    monkeypatch.setattr("kahve.lab.simulate.retracer_of", lambda game: None)
    simulate(kahve.game(name), {}, ["greedy", "random"], 8, 1, out=tmp_path / "by moves", workers=1)
    assert (tmp_path / "at once").read_bytes() == (tmp_path / "by moves").read_bytes()
