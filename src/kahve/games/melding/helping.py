"""First-time help of the melding games: the first meld, the piles for going out, the stacks that wait, and the frozen pile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...engine.game import Told
from ..helping import Help, help_with
from .house import MeldingHouse, WildDiscardFreezes
from .record import MeldingRecord

FIRST_MELD = "Your side's first meld must be worth {points} points, all laid in one turn."
QUOTA = "'{name} {have}/{needed}' counts closed piles: your side's, and those needed to go out.{meaning}"
WAITING = "Your {stack} still waits face down. You pick it up when the cards that you play from are gone."
PILES = "Seven cards close a pile. It counts for going out, and a new meld of that rank may begin."
FROZEN: Mapping[int, str] = {
    WildDiscardFreezes.UNTIL_TURN: "The discard pile is frozen by a wild card: for some turns nobody may take it.",
    WildDiscardFreezes.UNTIL_PAIR: "The discard pile is frozen by a wild card: only two natural cards like its top one take it.",
}
MEANINGS: Mapping[str, str] = {"clean": " Clean means no wild cards.", "dirty": " Dirty means some wild cards."}


def helps(
    t: MeldingRecord, house: MeldingHouse, needed: int, quota: Told, zones: Sequence[Told], waiting: Sequence[Told]
) -> Iterator[Help]:
    """What there is to explain to the seat to move, while it chooses no stack.

    needed: the points of its first meld, 0 where there is none to make.

    quota: the piles that its side has and needs.

    zones: those of its scene.

    waiting: its stacks that it has not picked up.
    """
    if needed:
        yield help_with("first_meld", FIRST_MELD, points=needed)
    # Before the first meld a narrow screen has no room to show the piles.
    for item in [] if needed else quota["items"][:1]:
        yield help_with("quota", QUOTA, meaning=MEANINGS.get(item["name"], ""), needed=item["of"], **item)
    for stack in waiting[:1]:
        yield help_with("waiting", WAITING, stack=stack["name"])
    if any(zone.get("piles") for zone in zones):
        yield help_with("piles", PILES)
    if t.frozen_by:
        yield help_with("frozen", FROZEN[house.wild_discard_freezes])


__all__ = ["helps"]
