"""What may be asked of a table: a type for each ask, told apart by `do` (docs/protocol.md, section 2).

Browsers send those of `FromBrowser`. The server itself asks `AskSit` and `AskPassOver`.

>>> AskMove("5H", base=4).do
'move'
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from .limits import AskId, MoveText, Number, Settings

_Digest = Annotated[str, msgspec.Meta(max_length=200)]


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """What every ask has: `base`, the number of the last event that its sender knows, and `id`, by which a repeated ask is known.

    A browser sends both. The server's own asks have neither: they know every event, and are sent once.
    """

    type: Literal["ask"] = "ask"
    id: AskId | None = None
    base: Number | None = None

    @property
    def do(self) -> str:
        """What is asked for, as the protocol names it."""
        return str(self.__struct_config__.tag)


class AskMove(Ask, frozen=True, tag="move"):
    """A seat makes a whole turn, written in the notation of its game."""

    move: MoveText


class AskTry(Ask, frozen=True, tag="try"):
    """How would the table look after these moves? Nothing happens there."""

    move: MoveText


class AskDeal(Ask, frozen=True, tag="deal"):
    """The next deal; deal: its number in the match."""

    deal: Number | None = None


class AskAgain(Ask, frozen=True, tag="again"):
    """Another match: proposes it, or agrees to it."""


class AskStandIn(Ask, frozen=True, tag="stand_in"):
    """A bot plays for the person at this seat, who is away."""

    seat: Number


class AskReturn(Ask, frozen=True, tag="return"):
    """A person for whom a bot plays has the seat again."""


class AskLeave(Ask, frozen=True, tag="leave"):
    """One's own seat is open; to: the name of the person for whom it is kept."""

    to: _Digest | None = None


class AskOpen(Ask, frozen=True, tag="open"):
    """The seat of this person, who is away, is open; a seat that is kept for a name is open to all."""

    seat: Number


class AskBot(Ask, frozen=True, tag="bot"):
    """A bot takes the open seat; without a seat, bots take all that are open."""

    seat: Number | None = None


class AskCustoms(Ask, frozen=True, tag="customs"):
    """The host of the table changes some of its customs."""

    customs: Settings


class AskRemove(Ask, frozen=True, tag="remove"):
    """The host takes a person's seat away."""

    seat: Number


class AskBan(Ask, frozen=True, tag="ban"):
    """The host takes a person's seat away, and they cannot come back."""

    seat: Number


class AskPardon(Ask, frozen=True, tag="pardon"):
    """The host lifts a ban; of: its `id` in the scene."""

    of: _Digest


class AskLock(Ask, frozen=True, tag="lock"):
    """The host lets nobody new sit down."""


class AskUnlock(Ask, frozen=True, tag="unlock"):
    """The host lets people sit down again."""


class AskPropose(Ask, frozen=True, tag="propose"):
    """Proposes what needs consent; seat: the one to change to, where seats are proposed."""

    what: Literal["end", "again", "takeback", "seats", "draw", "rotate"]
    seat: Number | None = None


class AskAgree(Ask, frozen=True, tag="agree"):
    """Agrees to a proposal; proposal: the `n` of it in the scene."""

    proposal: Number | None = None


class AskDecline(Ask, frozen=True, tag="decline"):
    """Declines a proposal, or withdraws one's own; proposal: the `n` of it in the scene."""

    proposal: Number | None = None


class AskCommit(Ask, frozen=True, tag="commit"):
    """A device commits to its value for the chance of a deal; of: the commitment of the exchange, share: that of the device."""

    of: _Digest
    share: _Digest


class AskShare(Ask, frozen=True, tag="share"):
    """A device tells its value for the chance of a deal; of: the commitment of the exchange, share: the value."""

    of: _Digest
    share: _Digest


class AskSit(Ask, frozen=True, tag="sit"):
    """A person takes this seat.

    mark: of the person, where the server knows them.

    key: the hash of the key that they would have to the seat.
    """

    name: str | None = None
    emblem: str | None = None
    mark: str | None = None
    key: str | None = None


class AskPassOver(Ask, frozen=True, tag="pass_over"):
    """The deal comes without the devices that are still silent; of: the commitment of the exchange, step: where it stood."""

    of: str
    step: str


AboutPeople: TypeAlias = (
    AskStandIn
    | AskReturn
    | AskLeave
    | AskOpen
    | AskBot
    | AskCustoms
    | AskRemove
    | AskBan
    | AskPardon
    | AskLock
    | AskUnlock
    | AskPropose
    | AskAgree
    | AskDecline
    | AskAgain
)
"""What a person with a seat asks about the people at the table, or the match as a whole."""

FromDevice: TypeAlias = AskCommit | AskShare
"""What a device asks by itself, without its person."""

FromServer: TypeAlias = AskSit | AskPassOver
"""What is asked for a person who has no seat yet, or by the server."""

Request: TypeAlias = AskMove | AskDeal | AboutPeople | FromDevice | FromServer
"""All that a sitting can be asked to let happen."""

FromBrowser: TypeAlias = AskMove | AskTry | AskDeal | AboutPeople | FromDevice
"""What a browser may ask for."""

FROM_BROWSERS: tuple[type[Ask], ...] = get_args(FromBrowser)
DOS = tuple(str(ask.__struct_config__.tag) for ask in FROM_BROWSERS)
"""The names of these asks."""
