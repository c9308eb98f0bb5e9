"""The word lists against plain sets, and the automaton in compiled code against both."""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import itertools
import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.cards import lexicon as lexicon_package
from kahve.cards.lexicon import FIRST, LEXICONS, LONGEST_WORD, WORD_FILES, LexiconError, alphabet_of, lexicon, name_of, word_masks
from kahve.cards.lexicon.automaton import NOWHERE, ROOT, ends_word, goes_on, is_part, makes_word, root, spelled, spells, step
from kahve.cards.lexicon.digests import DIGESTS, FIRST_DIGESTS
from kahve.cards.lexicon.flagged import goes_on_flagged_only, is_flagged, read_flagged, spells_flagged_only, with_letter
from kahve.cards.lexicon.own_lists import own_list
from kahve.engine.compile import compiled

ROOT_FOLDER = Path(__file__).parent.parent
FOLDER = Path(lexicon_package.__file__).parent

ENGLISH_LISTS = LEXICONS[:4]
LISTS = pytest.mark.parametrize("name", ENGLISH_LISTS)


@cache
def script(name: str) -> ModuleType:
    """A file beside the package, as a module."""
    path = ROOT_FOLDER / name
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def prefix_masks() -> dict[str, int]:
    """Every beginning of a word that has a letter more, with the lists that have such a word."""
    masks: dict[str, int] = {}
    for word, mask in word_masks().items():
        for size in range(len(word)):
            masks[word[:size]] = masks.get(word[:size], 0) | mask
    return masks


def rows_of(words: list[str]) -> tuple[Any, Any]:
    """Words as rows of letters 1 to 26 filled up with 0, and their lengths."""
    packed = np.array(words, dtype=np.bytes_)
    letters = packed.view(np.uint8).reshape(len(words), -1)
    return np.where(letters > 0, letters - 96, 0).astype(np.int8), np.array([len(word) for word in words])


def all_rows(size: int) -> list[str]:
    """Every row of `size` letters."""
    return ["".join(letters) for letters in itertools.product("abcdefghijklmnopqrstuvwxyz", repeat=size)]


# -- the lists -------------------------------------------------------------------------------------------------------------------------

COUNTS = {
    "int60": (62, 669, 2626, 5213, 8430, 11744, 12805),
    "us60": (62, 662, 2584, 5085, 8223, 11494, 12485),
    "int35": (41, 486, 1917, 3556, 5441, 6881, 6704),
    "int70": (86, 804, 3233, 6588, 11028, 15749, 17830),
}
ALL = {"int60": 80544, "us60": 77260, "int35": 40604, "int70": 116407}


@LISTS
def test_the_lists_have_the_words_that_the_rules_count(name: str) -> None:
    lengths = Counter(map(len, lexicon(name).sorted))
    assert tuple(lengths[length] for length in range(2, 9)) == COUNTS[name]
    assert len(lexicon(name).words) == lengths.total() == ALL[name]


@LISTS
def test_a_list_is_in_order_and_has_plain_words(name: str) -> None:
    words = lexicon(name)
    assert list(words.sorted) == sorted(words.words)
    assert set("".join(words.sorted)) == set("abcdefghijklmnopqrstuvwxyz")
    assert min(map(len, words.sorted)) == 2
    assert not {"cs", "es", "gs", "ks", "ls", "ms", "rs", "ts"} & words.words


def test_which_list_is_within_which() -> None:
    assert lexicon("int35").words < lexicon("int60").words < lexicon("int70").words
    assert lexicon("us60").words < lexicon("int60").words
    # Common British words are no American ones, so the smallest list is not within the American one.
    assert {"colour", "centre"} <= lexicon("int35").words - lexicon("us60").words


@LISTS
def test_the_digest_is_that_of_the_words(name: str) -> None:
    assert lexicon(name).digest == DIGESTS[name] == hashlib.sha256("\n".join(lexicon(name).sorted).encode()).hexdigest()[:16]
    assert list(DIGESTS) == list(LEXICONS)


def test_the_lists_are_those_that_logs_have_named_so_far() -> None:
    """A list that changes becomes an earlier edition, by which its logs are refereed."""
    assert [DIGESTS[name] for name in LEXICONS] == [
        "b593f9348e5b52d3",
        "b21b73d40f41ea33",
        "d7eeec2022c7feec",
        "2cdba438933662f9",
        "3f9a385c86e81914",
    ]
    assert list(FIRST) == ["en:1457ef5dd7734ec1", "en:42bb2252f3dd3a42", "en:20fe821895047b7e", "en:823e515e2fbf11c2"]


