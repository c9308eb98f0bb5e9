"""No bot claims, eats, calls or names a flagged word; people may, and the list decides as ever."""

from __future__ import annotations

import random
from bisect import bisect_left
from typing import Any

import pytest

import kahve
from kahve.bots import BOTS, CHARACTERS, bot, polite_moves, whole_turn
from kahve.bots.players.levels import level
from kahve.bots.review.advice import advise
from kahve.bots.search.searcher import Search
from kahve.cards.letter_deck import FULL26
from kahve.cards.lexicon import lexicon
from kahve.cards.lexicon.flagged import read_flagged
from kahve.games.letters import moves
from kahve.games.letters.conftest import staged
from kahve.games.letters.soup.conftest import _staged
from kahve.games.letters.test_greedy import club_worth

FLAGGED = frozenset(word.upper() for word in read_flagged())
QUICK = [name for name in BOTS if name not in CHARACTERS and level(name).is_quick] + ["expert", "stavros"]


def cards_of(word: str) -> list[str] | None:
    """Cards with these letters, the first of a suit of its own, so that nobody has to follow; None where the pack has none."""
    for first in "SWC":
        left, codes = {code: list(letters) for code, letters in zip("ACSW", FULL26.suits, strict=True)}, [first + word[0]]
        for letter in word[1:]:
            codes += [code + letter for code in "ACSW" if code != first and letter in left[code] and code + letter not in codes][:1]
        if word[0] in left[first] and len(codes) == len(word):
            return codes
    return None


def trick_of(word: str, name: str = "quist", **house: Any) -> Any:
    """The trick with these letters, whose last player may claim a word and take it from the first."""
    cards = cards_of(word)
    assert cards is not None
    return staged(name, {len(word) - 1: f"{cards[-1]} AZ"}, " ".join(cards[:-1]), ruling="", **house).play(cards[-1])


def words_with(number: int, alone: bool) -> list[str]:
    """Flagged words of `number` letters, of which the list has no other word, or has one."""
    listed = lexicon("int60")
    return [
        word
        for word in sorted(FLAGGED)
        if len(word) == number and word in listed and cards_of(word) and (listed.anagrams(word) == [word.lower()]) == alone
    ]


ALONE, NOT_ALONE, SHORT = words_with(4, True)[0], words_with(4, False)[-1], words_with(3, True)[0]


def claim_of(table: Any, turn: list[int]) -> str:
    """The word that a turn claims; empty where it claims none."""
    text = table.write_turn(turn)
    return text.split()[1] if text.startswith("scrump") else ""


@pytest.mark.parametrize("player", QUICK)
@pytest.mark.parametrize(("name", "word"), [("quist", ALONE), ("quist", NOT_ALONE), ("chili_dog", ALONE), ("turtle", SHORT)])
def test_no_bot_claims_a_flagged_word(name: str, word: str, player: str) -> None:
    table, chance = trick_of(word, name).table, random.Random(5)
    assert f"scrump {word}" in table.legal
    for _ in range(200 if player == "random" else 30):
        assert claim_of(table, whole_turn(bot(player), table.view(table.turn), table.moves, chance)) not in FLAGGED


def test_a_search_does_not_claim_one() -> None:
    table = trick_of(ALONE).table
    view = table.view(table.turn)
    advice = advise(view, table.moves, Search(simulations=30), 1, compiled=False)
    turns = {table.write_turn(list(worth.turn)) for worth in advice.worths}
    assert f"scrump {ALONE}" not in turns
    assert turns == {table.write(move) for move in polite_moves(view, table.moves)} or "no scrump" in turns
    assert claim_of(table, list(advice.turn)) not in FLAGGED


def test_a_person_may_claim_one_and_the_list_decides() -> None:
    position = trick_of(ALONE).play(f"scrump {ALONE}", "spellcheck")
    assert position.taker == 3
    trick_of(ALONE, word_mode="strict").play(f"scrump {ALONE}")


def test_a_bot_lets_a_person_claim_a_word_that_it_knows() -> None:
    table = trick_of(ALONE).play(f"scrump {ALONE}").table
    assert table.write_turn(whole_turn(bot("greedy"), table.view(table.turn), table.moves, random.Random(1))) == "accept"


