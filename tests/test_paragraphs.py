"""The numbered rulebooks, the code, the house rules and the tests speak of the same paragraphs.

A paragraph of a rulebook begins with its number in bold, such as `**3.2**`. Its house rules stand under it, each in this form:

    > House rule **Title** `name` (default; what may be chosen): a sentence.

Code cites a paragraph in a comment that begins with its number. A test of the paragraph is called `test_3_2_…`. It is in the game's
`test_rules.py`, or in a file of tests of its family that has the game among its `GAMES`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from importlib import import_module
from pathlib import Path

import pytest

import kahve
from kahve.engine.house import Option
from kahve.games import GAMES

PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
HOUSE_RULE = re.compile(r"^> House rule \*\*([^*]+)\*\* `(\w+)` \(([^;()]*); ([^()]*)\): ((?:[^\n]|\n> )+\.)$", re.MULTILINE)
NUMBER = re.compile(r"\b\d+\.\d+\b")

NOT_IN_EVERY_BOOK: dict[str, set[str]] = {
    **{number: {"soup"} for number in ("2.2", "5.2", "5.3")},
    **{number: {"quist", "animal_quist", "chili_dog"} for number in ("2.3", "7.2")},
    "3.5": {"quist", "animal_quist"},
    "6.2": {"quist", "animal_quist", "soup"},
}
"""Paragraphs that a family's shared rules cite and that these games have no use for: number -> games."""

EXAMPLES = {
    "pisti": [*(f"P4_{n}" for n in range(1, 11)), *(f"P2_{n}" for n in range(1, 8))],
    "pishti": [f"H_{n}" for n in range(1, 9)],
    "dry_game": [f"D_{n}" for n in range(1, 9)],
    "foxtrot": [f"F_{n}" for n in range(1, 11)],
    "basra": [*(f"BE_{n}" for n in range(1, 14)), *(f"BL_{n}" for n in range(1, 9)), *(f"R_{n}" for n in range(1, 4))],
    "pastra": [f"PA_{n}" for n in range(1, 8)],
    "quist": [f"V_{n}" for n in (1, 3, 4, 5, 7, 10)],
    "animal_quist": ["V_10"],
    "chili_dog": [f"V_{n}" for n in (9, 10)],
    "turtle": [f"V_{n}" for n in (1, 6, 7, 10)],
}
"""The worked examples of the rules document, each with a test that is named after it."""


def folder(name: str) -> Path:
    """The folder of a game."""
    return Path(import_module(GAMES[name]).__file__ or "").parent


def paragraphs(name: str) -> list[str]:
    """The numbers of a book's paragraphs in the order of the book."""
    return PARAGRAPH.findall(kahve.rulebook(name))


def book_rules(name: str) -> dict[str, tuple[str, str, str, str, str]]:
    """The house rules of a book by name: the paragraph under which each stands, its title, the default, what is allowed, the sentence."""
    book = kahve.rulebook(name)
    starts = [(match.start(), match[1]) for match in PARAGRAPH.finditer(book)]
    rules = {}
    for row in HOUSE_RULE.finditer(book):
        above = [number for start, number in starts if start < row.start()]
        rules[row[2]] = (above[-1], row[1], row[3], row[4], row[5])
    return rules


def cited(path: Path) -> set[str]:
    """The paragraphs that the comments of a file cite."""
    numbers: set[str] = set()
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.COMMENT and re.match(r"#\s*\d+\.\d+\b", token.string):
            numbers |= set(NUMBER.findall(token.string))
    return numbers


def test_sources(name: str) -> list[str]:
    """The texts of a game's tests: its own, and those of its family that run for the games in their `GAMES`."""
    shared = [path.read_text(encoding="utf-8") for path in folder(name).parent.glob("test_*.py")]
    own = (folder(name) / "test_rules.py").read_text(encoding="utf-8")
    return [own, *(text for text in shared if name in games_of(text))]


def games_of(source: str) -> tuple[str, ...]:
    """The `GAMES` of a file of tests; none in a file that has no such line."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "GAMES":
            return tuple(ast.literal_eval(node.value))
    return ()


def test_names(name: str) -> list[str]:
    """The names of a game's tests."""
    nodes = [node for source in test_sources(name) for node in ast.walk(ast.parse(source))]
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


for helper in (test_names, test_sources):
    helper.__test__ = False  # type: ignore[attr-defined]


