"""Works out the Turkish letter deck from the Turkish word list, and prints it with its shares of words: `python docs/make_turkish_deck.py`.

1. *How many cards each letter has.* Every letter has one. The other 23 cards go to letters by the method of Sainte-Lague. What
   counts is how often they stand in words of three and four letters. No letter has more than four cards.
2. *Which suit has which.* Letters are laid in the order of their number, the commonest first. Each goes to the suits that have the fewest
   vowels or the fewest cards. The D and a T are animals, an A and a P are sours: the rules name these cards.

The shares are the chances that random cards make a word in some order, as `benchmarks/letters.py` counts them.
"""

from __future__ import annotations

import runpy
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from kahve.cards.alphabet import TURKISH
from kahve.cards.letter_deck import FULL26, RANKS, SUIT_CODES, LetterDeck
from kahve.cards.lexicon import lexicon

CARDS, SUITS = 52, 4
FIXED = {"D": "A", "T": "A", "P": "S", "A": "S"}
"""Cards that the rules name: a suit that this letter must be in."""


def copies(words: Iterable[str]) -> dict[str, int]:
    """How many cards each capital has."""
    seen = Counter(letter for word in words if len(word) in (3, 4) for letter in TURKISH.capitals(word))
    cards = dict.fromkeys(TURKISH.letters, 1)
    for _ in range(CARDS - len(cards)):
        cards[max((letter for letter in cards if cards[letter] < SUITS), key=lambda letter: seen[letter] / (2 * cards[letter] + 1))] += 1
    return dict(sorted(cards.items(), key=lambda item: (-item[1], -seen[item[0]], item[0])))


def suits(cards: dict[str, int]) -> tuple[str, ...]:
    """The letters of each suit, in alphabetical order."""
    laid: dict[str, list[str]] = {code: [] for code in SUIT_CODES}

    def crowding(code: str, letter: str) -> tuple[bool, int, int, int]:
        vowels = sum(other in TURKISH.vowels for other in laid[code])
        rare = sum(cards[other] == 1 for other in laid[code])
        neighbours = sum(1 for other, suit in FIXED.items() if suit == code and other not in laid[code] and other != letter)
        full = len(laid[code]) + neighbours >= RANKS
        return full, vowels if letter in TURKISH.vowels else rare, len(laid[code]), SUIT_CODES.index(code)

    for letter in sorted(cards, key=lambda letter: (-cards[letter], letter not in TURKISH.vowels)):
        first = FIXED.get(letter, "")
        order = sorted(SUIT_CODES, key=lambda code: (code != first, *crowding(code, letter)))
        for code in order[: cards[letter]]:
            laid[code].append(letter)
    return tuple("".join(sorted(letters, key=TURKISH.number)) for letters in laid.values())


def main() -> None:
    """Print the deck and its shares."""
    words = lexicon("tr").sorted
    cards = copies(words)
    print("cards:", " ".join(f"{letter}{number}" for letter, number in cards.items()))
    deck = LetterDeck("turkish29", suits(cards), FULL26.icons, "AD", "AT", "SA", "SP", TURKISH)
    print("suits:", deck.suits)
    chances = runpy.run_path(str(Path(__file__).parent.parent / "benchmarks" / "letters.py"))["row"]
    print("deck      list   4 loose  4 firm  3 loose  3 firm")
    for each, name in ((deck, "tr"), (FULL26, "int60")):
        print(f"{each.name:9} {name:5}", " ".join(f"{chance:8.3f}" for chance in chances(each, name)))


if __name__ == "__main__":
    main()
