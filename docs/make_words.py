"""Writes the word lists of the letter games from the Debian package `scowl`: `python docs/make_words.py scowl_2020.12.07-2_all.deb`.

It needs `dpkg-deb`. The same package gives the same bytes. With `flagged` in place of the package it writes only `flagged.npz`. It
writes
these files into src/kahve/cards/lexicon:

- `words.txt.gz`: every word of any list, in alphabetical order, each followed by a hexadecimal digit that says which lists it is in
- `automaton.npz`: the tables that `kahve.cards.lexicon.automaton` reads
- `digests.py`: the digests that tell the lists apart in a log
- `flagged.npz`: the words of `flagged.txt` as the tables that `kahve.cards.lexicon.flagged` reads
- `COPYRIGHT`: the section on copyright, sources and credits of the package's README
"""

from __future__ import annotations

import gzip
import hashlib
import io
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Mapping
from math import comb
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kahve.cards.lexicon import LEXICONS

FOLDER = Path(__file__).parent.parent / "src" / "kahve" / "cards" / "lexicon"
PACKAGE = "scowl 2020.12.07-2"

US = ("english", "american")
INTERNATIONAL = (*US, "british", "british_z", "canadian", "australian", "variant_1")
RECIPES = {"int60": (INTERNATIONAL, 60), "us60": (US, 60), "int35": (INTERNATIONAL, 35), "int70": (INTERNATIONAL, 70)}
"""For each list: the categories of the package, and the greatest size that is read."""

LETTER_NAMES = {"cs", "es", "gs", "ks", "ls", "ms", "rs", "ts"}
"""The plurals of names of letters: the package has them as words, no card player would."""

PRIME = 2147483647
"""Codes of flagged words are below this number."""

# An edge of the automaton is one number, laid out as automaton.py reads it.
LAST, ENDS, GOES, TARGET = 5, 6, 10, 14
ROOT = 1


def word_masks(package: Path) -> dict[str, int]:
    """Every word and, bit by bit in the order of LEXICONS, the lists it is in; `package` is the .deb file."""
    unpacked = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(package)], capture_output=True, check=True).stdout
    files: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(unpacked)) as archive:
        for member in archive:
            content = archive.extractfile(member) if "/dict/scowl/" in member.name and member.isfile() else None
            if content is not None:
                files[Path(member.name).name] = content.read()
    masks: dict[str, int] = {}
    for number, name in enumerate(LEXICONS):
        for word in listed(files, *RECIPES[name]):
            masks[word] = masks.get(word, 0) | 1 << number
    return dict(sorted(masks.items()))


def listed(files: Mapping[str, bytes], categories: Iterable[str], size: int) -> set[str]:
    """The words of these categories up to this size: two or more plain small letters, and no name of a letter."""
    found: set[str] = set()
    for category in categories:
        for file, content in files.items():
            if file.startswith(f"{category}-words.") and int(file.rpartition(".")[2]) <= size:
                found.update(line for line in content.decode("latin-1").split("\n") if re.fullmatch("[a-z]{2,}", line))
    return found - LETTER_NAMES


def copyright_section(package: Path) -> str:
    """The notice that has to go with the words, as it stands in the package's README."""
    unpacked = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(package)], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(unpacked)) as archive:
        file = archive.extractfile("./usr/share/doc/scowl/README.gz")
        assert file is not None
        readme = gzip.decompress(file.read()).decode()
    section = readme[readme.index("COPYRIGHT, SOURCES, and CREDITS:") : readme.index("FUTURE PLANS:")]
    return (
        f"The word lists in this folder are a selection from SCOWL (Debian package {PACKAGE}), modified: of the sizes up to 70,\n"
        "the words of two or more of the letters a to z, less eight plurals of names of letters, in one file and as tables.\n"
        "What follows is the section on copyright, sources and credits of SCOWL's README, whole.\n\n"
        "------------------------------------------------------------------------\n\n" + section.rstrip() + "\n"
    )


def packed_words(masks: Mapping[str, int]) -> bytes:
    """The gzip file of the words."""
    text = "".join(f"{word} {mask:x}\n" for word, mask in masks.items())
    packed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=packed, mtime=0) as file:
        file.write(text.encode("ascii"))
    return packed.getvalue()


