"""Writes the word lists of the letter games from the Debian package `scowl`: `python docs/make_words.py scowl_2020.12.07-2_all.deb`.

It needs `dpkg-deb`. The same package gives the same bytes. With `flagged` in place of the package it writes only `flagged.npz`. The
Turkish words are made by docs/make_turkish_words.py, which then makes the tables here. It writes these files into
src/kahve/cards/lexicon:

- `words.txt.gz`: every English word of any list, each followed by a hexadecimal digit that says which lists it is in
- `first.txt`: of the words that were in other lists in the first edition, or in none, the same digit as it was then
- `COPYRIGHT`: the section on copyright, sources and credits of the package's README
- `automaton.npz`: the tables that `kahve.cards.lexicon.automaton` reads, of the words of all alphabets
- `digests.py`: the digests that tell the lists apart in a log
- `flagged.npz`: the flagged words of all alphabets as the tables that `kahve.cards.lexicon.flagged` reads
"""

from __future__ import annotations

import gzip
import io
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from unicodedata import combining, normalize

import numpy as np
from numpy.typing import NDArray

from kahve.cards.alphabet import ALPHABETS, LISTS
from kahve.cards.lexicon import LEXICONS, WORD_FILES, digest_of_words, first_masks
from kahve.cards.lexicon.flagged import FLAGGED_FILES
from kahve.cards.lexicon.graph import (
    LAST,
    TARGET,
    add_sets,
    code_of,
    flagged_endings,
    flagged_sets,
    laid_out,
    nodes_of,
    parts,
    write_edges,
)
from kahve.cards.lexicon.word_tables import SETS_OF_LETTERS

FOLDER = Path(__file__).parent.parent / "src" / "kahve" / "cards" / "lexicon"
PACKAGE = "scowl 2020.12.07-2"

US = ("english", "american")
INTERNATIONAL = (*US, "british", "british_z", "canadian", "australian", "variant_1")
RECIPES = {"int60": (INTERNATIONAL, 60), "us60": (US, 60), "int35": (INTERNATIONAL, 35), "int70": (INTERNATIONAL, 70)}
"""For each list: the categories of the package, and the greatest size that is read."""

LETTER_NAMES = {"cs", "es", "gs", "ks", "ls", "ms", "rs", "ts"}
"""The plurals of names of letters: the package has them as words, no card player would."""

RECENT = {
    "int35": "app apps carb carbs ebook ebooks ok sudoku vlog vlogs wifi",
    "int60": """
        bao besties bestie biodiesel boba dojo dojos edamame esports glamping kombucha livestream livestreamed livestreaming livestreams
        matcha mojito mojitos noob noobs onesie onesies panini paninis photobomb photobombed photobombing photobombs ramen staycation
        staycations sudokus umami vlogged vlogger vloggers vlogging
    """,
}
"""Recent words that the package of 2020 lacks, or has with a capital or a hyphen only. Each is in this list and in every larger one."""

MOST_EDGES = 1 << 32 - TARGET
ROOT = 1


def word_masks(package: Path, *, first: bool = False) -> dict[str, int]:
    """Every word and, bit by bit in the order of LEXICONS, the lists it is in; `package` is the .deb file.

    first: as it was in the first edition, which lacked the words with accents and those of RECENT.
    """
    unpacked = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(package)], capture_output=True, check=True).stdout
    files: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(unpacked)) as archive:
        for member in archive:
            content = archive.extractfile(member) if "/dict/scowl/" in member.name and member.isfile() else None
            if content is not None:
                files[Path(member.name).name] = content.read()
    masks: dict[str, int] = {}
    for number, name in enumerate(LEXICONS[:LISTS]):
        for word in listed(files, *RECIPES[name], first=first):
            masks[word] = masks.get(word, 0) | 1 << number
    return dict(sorted(masks.items()))


def listed(files: Mapping[str, bytes], categories: Iterable[str], size: int, *, first: bool = False) -> set[str]:
    """The words of these categories up to this size: two or more small letters, without their accents, and no name of a letter."""
    lines: set[str] = set()
    for category in categories:
        for file, content in files.items():
            if file.startswith(f"{category}-words.") and int(file.rpartition(".")[2]) <= size:
                lines.update(content.decode("utf-8").split("\n"))
    if first:
        return {line for line in lines if re.fullmatch("[a-z]{2,}", line)} - LETTER_NAMES
    lines.update(word for name, words in RECENT.items() if RECIPES[name][1] <= size for word in words.split())
    return {word for word in map(without_accents, lines) if re.fullmatch("[a-z]{2,}", word)} - LETTER_NAMES


def without_accents(word: str) -> str:
    """A word as it is written on cards, which have plain letters.

    >>> without_accents("fiancée"), without_accents("piñata")
    ('fiancee', 'pinata')
    """
    return "".join(letter for letter in normalize("NFD", word) if not combining(letter))


def otherwise_at_first(masks: Mapping[str, int], first: Mapping[str, int]) -> str:
    """The lines of first.txt."""
    return "".join(f"{word} {first.get(word, 0):x}\n" for word, mask in masks.items() if first.get(word, 0) != mask)


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
        "the words of two or more of the letters a to z, written without their accents, less eight plurals of names of letters,\n"
        "and with a few recent words besides, in one file and as tables.\n"
        "What follows is the section on copyright, sources and credits of SCOWL's README, whole.\n\n"
        "------------------------------------------------------------------------\n\n" + section.rstrip() + "\n"
    )


def packed_words(masks: Mapping[str, int]) -> bytes:
    """The gzip file of the words."""
    text = "".join(f"{word} {mask:x}\n" for word, mask in masks.items())
    packed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=packed, mtime=0) as file:
        file.write(text.encode("utf-8"))
    return packed.getvalue()


