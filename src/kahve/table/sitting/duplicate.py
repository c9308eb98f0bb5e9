"""Duplicates: the same proven deals at several tables, at the same time or one after the other.

Before the first card devices add to the chance of all deals, as they do at one table (`exchange`). Where the tables are counted these
are the devices of all people with a seat. Where each person plays with bots it is that of the first person.
Each deal has a secret of its own, so that the proof of one shows nothing of the next.
The cards follow from what is kept here, and every table has a copy of them (`CommonDeals`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from ...cards.order import SEED_BYTES, order
from ...cards.proof import BY_DEVICE, is_hex
from ...engine.table import Table
from ...games import game as game_named
from ...language import message
from ...language.folding import is_same_name
from ..protocol.refusal import Refusal
from ..protocol.setup_error import SetupError
from .common_deals import CommonDeals
from .exchange import COMMIT, Exchange
from .exchange_asks import MOST_VOID_DEALS, SILENT_SECONDS, early_proof
from .gathering import Entropy, drawn_below
from .removing import mark_of
from .setup import read_setup

MOST_DEALS, MOST_TABLES, MOST_SEATED = 12, 16, 48
MOST_PLAYS = 100
"""The number of people who can play a duplicate each at a table of their own."""
_PATIENCE = 3
"""The multiple of the seconds for which a device may be silent at a table: a page that waits here asks every few seconds."""


class Seated(msgspec.Struct, frozen=True):
    """A person who has a seat before the tables are open. mark: by which they are known again; table, seat: from 0."""

    mark: str
    name: str
    table: int
    seat: int


class Duplicate(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A duplicate as it is kept.

    players: of each table, as a setup has them. tables: their number, 0 where each person plays with bots at a table of their own.

    people: those with a seat; a latecomer is among them, whose device gives no value.

    commitments, values: those of devices for each deal, by place (`place_of`). left_out: the places whose devices were silent.

    since: when the values were first awaited. names: of the tables as far as they are open. closed: whether all of them are played out.
    """

    game: str
    house: dict[str, Any]
    players: list[dict[str, Any]]
    show: dict[str, Any]
    customs: dict[str, Any]
    deals: int
    tables: int
    dealer: int
    seed: str
    secrets: list[str]
    people: tuple[Seated, ...] = ()
    commitments: dict[int, list[str]] = {}
    values: dict[int, list[str]] = {}
    left_out: tuple[int, ...] = ()
    since: float = 0.0
    names: dict[int, str] = {}
    closed: bool = False

    @property
    def seats(self) -> list[int]:
        """The seats of people at each table."""
        return [seat for seat, player in enumerate(self.players) if player["kind"] != "bot"]

    def place_of(self, table: int, seat: int) -> int:
        """The number of a seat among those of all tables, by which proofs name it."""
        return table * len(self.players) + seat

    @property
    def places(self) -> frozenset[int]:
        """The places whose devices are asked for values."""
        return frozenset(self.place_of(table, seat) for table in range(max(1, self.tables)) for seat in self.seats)

    def seated(self, name: str, person: str) -> Seated | None:
        """The seat of a person in this duplicate of this name, before the tables are open."""
        mark = mark_of(name, person)
        return next((each for each in self.people if each.mark == mark), None)

    def setup_for(self, table: int, seated: Seated | None) -> dict[str, Any]:
        """The setup of a table that its first person opens: the seats of the others are kept for them.

        seated: that person; None where each plays with bots alone.
        """
        players = list(self.players)
        for each in self.people:
            if self.tables and each.table == table:
                players[each.seat] = {"kind": "open", "name": each.name}
        own = self.seats[0] if seated is None else seated.seat
        players[own] = {"kind": "you"} | ({} if seated is None else {"name": seated.name})
        return {"game": self.game, "house": self.house, "players": players, "show": self.show, "customs": self.customs}

    def exchange(self, deal: int) -> Exchange:
        """The exchange for a deal, from 1."""
        commitments, values = ({place: texts[deal - 1] for place, texts in of.items()} for of in (self.commitments, self.values))
        return Exchange(deal, 1, self.secrets[deal - 1], self.places, {}, commitments, values, frozenset(self.left_out))

    @cached_property
    def is_ready(self) -> bool:
        """Whether the cards are settled."""
        return self.exchange(1).is_complete

    def mixing(self) -> list[dict[str, Any]]:
        """The exchange for each deal as everybody may know it, in the form of a table's (docs/protocol.md, `Mixing`)."""
        documents = []
        for deal in range(1, self.deals + 1):
            exchange = self.exchange(deal)
            more = {"name": f"1.{deal}", "step": exchange.step, "asked": sorted(exchange.seats), "awaited": exchange.awaited}
            documents.append(early_proof(exchange.proof()) | more)
        return documents

    def common(self, name: str) -> CommonDeals:
        """The deals for a table, with their proofs; name: of this duplicate."""
        game = game_named(self.game)
        house = game.settle(self.house)
        deck = game.rules.deck(house)
        names = {self.place_of(each.table, each.seat): each.name for each in self.people}
        players = [names.get(place, message("table-seat", number=str(place + 1))) for place in range(max(self.places) + 1)]
        orders: list[str] = []
        proofs: list[Mapping[str, Any] | None] = []
        for deal in range(1, self.deals + 1):
            exchange, first = self.exchange(deal), len(orders) + 1
            if first != deal:
                # After a void deal the numbers differ from those to which the devices committed: the server makes this deal alone.
                secret = hashlib.sha256(f"kahve void {exchange.secret} {first}".encode()).hexdigest()
                exchange = Exchange(first, 1, secret, frozenset(), {})
            for number in range(first, first + MOST_VOID_DEALS):
                orders.append(deck.write_order(order(deck, exchange.seed, number)))
                proofs.append(None)
                trial = Table(game, house, dealer=self.dealer)
                trial.deal(orders[-1])
                if not trial.history[-1].void:
                    break
            proofs[-1] = exchange.proof() | {"players": players}
        return CommonDeals(name_of(name), tuple(orders), self.dealer, self.seed, tuple(proofs))


