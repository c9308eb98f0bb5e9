"""The exchange before a deal: the house commits to a secret, the devices at the table add values of their own, and the cards follow.

`kahve.cards.proof` has the construction, docs/protocol.md the messages. What happens is stored as events:

    {"kind": "mixing", "by", "deal", "attempt", "scheme", "secret", "commitment", "asked", "house"}   the house has committed
    {"kind": "committed", "seat", "commitment"}                                             a device has committed to its value
    {"kind": "shared", "seat", "value"}                                                     a device has told its value
    {"kind": "left_out", "seats"}                                                           these were silent: the deal is made without
    {"kind": "dealt", "order", "proof"}                                                     the cards, and all of the above

`house` holds the values that the house adds for the seats of bots. Where no device can take part there is no exchange: the proof of the
deal then has the secret of the house alone. An ask returns the events that it causes, or raises Refusal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ...cards.order import SEED_BYTES, order
from ...cards.proof import BY_DEVICE, SCHEMES, is_hex
from ...engine.machine import machine
from ...engine.match import PLAY
from ...language import message
from ..protocol.refusal import Refusal
from .exchange import COMMIT, SHARE, Exchange
from .gathering import Event, Gathering, Hear
from .words import name_of, who

Asked = list[dict[str, Any]]

SILENT_SECONDS = 3.0
"""How long a device may be silent before the deal is made without it."""

MOST_VOID_DEALS = 100

QUIET = frozenset({"mixing", "committed", "shared"})
"""The events of an exchange that a person at a table in this process need not hear: the deal follows in the same moment."""


def told_early(proof: Mapping[str, Any]) -> dict[str, Any]:
    """What of a proof may be told while its deal is played: no secret, and no value.

    >>> told_early({"deal": 1, "attempt": 1, "scheme": 2, "commitment": "ab", "secret": "cd", "shares": [], "left_out": [1]})
    {'deal': 1, 'attempt': 1, 'scheme': 2, 'commitment': 'ab', 'left_out': [1], 'shares': []}
    """
    shares = [{name: share[name] for name in ("seat", "by", "commitment")} for share in proof["shares"]]
    head = {"deal": proof["deal"], "attempt": proof["attempt"], "scheme": proof.get("scheme", 1)}
    return head | {"commitment": proof["commitment"], "left_out": proof["left_out"], "shares": shares}


def mixing_told(gathering: Gathering) -> dict[str, Any] | None:
    """The exchange as everybody may know it (docs/protocol.md); None while there is none."""
    exchange = gathering.exchange
    if exchange is None:
        return None
    early = told_early(exchange.proof())
    early["name"] = f"{len(gathering.past) + 1}.{exchange.deal}"
    return early | {"step": exchange.step, "asked": sorted(exchange.asked), "awaited": exchange.awaited}


# -- what is asked


def ask_deal(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """The next deal, or the exchange that comes before it where the ask names `devices`: seats whose devices take part."""
    devices = {device for device in ask.get("devices", ()) if device in gathering.people}
    house = {bot: gathering.entropy(SEED_BYTES).hex() for bot, player in enumerate(gathering.setup.players) if player.kind == "bot"}
    exchange = Exchange(
        len(gathering.table.history) + 1, gathering.attempts + 1, gathering.entropy(SEED_BYTES).hex(), frozenset(devices), house
    )
    if not devices:
        return _dealt(gathering, exchange)
    return [
        {
            "kind": "mixing",
            "by": seat,
            "deal": exchange.deal,
            "attempt": exchange.attempt,
            "scheme": exchange.scheme,
            "secret": exchange.secret,
            "commitment": exchange.commitment,
            "asked": sorted(devices),
            "house": {str(bot): value for bot, value in house.items()},
        }
    ]


def ask_commit(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """A device commits to the value that it will tell when all have committed."""
    exchange = _exchange_for(gathering, seat, ask)
    commitment = _digits(ask, "commitment")
    if seat in exchange.commitments:
        same = exchange.commitments[seat] == commitment
        raise Refusal("not_now", message("table-committed-already") if same else message("table-committed-otherwise"))
    return [{"kind": "committed", "seat": seat, "commitment": commitment}]


def ask_share(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """A device tells its value; the last one lets the cards be dealt."""
    exchange = _exchange_for(gathering, seat, ask)
    value = _digits(ask, "value")
    if exchange.step == COMMIT:
        raise Refusal("not_now", message("table-commit-first"))
    if seat in exchange.values:
        same = exchange.values[seat] == value
        raise Refusal("not_now", message("table-value-told-already") if same else message("table-value-told-otherwise"))
    if exchange.commitment_to(seat, BY_DEVICE, value) != exchange.commitments[seat]:
        raise Refusal("malformed", message("table-value-does-not-fit"))
    after = replace(exchange, values={**exchange.values, seat: value})
    return [{"kind": "shared", "seat": seat, "value": value}, *(_dealt(gathering, after) if after.is_complete else [])]


def ask_pass_over(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """The house waits no longer for devices that are silent. of: the exchange; step: where it stood when the house began to wait."""
    exchange = gathering.exchange
    if exchange is None or (exchange.commitment, exchange.step) != (ask.get("of"), ask.get("step")):
        raise Refusal("not_now", message("table-nobody-awaited"))
    after = replace(exchange, left_out=exchange.left_out | set(exchange.awaited))
    left: Asked = [{"kind": "left_out", "seats": exchange.awaited}]
    return [*left, *(_dealt(gathering, after) if after.is_complete else [])]


def _exchange_for(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Exchange:
    """The exchange to which the device of this seat may give something; Refusal says why there is none."""
    exchange = gathering.exchange
    if exchange is None:
        raise Refusal("not_now", message("table-no-deal-is-mixed"))
    if ask.get("of") != exchange.commitment:
        raise Refusal("stale", message("table-meant-for-other-deal"))
    if seat in exchange.left_out:
        raise Refusal("not_now", message("table-device-was-silent"))
    if seat not in exchange.asked:
        is_bot = seat in exchange.house
        raise Refusal("not_yours", message("table-bot-adds-nothing") if is_bot else message("table-device-not-asked"))
    return exchange


def _digits(ask: Mapping[str, Any], what: str) -> str:
    text = ask.get("share")
    if not is_hex(text):
        is_value = what == "value"
        raise Refusal("malformed", message("table-value-in-digits") if is_value else message("table-commitment-in-digits"))
    return str(text)


def _dealt(gathering: Gathering, exchange: Exchange) -> Asked:
    """The deals that follow; a void deal is written down too, and dealt again at once from the same seed, by the same dealer."""
    table, house = gathering.table, gathering.setup.house
    deck, engine = gathering.setup.game.rules.deck(house), machine(gathering.setup.game, False)
    seed = exchange.seed
    trial = engine.layout.new()
    trial[0] = table.record
    events: Asked = []
    for number in range(exchange.deal, exchange.deal + MOST_VOID_DEALS):
        cards = order(deck, seed, number)
        events.append({"kind": "dealt", "order": deck.write_order(cards)})
        engine.deal(trial, 0, house, cards)
        if trial[0].phase == PLAY:
            break
    events[-1]["proof"] = exchange.proof()
    return events


# -- what happens


def take_mixing(gathering: Gathering, event: Event, _: bool) -> Hear:
    """The house has committed, and devices are asked."""
    by, asked = int(event["by"]), frozenset(int(seat) for seat in event["asked"])
    if gathering.exchange is not None or not gathering.awaits_deal or gathering.open_seats or not asked:
        raise ValueError("no deal could be prepared")
    house = {int(seat): str(value) for seat, value in event["house"].items()}
    # An exchange that a house of former times began goes on as it was begun.
    scheme = int(event.get("scheme", 1))
    if scheme not in SCHEMES:
        raise ValueError(f"there is no scheme {scheme} of proofs")
    gathering.exchange = Exchange(int(event["deal"]), int(event["attempt"]), str(event["secret"]), asked, house, scheme=scheme)
    gathering.attempts = gathering.exchange.attempt
    if gathering.exchange.commitment != event["commitment"] or gathering.exchange.deal != len(gathering.table.history) + 1:
        raise ValueError("the secret does not fit its commitment")
    is_next = gathering.exchange.deal > 1
    return lambda hearer: {
        "kind": "mixing",
        "by": by,
        # The first deal of a match comes with the match: nobody has asked for it.
        "says": message("table-asks-for-deal", who=who(gathering, by, hearer), name=name_of(gathering, by)) if is_next else "",
    }


def take_committed(gathering: Gathering, event: Event, _: bool) -> Hear:
    """A device has committed."""
    seat, exchange = int(event["seat"]), _standing(gathering)
    if seat not in exchange.awaited or exchange.step != COMMIT:
        raise ValueError(f"the device of seat {seat} was not waited for")
    gathering.exchange = replace(exchange, commitments={**exchange.commitments, seat: str(event["commitment"])})
    return lambda _: {"kind": "committed", "seat": seat, "says": ""}


def take_shared(gathering: Gathering, event: Event, _: bool) -> Hear:
    """A device has told its value; the others do not hear it before the deal is over."""
    seat, exchange = int(event["seat"]), _standing(gathering)
    if seat not in exchange.awaited or exchange.step != SHARE:
        raise ValueError(f"the device of seat {seat} was not waited for")
    gathering.exchange = replace(exchange, values={**exchange.values, seat: str(event["value"])})
    return lambda _: {"kind": "shared", "seat": seat, "says": ""}


def take_left_out(gathering: Gathering, event: Event, _: bool) -> Hear:
    """Devices were silent for too long."""
    seats, exchange = [int(seat) for seat in event["seats"]], _standing(gathering)
    if not seats or not set(seats) <= set(exchange.awaited):
        raise ValueError("these devices were not waited for")
    gathering.exchange = replace(exchange, left_out=exchange.left_out | set(seats))
    return lambda hearer: {"kind": "left_out", "seats": seats, "says": _silent(gathering, seats, hearer)}


def settle(gathering: Gathering) -> None:
    """Break off an exchange whose deal cannot come any more: somebody has left, or the match has ended."""
    if gathering.exchange is not None and (gathering.open_seats or not gathering.awaits_deal):
        gathering.exchange, gathering.broken_off = None, gathering.broken_off + 1


def take_proof(gathering: Gathering, proof: Mapping[str, Any] | None) -> None:
    """A deal was made with this proof, or, at a table of former times, without."""
    gathering.exchange, gathering.attempts = None, 0
    gathering.table.history[-1].proof = None if proof is None else dict(proof)


def _standing(gathering: Gathering) -> Exchange:
    if gathering.exchange is None:
        raise ValueError("no deal was being prepared")
    return gathering.exchange


def _silent(gathering: Gathering, seats: Iterable[int], hearer: int) -> str:
    names = tuple(gathering.names[seat] for seat in seats if who(gathering, seat, hearer) != "you")
    is_own = any(who(gathering, seat, hearer) == "you" for seat in seats)
    person = "other" if not is_own else "with" if names else "you"
    return message("table-devices-silent", who=person, names=names, count=len(names))


__all__ = ["SILENT_SECONDS", "ask_deal", "mixing_told", "told_early"]
