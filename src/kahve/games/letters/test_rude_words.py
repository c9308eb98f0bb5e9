"""The house rule of words that hurt people: who may say them, in every letter game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import kahve
from kahve.bots import bot, whole_turn
from kahve.cards.lexicon import lexicon
from kahve.cards.lexicon.automaton import goes_on, root, step
from kahve.engine.house import HouseError
from kahve.engine.table import IllegalMove
from kahve.games.letters.moves import CALL, SCRUMPING
from kahve.games.letters.soup.conftest import _staged
from kahve.games.letters.test_manners import ALONE, FLAGGED, NOT_ALONE, SHORT, SOUP_WORD, soup_of, trick_of

GAMES = ("quist", "animal_quist", "chili_dog", "turtle", "soup")
TRICK_GAMES = GAMES[:-1]
KIND = "That word hurts people. This table asks everybody to do without it."


def _goes_on(word: str) -> bool:
    state = root(0)
    for letter in word:
        state = step(state, ord(letter) - ord("A") + 1)
    return bool(goes_on(state, 0))


def flagged_of(name: str) -> str:
    """A flagged word of the length of a trick, of whose letters the list has no other word."""
    return SHORT if name == "turtle" else ALONE


@pytest.mark.parametrize("name", GAMES)
def test_1_5_rude_words_are_left_to_people_by_default(name: str) -> None:
    assert kahve.new(name).house_rules()["rude_words"] == "bots_never"
    with pytest.raises(HouseError, match="rude_words"):
        kahve.new(name, rude_words="never")


@pytest.mark.parametrize("word_mode", ["table", "strict"])
@pytest.mark.parametrize("name", TRICK_GAMES)
def test_1_5_rude_words_in_a_trick(name: str, word_mode: str) -> None:
    claim = f"scrump {flagged_of(name)}"
    for allowing in ("bots_never", "allowed"):
        assert claim in trick_of(flagged_of(name), name, rude_words=allowing, word_mode=word_mode).legal
    refusing = trick_of(flagged_of(name), name, rude_words="refused", word_mode=word_mode)
    # Where the list has no other word of these letters nobody is asked for one.
    assert (refusing.table.record.stage == SCRUMPING) == (word_mode == "table")
    if word_mode == "table":
        assert not {text.split()[1] for text in refusing.legal if text.startswith("scrump")} & FLAGGED
        assert "no scrump" in refusing.legal
        assert len(refusing.legal) > 1
        with pytest.raises(IllegalMove, match=KIND):
            refusing.table.play(claim)


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_1_5_rude_words_that_can_only_be_read_so_are_not_asked_for(name: str) -> None:
    for allowing, is_asked in (("bots_never", True), ("refused", False)):
        position = trick_of(flagged_of(name), name, rude_words=allowing, lettering="firm")
        assert (position.table.record.stage == SCRUMPING) == is_asked


def test_1_5_another_word_of_the_same_letters_is_taken() -> None:
    legal = trick_of(NOT_ALONE, rude_words="refused", word_mode="strict").legal
    assert {text.split()[1] for text in legal if text.startswith("scrump")} - FLAGGED
    assert f"scrump {NOT_ALONE}" not in legal


def test_1_5_rude_words_in_soup_are_not_eaten() -> None:
    eating = f"{SOUP_WORD[-1]} eat"
    for allowing in ("bots_never", "allowed"):
        assert eating in soup_of(SOUP_WORD, rude_words=allowing).ways
    for word_mode in ("table", "strict"):
        refusing = soup_of(SOUP_WORD, rude_words="refused", word_mode=word_mode)
        assert eating not in refusing.ways
        assert f"eat {SOUP_WORD[-1]}" in refusing.ways
        with pytest.raises(IllegalMove, match=KIND):
            refusing.do(eating)
    # A soup of which no word is said may be eaten as ever.
    assert "Z eat" in soup_of(SOUP_WORD, rude_words="refused").ways


def test_1_5_rude_words_in_soup_are_not_eaten_from_the_left() -> None:
    for allowing, may in (("bots_never", True), ("refused", False)):
        position = _staged(SOUP_WORD[1:], {0: SOUP_WORD[0] + "Z", 1: "B", 2: "J"}, soup_ends="both", rude_words=allowing)
        assert (f"left {SOUP_WORD[0]} eat" in position.ways) == may


def test_1_5_rude_words_in_soup_are_not_called() -> None:
    for allowing, may in (("bots_never", True), ("refused", False)):
        position = _staged(SOUP_WORD, {0: "ZQ"}, rude_words=allowing)
        assert ("call" in position.ways) == may
    with pytest.raises(IllegalMove, match=KIND):
        position.do("call")
    assert "call" in _staged("BEAN", {0: "ZQ"}, rude_words="refused").ways


PACK = Counter("ABDEFINORSTWZACEHILMNOQRTUDEGILOPRSTXYAEIJKNOPRSTUV")
GOING_ON = sorted(word for word in FLAGGED if word.lower() in lexicon("int60") and _goes_on(word) and Counter(word + "Z") <= PACK)
"""Flagged words of this pack from which a longer word goes on, so that they can be left on the table."""


@pytest.mark.parametrize("word_mode", ["table", "strict"])
def test_1_5_rude_words_in_soup_may_be_left_where_nobody_says_them(word_mode: str) -> None:
    assert len(GOING_ON) > 3
    for word in GOING_ON:
        for allowing in ("bots_never", "refused"):
            position = _staged(word[:-1], {0: word[-1] + "Z"}, rude_words=allowing, word_mode=word_mode)
            leaves = word[-1]
            assert (leaves in position.ways) == (word_mode == "table" or allowing == "refused"), word
            assert (f"{leaves} eat" in position.ways) == (allowing == "bots_never")
            if word_mode == "table":
                assert ("call" in position.do(leaves).ways) == (allowing == "bots_never")


def test_1_5_rude_words_in_soup_may_be_left_at_the_left_end() -> None:
    word = next(word for word in GOING_ON if len(word) == 4)
    for allowing, may in (("bots_never", False), ("refused", True)):
        position = _staged(word[1:], {0: word[0] + "Z"}, soup_ends="both", word_mode="strict", rude_words=allowing)
        assert (f"left {word[0]}" in position.ways) == may


def test_1_5_rude_words_in_soup_are_not_named() -> None:
    for allowing in ("bots_never", "refused"):
        letters, last = SOUP_WORD[:-2], SOUP_WORD[-2]
        position = _staged(letters, {0: last + "Z", 1: "B"}, soup_possible="challenge", rude_words=allowing).do(last, "demand")
        if allowing == "refused":
            with pytest.raises(IllegalMove, match=KIND):
                position.do(f"name {SOUP_WORD}")
            position.do("give up")
        else:
            position.do(f"name {SOUP_WORD}")
        assert position.asks != "prove"


def test_1_5_with_allowed_a_bot_may_say_them_too() -> None:
    said = set()
    for allowing in ("bots_never", "allowed"):
        table = trick_of(ALONE, rude_words=allowing, word_mode="strict").table
        turn = whole_turn(bot("greedy"), table.view(table.turn), table.moves, random.Random(1))
        said.add((allowing, table.write_turn(turn)))
        table = _staged(SOUP_WORD, {0: "ZQ"}, rude_words=allowing).table
        said.add((allowing, str(whole_turn(bot("greedy"), table.view(0), table.moves, random.Random(3)) == [CALL])))
    assert said == {("bots_never", "no scrump"), ("allowed", f"scrump {ALONE}"), ("bots_never", "False"), ("allowed", "True")}


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_1_5_the_page_says_why_a_word_cannot_be_claimed(name: str) -> None:
    position = trick_of(flagged_of(name), name, rude_words="refused")
    view = position.table.view(position.table.turn)
    assert view.game.screen.more(view, view.moves)["letters"]["claims"] == "No word that hurts people may be claimed."


def test_1_5_the_page_says_why_a_card_cannot_be_eaten_with() -> None:
    table = soup_of(SOUP_WORD, rude_words="refused").table
    view = table.view(table.turn)
    reasons = view.game.screen.more(view, view.moves)["letters"]["reasons"]
    assert KIND in reasons["right_eat"].values()
