"""Counts how often cards of the letter decks make a word, drawn at random and in play: `python benchmarks/letters.py`.

It prints two tables of the rules of the letter games beside the figures that stand there. The first counts every set of cards: four of 52,
and three of the 51 that three players use. *Loose* letters may be rearranged; *firm* ones stay in the order drawn. The second plays whole
games between bots and counts what happens.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from math import comb, perm, prod, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

import kahve
from kahve.cards.faces import NO_CARD
from kahve.cards.letter_deck import LETTER_DECKS, LetterDeck
from kahve.cards.lexicon import lexicon
from kahve.cards.shuffle import generator, shuffle
from kahve.engine.game import Game
from kahve.engine.loops import legal_rule, view_kernel
from kahve.engine.machine import as_bytes, machine
from kahve.engine.match_record import COUNT, OVER, PLAY
from kahve.games.letters.judgement import THE_HOUSE
from kahve.games.letters.known_words import lying, reads
from kahve.games.letters.moves import DECLINE, PLAYING, SCRUMPING

STATED = {
    ("full26", 35): (0.200, 0.013, 0.252, 0.057),
    ("full26", 50): (0.227, 0.016, 0.288, 0.068),
    ("full26", 60): (0.243, 0.017, 0.313, 0.074),
    ("full26", 70): (0.285, 0.022, 0.361, 0.089),
    ("thirteen", 35): (0.301, 0.021, 0.321, 0.075),
    ("thirteen", 60): (0.364, 0.028, 0.388, 0.096),
}
"""The figures of the rules, by deck and size of the word list: four cards loose and firm, three cards loose and firm."""

LISTS = {35: ("int35",), 60: ("int60", "us60"), 70: ("int70",)}
"""Kahve's word lists, by size."""


def counts(deck: LetterDeck, size: int) -> Counter[str]:
    """How often each letter is among the cards of which `size` are drawn: all for four cards, all but one for three."""
    return Counter(deck.alphabet.small(deck.alphabet.letter(deck.letter(card))) for card in deck.deck(removed=size == 3).cards)


def chances(deck: LetterDeck, words: Iterable[str], size: int) -> tuple[Fraction, Fraction]:
    """The chance that random cards can be arranged into one of the words, and that they spell one in the order drawn.

    All sets of cards with the same letters are counted at once: of each letter any of its cards may be drawn.
    """
    copies = counts(deck, size)
    fitting = [Counter(word) for word in words if len(word) == size]
    multisets = {tuple(sorted(letters.elements())) for letters in fitting}
    loose = sum(prod(comb(copies[letter], needed) for letter, needed in Counter(letters).items()) for letters in multisets)
    firm = sum(prod(perm(copies[letter], needed) for letter, needed in letters.items()) for letters in fitting)
    cards = copies.total()
    return Fraction(loose, comb(cards, size)), Fraction(firm, perm(cards, size))


def row(deck: LetterDeck, name: str) -> tuple[float, ...]:
    """The row of a word list: four cards loose and firm, three cards loose and firm."""
    words = lexicon(name).sorted
    return tuple(float(chance) for size in (4, 3) for chance in chances(deck, words, size))


def written(values: Iterable[float]) -> str:
    """These numbers with the places of the table."""
    return " ".join(f"{value:7.3f}" for value in values)


GAMES, SEED = 250, 7
"""Games for every row of the second table, as many as the rules had."""

PLAYED = {
    ("full26", "quist"): (33, 13, 3.6, 22),
    ("full26", "animal_quist"): (34, 13, 3.6, 18),
    ("full26", "chili_dog"): (38, 10, 3.5, 11),
    ("full26", "turtle"): (50, 5, 4.5, 9),
    ("thirteen", "quist"): (52, 20, 3.6, 26),
}
"""The figures of the rules for bots that block, by deck and game.

They are, per hundred tricks, those whose last player holds a legal card that makes a word, and those that a word gave to another player.
Then come legal cards at each decision, and hands in a game.
"""

LISTS_OF = {"turkish29": "tr"}
"""The word list of a deck that is not played with int60."""
TURKISH = ("quist", "animal_quist", "chili_dog", "turtle")
"""The games that are played in Turkish letters too; the rules have no figures for them."""

HANDS, TRICKS, IN_HAND, CHANGED, DECISIONS, LEGAL_CARDS = range(6)
"""The names of the counts of a game."""

DIFFER = """
Both are bots that block: the second-last player puts a letter in front of the last that leaves him few words. Where the figures
differ, ours plays differently. In Quist and Animal Quist its last player rather claims a word with a low card than win with a high
one, which it saves; so more tricks change their taker. In Turtle it claims a word only to push what costs points to its right, or to
take all, and never for the lead alone; so fewer do. All words are of the list of the house rule (word_mode strict), because a bluff would
be counted as a word.
"""


