"""Lists of words from people's files: what a file may have, the tables against plain sets, and all that plays with such a list."""

from __future__ import annotations

import json
import os
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import kahve
from kahve.bots import bot, whole_turn
from kahve.cards.alphabet import ENGLISH, LISTS, TURKISH, Alphabet
from kahve.cards.lexicon import LEXICONS, OWN, LexiconError, alphabet_of, digest_of_words, lexicon, name_of, own_lists
from kahve.cards.lexicon.automaton import ends_word, goes_on, is_part, makes_word, root, spells, step
from kahve.cards.lexicon.flagged import goes_on_flagged_only, no_letters, read_flagged, spells_flagged_only, with_letter
from kahve.cards.lexicon.own_lists import FILES, MOST_MEGABYTES, masks_of, own_list, read_word_list
from kahve.cards.shuffle import generator
from kahve.engine.compile import compiled
from kahve.engine.house import with_files
from kahve.engine.machine import Machine
from kahve.engine.native.library import BackEndError, compiler
from kahve.engine.native.loop import NativeLoop
from kahve.games.letters.judgement import COMMON_WORDS, THE_HOUSE
from kahve.games.letters.known_words import RARE_WORDS, list_of
from kahve.games.letters.test_manners import ALONE, claim_of, trick_of
from kahve.lab.simulate import simulate
from kahve.table.sitting.setup import read_setup
from kahve.table.teaching.catalog import game_document
from kahve.terminal.main import app

from .native_machine import NativeMachine

GAMES = ("quist", "animal_quist", "chili_dog", "turtle", "soup")
COMMON = LEXICONS.index("int35")


def has_c() -> bool:
    """Whether rules can be compiled as C here."""
    try:
        compiler()
    except BackEndError:
        return False
    return True


@pytest.fixture(autouse=True)
def no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file is named in the environment, and none is left there."""
    monkeypatch.setenv(FILES, "")


def file_of(folder: Path, words: list[str] | str, name: str = "mine.txt") -> Path:
    """A file with these words, one a line, or with this text."""
    file = folder / name
    file.write_text(words if isinstance(words, str) else "\n".join(words) + "\n", encoding="utf-8")
    return file


def drawn(source: str, number: int, seed: int = 3) -> list[str]:
    """`number` words of a bundled list, and all its flagged ones: somebody's own list."""
    words = lexicon(source)
    flagged = [word for word in read_flagged(int(source == "tr")) if word in words]
    return sorted({*random.Random(seed).sample(words.sorted, number), *flagged})


# -- the file ----------------------------------------------------------------------------------------------------------------------------


def test_a_file_is_a_list_with_a_name_made_of_its_words(tmp_path: Path) -> None:
    mine = read_word_list(file_of(tmp_path, "# my words\n\ntea\nstir\r\n  pear \ntea\n"))
    assert mine.sorted == ("pear", "stir", "tea")
    assert mine.name == "en:" + digest_of_words(["pear", "stir", "tea"])
    assert (mine.digest, mine.alphabet, mine.title) == (mine.name[3:], ENGLISH, "the words of the file mine.txt")
    assert (name_of(mine.number), alphabet_of(mine.number), lexicon(mine.name)) == (mine.name, ENGLISH, mine)
    assert "STIR" in mine
    assert "stirs" not in mine
    assert mine.anagrams("rits") == ["stir"]
    assert mine.is_possible("st")
    assert not mine.is_possible("ste")


def test_the_same_words_are_the_same_list_however_they_are_written(tmp_path: Path) -> None:
    small = read_word_list(file_of(tmp_path, ["stir", "kit"]))
    assert read_word_list(file_of(tmp_path, "\ufeffKIT\nSTIR\n", "capitals.txt")) is small
    assert read_word_list(file_of(tmp_path, ["kit", "stir"], "turned.txt")) is small
    assert read_word_list(file_of(tmp_path, ["kit", "stir", "tea"], "more.txt")) is not small


def test_the_alphabet_is_told_by_the_letters(tmp_path: Path) -> None:
    turkish = read_word_list(file_of(tmp_path, ["kuş", "ılık", "iki"]))
    assert (turkish.alphabet, turkish.name[:3]) == (TURKISH, "tr:")
    assert read_word_list(file_of(tmp_path, ["KUŞ", "ILIK", "İKİ"], "capitals.txt")) is turkish
    # A letter and its mark may be two characters in a file.
    assert read_word_list(file_of(tmp_path, ["kus\u0327", "ılık", "iki"], "parted.txt")) is turkish
    assert read_word_list(file_of(tmp_path, ["kalem", "kitap"], "plain.txt")).alphabet is ENGLISH
    assert read_word_list(tmp_path / "plain.txt", TURKISH).alphabet is TURKISH


