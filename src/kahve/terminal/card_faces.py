"""Writes cards as text: signs, colours, small drawn cards, and the code of a card that a person typed.

>>> sign("TH"), sign("TH", suits=False), sign("??")
('10♥', '10H', '▒▒')
>>> name("QS"), name("K"), sign("b")
('queen of spades', 'king', '3b')

The codes of letter cards mean other cards in other games, so the family of the game is needed to read them:

>>> sign("AD", family=LETTERS), sign("AD"), name("AD", family=LETTERS), name("AD")
('♞D', 'A♦', 'D of animals, the Dog', 'ace of diamonds')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..cards.alphabet import ENGLISH, Alphabet
from ..language import Noun, noun

KINDS = {
    **{rank: noun("cards-rank", rank) for rank in "2456789TJQKA"},
    **{"*": noun("cards-rank", "joker"), "b": noun("cards-rank", "black-three"), "r": noun("cards-rank", "red-three")},
}
"""The nouns of cards in games in which suits do not matter."""
WILD, RED_THREE = "2*", "r"
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED = "DH"
HIDDEN = "??"

LETTERS = "letters"
"""The name of the family whose cards have letters."""
LETTER_SUITS = {"A": "♞", "C": "▼", "S": "●", "W": "⋈"}
LETTER_COLOURS = {"A": "cyan", "C": "red", "S": "yellow", "W": "magenta"}
Marks = Mapping[str, int | str]
LETTER_MARKS: Marks = {
    **{"AD": "dog", "AT": "turtle"},
    **{f"C{letter}": 1 for letter in "ACEH"},
    **{f"C{letter}": icons for icons, row in ((2, "ILMN"), (3, "OQRT"), (4, "U")) for letter in row},
}
"""What is special about letter cards: the number of peppers, or the animal. A deck of your own has other special cards."""


def sign(code: str, *, suits: bool = True, family: str = "") -> str:
    """A card in as few characters as possible; a code that is not rank and suit stays as it is."""
    if code == HIDDEN:
        return "▒▒" if suits else "##"
    if _is_letter(code, family):
        return (LETTER_SUITS[code[0]] if suits else code[0]) + code[1]
    if code in KINDS:
        return {"T": "10", "b": "3b", "r": "3r"}.get(code, code)
    rank, suit = code[:-1].replace("T", "10"), code[-1:]
    if suit not in SUITS or not rank:
        return code
    return rank + (SUITS[suit] if suits else suit)


def _is_letter(code: str, family: str) -> bool:
    return family == LETTERS and len(code) == 2 and code[0] in LETTER_SUITS and code[1].isalpha()


def name(code: str, *, family: str = "", marks: Marks = LETTER_MARKS) -> str:
    """A card in words, with what is special about it.

    >>> name("CU", family=LETTERS), name("ST", family=LETTERS), name("CU", family=LETTERS, marks={"CU": 1})
    ('U of chili peppers, 4 peppers', 'T of sours', 'U of chili peppers, 1 pepper')
    """
    return str(named(code, family=family, marks=marks))


def named(code: str, *, family: str = "", marks: Marks = LETTER_MARKS) -> Noun | str:
    """A card as an argument of a sentence; a code that no card has stays as it is."""
    from ..cards.deck import CardError, packs
    from ..cards.faces import NO_CARD

    if _is_letter(code, family):
        suit, letter, mark = noun("cards-letter-suit", code[0]), code[1], marks.get(code, "plain")
        if isinstance(mark, int):
            return noun("terminal-letter", "peppers", letter=letter, suit=suit, icons=mark)
        return noun("terminal-letter", mark, letter=letter, suit=suit)
    if code in KINDS:
        return KINDS[code]
    deck = packs(1, jokers=1)
    try:
        return deck.noun(deck.read(code) if code != HIDDEN else NO_CARD)
    except CardError:
        return code


def style(code: str, *, family: str = "", marks: Marks = LETTER_MARKS) -> str:
    """The colour of a card; special animals are dark on light.

    >>> style("CU", family=LETTERS), style("AD", family=LETTERS), style("AF", family=LETTERS)
    ('bold red', 'bold reverse cyan', 'bold cyan')
    """
    if code == HIDDEN:
        return "blue"
    if _is_letter(code, family):
        return ("bold reverse " if code[0] == "A" and code in marks else "bold ") + LETTER_COLOURS[code[0]]
    if code in WILD:
        return "bold magenta"
    return "bold red" if code[-1:] in RED or code == RED_THREE else "bold"


def drawn(codes: Iterable[str], *, suits: bool = True, family: str = "", marks: Marks = LETTER_MARKS) -> list[list[tuple[str, str]]]:
    """Small cards side by side: three lines of (text, colour) pieces, five characters a card.

    A special letter card has a third sign: the number of its peppers, or a star for an animal.

    >>> for line in drawn(["5H", "TS"], suits=False):
    ...     print("".join(text for text, _ in line))
    +---++---+
    |5H ||10S|
    +---++---+
    >>> "".join(text for text, _ in drawn(["AD", "CU", "WT"], family=LETTERS)[1])
    '│♞D*││▼U4││⋈T │'
    """
    top, side, bottom = ("╭───╮", "│", "╰───╯") if suits else ("+---+", "|", "+---+")
    lines: list[list[tuple[str, str]]] = [[], [], []]
    for code in codes:
        face = sign(code, suits=suits, family=family)
        if code == HIDDEN:
            face = face[0] * 3
        elif _is_letter(code, family) and code in marks:
            face += str(marks[code])[0] if isinstance(marks[code], int) else "*"
        lines[0].append((top, ""))
        lines[1] += [(side, ""), (face.ljust(3), style(code, family=family, marks=marks)), (side, "")]
        lines[2].append((bottom, ""))
    return lines


def _typed_letters(text: str, alphabet: Alphabet) -> str:
    """A typed answer with cards, suits and words in capitals and all other words in small letters."""
    for suit, sign_of_it in LETTER_SUITS.items():
        text = text.replace(sign_of_it, suit)
    typed_words, capitals = text.split(), alphabet.capitals
    words = [word.lower() for word in typed_words]
    done = {"eat", "left", "right", "none", "deal", "minus", "plus", "up", "scrump", "pass", "name", "rule"}
    if words[:1] in (["scrump"], ["name"]):
        # A claimed or named word may be any word, even one that looks like a command.
        named = [capitals(word) for word in typed_words[1:2]]
        return " ".join([words[0], *named, *(word.lower() if word.lower() in done else capitals(word) for word in typed_words[2:])])
    if words[:1] in (["pass"], ["rule"]):
        return " ".join([words[0], *("none" if word.lower() == "none" else capitals(word) for word in typed_words[1:])])
    if len(words) == 2 and len(words[0]) == len(typed_words[1]) == 1:
        words, typed_words = ["".join(words)], ["".join(typed_words)]
    return " ".join(
        capitals(given) if len(given) == 2 and word[0] in "acsw" and word not in done else word
        for word, given in zip(words, typed_words, strict=True)
    )


def typed(text: str, *, family: str = "", alphabet: Alphabet = ENGLISH) -> str:
    """The code of the card that a person typed; `10h`, `5♥` and `5 h` are read too. alphabet: that of a letter deck.

    >>> typed(" 10h "), typed("5♥"), typed("q s"), typed("5h lies"), typed("10h takes 4c 6♥")
    ('TH', '5H', 'QS', '5H lies', 'TH takes 4C 6H')
    >>> typed("♞d"), typed("ad"), typed("● t")
    ('AD', 'AD', 'ST')
    >>> typed("Scrump bard Right", family=LETTERS), typed("pass ad ♞t so", family=LETTERS), typed("eat ce", family=LETTERS)
    ('scrump BARD right', 'pass AD AT SO', 'eat CE')
    >>> from kahve.cards.alphabet import TURKISH
    >>> typed("name inci", family=LETTERS, alphabet=TURKISH), typed("Aı eat", family=LETTERS, alphabet=TURKISH)
    ('name İNCİ', 'AI eat')
    """
    if family == LETTERS:
        return _typed_letters(text, alphabet)
    for letter, suit in (*SUITS.items(), *LETTER_SUITS.items()):
        text = text.replace(suit, letter)
    words = text.strip().split()
    if len(words) > 1 and len(words[1]) == 1:
        words[:2] = [words[0] + words[1]]
    cards = {word: word.upper() for word in words if word == words[0] or len(word) == 2 or word.startswith("10")}
    return " ".join("T" + cards[word][2:] if word.startswith("10") else cards.get(word, word) for word in words)
