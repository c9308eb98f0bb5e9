"""The rulebooks that are assembled from a family's text and a game's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kahve import game, rulebook
from kahve.games import GAMES
from kahve.games.books import HOUSE_RULE, assembled, folder_of, rulebook_file, whole_rulebook
from kahve.language import speaking
from kahve.language.catalogue import known

BOOKS = {f"{path.parent.name}/{path.name}": path for name in GAMES for code in known() if (path := rulebook_file(GAMES[name], code))}


def test_these_games_share_their_text() -> None:
    games = {path.parent.name for path in BOOKS.values() if path.name == "own.md"}
    assert games == {"basra", "chili_dog", "pastra", "quist", "animal_quist", "hand_and_foot", "hand_knee_and_foot"}


@pytest.mark.parametrize("name", BOOKS)
def test_a_rulebook_is_whole_and_begins_with_its_title(name: str) -> None:
    text = whole_rulebook(BOOKS[name])
    assert text.startswith("# ")
    assert "{{" not in text
    assert "\n\n\n" not in text


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_whole_rulebook_or_its_own_part_of_one(name: str) -> None:
    files = {path.name for stem in ("RULES", "own") for path in folder_of(GAMES[name]).glob(f"{stem}*.md")}
    assert len({name.partition(".")[0] for name in files}) == 1, "in one language the book is assembled and in another it is not"


@pytest.mark.parametrize("own", ["{{a}}\nOne.\n", "{{a}}\nOne.\n{{b}}\nTwo.\n{{c}}\nThree.\n", "{{b}}\nTwo.\n"])
def test_a_place_that_only_one_of_them_has_is_named(own: str) -> None:
    with pytest.raises(ValueError, match=r"places that are not in both texts: [abc]"):
        assembled("{{a}}\n\n{{b}}\n", own)


def test_a_place_that_is_filled_twice_is_named() -> None:
    with pytest.raises(ValueError, match=r"places that are filled twice: a"):
        assembled("{{a}}\n", "{{a}}\nOne.\n{{a}}\nTwo.\n")


def test_a_part_without_a_link_to_the_shared_text_is_named(tmp_path: Path) -> None:
    part = tmp_path / "own.md"
    part.write_text("{{a}}\nOne.\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"no link to the text whose places it fills is in .*own\.md"):
        whole_rulebook(part)


@pytest.mark.parametrize("name", GAMES)
def test_the_values_of_house_rules_are_called_in_the_books_as_on_the_page(name: str) -> None:
    options = {option.name: option for option in game(name).options}
    for code in known():
        with speaking(code):
            for rule in re.split(r"\n\n", rulebook(name)):
                heading = HOUSE_RULE.match(rule)
                words = re.findall(r'["“«]([^"”»]+)["”»] \((\w+)\)', rule) if heading else []
                for word, value in words:
                    option = options[heading[1]]  # type: ignore[index]
                    assert value not in map(str, option.offered) or option.title_of(value) == word, (code, value)
