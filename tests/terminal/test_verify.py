"""`kahve verify`: what it says of a log that is proven, of a forged one, and of one without proofs."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kahve
from kahve.cards.proof import seed_in, word_of
from kahve.table.sitting.sitting import Sitting
from kahve.terminal.keeping import Diary, Notebook
from kahve.terminal.local import LocalSeat, chance
from kahve.terminal.main import app

from ..asks import ask_from

SETUP = {"game": "pisti", "house": {"seats": 2, "target": "single"}, "players": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]}


def verify(*files: str) -> Any:
    return CliRunner().invoke(app, ["verify", *files])


def played(tmp_path: Path) -> Path:
    """The log that a match in the terminal leaves behind."""
    seat = LocalSeat(Sitting.open(SETUP, entropy=chance(7)), None, Notebook(tmp_path / "log.jsonl", force=False))
    messages = seat.ask("deal")
    assert [event["kind"] for event in messages] == ["deal"]
    while not seat.sitting.over:
        list(seat.others())
        if moves := seat.scene()["moves"]:
            seat.ask("move", moves[0]["move"])
    return tmp_path / "log.jsonl"


def test_a_match_in_the_terminal_is_proven_and_a_forgery_is_found(tmp_path: Path) -> None:
    log = played(tmp_path)
    verdict = verify(str(log))
    head, deal, result = log.read_text(encoding="utf-8").splitlines()
    row = json.loads(deal)
    word = word_of(seed_in(row["proof"]), row["moves"])
    assert (verdict.exit_code, verdict.stdout) == (0, f"{log}: 1 deal: its order follows from its proof. Its word is {word}.\n")
    assert [share["by"] for share in row["proof"]["shares"]] == ["device", "house"]
    again = kahve.read(log)
    assert again.log(json.loads(head)["players"]) == log.read_text(encoding="utf-8")
    row["proof"]["shares"][0]["value"] = "ab" * 32
    log.write_text("\n".join([head, json.dumps(row), result]), encoding="utf-8")
    verdict = verify(str(log))
    assert verdict.exit_code == 1
    assert verdict.stderr == f"{log}: Deal 1 is not proven: the value of seat 0 does not fit the commitment that was given before.\n"
    row["proof"] = ["secret"]
    log.write_text("\n".join([head, json.dumps(row), result]), encoding="utf-8")
    assert "Line 2: the proof of a deal is an object" in verify(str(log)).stderr


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"attempt": 7}, "the server's secret does not fit its commitment before the deal."),
        ({"left_out": [1]}, "is not the one that the secret and the values make"),
        ({"by": "house"}, "the value of seat 0 does not fit the commitment that was given before."),
    ],
    ids=["attempt", "left out", "giver"],
)
def test_who_took_part_and_how_often_the_deal_was_begun_cannot_be_told_otherwise(tmp_path: Path, change: dict[str, Any], says: str) -> None:
    log = played(tmp_path)
    head, deal, result = log.read_text(encoding="utf-8").splitlines()
    row = json.loads(deal)
    (row["proof"]["shares"][0] if "by" in change else row["proof"]).update(change)
    log.write_text("\n".join([head, json.dumps(row), result]), encoding="utf-8")
    verdict = verify(str(log))
    assert verdict.exit_code == 1
    assert says in verdict.stderr


def test_a_log_without_proofs_says_so(tmp_path: Path) -> None:
    table = kahve.new("pisti", seats=2, target="single")
    while table.awaits_deal:
        table.deal(seed=7)
    while table.turn >= 0:
        table.play(table.legal[0])
    old = tmp_path / "old.jsonl"
    old.write_text(table.log(["a", "b"]), encoding="utf-8")
    verdict = verify(str(old))
    assert verdict.exit_code == 3
    assert "1 deal without a proof: the log is older than proofs" in verdict.stdout
    assert verify(str(tmp_path / "none")).exit_code == 2


def test_a_match_that_was_left_in_the_middle_of_the_exchange_goes_on(tmp_path: Path) -> None:
    for asks in (1, 2):
        diary = Diary(tmp_path / f"diary{asks}")
        sitting = Sitting.open(SETUP, entropy=chance(7))
        diary.begin(sitting.opening)
        seat = LocalSeat(sitting, diary, None)
        steps = [("deal", lambda _: {"devices": [0]}), ("commit", lambda of: {"of": of, "share": "ab" * 32})]
        for do, more in steps[:asks]:
            of = sitting.exchange.commitment if sitting.exchange else ""
            seat._events_of(0, *ask_from(do, **more(of)))
        again = LocalSeat(Sitting.replay(diary.read(), entropy=chance(8)), diary, None)
        list(again.others())
        proof = again.sitting.table.history[-1].proof
        assert proof is not None
        # Whose value was lost with the process is left out.
        assert proof["left_out"] == ([] if asks == 1 else [0])
