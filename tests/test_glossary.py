"""Every text in a language keeps to its glossary: the catalogues, the rulebooks and the lessons."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from kahve.language import offered
from kahve.language.catalogue import known, messages
from kahve.language.glossary import GlossaryError, glossary, read_glossary
from kahve.language.speaker import speaker_of

from .test_language import texts

SCRIPT = runpy.run_path(str(Path(__file__).parent.parent / "docs" / "check_spelling.py"))
CODE, texts_of = SCRIPT["CODE"], SCRIPT["texts_of"]


@pytest.mark.parametrize("language", known())
def test_every_text_keeps_to_the_glossary_of_its_language(language: str) -> None:
    own = glossary(language)
    complaints = [line for place, text in texts_of(language) for line in own.complaints(place, CODE.sub("…", text))]
    assert complaints == [], "\n".join(complaints)


@pytest.mark.parametrize("language", [language for language in known() if language != "en"])
def test_a_game_that_has_a_name_in_a_language_is_called_by_it(language: str) -> None:
    english, own = speaker_of("en"), speaker_of(language)
    games = [entry.id.name for _, entry in messages(language) if re.match(r"(?:fishing|melding|letters)-game-", entry.id.name)]
    names = {english.say(name, ()): own.say(name, ()) for name in games}
    foreign = {name: right for name, right in names.items() if name not in names.values()}
    pattern = (
        re.compile(rf"(?<![A-Za-z])(?:{'|'.join(map(re.escape, sorted(foreign, key=len, reverse=True)))})(?![A-Za-z])")
        if foreign
        else re.compile("(?!)")
    )
    complaints = [
        f'{place} says "{match[0]}": the game is called "{foreign[match[0]]}" here.'
        for place, text in texts_of(language)
        if not place.startswith("language-") and not re.match(r"[a-z]+-(?:also|near)-", place)
        for match in pattern.finditer(CODE.sub("…", text))
    ]
    assert complaints == [], "\n".join(complaints)


@pytest.mark.parametrize("language", known())
def test_the_messages_that_are_a_word_of_the_glossary_say_it(language: str) -> None:
    said = {entry.id.name: next(texts(entry.value), "") for _, entry in messages(language) if entry.value}
    assert {name: said.get(name) for name in glossary(language).names} == glossary(language).names


@pytest.mark.parametrize("language", offered())
def test_a_language_that_is_offered_has_a_glossary(language: str) -> None:
    own = glossary(language)
    assert own.address
    assert own.words
    assert own.refused


@pytest.mark.parametrize("language", known())
def test_no_word_of_a_glossary_is_refused_by_it_and_each_exception_names_a_place(language: str) -> None:
    own = glossary(language)
    assert [line for concept, words in own.words.items() for line in own.complaints(concept, words)] == []
    places = {place for place, _ in texts_of(language)}
    assert [place for refused in own.refused for place in refused.allowed_in if place not in places] == []
    assert [refused.form.pattern for refused in own.refused if refused.form.search(refused.say)] == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("address = ", "xx/glossary.toml: "),
        ("adress = 'du'", "there is no 'adress' in a glossary"),
        ("[[refused]]\nform = 'a'\nsay = 'b'", "refused form 1: it has form, sort, say and why"),
        ("[[refused]]\nform = 'a'\nsort = 'taste'\nsay = 'b'\nwhy = 'c'", "the sort is one of word, name"),
        ("[[refused]]\nform = '('\nsort = 'word'\nsay = 'b'\nwhy = 'c'", "refused form 1: missing"),
    ],
)
def test_a_glossary_that_cannot_be_read_is_named(text: str, says: str) -> None:
    with pytest.raises(GlossaryError, match=re.escape(says)):
        read_glossary(text, "xx/glossary.toml")


def test_a_refused_form_is_allowed_where_the_glossary_says_so() -> None:
    own = read_glossary(
        "[[refused]]\nform = 'puan'\nsort = 'word'\nsay = 'sayı'\nwhy = 'c'\nallowed_in = ['help-rate']", "xx/glossary.toml"
    )
    assert own.complaints("help-rate", "400 puan") == []
    assert own.complaints("help-play", "400 puan") == ['help-play says "puan": say "sayı" (c).']
    assert own.complaints("melding-written-points", "puan") == []
