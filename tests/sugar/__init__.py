"""A game of a stranger, of no family of ours and without a screen: hands are emptied onto a pile, card by card."""

from __future__ import annotations

from typing import Any

from kahve.cards.deck import STANDARD
from kahve.cards.dialect import rule
from kahve.cards.faces import NO_CARD, rank, suit
from kahve.engine.game import Game, Judgement, Rules, Words
from kahve.engine.house import house, number
from kahve.engine.match_record import COUNT, DEAL, FIRST_OWN_REASON, LEGAL, OVER, PLAY, Match
from kahve.engine.record import DECK, FACES, SEATS, Cards, Counts, Tally, owner, public, record, secret
from kahve.games.sides import best_score, next_seat, sides_at

DRAW, PASS = 64, 65
NOT_HELD, NO_MATCH, NOTHING_TO_DRAW, MAY_DRAW = range(FIRST_OWN_REASON, FIRST_OWN_REASON + 4)
WORDS = {DRAW: "draw", PASS: "pass"}


@record(SEATS=4, SIDES=4, DECK=52, FACES=64, ITEMS=2)
class Record(Match):
    passes: int = public(high=4)  # one after another
    pile_size: int = public()
    stock_size: int = public()
    pile: Cards = public(DECK, size="pile_size")
    hand_size: Counts = public(SEATS)
    hand: Tally = owner(SEATS, FACES, size="hand_size")
    stock: Cards = secret(DECK, size="stock_size")


@house
class House:
    seats: int = number(2, 4, default=2, paragraph="1.1", says="How many people play.")
    target: int = number(1, 200, default=5, paragraph="4.2", says="The score that wins the match.")


@rule
def deal(t: Record, house: House, order: Any) -> None:
    t.hand[:] = 0
    t.hand_size[:] = 0
    t.pile[:] = NO_CARD
    t.sheet[:] = 0
    t.pile_size = t.passes = 0
    for place in range(order.size):
        t.stock[order.size - 1 - place] = order[place]
    t.stock_size = order.size
    for card in range(5 * house.seats):
        take_card(t, card % house.seats)  # 2.1
    t.pile[0] = drawn(t)
    t.pile_size = 1
    t.target = house.target
    t.deals += 1
    t.turn = next_seat(house, t.dealer)
    t.phase = PLAY


@rule
def drawn(t: Record) -> int:
    t.stock_size -= 1
    card = int(t.stock[t.stock_size])
    t.stock[t.stock_size] = NO_CARD
    return card


@rule
def take_card(t: Record, seat: int) -> None:
    t.hand[seat, drawn(t)] += 1
    t.hand_size[seat] += 1


@rule
def objection(t: Record, house: House, move: int) -> int:
    if move == DRAW:
        return LEGAL if t.stock_size > 0 else NOTHING_TO_DRAW  # 3.2
    if move == PASS:
        return MAY_DRAW if t.stock_size > 0 else LEGAL  # 3.3
    if move == NO_CARD or t.hand[t.turn, move] == 0:
        return NOT_HELD
    top = t.pile[t.pile_size - 1]
    return LEGAL if rank(move) == rank(top) or suit(move) == suit(top) else NO_MATCH  # 3.1


@rule
def play(t: Record, house: House, move: int) -> None:
    seat = t.turn
    t.passes = t.passes + 1 if move == PASS else 0
    if move == DRAW:
        take_card(t, seat)
    elif move != PASS:
        t.hand[seat, move] -= 1
        t.hand_size[seat] -= 1
        t.pile[t.pile_size] = move
        t.pile_size += 1
    t.turn = next_seat(house, seat)
    if t.hand_size[seat] == 0 or t.passes == house.seats:
        t.phase = COUNT


@rule
def score(t: Record, house: House) -> None:
    left = 0
    for seat in range(house.seats):
        left += t.hand_size[seat]
    for seat in range(house.seats):
        t.sheet[seat, 0] = left if t.hand_size[seat] == 0 else 0  # 4.1
        t.sheet[seat, 1] = t.sheet[seat, 0]
        t.scores[seat] += t.sheet[seat, 1]
    t.dealer = next_seat(house, t.dealer)
    t.phase = DEAL
    if best_score(t, house.seats) >= t.target:
        t.phase = OVER
        t.winners = sides_at(t, house.seats, best_score(t, house.seats))  # 4.2


@rule
def alone(house: House) -> int:
    return int(house.seats)


@rule
def weigh(t: Record, house: House, move: int, reckoned: int) -> int:
    return 0 if move >= DRAW else 1


def read_move(house: House, text: str) -> int:
    """The number of a move; CardError for what is none."""
    words = {word: move for move, word in WORDS.items()}
    return words[text] if text in words else STANDARD.read(text)


GAME = Game(
    name="sugar",
    title="Sugar",
    family="strange",
    summary="Be rid of your cards: each must match the top one by rank or suit.",
    version="1.0",
    made_for="0.1",
    rules=Rules(
        layout=Record.layout,
        house=House,
        deck=lambda house: STANDARD,
        sides=alone,
        deal=deal,
        objection=objection,
        play=play,
        score=score,
        move_numbers=66,
        items=("cards_left", "total"),
    ),
    words=Words(
        write_move=lambda house, move: WORDS.get(move) or STANDARD.code(move),
        read_move=read_move,
        name_move=lambda house, move: WORDS.get(move) or STANDARD.name(move),
        reasons={
            NOT_HELD: "You do not hold the {card}.",
            NO_MATCH: "The {card} matches the top card in neither rank nor suit.",
            NOTHING_TO_DRAW: "No cards are left to draw.",
            MAY_DRAW: "You can draw a card.",
        },
    ),
    judgement=Judgement(weigh=weigh),
)