def digest_module(masks: Mapping[str, int]) -> str:
    """The text of digests.py."""
    rows = []
    for number, name in enumerate(LEXICONS):
        words = "\n".join(word for word, mask in masks.items() if mask >> number & 1)
        rows.append(f'    "{name}": "{hashlib.sha256(words.encode("ascii")).hexdigest()[:16]}",\n')
    return (
        '"""What tells the word lists apart in a log, without unpacking them. Written by docs/make_words.py."""\n\n'
        f"DIGESTS = {{\n{''.join(rows)}}}\n"
        '"""For each list the first 16 digits of the SHA-256 of its words in alphabetical order, one a line."""\n'
    )


Edge = tuple[int, int, int]
"""A letter, the lists in which a word ends here, and the node that follows, 0 where no word goes on."""


def nodes_of(masks: Mapping[str, int]) -> list[tuple[Edge, ...]]:
    """The nodes of the smallest automaton that tells each word's lists; node 0 has no edges, and the last node is the root.

    The words come in alphabetical order, so a node is finished when a word leaves it. It is dropped if an equal node is known.
    The method is by Daciuk, Mihov, Watson and Watson (Incremental construction of minimal acyclic finite-state automata, 2000).
    """
    known: dict[tuple[Edge, ...], int] = {(): 0}
    # Along the word before: the finished edges of each node, and the letter and the lists of the edge that is still open.
    path: list[list[Edge]] = [[]]
    open_edges: list[tuple[int, int]] = []
    before = ""

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
            open_edges.append((ord(letter) - ord("a") + 1, 0))
            path.append([])
        open_edges[-1] = (open_edges[-1][0], mask)
        before = word
    close(0)
    return [*known, tuple(path[0])]


def automaton(masks: Mapping[str, int]) -> dict[str, NDArray[np.generic]]:
    """The tables of the automaton by name, as `automaton.py` says what they are."""
    nodes = nodes_of(masks)
    places = laid_out(nodes)
    goes = [0] * len(nodes)
    for number, node in enumerate(nodes):  # a node comes behind all that follow it
        for _, ends, target in node:
            goes[number] |= ends | goes[target]
    edges = np.zeros(max(place + len(node) for place, node in zip(places, nodes, strict=True)), dtype=np.int32)
    edges[0] = 1 << LAST
    edges[ROOT] = 1 << LAST | goes[-1] << GOES | places[-1] << TARGET
    for place, node in zip(places, nodes, strict=True):
        for at, (letter, ends, target) in enumerate(node):
            last = at == len(node) - 1
            edges[place + at] = letter | last << LAST | ends << ENDS | goes[target] << GOES | places[target] << TARGET
    return {"edges": edges, **parts(nodes, places), "anagrams": anagrams(masks)}


def laid_out(nodes: list[tuple[Edge, ...]]) -> list[int]:
    """Where in the table each node's edges begin. A node whose edges are the last edges of another is written there only."""
    places = [0] * len(nodes)
    places[-1], free = ROOT + 1, ROOT + 1 + len(nodes[-1])
    tails: dict[tuple[Edge, ...], int] = {(): 0}
    for number in sorted(range(len(nodes) - 1), key=lambda number: -len(nodes[number])):
        node = nodes[number]
        if node not in tails:
            tails.update({node[at:]: free + at for at in range(len(node)) if node[at:] not in tails})
            free += len(node)
        places[number] = tails[node]
    return places


def parts(nodes: list[tuple[Edge, ...]], places: list[int]) -> dict[str, NDArray[np.generic]]:
    """For every two letters in a row that no word begins with by the way taken: an edge for each different thing that may follow."""
    found: dict[int, dict[Edge, int]] = {}
    for node in nodes[:-1]:
        for letter, _, target in node:
            for at, edge in enumerate(nodes[target]):
                found.setdefault(27 * letter + edge[0], {}).setdefault(edge, places[target] + at)
    rows = [sorted(found.get(pair, {}).values()) for pair in range(27 * 27)]
    starts = np.cumsum([0, *map(len, rows)])
    return {"parts": np.array([edge for row in rows for edge in row], dtype=np.int32), "part_starts": starts.astype(np.int32)}


