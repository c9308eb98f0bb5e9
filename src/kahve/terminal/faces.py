"""Cards as text: signs, colours, little drawn cards, and what a person may type for one.

>>> sign("TH"), sign("TH", suits=False), sign("??")
('10♥', '10H', '▒▒')
>>> name("QS"), name("K"), sign("b")
('queen of spades', 'king', '3b')
"""

from __future__ import annotations

from collections.abc import Iterable

KINDS = {
    **dict(zip("456789TJQKA", ("four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"), strict=True)),
    **{"2": "two", "*": "joker", "b": "black three", "r": "red three"},
}
"""The cards of games in which suits do not matter."""
WILD, RED_THREE = "2*", "r"
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED = "DH"
HIDDEN = "??"


def sign(code: str, *, suits: bool = True) -> str:
    """A card in as few characters as can be; a code that is no rank and suit stays as it is."""
    if code == HIDDEN:
        return "▒▒" if suits else "##"
    if code in KINDS:
        return {"T": "10", "b": "3b", "r": "3r"}.get(code, code)
    rank, suit = code[:-1].replace("T", "10"), code[-1:]
    if suit not in SUITS or not rank:
        return code
    return rank + (SUITS[suit] if suits else suit)


def name(code: str) -> str:
    """A card in words."""
    from ..cards.deck import CardError, packs

    if code in KINDS:
        return KINDS[code]
    deck = packs(1, jokers=1)
    try:
        return deck.name(deck.read(code)) if code != HIDDEN else "card face down"
    except CardError:
        return code


def style(code: str) -> str:
    """The colour of a card."""
    if code == HIDDEN:
        return "blue"
    if code in WILD:
        return "bold magenta"
    return "bold red" if code[-1:] in RED or code == RED_THREE else "bold"


def drawn(codes: Iterable[str], *, suits: bool = True) -> list[list[tuple[str, str]]]:
    """Little cards side by side: three lines of (text, colour) pieces, five characters a card.

    >>> for line in drawn(["5H", "TS"], suits=False):
    ...     print("".join(text for text, _ in line))
    +---++---+
    |5H ||10S|
    +---++---+
    """
    top, side, bottom = ("╭───╮", "│", "╰───╯") if suits else ("+---+", "|", "+---+")
    lines: list[list[tuple[str, str]]] = [[], [], []]
    for code in codes:
        face = sign(code, suits=suits)
        if code == HIDDEN:
            face = face[0] * 3
        lines[0].append((top, ""))
        lines[1] += [(side, ""), (face.ljust(3), style(code)), (side, "")]
        lines[2].append((bottom, ""))
    return lines


def typed(text: str) -> str:
    """What a person typed for a card as its code: `10h`, `5♥` and `5 h` are read too.

    >>> typed(" 10h "), typed("5♥"), typed("q s"), typed("5h lies"), typed("10h takes 4c 6♥")
    ('TH', '5H', 'QS', '5H lies', 'TH takes 4C 6H')
    """
    for letter, suit in SUITS.items():
        text = text.replace(suit, letter)
    words = text.strip().split()
    if len(words) > 1 and len(words[1]) == 1:
        words[:2] = [words[0] + words[1]]
    cards = {word: word.upper() for word in words if word == words[0] or len(word) == 2 or word.startswith("10")}
    return " ".join("T" + cards[word][2:] if word.startswith("10") else cards.get(word, word) for word in words)
