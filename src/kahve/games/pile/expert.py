"""How an expert rates a card in a pile game: by numbers learned in play, and by what the next seat did with its hand.

An expert knows more than a club player (`greedy.py`) of four things. Whoever let a rank lie hardly holds it. The only card of a rank in the
hand may answer the same rank. A jack is worth more in a full hand. And what is safe now makes the next seat lay a card.

`python benchmarks/judgement.py pisti` learned the numbers (docs/bots.md).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...cards.arrays import table
from ...cards.dialect import rule
from ...cards.faces import JACK, NO_CARD, rank
from ...engine.game import Rule
from ..fishing.greedy import CERTAIN, POINT, card_worth, chance_of_one, of_rank, ranks_in_hand
from ..fishing.house import FishingHouse
from ..fishing.rules import LIES
from ..match import next_seat
from .greedy import Reckoned as ClubReckoned
from .record import PileRecord
from .rules import pile_size, takes, top

(
    KEEPING_A_JACK,
    KEEPING_EACH,
    KEEPING_AT_LAST,
    KEEPING_UNSEEN,
    KEEPING_STOCK,
    CARD,
    LEADING,
    LOSES_LEAD,
    RISK,
    RISK_OF_THREE,
    RISK_ON_EMPTY,
    JACK_RISK,
    JACK_COST,
    PASSED,
    PASSED_JACK,
    LAID_ONE,
    ANSWER,
    ANSWER_LATER,
    SAFE,
    WITH_A_JACK,
    USED,
    LAID,
) = range(22)
"""Whole numbers: a column of JUDGED each."""

ROWS_FOR_TWO = 4
"""The first so many rows of JUDGED are for tables of two. Each game says in its rules which row is its own (`EXPERT_ROW`). As many rows for
larger tables follow. One of these is never read, because its game is for two."""

_JUDGED = {
    # what a jack is worth to keep; besides for each other card in the hand; in the last batch; for each jack that was not seen; for ten
    # cards of the stock
    KEEPING_A_JACK: (186, 193, 182, 250, 267, 260, 295, 287),
    KEEPING_EACH: (116, 131, 191, 94, 117, 0, 168, 94),
    KEEPING_AT_LAST: (55, 161, 27, 35, -9, 0, -78, 28),
    KEEPING_UNSEEN: (-26, -24, 26, 24, -15, 0, 76, 33),
    KEEPING_STOCK: (25, 15, -66, -21, 24, 0, -20, -26),
    # of a thousand points that one more card is worth to a club player, those that are counted
    CARD: (1812, 1499, 1317, 1279, 1960, 1000, 1191, 1140),
    # what it is worth that the next seat must lead; and what it costs that somebody must when the next seat has taken
    LEADING: (166, 111, 193, 127, 226, 40, 183, 129),
    LOSES_LEAD: (118, 58, 207, 52, 71, 0, 175, 49),
    # of a thousand points that the next seat takes on average, those that are counted; where three cards of the rank are hidden or more;
    # where the table is empty
    RISK: (1762, 1479, 1809, 1026, 1809, 1000, 1616, 1030),
    RISK_OF_THREE: (1426, 1248, 1108, 1024, 1427, 1000, 1003, 1058),
    RISK_ON_EMPTY: (596, 923, 1036, 720, 579, 1000, 826, 721),
    # the same where it takes with a jack; and what such a jack costs it
    JACK_RISK: (1171, 1491, 735, 1001, 1336, 1000, 710, 1022),
    JACK_COST: (108, 87, 135, 96, 119, 130, 65, 96),
    # how much less likely, in thousandths, the next seat holds a rank that it let lie; a jack, where it let four cards lie or more;
    # and how much likelier a rank of which it laid a card
    PASSED: (996, 908, 999, 504, 983, 0, 977, 547),
    PASSED_JACK: (252, 219, 271, 37, 196, 0, 233, 35),
    LAID_ONE: (-401, -323, -420, -287, -109, 0, -295, -194),
    # what the only card of a rank is worth in the hand, if the next seat is sure to lay that rank; and after a capture
    ANSWER: (273, 249, 277, 166, 250, 0, 208, 161),
    ANSWER_LATER: (-27, -39, -125, -62, -19, 0, -97, -57),
    # what it is worth that the next seat does not take; and of a thousand points of the pile, those that count besides for whoever has a
    # jack
    SAFE: (114, 58, 53, 27, 95, 0, 55, 34),
    WITH_A_JACK: (764, 490, 873, -62, 290, 0, 790, -39),
    # of a thousand points of a card, those that it costs to play it; and besides to lay it
    USED: (49, -64, -10, 104, 33, 0, 21, 150),
    LAID: (31, 103, -168, -64, 37, 250, -99, -79),
}

NUMBERS = len(_JUDGED)
JUDGED = table([_JUDGED[number][row] for row in range(2 * ROWS_FOR_TWO) for number in range(NUMBERS)])
"""Shape (rows * numbers,): the numbers of each row after those of the row before."""


@rule
def judged(by: int, number: int) -> int:
    """A number of a row."""
    return int(JUDGED[by * NUMBERS + number])


class Reckoned(NamedTuple):
    """What is the same for every card of a turn."""

    by: int
    """The row of JUDGED."""
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
    """What a seat did with the last cards that it played, so many."""
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
def chance_of_jack(club: ClubReckoned, by: int, let_many_lie: int) -> int:
    """The chance, in parts of CERTAIN, that the next seat takes with a jack, as it is counted."""
    chance = chance_of_one(club.a_card, hidden_of(club, JACK)) * judged(by, JACK_RISK) // 1000
    return chance * (1000 - judged(by, PASSED_JACK)) // 1000 if let_many_lie else chance


@rule
def keeping_worth(t: PileRecord, club: ClubReckoned, by: int, others_in_hand: int) -> int:
    """What a jack is worth to keep."""
    worth = judged(by, KEEPING_A_JACK) + judged(by, KEEPING_EACH) * others_in_hand + judged(by, KEEPING_UNSEEN) * hidden_of(club, JACK)
    return worth + judged(by, KEEPING_STOCK) * int(t.stock_size) // 10 + judged(by, KEEPING_AT_LAST) * int(t.last_batch)


@rule
def reckoned_by(t: PileRecord, house: FishingHouse, club: ClubReckoned, by: int, packet: int) -> Reckoned:
    """Reckon by a row of JUDGED, from what a club player reckons. packet: how many cards a hand is dealt."""
    following = next_seat(house, t.turn)
    batch = batch_of(t, following, played_since_dealt(t, following, packet))
    hand, others = ranks_in_hand(t), int(t.hand_size[t.turn]) - 1
    a_jack, kept = chance_of_jack(club, by, batch.let_many_lie), keeping_worth(t, club, by, others)
    pile = club.pile + (pile_size(t) + 1) * card_worth(house) * (judged(by, CARD) - 1000) // 1000
    empty = int(top(t) == NO_CARD)
    by_match = pile + empty * POINT * int(house.match_bonus) + judged(by, LOSES_LEAD)
    by_jack = pile + empty * POINT * int(house.jack_on_single_bonus) + judged(by, LOSES_LEAD) - judged(by, JACK_COST)
    return Reckoned(by, club, a_jack, pile, by_match, by_jack, batch.let_lie, batch.laid, hand, others, kept, empty)


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
        matched = matched * (1000 - judged(reckoned.by, PASSED)) // 1000
    if reckoned.laid >> rank(card) & 1:
        matched = matched * (1000 + judged(reckoned.by, LAID_ONE)) // 1000
    if hidden > 2:
        matched = matched * judged(reckoned.by, RISK_OF_THREE) // 1000
    return min(CERTAIN, matched)


@rule
def taking_worth(card: int, value: int, reckoned: Reckoned) -> int:
    """What taking the pile with this card is worth, bonuses aside; value: of its points."""
    by = reckoned.by
    worth = reckoned.pile + value - value * judged(by, USED) // 1000 + judged(by, LEADING)
    worth -= answering(card, reckoned) * judged(by, ANSWER_LATER) // CERTAIN
    return worth - reckoned.keeping if rank(card) == JACK else worth


@rule
def lying_worth(card: int, value: int, reckoned: Reckoned) -> int:
    """The worth of laying this card: minus what the next seat would take with it, and what the card could still do in the hand."""
    by = reckoned.by
    if rank(card) == JACK:
        return -reckoned.keeping - (reckoned.pile + value) * reckoned.a_jack // CERTAIN
    matched = chance_of_match(card, reckoned)
    lost = (reckoned.by_match + value) * matched + max(0, reckoned.by_jack + value) * reckoned.a_jack
    lost = lost // CERTAIN * (judged(by, RISK_ON_EMPTY) if reckoned.is_empty else judged(by, RISK)) // 1000
    safe = judged(by, SAFE)
    if of_rank(reckoned.in_hand, JACK) > 0:
        safe += (reckoned.pile + value) * judged(by, WITH_A_JACK) // 1000
    kept = value * (judged(by, USED) + judged(by, LAID)) // 1000 + answering(card, reckoned) * judged(by, ANSWER) // CERTAIN
    return safe * (CERTAIN - matched) // CERTAIN - lost - kept


class Expertise(NamedTuple):
    """How an expert rates the cards of a game: the rules of these names of its `Judgement`."""

    expert: Rule
    expert_weigh: Rule


def rows_of(expert_row: int) -> tuple[int, int]:
    """The rows of JUDGED of a game with this `EXPERT_ROW`: for tables of two, and for more.

    >>> rows_of(1)
    (1, 5)
    """
    return expert_row, ROWS_FOR_TWO + expert_row


def expertise(rows: tuple[int, int], values: Any, bonus: Rule, club: Rule, packet: int) -> Expertise:
    """Make the rules by which an expert rates the cards of a game.

    rows: as `rows_of` says.

    values: the worth of each card's points, a hundred to the point, a row for each choice of card points.

    bonus: the rule that says what bonus a move scores. club: how a club player reckons. packet: how many cards a hand is dealt.
    """
    of_two, of_more = rows

    @rule
    def expert(t: PileRecord, house: FishingHouse) -> Reckoned:
        return reckoned_by(t, house, club(t, house), of_two if house.seats == 2 else of_more, packet)

    @rule
    def expert_weigh(t: PileRecord, house: FishingHouse, move: int, reckoned: Reckoned) -> int:
        card = move & (LIES - 1)
        value = int(values[house.card_points, card])
        if move < LIES and takes(t, card):
            return int(POINT * bonus(t, house, move)) + taking_worth(card, value, reckoned)
        return lying_worth(card, value, reckoned)

    return Expertise(expert, expert_weigh)
