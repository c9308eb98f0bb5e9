"""What a member asks of a club: a type for each act, told apart by `do` (docs/clubs.md).

>>> Remove(member="a1b2c3d4").do
'remove'
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from .limits import HouseValues, Name, Number, Settings

MemberId = Annotated[str, msgspec.Meta(max_length=16)]
Role = Literal["founder", "host", "member"]


class ClubAct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """What every act of a member has: its name, `do`."""

    @property
    def do(self) -> str:
        """What is asked for, as the protocol names it."""
        return str(self.__struct_config__.tag)


class Change(ClubAct, frozen=True, tag="change"):
    """A host changes the name, the emblem, the time zone, the address of the family's call, the customs, or whether there are ratings."""

    name: Name | None = None
    emblem: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    call: Annotated[str, msgspec.Meta(max_length=400)] | None = None
    customs: Settings | None = None
    rated: bool | None = None


class KeepRules(ClubAct, frozen=True, tag="keep_rules"):
    """A host keeps a set of house rules under a name; one of the same game and name is replaced."""

    game: Name
    called: Name
    house: HouseValues = {}


class MakeUsual(ClubAct, frozen=True, tag="make_usual"):
    """A host makes a set of house rules the usual one, which is offered first."""

    game: Name
    called: Name


class DropRules(ClubAct, frozen=True, tag="drop_rules"):
    """A host takes a set of house rules off the page."""

    game: Name
    called: Name


class RenewCode(ClubAct, frozen=True, tag="renew_code"):
    """A host makes the link and the code that were given out invalid."""


class GiveRole(ClubAct, frozen=True, tag="give_role"):
    """The founder makes a member a host, or a host a member."""

    member: MemberId
    role: Literal["host", "member"]


class HandOver(ClubAct, frozen=True, tag="hand_over"):
    """The founder makes another member the founder, and is a host from then on."""

    member: MemberId


class Remove(ClubAct, frozen=True, tag="remove"):
    """A host takes a member out of the club, and the founder a host."""

    member: MemberId


class Leave(ClubAct, frozen=True, tag="leave"):
    """A member leaves."""


class Dissolve(ClubAct, frozen=True, tag="dissolve"):
    """The founder deletes the club."""


Day = Annotated[str, msgspec.Meta(max_length=10)]


class PlanEvening(ClubAct, frozen=True, tag="plan_evening"):
    """A host plans an evening. day, time: by the clock in this zone, by default that of the club; weekly: whether it comes every week."""

    day: Day
    time: Annotated[str, msgspec.Meta(max_length=5)]
    zone: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    weekly: bool = False
    says: Annotated[str, msgspec.Meta(max_length=80)] = ""


class CallOff(ClubAct, frozen=True, tag="call_off"):
    """A host calls an evening off: on one day, or for good without a day."""

    evening: MemberId
    day: Day | None = None


class AnswerEvening(ClubAct, frozen=True, tag="answer"):
    """A member says whether they come to an evening."""

    evening: MemberId
    day: Day
    comes: Literal["yes", "late", "no"]


class SeatEvening(ClubAct, frozen=True, tag="seat"):
    """A host has those who come to the next evening seated, by lot, in turn or as they are.

    called: the name of the club's house rules, by default the book. sizes: of the tables, by default the most even that the game allows.
    """

    game: Name
    mode: Literal["drawn", "rotated", "fixed"]
    called: Name = ""
    sizes: Annotated[list[Number], msgspec.Meta(max_length=24)] | None = None


class NextRound(ClubAct, frozen=True, tag="next_round"):
    """A host has all seated again for the next round of the evening."""


class ChangeSeats(ClubAct, frozen=True, tag="change_seats"):
    """A host seats the members by hand; tables: for each its members by seat."""

    tables: Annotated[list[Annotated[list[MemberId], msgspec.Meta(max_length=12)]], msgspec.Meta(max_length=24)]


OfEvening: TypeAlias = PlanEvening | CallOff | AnswerEvening | SeatEvening | NextRound | ChangeSeats
"""What is asked about evenings."""

AnyClubAct: TypeAlias = Change | KeepRules | MakeUsual | DropRules | RenewCode | GiveRole | HandOver | Remove | Leave | Dissolve | OfEvening
"""All that a member can ask of a club."""