def test_greedy_takes_the_trick_with_another_word_of_the_same_letters() -> None:
    for word, claims in ((ALONE, False), (NOT_ALONE, True)):
        table = trick_of(word).table
        said = claim_of(table, whole_turn(bot("greedy"), table.view(table.turn), table.moves, random.Random(1)))
        assert (said != "") == claims
        assert not claims or said in lexicon("int60")


@pytest.mark.parametrize("lettering", ["loose", "firm"])
def test_greedy_expects_nothing_of_a_word_that_it_will_not_say(lettering: str) -> None:
    """The last card is worth the same to it whether it completes a flagged word or no word at all."""
    cards = cards_of(ALONE)
    assert cards is not None
    other = next(card for card in ("CQ", "WV") if card not in cards and card[0] != cards[0][0])
    position = staged("quist", {3: f"{cards[-1]} {other}"}, " ".join(cards[:-1]), ruling="", lettering=lettering)
    t, house = position.table.record, position.table.house
    deck = kahve.game("quist").rules.deck(house)
    strict = [club_worth(position.table, t, deck.read(card)) for card in (cards[-1], other)]
    assert abs(strict[0] - strict[1]) < 50 * 128


# -- Soup --------------------------------------------------------------------------------------------------------------------------------


def soup_of(word: str, *, hand: str = "", **house: Any) -> Any:
    """The soup of a flagged word without its last letter, before a seat that holds it."""
    return _staged(word[:-1], {0: word[-1] + (hand or "Z"), 1: "B", 2: "J"}, **house)


SOUP_WORD = words_with(4, True)[0]


@pytest.mark.parametrize("player", QUICK)
@pytest.mark.parametrize("house", [{}, {"word_mode": "strict"}, {"soup_ends": "both"}])
def test_no_bot_eats_a_flagged_word(player: str, house: dict[str, Any]) -> None:
    position, chance = soup_of(SOUP_WORD, **house), random.Random(3)
    assert f"{SOUP_WORD[-1]} eat" in position.ways
    view, legal = position.table.view(0), position.table.moves
    turns = {whole_turn(bot(player), view, legal, chance)[0] for _ in range(60 if player == "random" else 10)}
    assert all(not moves.EAT <= move < moves.EAT_FIRST or chr(64 + view.record.letters[move % 64]) != SOUP_WORD[-1] for move in turns)


@pytest.mark.parametrize("player", QUICK)
def test_no_bot_calls_a_flagged_word(player: str) -> None:
    position, chance = _staged(SOUP_WORD, {0: "ZQ"}), random.Random(3)
    assert "call" in position.ways
    for _ in range(40):
        assert whole_turn(bot(player), position.table.view(0), position.table.moves, chance) != [moves.CALL]


@pytest.mark.parametrize("soup_ends", ["right", "both"])
def test_no_bot_names_a_flagged_word(soup_ends: str) -> None:
    """A soup that only flagged words grow out of is given up; of others a clean word is named."""
    listed = lexicon("int60").sorted
    # At both ends a word is looked for in front of the soup too, which takes long where rules are not compiled.
    for word in sorted(FLAGGED)[:: 20 if soup_ends == "both" else 1]:
        for size in range(2, len(word)):
            part = word[:size].lower()
            # Words that begin alike stand together.
            near = listed if soup_ends == "both" else listed[bisect_left(listed, part) : bisect_left(listed, f"{part}~")]
            going = [candidate for candidate in near if part in candidate and candidate != part]
            clean = [candidate for candidate in going if candidate.upper() not in FLAGGED]
            if not going or cards_of(word) is None or (clean and size < len(word) - 1):
                continue
            spare = next(letter for letter in "EAOI" if letter not in word)
            position = _staged(word[: size - 1], {0: word[size - 1] + spare}, soup_possible="challenge", soup_ends=soup_ends)
            table = position.do(word[size - 1], "demand").table
            said = table.write_turn(whole_turn(bot("greedy"), table.view(table.turn), table.moves, random.Random(1)))
            assert said == "give up" or said.removeprefix("name ").lower() in clean, (word, part, said)
            assert (said == "give up") <= (not clean or soup_ends == "both"), (part, clean[:3])


def test_people_may_eat_one() -> None:
    assert soup_of(SOUP_WORD, word_mode="strict").do(f"{SOUP_WORD[-1]} eat").tricks == [1, 0, 0]
