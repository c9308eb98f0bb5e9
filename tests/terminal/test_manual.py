"""Help and refusals of the command line: every command, in every language, with columns that stay where they are."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len
from typer.main import get_command
from typer.testing import CliRunner, Result

from kahve.language import Sentence, offered, speaking
from kahve.language.catalogue import ids
from kahve.language.speaker import END, ISOLATE
from kahve.terminal.main import app
from kahve.terminal.manual import Command, Group, says, wrapped

OTHERS = [name for name in offered() if name != "en"]


def commands() -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with the words that call it, the one without a word first."""
    whole: Any = get_command(app)
    yield (), whole
    for name, command in whole.commands.items():
        yield (name,), command
        for part, inner in getattr(command, "commands", {}).items():
            yield (name, part), inner


COMMANDS = dict(commands())


def run(*words: str, width: int | None = None, **environment: str) -> Result:
    return CliRunner().invoke(app, list(words), env=environment, prog_name="kahve", **({} if width is None else {"terminal_width": width}))


@cache
def helped(words: tuple[str, ...], language: str, width: int = 78) -> str:
    """The help of a command, which is made once for all tests."""
    result = run(*words, "--help", "--language", language, width=width)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def joined(text: str) -> str:
    """A text without its marks of direction, with one blank wherever lines are broken."""
    return " ".join(text.replace(ISOLATE, "").replace(END, "").split())


def carried(command: Any) -> list[str]:
    """What a command and its own options have as help."""
    typed = [each.help for each in command.params if each.help and each.help.startswith("help-")]
    return [command.help, *typed, *(inner.help for inner in getattr(command, "commands", {}).values())]


def test_every_command_and_option_has_its_help_in_a_catalogue() -> None:
    for words, command in COMMANDS.items():
        assert isinstance(command, Command | Group), words
        own = [each.help for each in command.params if each.name not in ("help", "install_completion", "show_completion")]
        for text in [command.help, *own]:
            assert text.partition(" ")[0] in ids("en"), words


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words) or "kahve")
def test_help_has_no_line_in_english(words: tuple[str, ...]) -> None:
    command = COMMANDS[words]
    typed = {word for text in carried(command) for word in text.split()[1:]} | {
        word for each in command.params for word in (*each.opts, *each.secondary_opts, str(each.metavar))
    }
    with speaking("en"):
        parts = [part for text in carried(command) for part in str(Sentence(text.partition(" ")[0])).split("\n\n")]
    for language in OTHERS:
        english, other = (helped(words, name) for name in ("en", language))
        same = {line.strip() for line in joined_lines(english)} & {line.strip() for line in joined_lines(other)}
        assert [line for line in same if line and not set(line.split()) <= typed] == [], language
        said = joined(other)
        assert [part for part in parts if joined(part) in said] == [], language


def joined_lines(text: str) -> list[str]:
    return text.replace(ISOLATE, "").replace(END, "").splitlines()


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words) or "kahve")
def test_help_has_every_sentence_of_its_language(words: tuple[str, ...]) -> None:
    command = COMMANDS[words]
    inner = [each.help for each in getattr(command, "commands", {}).values()]
    for language in offered():
        shown = joined(helped(words, language))
        with speaking(language):
            wanted = [part for text in carried(command) if text not in inner for part in says(text)] + [says(text)[0] for text in inner]
        assert [part for part in wanted if joined(part) not in shown] == [], language


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words) or "kahve")
def test_help_keeps_its_columns_in_every_direction(words: tuple[str, ...]) -> None:
    for language, width in itertools.product(offered(), (40, 78)):
        lines = helped(words, language, width).splitlines()
        # Only a word that no line has room for may stand out: an example of an address.
        assert [line for line in lines if cell_len(line) > width and len(joined(line).split()) > 2] == [], (language, width)
        assert [line for line in lines if line.count(ISOLATE) != line.count(END)] == [], (language, width)
        if language == "ar":
            isolated = f"{ISOLATE}[^{ISOLATE}{END}]*{END}"
            outside = [re.sub(isolated, "", re.sub(isolated, "", line)) for line in lines]
            assert [line for line in outside if re.search(r"[A-Za-z]", line)] == [], width


def test_in_arabic_options_keep_their_direction() -> None:
    lines = run("play", "--help", "--language", "ar", width=78).stdout.splitlines()
    [seed] = [line for line in lines if "--seed N" in line]
    assert seed == ("  \u2068--seed N\u2069" + " " * 14 + "\u2068عدد صحيح. العدد نفسه يعطي الورق نفسه. مثال: \u2068--seed 7\u2069\u2069")
    assert lines[0] == "الاستعمال: \u2068kahve play [OPTIONS] GAME\u2069"


def test_what_is_isolated_is_broken_only_where_no_line_has_room() -> None:
    with speaking("ar"):
        assert wrapped("اكتب --seed 7.", 8) == ["اكتب", "\u2068--seed 7\u2069."]
        assert wrapped("اكتب `kahve house GAME` هنا", 12) == ["اكتب", "\u2068`kahve house\u2069", "\u2068GAME`\u2069 هنا"]


