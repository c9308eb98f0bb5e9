"""Turkish letters and words: the alphabet, the list, the deck, and the five letter games played with them."""

from __future__ import annotations

import itertools
import random
import re
import runpy
from bisect import bisect_right
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots import bot
from kahve.cards.alphabet import ALPHABETS, ENGLISH, SYMBOLS, TURKISH
from kahve.cards.alphabet_tables import LETTER_OF_SYMBOL, SYMBOL_OF_LETTER
from kahve.cards.deck import CardError
from kahve.cards.letter_deck import FULL26, TURKISH29, LetterDeck, read_letter_deck, write_letter_deck
from kahve.cards.lexicon import LEXICONS, LONGEST_WORD, lexicon, word_masks
from kahve.cards.lexicon.automaton import NOWHERE, ends_word, goes_on, is_part, makes_word, root, spells, step
from kahve.cards.lexicon.flagged import goes_on_flagged_only, is_flagged, no_letters, read_flagged, spells_flagged_only, with_letter
from kahve.engine.compile import compiled
from kahve.engine.house import HouseError
from kahve.engine.table import IllegalMove, Table
from kahve.games.letters import moves
from kahve.games.letters.house import deck_values, letter_deck
from kahve.games.letters.known_words import IN_WORDS
from kahve.games.letters.moves import letter_of_move, move_of_letter, names_letter
from kahve.games.letters.soup.rules import objection

FOLDER = Path(__file__).parent.parent
GAMES = ("quist", "animal_quist", "chili_dog", "turtle", "soup")
HOUSE: dict[str, Any] = {"deck": "turkish29", "lexicon": "tr"}
TR = LEXICONS.index("tr")


# -- the alphabet ------------------------------------------------------------------------------------------------------------------------


def test_turkish_has_29_letters_in_their_order_and_i_has_its_dot() -> None:
    assert TURKISH.letters == "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"
    assert len(TURKISH.letters) == len(TURKISH.little) == 29
    assert (TURKISH.capitals("iI ıİ"), TURKISH.small("iI ıİ")) == ("İI Iİ", "iı ıi")
    assert [TURKISH.small(letter) for letter in TURKISH.letters] == list(TURKISH.little)
    assert [TURKISH.capitals(letter) for letter in TURKISH.little] == list(TURKISH.letters)
    assert [TURKISH.number(letter) for letter in TURKISH.letters] == list(range(1, 30))


@pytest.mark.parametrize("parted", ["I\u0307ğne", "i\u0307ğne", "İg\u0306ne"])
def test_a_letter_and_its_mark_may_come_as_two_characters(parted: str) -> None:
    assert TURKISH.capitals(parted) == "İĞNE"
    assert TURKISH.small(parted) == "iğne"


def test_a_symbol_has_one_place_in_each_alphabet_or_none() -> None:
    for number, alphabet in enumerate(ALPHABETS):
        for place, letter in enumerate(alphabet.letters, start=1):
            assert SYMBOLS[SYMBOL_OF_LETTER[number, place]] == letter
        assert [int(place) for place in LETTER_OF_SYMBOL[number]] == [alphabet.number(symbol) for symbol in SYMBOLS]
    assert SYMBOLS[:26] == ENGLISH.letters


# -- the list ----------------------------------------------------------------------------------------------------------------------------


def test_the_list_has_head_words_with_one_ending() -> None:
    words = lexicon("tr")
    assert words.alphabet is TURKISH
    for word in [
        "ev",
        "evi",
        "eve",
        "evde",
        "evden",
        "evin",
        "evler",
        "kitabı",
        "ağzı",
        "saati",
        "hakkı",
        "suyu",
        "gel",
        "gelme",
        "geldi",
        "gelir",
        "gider",
        "okuyor",
        "başlıyor",
        "gelen",
        "gelip",
        "bana",
    ]:
        assert word in words, word
    for word in ("evlerde", "evimde", "gelmedi", "kitapı", "saatı", "wifi", "app", "kâr", "cc", "a", "ankara", "çık çık"):
        assert word not in words, word
    assert {"kar", "blog", "internet", "özçekim", "emoji"} <= words.words
    assert ("ışık" in words, "isik" in words, "IŞIK" in words, "İŞİK" in words) == (True, False, True, False)
    assert set("".join(words.sorted)) == set(TURKISH.little)
    assert len(words.sorted) > 190_000
    assert max(map(len, word_masks(1))) <= LONGEST_WORD
    assert not [word for word in words.sorted if word.startswith("ğ")]
    assert words.anagrams("KIŞA") == TURKISH.in_order(words.anagrams("akış"))


