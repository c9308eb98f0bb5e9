"""How an expert rates a card in a pile game: by numbers learned in play, and by what the next seat did with its hand.

An expert knows more than a club player (`greedy.py`) of four things. Whoever let a rank lie hardly holds it. The only card of a rank in the
hand may answer the same rank. A jack is worth more in a full hand. And what is safe now makes the next seat lay a card.

`python benchmarks/judgement.py pisti` learned the numbers (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...cards.dialect import rule
from ...cards.faces import JACK, NO_CARD, rank
from ...engine.game import Rule
from ..fishing.greedy import CERTAIN, POINT, card_worth, chance_of_one, of_rank, ranks_in_hand
from ..fishing.house import FishingHouse
from ..fishing.rules import LIES
from ..sides import next_seat
from .greedy import Reckoned as ClubReckoned
from .record import PileRecord
from .rules import pile_size, takes, top


class PileNumbers(NamedTuple):
    """By what an expert judges a pile game; with the defaults it is nearly a club player."""

    # what a jack is worth to keep; besides for each other card in the hand; in the last batch; for each jack that was not seen; for ten
    # cards of the stock
    KEEPING_A_JACK: int = 260
    KEEPING_EACH: int = 0
    KEEPING_AT_LAST: int = 0
    KEEPING_UNSEEN: int = 0
    KEEPING_STOCK: int = 0
    # of a thousand points that one more card is worth to a club player, those that are counted
    CARD: int = 1000
    # what it is worth that the next seat must lead; and what it costs that somebody must when the next seat has taken
    LEADING: int = 40
    LOSES_LEAD: int = 0
    # of a thousand points that the next seat takes on average, those that are counted; where three cards of the rank are hidden or more;
    # where the table is empty
    RISK: int = 1000
    RISK_OF_THREE: int = 1000
    RISK_ON_EMPTY: int = 1000
    # the same where it takes with a jack; and what such a jack costs it
    JACK_RISK: int = 1000
    JACK_COST: int = 130
    # how much less likely, in thousandths, the next seat holds a rank that it let lie; a jack, where it let four cards lie or more;
    # and how much likelier a rank of which it laid a card
    PASSED: int = 0
    PASSED_JACK: int = 0
    LAID_ONE: int = 0
    # what the only card of a rank is worth in the hand, if the next seat is sure to lay that rank; and after a capture
    ANSWER: int = 0
    ANSWER_LATER: int = 0
    # what it is worth that the next seat does not take; and of a thousand points of the pile, those that count besides for whoever has a
    # jack
    SAFE: int = 0
    WITH_A_JACK: int = 0
    # of a thousand points of a card, those that it costs to play it; and besides to lay it
    USED: int = 0
    LAID: int = 250


class Reckoned(NamedTuple):
    """What is the same for every card of a turn."""

    by: PileNumbers
    club: ClubReckoned
    """What a club player reckons. The next four stand in place of its numbers of these names."""
    a_jack: int
    """The chance that the next seat takes with a jack."""
    pile: int
    """What the pile is worth with one card more, that card's points aside."""
    by_match: int
    """What the next seat would win, that card's points aside, if it matched a card laid now."""
    by_jack: int
    """The same if it took it with a jack, which it gives up for that."""
    let_lie: int
    """The ranks, a bit each, that the next seat has let lie since its hand was dealt."""
    laid: int
    """The ranks that it has laid since then."""
    in_hand: int
    """The own hand, a tally of ranks."""
    others_in_hand: int
    """How many cards it has besides the one that is played."""
    keeping: int
    """What a jack is worth to keep."""
    is_empty: int
    """1 where the table is empty."""


class Batch(NamedTuple):
    """What the next seat did since its hand was dealt."""

    let_lie: int
    laid: int
    let_many_lie: int
    """1 where it let four cards lie or more, so that a jack would have taken."""


@rule
def played_since_dealt(t: PileRecord, seat: int, packet: int) -> int:
    """How many cards a seat has played since its hand was dealt. A packet is as many, but for the last hands, which may be smaller."""
    if not t.last_batch:
        return packet - int(t.hand_size[seat])
    played = 0
    for place in range(t.laid_size):
        played += t.laid_by[place] == seat + 1
    return int(played) % packet


@rule
def batch_of(t: PileRecord, seat: int, played: int) -> Batch:
    """What a seat did with the last `played` cards that it played."""
    let_lie = laid = let_many_lie = 0
    place = int(t.laid_size) - 1
    while place >= 0 and played > 0:
        if t.laid_by[place] == seat + 1:
            played -= 1
            laid |= 1 << rank(t.laid[place])
            if t.took[place] == 0 and place > 0 and t.took[place - 1] == 0:
                let_lie |= 1 << rank(t.laid[place - 1])
                first = place - 1
                while first > 0 and place - first < 4 and t.took[first - 1] == 0:
                    first -= 1
                let_many_lie |= place - first >= 4
        place -= 1
    return Batch(let_lie, laid, int(let_many_lie))


@rule
def hidden_of(club: ClubReckoned, number: int) -> int:
    """How many cards of a rank are hidden from the seat to move."""
    return club.of_each - of_rank(club.seen, number) - of_rank(club.seen_majors, number)


@rule
def chance_of_jack(club: ClubReckoned, by: PileNumbers, let_many_lie: int) -> int:
    """The chance, in parts of CERTAIN, that the next seat takes with a jack, as it is counted."""
    chance = chance_of_one(club.a_card, hidden_of(club, JACK)) * by.JACK_RISK // 1000
    return chance * (1000 - by.PASSED_JACK) // 1000 if let_many_lie else chance


