"""What an expert notices in a pile game, and that it makes more than a club player."""

from __future__ import annotations

import random

import pytest

import kahve
from kahve.cards.faces import NO_CARD, rank
from kahve.games.sides import next_seat

from .expert import Batch, batch_of, played_since_dealt
from .rules import top

PACKETS = {"pisti": 4, "pishti": 4, "dry_game": 6, "foxtrot": 8}
TABLES = [("pisti", 2), ("pisti", 4), ("pishti", 2), ("dry_game", 2), ("dry_game", 3), ("foxtrot", 2), ("foxtrot", 5)]


class Watcher:
    """Somebody who notes what a seat does, from the cards that are played to its next hand."""

    def __init__(self) -> None:
        self.let_lie, self.laid, self.let_many_lie, self.played = set[int](), set[int](), False, 0

    def note(self, on: int, lying: int, card: int, took: bool) -> None:
        self.played += 1
        self.laid.add(rank(card))
        if on != NO_CARD and not took:
            self.let_lie.add(rank(on))
            self.let_many_lie |= lying >= 4

    @property
    def batch(self) -> Batch:
        return Batch(sum(1 << each for each in self.let_lie), sum(1 << each for each in self.laid), int(self.let_many_lie))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_expert_knows_what_the_next_seat_has_let_lie_and_laid(name: str, seats: int) -> None:
    chance, noticed = random.Random(seats), 0
    for seed in range(4):
        table = kahve.new(name, seats=seats)
        table.deal(seed=seed)
        watchers, hands = [Watcher() for _ in range(seats)], [0] * seats
        while table.turn >= 0:
            t, seat = table.record, table.turn
            for each in range(seats):
                if t.hand_size[each] > hands[each]:
                    watchers[each] = Watcher()
                hands[each] = int(t.hand_size[each])
            following = next_seat(table.house, seat)
            if hands[following] > 0:
                played = played_since_dealt(t, following, PACKETS[name])
                assert played == watchers[following].played
                assert batch_of(t, following, played) == watchers[following].batch
                noticed += watchers[following].let_many_lie
            move = chance.choice(table.moves)
            on, lying, place = top(t), int(t.laid_size) - int(t.pile_start), int(t.laid_size)
            table.play(move)
            watchers[seat].note(on, lying, move & 63, table.turn >= 0 and bool(table.record.took[place]))
            hands[seat] -= 1
    assert noticed
