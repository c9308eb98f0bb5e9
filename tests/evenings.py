"""Deals as a page hears of them, played at random by a sitting whose two people have devices, for tests of the seal."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from kahve.cards.proof import BY_DEVICE
from kahve.engine.record import NOBODY
from kahve.games import game
from kahve.table.protocol.events import Dealt
from kahve.table.sitting.played import PlayedMatch
from kahve.table.sitting.proof_document import course_document, proof_document
from kahve.table.sitting.sitting import Sitting

from .asks import ask_from

VALUE = "5c" * 32
"""What the device of seat 0 draws; that of the other person draws zeros."""

Rig = Callable[[list[str], random.Random], list[str]]
"""Lays an order of the pack otherwise than it was proven."""


@dataclass
class Evening:
    """A table of two people and bots, or of one. rig: how the server deals otherwise than it proves, if it does."""

    name: str
    house: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 5
    rig: Rig | None = None
    takeback: bool = False
    alone: bool = False

    def __post_init__(self) -> None:
        rules = game(self.name)
        seats = int(rules.settle(dict(self.house)).seats)
        players: list[dict[str, Any]] = [{"kind": "you", "name": "Bo"}, *([] if self.alone else [{"kind": "open"}])]
        players += [{"kind": "bot", "bot": "random"} for _ in range(seats - len(players))]
        self.rng = random.Random(self.seed)
        setup = {"game": self.name, "house": dict(self.house), "players": players, "customs": {"takeback": self.takeback}}
        self.sitting = Sitting.open(setup, entropy=self.rng.randbytes)
        self.honest: dict[str, str] = {}
        self.events: list[dict[str, Any]] = []
        if not self.alone:
            self.do(1, "sit", name="Cy")

    def do(self, seat: int, do: str, **ask: Any) -> None:
        """Let an ask happen, and keep what the page of seat 0 hears."""
        for event in self.sitting.ask(seat, *ask_from(do, **ask)):
            stored_event = self._rigged(event) if isinstance(event, Dealt) else event
            self.sitting.take(stored_event)
            self.events.append(json.loads(json.dumps({"type": "event", **self.sitting.facts(self.sitting.last, 0)})))

    def _rigged(self, event: Dealt) -> Dealt:
        if self.rig is None:
            return event
        order = " ".join(self.rig(event.order.split(), self.rng))
        self.honest[order] = event.order
        return msgspec.structs.replace(event, order=order)

    def deal(self) -> None:
        """Make the next deal, to which the devices of all people add a value."""
        values = {0: VALUE} if self.alone else {0: VALUE, 1: "00" * 32}
        self.do(0, "deal", devices=list(values))
        exchange = self.sitting.exchange
        assert exchange is not None
        for seat, value in values.items():
            self.do(seat, "commit", of=exchange.commitment, share=exchange.commitment_to(seat, BY_DEVICE, value))
        for seat, value in values.items():
            self.do(seat, "share", of=exchange.commitment, share=value)

    def play(self, moves: int = 10_000) -> None:
        """Make `moves` moves at random, to the end of the deal at most."""
        for _ in range(moves):
            if self.sitting.turn == NOBODY:
                return
            table = self.sitting.table
            legal = table.legal
            # Within the rules anything may be said of words, and most random claims are none.
            move = self.rng.choice(legal)
            self.do(self.sitting.turn, "move", move=move, by_bot=True)

    def evidence(self, name: str = "", **more: Any) -> dict[str, Any]:
        """All messages to the page so far, with the proof and the course of the last deal.

        A server that deals otherwise than it proves goes on proving the order that it should have dealt.
        """
        match = self.sitting.matches[-1]
        number = len(match.history)
        honest = [replace(dealt, order=self.honest.get(dealt.order, dealt.order)) for dealt in match.history]
        proof = proof_document(replace(match, history=honest), number, f"{len(self.sitting.matches)}.{number}", 0)
        course = course_document(match, number)
        return json.loads(
            json.dumps({"name": name or self.name, "value": VALUE, "events": self.events, "proof": proof, "course": course, **more})
        )


__all__ = ["VALUE", "Evening", "PlayedMatch", "Rig"]