@rule
def keeping_worth(t: PileRecord, club: ClubReckoned, by: PileNumbers, others_in_hand: int) -> int:
    """What a jack is worth to keep."""
    worth = by.KEEPING_A_JACK + by.KEEPING_EACH * others_in_hand + by.KEEPING_UNSEEN * hidden_of(club, JACK)
    return worth + by.KEEPING_STOCK * int(t.stock_size) // 10 + by.KEEPING_AT_LAST * int(t.last_batch)


@rule
def reckoned_by(t: PileRecord, house: FishingHouse, club: ClubReckoned, by: PileNumbers, packet: int) -> Reckoned:
    """Reckon by these numbers, from what a club player reckons. packet: how many cards a hand is dealt."""
    following = next_seat(house, t.turn)
    batch = batch_of(t, following, played_since_dealt(t, following, packet))
    hand, others = ranks_in_hand(t), int(t.hand_size[t.turn]) - 1
    a_jack, keeping = chance_of_jack(club, by, batch.let_many_lie), keeping_worth(t, club, by, others)
    pile = club.pile + (pile_size(t) + 1) * card_worth(house) * (by.CARD - 1000) // 1000
    empty = int(top(t) == NO_CARD)
    by_match = pile + empty * POINT * int(house.match_bonus) + by.LOSES_LEAD
    by_jack = pile + empty * POINT * int(house.jack_on_single_bonus) + by.LOSES_LEAD - by.JACK_COST
    return Reckoned(by, club, a_jack, pile, by_match, by_jack, batch.let_lie, batch.laid, hand, others, keeping, empty)


@rule
def answering(card: int, reckoned: Reckoned) -> int:
    """How likely the next seat lays the rank of this card later, in parts of CERTAIN; 0 for a jack and one of a pair."""
    if rank(card) == JACK or of_rank(reckoned.in_hand, rank(card)) > 1:
        return 0
    return hidden_of(reckoned.club, rank(card)) * reckoned.club.a_card * reckoned.others_in_hand


@rule
def chance_of_match(card: int, reckoned: Reckoned) -> int:
    """The chance, in parts of CERTAIN, that the next seat takes this card with its rank."""
    hidden = hidden_of(reckoned.club, rank(card))
    matched = chance_of_one(reckoned.club.a_card, hidden)
    if reckoned.let_lie >> rank(card) & 1:
        matched = matched * (1000 - reckoned.by.PASSED) // 1000
    if reckoned.laid >> rank(card) & 1:
        matched = matched * (1000 + reckoned.by.LAID_ONE) // 1000
    if hidden > 2:
        matched = matched * reckoned.by.RISK_OF_THREE // 1000
    return min(CERTAIN, matched)


@rule
def taking_worth(card: int, value: int, reckoned: Reckoned) -> int:
    """What taking the pile with this card is worth, bonuses aside; value: of its points."""
    by = reckoned.by
    worth = reckoned.pile + value - value * by.USED // 1000 + by.LEADING
    worth -= answering(card, reckoned) * by.ANSWER_LATER // CERTAIN
    return worth - reckoned.keeping if rank(card) == JACK else worth


@rule
def lying_worth(card: int, value: int, reckoned: Reckoned) -> int:
    """The worth of laying this card: minus what the next seat would take with it, and what the card could still do in the hand."""
    by = reckoned.by
    if rank(card) == JACK:
        return -reckoned.keeping - (reckoned.pile + value) * reckoned.a_jack // CERTAIN
    matched = chance_of_match(card, reckoned)
    lost = (reckoned.by_match + value) * matched + max(0, reckoned.by_jack + value) * reckoned.a_jack
    lost = lost // CERTAIN * (by.RISK_ON_EMPTY if reckoned.is_empty else by.RISK) // 1000
    safe = by.SAFE
    if of_rank(reckoned.in_hand, JACK) > 0:
        safe += (reckoned.pile + value) * by.WITH_A_JACK // 1000
    keeping = value * (by.USED + by.LAID) // 1000 + answering(card, reckoned) * by.ANSWER // CERTAIN
    return safe * (CERTAIN - matched) // CERTAIN - lost - keeping


class Expertise(NamedTuple):
    """How an expert rates the cards of a game: the rules of these names of its `Judgement`."""

    expert: Rule
    expert_weigh: Rule


def expertise(learned: Mapping[str, PileNumbers], values: Any, bonus: Rule, club: Rule, packet: int) -> Expertise:
    """Make the rules by which an expert rates the cards of a game.

    - learned: the numbers for tables of two, and for more where there are such tables (`EXPERT.toml` of the game).
    - values: the worth of each card's points, a hundred to the point, a row for each choice of card points.
    - bonus: the rule that says what bonus a move scores. club: how a club player reckons. packet: how many cards a hand is dealt.
    """
    two = learned["two"]
    more = learned.get("more", two)

    @rule
    def expert(t: PileRecord, house: FishingHouse) -> Reckoned:
        return reckoned_by(t, house, club(t, house), two if house.seats == 2 else more, packet)

    @rule
    def expert_weigh(t: PileRecord, house: FishingHouse, move: int, reckoned: Reckoned) -> int:
        card = move & (LIES - 1)
        value = int(values[house.card_points, card])
        if move < LIES and takes(t, card):
            return int(POINT * bonus(t, house, move)) + taking_worth(card, value, reckoned)
        return lying_worth(card, value, reckoned)

    return Expertise(expert, expert_weigh)
