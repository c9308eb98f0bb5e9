"""First-time help of the melding games: the aim, the first meld, the piles for going out, the stacks that wait, and the frozen pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.game import Facts
from ...language import message
from ..helping import Help
from .cards import WILD
from .house import MeldingHouse, WildDiscardFreezes
from .nouns import SPECIAL, rank_of
from .record import MeldingRecord


def helps(
    t: MeldingRecord, house: MeldingHouse, needed: int, quota: Facts, zones: Sequence[Facts], waiting: Sequence[Facts]
) -> Iterator[Help]:
    """What there is to explain to the seat to move, while it chooses no stack.

    - needed: the points of its first meld, 0 where there is none to make.
    - quota: the piles that its side has and needs.
    - zones: those of its scene.
    - waiting: its stacks that it has not picked up.
    """
    yield Help("goal", message("melding-help-goal"))
    if needed:
        yield Help("first_meld", message("melding-help-first-meld", points=needed))
    # Before the first meld a narrow screen has no room to show the piles.
    for item in [] if needed else quota["items"][:1]:
        yield Help("quota", _quota(item))
    for stack in waiting[:1]:
        yield Help("waiting", message("melding-help-waiting", stack=stack["name"]))
    if any(zone.get("piles") for zone in zones):
        yield Help("piles", message("melding-help-piles"))
    if t.frozen_by:
        for_turns = house.wild_discard_freezes == WildDiscardFreezes.UNTIL_TURN
        yield Help("frozen", message("melding-help-frozen-for-turns") if for_turns else message("melding-help-frozen-until-pair"))


def _quota(item: Facts) -> str:
    """What the words and numbers of a kind of piles mean."""
    rank = SPECIAL.get(item["name"])
    kind = "rank" if rank else item["name"]
    return message("melding-help-quota", kind=kind, rank=rank_of(rank or WILD), have=item["have"], needed=item["of"])