def test_the_notice_of_the_turkish_words_is_with_them() -> None:
    notice = (FOLDER / "src/kahve/cards/lexicon/COPYRIGHT.turkish").read_text(encoding="utf-8")
    for part in ("Olga Bulat", "Ahmet A. Akin", "MIT License", "Apache License", "END OF TERMS AND CONDITIONS", "modified"):
        assert part in notice
    assert "src/kahve/cards/lexicon/COPYRIGHT.turkish" in (FOLDER / "NOTICES.md").read_text(encoding="utf-8")
    assert "COPYRIGHT.turkish" in (FOLDER / "pyproject.toml").read_text(encoding="utf-8")


def walk_all(rows: Any, sizes: Any, out: Any) -> None:
    """For every row of letters: whether it is a word of list 4, whether one goes on, and whether it stands within a longer word."""
    for row in range(len(rows)):
        state = root(4)
        for place in range(sizes[row]):
            state = step(state, rows[row, place])
        out[row, 0], out[row, 1], out[row, 2] = ends_word(state, 4), goes_on(state, 4), is_part(4, rows[row], sizes[row], True)


def test_every_turkish_word_and_beginning_by_the_automaton_interpreted_and_compiled() -> None:
    words = lexicon("tr").words
    beginnings = {word[:size] for word in words for size in range(1, len(word))}
    parts = {word[a:b] for word in words for a in range(len(word)) for b in range(a + 1, min(a + 4, len(word)) + 1) if b - a < len(word)}
    chance = random.Random(29)
    tried = [
        *words,
        *beginnings,
        *("".join(chance.choices(TURKISH.little, k=chance.randint(1, 4))) for _ in range(20_000)),
        *TURKISH.little,
    ]
    rows, sizes = np.zeros((len(tried), LONGEST_WORD), dtype=np.int8), np.array([len(word) for word in tried])
    for row, word in zip(rows, tried, strict=True):
        row[: len(word)] = TURKISH.numbers(word)
    fast, slow = np.zeros((len(tried), 3), dtype=np.int64), np.zeros((len(tried[::997]), 3), dtype=np.int64)
    compiled(walk_all)(rows, sizes, fast)
    walk_all(rows[::997], sizes[::997], slow)
    assert (fast[::997] == slow).all()
    assert fast[:, 0].tolist() == [word in words for word in tried]
    assert fast[:, 1].tolist() == [word in beginnings for word in tried]
    short = sizes <= 4
    assert fast[short, 2].tolist() == [word in parts for word in tried if len(word) <= 4]
    soft_g = TURKISH.number("Ğ")
    assert step(root(4), soft_g) == NOWHERE
    assert is_part(4, [soft_g], 1, True)


@pytest.mark.parametrize("size", [3, 4])
def test_every_set_of_turkish_letters(size: int) -> None:
    spelt = {"".join(sorted(word)) for word in lexicon("tr").sorted if len(word) == size}
    for letters in itertools.combinations_with_replacement(TURKISH.little, size):
        a, b, c, d = [*TURKISH.numbers("".join(letters)), 0][:4]
        assert makes_word(4, c, a, d, b) == ("".join(sorted(letters)) in spelt), letters
    a, b, c, d = TURKISH.numbers("ağır")
    assert (spells(4, a, b, c, d), spells(4, c, b, a, d), spells(0, a, b, c, d)) == (True, False, False)


