"""What happens at a table only if everybody agrees: another match, an early end, a move taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..cards.faces import NO_CARD
from ..cards.quoting import quoted
from ..engine.machine import as_bytes
from ..engine.record import NOBODY
from ..engine.table import Table, View
from .gathering import Event, Gathering, Hear, Proposal, drawn_below
from .refusal import Refusal
from .words import called

Asked = list[dict[str, Any]]

WHAT = {"end": "end the match", "again": "play another match", "takeback": "take back the last move"}
"""What can be proposed, as people read it."""


def ask_propose(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """A seat proposes something; where nobody has to be asked it happens at once."""
    what = str(ask.get("what"))
    if what not in WHAT:
        raise Refusal("malformed", f"Nobody can propose {quoted(what)}: there are {', '.join(WHAT)}.")
    return _proposed(gathering, seat, what)


def ask_again(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """Another match, as a proposal or as consent to one."""
    if gathering.proposal is not None and gathering.proposal.what == "again" and seat in waits_for(gathering):
        return ask_agree(gathering, seat, ask)
    return _proposed(gathering, seat, "again")


def ask_agree(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """A seat agrees to what is proposed; the last one to agree lets it happen."""
    proposal = _open_to(gathering, seat)
    _check(gathering, proposal.by, proposal.what)
    agreed: Asked = [{"kind": "agreed", "seat": seat}]
    return agreed if waits_for(gathering) != [seat] else [*agreed, _effect(gathering, proposal.by, proposal.what)]


def ask_decline(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """A seat does not agree, or takes its own proposal back: it is proposed no more."""
    if gathering.proposal is None or seat != gathering.proposal.by:
        _open_to(gathering, seat)
    return [{"kind": "declined", "seat": seat}]


def settled_without(gathering: Gathering, seat: int) -> Asked:
    """What happens when this person goes, because nobody else was still to be asked."""
    proposal = gathering.proposal
    if proposal is None or proposal.by == seat or waits_for(gathering) != [seat]:
        return []
    try:
        _check(gathering, proposal.by, proposal.what)
    except Refusal:
        return []
    return [_effect(gathering, proposal.by, proposal.what)]


def waits_for(gathering: Gathering) -> list[int]:
    """The seats that have still to agree to what is proposed."""
    proposal = gathering.proposal
    return [] if proposal is None else [seat for seat in gathering.people if seat != proposal.by and seat not in proposal.agreed]


def may(gathering: Gathering, seat: int) -> list[str]:
    """Which of these acts make sense now for a seat; whether a move can be taken back is looked at when it is asked."""
    if gathering.proposal is not None:
        return ["decline"] if seat == gathering.proposal.by else ["agree", "decline"] if seat in waits_for(gathering) else []
    takes_back = gathering.setup.customs["takeback"] and gathering.in_deal and gathering.last_mover == seat
    return [*(["end"] if gathering.has_begun and not gathering.over else []), *(["takeback"] if takes_back else [])]


# -- what happens


def take_proposed(gathering: Gathering, event: Event, _: bool) -> Hear:
    """Something is proposed."""
    by, what = int(event["by"]), str(event["what"])
    if gathering.proposal is not None or what not in WHAT:
        raise ValueError(f"{what} cannot be proposed.")
    gathering.proposal = Proposal(what, by)
    heard = _in_all_ears(gathering, by, "propose to " + WHAT[what], "proposes to " + WHAT[what])
    return lambda hearer: {"kind": "proposed", "by": by, "what": what, "says": heard[hearer]}


def take_agreed(gathering: Gathering, event: Event, _: bool) -> Hear:
    """Somebody agrees."""
    seat = int(event["seat"])
    if gathering.proposal is None or seat not in waits_for(gathering):
        raise ValueError(f"seat {seat} was not asked.")
    gathering.proposal = replace(gathering.proposal, agreed=gathering.proposal.agreed | {seat})
    heard = _in_all_ears(gathering, seat, "agree", "agrees")
    return lambda hearer: {"kind": "agreed", "seat": seat, "says": heard[hearer]}


def take_declined(gathering: Gathering, event: Event, _: bool) -> Hear:
    """Somebody does not agree."""
    seat = int(event["seat"])
    if gathering.proposal is None:
        raise ValueError("nothing was proposed.")
    own, what = seat == gathering.proposal.by, gathering.proposal.what
    gathering.proposal = None
    if own:
        heard = _in_all_ears(gathering, seat, "withdraw the proposal", "withdraws the proposal")
    elif what == "again":
        heard = _in_all_ears(gathering, seat, "would rather not play another match", "would rather not play another match")
    else:
        heard = _in_all_ears(gathering, seat, "do not agree", "does not agree")
    return lambda hearer: {"kind": "declined", "seat": seat, "says": heard[hearer]}


def take_ended(gathering: Gathering, event: Event, _: bool) -> Hear:
    """The match is over before its end, and nobody has won it."""
    if gathering.over or not gathering.has_begun:
        raise ValueError("no match was being played.")
    gathering.ended, gathering.proposal, gathering.last_mover = True, None, NOBODY
    return lambda _: {"kind": "ended", "says": "The match ends here, as all agree. Nobody has won it."}


def take_restarted(gathering: Gathering, event: Event, _: bool) -> Hear:
    """A new match begins."""
    if not gathering.over:
        raise ValueError("the match was not over.")
    seat, dealer = int(event["seat"]), int(event["dealer"])
    gathering.past = gathering.matches
    gathering.table, gathering.origin = Table(gathering.setup.game, gathering.setup.house, dealer=dealer), None
    gathering.ended, gathering.proposal, gathering.last_mover, gathering.has_begun = False, None, NOBODY, False
    return lambda hearer: {
        "kind": "again",
        "says": f"{called(gathering, seat, hearer)} asked for a new match. {called(gathering, dealer, hearer)} will deal first.",
    }


def take_taken_back(gathering: Gathering, event: Event, _: bool) -> Hear:
    """The last move has not been made."""
    seat = int(event["seat"])
    if not gathering.in_deal or gathering.last_mover != seat:
        raise ValueError(f"the last move was not one of seat {seat}.")
    gathering.table = without_last_turn(gathering.table)
    gathering.last_mover, gathering.proposal = NOBODY, None
    heard = _in_all_ears(gathering, seat, "take back the last move", "takes back the last move")
    return lambda hearer: {"kind": "taken_back", "seat": seat, "says": heard[hearer]}


# -- whether it may be


def _proposed(gathering: Gathering, seat: int, what: str) -> Asked:
    if gathering.proposal is not None:
        raise Refusal("not_now", f"First the other proposal has to be answered: to {WHAT[gathering.proposal.what]}.")
    _check(gathering, seat, what)
    if all(other == seat for other in gathering.people):
        return [_effect(gathering, seat, what)]
    return [{"kind": "proposed", "by": seat, "what": what}]


def _open_to(gathering: Gathering, seat: int) -> Proposal:
    if gathering.proposal is None:
        raise Refusal("not_now", "Nothing is proposed.")
    if seat not in waits_for(gathering):
        raise Refusal("not_now", "You have answered this already." if seat in gathering.proposal.agreed else "You are not asked.")
    return gathering.proposal


def _check(gathering: Gathering, seat: int, what: str) -> None:
    """Refusal says why this cannot be done now."""
    if what == "again" and not gathering.over:
        raise Refusal("not_now", "The match is not over yet.")
    if what == "end" and gathering.over:
        raise Refusal("not_now", "The match is over.")
    if what == "end" and not gathering.has_begun:
        raise Refusal("not_now", "The match has not begun.")
    if what == "takeback":
        _check_takeback(gathering, seat)


def _check_takeback(gathering: Gathering, seat: int) -> None:
    if not gathering.setup.customs["takeback"]:
        raise Refusal("not_now", "At this table no move is taken back: its host has settled it so.")
    if not gathering.in_deal:
        raise Refusal("not_now", "No deal is being played, so no move can be taken back.")
    if gathering.last_mover != seat:
        since = f": {gathering.names[gathering.last_mover]} has played since" if gathering.last_mover != NOBODY else ""
        raise Refusal("not_now", f"Only the last move of all can be taken back, by whoever made it{since}.")
    before = without_last_turn(gathering.table)
    for hearer in range(gathering.seats):
        shown = _seen(gathering.table.view(hearer)) - _seen(before.view(hearer))
        if hearer != seat:
            # What the mover gave from the hand is what is taken back; all else was hidden before.
            shown -= _seen(before.view(seat))
        if shown:
            whom = "to you" if hearer == seat else f"to {gathering.names[hearer]}"
            card = gathering.setup.game.rules.deck(gathering.setup.house).name(next(iter(shown)))
            card_named = f" ({card})" if hearer == seat else ""
            raise Refusal("not_now", f"This move cannot be taken back: it has shown a new card {whom}{card_named}.")


def _seen(view: View) -> Counter[int]:
    """The cards whose faces a view shows, where they lie."""
    row = as_bytes(view.tables)[0]
    seen: Counter[int] = Counter()
    for zone in view.game.rules.layout.zones:
        places = row[zone.offset : zone.offset + zone.bytes].reshape(-1, zone.places)
        for cards in places:
            seen.update(int(card) for card in zone.cards(cards) if card != NO_CARD)
    return seen


def without_last_turn(table: Table) -> Table:
    """A table of its own, at which all is as here before the last turn."""
    before = table.copy()
    before.undo()
    return before


def _effect(gathering: Gathering, by: int, what: str) -> dict[str, Any]:
    if what == "end":
        return {"kind": "ended"}
    if what == "takeback":
        return {"kind": "taken_back", "seat": by}
    dealers = list(range(gathering.seats))
    if gathering.setup.game.rules.winner_deals and not gathering.ended:
        dealers = [seat for seat in dealers if gathering.table.side_of(seat) in gathering.table.winners]
    return {"kind": "again", "seat": by, "dealer": dealers[drawn_below(gathering.entropy, len(dealers))]}


def _in_all_ears(gathering: Gathering, seat: int, yours: str, theirs: str) -> list[str]:
    """What each seat hears of somebody's act, an onlooker last."""
    return [f"You {yours}." if hearer == seat else f"{gathering.names[seat]} {theirs}." for hearer in (*range(gathering.seats), NOBODY)]