WITH_ACCENTS = {"cafe", "elan", "epee", "fete", "matinee", "entree", "cliche", "fiance", "resume", "pinata", "naive", "jalapeno"}
RECENT = {"wifi", "app", "ok", "vlog", "dojo"}


def test_words_with_accents_and_recent_words_are_there() -> None:
    for name in ("int60", "us60", "int70"):
        assert lexicon(name).words >= WITH_ACCENTS | RECENT
    assert lexicon("int35").words & RECENT == {"wifi", "app", "ok", "vlog"}


@pytest.mark.parametrize("first", FIRST)
def test_the_lists_of_the_first_edition_can_still_be_read(first: str) -> None:
    name = FIRST[first]
    then, now = own_list(first), lexicon(name)
    assert then is not None
    assert then.digest == hashlib.sha256("\n".join(then.sorted).encode()).hexdigest()[:16] == FIRST_DIGESTS[name]
    assert then.words < now.words
    assert not then.words & (RECENT | {"cafe", "elan", "fete"})
    assert 39 <= len(now.words - then.words) < 300
    assert then.title == f"the words of {name} as they were in its first edition"


def test_compiled_code_knows_the_lists_of_the_first_edition() -> None:
    for first, name in FIRST.items():
        own = own_list(first)
        assert own is not None
        number = own.number
        assert name_of(number) == first
        assert alphabet_of(number).name == "en"
        for word, then, now in (("stir", True, True), ("cafe", False, True), ("app", False, True)):
            state = root(number)
            for letter in word:
                state = step(state, ord(letter) - ord("a") + 1)
            assert ends_word(state, number) == then
            assert (word in lexicon(name)) == now


def test_an_unknown_list_is_refused() -> None:
    with pytest.raises(LexiconError, match="The word lists are int60, us60, int35, int70, tr"):
        lexicon("int80")


def test_the_examples_of_the_rules() -> None:
    words = lexicon("int60")
    assert words.anagrams("opst") == ["opts", "post", "pots", "spot", "stop", "tops"]
    assert words.anagrams("TEAR") == ["rate", "tare", "tear"]
    assert words.anagrams("seti") == ["site", "ties"]
    assert words.anagrams("irst") == ["stir"]
    assert words.anagrams("aeio") == []
    assert {"bard", "brad", "drab", "dog", "god"} <= words.words
    assert [word in words for word in ("p", "pr", "pe", "pa", "PI", "Pea", "pear", "stir")] == [False] * 3 + [True] * 5
    assert [words.is_possible(letters) for letters in ("p", "PR", "pe", "stir", "stirr", "pq")] == [True] * 5 + [False]
    assert 7 not in words


@LISTS
def test_what_is_possible_is_a_beginning(name: str) -> None:
    bit = 1 << LEXICONS.index(name)
    tried = [*itertools.islice(prefix_masks(), 0, None, 7), *itertools.islice(word_masks(), 0, None, 7), "zzz", "qx", "~"]
    assert all(lexicon(name).is_possible(letters) == (prefix_masks().get(letters, 0) & bit != 0) for letters in tried)


@LISTS
def test_the_anagrams_are_the_words_of_the_same_letters(name: str) -> None:
    words = lexicon(name)
    by_letters: dict[str, list[str]] = {}
    for word in words.sorted:
        by_letters.setdefault("".join(sorted(word)), []).append(word)
    for letters, together in itertools.islice(by_letters.items(), 0, None, 7):
        assert words.anagrams(letters[::-1]) == together


# -- the files -------------------------------------------------------------------------------------------------------------------------


def test_the_bundled_files_come_from_the_words() -> None:
    """docs/make_words.py makes the bundled files again from the words."""
    make = script("docs/make_words.py")
    with np.load(FOLDER / "automaton.npz") as bundled:
        automaton = make.automaton((word_masks(), word_masks(1)))
        assert set(automaton) == set(bundled)
        for name, table in automaton.items():
            assert bundled[name].dtype == table.dtype
            assert (bundled[name] == table).all()
        assert sum(table.nbytes for table in automaton.values()) < 1_300_000
    assert gzip.decompress(make.packed_words(word_masks())) == gzip.decompress((FOLDER / "words.txt.gz").read_bytes())
    assert gzip.decompress(make.packed_words(word_masks(1))) == gzip.decompress((FOLDER / "turkish.txt.gz").read_bytes())
    assert make.digest_module((word_masks(), word_masks(1))) == (FOLDER / "digests.py").read_text(encoding="utf-8")
    assert make.packed_tables(automaton) == make.packed_tables(automaton)
    with np.load(FOLDER / "flagged.npz") as bundled:
        automaton = make.flagged((word_masks(), word_masks(1)), make.flagged_words())
        assert set(automaton) == set(bundled)
        assert all((bundled[name] == table).all() for name, table in automaton.items())


