"""The letter deck: its cards, and everything that it refuses."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from kahve.cards.deck import CardError
from kahve.cards.letter_deck import (
    ANIMALS,
    CHILI_PEPPERS,
    FULL26,
    LETTER_DECKS,
    SOURS,
    SWEETS,
    LetterDeck,
    rank,
    read_letter_deck,
    suit,
    write_letter_deck,
)
from kahve.engine.compile import compiled

IN_THE_RULES = """{"id":"full26","suits":[
 {"code":"A","name":"Animals","letters":"ABDEFINORSTWZ"},
 {"code":"C","name":"Chili Peppers","letters":"ACEHILMNOQRTU","icons":"1111222233334"},
 {"code":"S","name":"Sours","letters":"ADEGILOPRSTXY"},
 {"code":"W","name":"Sweets","letters":"AEIJKNOPRSTUV"}],
 "dog":"AD","turtle":"AT","removed_for_three":"SA","soup_starter":"SP"}"""

DECKS = pytest.mark.parametrize("deck", LETTER_DECKS.values(), ids=LETTER_DECKS)


def test_the_deck_of_the_rules_is_the_preset() -> None:
    assert read_letter_deck(IN_THE_RULES) == FULL26
    assert json.loads(write_letter_deck(FULL26)) == json.loads(IN_THE_RULES)


def test_the_letters_of_full26_are_half_of_the_tiles() -> None:
    copies = "41124111411213421434211111"
    assert Counter("".join(FULL26.suits)) == {chr(65 + place): int(number) for place, number in enumerate(copies)}


@DECKS
def test_a_deck(deck: LetterDeck) -> None:
    cards = deck.deck().cards
    assert len(cards) == len(set(cards)) == 52
    assert all(0 < card < 64 for card in cards)
    assert Counter(map(suit, cards)) == {ANIMALS: 13, CHILI_PEPPERS: 13, SOURS: 13, SWEETS: 13}
    for number in range(4):
        own = [card for card in cards if suit(card) == number]
        assert [rank(card) for card in own] == list(range(1, 14))
        assert [deck.alphabet.letter(deck.letter(card)) for card in own] == list(deck.suits[number])
    assert sum(deck.icon_counts) == 28
    assert [card for card in range(64) if deck.icon_counts[card]] == [card for card in cards if suit(card) == CHILI_PEPPERS]
    assert [card for card in range(64) if deck.letters[card]] == list(cards)
    assert len(deck.letters) == len(deck.icon_counts) == 64
    assert set(cards) - set(deck.deck(removed=True).cards) == {deck.number("SA")}
    assert deck.deck(removed=True) is deck.deck(removed=True)
    assert read_letter_deck(write_letter_deck(deck)) == deck


def test_names_and_codes() -> None:
    deck = FULL26.deck()
    names = {code: deck.name(deck.read(code)) for code in ("AE", "SA", "CQ", "WT", "AD", "AT")}
    assert names == {
        "AE": "E of animals",
        "SA": "A of sours",
        "CQ": "Q of chili peppers",
        "WT": "T of sweets",
        "AD": "Dog (D of animals)",
        "AT": "Turtle (T of animals)",
    }
    assert all(deck.read(deck.code(card)) == card for card in deck.cards)
    assert deck.read_order(deck.write_order(deck.cards)).tolist() == list(deck.cards)
    assert [rank(deck.read(code)) for code in ("AD", "AT", "SA", "SP", "WT", "SO")] == [3, 11, 1, 8, 11, 7]
    with pytest.raises(CardError, match=r"its suit \(A C S W\) and its letter"):
        deck.read("SZ")
    with pytest.raises(CardError, match="There is no card 'SA'"):
        FULL26.deck(removed=True).read("SA")


def both(cards: Any, out: Any) -> None:
    """Suit and rank of every card."""
    for row in range(len(cards)):
        out[row, 0], out[row, 1] = suit(cards[row]), rank(cards[row])


def test_compiled_suits_and_ranks_are_the_interpreted_ones() -> None:
    cards = np.array(FULL26.deck().cards, dtype=np.int8)
    plain, fast = np.zeros((52, 2), dtype=np.int8), np.zeros((52, 2), dtype=np.int8)
    both(cards, plain)
    compiled(both)(cards, fast)
    assert (plain == fast).all()


# -- what is refused -------------------------------------------------------------------------------------------------------------------


def with_suit(number: int, **values: Any) -> Callable[[dict[str, Any]], None]:
    """Change a suit of the JSON form."""
    return lambda data: data["suits"][number].update(values)


def with_key(**values: Any) -> Callable[[dict[str, Any]], None]:
    """Change a key of the JSON form."""
    return lambda data: data.update(values)


REFUSED: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "a missing key": (lambda data: data.pop("turtle"), "lacks 'turtle'; its keys are id, suits, dog"),
    "an unknown key": (with_key(jokers=2), "has 'jokers'; its keys are"),
    "a missing key of a suit": (lambda data: data["suits"][2].pop("name"), "A suit lacks 'name'; its keys are code, name, letters"),
    "a suit without icons": (lambda data: data["suits"][1].pop("icons"), "The suit C lacks 'icons'"),
    "icons of another suit": (with_suit(0, icons="1111222233334"), "A suit has 'icons'"),
    "a number for a text": (with_key(id=26), "has 26 as 'id'; it must be a text"),
    "no name": (with_key(id=""), "has no name"),
    "no list of suits": (with_key(suits="ACSW"), "must be a list of four"),
    "a suit that is not an object": (lambda data: data["suits"].__setitem__(0, 7), "A suit is 7; it must be an object"),
    "three suits": (lambda data: data["suits"].pop(), r"The suits are A C S; they must be these four, each once: A \(animals\)"),
    "no suit": (with_key(suits=[]), "The deck has no suits"),
    "five suits": (lambda data: data["suits"].append(data["suits"][0]), "The suits are A C S W A; they must be these four"),
    "a suit twice": (lambda data: data["suits"].__setitem__(3, data["suits"][0]), "The suits are A C S A"),
    "another suit": (with_suit(3, code="H"), "The suits are A C S H"),
    "another name of a suit": (with_suit(3, name="Hearts"), "The suit W is called 'Hearts'; its name is 'Sweets'"),
    "twelve letters": (with_suit(3, letters="AEIJKNOPRSTU"), "has 12 letters, 'AEIJKNOPRSTU'; a suit has 13"),
    "fourteen letters": (with_suit(3, letters="AEIJKNOPRSTUVZ"), "has 14 letters"),
    "a letter twice": (with_suit(3, letters="AEIJKNOPRSTUU"), "has U more than once"),
    "a small letter": (with_suit(3, letters="AEIJKNOPRSTUv"), "has 'v'; allowed are the capital letters A to Z"),
    "a letter beyond A to Z": (with_suit(3, letters="AEIJKNOPRSTUÉ"), "has 'É'; allowed"),
    "out of order": (with_suit(3, letters="AEIKJNOPRSTUV"), "must be in alphabetical order, 'AEIJKNOPRSTUV'"),
    "twelve icons": (with_suit(1, icons="111122223334"), "must be 13 digits, each 1 to 4"),
    "an icon of five": (with_suit(1, icons="1111222233325"), "must be 13 digits, each 1 to 4"),
    "an icon of none": (with_suit(1, icons="0111222233344"), "must be 13 digits, each 1 to 4"),
    "icons that are no digits": (with_suit(1, icons="111122223333x"), "must be 13 digits, each 1 to 4"),
    "29 icons": (with_suit(1, icons="1112222233334"), "add up to 29; they must add up to 28"),
    "a dog that is no animal": (with_key(dog="SD"), "dog is 'SD'; it must be one of the animals, AA AB AD"),
    "a dog that is no card": (with_key(dog="AQ"), "dog is 'AQ'; there is no such card"),
    "a turtle that is no animal": (with_key(turtle="CT"), "turtle is 'CT'; it must be one of the animals"),
    "a turtle that is no card": (with_key(turtle="turtle"), "turtle is 'turtle'; there is no such card"),
    "one dog and turtle": (with_key(turtle="AD"), "dog and the turtle are both 'AD'"),
    "a starter that is no card": (with_key(soup_starter="SZ"), "starter is 'SZ'; there is no such card"),
    "a removed card that is no card": (with_key(removed_for_three="SZ"), "removed card is 'SZ'; there is no such card"),
    "a starter that is removed": (with_key(soup_starter="SA"), "removed card and the starter are both 'SA'"),
    "a removed chili pepper": (with_key(removed_for_three="CA"), "removed card is 'CA', which counts"),
    "a removed turtle": (with_key(removed_for_three="AT"), "removed card is 'AT', which counts"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_deck_is_refused_with(case: str) -> None:
    change, sentence = REFUSED[case]
    data = json.loads(IN_THE_RULES)
    change(data)
    with pytest.raises(CardError, match=sentence):
        read_letter_deck(json.dumps(data))


@pytest.mark.parametrize(("text", "sentence"), [("{", "is not JSON"), ("[]", "must be an object"), ("", "is not JSON")])
def test_a_text_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(CardError, match=sentence):
        read_letter_deck(text)


def test_the_suits_may_come_in_any_order() -> None:
    data = json.loads(IN_THE_RULES)
    data["suits"].reverse()
    assert read_letter_deck(json.dumps(data)) == FULL26


def test_a_deck_made_in_python_is_held_to_the_same() -> None:
    with pytest.raises(CardError, match="has 3 suits"):
        replace(FULL26, suits=FULL26.suits[:3])
