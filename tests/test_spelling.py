"""The script that looks for misspelt words reads the words that people read, and keeps its exceptions in order."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from kahve.language.catalogue import known

SCRIPT = runpy.run_path(str(Path(__file__).parent.parent / "docs" / "check_spelling.py"))
EXCEPTIONS: Path = SCRIPT["EXCEPTIONS"]


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("en", "Don't `take` the jack (if_able), ACAD; see [a page](b.md).", ["Don't", "the", "jack", "if", "able", "see", "page"]),
        ("tr", "…'dır, 5'te ve Kâğıt’ı", ["ve", "Kâğıt'ı"]),
        ("el", "Με `play` ή bot: κράτησέ το", ["Με", "κράτησέ", "το"]),
        ("ar", "آصًا وbot", ["آصا"]),
    ],
)
def test_the_words_of_a_text_are_those_of_its_language(language: str, text: str, words: list[str]) -> None:
    assert SCRIPT["words_of"](text, language) == words


@pytest.mark.parametrize(("language", "word", "spelling"), [("tr", "kâğıt", "kağıt"), ("el", "κράτησέ", "κράτησε"), ("en", "jack", "jack")])
def test_a_word_is_looked_up_as_the_dictionaries_spell_it(language: str, word: str, spelling: str) -> None:
    assert [*SCRIPT["spellings"](word, language)][-1] == spelling


@pytest.mark.parametrize("path", sorted(EXCEPTIONS.glob("*.txt")), ids=lambda path: path.stem)
def test_the_exceptions_of_a_language_are_words_in_order(path: Path) -> None:
    words = path.read_text(encoding="utf-8").splitlines()
    assert path.stem in known()
    assert words == sorted(set(words))
    assert all(word and not any(map(str.isspace, word)) for word in words)


def test_an_unknown_word_is_named_with_its_places_unless_it_is_an_exception(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    right = {"Tarık", "Zeynep"}
    dictionary = SimpleNamespace(lookup=lambda word: word not in right | {"everybody"})
    monkeypatch.setitem(sys.modules, "spylls", SimpleNamespace())
    files = SimpleNamespace(Dictionary=SimpleNamespace(from_files=lambda path: dictionary))
    monkeypatch.setitem(sys.modules, "spylls.hunspell", files)
    assert SCRIPT["main"](["en", "--dictionaries", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["en everybody", "en"]
    assert lines[-1].startswith("en: 3 unknown words, 1 of them new; ")