# -- which language ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "environment"),
    [
        (["--language", "tr", "play", "--help"], {}),
        (["play", "--language", "tr", "--help"], {}),
        (["play", "--help", "--language=tr"], {"KAHVE_LANGUAGE": "el"}),
        (["--language", "el", "play", "--help", "--language", "tr"], {}),
        (["play", "-h"], {"KAHVE_LANGUAGE": "tr", "LANG": "C"}),
        (["play", "-h"], {"LC_ALL": "tr_TR.UTF-8"}),
        (["play", "-h"], {"LANG": "tr_TR.UTF-8"}),
    ],
)
def test_help_is_in_the_language_of_the_line_or_of_the_environment(
    words: list[str], environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("KAHVE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert run(*words, **environment).stdout.startswith("Kullanım: kahve play [OPTIONS] GAME\n")


def test_a_process_has_its_help_in_the_language_of_the_system() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("KAHVE_LANGUAGE", "LC_ALL", "LC_MESSAGES")}
    typed = [sys.executable, "-m", "kahve", "play", "--help"]
    said = subprocess.run(typed, env=environment | {"LANG": "tr_TR.UTF-8", "PYTHONUTF8": "1"}, capture_output=True, check=True)
    assert said.stdout.decode().startswith("Kullanım: kahve play [OPTIONS] GAME\n")
    assert said.stderr == b""


def test_an_unknown_language_is_refused_before_any_help() -> None:
    refused = run("play", "--help", "--language", "xx")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "There is no language 'xx'. Allowed are en, " in refused.stderr


def test_without_a_command_the_help_is_shown() -> None:
    alone = run("--language", "el")
    assert alone.exit_code == run().exit_code
    assert joined(alone.output).startswith("Χρήση: kahve [OPTIONS] COMMAND")


@pytest.mark.parametrize("language", offered())
def test_a_shell_that_completes_is_told_sentences(language: str) -> None:
    whole: Any = get_command(app)
    context = whole.make_context("kahve", ["--language", language], resilient_parsing=True)
    helps = {item.value: item.help for item in whole.shell_complete(context, "")}
    with speaking(language):
        assert helps["play"] == str(Sentence("help-play")).partition("\n")[0]


# -- refusals ----------------------------------------------------------------------------------------------------------------------------

WRONG = [
    (["nix"], "help-no-such-command", "There is no command 'nix'. The commands are games, rules, house, players,"),
    (["pley"], "help-did-you-mean", "There is no command 'pley'. Did you mean play,"),
    (
        ["lab", "nix"],
        "help-commands-are",
        "There is no command 'nix'. The commands are match, rate, ladder, leaderboard, study, data and train.",
    ),
    (["games", "--nix"], "help-no-such-option", "There is no option --nix."),
    (["play", "pisti", "--sead", "3"], "help-no-such-option", "There is no option --sead. Did you mean --seed"),
    (["play"], "help-missing", "GAME is missing. The game; `kahve games` lists all. Example: pisti"),
    (["expire"], "help-missing", "--days is missing. Days without any event. Example: --days 90"),
    (["play", "pisti", "--seed"], "help-needs-value", "--seed needs a value. Example: --seed 7"),
    (["play", "pisti", "--plain=yes"], "help-takes-no-value", "--plain takes no value."),
    (["play", "pisti", "basra", "quist"], "help-not-expected", "Not expected here: basra, quist."),
    (["play", "pisti", "--seed", "x"], "help-takes-whole", "--seed takes a whole number. Example: --seed 7"),
    (["review", "x", "--deal", "0"], "help-takes-whole-from", "--deal takes a whole number, 1 or more. Example: --deal 3"),
    (["perft", "pisti", "--depth", "65"], "help-takes-whole-between", "--depth takes a whole number from 0 to 64. Example: --depth 6"),
    (["serve", "--port", "1.5"], "help-takes-whole-between", "--port takes a whole number from 0 to 65535. Example: --port 8123"),
    (["expire", "--days", "many"], "help-takes-number-from", "--days takes a number, 0 or more. Example: --days 90"),
    (["lab", "match", "pisti", "--h0", "x"], "help-takes-number", "--h0 takes a number. Example: --h0 0"),
]


@pytest.mark.parametrize(("words", "message_id", "english"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_a_refusal_says_what_is_allowed_in_every_language(words: list[str], message_id: str, english: str) -> None:
    refused = run(*words, LANG="C")
    assert (refused.exit_code, refused.stdout) == (2, "")
    usage, try_this, blank, error = refused.stderr.rstrip("\n").split("\n")
    assert re.fullmatch(r"Usage: kahve[^\n]*", usage)
    assert re.fullmatch(r"For help: kahve[^\n]* --help", try_this)
    assert blank == ""
    assert error.startswith(f"Error: {english}")
    for language in OTHERS:
        other = run(*words, KAHVE_LANGUAGE=language)
        assert (other.exit_code, other.stdout) == (2, "")
        with speaking(language):
            said = re.split(r"[\u2068\u2069]", template(message_id))
        assert [part for part in said if part.strip() not in joined(other.stderr)] == []
        assert set(joined_lines(other.stderr)) & set(joined_lines(refused.stderr)) <= {""}


def test_a_language_without_a_name_is_refused() -> None:
    refused = run("games", "--language")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == "Error: --language needs a value. Example: kahve games --language tr\n"


def template(message_id: str) -> str:
    """A message with marks in the places of its arguments."""
    from kahve.language.catalogue import arguments_of
    from kahve.language.speaker import said, speech

    names = sorted(arguments_of("en")[message_id])
    values = tuple((name, (ISOLATE,) if name in ("names", "words") else ISOLATE) for name in names)
    return said(speech.get(), message_id, values)
