import pytest

from kahve.terminal.paper import Paper
from kahve.terminal.show import Drawn, Spoken, voice

from .scene import SHEET, scene


def drawn(capsys: pytest.CaptureFixture[str], width: int, suits: bool = True) -> str:
    shown = Drawn(Paper(plain=False, suits=suits, width=width))
    shown.head(scene())
    shown.event({"kind": "move", "card": "7H", "takes": 5, "bonus": 0, "says": "Ayla took 5 cards with the seven of hearts."})
    shown.table(scene())
    shown.sheet(scene(sheet=SHEET))
    return capsys.readouterr().out


@pytest.mark.parametrize("width", [80, 40])
def test_nothing_drawn_is_wider_than_the_terminal(capsys: pytest.CaptureFixture[str], width: int) -> None:
    lines = drawn(capsys, width).splitlines()
    assert max(len(line) for line in lines) <= width


def test_cards_are_drawn_with_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    text = drawn(capsys, 80)
    assert "│5♥ ││7♦ ││10♠││J♣ │" in text
    assert "  1    2    3    4  " in text


def test_without_the_suit_signs_everything_is_ascii(capsys: pytest.CaptureFixture[str]) -> None:
    text = drawn(capsys, 80, suits=False)
    assert text.isascii()
    assert "|5H ||7D ||10S||JC |" in text


def test_a_long_hand_is_drawn_in_rows(capsys: pytest.CaptureFixture[str]) -> None:
    hand = [f"{rank}H" for rank in "A23456789TJQK"]
    seats = [scene()["seats"][0] | {"hand": hand}]
    Drawn(Paper(plain=False, suits=True, width=40)).hand(scene(seats=seats, moves=[], refusals={}))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 8
    assert max(map(len, lines)) <= 40
    assert "9    10   11   12   13" in lines[-1]


def test_a_hidden_card_is_a_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert "▒" in drawn(capsys, 80)


def test_plain_paper_speaks(capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(voice(Paper(plain=True, suits=True)), Spoken)
    Spoken(Paper(plain=True, suits=True)).table(scene())
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert out.isascii()


def test_a_reason_that_holds_for_several_cards_is_drawn_once(capsys: pytest.CaptureFixture[str]) -> None:
    refusals = dict.fromkeys(("5H", "7D", "TS"), "A jack must be played.")
    Drawn(Paper(plain=False, suits=True, width=80)).hand(scene(moves=[], refusals=refusals | {"JC": "But not this one."}))
    out = capsys.readouterr().out
    assert out.count("A jack must be played.") == 1
    assert "1 to 3" in out
    assert "But not this one." in out
