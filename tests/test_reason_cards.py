"""The cards of which reasons speak: each is where its role says, in all thirteen games, and as many are shown as the sentence counts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kahve
from kahve.bots import bot, whole_turn
from kahve.cards.faces import rank
from kahve.engine.game import Game
from kahve.engine.view import View
from kahve.games import all_games
from kahve.games.hinting import Clause, Mention, Reason, Reasons
from kahve.language import speaking
from kahve.table.thinking.counsel import SHOWN, reason_document, why_of

IN_HAND, ON_TABLE, UNSEEN = {"safe", "counts", "other"}, {"taken", "highest", "word"}, {"out", "held"}
EVENTS = {"pile": ["taken", "either"], "floor": ["taken", "either"], "melding": ["taken"], "letters": ["wins", "eats"]}
NAMES = ["Ayla", "Kemal", "Deniz", "Mina", "Ozan", "Ece"]


def turns(game: Game, deals: int = 3) -> Iterator[tuple[View, list[int], list[int]]]:
    """Views of a game with two turns each: what a club player does, and another that begins with a move by chance."""
    chance, club = Random(5), bot("greedy")
    for deal in range(deals):
        table = kahve.new(game.name)
        table.deal(seed=700 + deal)
        while table.turn >= 0:
            view, moves = table.view(table.turn), table.moves
            turn = whole_turn(club, view, moves, chance)
            if len(moves) > 1:
                yield view, turn, table.read_turn(chance.choice(table.legal))
            for move in turn:
                table.play(move)


def reasons(view: View, turn: list[int], other: list[int]) -> list[Reason]:
    """What speaks for a turn at sight, and a clause of each kind as if it had been counted."""
    detail = 7 if view.game.family in ("pile", "floor") else 0
    events = ["eats"] if view.game.name == "soup" else [event for event in EVENTS[view.game.family] if event != "eats"]
    clauses = tuple(Clause(event, 2, 8, 10, detail if event == "either" else 0) for event in events)
    names = NAMES[: int(view.house.seats)]
    return [*why_of(view, turn, None, names), *why_of(view, turn, Reasons(tuple(other), clauses), names)]


def where(view: View) -> tuple[Counter[str], Counter[str]]:
    """The cards of the seat's hand and those that lie open on the table, by code.

    What is seen of a stock is still to come.
    """
    screen = view.game.screen
    hand = screen.hands(view)[view.seat]["hand"]
    table = [card for zone in screen.zones(view, SHOWN | {"pile": "full"}) if zone["kind"] != "stock" for card in zone["cards"]]
    return Counter(hand), Counter(table)


def is_there(mention: Mention, hand: Counter[str], table: Counter[str], turn_cards: set[str]) -> bool:
    """Whether the card lies where its role says."""
    if mention.role in IN_HAND:
        # A card that goes on a new stack of a turn comes from the stack that was picked up in it.
        return mention.code in hand or mention.code in turn_cards
    return mention.code in table if mention.role in ON_TABLE else mention.role in UNSEEN


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_each_card_is_where_its_role_says(name: str) -> None:
    game, roles = kahve.game(name), Counter[str]()
    for view, turn, other in turns(game):
        hand, table = where(view)
        deck = game.rules.deck(view.house)
        for reason in reasons(view, turn, other):
            roles.update(mention.role for mention in reason.cards)
            fresh = set(deck.codes.values()) if game.family == "melding" and len(turn) > 1 else set()
            assert all(is_there(mention, hand, table, fresh) for mention in reason.cards), (str(view), turn, reason)
            unseen = [mention.code for mention in reason.cards if mention.role in UNSEEN]
            packs = Counter(deck.code(int(card)) for card in deck.cards)
            assert all(number + hand[code] + table[code] <= packs[code] for code, number in Counter(unseen).items()), (str(view), reason)
            check_number(reason)
    assert roles["other"], roles
    assert len(roles) >= 2, roles


def test_a_card_at_the_bottom_of_the_stock_is_held_by_nobody() -> None:
    game = kahve.game("basra")
    view = next(view for view, _, _ in turns(game) if view.record.stock[0])
    card = int(view.record.stock[0])
    reason = game.screen.clause(view, Clause("either", 2, 2, 10, int(rank(card))), None, NAMES)
    assert reason.cards
    assert game.rules.deck(view.house).code(card) not in [mention.code for mention in reason.cards]


def check_number(reason: Reason) -> None:
    """As many cards are still out as the sentence counts."""
    out = sum(mention.role == "out" for mention in reason.cards)
    counted = re.search(r"There are (\d+) (?:other .* still out|cards still out)", reason.says)
    if counted:
        assert out == int(counted[1]), reason
    elif re.search(r"[Oo]nly one (?:other .* is still out|card that is still out)", reason.says):
        assert out == 1, reason
    elif re.search(r"(?:No other .* is still out, while|[Nn]o card that is still out)", reason.says):
        assert out == 0, reason


def test_every_role_is_met_and_has_words_in_every_language() -> None:
    met: dict[str, Mention] = {}
    for game in all_games():
        for view, turn, other in turns(game, deals=2):
            met |= {mention.role: mention for reason in reasons(view, turn, other) for mention in reason.cards}
    assert met.keys() == IN_HAND | ON_TABLE | UNSEEN
    for language in ("en", "tr", "el", "ar", "de"):
        with speaking(language):
            marks: list[dict[str, Any]] = [
                mark for mention in met.values() for mark in reason_document(Reason("…", (mention,)), NAMES)["marks"]
            ]
            says = [mark["says"] for mark in marks]
            assert len(set(says)) == len(met), says
            assert all(mark["name"] for mark in marks)


def test_a_card_that_one_seat_alone_may_hold_is_told_with_its_name() -> None:
    seven = Mention("7C", "seven of clubs", "held", 1)
    assert reason_document(Reason("…", (seven,)), NAMES)["marks"][0]["says"] == "Kemal may hold it"
    assert reason_document(Reason("…", (seven._replace(seat=None),)), NAMES)["marks"][0]["says"] == "An opponent may hold it"
