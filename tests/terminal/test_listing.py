import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kahve
from kahve.bots import BOTS, is_offered_in
from kahve.cards.letter_deck import FULL26, write_letter_deck
from kahve.terminal.main import app


def said(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_games_are_listed_with_title_seats_and_a_sentence() -> None:
    out = said("games")
    for game in kahve.all_games():
        assert f"{game.name}: {game.title}, " in out
        assert f"  {game.summary}\n" in out
    assert "pisti: Pisti, 2 to 4 players. Also Pişti, Pishti, Pishpirik.\n" in out


def test_games_for_programs() -> None:
    assert [row["name"] for row in json.loads(said("games", "--json"))] == [game.name for game in kahve.all_games()]


@pytest.mark.parametrize("name", ["pisti", "soup"])
def test_the_players_of_a_game_are_those_that_its_page_offers(name: str) -> None:
    out, rows = said("players", name), json.loads(said("players", name, "--json"))
    offered = [(bot, str(title), str(says)) for bot, (title, says) in BOTS.items() if is_offered_in(bot, kahve.game(name))]
    assert [(row["name"], row["title"], row["says"]) for row in rows] == offered
    shown = " ".join(out.split())
    assert all(f"{bot}: {title} {says}" in shown for bot, title, says in offered)
    here = [bot for bot in ("nadir", "vera", "stavros") if f"{bot}: " in out]
    assert here == (["nadir", "vera"] if name == "pisti" else ["stavros"])


def test_every_house_rule_has_its_default_and_what_is_allowed() -> None:
    out = said("house", "pisti")
    for option in kahve.game("pisti").options:
        assert f"{option.name} ({option.title}): default {option.spelled(option.default)}. Allowed: {option.allows(spelled=True)}." in out
        assert f"  {option.says}\n" in out
    assert "--preset two_hand: Two-Hand Pisti (seats=2)." in out


def test_the_values_of_a_table_stand_beside_the_defaults() -> None:
    out = said("house", "pisti", "--preset", "turkish_app", "--house", "target=101")
    assert "jack_on_jack_bonus (A jack on a lone jack): default 20, at this table 30." in out
    assert "target (Target score): default 151, at this table 101." in out


def test_house_rules_for_programs() -> None:
    listing = json.loads(said("house", "pisti", "--house", "seats=2", "--json"))
    rows = {row["name"]: row for row in listing["options"]}
    assert (rows["seats"]["default"], rows["seats"]["value"], rows["seats"]["min"], rows["seats"]["max"]) == (4, 2, 2, 4)
    assert rows["teams"]["value"] is True
    assert rows["kitty_view"]["allowed"] == ["team", "taker", "nobody", "all"]
    assert [row["name"] for row in listing["presets"]][:2] == ["classic", "two_hand"]


def test_a_deck_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    deck = json.loads(write_letter_deck(FULL26)) | {"id": "mine"}
    deck["suits"][3]["letters"] = "ABCDEFGHIJKLM"
    own = tmp_path / "mine.json"
    own.write_text(json.dumps(deck), encoding="utf-8")
    out = said("house", "quist", "--house", f"deck={own}")
    assert "deck (Which letters are in the deck): default full26 (all 26 letters), at this table custom (a deck of your own)." in out
    assert "sweets (Sweets): default AEIJKNOPRSTUV, at this table ABCDEFGHIJKLM." in out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "cannot be read: No such file or directory."),
        ("{", "is not JSON"),
        (write_letter_deck(FULL26).replace("ABDEFINORSTWZ", "ABDEFINORSTW"), "cannot be used."),
    ],
)
def test_a_deck_file_that_cannot_be_used_is_refused_with_the_reason(tmp_path: Path, text: str | None, says: str) -> None:
    own = tmp_path / "mine.json"
    if text is not None:
        own.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(app, ["house", "quist", "--house", f"deck={own}"])
    assert result.exit_code != 0
    assert says in " ".join(result.output.split())


@pytest.mark.parametrize("given", ["target=mine.json", "target=mine.txt", "lexicon=mine.json", "deck=mine.txt"])
def test_only_a_deck_and_a_word_list_can_be_files(given: str) -> None:
    result = CliRunner().invoke(app, ["house", "quist", "--house", given])
    assert result.exit_code != 0
    assert "cannot be read from this file. A deck can be a file, as in deck=my-deck.json," in result.output