def test_the_notice_is_with_the_words() -> None:
    notice = (FOLDER / "COPYRIGHT").read_text(encoding="utf-8")
    for holder in ("by Kevin Atkinson", "by Benjamin Titze", "Princeton University", "Geoff Kuenning", "J Ross Beresford", "modified"):
        assert holder in notice
    assert all(path.stat().st_size < 1_300_000 for path in FOLDER.iterdir() if path.is_file())
    assert "src/kahve/cards/lexicon/COPYRIGHT" in (ROOT_FOLDER / "NOTICES.md").read_text(encoding="utf-8")


# -- the automaton ---------------------------------------------------------------------------------------------------------------------


def walk_all(rows: Any, sizes: Any, out: Any) -> None:
    """For every row: its state, the lists in which it is a word, and those in which it goes on."""
    for row in range(len(rows)):
        state = ROOT
        for place in range(sizes[row]):
            state = step(state, rows[row, place])
        out[row, 0], out[row, 1], out[row, 2] = state, 0, 0
        for number in range(4):
            out[row, 1] += int(ends_word(state, number)) << number
            out[row, 2] += int(goes_on(state, number)) << number


def short_all(rows: Any, out: Any) -> None:
    """For every row of three or four letters: the lists in which it is a word as it stands, and in some order."""
    for row in range(len(rows)):
        a, b, c, d = rows[row, 0], rows[row, 1], rows[row, 2], rows[row, 3]
        out[row, 0], out[row, 1] = 0, 0
        for number in range(4):
            out[row, 0] += int(spells(number, a, b, c, d)) << number
            out[row, 1] += int(makes_word(number, a, b, c, d)) << number


def parts_all(rows: Any, sizes: Any, out: Any) -> None:
    """For every row: the lists in which it is in a word, and in a longer word."""
    for row in range(len(rows)):
        out[row, 0], out[row, 1] = 0, 0
        for number in range(4):
            out[row, 0] += int(is_part(number, rows[row], sizes[row], False)) << number
            out[row, 1] += int(is_part(number, rows[row], sizes[row], True)) << number


@cache
def fast(loop: Callable[..., None]) -> Callable[..., None]:
    """The loop in compiled code."""
    return compiled(loop)


def both_ways(loop: Callable[..., None], width: int, *given: Any, every: int) -> Any:
    """What compiled code finds for these rows; interpreted, every so-many-th row gives the same."""
    answers = np.zeros((len(given[0]), width), dtype=np.int64)
    fast(loop)(*map(np.ascontiguousarray, given), answers)
    plain = np.zeros_like(answers[::every])
    loop(*(part[::every] for part in given), plain)
    assert (plain == answers[::every]).all()
    return answers


def test_every_word_and_every_beginning() -> None:
    words, beginnings = word_masks(), prefix_masks()
    tried = sorted({*words, *beginnings})
    answers = both_ways(walk_all, 3, *rows_of(tried), every=499)
    assert (answers[:, 0] != NOWHERE).all()
    assert answers[:, 1].tolist() == [words.get(row, 0) for row in tried]
    assert answers[:, 2].tolist() == [beginnings.get(row, 0) for row in tried]


def test_a_million_random_rows() -> None:
    words, beginnings, chance = word_masks(), prefix_masks(), np.random.default_rng(26)
    number = 500_000
    rows, sizes = chance.integers(1, 27, (2 * number, 8)).astype(np.int8), chance.integers(1, 9, 2 * number)
    # The second half is words with one letter changed.
    short, lengths = rows_of([word for word in words if len(word) <= 8])
    chosen = chance.integers(0, len(short), number)
    rows[number:], sizes[number:] = short[chosen], lengths[chosen]
    rows[np.arange(number, 2 * number), chance.integers(0, sizes[number:])] = chance.integers(1, 27, number)
    rows[np.arange(8) >= sizes[:, None]] = 0
    answers = both_ways(walk_all, 3, rows, sizes, every=4999)
    tried = np.where(rows > 0, rows + 96, 0).astype(np.uint8).view("S8").ravel().astype("U8").tolist()
    ends = np.array([words.get(row, 0) for row in tried])
    goes = np.array([beginnings.get(row, 0) for row in tried])
    assert (answers[:, 1] == ends).all()
    assert (answers[:, 2] == goes).all()
    assert ((answers[:, 0] == NOWHERE) == (ends | goes == 0)).all()
    assert np.count_nonzero(ends) > 30_000


