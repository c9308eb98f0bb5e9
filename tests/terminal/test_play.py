import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import kahve

from ..forked import COMMAND, Forked

WORDS = ["play", "pisti", "--players", "you,greedy", "--house", "target=51", "--seed", "7"]
AGAIN = ["play", "pisti"]

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """The command in a process of its own, in an empty folder, with these answers piped to it."""

    def start(*words: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        places = {"PYTHONPATH": str(Path(kahve.__file__).parents[1])}
        process = Forked(COMMAND, places | environment, folder=tmp_path, answers=answers, words=words)
        output, complaints = process.communicate(timeout=120)
        return subprocess.CompletedProcess(words, process.wait(), output, complaints)

    return start


def first_cards(deals: int) -> str:
    """Deal, and play the first card of the hand each time, for `deals` deals of two players."""
    return ("\n" + "1\n" * 24) * deals


def test_a_whole_match_in_plain_lines(run: Run, tmp_path: Path) -> None:
    result = run(*WORDS, "--log", "evening.jsonl", answers=first_cards(4) + "n\n")
    assert result.returncode == 0
    assert result.stderr == ""
    assert "\x1b" not in result.stdout
    assert result.stdout.isascii()
    assert result.stdout.startswith("Pisti, to 51 points: You against Ayla.\nPress Enter to deal (or ? for help): \n")
    assert " won the match: " in result.stdout
    assert "\nScore: You " in result.stdout
    assert result.stdout.endswith("Another match (y or n): n\nThank you for playing.\nThe finished deals are in evening.jsonl.\n")
    table = kahve.read(tmp_path / "evening.jsonl")
    assert table.over
    head = json.loads((tmp_path / "evening.jsonl").read_text().splitlines()[0])
    assert head["players"] == ["Guest", "bot:greedy"]
    assert run("replay", "evening.jsonl").returncode == 0


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    answers = first_cards(1)
    assert run(*WORDS, answers=answers).stdout == run(*WORDS, answers=answers).stdout
    assert run(*WORDS, answers=answers).stdout != run(*WORDS[:-1], "8", answers=answers).stdout


def test_a_character_speaks_as_it_does_at_a_table_of_the_page_and_not_with_quiet(run: Run) -> None:
    words = ["play", "pisti", "--players", "you,dora", "--seed", "4", "--plain"]
    assert "\nDora: Hello!\n" in run(*words, answers="\n").stdout
    quiet = run(*words, "--quiet", answers="\n")
    assert quiet.returncode == 0
    assert "Dora: " not in quiet.stdout
    assert "Dora took " in quiet.stdout


def test_leaving_says_how_to_go_on_and_loses_nothing(run: Run, tmp_path: Path) -> None:
    left = run(*WORDS, "--keep", "match.kahve", answers="\n1\n1\nq\ny\n")
    assert left.returncode == 0
    assert left.stdout.endswith("You leave the table in deal 1, at 0 to 0.\nTo go on: kahve play pisti --keep match.kahve\n")
    hand = left.stdout[left.stdout.rindex("Your hand: 2 cards.") :].splitlines()[:3]
    on = run(*AGAIN, "--keep", "match.kahve", answers="l\n")
    assert on.returncode == 0
    assert "\n".join(hand) in on.stdout
    whole = run(*AGAIN, "--keep", "match.kahve", "--log", "log.jsonl", answers="1\n" * 22 + first_cards(9) + "n\n")
    assert " won the match: " in whole.stdout
    assert kahve.read(tmp_path / "log.jsonl").over


def test_without_a_file_leaving_says_so(run: Run) -> None:
    result = run(*WORDS, answers="\n")
    assert result.returncode == 0
    assert result.stdout.endswith("This match is not saved. With --keep FILE you can leave and go on another day.\n")


def test_a_line_cut_off_by_a_crash_is_taken_away(run: Run, tmp_path: Path) -> None:
    run(*WORDS, "--keep", "match.kahve", answers="\n1\n")
    diary = tmp_path / "match.kahve"
    whole = diary.read_bytes()
    diary.write_bytes(whole + b'{"kind": "mov')
    result = run(*AGAIN, "--keep", "match.kahve")
    assert result.returncode == 0
    assert "Your hand: 3 cards." in result.stdout
    assert diary.read_bytes() == whole


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "this file has no match to go on with"),
        ("nonsense\n", "line 1 cannot be read"),
        ("[1]\n", "line 1 cannot be read"),
        ('{"kind": "moved", "seat": 0, "move": "5H"}\n', "begins with its opening"),
        ('{"kind": "opened"}\n', "line 1 cannot be read"),
        ('{"kind": "opened", "setup": {}, "dealer": 0, "seed": ""}\n', "opening"),
    ],
)
def test_a_file_that_keeps_no_match_is_refused_and_left_alone(run: Run, tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "match.kahve").write_text(text)
    result = run(*AGAIN, "--keep", "match.kahve")
    assert result.returncode == 2
    assert says in result.stderr
    assert "Traceback" not in result.stderr
    assert (tmp_path / "match.kahve").read_text() == text


