"""The rulebooks that are assembled from a family's text and a game's own are those that are committed."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

MADE = runpy.run_path(str(Path(__file__).parent.parent / "docs" / "make_rulebooks.py"))
BOOKS: dict[str, tuple[Path, str]] = {f"{path.parent.name}/{path.name}": (path, text) for path, text in MADE["books"]().items()}


def test_these_games_share_their_text() -> None:
    games = {path.parent.name for path, _ in BOOKS.values() if path.name == "RULES.md"}
    assert games == {"quist", "animal_quist", "hand_and_foot", "hand_knee_and_foot"}


@pytest.mark.parametrize("name", BOOKS)
def test_the_rulebook_is_up_to_date(name: str) -> None:
    """Change the family's text or the game's own.md and run `make docs`; do not change RULES.md."""
    path, text = BOOKS[name]
    assert path.read_text(encoding="utf-8") == text, "run `make docs`"
    assert not MADE["PLACE"].search(text)


@pytest.mark.parametrize("own", ["{{a}}\n\nOne.\n", "{{a}}\n\nOne.\n\n{{b}}\n\nTwo.\n\n{{c}}\n\nThree.\n", "{{b}}\n\nTwo.\n"])
def test_a_place_that_only_one_of_them_has_is_named(own: str) -> None:
    with pytest.raises(ValueError, match=r"These places are not in both, once each: \['[abc]'\]\."):
        MADE["assembled"]("{{a}}\n\n{{b}}\n", own)
