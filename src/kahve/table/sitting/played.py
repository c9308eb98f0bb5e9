"""Matches that were played, at this table or elsewhere: their deals by number, and going on from a position in one of them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...cards.quoting import quoted
from ...engine.dealt import DealRecord
from ...engine.game import Game
from ...engine.house import values_of
from ...engine.table import Table
from ...language import message, paragraph
from ..protocol.refusal import Refusal
from .setup import Player

_NUMBERED = re.compile(r"(?:([1-9][0-9]{0,5})\.)?([1-9][0-9]{0,5})")


class NoSuchDeal(LookupError):  # noqa: N818 - a sentence for people
    """A deal, a move or a seat that a match does not have."""


@dataclass(frozen=True)
class Origin:
    """Where a table began that goes on with a match: after a number of moves of a deal, by its number in that match."""

    deal: int
    move: int

    @property
    def says(self) -> str:
        """The same in a sentence, with what it means for those who play.

        >>> Origin(deal=3, move=1).says
        'This table goes on from deal 3 after 1 move. Anyone who has seen the replay knows cards that are hidden at a table.'
        """
        return message("table-goes-on-from", deal=str(self.deal), moves=self.move)

    def as_dict(self) -> dict[str, Any]:
        """The two numbers, as a log and a scene have them."""
        return {"deal": self.deal, "move": self.move}


@dataclass(frozen=True)
class PlayedMatch:
    """A match with all its deals, the last one perhaps unfinished; `players` sat there at its end.

    going_on: whether its last deal may still be played to its end. origin: where in another match it began.
    """

    game: Game
    house: Any
    first_dealer: int
    history: Sequence[DealRecord]
    players: tuple[Player, ...]
    show: Mapping[str, Any]
    going_on: bool
    origin: Origin | None = None

    @classmethod
    def of_table(
        cls, table: Table, players: tuple[Player, ...], *, show: Mapping[str, Any], ended: bool, origin: Origin | None = None
    ) -> PlayedMatch:
        """The match at a table as it stands now."""
        return cls(table.game, table.house, table.first_dealer, table.history, players, show, not (ended or table.over), origin)

    def values(self) -> dict[str, Any]:
        """Its house rules as a setup has them."""
        return {"seats": int(self.house.seats)} | dict(values_of(self.house, changed_only=True))

    def name_of(self, number: int) -> bytes:
        """A name for a deal with all that was played before it: another deal has another."""
        played = [(dealt.order, dealt.turns) for dealt in self.history[:number]]
        return hashlib.sha256(repr((self.game.name, self.house, self.first_dealer, played)).encode()).digest()

    def finished(self, number: int) -> DealRecord:
        """A deal that was played to its end; NoSuchDeal, or Refusal for one that shows no cards (yet)."""
        if not 1 <= number <= len(self.history):
            raise NoSuchDeal(message("replay-no-such-deal", deal=str(number), count=len(self.history)))
        dealt = self.history[number - 1]
        if dealt.void:
            raise Refusal("not_now", paragraph(message("replay-deal-was-void", deal=str(number)), str(dealt.void)))
        if dealt.sheet is None and self.going_on:
            raise Refusal("not_now", message("replay-deal-is-played", deal=str(number)))
        if dealt.sheet is None:
            raise Refusal("not_now", message("replay-deal-stays-hidden", deal=str(number)))
        return dealt

    def begun(self, number: int, moves: int) -> dict[str, Any]:
        """What the opening of a table holds that goes on from here, after `moves` moves of a finished deal; raises as `finished`."""
        dealt = self.finished(number)
        if not 0 <= moves < len(dealt.turns):
            raise NoSuchDeal(message("replay-nobody-to-play", deal=str(number), count=len(dealt.turns), moves=str(moves)))
        deals: list[dict[str, Any]] = [
            {"order": before.order, "moves": [text for _, text in before.turns]} | ({"proof": before.proof} if before.proof else {})
            for before in self.history[:number]
        ]
        deals[-1]["moves"] = deals[-1]["moves"][:moves]
        return {"dealer": self.first_dealer, "deals": deals}


def played_on(table: Table, begun: Mapping[str, Any]) -> Origin:
    """Play what was played before at a table without deals, and say where that is; ValueError or KeyError where it does not follow."""
    for dealt in begun["deals"]:
        table.deal(str(dealt["order"]))
        table.history[-1].proof = dealt.get("proof")
        for text in dealt["moves"]:
            table.play(str(text))
    if table.turn < 0:
        raise ValueError("nobody is to play where this table begins")
    return Origin(len(table.history), len(table.history[-1].turns))


def deal_named(matches: Sequence[PlayedMatch], name: str) -> tuple[int, int]:
    """The numbers of a match and of a deal in it from a text such as `2.3`, or `3` for the last match; NoSuchDeal.

    >>> deal_named([], "x")
    Traceback (most recent call last):
    kahve.table.sitting.played.NoSuchDeal: A deal is named by its number, as in 3 or 2.3, not 'x'.
    """
    numbered = _NUMBERED.fullmatch(name)
    if numbered is None:
        raise NoSuchDeal(message("replay-deal-named-by-number", name=quoted(name)))
    match = int(numbered[1] or len(matches))
    if match > len(matches):
        raise NoSuchDeal(message("replay-no-such-match", match=str(match), count=len(matches)))
    return match, int(numbered[2])
