"""A game of tricks of a stranger: a deck of its own, a card before each seat, and what was won before each side."""

from __future__ import annotations

from typing import Any

from kahve.cards.deck import Deck
from kahve.cards.dialect import rule
from kahve.cards.faces import NO_CARD
from kahve.cards.hands import holds, nth, with_card, without
from kahve.engine.game import Game, Judgement, Rules, Words
from kahve.engine.house import house, number
from kahve.engine.match_record import COUNT, DEAL, FIRST_OWN_REASON, LEGAL, OVER, PLAY, Match
from kahve.engine.plain_screen import PlainScreen
from kahve.engine.record import DECK, SEATS, SIDES, Cards, Counts, Hands, owner, public, record
from kahve.games.sides import best_score, next_seat, side_of, sides_at

NOT_HELD, MUST_FOLLOW = range(FIRST_OWN_REASON, FIRST_OWN_REASON + 2)
COLOURS = ("red", "green", "blue", "yellow")
CARDS = tuple(range(4, 32))
PACK = Deck(
    "28 cards in four colours",
    {card: f"{COLOURS[card & 3][0].upper()}{card >> 2}" for card in CARDS},
    {card: f"{COLOURS[card & 3]} {card >> 2}" for card in CARDS},
    CARDS,
    "A card is its colour and its number, as in R7.",
)


@record(SEATS=4, SIDES=2, DECK=28, ITEMS=1)
class Record(Match):
    led: int = public()  # the card that leads the trick, or 0
    in_trick: int = public()
    laid_size: Counts = public(SEATS)
    laid: Cards = public(SEATS, 1, size="laid_size")
    won_size: Counts = public(SIDES)
    won: Cards = public(SIDES, DECK, size="won_size")
    hand_size: Counts = public(SEATS)
    hand: Hands = owner(SEATS, size="hand_size")


@house
class House:
    seats: int = number(4, 4, default=4, paragraph="1.1", says="How many people play.")
    target: int = number(1, 200, default=20, paragraph="3.1", says="The score that wins the match.")


@rule
def deal(t: Record, house: House, order: Any) -> None:
    t.won[:] = NO_CARD
    t.won_size[:] = 0
    t.sheet[:] = 0
    for place in range(order.size):
        seat = place % 4
        t.hand[seat] = with_card(t.hand[seat], place // 4, order[place])
        t.hand_size[seat] = place // 4 + 1
    t.target = house.target
    t.deals += 1
    t.turn = next_seat(house, t.dealer)
    t.phase = PLAY


@rule
def can_follow(t: Record) -> bool:
    number = 0
    for place in range(t.hand_size[t.turn]):
        number += nth(t.hand[t.turn], place) & 3 == t.led & 3
    return number > 0


@rule
def objection(t: Record, house: House, move: int) -> int:
    if move == NO_CARD or not holds(t.hand[t.turn], move):
        return NOT_HELD
    return MUST_FOLLOW if t.led != 0 and move & 3 != t.led & 3 and can_follow(t) else LEGAL  # 2.1


@rule
def play(t: Record, house: House, move: int) -> None:
    seat = t.turn
    t.hand[seat] = without(t.hand[seat], move)
    t.hand_size[seat] -= 1
    t.laid[seat, 0] = move
    t.laid_size[seat] = 1
    t.led = move if t.led == 0 else t.led
    t.in_trick += 1
    t.turn = next_seat(house, seat)
    if t.in_trick == 4:
        take_trick(t)


@rule
def best_laid(t: Record) -> int:
    best = 0
    for seat in range(4):
        if t.laid[seat, 0] & 3 == t.led & 3:
            best = max(best, int(t.laid[seat, 0]))
    return best


@rule
def take_trick(t: Record) -> None:
    for seat in range(4):
        if t.laid[seat, 0] == best_laid(t):
            t.turn = seat
    side = side_of(t.turn, 2)
    for seat in range(4):
        t.won[side, t.won_size[side]] = t.laid[seat, 0]
        t.won_size[side] += 1
        t.laid[seat, 0] = NO_CARD
        t.laid_size[seat] = 0
    t.led = t.in_trick = 0
    t.phase = COUNT if t.hand_size[0] == 0 else PLAY


@rule
def score(t: Record, house: House) -> None:
    for side in range(2):
        t.sheet[side, 0] = t.won_size[side]
        t.scores[side] += t.won_size[side]
    t.dealer = next_seat(house, t.dealer)
    t.phase = DEAL
    if best_score(t, 2) >= t.target:
        t.phase = OVER
        t.winners = sides_at(t, 2, best_score(t, 2))  # 3.1


@rule
def two_sides(house: House) -> int:
    return 2


@rule
def weigh(t: Record, house: House, move: int, reckoned: int) -> int:
    return 100 if t.led == 0 or (move & 3 == t.led & 3 and move > best_laid(t)) else -move


GAME = Game(
    name="cloves",
    title="Cloves",
    family="strange",
    summary="Four colours, two pairs, and tricks in which the led colour must be followed.",
    version="1.0",
    made_for="0.1",
    rules=Rules(
        layout=Record.layout,
        house=House,
        deck=lambda house: PACK,
        sides=two_sides,
        deal=deal,
        objection=objection,
        play=play,
        score=score,
        move_numbers=32,
        items=("total",),
    ),
    words=Words(
        write_move=lambda house, move: PACK.code(move),
        read_move=lambda house, text: PACK.read(text),
        name_move=lambda house, move: PACK.name(move),
        reasons={NOT_HELD: "You do not hold {card}.", MUST_FOLLOW: "You must follow the colour that was led."},
    ),
    judgement=Judgement(weigh=weigh),
    screen=PlainScreen(titles={"laid": "Card"}),
)
