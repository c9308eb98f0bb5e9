"""The words and the picture that the screens of all letter games share, made from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ...cards.alphabet import ENGLISH
from ...cards.deck import HIDDEN_CODE
from ...cards.faces import NO_CARD
from ...cards.letter_deck import LETTER_DECKS, SUIT_CODES
from ...cards.pictures import LETTERS
from ...engine.game import Facts
from ...engine.machine import machine_at_hand
from ...engine.match_record import LEGAL, PLAY
from ...engine.record import NOBODY
from ...engine.view import View
from ...language import Noun, later, message, noun, paragraph
from ..saying import nouns, who
from .house import NO_EXCHANGE, LettersHouse, letter_deck
from .known_words import IN_WORDS, SELDOM
from .moves import (
    EXCHANGING,
    PASS,
    PLAYING,
)
from .record import LettersRecord
from .rules import alphabet_of, receiver
from .words import deck_of

_TITLES = {
    "tricks": later("letters-item-tricks"),
    "animals": later("letters-item-animals"),
    "peppers": later("letters-item-peppers"),
    "dog": later("letters-item-dog"),
    "turtle": later("letters-item-turtle"),
    "hand": later("letters-item-hand"),
    "spellchecks": later("letters-item-spellchecks"),
    "total": later("letters-item-total"),
}


def subject(view: View, seat: int, names: Sequence[str]) -> tuple[str, str]:
    """The arguments `who` and `name` of a sentence about a seat, or `whom` and `person`."""
    said = who(view, seat)
    return said, "" if said == "you" else names[seat]


def tally_of_tricks(number: int) -> Facts:
    """How many tricks a side has taken, as a scene counts them."""
    return {"name": "trick", "count": number, "says": message("letters-tally-tricks", count=number)}


class LettersScreen:
    """What the screens of all letter games say and show.

    - decks: for each deck that the house rule `deck` names the letters of each suit, in the order of their numbers.
    - suits: for each suit by its code the house rule that has its letters in a deck of one's own.
    - left_out: the house rule that has the code of the card that three players leave out of such a deck.
    """

    decks: ClassVar[Mapping[str, Mapping[str, str]]] = {
        name: dict(zip(SUIT_CODES, deck.suits, strict=True)) for name, deck in LETTER_DECKS.items()
    }
    suits: ClassVar[Mapping[str, str]] = {"A": "animals", "C": "chili_peppers", "S": "sours", "W": "sweets"}
    left_out: ClassVar[str] = "removed"

    def faces(self, house: LettersHouse) -> tuple[str, Mapping[str, str]]:
        """The deck of letters, with the peppers, the Dog and the Turtle where this house has them."""
        deck, cards_of = letter_deck(house), deck_of(house)
        codes = sorted(cards_of.code(card) for card in cards_of.cards)
        usual = "none" if deck.alphabet == ENGLISH else deck.alphabet.name
        changed = {code: f"{code}:{usual}" for code in codes if code[0] == "A"}
        peppers = [card for card in cards_of.cards if card >> 4 == 1]
        changed |= {cards_of.code(card): f"{cards_of.code(card)}:{deck.icons[(card & 15) - 1]}" for card in peppers}
        return LETTERS, changed | {
            code: f"{code}:{animal}" for code, animal in ((deck.dog, "dog"), (deck.turtle, "turtle")) if code in changed
        }

    def title(self, item: str) -> str:
        """An item of the score sheet as people read it.

        >>> LettersScreen().title("spellchecks"), LettersScreen().title("hand")
        ('Spellchecks', 'Points for the hand')
        """
        return str(_TITLES[item])

    def hands(self, view: View) -> list[Facts]:
        """For each seat `hand`, its own in cards and the others' face down, and `known`, what the view's seat has passed there."""
        t, code = view.record, deck_of(view.house).code
        rows: list[Facts] = []
        for seat in range(view.house.seats):
            own = [code(int(card)) for card in t.hand[seat, : t.hand_size[seat]]]
            hand = own if seat == view.seat else [HIDDEN_CODE] * int(t.hand_size[seat])
            rows.append({"hand": hand, "known": [code(card) for card in _passed_to(view, seat)]})
        return rows

    def turn(self, view: View, turn: Sequence[int]) -> Facts | None:
        """Nothing: a turn of a letter game is told move by move."""
        return None

    def chosen(self, view: View, text: str) -> Facts | None:
        """Nothing: a trick is taken as a whole."""
        return None

    def refusals(self, view: View, moves: list[int]) -> dict[str, str]:
        """For each card of the hand that may not be played now, the sentence that says why."""
        t, game, house = view.record, view.game, view.house
        if t.stage not in (PLAYING, EXCHANGING):
            return {}
        playable = {move & 63 for move in moves}
        sentences = {}
        for card in map(int, t.hand[view.seat, : t.hand_size[view.seat]]):
            code = int(machine_at_hand(game).refusal(view.tables, 0, house, card)) if card not in playable else LEGAL
            if code != LEGAL:
                sentences[deck_of(house).code(card)] = game.sentence(house, code, card, t)
        return sentences

    def reading(self, t: LettersRecord, house: LettersHouse, cards: Sequence[int]) -> dict[str, int]:
        """The number of letters of these cards, and how many of them are rare, as a puzzle counts them."""
        alphabet = alphabet_of(house)
        rare = sum(int(IN_WORDS[alphabet, 0, t.letters[card]]) < SELDOM[alphabet] for card in cards)
        return {"letters": len(cards), "rare": rare}

    def dealt(self, view: View, names: list[str]) -> Facts:
        """What is done before the first card."""
        in_hand = int(view.record.hand_size[0])
        return {"says": message("letters-dealt", count=in_hand) if in_hand else message("letters-dealt-face-down")}

    def shared(self, view: View) -> Facts:
        """What the scenes of all letter games say: what is drawn on the cards, where they are passed to, and which scores are good."""
        t, house = view.record, view.house
        deck, cards_of = letter_deck(house), deck_of(house)
        passing = t.stage == EXCHANGING and view.seat != NOBODY
        return {
            "icons": {cards_of.code(card): int(deck.icons[(card & 15) - 1]) for card in sorted(cards_of.cards) if card >> 4 == 1},
            "special": {deck.dog: "dog", deck.turtle: "turtle"},
            "alphabet": deck.alphabet.name,
            "pass_to": int(receiver(t, house, view.seat)) if passing else None,
            "low_wins": bool(view.game.rules.low_wins),
        }

    def so_far(self, view: View) -> list[int]:
        """What the deal would come to if it were counted now."""
        t, rules = view.record.copy(), view.game.rules
        rules.score(t, view.house)
        return [int(row[rules.items.index("total")]) for row in t.sheet[: int(rules.sides(view.house))]]

    def _facts(self, view: View, seat: int, move: str, card: int) -> Facts:
        over = bool(view.record.phase != PLAY)
        facts: Facts = {"seat": seat, "move": move, "card": deck_of(view.house).code(card) if card else None}
        return facts | {"takes": 0, "taken": [], "by": None, "bonus": 0, "batch": False, "sweep": None, "deal_over": over}

    def _passed(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> tuple[str, str]:
        """The text and the sentences of an exchange: what one passed and got is for oneself alone."""
        t, deck = after.record, deck_of(after.house)
        to = int(receiver(t, after.house, seat))
        chosen = sorted(move - PASS for move in turn)
        mine = seat == after.seat
        if mine:
            says = [message("letters-you-passed", cards=nouns(deck, chosen), person=names[to])]
        else:
            whom, person = subject(after, to, names)
            says = [message("letters-passed", name=names[seat], whom=whom, person=person)]
        if t.stage != EXCHANGING and after.seat != NOBODY:
            cards = {int(card) for card in before.record.hand[after.seat]} | {int(card) for card in before.record.passing[after.seat]}
            got = [int(card) for card in t.hand[after.seat, : t.hand_size[after.seat]] if int(card) not in cards]
            giver = next(neighbour for neighbour in range(after.house.seats) if receiver(t, after.house, neighbour) == after.seat)
            says.append(message("letters-you-got", cards=nouns(deck, got), name=names[giver]))
        move = f"pass {deck.write_order(chosen)}" if mine else "pass"
        return move, paragraph(*says)

    def _points(self, before: View, after: View, names: Sequence[str], item: int) -> str:
        """What a check came to, by side; empty where it changed nothing. item: the place of the checks in the sheet."""
        sides = int(after.game.rules.sides(after.house))
        changes = [int(after.record.sheet[side, item]) - int(before.record.sheet[side, item]) for side in range(sides)]
        sentences = tuple(_change(after, side, change, names) for side, change in enumerate(changes) if change)
        return message("letters-points", changes=sentences) if sentences else ""


def _change(view: View, side: int, change: int, names: Sequence[str]) -> Noun:
    """How many points a side gets or loses, as a thing of a list."""
    members = range(side, int(view.house.seats), int(view.game.rules.sides(view.house)))
    others = tuple(names[seat] for seat in members if seat != view.seat)
    signed = f"{change:+d}".replace("-", "−")
    if view.seat not in members:
        return noun("letters-change", "others", names=others, change=signed)
    if others:
        return noun("letters-change", "you-and-others", names=others, change=signed)
    return noun("letters-change", "you", change=signed)


def _passed_to(view: View, seat: int) -> list[int]:
    """The cards that the view's seat knows in a hand, because it has passed them there and they have not been played."""
    t = view.record
    if view.seat == NOBODY or t.stage == EXCHANGING or view.house.exchange == NO_EXCHANGE:
        return []
    if receiver(t, view.house, view.seat) != seat:
        return []
    lying = t.trick if hasattr(t, "trick") else t.soup
    gone = {int(card) for card in t.played} | {int(card) for card in lying}
    return [int(card) for card in t.gave[view.seat] if card != NO_CARD and int(card) not in gone]