def anagrams(masks: Mapping[str, int]) -> NDArray[np.int8]:
    """For every three or four letters in any order: the lists with a word that some order of them spells."""
    table = np.zeros(comb(30, 4), dtype=np.int8)
    for word, mask in masks.items():
        if len(word) in (3, 4):
            letters = sorted((ord(letter) - ord("a") + 1 for letter in word), reverse=True)
            table[sum(comb(letter + 3 - at, 4 - at) for at, letter in enumerate(letters))] |= mask
    return table


def code_of(letters: Iterable[int]) -> int:
    """The code of some letters, 1 to 26, as `kahve.cards.lexicon.flagged` has it."""
    code = 0
    for letter in letters:
        code = (code * 31 + letter) % PRIME
    return code


def flagged(masks: Mapping[str, int], words: Iterable[str]) -> dict[str, NDArray[np.generic]]:
    """The tables of the flagged words by name, as `flagged.py` says what they are."""
    bad = set(words)
    beginnings = {word[:size] for word in bad for size in range(1, len(word))}
    spelt = {"".join(sorted(word, reverse=True)) for word in bad if len(word) in (3, 4)}
    going, clean_going, spelling, clean_spelling = (dict.fromkeys(keys, 0) for keys in (beginnings, beginnings, spelt, spelt))
    for word, mask in masks.items():
        for size in range(1, len(word)):
            if word[:size] in going:
                going[word[:size]] |= mask
                clean_going[word[:size]] |= mask * (word not in bad)
        letters = "".join(sorted(word, reverse=True))
        if letters in spelling:
            spelling[letters] |= mask
            clean_spelling[letters] |= mask * (word not in bad)
    endings = {code_of(ord(x) - 96 for x in key): going[key] & ~clean_going[key] for key in beginnings}
    sets = {code_of([*(ord(x) - 96 for x in key), 0][:4]): spelling[key] & ~clean_spelling[key] for key in spelt}
    found: dict[str, NDArray[np.generic]] = {"words": np.array(sorted(code_of(ord(x) - 96 for x in word) for word in bad), dtype=np.int64)}
    for name, table in (("endings", endings), ("anagrams", sets)):
        codes = sorted(code for code, lists in table.items() if lists)
        found[name] = np.array(codes, dtype=np.int64)
        found[f"{name}_lists"] = np.array([table[code] for code in codes], dtype=np.int64)
    return found


def packed_tables(tables: Mapping[str, NDArray[np.generic]]) -> bytes:
    """The tables as the bytes of one file."""
    packed = io.BytesIO()
    np.savez(packed, **{name: table.astype(table.dtype.newbyteorder("<")) for name, table in tables.items()})
    return packed.getvalue()


def flagged_words() -> list[str]:
    """The words of flagged.txt."""
    return [line for line in (FOLDER / "flagged.txt").read_text(encoding="ascii").splitlines() if not line.startswith("#")]


def listed_masks() -> dict[str, int]:
    """Every word and the lists it is in, from words.txt.gz."""
    text = gzip.decompress((FOLDER / "words.txt.gz").read_bytes()).decode("ascii")
    return {line[:-2]: int(line[-1], 16) for line in text.splitlines()}


def main() -> None:
    """Write the five files, or that of the flagged words alone."""
    if sys.argv[1] == "flagged":
        (FOLDER / "flagged.npz").write_bytes(packed_tables(flagged(listed_masks(), flagged_words())))
        return
    package = Path(sys.argv[1])
    masks = word_masks(package)
    (FOLDER / "flagged.npz").write_bytes(packed_tables(flagged(masks, flagged_words())))
    (FOLDER / "words.txt.gz").write_bytes(packed_words(masks))
    (FOLDER / "automaton.npz").write_bytes(packed_tables(automaton(masks)))
    (FOLDER / "digests.py").write_text(digest_module(masks), encoding="utf-8")
    (FOLDER / "COPYRIGHT").write_text(copyright_section(package), encoding="utf-8")


if __name__ == "__main__":
    main()