ODD_FILES = {
    "blanks": ("tea\nice cream\n", "line 2: 'ice cream' is more than one word. Write one word a line."),
    "name": ("tea\n\nBerlin\n", "line 3: 'Berlin' is not written in the same case as the first word."),
    "small": ("TEA\nstir\n", "line 2: 'stir' is not written in the same case as the first word."),
    "hyphen": ("tea\nt-bone\n", "line 2: 't-bone' has '-'; allowed are the letters A to Z."),
    "accent": ("# menu\ncafé\n", "line 2: 'café' has 'é'; allowed are the letters A to Z."),
    "mark": ("çay\nt'ea\n", f"""line 2: "t'ea" has "'"; allowed are the letters of the Turkish alphabet, {TURKISH.letters}."""),
    "two": ("wifi\nkuş\n", "line 1 has a letter that Turkish lacks, and line 2 one that English lacks."),
    "single": ("tea\na\n", "line 2: 'a' has one letter; a word has 2 to 45."),
    "long": ("tea\n" + "a" * 46 + "\n", "has 46 letters; a word has 2 to 45."),
    "empty": ("", "has no word. Write one word a line."),
    "notes": ("# only\n\n# notes\n", "has no word. Write one word a line."),
}


@pytest.mark.parametrize("odd", ODD_FILES)
def test_a_file_that_is_no_list_is_refused_with_its_line(tmp_path: Path, odd: str) -> None:
    text, says = ODD_FILES[odd]
    file = file_of(tmp_path, text)
    with pytest.raises(LexiconError) as caught:
        read_word_list(file)
    assert str(file) in str(caught.value)
    assert says in str(caught.value)


def test_what_is_no_text_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "latin.txt").write_bytes("tea\nkahvé\n".encode("latin-1"))
    with pytest.raises(LexiconError, match="line 2: this is not text in UTF-8"):
        read_word_list(tmp_path / "latin.txt")
    with pytest.raises(LexiconError, match="cannot be read: No such file"):
        read_word_list(tmp_path / "none.txt")
    for odd in (tmp_path, "/dev/null"):
        with pytest.raises(LexiconError, match="is a folder or a device"):
            read_word_list(odd)
    with (tmp_path / "huge.txt").open("wb") as file:
        file.truncate(300 << 20)
    with pytest.raises(LexiconError, match=f"has 300 MB; at most {MOST_MEGABYTES} MB are allowed"):
        read_word_list(tmp_path / "huge.txt")
    monkeypatch.setattr(own_lists, "MOST_WORDS", 2)
    with pytest.raises(LexiconError, match="has 3 words; at most 2 are allowed"):
        read_word_list(file_of(tmp_path, ["tea", "stir", "kit"]))


