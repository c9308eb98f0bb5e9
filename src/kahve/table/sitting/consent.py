"""What happens at a table only if people agree: another match, an early end, a move taken back, other seats."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ...cards.faces import NO_CARD
from ...engine.record import NOBODY
from ...engine.table import Table
from ...engine.view import View
from ...language import message, paragraph
from ..protocol.asks import Ask, AskAgain, AskAgree, AskDecline, AskPropose
from ..protocol.events import Agreed, Declined, Ended, Event, Proposed, Reseated, Restarted, TakenBack
from ..protocol.refusal import Refusal
from . import reseating
from .gathering import Gathering, Hear, Proposal, drawn_below, news
from .own_choices import OwnTurns
from .sitting_words import name_of, who

WHAT = ("end", "again", "takeback", "seats", "draw", "rotate")
"""What can be proposed."""

ABOUT_SEATS = ("seats", "draw", "rotate")
"""What of that moves people, so that nobody may be missing."""


def ask_propose(gathering: Gathering, seat: int, ask: AskPropose) -> list[Event]:
    """A seat proposes something; where nobody has to be asked it happens at once."""
    return _proposed(gathering, seat, ask.what, ask, ask.seat if ask.what == "seats" else None)


def ask_again(gathering: Gathering, seat: int, ask: AskAgain) -> list[Event]:
    """Another match, as a proposal or as consent to one."""
    return _proposed(gathering, seat, "again", ask)


def ask_agree(gathering: Gathering, seat: int, ask: AskAgree) -> list[Event]:
    """A seat agrees to a proposal; the last one to agree carries it out. A seat that has proposed it, or agreed already, has done so."""
    number, proposal = _named(gathering, ask), gathering.proposal
    if number and number == gathering.carried_out:
        return []
    if proposal is None or number not in (None, proposal.n):
        raise Refusal("not_now", message("table-nothing-proposed") if number is None else message("table-proposed-no-longer"))
    return _agreed(gathering, proposal, seat)


def ask_decline(gathering: Gathering, seat: int, ask: AskDecline) -> list[Event]:
    """A seat does not agree, or takes its own proposal back: it is proposed no longer. Where that is so already, it is done."""
    number, proposal = _named(gathering, ask), gathering.proposal
    if number and number == gathering.carried_out:
        raise Refusal("not_now", message("table-all-had-agreed"))
    if proposal is None and number is None:
        raise Refusal("not_now", message("table-nothing-proposed"))
    if proposal is None or number not in (None, proposal.n):
        return []
    if seat != proposal.by and seat not in waits_for(gathering):
        raise Refusal("not_now", message("table-answered-already") if seat in proposal.agreed else message("table-not-asked"))
    return [Declined(seat)]


def settled_without(gathering: Gathering, seat: int) -> list[Event]:
    """What happens when this person goes, because nobody else was still to be asked."""
    proposal = gathering.proposal
    if proposal is None or proposal.by == seat or proposal.what in ABOUT_SEATS or waits_for(gathering) != [seat]:
        return []
    try:
        _check(gathering, proposal)
    except Refusal:
        return []
    return _effect(gathering, proposal)


def waits_for(gathering: Gathering) -> list[int]:
    """The seats that have still to agree to what is proposed."""
    proposal = gathering.proposal
    return [] if proposal is None else [seat for seat in _seats_to_ask(gathering, proposal) if seat not in proposal.agreed]


def _seats_to_ask(gathering: Gathering, proposal: Proposal) -> list[int]:
    """The seats of people who are asked: everybody else, or whoever would be moved."""
    return [seat for seat in gathering.people if seat != proposal.by and proposal.seat in (None, seat)]


def may(gathering: Gathering, seat: int) -> list[str]:
    """Which of these acts make sense now for a seat; whether a move can be taken back is looked at when it is asked."""
    if gathering.proposal is not None:
        return ["decline"] if seat == gathering.proposal.by else ["agree", "decline"] if seat in waits_for(gathering) else []
    acts = [*(["end"] if gathering.has_begun and not gathering.over else []), *(["takeback"] if takes_back(gathering, seat) else [])]
    if gathering.over:
        return [*acts, "draw", *(["rotate"] if reseating.has_partners(gathering) else [])]
    return acts if gathering.has_begun or gathering.exchange is not None else [*acts, "seats", "draw"]


def takes_back(gathering: Gathering, seat: int) -> bool:
    """Whether the seat may ask for a move back now, as far as can be told without a look at the cards."""
    if _plays_alone(gathering, seat):
        return _turns_since(gathering, seat) > 0
    return bool(gathering.setup.customs["takeback"]) and gathering.in_deal and gathering.last_mover == seat


# -- what happens


def take_proposed(gathering: Gathering, event: Proposed) -> Hear:
    """Something is proposed."""
    if gathering.proposal is not None or event.what not in WHAT or (event.what == "seats") != (event.seat is not None):
        raise ValueError(f"{event.what} cannot be proposed")
    proposed = gathering.proposal = Proposal(event.what, event.by, seat=event.seat, n=gathering.last + 1)
    return news(event, lambda hearer: proposal_says(gathering, proposed, hearer))


def proposal_says(gathering: Gathering, proposal: Proposal, hearer: int) -> str:
    """What somebody proposes, as the hearer reads it."""
    what, other = proposal.what, proposal.seat
    person, name = who(gathering, proposal.by, hearer), gathering.names[proposal.by]
    if what == "draw":
        partners, over = ("yes" if reseating.has_partners(gathering) else "no"), ("yes" if gathering.over else "no")
        return message("table-proposes-draw", who=person, name=name, partners=partners, over=over)
    if what == "seats" and other is not None:
        whom = who(gathering, other, hearer)
        return message("table-proposes-seats", who=person, whom=whom, name=name, other=gathering.names[other])
    if what == "rotate":
        return message("table-proposes-rotate", who=person, name=name)
    if what == "end":
        return message("table-proposes-end", who=person, name=name)
    if what == "again":
        return message("table-proposes-again", who=person, name=name)
    return message("table-proposes-takeback", who=person, name=name)


def take_agreed(gathering: Gathering, event: Agreed) -> Hear:
    """Somebody agrees."""
    seat = event.seat
    if gathering.proposal is None or seat not in waits_for(gathering):
        raise ValueError(f"seat {seat} was not asked")
    gathering.proposal = replace(gathering.proposal, agreed=gathering.proposal.agreed | {seat})
    name = gathering.names[seat]
    return news(event, lambda hearer: message("table-agrees", who=who(gathering, seat, hearer), name=name))


def take_declined(gathering: Gathering, event: Declined) -> Hear:
    """Somebody does not agree."""
    seat = event.seat
    if gathering.proposal is None:
        raise ValueError("nothing was proposed")
    own, what = seat == gathering.proposal.by, gathering.proposal.what
    gathering.proposal = None
    name = gathering.names[seat]

    def says(hearer: int) -> str:
        person = who(gathering, seat, hearer)
        if own:
            return message("table-withdraws", who=person, name=name)
        if what == "again":
            return message("table-declines-again", who=person, name=name)
        return message("table-declines", who=person, name=name)

    return news(event, says)


def take_ended(gathering: Gathering, event: Ended) -> Hear:
    """The match is over before its end, and nobody has won it."""
    if gathering.over or not gathering.has_begun:
        raise ValueError("no match was being played")
    gathering.carry_out()
    gathering.ended, gathering.last_mover = True, NOBODY
    return news(event, lambda hearer: message("table-match-ends"))


def take_restarted(gathering: Gathering, event: Restarted) -> Hear:
    """A new match begins."""
    if not gathering.over:
        raise ValueError("the match was not over")
    gathering.carry_out()
    seat, dealer = event.seat, event.dealer
    gathering.past, gathering.results = gathering.matches, [*gathering.results, gathering.result]
    gathering.table, gathering.origin = Table(gathering.setup.game, gathering.setup.house, dealer=dealer), None
    gathering.ended, gathering.proposal, gathering.last_mover, gathering.has_begun = False, None, NOBODY, False
    gathering.own = OwnTurns()

    def says(hearer: int) -> str:
        return paragraph(
            message("table-asked-for-match", who=who(gathering, seat, hearer), name=name_of(gathering, seat)),
            message("table-deals-first", who=who(gathering, dealer, hearer), name=name_of(gathering, dealer)),
        )

    return news(event, says)


def take_taken_back(gathering: Gathering, event: TakenBack) -> Hear:
    """The last move has not been made, nor have those before it up to one of this seat."""
    seat, turns = event.seat, event.turns
    played = gathering.table.history[-1].turns if gathering.in_deal else []
    if not 0 < turns <= len(played) or played[-turns][0] != seat:
        raise ValueError(f"the move before the last {turns - 1} was not one of seat {seat}")
    gathering.carry_out()
    gathering.table = without_last_turns(gathering.table, turns)
    gathering.own.take_back(gathering.table.history)
    gathering.last_mover = NOBODY
    name = gathering.names[seat]

    def says(hearer: int) -> str:
        if turns == 1:
            return message("table-takes-back", who=who(gathering, seat, hearer), name=name)
        return message("table-goes-back", who=who(gathering, seat, hearer), name=name)

    return news(event, says)


# -- whether it may be


def _proposed(gathering: Gathering, seat: int, what: str, ask: Ask, other: int | None = None) -> list[Event]:
    proposal = gathering.proposal
    if proposal is not None and not _is_same(proposal, seat, what, other):
        raise Refusal("not_now", message("table-other-proposal-first", what=proposal.what))
    if proposal is not None:
        return _agreed(gathering, proposal, seat)
    if _has_happened(gathering, seat, what, ask):
        return []
    proposal = Proposal(what, seat, seat=other)
    _check(gathering, proposal)
    if not _seats_to_ask(gathering, proposal):
        return _effect(gathering, proposal)
    return [Proposed(seat, what, other)]


def _is_same(proposal: Proposal, seat: int, what: str, other: int | None) -> bool:
    """Whether a seat wishes what is proposed already. other: with whom it would like to change seats."""
    if what == "takeback":
        return (proposal.what, proposal.by) == (what, seat)
    return proposal.what == what and (what != "seats" or {proposal.by, proposal.seat} == {seat, other})


def _agreed(gathering: Gathering, proposal: Proposal, seat: int) -> list[Event]:
    """What the consent of a seat comes to; nothing where it has been given."""
    if seat == proposal.by or seat in proposal.agreed:
        return []
    if seat not in waits_for(gathering):
        raise Refusal("not_now", message("table-not-asked"))
    _check(gathering, proposal)
    return [Agreed(seat), *(_effect(gathering, proposal) if waits_for(gathering) == [seat] else [])]


def _named(gathering: Gathering, ask: AskAgree | AskDecline) -> int | None:
    """The number of the proposal that an ask is about: None is whatever is proposed now, 0 one that is no longer known.

    An ask without a number is about what was proposed on the table that it was made on.
    """
    if ask.proposal is not None:
        return ask.proposal
    latest = gathering.happened.get("proposed", 0)
    if ask.base is None or not latest:
        return None
    return latest if latest <= gathering.event_before(ask) else 0


def _has_happened(gathering: Gathering, seat: int, what: str, ask: Ask) -> bool:
    """Whether this has been done since the table on which it is asked for, so that nothing is left to be proposed."""
    if what == "end":
        return gathering.ended
    if what in ("draw", "rotate"):
        return gathering.happened.get("drawn", 0) > gathering.event_before(ask)
    if what == "takeback" and _plays_alone(gathering, seat):
        return gathering.happened.get("taken_back", 0) > gathering.event_before(ask)
    return what == "again" and not gathering.over and gathering.happened.get("again", 0) > gathering.event_before(ask)


def _check(gathering: Gathering, proposal: Proposal) -> None:
    """Refusal says why this cannot be done now."""
    seat, what = proposal.by, proposal.what
    if what == "seats":
        reseating.check_swap(gathering, seat, proposal.seat)
    if what == "draw":
        reseating.check_draw(gathering)
    if what == "rotate":
        reseating.check_rotate(gathering)
    if what == "again" and not gathering.over:
        raise Refusal("not_now", message("table-match-not-over"))
    if what == "end" and gathering.over:
        raise Refusal("not_now", message("table-match-over"))
    if what == "end" and not gathering.has_begun:
        raise Refusal("not_now", message("table-match-not-begun"))
    if what == "takeback":
        _check_takeback(gathering, seat)


def _plays_alone(gathering: Gathering, seat: int) -> bool:
    """Whether no other person has a seat, so that nobody minds what is taken back."""
    return gathering.setup.seats_of("person") in ((), (seat,))


def _turns_since(gathering: Gathering, seat: int) -> int:
    """How many turns have been made in this deal since the last one that the person at this seat made, itself counted; 0 without one."""
    if not gathering.in_deal:
        return 0
    deal, turns = len(gathering.table.history), gathering.table.history[-1].turns
    for number in range(len(turns), 0, -1):
        if turns[number - 1][0] == seat and gathering.own.counts(seat, deal, number):
            return len(turns) - number + 1
    return 0


def _check_takeback(gathering: Gathering, seat: int) -> None:
    alone = _plays_alone(gathering, seat)
    if not gathering.setup.customs["takeback"] and not alone:
        raise Refusal("not_now", message("table-takes-nothing-back"))
    if not gathering.in_deal:
        raise Refusal("not_now", message("table-no-deal-to-take-back"))
    if alone:
        if not _turns_since(gathering, seat):
            raise Refusal("not_now", message("table-no-move-of-yours"))
        return
    if gathering.last_mover != seat:
        if gathering.last_mover == NOBODY:
            raise Refusal("not_now", message("table-only-last-move"))
        raise Refusal("not_now", message("table-has-played-since", name=gathering.names[gathering.last_mover]))
    before = without_last_turns(gathering.table, 1)
    for hearer in range(gathering.seats):
        shown = _seen(gathering.table.view(hearer)) - _seen(before.view(hearer))
        if hearer != seat:
            # What the mover gave from the hand is what is taken back; all else was hidden before.
            shown -= _seen(before.view(seat))
        if shown:
            if hearer != seat:
                raise Refusal("not_now", message("table-move-has-shown", name=gathering.names[hearer]))
            card = gathering.setup.game.rules.deck(gathering.setup.house).noun(next(iter(shown)))
            raise Refusal("not_now", message("table-move-has-shown-you", card=card))


def _seen(view: View) -> Counter[int]:
    """The cards whose faces a view shows, where they lie."""
    record = view.tables.tobytes()
    seen: Counter[int] = Counter()
    for zone in view.game.rules.layout.zones:
        seen.update(card for card in zone.cards(record[zone.offset : zone.offset + zone.bytes]) if card != NO_CARD)
    return seen


def without_last_turns(table: Table, turns: int) -> Table:
    """A table of its own, at which all is as here before the last turns."""
    before = table.copy()
    before.undo(turns)
    return before


def _effect(gathering: Gathering, proposal: Proposal) -> list[Event]:
    by, what = proposal.by, proposal.what
    if what == "end":
        return [Ended()]
    if what == "takeback":
        return [TakenBack(by, _turns_since(gathering, by) if _plays_alone(gathering, by) else 1)]
    if what == "seats" and proposal.seat is not None:
        return [Reseated(by, reseating.swapped(gathering.seats, by, proposal.seat), drawn=False)]
    rematch: list[Event] = [_rematch(gathering, by)] if what in ("again", "rotate") or gathering.over else []
    if what == "draw":
        return [*rematch, Reseated(by, reseating.drawn(gathering), drawn=True)]
    if what == "rotate":
        return [*rematch, Reseated(by, reseating.rotated(gathering.seats, gathering.table.sides), drawn=False, rotated=True)]
    return rematch


def _rematch(gathering: Gathering, by: int) -> Restarted:
    dealers = list(range(gathering.seats))
    if gathering.setup.game.rules.winner_deals and not gathering.ended:
        dealers = [seat for seat in dealers if gathering.table.side_of(seat) in gathering.table.winners]
    return Restarted(by, dealers[drawn_below(gathering.entropy, len(dealers))])