def test_a_kept_match_has_its_rules_already(run: Run) -> None:
    run(*WORDS, "--keep", "match.kahve")
    result = run(*AGAIN, "--keep", "match.kahve", "--house", "target=101")
    assert result.returncode == 2
    assert "leave those options out" in result.stderr
    assert "leave those options out" in run(*AGAIN, "--keep", "match.kahve", "--quiet").stderr
    other = run("play", "dry_game", "--keep", "match.kahve")
    assert other.returncode == 2
    assert "kahve play pisti --keep match.kahve" in other.stderr


def test_a_log_that_is_there_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").write_text("mine\n")
    result = run(*WORDS, "--log", "log.jsonl", answers=first_cards(1))
    assert result.returncode == 2
    assert "--force replaces it" in result.stderr
    assert (tmp_path / "log.jsonl").read_text() == "mine\n"


def test_the_log_holds_finished_deals_only(run: Run, tmp_path: Path) -> None:
    run(*WORDS, "--log", "log.jsonl", answers=first_cards(1) + "\n1\n1\n")
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line.get("deal") for line in lines] == [None, 1]
    assert run("replay", "log.jsonl").returncode == 0


def test_two_matches_of_an_evening_stand_one_after_the_other(run: Run) -> None:
    result = run(*WORDS, "--house", "target=single", "--log", "log.jsonl", answers=first_cards(1) + "y\n" + first_cards(1) + "n\n")
    assert result.stdout.count("won the match: ") == 2
    assert "2 matches of Pisti, 2 deals: every move" in run("replay", "log.jsonl").stdout


@pytest.mark.parametrize("played", ["pisti", "pishti", "dry_game", "foxtrot"])
def test_every_game_can_be_played(run: Run, played: str) -> None:
    result = run("play", played, "--seed", "3", answers="\n1\n1\n?\np\ns\nr\nr 3.2\n")
    assert result.returncode == 0
    assert result.stderr == ""
    assert "You leave the table in deal 1" in result.stdout


def test_the_rules_at_the_table_are_this_tables(run: Run) -> None:
    result = run(*WORDS, "--house", "jack_on_jack_bonus=30", answers="\nr\nr 4.3\nr 99\n")
    assert "A jack on a lone jack – 30 (changed), paragraph 4.3.\n" in result.stdout
    assert "At this table: 30, changed from 20." in result.stdout
    assert "There is no paragraph 99 in the rulebook of Pisti." in result.stdout


@pytest.mark.parametrize(("played", "passed"), [("quist", []), ("soup", ["1 2 3"])])
def test_a_deal_in_turkish_letters_is_played_by_numbers(run: Run, played: str, passed: list[str]) -> None:
    tries = [*map(str, range(1, 18)), "eat sp", "eat 1", "no scrump", "nothing", "deal"]
    said = run(
        "play", played, "--preset", "turkish", "--house", "word_mode=strict", "--seed", "3", answers="\n".join(["", *passed, *tries * 17])
    )
    assert said.returncode == 0
    assert "Enter for the next deal" in said.stdout
    assert "Ü of animals" in said.stdout
    assert "İ of" in said.stdout
