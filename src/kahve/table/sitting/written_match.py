"""A match as plain values: a snapshot keeps it so, and so it goes to another process and comes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...engine.dealt import DealRecord
from ...engine.game import Game
from ...games import game as game_named
from .played import PlayedMatch
from .setup import Player


class _Deal(msgspec.Struct, array_like=True, frozen=True):
    number: int
    dealer: int
    order: str
    turns: list[tuple[int, str]]
    void: int
    """The reason why it is void, 0 for a deal that was played."""
    sheet: dict[str, dict[str, int]] | None
    scores: list[int]
    games: list[int]
    proof: dict[str, Any] | None


class WrittenDeals(msgspec.Struct, array_like=True, frozen=True):
    """The deals of a match, and who dealt first."""

    first_dealer: int
    deals: list[_Deal]


class WrittenMatch(msgspec.Struct, array_like=True, frozen=True):
    """A `PlayedMatch`."""

    game: str
    house: dict[str, Any]
    deals: WrittenDeals
    players: tuple[Player, ...]
    show: dict[str, Any]
    going_on: bool


# At the import, as in `snapshot`: threads may be the first to read one.
_matches = msgspec.json.Decoder(list[WrittenMatch]).decode


def write_deals(game: Game, first_dealer: int, history: Sequence[DealRecord]) -> WrittenDeals:
    """The deals of a match of this game as plain values."""
    reasons = {sentence: reason for reason, sentence in game.words.voids.items()}
    return WrittenDeals(
        first_dealer,
        [
            _Deal(
                dealt.number,
                dealt.dealer,
                dealt.order,
                dealt.turns,
                reasons[dealt.voided] if dealt.voided else 0,
                dealt.sheet,
                dealt.scores,
                dealt.games,
                dealt.proof,
            )
            for dealt in history
        ],
    )


def read_deals(game: Game, written: WrittenDeals) -> list[DealRecord]:
    """The deals that were written."""
    voids: Mapping[int, Any] = game.words.voids
    return [
        DealRecord(
            deal.number,
            deal.dealer,
            deal.order,
            deal.turns,
            voids[deal.void] if deal.void else "",
            deal.sheet,
            deal.scores,
            deal.games,
            deal.proof,
        )
        for deal in written.deals
    ]


def write_matches(matches: Sequence[PlayedMatch], deals: int | None = None) -> str:
    """Matches as one line of JSON. deals: at most this number of each, from the first on."""
    written = [
        WrittenMatch(
            match.game.name,
            match.values(),
            write_deals(match.game, match.first_dealer, match.history[:deals]),
            match.players,
            dict(match.show),
            match.going_on,
        )
        for match in matches
    ]
    return msgspec.json.encode(written).decode()


def read_matches(text: str) -> list[PlayedMatch]:
    """The matches of such a line."""
    houses: dict[str, Any] = {}
    matches = []
    for written in _matches(text):
        game = game_named(written.game)
        # A log of an evening has one set of house rules a thousand times over.
        house = houses.get(key := f"{written.game} {written.house}")
        if house is None:
            house = houses[key] = game.settle(written.house)
        history = read_deals(game, written.deals)
        matches.append(PlayedMatch(game, house, written.deals.first_dealer, history, written.players, written.show, written.going_on))
    return matches
