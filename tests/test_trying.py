"""Trying a turn that is not made: from any position, by any text, it answers with a scene or a sentence, and nothing happens."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kahve
from kahve.engine.game import Game
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.table.protocol.asks import AskTry
from kahve.table.sitting.sitting import Refusal, Sitting


def texts_for(table: Table, chance: random.Random) -> list[str]:
    """Texts for a position: a legal turn, a part of one, words of several turns in any order, a move by itself, and noise."""
    turns = table.legal[:40]
    whole = chance.choice(turns)
    words = whole.split()
    others = " ".join(turns).split()
    return [
        whole,
        " ".join(words[: chance.randint(1, len(words))]),
        whole.rpartition(",")[0] or whole,
        " ".join(chance.choices(others, k=chance.randint(1, 6))),
        table.write(chance.choice(table.moves)),
        "".join(chance.choices("23AJK*dr, -+?é\t", k=chance.randint(0, 8))),
    ]


def seated(table: Table) -> Sitting:
    """A sitting of people at this very table."""
    players = [{"kind": "you", "name": "A"}] + [{"kind": "open"}] * (table.seats - 1)
    sitting = Sitting.open({"game": table.game.name, "house": table.house_rules() | {"seats": table.seats}, "players": players})
    sitting.table = table
    return sitting


def test_a_turn_that_is_tried_is_shown_or_refused_and_nothing_happens(game: Game, number: int, draw: Any) -> None:
    table = draw.table(game)
    sitting, left = seated(table), 3
    while table.turn >= 0 and left:
        last_card = in_hand(table) == 1
        if draw.chance.random() < 0.05 or last_card:
            left -= not last_card
            before = str(table)
            for text in texts_for(table, draw.chance):
                check_tried(sitting, text)
                check_begun(table, text)
            assert str(table) == before
        table.play(draw.chance.choice(table.moves))


def in_hand(table: Table) -> int:
    """The cards that are left to the seat to move: with the last of them a packet may end."""
    return int(table.record.hand_size[table.turn])


def check_tried(sitting: Sitting, text: str) -> None:
    """Try a text at a sitting: a scene whose draft is the text's, or a sentence."""
    try:
        scene = sitting.tried(sitting.table.turn, AskTry(text))
    except Refusal as refusal:
        says = str(refusal)
    else:
        says = scene["line"]
        assert scene["draft"]["moves"]
    assert says.endswith((".", "?"))
    assert len(says) < 2000


def check_begun(table: Table, text: str) -> None:
    """What a text begins can be gone on with, from the seat's view alone."""
    game, view = table.game, table.view(table.turn)
    try:
        turn = game.turns.read(table.house, view.record, text)
    except ValueError:
        return
    if table.objection(text) is not None:
        return
    for end in range(1, len(turn)):
        begun = game.turns.begun(table.house, view.tables, turn[:end])
        assert begun is not None, (text, end)
        assert game.turns.pending(begun[0])
    if not game.turns.pending(view.record):
        assert game.turns.begun(table.house, view.tables, turn) is None


@pytest.mark.parametrize("name", ["basra", "pastra"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_last_card_of_every_packet_can_be_tried(name: str, seats: int) -> None:
    """A packet's last card deals new ones, which the seat that tries has not seen."""
    table = kahve.new(name, seats=seats, capture_obligation="optional")
    table.deal(seed=4)
    sitting = seated(table)
    ends = 0
    while table.turn >= 0:
        if int(table.record.in_hands) == 1:
            ends += 1
            for text in table.legal:
                check_tried(sitting, text)
        table.play(table.legal[0])
    assert ends > 1


@pytest.mark.parametrize("name", ["pisti", "pishti", "dry_game", "foxtrot", "basra", "pastra"])
def test_a_view_can_be_played_on_past_the_cards_that_it_shows(name: str) -> None:
    """New hands are so many cards that are not seen."""
    table = kahve.new(name)
    table.deal(seed=4)
    while int(table.record.in_hands) > 1:
        table.play(table.legal[0])
    view = table.view(table.turn)
    after = View(view.game, view.house, view.seat, view.tables.copy())
    view.game.rules.play(after.record, view.house, table.moves[0])
    table.play(table.moves[0])
    assert list(after.record.hand_size) == list(table.record.hand_size)
    assert not after.record.hand.any()
    assert int(after.record.stock_size) == int(table.record.stock_size)