def name_of(duplicate: str) -> str:
    """The name by which tables know their deals."""
    return f"duplicate {duplicate}"


def begun(setup: Mapping[str, Any], deals: int, tables: int, entropy: Entropy, bots: Mapping[str, tuple[str, str]]) -> Duplicate:
    """A new duplicate of tables with this setup, without people; raises as `read_setup`. tables: 0 for one of each person."""
    read = read_setup(setup, bots)
    people = sum(player.kind != "bot" for player in read.players)
    if not 1 <= deals <= MOST_DEALS:
        raise SetupError(message("table-duplicate-deals", most=MOST_DEALS), "deals")
    if tables == 0 and people != 1:
        raise SetupError(message("table-duplicate-alone"), "players")
    if tables and (not 2 <= tables <= MOST_TABLES or tables * people > MOST_SEATED):
        raise SetupError(message("table-duplicate-tables", most=MOST_TABLES, people=MOST_SEATED), "tables")
    stored = read.stored()
    players = [{"kind": "bot", "bot": player.bot} if player.bot else {"kind": "open"} for player in read.players]
    secrets = [entropy(SEED_BYTES).hex() for _ in range(deals)]
    dealer, seed = drawn_below(entropy, int(read.house.seats)), entropy(16).hex()
    shown = stored["house"], players, stored["show"], stored["customs"]
    return Duplicate(read.game.name, *shown, deals, tables, dealer, seed, secrets)


def joined(duplicate: Duplicate, name: str, person: str, called: str, table: int | None = None) -> Duplicate:
    """The duplicate with a seat for a person, who has one in it already or gets the first that is free; Refusal.

    name: of the duplicate. called: the name of the person. table: the one where they would like to sit.
    """
    if duplicate.seated(name, person):
        return duplicate
    taken = {(each.table, each.seat) for each in duplicate.people}
    places = [(place, seat) for place in range(max(1, duplicate.tables)) for seat in duplicate.seats if table in (None, place)]
    free = [place for place in places if place not in taken]
    if not free:
        raise Refusal("full", message("table-duplicate-full"))
    there = [each.name for each in duplicate.people if each.table == free[0][0]]
    numbered = (called, *(f"{called} {number}" for number in range(2, MOST_SEATED)))
    apart = next(each for each in numbered if not any(is_same_name(each, other) for other in there))
    return msgspec.structs.replace(duplicate, people=(*duplicate.people, Seated(mark_of(name, person), apart, *free[0])))


def given(duplicate: Duplicate, seated: Seated, commitments: Sequence[str], values: Sequence[str], now: float) -> Duplicate:
    """The duplicate after a device has committed to a value for each deal, or told them, or both where nobody else is asked; Refusal.

    What is given again as it is known already changes nothing.
    """
    place = duplicate.place_of(seated.table, seated.seat)
    for texts, is_value in ((commitments, False), (values, True)):
        known = duplicate.values if is_value else duplicate.commitments
        if not texts or known.get(place) == list(texts):
            continue
        if len(texts) != duplicate.deals or not all(map(is_hex, texts)):
            raise Refusal("malformed", message("table-value-in-digits") if is_value else message("table-commitment-in-digits"))
        exchange = duplicate.exchange(1)
        if place in duplicate.left_out or place not in exchange.awaited or is_value == (exchange.step == COMMIT):
            raise Refusal("not_now", message("table-device-not-asked"))
        if is_value and any(
            duplicate.exchange(deal).commitment_to(place, BY_DEVICE, text) != duplicate.commitments[place][deal - 1]
            for deal, text in enumerate(texts, 1)
        ):
            raise Refusal("malformed", message("table-value-does-not-fit"))
        given_now = {**known, place: list(texts)}
        duplicate = msgspec.structs.replace(duplicate, **{"values" if is_value else "commitments": given_now})
        duplicate = settled(duplicate, now)
    return duplicate


def without_missing(duplicate: Duplicate, now: float) -> Duplicate:
    """The duplicate without the devices that have not committed; Refusal where nobody has."""
    exchange = duplicate.exchange(1)
    if exchange.step != COMMIT:
        return duplicate
    if not duplicate.commitments:
        raise Refusal("not_now", message("table-duplicate-nobody-there"))
    return settled(msgspec.structs.replace(duplicate, left_out=tuple(exchange.awaited)), now)


def settled(duplicate: Duplicate, now: float) -> Duplicate:
    """The duplicate as it stands at this moment: a device that tells no value for too long is left out."""
    exchange = duplicate.exchange(1)
    if duplicate.is_ready or (duplicate.tables and exchange.step == COMMIT):
        return duplicate
    if not duplicate.since:
        return msgspec.structs.replace(duplicate, since=now)
    if now < duplicate.since + _PATIENCE * SILENT_SECONDS:
        return duplicate
    return msgspec.structs.replace(duplicate, left_out=tuple(sorted({*duplicate.left_out, *exchange.awaited})))