def code_of(word: str, lexicon_number: int) -> int:
    code = no_letters(lexicon_number)
    for letter in ALPHABETS[lexicon_number // 4].numbers(word):
        code = with_letter(code, letter)
    return code


def test_flagged_words_of_one_language_are_none_of_the_other() -> None:
    turkish, english = read_flagged(1), read_flagged(0)
    assert turkish == sorted(set(turkish))
    assert all(TURKISH.has(word) for word in turkish)
    assert len({code_of(word, TR) for word in turkish} | {code_of(word, 0) for word in english}) == len(turkish) + len(english)
    assert [word for word in word_masks(1) if is_flagged(code_of(word, TR))] == [word for word in turkish if word in word_masks(1)]
    assert [word for word in word_masks(0) if is_flagged(code_of(word, 0))] == [word for word in english if word in word_masks(0)]
    for clean in ("ama", "sikke", "götür", "sıçan", "boks", "amca"):
        assert clean in lexicon("tr")
        assert clean not in turkish


def test_beginnings_and_letters_of_flagged_turkish_words_only() -> None:
    flagged, words = set(read_flagged(1)), lexicon("tr")
    for word in sorted(flagged)[::7]:
        for size in range(1, len(word)):
            # The words that begin so stand together, right behind the place of the letters themselves.
            first, last = (bisect_right(words.sorted, word[:size] + end) for end in ("", "\U0010ffff"))
            going = words.sorted[first:last]
            assert goes_on_flagged_only(code_of(word[:size], TR), TR) == (bool(going) and set(going) <= flagged), word[:size]
        if len(word) in (3, 4):
            a, b, c, d = [*TURKISH.numbers(word), 0][:4]
            spelt = words.anagrams(word)
            assert spells_flagged_only(TR, a, b, c, d) == (bool(spelt) and set(spelt) <= flagged), word


# -- the pictures ------------------------------------------------------------------------------------------------------------------------


def test_the_turkish_name_of_an_animal_begins_with_its_letter() -> None:
    source = (FOLDER / "src/kahve/web/client/src/cards/animals.ts").read_text(encoding="utf-8")
    drawn = dict(re.findall(r'(\w): "(\w+)"', source.partition("  tr: {")[2]))
    assert set(TURKISH29.suits[0]) <= set(drawn)
    catalogue = (FOLDER / "src/kahve/language/catalogues/tr/client-cards.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^client-cards-animal-(\w+) = (.+)$", catalogue, re.MULTILINE))
    # The Dog is köpek and the Turtle kaplumbağa: they keep the letters that they have in every deck.
    assert {animal: names[animal][0] for letter, animal in drawn.items() if letter not in "DT"} == {
        animal: letter for letter, animal in drawn.items() if letter not in "DT"
    }


# -- the deck ----------------------------------------------------------------------------------------------------------------------------


def test_the_deck_is_the_one_that_the_script_works_out() -> None:
    make = runpy.run_path(str(FOLDER / "docs/make_turkish_deck.py"))
    assert make["suits"](make["copies"](lexicon("tr").sorted)) == TURKISH29.suits
    copies = Counter("".join(TURKISH29.suits))
    assert set(copies) == set(TURKISH.letters)
    assert max(copies.values()) == 4
    assert all(len(set(letters)) == 13 for letters in TURKISH29.suits)
    assert (TURKISH29.dog, TURKISH29.turtle, TURKISH29.removed, TURKISH29.starter) == ("AD", "AT", "SA", "SP")
    assert [4 <= sum(letter in TURKISH.vowels for letter in letters) <= 6 for letters in TURKISH29.suits] == [True] * 4


def test_the_shares_of_words_are_those_of_the_page() -> None:
    row = runpy.run_path(str(FOLDER / "benchmarks/letters.py"))["row"]
    page = (FOLDER / "docs/words.md").read_text(encoding="utf-8")
    for deck, name in ((TURKISH29, "tr"), (FULL26, "int60")):
        shares = " | ".join(f"{chance:.3f}" for chance in row(deck, name))
        assert f"| `{deck.name}`, `{name}` | {shares} |" in page


def test_the_table_of_chances_is_that_of_the_deck() -> None:
    for size, row in ((4, IN_WORDS[1, 0]), (3, IN_WORDS[1, 1])):
        words = {"".join(sorted(word)) for word in lexicon("tr").sorted if len(word) == size}
        cards = [TURKISH29.alphabet.small(TURKISH.letter(TURKISH29.letter(card))) for card in TURKISH29.deck(removed=size == 3).cards]
        chance = random.Random(size)
        for number, letter in enumerate(TURKISH.little, start=1):
            others = [*cards]
            others.remove(letter)
            hits = sum("".join(sorted([letter, *chance.sample(others, size - 1)])) in words for _ in range(1500))
            assert abs(hits / 1500 - int(row[number]) / 1000) < 0.05, letter


