"""Decks, hands and orders."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest

from kahve.cards import hands
from kahve.cards.deck import STANDARD, CardError, packs
from kahve.cards.order import order, seed_from
from kahve.cards.shuffle import below, generator, next_word, shuffle
from kahve.engine.compile import compiled


@pytest.mark.parametrize(("number", "jokers", "cards"), [(1, 0, 52), (1, 2, 54), (2, 0, 104), (3, 0, 156), (5, 2, 270), (7, 2, 378)])
def test_packs_hold_what_they_should(number: int, jokers: int, cards: int) -> None:
    deck = packs(number, jokers)
    assert len(deck.cards) == cards
    assert len(set(deck.cards)) == 52 + (jokers > 0)
    assert all(deck.read(deck.code(card)) == card for card in deck.cards)
    deck.check_order(order(deck, seed_from(1)))


@pytest.mark.parametrize("wrong", ["1H", "", "5h5", "10H", "*", "XX", "5Z"])
def test_a_code_that_no_card_has_is_refused(wrong: str) -> None:
    with pytest.raises(CardError, match="There is no card"):
        STANDARD.read(wrong)


def test_an_order_that_is_not_the_deck_is_refused() -> None:
    cards = [STANDARD.code(card) for card in STANDARD.cards]
    with pytest.raises(CardError, match="51 cards; the deck has 52"):
        STANDARD.read_order(" ".join(cards[1:]))
    with pytest.raises(CardError, match="too many of KS"):
        STANDARD.read_order(" ".join([*cards[1:], "KS"]))


def test_a_hand_word_is_an_ascending_list() -> None:
    """Against a list of numbers, the slow and obvious twin."""
    chance = random.Random(3)
    for _ in range(4000):
        cards = sorted(chance.randint(1, 63) for _ in range(chance.randint(0, 8)))
        word = 0
        for size, card in enumerate(chance.sample(cards, len(cards))):
            word = hands.with_card(np.int64(word), np.int8(size), np.int8(card))
        assert [hands.nth(word, place) for place in range(8)] == cards + [0] * (8 - len(cards))
        card = chance.randint(1, 63)
        assert hands.holds(word, card) == (card in cards)
        if cards:
            gone = chance.choice(cards)
            word = hands.without(word, gone)
            cards.remove(gone)
            assert [hands.nth(word, place) for place in range(8)] == cards + [0] * (8 - len(cards))
        out = [0] * 8
        number = hands.different_cards(word, out)
        assert out[:number] == sorted(set(cards))


def test_four_cards_in_any_order_are_the_same_hand() -> None:
    for cards in itertools.product((1, 2, 30, 63), repeat=4):
        word = hands.hand_of_four(*cards)
        assert [hands.nth(word, place) for place in range(8)] == [*sorted(cards), 0, 0, 0, 0]
        assert hands.hand_of_four(*np.array(cards, dtype=np.int8)) == word


def standard_deviations(counts: np.ndarray, draws: int) -> float:
    """Chi-square of place by card, as standard deviations from its mean."""
    size = len(counts)
    expected = draws / size
    freedom = (size - 1) ** 2
    return float((((counts - expected) ** 2 / expected).sum() - freedom) / (2 * freedom) ** 0.5)


def test_the_order_from_a_seed_is_uniform() -> None:
    draws, cards = 6000, np.array(sorted(STANDARD.cards))
    counts = np.zeros((52, 52))
    for number in range(draws):
        dealt = order(STANDARD, seed_from(1), number)
        counts[np.arange(52), np.searchsorted(cards, dealt)] += 1
    assert abs(standard_deviations(counts, draws)) < 4.5


def test_the_fast_shuffle_is_uniform() -> None:
    def count(rng: np.ndarray, cards: np.ndarray, counts: np.ndarray, draws: int) -> None:
        for _ in range(draws):
            shuffle(rng, cards, cards.size)
            for place in range(cards.size):
                counts[place, cards[place]] += 1

    draws, counts = 400_000, np.zeros((52, 52), dtype=np.int64)
    compiled(count)(generator(9), np.arange(52, dtype=np.int8), counts, draws)
    assert abs(standard_deviations(counts.astype(float), draws)) < 4.5


def test_the_shuffle_draws_what_below_draws() -> None:
    """The shuffle takes three places from each word; the plain form draws one number for the three and divides it."""
    for size in (2, 3, 4, 5, 52, 53, 378):
        shuffling, drawing = generator(4), generator(4)
        quick, plain = np.arange(size, dtype=np.int16), np.arange(size, dtype=np.int16)
        for _ in range(20):
            shuffle(shuffling, quick, size)
            last = size - 1
            while last > 2:
                number = below(drawing, (last + 1) * last * (last - 1))
                number, third = divmod(number, last - 1)
                first, second = divmod(number, last)
                for place, other in zip((last, last - 1, last - 2), (first, second, third), strict=True):
                    plain[place], plain[other] = plain[other], plain[place]
                last -= 3
            while last > 0:
                other = below(drawing, last + 1)
                plain[last], plain[other] = plain[other], plain[last]
                last -= 1
            assert quick.tolist() == plain.tolist()
        assert shuffling.tolist() == drawing.tolist()


def test_the_generator_is_xoshiro128plusplus() -> None:
    """The first words from the state 1, 2, 3, 4, worked out with the 32-bit arithmetic written plainly."""

    def rotated(word: int, by: int) -> int:
        return (word << by | word >> 32 - by) & 0xFFFFFFFF

    state = [1, 2, 3, 4]
    rng = np.array(state, dtype=np.int64)
    for _ in range(50):
        due = (rotated((state[0] + state[3]) & 0xFFFFFFFF, 7) + state[0]) & 0xFFFFFFFF
        shifted = state[1] << 9 & 0xFFFFFFFF
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = rotated(state[3], 11)
        assert next_word(rng) == due
        assert rng.tolist() == state


@pytest.mark.parametrize("bad", [-1, 1 << 256, b"short"])
def test_a_seed_out_of_range_is_refused(bad: int | bytes) -> None:
    with pytest.raises(ValueError, match="A seed"):
        seed_from(bad)
