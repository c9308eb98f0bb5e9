"""What is translated beside the catalogues says the same: the lessons of all games, and every rulebook that is translated."""

import re

import pytest

from kahve import games, language
from kahve.games import GAMES, game, language_of_rulebook, not_translated, rulebook, rulebook_not_translated
from kahve.games.books import HOUSE_RULE, folder_of, rulebook_file, translated
from kahve.games.lessons import FILE, LessonError, course, read_course
from kahve.language import is_game_translated, is_offered, speaking
from kahve.language.catalogue import known

LANGUAGES = [language for language in known() if language != "en" and is_offered(language)]
NUMBERED = re.compile(r"^(?:#+\s+\d+|\*\*\d+(?:\.\d+)+\*\*)", re.MULTILINE)
CODE = re.compile(r"`[^`]+`")
ANY_LETTER = re.compile(r"[^\W\d_]")
LETTERS_OF_LANGUAGES = {
    "ar": re.compile(r"[\u0600-\u06ff]"),
    "el": re.compile(r"[\u0370-\u03ff]"),
    "tr": re.compile(r"[a-zçğıöşü]", re.IGNORECASE),
}


def paragraphs(text: str) -> dict[str, list[str]]:
    """The numbered paragraphs of a rulebook, each with the codes in it, in the order of the alphabet."""
    places = [(place.start(), place[0].strip("#* ")) for place in NUMBERED.finditer(text)]
    ends = [start for start, _ in places[1:]] + [len(text)]
    return {number: sorted(CODE.findall(text[start:end])) for (start, number), end in zip(places, ends, strict=True)}


def house_rules(text: str) -> list[str]:
    """The house rules that a reader finds in a rulebook, in its order."""
    return [rule[1] for rule in map(HOUSE_RULE.match, text.splitlines()) if rule and rule[0].startswith("> ")]


TITLED = re.compile(r"^> [^`*]+ \*\*([^*]+)\*\* `(\w+)` \(", re.MULTILINE)


def has_game(language: str, name: str) -> bool:
    """Whether the messages of a game are in a language."""
    with speaking(language):
        return is_game_translated(game(name).noun)


TRANSLATED = [(name, language) for name in GAMES for language in LANGUAGES if has_game(language, name)]
"""The games whose books and lessons have to be translated: each language has those of every game whose messages it has."""


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_translated_rulebook_has_the_paragraphs_and_codes_of_the_english_one(name: str, language: str) -> None:
    english = rulebook(name)
    with speaking(language):
        assert language_of_rulebook(name) == language
        own = rulebook(name)
    assert paragraphs(own) == paragraphs(english)
    assert house_rules(own) == house_rules(english)
    with speaking(language):
        assert {rule: title for title, rule in TITLED.findall(own)} == {option.name: option.title for option in game(name).options}
    assert own.count("\n#") == english.count("\n#")
    assert own.count("\n|") == english.count("\n|")
    assert len(LETTERS_OF_LANGUAGES.get(language, ANY_LETTER).findall(own)) > len(english) / 3


def test_every_language_of_kahve_has_every_game() -> None:
    assert set(TRANSLATED) == {(name, language) for name in GAMES for language in LANGUAGES}


def test_a_game_that_is_not_translated_is_in_english_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    english = rulebook("soup")
    monkeypatch.setattr(language, "games_of", lambda spoken: {"fishing"})
    monkeypatch.setattr(games, "rulebook_file", lambda package, spoken: rulebook_file(package, spoken) if spoken == "en" else None)
    with speaking("de"):
        assert not_translated("pisti") == ""
        assert not_translated("soup")
        assert rulebook_not_translated("soup")
        assert (language_of_rulebook("soup"), rulebook("soup")) == ("en", english)


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_translated_course_teaches_the_same_in_other_words(name: str, language: str) -> None:
    english = course(name)
    with speaking(language):
        assert translated(GAMES[name], FILE) is not None
        own = course(name)
    assert (own.house, len(own.lessons)) == (english.house, len(english.lessons))
    assert own.says != english.says
    for lesson, other in zip(own.lessons, english.lessons, strict=True):
        assert (lesson.position, lesson.wanted, lesson.rule, lesson.kind) == (other.position, other.wanted, other.rule, other.kind)
        assert lesson.wrong.keys() == other.wrong.keys()
        said = [
            (lesson.title, other.title),
            (lesson.before, other.before),
            (lesson.right, other.right),
            (lesson.otherwise, other.otherwise),
        ]
        for text, in_english in [*said, *((lesson.wrong[move], other.wrong[move]) for move in lesson.wrong)]:
            assert text.strip() == text != in_english
            assert LETTERS_OF_LANGUAGES.get(language, ANY_LETTER).search(text)


ENGLISH = (folder_of(GAMES["pisti"]) / FILE).read_text(encoding="utf-8")


MATCH, WHOLE = "[match]\nsays = 'x'\n", "[[lesson]]\ntitle = 'x'\nbefore = 'x'\nright = 'x'\notherwise = 'x'\n"
LESSONS = len(course("pisti").lessons)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (MATCH, "a translation consists of"),
        ("[match\n", "is not TOML"),
        (MATCH + "house = {}\n" + WHOLE * LESSONS, "house"),
        (MATCH + "[[lesson]]\ntitle = 'x'\n" * LESSONS, "line 3.*before"),
        (
            "[match]\nsays = 'x'\n" + "[[lesson]]\ntitle = 'x'\nbefore='x'\nright='x'\notherwise='x'\n" * len(course("pisti").lessons),
            "line 3",
        ),
    ],
)
def test_a_translation_that_does_not_fit_is_named_with_its_line(text: str, says: str) -> None:
    with pytest.raises(LessonError, match=f"(?s)LESSONS.xx.toml.*{says}"):
        read_course("pisti", ENGLISH, "LESSONS.toml", (text, "LESSONS.xx.toml"))
