"""Words that hurt people, at a table: the form offers the house rule, and a move that says such a word is refused kindly."""

from __future__ import annotations

import pytest

from kahve.games import game
from kahve.games.letters.test_manners import SOUP_WORD, soup_of
from kahve.games.letters.test_rude_words import GAMES, KIND, flagged_of, trick_of
from kahve.table.protocol.asks import AskMove
from kahve.table.protocol.refusal import Refusal
from kahve.table.teaching.catalog import game_document
from kahve.table.teaching.staged import seated_at


@pytest.mark.parametrize("name", GAMES)
def test_the_form_offers_the_rule(name: str) -> None:
    document = game_document(game(name), {}, "greedy")
    option = next(each for each in document["options"] if each["name"] == "rude_words")
    assert [each["value"] for each in option["values"]] == ["bots_never", "allowed", "refused"]
    assert (option["default"], option["paragraph"]) == ("bots_never", "1.5")


@pytest.mark.parametrize("name", GAMES)
def test_a_table_refuses_such_a_word_and_the_turn_goes_on(name: str) -> None:
    is_soup = name == "soup"
    staged = soup_of(SOUP_WORD, rude_words="refused") if is_soup else trick_of(flagged_of(name), name, rude_words="refused")
    said = f"{SOUP_WORD[-1]} eat" if is_soup else f"scrump {flagged_of(name)}"
    sitting = seated_at(staged.table)
    seat = sitting.turn
    if is_soup:
        card = next(card for card in sitting.scene(seat)["seats"][seat]["hand"] if card[1] == SOUP_WORD[-1])
        said = f"{card} eat"
    with pytest.raises(Refusal, match=KIND):
        sitting.ask(seat, AskMove(said))
    assert sitting.turn == seat
    other = sitting.scene(seat)["moves"][0]["move"]
    assert sitting.ask(seat, AskMove(other))