def test_no_letter_leads_nowhere() -> None:
    assert step(ROOT, 0) == step(NOWHERE, 0) == step(NOWHERE, 26) == NOWHERE


@pytest.mark.parametrize("size", [3, 4])
def test_every_three_and_four_letters_in_any_order(size: int) -> None:
    by_letters: dict[str, int] = {}
    for word, mask in word_masks().items():
        if len(word) == size:
            by_letters["".join(sorted(word))] = by_letters.get("".join(sorted(word)), 0) | mask
    tried = ["".join(letters) for letters in itertools.combinations_with_replacement("abcdefghijklmnopqrstuvwxyz", size)]
    assert len(tried) == {3: 3276, 4: 23751}[size]
    rows, _ = rows_of(tried)
    rows = np.pad(rows, ((0, 0), (0, 4 - size)))
    expected = [by_letters.get(row, 0) for row in tried]
    for order in itertools.permutations(range(size)):
        turned = rows[:, [*order, *range(size, 4)]]
        assert both_ways(short_all, 2, turned, every=1999)[:, 1].tolist() == expected


@pytest.mark.parametrize("size", [3, 4])
def test_every_three_and_four_letters_in_order(size: int) -> None:
    tried = all_rows(size)
    rows = np.pad(rows_of(tried)[0], ((0, 0), (0, 4 - size)))
    masks = both_ways(short_all, 2, rows, every=4999)[:, 0]
    words = word_masks()
    assert masks.tolist() == [words.get(row, 0) for row in tried]


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_all_short_parts_of_words(size: int) -> None:
    within: dict[str, int] = {}
    longer: dict[str, int] = {}
    for word, mask in word_masks().items():
        for start in range(len(word) - size + 1):
            part = word[start : start + size]
            within[part] = within.get(part, 0) | mask
            if len(word) > size:
                longer[part] = longer.get(part, 0) | mask
    tried = all_rows(size)[:: 1 if size < 4 else 3]  # 26 is not a multiple of 3, so every third row has all letters in all places
    answers = both_ways(parts_all, 2, *rows_of(tried), every=max(1, len(tried) // 60))
    assert answers[:, 0].tolist() == [within.get(part, 0) for part in tried]
    assert answers[:, 1].tolist() == [longer.get(part, 0) for part in tried]


def test_random_parts_of_words_against_a_slow_twin() -> None:
    chance = np.random.default_rng(27)
    words = list(word_masks())
    tried = []
    for _ in range(600):
        word = words[chance.integers(len(words))]
        begin = chance.integers(0, len(word))
        part = list(word[begin : begin + chance.integers(1, len(word) + 1)])
        if chance.random() < 0.5:
            part[chance.integers(len(part))] = chr(97 + chance.integers(26))
        tried.append("".join(part))
    answers = both_ways(parts_all, 2, *rows_of(tried), every=19)
    for number, name in enumerate(ENGLISH_LISTS):
        # All words as one text: a row of letters is never in two of them.
        text = "\n".join(lexicon(name).sorted)
        times = [text.count(part) for part in tried]
        assert (answers[:, 0] >> number & 1).tolist() == [bool(count) for count in times]
        assert (answers[:, 1] >> number & 1).tolist() == [count > (part in lexicon(name).words) for part, count in zip(tried, times)]
    assert 200 < np.count_nonzero(answers[:, 1]) < 550


def test_whole_words_are_parts_but_not_proper_ones() -> None:
    for word in ("zigzagging", "quizzical", "jazzy"):
        rows, sizes = rows_of([word])
        longer = any(word in other and word != other for other in lexicon("int60").sorted)
        assert is_part(0, rows[0], sizes[0], False)
        assert is_part(0, rows[0], sizes[0], True) == longer


# -- the figures of the rules ----------------------------------------------------------------------------------------------------------


def test_the_chances_of_a_word_are_those_of_the_rules() -> None:
    """The rules state them of the lists of the first edition, which lack the words with accents."""
    benchmark = script("benchmarks/letters.py")
    decks, first_of = benchmark.LETTER_DECKS, {name: first for first, name in FIRST.items()}
    for first in FIRST:
        own_list(first)
    assert [round(chance, 3) for chance in benchmark.row(decks["full26"], first_of["int60"])] == [0.243, 0.017, 0.313, 0.074]
    assert [round(chance, 3) for chance in benchmark.row(decks["full26"], "int60")] == [0.243, 0.018, 0.315, 0.075]
    assert [round(chance, 3) for chance in benchmark.row(decks["thirteen"], first_of["int60"])] == [0.364, 0.028, 0.388, 0.096]
    for (deck, size), stated in benchmark.STATED.items():
        for name in benchmark.LISTS.get(size, ())[:1]:
            assert tuple(round(chance, 3) for chance in benchmark.row(decks[deck], first_of[name])) == stated


def test_a_log_names_its_word_list_and_is_not_replayed_with_another() -> None:
    table = kahve.new("quist", lexicon="us60")
    table.deal(seed=1)
    head, *rest = table.log().splitlines()
    words = json.loads(head)["words"]
    assert words == {"list": "us60", "digest": DIGESTS["us60"]}
    assert kahve.read([head, *rest]).log() == table.log()
    for wrong in ({"list": "us60", "digest": "0" * 16}, {"list": "int60", "digest": DIGESTS["int60"]}, None):
        with pytest.raises(kahve.LogError, match="another word list"):
            kahve.read([json.dumps(json.loads(head) | {"words": wrong}), *rest])
    pisti = kahve.new("pisti").log()
    assert "words" not in json.loads(pisti)


def test_the_longest_word_of_all_lists() -> None:
    assert max(len(word) for name in LEXICONS for word in lexicon(name).sorted) == LONGEST_WORD


# -- the words that no bot says ----------------------------------------------------------------------------------------------------------


def code_of(word: str) -> int:
    code = 0
    for letter in word:
        code = with_letter(code, ord(letter) - 96)
    return code


def test_flagged_words_are_those_of_the_file_and_no_listed_word_besides() -> None:
    lines = (FOLDER / "flagged.txt").read_text(encoding="ascii").splitlines()
    words = [line for line in lines if not line.startswith("#")]
    assert lines[0].startswith("# Words that no bot claims")
    assert words == sorted(set(words)) == read_flagged()
    assert len({code_of(word) for word in words}) == len(words)
    assert [word for word in word_masks() if is_flagged(code_of(word))] == [word for word in words if word in word_masks()]
    assert all(is_flagged(code_of(word)) for word in words)


def test_beginnings_and_letters_of_flagged_words_only() -> None:
    """Both questions against plain loops over the lists."""
    flagged = set(read_flagged())
    beginnings = {word[:size] for word in flagged for size in range(1, len(word) + 1)} | {"pea", "st", "q", "zz"}
    sets = sorted({"".join(sorted(word)) for word in flagged if len(word) in (3, 4)} | {"opst", "aert", "aeio"})
    only = 0
    for number, name in enumerate(ENGLISH_LISTS):
        going_on: dict[str, set[str]] = {part: set() for part in beginnings}
        for word in lexicon(name).sorted:
            for part in beginnings & {word[:size] for size in range(1, len(word))}:
                going_on[part].add(word)
        for part, words in going_on.items():
            assert goes_on_flagged_only(code_of(part), number) == (bool(words) and words <= flagged), (name, part)
            only += bool(words) and words <= flagged
        for letters in sets:
            spelt = lexicon(name).anagrams(letters)
            a, b, c, d = [*(ord(letter) - 96 for letter in letters), 0][:4]
            assert spells_flagged_only(number, a, b, c, d) == (bool(spelt) and set(spelt) <= flagged), (name, letters)
            assert spells_flagged_only(number, d, c, a, b) == spells_flagged_only(number, a, b, c, d)
    assert only > 40


def test_flagged_words_are_words_all_the_same() -> None:
    flagged = [word for word in read_flagged() if word in lexicon("int60")]
    assert len(flagged) > 100
    for word in flagged:
        state = ROOT
        for letter in word:
            state = step(state, ord(letter) - 96)
        assert ends_word(state, 0)


@pytest.mark.parametrize("group", range(len(WORD_FILES)))
def test_the_automaton_spells_the_words_of_the_file_in_their_order(group: int) -> None:
    assert list(spelled(group).items()) == list(word_masks(group).items())
