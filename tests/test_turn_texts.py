"""The text of a turn is read back to the same acts, in every game, by random house rules, in rare and common turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import kahve
from kahve.engine.game import Game
from kahve.engine.match_record import LEGAL, PLAY
from kahve.engine.staging import staged
from kahve.engine.table import Table, from_position

from .rare_moves import rare_move

pytestmark = pytest.mark.usefixtures("rules_at_hand")

LONGEST_BREATH = 8
"""The most moves of one turn that are said together."""


def copy_of(table: Table) -> Table:
    """Another table with the same cards."""
    return from_position(table.game, table.house, table._tables)


def after(table: Table, turn: Sequence[int]) -> bytes:
    """The record as it is when these moves are made."""
    copied = copy_of(table)
    for move in turn:
        copied.play(move)
    return copied._tables.tobytes()


def turns_played(draw: Any, table: Table, moves: Counter[int]) -> Iterator[tuple[Table, list[int]]]:
    """Play the deal out: each table before a turn with the moves of that turn, as a bot makes them one after another."""
    while table.turn >= 0:
        before, turn = copy_of(table), [rare_move(draw, table, moves)]
        table.play(turn[0])
        while table._turn:
            turn.append(rare_move(draw, table, moves))
            table.play(turn[-1])
        yield before, turn


def said_together(draw: Any, before: Table, turn: list[int], moves: Counter[int]) -> list[int]:
    """This turn and what may be said after it in the same breath: moves of the same seat that show it nothing new."""
    turns, table = before.game.turns, copy_of(before)
    text, seat = before.write_turn(turn), table.turn
    for move in turn:
        table.play(move)
    said = list(turn)
    while len(said) < LONGEST_BREATH and table.turn == seat and table.record.phase == PLAY:
        move = rare_move(draw, table, moves)
        text = f"{text}, {table.write(move)}"
        if before.objection(text) is not None:
            break
        said.append(move)
        table.play(move)
        if turns.pending(table.record):
            break
    return said if not turns.pending(table.record) else turn


def check_text(before: Table, turn: list[int]) -> None:
    """The text of a turn is accepted, is read back to the same record, and is written so again."""
    written = before.write_turn(turn)
    assert before.objection(written) is None, f"{written} in {before}"
    read = before.read_turn(written)
    assert after(before, read) == after(before, turn), f"{written} in {before}"
    assert before.write_turn(read) == written, f"{written} in {before}"


def check_is_one(before: Table, turn: list[int]) -> None:
    """What is said together is one turn of the log, and is taken back as a whole."""
    table, text = copy_of(before), before.write_turn(turn)
    for saying in (text, turn):
        table.play(saying)
        assert table.history[-1].turns == before.after(text).history[-1].turns == [(before.turn, text)]
        table.undo()
        assert (table._tables.tobytes(), table.history[-1].turns) == (before._tables.tobytes(), [])


def test_a_turn_is_read_back_to_the_same_record(game: Game, number: int, draw: Any) -> None:
    counts: Counter[int] = Counter()
    table = draw.table(game)
    for before, turn in turns_played(draw, table, counts):
        if len(turn) > 1 or draw.chance.random() < 0.3:
            check_text(before, turn)
        if draw.chance.random() < 0.2:
            said = said_together(draw, before, turn, counts)
            check_text(before, said)
            check_is_one(before, said)
    log = table.log()
    again = kahve.read(log.splitlines())
    assert (again.log(), again._tables.tobytes()) == (log, table._tables.tobytes())


def test_only_turns_that_may_be_made_are_listed(game: Game, number: int, draw: Any) -> None:
    counts: Counter[int] = Counter()
    for before, _ in turns_played(draw, draw.table(game), counts):
        if draw.chance.random() < (0.05 if game.family == "melding" else 0.15):
            legal = before.legal
            assert len(set(legal)) == len(legal)
            for text in legal if len(legal) < 40 else draw.chance.sample(legal, 40):
                assert before.objection(text) is None, f"{text} in {before}"
                assert before.write_turn(before.read_turn(text)) == text, f"{text} in {before}"


# -- Hand and Foot, where the order of the cards of one meld can matter --------------------------------------------------------------------

TAKEN_WITH_WILDS = (
    "hand_and_foot seats=2 phase=1 deals=2 stage=1 stock_size=3 discard_size=3 minimum=90,90 hand_size=8,1 begun=1,1 foot_size=1,1 "
    "discard=457 hand=77222*QK/4 foot=7/8 stock=456"
)


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("take, meld 222, add * to wild", "take, meld 222*"),
        ("take, meld 222*", "take, meld 222*"),
        ("take, meld 22*", "take, meld 22*"),
        ("take, meld *22", "take, meld 22*"),
        ("TAKE,meld 222,  add * to wild", "take, meld 222*"),
    ],
)
def test_wild_cards_that_make_the_first_meld_are_written_as_they_are_read(said: str, written: str) -> None:
    table = staged(kahve.game("hand_and_foot"), TAKEN_WITH_WILDS)
    check_text(table, table.read_turn(said))
    table.play(said)
    assert table.history[-1].turns == [(0, written)]
    again = staged(kahve.game("hand_and_foot"), TAKEN_WITH_WILDS)
    again.play(written)
    assert again._tables.tobytes() == table._tables.tobytes()


def test_what_is_laid_after_the_first_meld_is_made_is_not_said_with_it() -> None:
    table = staged(kahve.game("hand_and_foot"), TAKEN_WITH_WILDS)
    says = "After take, meld 22* you see new cards: say 'add 2 to wild' when you have looked at them."
    assert table.objection("take, meld 22*, add 2 to wild") == says


def test_a_card_tucked_within_a_first_meld_is_written_apart() -> None:
    line = (
        "hand_and_foot seats=2,add_beyond_seven=naturals,minimum=ninety phase=1 deals=1 stage=2 stock_size=3 minimum=90,90 hand_size=11,1 "
        "begun=1,1 foot_size=1,1 hand=888888888QK/4 foot=7/8 stock=456"
    )
    table = staged(kahve.game("hand_and_foot"), line)
    assert table.objection("meld 888888888") == "A meld is 3 to 7 cards: of one rank, with or without wild cards, or of wild cards alone."
    assert "meld 8888888, add 88" in table.legal
    assert all(table.objection(text) is None for text in table.legal)
    eights = table.read("meld 888"), table.read("add 8")
    for move in (eights[0], *[eights[1]] * 6):
        table.play(move)
    assert table.history[-1].turns == [(0, "meld 8888888, add 88")]


def test_the_list_of_a_position_within_a_turn_is_of_moves(draw: Any) -> None:
    table = staged(kahve.game("hand_and_foot"), TAKEN_WITH_WILDS)
    table.play(table.read("take"))
    assert all(table._machine.refusal(table._tables, 0, table.house, table.read(text)) == LEGAL for text in table.legal)
    assert set(table.legal) == {table.write(move) for move in table.moves}
