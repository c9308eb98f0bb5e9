"""The terminal in another language: which one, that every command of a player speaks it, and that what is drawn keeps its columns."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import ascii_lowercase

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize, visitor
from rich.cells import cell_len
from typer.testing import CliRunner, Result

import kahve
from kahve import language
from kahve.language import noun, speaker, speaking
from kahve.language.catalogue import known, messages, pieces_of, resources
from kahve.language.speaker import Argument, Speaker, speaker_of
from kahve.terminal import words
from kahve.terminal.main import app
from kahve.terminal.paper import Paper, shown
from kahve.terminal.prompts import is_yes
from kahve.terminal.replay import score_of
from kahve.terminal.review import _about as about
from kahve.terminal.show import Drawn

from .scene import SHEET, scene

GREEK = str.maketrans(ascii_lowercase, "αβψδεφγηιξκλμνοπϙρστθωςχυζ")
"""Other letters for the small ones: what is written in them comes from a catalogue."""


class Texts(visitor.Transformer):
    """Writes the texts of a catalogue in other letters."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(node.value.translate(GREEK))


class Pieces(dict[str, dict[str, str]]):
    """The messages of each catalogue of a language."""

    def pieces(self, name: str) -> dict[str, str]:
        return self[name]


@cache
def texts_in_other_letters() -> Pieces:
    """The catalogues of English, translated by letters: read once, for that takes a second."""
    texts = Pieces()
    for name in resources("en"):
        resource = parse(resources("en").text(name))
        Texts().visit(resource)
        texts[name] = pieces_of(serialize(resource))
    return texts


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Turkish is offered, and says all that English says, in other letters."""
    english, texts = Speaker("en"), texts_in_other_letters()
    monkeypatch.setattr(speaker, "resources", lambda _: texts)
    speakers = {"en": english, "tr": Speaker("tr")}
    monkeypatch.setattr(speaker, "speaker_of", speakers.__getitem__)
    monkeypatch.setattr(language, "is_offered", speakers.__contains__)
    language.offered.cache_clear()
    monkeypatch.delenv("KAHVE_LANGUAGE")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    speaker.said.cache_clear()
    speaker.named.cache_clear()
    yield
    speaker.said.cache_clear()
    speaker.named.cache_clear()
    language.offered.cache_clear()


def kahve_says(*typed: str, answers: str = "", **environment: str) -> Result:
    result = CliRunner().invoke(app, list(typed), input=answers, env=environment)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


CATALOGUE = serialize(resources("en")["terminal"])
SENTENCES = {text.strip() for text in re.findall(r"[a-z][a-z ,:;]{10,}", CATALOGUE) if len(text.split()) > 2}
"""What the terminal says in English: three words or more without a thing that is named."""


def in_english(said: str) -> list[str]:
    """The sentences of the terminal that stand in an output in English."""
    return [text for text in SENTENCES if text in said]


# -- which language ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("other")
@pytest.mark.parametrize(
    ("typed", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "C"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "POSIX"}, "en"),
        ([], {"LANG": "xx_YY.UTF-8"}, "en"),
        ([], {"LANG": "el_GR.UTF-8"}, "en"),
        ([], {"LANG": "../../etc"}, "en"),
        ([], {"LANG": "tr_TR.UTF-8"}, "tr"),
        ([], {"LANG": "tr"}, "tr"),
        ([], {"LANG": "tr_TR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "tr_TR.UTF-8"}, "tr"),
        ([], {"LANG": "tr_TR.UTF-8", "LC_MESSAGES": "tr_TR.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "tr_TR.UTF-8", "LC_ALL": ""}, "tr"),
        ([], {"LANG": "C", "KAHVE_LANGUAGE": "tr"}, "tr"),
        ([], {"LANG": "tr_TR.UTF-8", "KAHVE_LANGUAGE": ""}, "tr"),
        (["--language", "tr"], {"LANG": "C", "KAHVE_LANGUAGE": "en"}, "tr"),
        (["--language", "en"], {"LC_ALL": "tr_TR.UTF-8"}, "en"),
    ],
)
def test_the_option_speaks_before_the_environment_and_that_in_the_order_of_posix(
    typed: list[str], environment: dict[str, str], spoken: str
) -> None:
    said = kahve_says(*typed, "games", **environment).stdout
    assert ("players" in said, "players".translate(GREEK) in said) == (spoken == "en", spoken == "tr")
    assert language.language() == "en"


@pytest.mark.parametrize("wrong", ["xx", "", "TR", "tr_TR.UTF-8", "../en", "en\n", "\x1b[31m", "e" * 10000])
@pytest.mark.parametrize("by", ["option", "environment"])
def test_a_language_that_is_not_offered_is_refused_with_those_that_are(wrong: str, by: str) -> None:
    if by == "environment" and not wrong:
        return  # An empty variable is as none, as it is everywhere.
    typed, environment = (["--language", wrong], {}) if by == "option" else ([], {"KAHVE_LANGUAGE": wrong})
    refused = kahve_says(*typed, "games", **environment)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert re.fullmatch(r"Error: There is no language '[^\n\x1b]{0,40}'\. Allowed are .*en.*\.\n", refused.stderr)


@pytest.mark.usefixtures("other")
def test_the_refusal_of_a_language_is_in_that_of_the_environment() -> None:
    refused = kahve_says("--language", "xx", "games", LANG="tr_TR.UTF-8")
    assert refused.exit_code == 2
    assert "There is no language".translate(GREEK) in refused.stderr
    assert "'xx'" in refused.stderr


@pytest.mark.parametrize("named", ["C", "tr_TR.UTF-8", "el_GR", "ar_EG.UTF-8", "\udcff", "x" * 1000])
def test_a_process_speaks_in_any_locale(named: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("KAHVE_LANGUAGE", "LC_ALL", "LC_MESSAGES")}
    said = subprocess.run([sys.executable, "-m", "kahve", "games"], env=environment | {"LANG": named}, capture_output=True, check=True)
    assert said.stdout.decode().replace("\u2068", "").replace("\u2069", "").startswith("pisti: ")
    assert said.stderr == b""


# -- every command of a player -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def log(tmp_path: Path) -> str:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=3)
    while table.turn >= 0:
        table.play(table.legal[0])
    (tmp_path / "log.jsonl").write_text(table.log(["Ada", "bot:greedy"]), encoding="utf-8")
    return str(tmp_path / "log.jsonl")


LETTERS_TYPED = "?\nh\np\ns\nm\nl\nv\nr\nr 3.2\nr 99\n99\n"


@pytest.mark.usefixtures("other")
@pytest.mark.parametrize(
    ("typed", "answers", "says"),
    [
        (["games"], "", ["players", "Also"]),
        (["house", "pisti", "--preset", "two_hand", "--house", "target=101"], "", ["default", "at this table", "all defaults"]),
        (["rules", "pisti", "--preset", "turkish_app"], "", ["At this table", "changed from"]),
        (["play", "pisti", "--seed", "7"], f"\n{LETTERS_TYPED}1\n?\nq\nn\nq\ny\n", ["Your card", "There is no paragraph"]),
        (["play", "basra", "--house", "seats=2", "--seed", "7"], f"\n{LETTERS_TYPED}", ["You leave the table in deal"]),
        (["play", "hand_and_foot", "--seed", "7"], f"\n{LETTERS_TYPED}", ["Your move", "Your hand", "to go out"]),
        (["play", "quist", "--seed", "7"], f"\n{LETTERS_TYPED}", ["and its letter"]),
        (["play", "soup", "--seed", "7"], f"\n{LETTERS_TYPED}", ["This match is not saved"]),
        (["learn", "basra"], "?\nr\nt\n99\n4C\nw\ns\nq\n", ["Lesson", "The teacher plays", "Try another move", "You leave the lessons"]),
        (["learn", "pisti", "--lesson", "99"], "", ["Error"]),
        (["puzzle", "play", "basra"], "?\nt\nb\nAS\n2\ns\n", ["moves to choose from", "Not this one", "The winning turn is"]),
        (["puzzle", "list"], "", ["easy", "hard"]),
        (["puzzle", "find", "pisti", "--count", "0"], "", ["allowed are"]),
        (["replay", "{log}"], "", ["every move is legal and every sheet agrees"]),
        (["replay", "nowhere.jsonl"], "", []),
        (["verify", "{log}"], "", ["without a proof"]),
        (["review", "{log}", "--milliseconds", "10", "--moves", "2"], "", ["Points given away", "the costliest first", "the run"]),
        (["review", "{log}", "--seat", "9"], "", ["seats are"]),
        (["style", "{log}"], "", ["a style needs"]),
        (["style", "{log}", "--who", "Bo"], "", ["Nobody called"]),
        (["play", "pisti", "--players", "greedy,greedy"], "", ["you sit at one seat"]),
        (["play", "pisti", "--seed", "-1"], "", ["a seed is a whole number from"]),
        (["play", "pisti", "--log", "nowhere/at/all.jsonl"], "", ["there is no folder"]),
        (["play", "pisti", "--preset", " "], "", ["needs the name of a preset"]),
        (["house", "quist", "--house", "deck=missing.json"], "", ["The deck file", "cannot be read"]),
    ],
)
def test_every_command_of_a_player_speaks_the_language(typed: list[str], answers: str, says: list[str], log: str) -> None:
    said = kahve_says("--language", "tr", *(word.replace("{log}", log) for word in typed), answers=answers).output
    assert in_english(said) == []
    assert [text for text in says if text.translate(GREEK) not in said] == []


@pytest.mark.usefixtures("other")
def test_the_drawn_table_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("tr"):
        drawn = Drawn(Paper(plain=False, suits=True, width=80))
        drawn.head(scene())
        drawn.table(scene())
        drawn.sheet(scene(sheet=SHEET))
        drawn.scores(scene())
    said = capsys.readouterr().out
    assert in_english(said) == []
    assert all(text.translate(GREEK) in said for text in ("Deal 3", "(dealer)", "Score", "against", "card points"))


@pytest.mark.usefixtures("other")
def test_yes_is_said_in_the_language_or_in_english() -> None:
    with speaking("tr"):
        assert [is_yes(answer) for answer in ("y", "YES", "yes".translate(GREEK), "n", "", "ν")] == [True, True, True, False, False, False]
    assert not is_yes("yes".translate(GREEK))


# -- from right to left ------------------------------------------------------------------------------------------------------------------

FROM_RIGHT = ["أيلا", "مُحَمَّد الطويل", "Ayla"]
"""Names: one of them has marks above its letters, which take no place of their own."""


def in_arabic(name: str) -> dict[str, object]:
    seats = [scene()["seats"][0] | {"name": "أنت"}, scene()["seats"][1] | {"name": name}]
    sides = [scene()["sides"][0] | {"name": "أنت"}, scene()["sides"][1] | {"name": name}]
    return scene(seats=seats, sides=sides, sheet=SHEET)


@pytest.mark.parametrize("name", FROM_RIGHT)
@pytest.mark.parametrize("width", [40, 80])
def test_what_is_drawn_from_right_to_left_keeps_its_columns(name: str, width: int, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = Drawn(Paper(plain=False, suits=True, width=width))
    with speaking("ar"):
        drawn.head(in_arabic(name))
        drawn.table(in_arabic(name))
        drawn.sheet(in_arabic(name))
    lines = capsys.readouterr().out.splitlines()
    assert max(map(cell_len, lines)) <= width
    assert "│5♥ ││7♦ ││10♠││J♣ │" in lines
    assert "  1    2    3    4  " in lines
    # The numbers of a column of the sheet end below each other, whatever stands before them.
    rows = [line for line in lines if re.search(r"\d+ +\d+$", line.rstrip())][-4:]
    assert len({cell_len(line.rstrip()) for line in rows}) == 1


def test_the_sign_of_a_figure_stays_before_it() -> None:
    """A signed number is isolated, so that a terminal from right to left does not move its sign behind it."""
    with speaking("ar"):
        figures = [words.figure(points) for points in (1.26, -3, -1234.5, 0)]
        assert figures == ["\u2068+1.3\u2069", "\u2068-3.0\u2069", "\u2068-1,234.5\u2069", "0.0"]
        assert words.figure(-3).encode() == b"\xe2\x81\xa8-3.0\xe2\x81\xa9"
        assert words.score_line({"sides": [{"side": 0, "name": "أنت"}, {"side": 1, "name": "أيلا"}], "scores": [-20, 41]}) == (
            "النتيجة: أنت \u2068-20\u2069، أيلا 41."
        )
        assert str(score_of([-5, 41])) == "\u2068-5\u2069 مقابل 41"
        assert str(score_of([-5, 41, -3])) == "\u2068-5\u2069، 41، \u2068-3\u2069"
        assert about(-3.0, 0.5) == "\u2068\u2068-3.0\u2069 +/- 1.0\u2069"
    assert (words.figure(1.26), words.figure(-3), str(score_of([-5, 41])), about(-3.0, 0.5)) == ("+1.3", "-3.0", "-5 to 41", "-3.0 +/- 1.0")
    with speaking("tr"):
        assert (words.figure(1.26), words.figure(-1234.5)) == ("+1,3", "-1.234,5")


def test_an_option_keeps_its_direction_in_a_sentence_from_right_to_left() -> None:
    with speaking("ar"):
        assert "\u2068--keep FILE\u2069" in language.message("terminal-not-kept")
        refused = language.message("terminal-seed-out-of-range", seed="-1")
    assert [mark for mark in ("\u2068--seed\u2069", "\u2068-1\u2069", "\u2068--seed 7\u2069.") if mark not in refused] == []


def test_what_is_drawn_has_signs_before_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    losing = in_arabic("أيلا")
    losing |= {"sides": [side | {"score": -20} for side in losing["sides"]], "scores": [-20, -20]}  # type: ignore[attr-defined]
    with speaking("ar"):
        drawn = Drawn(Paper(plain=False, suits=True, width=80))
        drawn.table(losing)
        drawn.sheet(losing)
        drawn.scores(losing)
    said = capsys.readouterr().out
    assert said.count("\u2068-20\u2069") == said.count("-20") == 6


def test_a_refusal_keeps_its_marks_and_no_others() -> None:
    assert shown("\u2068a\u2069\n\x1b[31m") == "\u2068a\u2069\n\\x1b[31m"
    assert shown("a\u2069b\u2068") == "a\\u2069b\\u2068"


# -- every message -----------------------------------------------------------------------------------------------------------------------


class Wanted(visitor.Visitor):
    """What the arguments of a message have to be: the numbers and words by which it selects, lists, and texts."""

    def __init__(self) -> None:
        self.values: dict[str, set[Argument]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            named = {key.name for key in keys if isinstance(key, ftl.Identifier)}
            is_number = named <= {"zero", "one", "two", "few", "many", "other"} and (named != {"other"} or len(keys) > len(named))
            self.values[node.selector.id.name] = {0, 1, 2, 5, 11, 100} if is_number else set(named)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        [argument] = node.arguments.positional
        if isinstance(argument, ftl.VariableReference) and node.id.name in ("LIST", "NUMBER"):
            of_nouns = (noun("cards-rank", "J"), "QS")
            self.values[argument.id.name] = {1.5} if node.id.name == "NUMBER" else {of_nouns[:1], of_nouns}
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values.setdefault(node.id.name, {"QS"})


@pytest.mark.parametrize("name", known())
def test_every_message_of_the_terminal_can_be_said(name: str) -> None:
    in_english = {english.id.name: english for _, english in messages("en")}
    for _, entry in messages(name):
        if not entry.id.name.startswith("terminal-"):
            continue
        wanted = Wanted()
        wanted.visit(in_english[entry.id.name])
        for values in itertools.product(*wanted.values.values()):
            said = speaker_of(name).say(entry.id.name, tuple(zip(wanted.values, values, strict=True)))
            assert said
            assert "  " not in said