Masks = Sequence[Mapping[str, int]]
"""For each alphabet its words, and bit by bit the lists of the alphabet that have them."""


def digest_module(masks: Masks) -> str:
    """The text of digests.py."""
    return (
        '"""What tells the word lists apart in a log, without unpacking them. Written by docs/make_words.py."""\n\n'
        f"DIGESTS = {{\n{digest_rows(LEXICONS, masks)}}}\n"
        '"""For each list the first 16 digits of the SHA-256 of its words in the order of their characters, one a line."""\n\n'
        f"FIRST_DIGESTS = {{\n{digest_rows(LEXICONS[:LISTS], [first_masks(masks[0])])}}}\n"
        '"""The same of the lists that are other than in their first edition."""\n'
    )


def digest_rows(names: Iterable[str], masks: Masks) -> str:
    """The entries for these lists, in the order of LEXICONS."""
    rows = []
    for number, name in enumerate(names):
        words = [word for word, mask in masks[number // LISTS].items() if mask >> number % LISTS & 1]
        rows.append(f'    "{name}": "{digest_of_words(words)}",\n')
    return "".join(rows)


def automaton(masks: Masks) -> dict[str, NDArray[np.generic]]:
    """The tables of the automaton by name, as `automaton.py` says what they are."""
    free = ROOT + len(masks)
    edges = np.zeros(MOST_EDGES, dtype=np.int64)
    edges[0] = 1 << LAST
    rows: list[list[int]] = []
    for place, (alphabet, words) in enumerate(zip(ALPHABETS, masks, strict=True)):
        nodes = nodes_of(dict(sorted((tuple(alphabet.numbers(word)), mask) for word, mask in words.items())))
        places = laid_out(nodes, free)
        free = write_edges(edges, nodes, places, ROOT + place)
        rows += parts(nodes, places)
    signed = edges[:free].astype(np.uint32).view(np.int32)
    starts = np.cumsum([0, *map(len, rows)])
    all_parts = np.array([edge for row in rows for edge in row], dtype=np.int32)
    return {"edges": signed, "parts": all_parts, "part_starts": starts.astype(np.int32), "anagrams": anagrams(masks)}


def anagrams(masks: Masks) -> NDArray[np.int8]:
    """For every three or four letters in any order: the lists with a word that some order of them spells."""
    table = np.zeros(SETS_OF_LETTERS, dtype=np.uint8)
    for number, (alphabet, words) in enumerate(zip(ALPHABETS, masks, strict=True)):
        add_sets(table, alphabet, words, LISTS * number)
    return table.view(np.int8)


def flagged(masks: Masks, words: Sequence[Iterable[str]]) -> dict[str, NDArray[np.generic]]:
    """The tables of the flagged words by name, as `flagged.py` says what they are; words: those of each alphabet."""
    codes: list[int] = []
    endings: dict[int, int] = {}
    sets: dict[int, int] = {}
    for number, (listed_words, flagged_here) in enumerate(zip(masks, words, strict=True)):
        bad = set(flagged_here)
        codes += (code_of(number, ALPHABETS[number].numbers(word)) for word in bad)
        shift = LISTS * number
        endings |= {code: lists << shift for code, lists in flagged_endings(number, listed_words, bad).items()}
        sets |= {code: lists << shift for code, lists in flagged_sets(number, listed_words, bad).items()}
    arrays: dict[str, NDArray[np.generic]] = {"words": np.array(sorted(codes), dtype=np.int64)}
    for name, table in (("endings", endings), ("anagrams", sets)):
        flagged_codes = sorted(code for code, lists in table.items() if lists)
        arrays[name] = np.array(flagged_codes, dtype=np.int64)
        arrays[f"{name}_lists"] = np.array([table[code] for code in flagged_codes], dtype=np.int64)
    return arrays


def packed_tables(tables: Mapping[str, NDArray[np.generic]]) -> bytes:
    """The tables as the bytes of one file."""
    packed = io.BytesIO()
    np.savez(packed, **{name: table.astype(table.dtype.newbyteorder("<")) for name, table in tables.items()})
    return packed.getvalue()


def flagged_words() -> list[list[str]]:
    """The flagged words of each alphabet."""
    texts = ((FOLDER / name).read_text(encoding="utf-8") for name in FLAGGED_FILES)
    return [[line for line in text.splitlines() if not line.startswith("#")] for text in texts]


def listed_masks() -> list[dict[str, int]]:
    """For each alphabet every word and the lists it is in, from the files of words."""
    texts = (gzip.decompress((FOLDER / name).read_bytes()).decode("utf-8") for name in WORD_FILES)
    return [{line[:-2]: int(line[-1], 16) for line in text.splitlines()} for text in texts]


def write_flagged() -> None:
    """Write the tables of the flagged words."""
    (FOLDER / "flagged.npz").write_bytes(packed_tables(flagged(listed_masks(), flagged_words())))


def write_tables() -> None:
    """Write what is made from the words of all alphabets."""
    write_flagged()
    (FOLDER / "automaton.npz").write_bytes(packed_tables(automaton(listed_masks())))
    (FOLDER / "digests.py").write_text(digest_module(listed_masks()), encoding="utf-8")


def main() -> None:
    """Write the English words and the tables of all alphabets, or those of the flagged words alone."""
    if sys.argv[1] == "flagged":
        write_flagged()
        return
    package = Path(sys.argv[1])
    masks = word_masks(package)
    (FOLDER / "words.txt.gz").write_bytes(packed_words(masks))
    (FOLDER / "first.txt").write_text(otherwise_at_first(masks, word_masks(package, first=True)), encoding="ascii")
    (FOLDER / "COPYRIGHT").write_text(copyright_section(package), encoding="utf-8")
    write_tables()


if __name__ == "__main__":
    main()