def test_a_card_is_read_in_small_letters_by_the_alphabet_of_its_deck() -> None:
    deck = TURKISH29.deck()
    assert deck.code(deck.read("ai")) == "Aİ"
    assert deck.code(deck.read("aı")) == "AI"
    assert [deck.code(card) for card in deck.read_cards("cöSĞ??")[:2]] == ["CÖ", "SĞ"]
    with pytest.raises(CardError, match="There is no card 'SQ'"):
        deck.read("SQ")


def test_a_deck_in_a_file_keeps_its_letters() -> None:
    assert read_letter_deck(write_letter_deck(TURKISH29)) == TURKISH29
    with pytest.raises(CardError, match="allowed are the capital letters of the Turkish alphabet"):
        LetterDeck("mixed", ("ABCÇDEFGHIJQT", *TURKISH29.suits[1:]), FULL26.icons, "AD", "AT", "SA", "SP", TURKISH)


# -- houses ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_letters_and_words_of_two_languages_are_refused(name: str) -> None:
    with pytest.raises(
        HouseError, match=r"turkish29 has the letters of the Turkish alphabet, and the words of int60 are English\."
    ) as caught:
        kahve.new(name, deck="turkish29")
    assert caught.value.option == "lexicon"
    with pytest.raises(HouseError, match=r"thirteen has the letters of the English alphabet.* lists int60, us60, int35, int70\."):
        kahve.new(name, deck="thirteen", lexicon="tr")
    assert kahve.new(name, preset="turkish").house == kahve.new(name, **HOUSE).house


def test_a_deck_of_ones_own_has_the_alphabet_of_its_list() -> None:
    own = deck_values(TURKISH29)
    table = kahve.new("quist", **own, lexicon="tr")
    assert letter_deck(table.house).suits == TURKISH29.suits
    assert table.house_rules()["chili_peppers"] == "ACÇEİKNOÖRSUY"
    table.deal(seed=1)
    like = kahve.new("quist", **HOUSE)
    like.deal(seed=1)
    assert table.record.letters == like.record.letters
    assert kahve.read(table.log().splitlines()).log() == table.log()
    with pytest.raises(HouseError, match="allowed are the capital letters A to Z"):
        kahve.new("quist", **own)
    for removed in ("SŞ", "SĞ"):
        turtle = kahve.new("turtle", **own | {"removed": removed}, lexicon="tr")
        assert removed not in {turtle.game.rules.deck(turtle.house).code(card) for card in turtle.game.rules.deck(turtle.house).cards}
        turtle.deal(seed=2)


def test_own_letters_are_read_in_small_turkish_letters() -> None:
    own = deck_values(TURKISH29) | {"sours": "aeğhinoprsştu"}
    assert kahve.new("quist", **own, lexicon="tr").house_rules()["sours"] == "AEĞHİNOPRSŞTU"


# -- games -------------------------------------------------------------------------------------------------------------------------------


def played(name: str, seed: int, **house: Any) -> Table:
    """A deal that bots have played."""
    table, chance, player = kahve.new(name, **HOUSE, **house), random.Random(seed), bot("greedy")
    table.deal(seed=seed)
    while table.turn != kahve.NOBODY:
        table.play(player.choose(table.view(table.turn), table.moves, chance))
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_is_in_its_log_and_is_read_back_to_the_byte(name: str) -> None:
    table = played(name, 5)
    log = table.log()
    assert '"words": {"list": "tr", "digest": "' in log
    assert kahve.read(log.splitlines()).log() == log
    line = str(table)
    assert str(kahve.position(name, line)) == line
    with pytest.raises(kahve.LogError, match="another word list"):
        kahve.read([re.sub('"digest": "[0-9a-f]+"', '"digest": "0000000000000000"', log.splitlines()[0]), *log.splitlines()[1:]])


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_play_the_same(name: str) -> None:
    chance = random.Random(name)
    for mode in ("table", "strict"):
        slow = kahve.new(name, **HOUSE, word_mode=mode)
        fast = Table(slow.game, slow.house, compiled=True)
        for table in (slow, fast):
            table.deal(seed=11)
        while slow.turn != kahve.NOBODY:
            assert list(slow.moves) == list(fast.moves)
            assert str(slow) == str(fast)
            move = chance.choice(list(slow.moves))
            slow.play(move)
            fast.play(move)
        assert slow.log() == fast.log()


