"""The exchange before a deal: the server commits to a secret, the devices at the table add values of their own, and the cards follow.

`kahve.cards.proof` has the construction, docs/protocol.md the messages. Where no device can take part there is no exchange: the proof of
the deal then has the secret of the server alone. An ask returns the events that it causes, or raises Refusal.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from ...cards.order import SEED_BYTES, order
from ...cards.proof import BY_DEVICE, SCHEMES, is_hex
from ...engine.machine import machine_at_hand
from ...engine.match_record import PLAY
from ...language import message
from ..protocol.asks import AskCommit, AskPassOver, AskShare
from ..protocol.events import Committed, Dealt, Event, ExchangeBegun, LeftOut, Shared
from ..protocol.refusal import Refusal
from .exchange import COMMIT, SHARE, Exchange
from .gathering import Gathering, Hear, news
from .sitting_words import name_of, who

SILENT_SECONDS = 3.0
"""How long a device may be silent before the deal is made without it."""

MOST_VOID_DEALS = 100

QUIET = (ExchangeBegun, Committed, Shared)
"""The events of an exchange that a person at a table in this process need not hear: the deal follows in the same moment."""


def early_proof(proof: Mapping[str, Any]) -> dict[str, Any]:
    """What of a proof may be told while its deal is played: no secret, and no value.

    >>> early_proof({"deal": 1, "attempt": 1, "scheme": 2, "commitment": "ab", "secret": "cd", "shares": [], "left_out": [1]})
    {'deal': 1, 'attempt': 1, 'scheme': 2, 'commitment': 'ab', 'left_out': [1], 'shares': []}
    """
    shares = [{name: share[name] for name in ("seat", "by", "commitment")} for share in proof["shares"]]
    head = {"deal": proof["deal"], "attempt": proof["attempt"], "scheme": proof.get("scheme", 1)}
    return head | {"commitment": proof["commitment"], "left_out": proof["left_out"], "shares": shares}


def mixing_document(gathering: Gathering) -> dict[str, Any] | None:
    """The exchange as everybody may know it (docs/protocol.md); None while there is none."""
    exchange = gathering.exchange
    if exchange is None:
        return None
    early = early_proof(exchange.proof())
    early["name"] = f"{len(gathering.past) + 1}.{exchange.deal}"
    return early | {"step": exchange.step, "asked": sorted(exchange.seats), "awaited": exchange.awaited}


# -- what is asked


def ask_deal(gathering: Gathering, seat: int, devices: Collection[int]) -> list[Event]:
    """The next deal, or the exchange that comes before it where devices take part. devices: their seats."""
    if (common := gathering.common) is not None:
        first = len(gathering.table.history)
        # Void deals come before the one that has the proof.
        last = next((place for place in range(first, len(common.orders)) if common.proof(place + 1) is not None), first)
        proofs = [common.proof(place + 1) for place in range(first, last + 1)]
        dealt = zip(common.orders[first:], proofs, strict=False)
        return [Dealt(order, None if proof is None else dict(proof)) for order, proof in dealt]
    devices_present = frozenset(devices) & frozenset(gathering.people)
    house = {bot: gathering.entropy(SEED_BYTES).hex() for bot, player in enumerate(gathering.setup.players) if player.kind == "bot"}
    exchange = Exchange(
        len(gathering.table.history) + 1, gathering.attempts + 1, gathering.entropy(SEED_BYTES).hex(), devices_present, house
    )
    if not devices_present:
        return _dealt(gathering, exchange)
    secret, scheme = exchange.secret, exchange.scheme
    return [ExchangeBegun(seat, exchange.deal, exchange.attempt, secret, exchange.commitment, sorted(devices_present), house, scheme)]


def ask_commit(gathering: Gathering, seat: int, ask: AskCommit) -> list[Event]:
    """A device commits to the value that it will tell when all have committed."""
    exchange = _exchange_for(gathering, seat, ask.of)
    if not is_hex(ask.share):
        raise Refusal("malformed", message("table-commitment-in-digits"))
    if seat in exchange.commitments:
        same = exchange.commitments[seat] == ask.share
        raise Refusal("not_now", message("table-committed-already") if same else message("table-committed-otherwise"))
    return [Committed(seat, ask.share)]


def ask_share(gathering: Gathering, seat: int, ask: AskShare) -> list[Event]:
    """A device tells its value; the last one lets the cards be dealt."""
    exchange = _exchange_for(gathering, seat, ask.of)
    if not is_hex(ask.share):
        raise Refusal("malformed", message("table-value-in-digits"))
    if exchange.step == COMMIT:
        raise Refusal("not_now", message("table-commit-first"))
    if seat in exchange.values:
        same = exchange.values[seat] == ask.share
        raise Refusal("not_now", message("table-value-told-already") if same else message("table-value-told-otherwise"))
    if exchange.commitment_to(seat, BY_DEVICE, ask.share) != exchange.commitments[seat]:
        raise Refusal("malformed", message("table-value-does-not-fit"))
    after = replace(exchange, values={**exchange.values, seat: ask.share})
    return [Shared(seat, ask.share), *(_dealt(gathering, after) if after.is_complete else [])]


def ask_pass_over(gathering: Gathering, ask: AskPassOver) -> list[Event]:
    """The server waits no longer for devices that are silent, if the exchange is still where it was when the wait began."""
    exchange = gathering.exchange
    if exchange is None or (exchange.commitment, exchange.step) != (ask.of, ask.step):
        raise Refusal("not_now", message("table-nobody-awaited"))
    after = replace(exchange, left_out=exchange.left_out | set(exchange.awaited))
    return [LeftOut(exchange.awaited), *(_dealt(gathering, after) if after.is_complete else [])]


def _exchange_for(gathering: Gathering, seat: int, commitment: str) -> Exchange:
    """The exchange of this commitment, to which the device of this seat may give something; Refusal says why there is none."""
    exchange = gathering.exchange
    if exchange is None:
        raise Refusal("not_now", message("table-no-deal-is-mixed"))
    if commitment != exchange.commitment:
        raise Refusal("stale", message("table-meant-for-other-deal"))
    if seat in exchange.left_out:
        raise Refusal("not_now", message("table-device-was-silent"))
    if seat not in exchange.seats:
        is_bot = seat in exchange.house
        raise Refusal("not_yours", message("table-bot-adds-nothing") if is_bot else message("table-device-not-asked"))
    return exchange


def _dealt(gathering: Gathering, exchange: Exchange) -> list[Event]:
    """The deals that follow; a void deal is written down too, and dealt again at once from the same seed, by the same dealer."""
    table, house = gathering.table, gathering.setup.house
    deck, engine = gathering.setup.game.rules.deck(house), machine_at_hand(gathering.setup.game)
    seed = exchange.seed
    trial = engine.layout.new()
    trial[0] = table.record
    deals: list[Dealt] = []
    for number in range(exchange.deal, exchange.deal + MOST_VOID_DEALS):
        cards = order(deck, seed, number)
        deals.append(Dealt(deck.write_order(cards)))
        engine.deal(trial, 0, house, cards)
        if trial[0].phase == PLAY:
            break
    return [*deals[:-1], msgspec.structs.replace(deals[-1], proof=exchange.proof())]


# -- what happens


def take_begun(gathering: Gathering, event: ExchangeBegun) -> Hear:
    """The server has committed, and devices are asked."""
    if gathering.exchange is not None or not gathering.awaits_deal or gathering.open_seats or not event.asked:
        raise ValueError("no deal could be prepared")
    # An exchange that an earlier release began goes on as it was begun.
    if event.scheme not in SCHEMES:
        raise ValueError(f"there is no scheme {event.scheme} of proofs")
    exchange = Exchange(event.deal, event.attempt, event.secret, frozenset(event.asked), event.house, scheme=event.scheme)
    if exchange.commitment != event.commitment or exchange.deal != len(gathering.table.history) + 1:
        raise ValueError("the secret does not fit its commitment")
    gathering.exchange, gathering.attempts = exchange, exchange.attempt

    def says(hearer: int) -> str:
        # The first deal of a match comes with the match: nobody has asked for it.
        if exchange.deal == 1:
            return ""
        return message("table-asks-for-deal", who=who(gathering, event.by, hearer), name=name_of(gathering, event.by))

    return news(event, says)


def take_committed(gathering: Gathering, event: Committed) -> Hear:
    """A device has committed."""
    exchange = _exchange_that_awaits(gathering, event.seat, COMMIT)
    gathering.exchange = replace(exchange, commitments={**exchange.commitments, event.seat: event.commitment})
    return news(event, lambda hearer: "")


def take_shared(gathering: Gathering, event: Shared) -> Hear:
    """A device has told its value; the others do not hear it before the deal is over."""
    exchange = _exchange_that_awaits(gathering, event.seat, SHARE)
    gathering.exchange = replace(exchange, values={**exchange.values, event.seat: event.value})
    return news(event, lambda hearer: "")


def take_left_out(gathering: Gathering, event: LeftOut) -> Hear:
    """Devices were silent for too long."""
    exchange = gathering.exchange
    if exchange is None or not event.seats or not set(event.seats) <= set(exchange.awaited):
        raise ValueError("these devices were not waited for")
    gathering.exchange = replace(exchange, left_out=exchange.left_out | set(event.seats))
    return news(event, lambda hearer: _silent(gathering, event.seats, hearer))


def settle(gathering: Gathering) -> None:
    """Break off an exchange whose deal can no longer come: somebody has left, or the match has ended."""
    if gathering.exchange is not None and (gathering.open_seats or not gathering.awaits_deal):
        gathering.exchange, gathering.broken_off = None, gathering.broken_off + 1


def take_proof(gathering: Gathering, proof: Mapping[str, Any] | None) -> None:
    """A deal was made with this proof, or, at a table of an earlier version, without."""
    gathering.exchange, gathering.attempts = None, 0
    gathering.table.history[-1].proof = None if proof is None else dict(proof)


def _exchange_that_awaits(gathering: Gathering, seat: int, step: str) -> Exchange:
    """The exchange of a table; ValueError where it does not wait for the device of this seat at this step."""
    exchange = gathering.exchange
    if exchange is None:
        raise ValueError("no deal was being prepared")
    if seat not in exchange.awaited or exchange.step != step:
        raise ValueError(f"the device of seat {seat} was not waited for")
    return exchange


def _silent(gathering: Gathering, seats: Iterable[int], hearer: int) -> str:
    names = tuple(gathering.names[seat] for seat in seats if who(gathering, seat, hearer) != "you")
    is_own = any(who(gathering, seat, hearer) == "you" for seat in seats)
    person = "other" if not is_own else "with" if names else "you"
    return message("table-devices-silent", who=person, names=names, count=len(names))