def test_a_list_that_has_no_room_is_refused_and_leaves_the_others_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = read_word_list(file_of(tmp_path, ["tea", "stir"]))
    monkeypatch.setattr(own_lists.word_tables, "MOST_OWN", len({each.number // LISTS for each in OWN.values() if each.alphabet is ENGLISH}))
    with pytest.raises(LexiconError, match="no room for the words"):
        read_word_list(file_of(tmp_path, ["tea", "quince"], "more.txt"))
    assert read_word_list(tmp_path / "mine.txt") is before
    assert makes_word(before.number, *ENGLISH.numbers("rits"))


# -- the tables --------------------------------------------------------------------------------------------------------------------------


def ask_all(rows: Any, sizes: Any, number: int, out: Any) -> None:
    """For every row what the tables say of it, by the list of this number."""
    for row in range(len(rows)):
        state = root(number)
        code = no_letters(number)
        for place in range(sizes[row]):
            state = step(state, rows[row, place])
            code = with_letter(code, int(rows[row, place]))
        a, b, c, d = int(rows[row, 0]), int(rows[row, 1]), int(rows[row, 2]), int(rows[row, 3])
        short = 3 <= sizes[row] <= 4
        out[row, 0] = int(ends_word(state, number))
        out[row, 1] = int(goes_on(state, number))
        out[row, 2] = int(is_part(number, rows[row], int(sizes[row]), True))
        out[row, 3] = int(short and makes_word(number, a, b, c, d))
        out[row, 4] = int(short and spells(number, a, b, c, d))
        out[row, 5] = int(goes_on_flagged_only(code, number))
        out[row, 6] = int(short and spells_flagged_only(number, a, b, c, d))


def plain_answers(rows: list[str], words: frozenset[str], flagged: frozenset[str]) -> list[list[int]]:
    """The same from sets."""
    going: dict[str, list[str]] = {}
    spelt: dict[str, list[str]] = {}
    for word in words:
        for size in range(len(word)):
            going.setdefault(word[:size], []).append(word)
        spelt.setdefault("".join(sorted(word)), []).append(word)
    text = "\n".join(sorted(words))
    answers = []
    for row in rows:
        short = 3 <= len(row) <= 4
        behind, turned = going.get(row, []), spelt.get("".join(sorted(row)), [])
        answers.append(
            [
                row in words,
                row in going,
                text.count(row) > (row in words),
                short and bool(turned),
                short and row in words,
                bool(behind) and flagged.issuperset(behind),
                short and bool(turned) and flagged.issuperset(turned),
            ]
        )
    return [list(map(int, row)) for row in answers]


def rows_to_try(alphabet: Alphabet, words: list[str], seed: int) -> list[str]:
    """Words, their beginnings and parts, the same with a letter changed, and all letters alone and in pairs."""
    chance = random.Random(seed)
    tried = [word for word in words if word in read_flagged(int(alphabet is TURKISH))]
    for word in chance.sample(words, 500):
        begin, end = sorted(chance.sample(range(len(word) + 1), 2))
        changed = list(word)
        changed[chance.randrange(len(word))] = chance.choice(alphabet.little)
        tried += [word, word[:end], word[begin:end], "".join(changed)]
    for word in [*tried]:
        if len(word) in (3, 4):
            tried.append("".join(chance.sample(word, len(word))))
    return [*tried, *alphabet.little, *(a + b for a in alphabet.little for b in alphabet.little)]


def looped() -> Iterator[Callable[..., None]]:
    """The loop as compiled code of each kind that there is here."""
    yield compiled(ask_all)
    if has_c():
        yield NativeLoop(ask_all, kahve.game("quist"), checked=True)


def test_the_tables_say_what_the_words_say_interpreted_and_compiled(tmp_path: Path) -> None:
    requests: list[tuple[Any, ...]] = []
    for source, alphabet in (("int70", ENGLISH), ("tr", TURKISH)):
        number_of_alphabet = int(alphabet is TURKISH)
        words = drawn(source, 3000)
        mine = read_word_list(file_of(tmp_path, words, f"{source}.txt"))
        tried = rows_to_try(alphabet, words, 5)
        rows, sizes = np.zeros((len(tried), 46), dtype=np.int8), np.array([*map(len, tried)])
        for row, text in enumerate(tried):
            rows[row, : len(text)] = alphabet.numbers(text)
        flagged = frozenset(read_flagged(number_of_alphabet))
        known = frozenset(word for word, mask in masks_of(words, number_of_alphabet).items() if mask > 1)
        assert 0 < len(known) < len(words)
        for number, listed in ((mine.number, frozenset(words)), (mine.number + COMMON, known)):
            due = np.array(plain_answers(tried, listed, flagged))
            assert (due.sum(axis=0) > 0).all()
            requests.append((rows, sizes, number, due))
    for rows, sizes, number, due in requests:
        some = np.zeros((len(rows[::7]), 7), dtype=np.int64)
        ask_all(rows[::7], sizes[::7], number, some)
        assert (some == due[::7]).all()
    # A list that comes behind the compiled code is found by it, too.
    for fast in looped():
        for rows, sizes, number, due in requests:
            out = np.zeros((len(rows), 7), dtype=np.int64)
            fast(rows, sizes, number, out)
            assert (out == due).all()


def test_a_list_read_after_code_was_compiled_is_there_for_it(tmp_path: Path) -> None:
    def one_word(number: int, out: Any) -> None:
        out[0] = int(makes_word(number, 20, 5, 1, 0))

    kernel, out = compiled(one_word), np.zeros(1, dtype=np.int64)
    kernel(0, out)
    assert out[0] == 1
    lists = [read_word_list(file_of(tmp_path, [word, "stir"], f"{word}.txt")) for word in ("eat", "zip")]
    for mine, is_word in zip(lists, (1, 0), strict=True):
        kernel(mine.number, out)
        assert out[0] == is_word


def test_what_weak_players_know_of_a_list() -> None:
    words = drawn("int60", 600)
    common = {word for word in words if word in lexicon("int35")}
    assert {word for word, mask in masks_of(words, 0).items() if mask == 5} == common
    rare = sorted(set(lexicon("int70").words) - set(lexicon("int35").words))[:300]
    masks = masks_of(rare, 0)
    known = [word for word, mask in masks.items() if mask == 5]
    assert len(known) == 100
    assert max(map(len, known)) <= min(len(word) for word, mask in masks.items() if mask == 1)
    assert set(masks.values()) == {1, 5}


def test_each_vocabulary_is_a_list(tmp_path: Path) -> None:
    for source, deck, bluffs in (("int60", "full26", 3), ("tr", "turkish29", 7)):
        file = file_of(tmp_path, drawn(source, 200), f"{source}.txt")
        house = kahve.new("quist", lexicon=file, deck=deck).house
        number = read_word_list(file).number
        assert [list_of(house, known) for known in (THE_HOUSE, COMMON_WORDS, RARE_WORDS)] == [number, number + COMMON, bluffs]


# -- games -------------------------------------------------------------------------------------------------------------------------------


def settled(name: str, **values: object) -> Any:
    """The house for these values, files among them."""
    game = kahve.game(name)
    return game.settle(with_files(game.rules.house, values))


@pytest.mark.parametrize("name", GAMES)
def test_random_deals_are_the_same_interpreted_and_compiled(name: str, tmp_path: Path) -> None:
    english, turkish = file_of(tmp_path, drawn("int60", 4000), "en.txt"), file_of(tmp_path, drawn("tr", 4000), "tr.txt")
    game = kahve.game(name)
    houses = [
        settled(name, lexicon=english, word_mode="strict", rude_words="refused"),
        settled(name, lexicon=turkish, deck="turkish29"),
        settled(name, lexicon="int60", word_mode="strict"),
    ]
    if name == "soup":
        houses.append(settled(name, lexicon=english, soup_ends="both", word_mode="strict"))
    machines = [Machine(game, compiled=False)]
    machines += [NativeMachine(game), NativeMachine(game, checked=True)] if has_c() else []
    machines += [Machine(game)] if name == "quist" or not has_c() else []
    for house in houses:
        results = []
        for machine in machines:
            tables, blank, rng = machine.layout.new(), machine.layout.new(), generator(11)
            order = np.array(game.rules.deck(house).cards, dtype=np.int8)
            plays = machine.random_deals(tables, blank, house, order, rng, machine.moves_array(), 4)
            results.append((plays, tables.tobytes(), rng.tolist()))
        assert results[0][0] > 40
        assert all(result == results[0] for result in results[1:])


@pytest.mark.parametrize("name", GAMES)
def test_a_list_of_two_words_can_be_played_to_the_end(name: str, tmp_path: Path) -> None:
    file = file_of(tmp_path, ["stir", "tea"])
    for mode in ("table", "strict"):
        table, chance = kahve.new(name, lexicon=file, word_mode=mode), random.Random(name)
        for seed in range(2):
            table.deal(seed=seed)
            while table.turn != kahve.NOBODY:
                table.play(chance.choice(list(table.moves)))
        assert table.history[-1].sheet is not None


def claims_of(folder: Path, level: str, **values: object) -> tuple[list[str], list[str]]:
    """The words that bots of a level claim in deals of Quist, and the answers."""
    game, out = kahve.game("quist"), folder / f"{level}-{len([*folder.iterdir()])}.jsonl"
    simulate(game, with_files(game.rules.house, values), [level], 12, 3, out=out, compiled=False)
    log = out.read_text(encoding="utf-8")
    return re.findall(r":scrump (\w+)", log), re.findall(r":(accept|spellcheck)", log)


def test_bots_claim_the_words_of_the_list_and_weak_ones_the_common_ones(tmp_path: Path) -> None:
    words = [word for word in lexicon("int70").sorted if len(word) == 4][::2]
    file = file_of(tmp_path, words)
    claims, answers = claims_of(tmp_path, "greedy", lexicon=file)
    assert len(claims) > 8
    false = [word for word in claims if word.lower() not in words]
    assert len(false) * 5 < len(claims)
    assert answers.count("spellcheck") == len(false)
    known = {word for word, mask in masks_of(words, 0).items() if mask == 5}
    casual, _ = claims_of(tmp_path, "casual", lexicon=file)
    assert len(casual) > 3
    assert sum(word.lower() in known for word in casual) > 0.45 * len(casual)


def test_rude_words_of_a_list_are_kept_as_in_every_list(tmp_path: Path) -> None:
    flagged = [word for word in read_flagged() if word in lexicon("int60")]
    name = read_word_list(file_of(tmp_path, [*flagged, "zaxes"])).name
    for rude_words, is_legal, said in (("bots_never", True, ""), ("allowed", True, ALONE), ("refused", False, "")):
        table = trick_of(ALONE, lexicon=name, rude_words=rude_words).table
        if table.moves:
            assert (f"scrump {ALONE}" in table.legal) == is_legal
            assert claim_of(table, whole_turn(bot("greedy"), table.view(table.turn), table.moves, random.Random(1))) == said


# -- house rules, logs and positions -----------------------------------------------------------------------------------------------------


def test_a_list_is_a_house_rule_by_its_name(tmp_path: Path) -> None:
    file = file_of(tmp_path, drawn("int60", 300))
    for given in (file, str(file)):
        table = kahve.new("quist", lexicon=given)
        assert table.house_rules()["lexicon"] == read_word_list(file).name
    name = read_word_list(file).name
    assert kahve.new("soup", lexicon=name).house_rules()["lexicon"] == name
    assert pickle.loads(pickle.dumps(table.house)) == table.house
    # A deck may come from a file in the same way.
    from kahve.cards.letter_deck import THIRTEEN, write_letter_deck

    (tmp_path / "deck.json").write_text(write_letter_deck(THIRTEEN), encoding="utf-8")
    assert kahve.new("quist", deck=tmp_path / "deck.json").house_rules()["sours"] == THIRTEEN.suits[2]


def test_a_name_without_its_words_is_refused() -> None:
    with pytest.raises(kahve.HouseError, match=r"The words of the list en:0123456789abcdef are not available here.*--word-list") as caught:
        kahve.new("quist", lexicon="en:0123456789abcdef")
    assert caught.value.option == "lexicon"
    for odd in ("en:0123", "el:0123456789abcdef", "mine", 3, None, True):
        with pytest.raises(kahve.HouseError, match=r"lexicon cannot be .*: allowed are int60, .*a file of words such as mine.txt"):
            kahve.new("quist", lexicon=odd)
    assert own_list("int60") is None


def test_a_list_of_another_alphabet_than_the_deck_is_refused(tmp_path: Path) -> None:
    turkish, plain = file_of(tmp_path, ["kuş", "iki"]), file_of(tmp_path, ["kalem", "kitap"], "plain.txt")
    with pytest.raises(kahve.HouseError, match=r"has the letters of the English alphabet, and the words of tr:.* are Turkish"):
        kahve.new("quist", lexicon=turkish)
    # Beside the Turkish deck words that could be of both alphabets are Turkish.
    assert kahve.new("quist", deck="turkish29", lexicon=plain).house_rules()["lexicon"] == read_word_list(plain, TURKISH).name


def test_only_who_starts_the_program_names_files(tmp_path: Path) -> None:
    file = str(file_of(tmp_path, ["tea", "stir"]))
    setup = {"game": "quist", "house": {"lexicon": file}, "players": [{"kind": "you"}] + [{"kind": "bot", "bot": "greedy"}] * 3}
    with pytest.raises(kahve.HouseError, match=r"lexicon cannot be"):
        read_setup(setup)


def test_a_log_and_a_position_go_on_with_the_same_words_only(tmp_path: Path) -> None:
    file = file_of(tmp_path, drawn("int60", 300))
    table = kahve.new("quist", lexicon=file)
    table.deal(seed=4)
    for _ in range(9):
        table.play(table.moves[0])
    name = str(table.house_rules()["lexicon"])
    head, *rest = table.log().splitlines()
    assert json.loads(head)["house"]["lexicon"] == name
    assert json.loads(head)["words"] == {"list": name, "digest": name[3:]}
    assert kahve.read([head, *rest]).log() == table.log()
    assert str(kahve.position("quist", str(table))) == str(table)
    assert name in str(table)
    for lines, words in (
        (json.loads(head) | {"words": {"list": "int60", "digest": lexicon("int60").digest}}, "another word list"),
        (json.loads(head) | {"house": {"seats": 4, "lexicon": "en:0123456789abcdef"}}, "Line 1: The words of the list"),
    ):
        with pytest.raises(kahve.LogError, match=words):
            kahve.read([json.dumps(lines), *rest])
    with pytest.raises(kahve.HouseError, match="are not available here"):
        kahve.position("quist", str(table).replace(name, "en:0123456789abcdef"))


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, in which no list has been read."""
    surroundings = {**os.environ, **more}
    return subprocess.run([sys.executable, "-m", "kahve", *words], capture_output=True, text=True, env=surroundings, check=False)


def test_another_process_replays_a_log_when_it_is_given_the_file(tmp_path: Path) -> None:
    file, other = file_of(tmp_path, drawn("int60", 300)), file_of(tmp_path, ["tea", "stir"], "other.txt")
    table = kahve.new("quist", lexicon=file)
    table.deal(seed=4)
    table.play(table.moves[0])
    log = tmp_path / "evening.jsonl"
    log.write_text(table.log(), encoding="utf-8")
    for words in ([], ["--word-list", str(other)]):
        done = run("replay", str(log), *words, **{FILES: ""})
        assert done.returncode != 0
        assert "line 1" in done.stderr.lower()
        assert "are not available here" in done.stderr
    assert run("replay", str(log), "--word-list", str(file), **{FILES: ""}).returncode == 0
    assert run("replay", str(log), **{FILES: str(file)}).returncode == 0
    refused = run("replay", str(log), "--word-list", str(tmp_path / "none.txt"), **{FILES: ""})
    assert (refused.returncode, "cannot be read" in refused.stderr, "Traceback" in refused.stderr) == (2, True, False)


def test_processes_that_play_find_the_list(tmp_path: Path) -> None:
    file, game = file_of(tmp_path, drawn("int60", 300)), kahve.game("quist")
    house = with_files(game.rules.house, {"lexicon": file})
    # `random` and `casual` by moves: in processes that are spawned.
    out = tmp_path / "deals.jsonl"
    simulate(game, house, ["greedy", "casual"], 2, 3, out=out, workers=2, compiled=False)
    assert str(house["lexicon"]) in out.read_text(encoding="utf-8")


# -- the command line and the page -------------------------------------------------------------------------------------------------------


def test_the_command_line_takes_a_file_for_the_rule(tmp_path: Path) -> None:
    file = file_of(tmp_path, ["tea", "stir"])
    said = CliRunner().invoke(app, ["house", "quist", "--house", f"lexicon={file}"]).output
    assert f"lexicon (Which word list): default int60 (English of all countries), at this table {read_word_list(file).name}." in said
    assert "also a file of words such as mine.txt" in said
    refused = CliRunner().invoke(app, ["house", "quist", "--house", f"lexicon={file_of(tmp_path, ['tea', 'a b'], 'odd.txt')}"])
    assert refused.exit_code == 2
    assert "odd.txt, line 2: 'a b' is more than one word" in " ".join(refused.output.split())
    wrong = CliRunner().invoke(app, ["house", "quist", "--house", f"deck={file}"])
    assert wrong.exit_code == 2
    assert "as in lexicon=mine.txt" in " ".join(wrong.output.split())


def test_a_form_offers_the_lists_that_the_host_has_given(tmp_path: Path) -> None:
    mine = read_word_list(file_of(tmp_path, drawn("int60", 300, seed=8), "club.txt"))
    document = game_document(kahve.game("soup"), {}, "greedy")
    values = {value["value"]: value["title"] for row in document["options"] if row["name"] == "lexicon" for value in row["values"]}
    assert [*values][:5] == [*LEXICONS]
    assert values[mine.name] == f"club.txt, {len(mine.sorted)} words"
    setup = {"game": "soup", "house": {"lexicon": mine.name}, "players": [{"kind": "you"}] + [{"kind": "bot", "bot": "greedy"}] * 2}
    assert read_setup(setup).house.lexicon == mine.number