def test_bots_claim_turkish_words_and_never_a_flagged_one() -> None:
    flagged = {TURKISH.capitals(word) for word in read_flagged(1)}
    said: list[str] = []
    for seed in range(12):
        said += re.findall(r":scrump (\w+)", played("quist", seed).log())
    assert len(said) > 10
    assert sum(word in lexicon("tr") for word in said) > 0.8 * len(said)
    assert not flagged & set(said)


def test_a_table_may_refuse_flagged_turkish_words() -> None:
    for allowing, allowed in (("allowed", True), ("bots_never", True), ("refused", False)):
        table = kahve.new("soup", **HOUSE, soup_possible="challenge", rude_words=allowing)
        t = table.game.rules.layout.new()[0]
        t.stage, t.word_size = moves.PROVING, 3
        t.word[:3] = TURKISH.numbers("göt")
        assert (int(objection(t, table.house, moves.NAMED)) == 0) is allowed


def test_letters_behind_the_26th_stand_behind_the_moves_that_were_there() -> None:
    assert [move_of_letter(letter) for letter in (1, 26)] == [moves.LETTER + 1, moves.NAMED - 1]
    assert [letter_of_move(move_of_letter(letter)) for letter in range(1, 30)] == list(range(1, 30))
    assert not any(names_letter(move) for move in (moves.LETTER, moves.NAMED, moves.GIVE_UP))
    assert moves.SOUP_MOVES == moves.GIVE_UP + 4


def demanded() -> Table:
    """A table of Soup at which a Turkish word is to be named."""
    table, chance = kahve.new("soup", **HOUSE, soup_possible="challenge"), random.Random(3)
    table.deal(seed=3)
    while "demand" not in table.legal:
        stays = [turn for turn in table.legal if "eat" not in turn and turn != "call"]
        table.play(chance.choice(stays or table.legal))
    table.play("demand")
    return table


def test_a_turkish_word_is_named_letter_by_letter() -> None:
    table = demanded()
    assert "letter Ğ" in [table.write(move) for move in table.moves]
    assert "letter Q" not in [table.write(move) for move in table.moves]
    assert len([move for move in table.moves if names_letter(int(move))]) == 29
    assert [table.write(move) for move in table.read_turn("name içğüz")[:3]] == ["letter İ", "letter Ç", "letter Ğ"]
    for wrong in ("name wifi", "name x1"):
        with pytest.raises((ValueError, IllegalMove), match="the Turkish alphabet, as in name İNCİ"):
            table.play(wrong)
    soup = "".join(TURKISH.letter(int(table.record.letters[card])) for card in table.record.soup if card)
    word = next((word for word in lexicon("tr").sorted if TURKISH.capitals(word).startswith(soup) and len(word) > len(soup)), "iki")
    table.play(f"name {word}")
    assert f"name {TURKISH.capitals(word)}" in table.log()


def test_an_english_word_is_still_named_in_26_letters() -> None:
    table = kahve.new("soup", soup_possible="challenge")
    table.deal(seed=3)
    chance = random.Random(3)
    while "demand" not in table.legal:
        stays = [turn for turn in table.legal if "eat" not in turn and turn != "call"]
        table.play(chance.choice(stays or table.legal))
    table.play("demand")
    assert len([move for move in table.moves if names_letter(int(move))]) == 26


def test_soft_g_may_be_fresh_soup_and_then_the_next_eats() -> None:
    for seed in range(200):
        table, chance = kahve.new("soup", **HOUSE), random.Random(seed)
        table.deal(seed=seed)
        while table.turn != kahve.NOBODY:
            if "eat SĞ" in table.legal:
                table.play("eat SĞ")
                if table.turn == kahve.NOBODY or table.record.hand_size[table.turn] == 0:
                    break
                assert all("eat" in turn for turn in table.legal), table.legal
                for card in [turn.split()[1] for turn in table.legal if turn.startswith("eat ")]:
                    assert str(table.objection(card)).startswith("No word begins with Ğ")
                return
            table.play(chance.choice(table.moves))
    pytest.fail("Nobody has begun with Ğ.")
