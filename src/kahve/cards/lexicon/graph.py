"""How lists of words become tables for compiled code: the smallest automaton, sets of letters, and what goes on with flagged words only.

The built-in lists are made into files by docs/make_words.py, those of somebody's own into the tables of `word_tables` by `own`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence
from math import comb

from ..alphabet import ALPHABETS, LISTS, MOST_LETTERS, Alphabet
from .flagged import no_letters, with_letter

# An edge of the automaton is one number, laid out as automaton.py reads it.
LAST, ENDS, GOES, TARGET = 5, 6, 10, 14
PAIRS_ROW = MOST_LETTERS + 1

Edge = tuple[int, int, int]
"""A letter, the lists in which a word ends here, and the node that follows, 0 where no word goes on."""


def nodes_of(masks: Mapping[tuple[int, ...], int]) -> list[tuple[Edge, ...]]:
    """The nodes of the smallest automaton that tells each word's lists; node 0 has no edges, and the last node is the root.

    A word is the places of its letters. The words come in alphabetical order, so a node is finished when a word leaves it. It is
    dropped if an equal node is known.
    The method is by Daciuk, Mihov, Watson and Watson (Incremental construction of minimal acyclic finite-state automata, 2000).
    """
    known: dict[tuple[Edge, ...], int] = {(): 0}
    # Along the word before: the finished edges of each node, and the letter and the lists of the edge that is still open.
    path: list[list[Edge]] = [[]]
    open_edges: list[tuple[int, int]] = []
    before: tuple[int, ...] = ()

    def close(depth: int) -> None:
        while len(open_edges) > depth:
            node = known.setdefault(tuple(path.pop()), len(known))
            path[-1].append((*open_edges.pop(), node))

    for word, mask in masks.items():
        common = 0
        while common < min(len(word), len(before)) and word[common] == before[common]:
            common += 1
        close(common)
        for letter in word[common:]:
            open_edges.append((letter, 0))
            path.append([])
        open_edges[-1] = (open_edges[-1][0], mask)
        before = word
    close(0)
    return [*known, tuple(path[0])]


def write_edges(edges: MutableSequence[int], nodes: list[tuple[Edge, ...]], places: list[int], root: int) -> int:
    """Write the edges of one alphabet and the edge to its root; the first place behind them."""
    goes = [0] * len(nodes)
    for number, node in enumerate(nodes):  # a node comes behind all that follow it
        for _, ends, target in node:
            goes[number] |= ends | goes[target]
    edges[root] = 1 << LAST | goes[-1] << GOES | places[-1] << TARGET
    for place, node in zip(places, nodes, strict=True):
        for offset, (letter, ends, target) in enumerate(node):
            last = offset == len(node) - 1
            edges[place + offset] = letter | last << LAST | ends << ENDS | goes[target] << GOES | places[target] << TARGET
    return max(place + len(node) for place, node in zip(places, nodes, strict=True))


def laid_out(nodes: list[tuple[Edge, ...]], first: int) -> list[int]:
    """Where in the table each node's edges begin, from this place on.

    A node whose edges are the last edges of another is written there only.
    """
    places = [0] * len(nodes)
    places[-1], free = first, first + len(nodes[-1])
    tails: dict[tuple[Edge, ...], int] = {(): 0}
    for number in sorted(range(len(nodes) - 1), key=lambda number: -len(nodes[number])):
        node = nodes[number]
        if node not in tails:
            tails.update({node[offset:]: free + offset for offset in range(len(node)) if node[offset:] not in tails})
            free += len(node)
        places[number] = tails[node]
    return places


def parts(nodes: list[tuple[Edge, ...]], places: list[int]) -> list[list[int]]:
    """For every two letters in a row that no word begins with by the way taken: an edge for each different thing that may follow."""
    followers: dict[int, dict[Edge, int]] = {}
    for node in nodes[:-1]:
        for letter, _, target in node:
            for offset, edge in enumerate(nodes[target]):
                followers.setdefault(PAIRS_ROW * letter + edge[0], {}).setdefault(edge, places[target] + offset)
    return [sorted(followers.get(pair, {}).values()) for pair in range(PAIRS_ROW * PAIRS_ROW)]


def place_of_set(letters: Iterable[int]) -> int:
    """Where three or four letters in any order stand among all such sets.

    >>> place_of_set((0, 0, 0)), place_of_set((1, 2, 3)) == place_of_set((3, 2, 1))
    (0, True)
    """
    return sum(comb(letter + 3 - offset, 4 - offset) for offset, letter in enumerate(sorted(letters, reverse=True)))


def add_sets(table: MutableSequence[int] | memoryview, alphabet: Alphabet, words: Mapping[str, int], shift: int = 0) -> None:
    """Add to the table the lists that have a word of a set of letters, for every three and four letters in any order."""
    for word, mask in words.items():
        if len(word) in (3, 4):
            table[place_of_set(alphabet.numbers(word))] |= mask << shift


def code_of(number: int, letters: Iterable[int]) -> int:
    """The code of some letters of the alphabet of this number, as `flagged` has it."""
    code = no_letters(LISTS * number)
    for letter in letters:
        code = with_letter(code, letter)
    return code


Lists = dict[int, int]
"""Lists, a bit each, by a code."""


def flagged_endings(number: int, masks: Mapping[str, int], bad: set[str]) -> Lists:
    """For every beginning of a flagged word: the lists that go on from there with flagged words only."""
    beginnings = {word[:size] for word in bad for size in range(1, len(word))}
    going, clean = dict.fromkeys(beginnings, 0), dict.fromkeys(beginnings, 0)
    for word, mask in masks.items():
        for size in range(1, len(word)):
            if word[:size] in going:
                going[word[:size]] |= mask
                clean[word[:size]] |= mask * (word not in bad)
    numbers = ALPHABETS[number].numbers
    return {code_of(number, numbers(key)): (going[key] & ~clean[key]) for key in beginnings}


def flagged_sets(number: int, masks: Mapping[str, int], bad: set[str]) -> Lists:
    """For the letters of every flagged word of three or four: the lists in which they spell flagged words only."""
    numbers = ALPHABETS[number].numbers
    spelt = {tuple(sorted(numbers(word), reverse=True)) for word in bad if len(word) in (3, 4)}
    spelling, clean = dict.fromkeys(spelt, 0), dict.fromkeys(spelt, 0)
    for word, mask in masks.items():
        letters = tuple(sorted(numbers(word), reverse=True)) if len(word) in (3, 4) else ()
        if letters in spelling:
            spelling[letters] |= mask
            clean[letters] |= mask * (word not in bad)
    return {code_of(number, [*key, 0][:4]): (spelling[key] & ~clean[key]) for key in spelt}
