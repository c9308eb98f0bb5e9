"""`kahve review`, and hints in the terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import kahve
from kahve.terminal.evening import Refused
from kahve.terminal.local import LocalSeat, chance
from kahve.terminal.main import app
from kahve.terminal.words import hint

from .scene import scene
from .test_evening import FakeSeat, answers, evening

__all__ = ["answers"]


def played(deals: int, *, whole: bool = True) -> str:
    table = kahve.new("pisti", seats=2)
    for seed in range(deals):
        table.deal(seed=seed)
        while table.turn >= 0 and (whole or len(table.history[-1].turns) < 40):
            table.play(table.legal[0])
    return table.log(["Ada", "bot:greedy"])


@pytest.fixture
def looked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Runs `kahve review` on a log, with a cache folder of its own for what is kept."""
    monkeypatch.setattr("kahve.engine.installing.cache_base", lambda: tmp_path / "cache")

    def run(log: str, *options: str) -> Result:
        path = tmp_path / "log.jsonl"
        path.write_text(log)
        return CliRunner().invoke(app, ["review", str(path), "--milliseconds", "4", *options])

    return run


def test_what_was_looked_through_is_kept(looked: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first = looked(played(2))
    assert len(list((tmp_path / "cache" / "reviews").iterdir())) == 2, "a file for each deal"
    with monkeypatch.context() as patched:
        patched.setattr("kahve.bots.review.reviews.weigh_chosen", lambda *_, **__: pytest.fail("it was worked out before"))
        assert looked(played(2)).stdout == first.stdout
    assert looked(played(2), "--again").exit_code == 0


def test_a_match_looked_through_in_plain_lines(looked: Callable[..., Result]) -> None:
    result = looked(played(2), "--moves", "3")
    assert result.exit_code == 0, result.output
    assert result.stdout.isascii()
    lines = result.stdout.splitlines()
    assert lines[0] == "Pisti, deals 1, 2. Points given away:"
    assert re.fullmatch(r"Ada: deal 1 \d+\.\d, deal 2 \d+\.\d, all \d+\.\d\.", lines[1])
    assert lines[4].startswith("Deal 1, Ada: result ")
    for number, line in enumerate(lines[8:12]):
        name = ("Ada", "bot:greedy")[number % 2]
        begins, ends = f"Deal {1 + number // 2}, {name}: ", r"(Best move: .+\. )?(Costliest mistake: .+\. )?Luck, in points: [+-].+\."
        assert re.fullmatch(re.escape(begins) + ends, line), line
    assert re.fullmatch(r"\d+ decisions, \d+ of them gave something away, the costliest first:", lines[12])
    assert re.fullmatch(r"In \d+ more the move played was as good as the best, as far as anyone can tell\.", lines[-1])
    listed = lines[13:-1]
    dearest = [line for line in map(re.compile(r"Deal [12], turn \d+, (?:Ada|bot:greedy), (\d+\.\d) points: the ").match, listed) if line]
    points = [float(line[1]) for line in dearest]
    assert len(points) == 3 == sum(line.startswith("A club player would have ") for line in listed)
    assert points == sorted(points, reverse=True)
    said_to, spoken_to = "", set()
    for line in listed:
        if mover := re.match(r"Deal [12], turn \d+, (Ada|bot:greedy), ", line):
            said_to = mover[1]
        elif addressee := re.match("For (.+?): ", line):
            spoken_to.add((said_to, addressee[1]))
    assert spoken_to
    assert all(mover == addressee for mover, addressee in spoken_to), "a reason speaks to the player to move"


def test_one_deal_and_one_seat_for_programs(looked: Callable[..., Result]) -> None:
    result = looked(played(2), "--deal", "2", "--seat", "1", "--json")
    review: dict[str, Any] = json.loads(result.stdout)
    assert [deal["deal"] for deal in review["deals"]] == [2]
    assert review["players"] == ["Ada", "bot:greedy"]
    assert {decision["seat"] for decision in review["deals"][0]["decisions"]} == {0, 1}
    mine = looked(played(1), "--seat", "0").stdout
    assert "bot:greedy, " not in mine.split("the costliest first:")[-1]
    assert mine.count("Luck, in points: ") == 1
    assert "For Ada: " not in mine


@pytest.mark.parametrize(
    ("log", "options", "says"),
    [
        (played(1), ["--deal", "2"], "Error: --deal cannot be 2: deal 1 of this match can be reviewed.\n"),
        (played(1), ["--seat", "2"], "Error: --seat cannot be 2: seats are 0 to 1.\n"),
        (played(1), ["--match", "2"], "Error: --match cannot be 2: there is 1 match in "),
        (played(1, whole=False), [], "Error: No deal of this match has been played to its end, so there is nothing to review.\n"),
        ("", [], "the log is empty; it begins with a header.\n"),
        ("{}", [], "Line 1: this is not the header of a Kahve log of format 1.\n"),
    ],
)
def test_what_cannot_be_looked_through_is_a_sentence(looked: Callable[..., Result], log: str, options: list[str], says: str) -> None:
    result = looked(log, *options)
    assert result.exit_code == 2
    assert says in result.stderr


class Hinted(FakeSeat):
    """A seat that is given a hint, once."""

    hints: list[dict[str, Any]]

    def hint(self) -> dict[str, Any]:
        if not self.hints:
            raise Refused("This table gives no hints: it was set up that way.")
        return self.hints.pop()


def test_a_hint_at_the_prompt(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    seat = Hinted(scene())
    worths = [
        {"move": "5H", "says": "the five of hearts takes 5 cards", "worth": 4.25, "error": 0.5, "level": False},
        {"move": "7D", "says": "the seven of diamonds is played to the pile", "worth": None, "error": None, "level": False},
        {"move": "7C", "says": "the seven of clubs is played to the pile", "worth": 4.0, "error": 0.5, "level": True},
    ]
    taken = {"card": "5S", "name": "five of spades", "role": "taken", "seat": None, "says": "Would be taken"}
    why = [{"says": "It takes 5 cards.", "marks": [taken]}, {"says": "It scores.", "marks": [taken]}]
    seat.hints = [{"says": "Master's choice: the five of hearts takes 5 cards.", "why": why, "worths": worths, "level": 1}]
    answers += ["b", "hint", "5h", "v", "n"]
    evening(seat).play()
    said = capsys.readouterr().out
    assert "Master's choice: the five of hearts takes 5 cards.\n" in said
    assert said.count("Would be taken: five of spades.\n") == 1
    assert "The five of hearts takes 5 cards: +4.2, give or take 0.5.\n" in said
    assert "The seven of diamonds is played to the pile: not examined.\n" in said
    assert "The seven of clubs is played to the pile: about equal.\n" in said
    assert "1 other move may be as good.\n" in said
    assert "This table gives no hints: it was set up that way.\n" in said
    assert said.count("Another match (y or n): ") == 2
    assert "Looked through.\n" in said
    assert seat.requests == [("move", "5H")]


def test_the_seat_in_this_process_is_told_that_it_waits_and_gets_its_hint() -> None:
    from kahve.table.sitting.sitting import Sitting

    setup = {"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}]}
    waits: list[str] = []
    seat = LocalSeat(Sitting.open(setup, entropy=chance(3)), None, None, waits.append)
    with pytest.raises(Refused, match="nothing to hint at"):
        seat.hint()
    seat.ask("deal")
    list(seat.others())
    advice = seat.hint()
    assert {worth["move"] for worth in advice["worths"]} == {move["move"] for move in seat.scene()["moves"]}
    assert hint(advice)[0] == advice["says"]
    assert len(waits) <= 1
