"""Lists of words from people's files: how a file is read, and how its words come into the table that compiled code reads.

A list is known by its alphabet and the digest of its words, as `en:fb04dcb6970e4c3d`. That name stands in house rules, positions and logs.
The words stay in the file: whoever goes on from a log must have read the same words, from whatever file.

The processes that this one starts find the files by a variable of the environment, FILES.
"""

from __future__ import annotations

import os
import re
import threading
from array import array as numbers_of
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import ceil
from pathlib import Path
from unicodedata import normalize

from ...language import message
from ..alphabet import ALPHABETS, ENGLISH, LISTS, TURKISH, Alphabet
from ..quoting import printable, quoted
from . import FIRST, LEXICONS, LONGEST_WORD, OWN, OWN_NAMES, Lexicon, LexiconError, digest_of_words, first_masks, word_masks, word_tables
from .flagged import read_flagged
from .graph import Edge, add_sets, flagged_endings, flagged_sets, laid_out, nodes_of, parts, write_edges

FILES = "KAHVE_WORD_LISTS"
"""The variable of the environment that names files of words, one a line."""

MOST_MEGABYTES = 8
MOST_WORDS = 300_000
"""The most words in a list."""

KNOWN = 1, 3
"""A weak player knows at least one word in this number: the common ones, and if those are fewer, the shortest besides."""

WHOLE_LIST, COMMON = 1, 1 << LEXICONS.index("int35")
"""The bits of the two lists that a file makes."""

_NAME = re.compile(r"(en|tr):[0-9a-f]{16}")
_ONLY_TURKISH = frozenset(TURKISH.letters + TURKISH.little) - frozenset(ENGLISH.letters + ENGLISH.little)
_ONLY_ENGLISH = frozenset(ENGLISH.letters + ENGLISH.little) - frozenset(TURKISH.letters + TURKISH.little)

_lock = threading.Lock()


@dataclass
class _Free:
    """Where in the tables the next list begins."""

    edge: int
    part: int
    flagged: int


_free = _Free(word_tables.EDGES_OF_THE_HOUSE, word_tables.PARTS_OF_THE_HOUSE, word_tables.FLAGGED_HEAD)


def read_word_list(path: str | os.PathLike[str], alphabet: Alphabet | None = None) -> Lexicon:
    r"""The list in a file of words, one a line in UTF-8, ready for every game in this process and in those that it starts.

    LexiconError names the file, the line, and what is allowed. Empty lines do not count, nor those that begin with `#`. Words are written
    in small letters, or all of them in capitals.

    alphabet: by default the one that has all letters of the words. If both have them, it is the English one.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder) / "mine.txt"
    ...     _ = file.write_text("stir\ntea\n", encoding="utf-8")
    ...     mine = read_word_list(file)
    >>> mine.name, mine.anagrams("rits"), mine.file
    ('en:d2cde3a4fa098e8b', ['stir'], 'mine.txt')
    """
    file = Path(path)
    lines = _lines_of(file)
    used = alphabet or _alphabet_of(file, lines)
    words = _words_of(file, lines, used)
    name = f"{used.name}:{digest_of_words(words)}"
    with _lock:
        if name not in OWN:
            alphabet_number = ALPHABETS.index(used)
            _lay(masks_of(words, alphabet_number), alphabet_number, [Lexicon(name, tuple(words), 0, file.name)])
    _tell_children(file)
    return OWN[name]


def own_list(name: str) -> Lexicon | None:
    """The list from a file that has this name; None where this is not such a name.

    LexiconError if its words are not here: neither read in this process nor in a file that FILES names.
    """
    known = _NAME.fullmatch(name)
    if not known:
        return None
    if name in FIRST:
        _lay_first()
    if name not in OWN:
        _read_named(next(alphabet for alphabet in ALPHABETS if alphabet.name == known[1]))
    if name not in OWN:
        raise LexiconError(message("cards-words-are-not-here", name=name))
    return OWN[name]


def own_lists_read() -> list[Lexicon]:
    """The lists from files that this process knows, those that FILES names among them; files that are not lists are passed over."""
    _read_named(None)
    return [own for own in OWN.values() if own.name not in FIRST]


def _read_named(alphabet: Alphabet | None) -> None:
    for line in os.environ.get(FILES, "").splitlines():
        try:
            read_word_list(line, alphabet)
        except LexiconError:
            continue