def choices(option: Option) -> str:
    """What may be chosen, as a book writes it."""
    if option.kind == "yes_no":
        return "yes, no"
    listed = option.allowed and not option.any_other and option.kind != "row"
    return ", ".join(map(str, option.allowed)) if listed else option.allows()


def default(option: Option) -> str:
    """The default, as a book writes it."""
    return ("yes" if option.default else "no") if option.kind == "yes_no" else str(option.default)


@pytest.mark.parametrize("name", GAMES)
def test_a_book_numbers_its_paragraphs_in_order(name: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(name)]
    assert numbers
    assert numbers == sorted(set(numbers))
    sections = re.findall(r"^## (\d+) ", kahve.rulebook(name), re.MULTILINE)
    assert [int(number) for number in sections] == sorted({section for section, _ in numbers})


@pytest.mark.parametrize("name", GAMES)
def test_a_book_refers_to_its_own_paragraphs(name: str) -> None:
    assert set(NUMBER.findall(kahve.rulebook(name))) <= set(paragraphs(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_a_game_cite_paragraphs_of_its_book(name: str) -> None:
    numbers = set().union(*(cited(path) for path in folder(name).glob("*.py") if not path.name.startswith(("test_", "conftest"))))
    assert numbers
    assert numbers - set(paragraphs(name)) == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_a_family_cite_paragraphs_of_every_book(name: str) -> None:
    family = folder(name).parent
    numbers = set().union(*(cited(path) for path in family.glob("*.py")))
    needless = {number for number, games in NOT_IN_EVERY_BOOK.items() if name in games}
    assert numbers - set(paragraphs(name)) - needless == set()


@pytest.mark.parametrize("name", GAMES)
def test_an_option_stands_under_its_paragraph(name: str) -> None:
    rules = book_rules(name)
    for option in kahve.game(name).options:
        assert option.paragraph in paragraphs(name), option.name
        assert option.name in rules, f"the book of {name} has no house rule `{option.name}`"
        assert rules[option.name][:4] == (option.paragraph, option.title, default(option), choices(option))


@pytest.mark.parametrize("name", GAMES)
def test_a_book_has_no_house_rule_that_the_game_lacks(name: str) -> None:
    book = kahve.rulebook(name)
    assert set(book_rules(name)) == {option.name for option in kahve.game(name).options}
    assert book.count("> House rule") == len(book_rules(name)), "a house rule is not written as the others are"


@pytest.mark.parametrize("name", GAMES)
def test_a_paragraph_has_a_test_and_a_test_a_paragraph(name: str) -> None:
    tested = {".".join(match.groups()) for test in test_names(name) if (match := re.match(r"test_(\d+)_(\d+)_", test))}
    assert set(paragraphs(name)) - tested == set(), "paragraphs without a test"
    assert tested - set(paragraphs(name)) == set(), "tests of paragraphs that the book lacks"


@pytest.mark.parametrize("name", GAMES)
def test_a_house_rule_is_named_in_a_test(name: str) -> None:
    words = set(re.findall(r"\w+", "\n".join(test_sources(name))))
    assert {option.name for option in kahve.game(name).options} - words == set()


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_worked_example_is_a_test(name: str) -> None:
    names = test_names(name)
    missing = [example for example in EXAMPLES[name] if not any(test.startswith(f"test_example_{example}_") for test in names)]
    assert missing == []


@pytest.mark.parametrize("name", [name for name in GAMES if kahve.game(name).family == "letters"])
def test_a_letter_game_says_why_a_number_is_missing(name: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(name)]
    in_a_row = all(place == 1 or (chapter, place - 1) in numbers for chapter, place in numbers)
    assert ("Where a number is missing" in kahve.rulebook(name)) == (not in_a_row)


@pytest.mark.parametrize("name", [name for name in GAMES if kahve.game(name).family == "letters"])
@pytest.mark.parametrize("word_mode", ["table", "strict"])
def test_the_lines_of_the_sheet_are_in_the_book_of_a_letter_game(name: str, word_mode: str) -> None:
    game = kahve.game(name)
    house = game.settle({"word_mode": word_mode})
    shown = [game.screen.title(item) for item in game.rules.items if game.screen.shows(house, item)]
    said = re.search(r"and these lines: ([^.]*)\.", kahve.rulebook(name))
    assert said is not None
    assert [line for line in re.split(", | and ", said[1]) if word_mode == "table" or line != "Spellchecks"] == shown
