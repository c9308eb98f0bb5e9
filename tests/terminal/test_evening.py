import builtins
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from kahve.terminal.evening import Evening, Refused
from kahve.terminal.paper import Paper
from kahve.terminal.prompts import Left
from kahve.terminal.show import Spoken

from .scene import scene


class FakeSeat:
    """A seat that notes what it is asked, and ends the match after one move."""

    def __init__(self, first: dict[str, Any], refuses: Iterable[str] = ()) -> None:
        self.now, self.refuses, self.requests = first, set(refuses), []

    def scene(self) -> dict[str, Any]:
        return self.now

    def legal(self) -> list[str]:
        return [move["move"] for move in self.now["moves"]]

    def others(self) -> Iterator[dict[str, Any]]:
        return iter(())

    def ask(self, do: str, move: str | None = None) -> list[dict[str, Any]]:
        self.requests.append((do, move))
        if move in self.refuses:
            raise Refused(f"Not the {move}.")
        self.now = scene(moves=[], can=["again"] if do == "move" else [], line="You won the match, 151 to 80.")
        return [{"kind": do, "says": f"{do} {move}.", "card": move}]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    given = []

    def answer(prompt: str) -> str:
        print(prompt, end="")
        if not given:
            raise EOFError
        return given.pop(0)

    monkeypatch.setattr(builtins, "input", answer)
    return given


def evening(seat: FakeSeat) -> Evening:
    return Evening(seat, Spoken(Paper(plain=True, suits=True)), lambda what: f"Rules of {what}.", lambda: print("Looked through."))


@pytest.mark.parametrize(
    ("typed", "move"),
    [("5h", "5H"), ("1", "5H"), ("5♥", "5H"), ("7d lies", "7D lies"), ("10s", "TS"), ("jack", "JACK"), ("4", "JC"), (" 5H ", "5H")],
)
def test_what_is_typed_is_asked_of_the_table(answers: list[str], typed: str, move: str | None) -> None:
    seat = FakeSeat(scene())
    answers += [typed, "n"]
    evening(seat).play()
    assert seat.requests == [("move", move)]


@pytest.mark.parametrize(("typed", "move"), [("d", "draw"), ("D", "draw"), ("draw", "draw"), ("discard 5", "discard 5")])
def test_d_draws_where_cards_are_drawn(answers: list[str], capsys: pytest.CaptureFixture[str], typed: str, move: str) -> None:
    seat = FakeSeat(scene(family="melding", moves=[{"move": "draw", "do": "draw", "card": None, "says": "draw 2 cards"}]))
    answers += ["?", typed, "n"]
    evening(seat).play()
    assert seat.requests == [("move", move)]
    assert "\nType d to draw.\n" in capsys.readouterr().out


def test_a_card_with_several_moves_is_asked_about(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    seat = FakeSeat(scene())
    answers += ["2", "3", "7D", "2", "n"]
    evening(seat).play()
    assert seat.requests == [("move", "7D lies")]
    out = capsys.readouterr().out
    assert "1: 7D, takes the pile: 5 cards.\n2: 7D lies, is left lying.\n" in out


def test_a_refusal_is_said_and_the_card_asked_again(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    seat = FakeSeat(scene(), refuses=["TS"])
    answers += ["TS", "5H", "n"]
    evening(seat).play()
    assert seat.requests == [("move", "TS"), ("move", "5H")]
    assert "Not the TS." in capsys.readouterr().out


def test_a_number_that_no_card_has_is_not_asked(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    seat = FakeSeat(scene())
    answers += ["0", "9", "1", "n"]
    evening(seat).play()
    assert seat.requests == [("move", "5H")]
    assert capsys.readouterr().out.count("your cards are numbered 1 to 4") == 2


def test_the_letters_show_and_ask_nothing(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    seat = FakeSeat(scene())
    answers += ["?", "", "h", "p", "s", "l", "r", "r 3.2", "R all", "q", "n"]
    with pytest.raises(Left):
        evening(seat).play()
    assert seat.requests == []
    out = capsys.readouterr().out
    assert out.count("Your hand: 4 cards.") == 2
    assert "Ayla, the dealer: 2 cards" in out
    assert "You: 41 points" in out
    assert "Nothing has been played yet." in out
    assert "Rules of ." in out
    assert "Rules of 3.2." in out
    assert "Rules of all." in out


def test_leaving_is_asked_once_more_unless_the_input_ends(answers: list[str]) -> None:
    answers += ["q", "n", "q", "y", "5H"]
    seat = FakeSeat(scene())
    with pytest.raises(Left):
        evening(seat).play()
    assert answers == ["5H"]
    assert seat.requests == []


def test_a_word_at_the_deal_deals_nothing(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    seat = FakeSeat(scene(moves=[], can=["deal"]))
    answers += ["5H", ""]
    evening(seat).play()
    assert seat.requests == [("deal", None)]
    assert "press Enter to deal" in capsys.readouterr().out


def test_another_match_is_offered(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    seat = FakeSeat(scene(moves=[], can=["again"], line="You won the match, 151 to 80."))
    answers += ["y"]
    evening(seat).play()
    assert seat.requests == [("again", None)]
    assert "You won the match, 151 to 80.\nDeal 1: You 19, Ayla 10.\n" in capsys.readouterr().out