def _tell_children(file: Path) -> None:
    named = os.environ.get(FILES, "").splitlines()
    path = str(file.absolute())
    if path not in named:
        os.environ[FILES] = "\n".join([*named, path])


# -- reading a file -----------------------------------------------------------------------------------------------------------------------


def _lines_of(file: Path) -> list[tuple[int, str]]:
    """The lines of a file that have a word, each with its number, from 1."""
    shown = printable(str(file), None)
    try:
        if file.exists() and not file.is_file():
            raise LexiconError(message("cards-words-file-is-none", file=shown))
        if file.stat().st_size > MOST_MEGABYTES << 20:
            size = ceil(file.stat().st_size / (1 << 20))
            raise LexiconError(message("cards-words-file-too-big", file=shown, size=size, most=MOST_MEGABYTES))
        data = file.read_bytes()
    except OSError as error:
        raise LexiconError(message("cards-words-file-unreadable", file=shown, reason=str(error.strerror))) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise LexiconError(message("cards-words-file-no-text", file=shown, line=str(line))) from None
    lines = [(number, line.strip()) for number, line in enumerate(normalize("NFC", text).split("\n"), start=1)]
    filled_lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not filled_lines:
        raise LexiconError(message("cards-words-file-empty", file=shown))
    return filled_lines


def _alphabet_of(file: Path, lines: Iterable[tuple[int, str]]) -> Alphabet:
    """The alphabet that has the letters of these lines; LexiconError if each has a letter that the other lacks."""
    first: dict[str, int] = {}
    for number, line in lines:
        for alphabet, letters in ((TURKISH, _ONLY_TURKISH), (ENGLISH, _ONLY_ENGLISH)):
            if not letters.isdisjoint(line):
                first.setdefault(alphabet.name, number)
    if len(first) == 2:
        english, turkish = str(first["en"]), str(first["tr"])
        raise LexiconError(message("cards-words-of-two-alphabets", file=printable(str(file), None), english=english, turkish=turkish))
    return TURKISH if "tr" in first else ENGLISH


def _words_of(file: Path, lines: Sequence[tuple[int, str]], alphabet: Alphabet) -> list[str]:
    """The words of these lines in small letters, in the order of their characters; LexiconError for a line that is not a word."""
    in_capitals = lines[0][1] == alphabet.capitals(lines[0][1])
    as_written = alphabet.capitals if in_capitals else alphabet.small
    is_word = re.compile(f"[{alphabet.little}]{{2,{LONGEST_WORD}}}")
    words: set[str] = set()
    for number, line in lines:
        word = alphabet.small(line)
        if not is_word.fullmatch(word) or line != as_written(line):
            raise LexiconError(_refused(file, number, line, alphabet))
        words.add(word)
    if len(words) > MOST_WORDS:
        raise LexiconError(message("cards-words-are-too-many", file=printable(str(file), None), number=len(words), most=MOST_WORDS))
    return sorted(words)


def _refused(file: Path, number: int, text: str, alphabet: Alphabet) -> str:
    """The sentence on a line that is not a word."""
    shown, line, word = printable(str(file), None), str(number), quoted(text)
    if len(text.split()) > 1:
        return message("cards-words-line-of-several", file=shown, line=line, word=word)
    strange = [letter for letter in text if alphabet.small(letter) not in alphabet.little]
    if strange:
        letter = quoted(strange[0])
        return message("cards-words-line-of-others", file=shown, line=line, word=word, letter=letter, alphabet=alphabet.name)
    if len(text) < 2 or len(text) > LONGEST_WORD:
        return message("cards-words-line-of-wrong-length", file=shown, line=line, word=word, length=len(text), most=LONGEST_WORD)
    return message("cards-words-line-of-capitals", file=shown, line=line, word=word)


# -- into the table -----------------------------------------------------------------------------------------------------------------------


def _lay_first() -> None:
    """Write the lists of the first edition, a second's work, behind those that are in the tables, where they are not there yet."""
    with _lock:
        if not FIRST.keys() <= OWN.keys():
            masks = first_masks(word_masks())
            lists = [Lexicon(name, tuple(word for word, mask in masks.items() if mask >> bit & 1), bit) for bit, name in enumerate(FIRST)]
            _lay(masks, 0, lists)