def make_games(game: Game) -> Callable[..., Any]:
    """The loop that plays one whole game for every row of `counted`, with the greedy player at every seat."""
    rules, judgement = game.rules, game.judgement
    lay_out, play, score, listed, sides = rules.deal, rules.play, rules.score, legal_rule(game), rules.sides
    weigh, reckon = judgement.weigh, judgement.reckon
    copy_view = view_kernel(game)

    def games(
        tables: Any, rows: Any, blank: Any, house: Any, order: Any, views: Any, view_rows: Any, out: Any, rng: Any, counted: Any
    ) -> None:
        t = tables[0]
        for number in range(counted.shape[0]):
            tables[0] = blank[0]
            while t.phase != OVER:
                shuffle(rng, order, order.size)
                lay_out(t, house, order)
                counted[number, HANDS] += 1
                while t.phase == PLAY:
                    moves = listed(t, house, out)
                    if t.stage == PLAYING:
                        counted[number, DECISIONS] += 1
                        counted[number, LEGAL_CARDS] += moves
                        if t.trick_size == house.seats - 1:
                            makes = 0
                            for at in range(moves):
                                t.trick[t.trick_size] = out[at]
                                t.trick_size += 1
                                makes += reads(house, THE_HOUSE, lying(t))
                                t.trick_size -= 1
                                t.trick[t.trick_size] = NO_CARD
                            counted[number, TRICKS] += 1
                            counted[number, IN_HAND] += makes > 0
                    copy_view(rows[0], view_rows[0], t.turn, t.turn % sides(house))
                    reckoned = reckon(views[0], house)
                    best, most = 0, weigh(views[0], house, out[0], reckoned)
                    for at in range(1, moves):
                        value = weigh(views[0], house, out[at], reckoned)
                        if value > most:
                            best, most = at, value
                    counted[number, CHANGED] += t.stage == SCRUMPING and out[best] < DECLINE
                    play(t, house, out[best])
                if t.phase == COUNT:
                    score(t, house)

    return games


@cache
def games_loop(game: Game) -> Callable[..., Any]:
    """The compiled form of `make_games`, for all decks."""
    return machine(game, True).ready(make_games(game))


def played(game: Game, deck: str, games: int = GAMES) -> NDArray[np.int64]:
    """The counts of each game with this deck; shape (games, 6)."""
    house, engine = game.settle({"deck": deck, "lexicon": LISTS_OF.get(deck, "int60"), "word_mode": "strict"}), machine(game, True)
    tables, blank, views = engine.layout.new(), engine.layout.new(), engine.layout.new()
    blank[0].dealer = house.seats - 1
    order = np.array(game.rules.deck(house).cards, dtype=np.int8)
    counted = np.zeros((games, 6), dtype=np.int64)
    games_loop(game)(
        tables, as_bytes(tables), blank, house, order, views, as_bytes(views), engine.moves_array(), generator(SEED, 0), counted
    )
    return counted


def ratio(above: NDArray[np.int64], below: NDArray[np.int64]) -> tuple[float, float]:
    """The ratio of two sums over games, with its standard error; games are independent, but events within one are not."""
    mean = float(above.sum() / below.sum())
    return mean, float((above - mean * below).std(ddof=1)) / float(below.mean()) / sqrt(len(above))


def figures(counted: NDArray[np.int64]) -> list[tuple[float, float]]:
    """The four figures of a row of the second table, with their standard errors."""
    ones = np.ones(len(counted), dtype=np.int64)
    pairs = ((IN_HAND, TRICKS), (CHANGED, TRICKS), (LEGAL_CARDS, DECISIONS))
    ratios = [ratio(counted[:, above], counted[:, below]) for above, below in pairs]
    return [*((100 * mean, 100 * error) for mean, error in ratios[:2]), ratios[2], ratio(counted[:, HANDS], ones)]


def play_table(games: int) -> None:
    """Play `games` games a row and print the second table."""
    print(f"\n{games} games a row, greedy at every seat, seed {SEED}; standard errors in brackets, behind the bar the rules' figures")
    print("deck     game           word held %     changed %      legal cards    hands")
    for (deck, name), stated in PLAYED.items():
        row = "  ".join(f"{mean:6.2f} ({error:.2f})" for mean, error in figures(played(kahve.game(name), deck, games)))
        print(f"{deck:8} {name:13} {row}  | {stated[0]} {stated[1]} {stated[2]} {stated[3]}")
    for name in TURKISH:
        row = "  ".join(f"{mean:6.2f} ({error:.2f})" for mean, error in figures(played(kahve.game(name), "turkish29", games)))
        print(f"turkish29 {name:12} {row}")
    print(DIFFER)


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games for every row of the second table")
    games = parser.parse_args().games
    print("deck     list       4 loose  firm 3 loose  firm   stated:")
    for (deck, size), stated in STATED.items():
        for name in LISTS.get(size, ()):
            print(f"{deck:8} {name:8} {written(row(LETTER_DECKS[deck], name))}   {written(stated)}")
        if size not in LISTS:
            print(f"{deck:8} size {size}: Kahve has no such list         {written(stated)}")
    print(f"turkish29 tr      {written(row(LETTER_DECKS['turkish29'], 'tr'))}")
    play_table(games)


if __name__ == "__main__":
    main()