def _lay(masks: Mapping[str, int], alphabet: int, lists: Sequence[Lexicon]) -> None:
    """Write a group of lists behind those that are in the tables; LexiconError if there is no room.

    - masks: the words of the group, each with the lists that it is in.
    - lists: those that have a name, each with its place in the group as `number`.
    """
    nth = len({own.number // LISTS for own in OWN.values() if own.alphabet is ALPHABETS[alphabet]})
    number, numbers = word_tables.number_of_group(nth, alphabet), ALPHABETS[alphabet].numbers
    nodes = nodes_of(dict(sorted((tuple(numbers(word)), mask) for word, mask in masks.items())))
    places = laid_out(nodes, _free.edge)
    rows = parts(nodes, places)
    edge = max(place + len(node) for place, node in zip(places, nodes, strict=True))
    part = _free.part + sum(map(len, rows))
    bad = set(read_flagged(alphabet))
    endings, sets = _packed(flagged_endings(alphabet, masks, bad)), _packed(flagged_sets(alphabet, masks, bad))
    flagged = _free.flagged + len(endings) + len(sets)
    if nth == word_tables.MOST_OWN or edge > len(word_tables.EDGES) or part > len(word_tables.PARTS) or flagged >= len(word_tables.FLAGGED):
        raise LexiconError(message("cards-words-have-no-room", file=printable(lists[0].file, None), most=word_tables.MOST_OWN))
    _write_graph(number // LISTS, nodes, places, edge)
    first = (word_tables.PAIRS + 1) * (number // LISTS)
    starts = accumulate(map(len, rows), initial=_free.part)
    word_tables.PART_STARTS[first : first + word_tables.PAIRS + 1] = numbers_of(word_tables.PART_STARTS.format, starts)
    word_tables.PARTS[_free.part : part] = numbers_of(word_tables.PARTS.format, (word_tables.EDGES[each] for row in rows for each in row))
    first = word_tables.SETS_OF_LETTERS * (number // (2 * LISTS))
    add_sets(word_tables.SETS[first : first + word_tables.SETS_OF_LETTERS], ALPHABETS[alphabet], masks, LISTS * alphabet)
    word_tables.FLAGGED[_free.flagged : flagged] = numbers_of(word_tables.FLAGGED.format, endings + sets)
    row = _free.flagged, len(endings), _free.flagged + len(endings), len(sets)
    word_tables.FLAGGED[word_tables.flagged_row(number)] = numbers_of(word_tables.FLAGGED.format, row)
    _free.edge, _free.part, _free.flagged = edge, part, flagged
    for own in lists:
        OWN_NAMES[number + own.number] = own.name
        OWN[own.name] = replace(own, number=number + own.number)


def _write_graph(group: int, nodes: list[tuple[Edge, ...]], places: list[int], end: int) -> None:
    """Write the edges of a group's automaton, which end there, and the one to its root."""
    edges = [0] * end
    write_edges(edges, nodes, places, word_tables.ROOT + group)
    for part in (slice(word_tables.ROOT + group, word_tables.ROOT + group + 1), slice(_free.edge, end)):
        word_tables.EDGES[part] = numbers_of(word_tables.EDGES.format, edges[part])


def masks_of(words: Sequence[str], alphabet: int) -> dict[str, int]:
    """Every word of a list with a bit for the whole list, and one for what a weak player knows of it.

    >>> masks_of(["pear", "zyzzyva", "zax"], 0)
    {'pear': 5, 'zyzzyva': 1, 'zax': 1}
    >>> masks_of(["zyzzyva", "zax"], 0)
    {'zyzzyva': 1, 'zax': 5}
    """
    common = word_masks(alphabet)
    known = {word for word in words if common.get(word, 0) & COMMON}
    fewest = ceil(len(words) * KNOWN[0] / KNOWN[1])
    others = sorted((word for word in words if word not in known), key=lambda word: (len(word), ALPHABETS[alphabet].numbers(word)))
    known.update(others[: max(0, fewest - len(known))])
    return {word: WHOLE_LIST | COMMON * (word in known) for word in words}


def _packed(table: dict[int, int]) -> list[int]:
    """Codes with their lists as FLAGGED has them, those without a list left out."""
    return sorted(code << LISTS | lists for code, lists in table.items() if lists)
