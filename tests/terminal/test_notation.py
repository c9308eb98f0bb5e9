"""What ? tells: this game's notation, with moves that this table takes; and lines that break between words only."""

import itertools
import random
import re
import sys

import pytest

import kahve
from kahve.games import GAMES
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.sitting.sitting import Sitting
from kahve.terminal.evening import HELP
from kahve.terminal.local import LocalSeat
from kahve.terminal.notation import MOST_EXAMPLES, explained, told_apart
from kahve.terminal.paper import Paper
from kahve.terminal.show import Spoken
from kahve.terminal.words import spoken

FOREIGN = {
    "pile": ["takes TH", "meld", "pass", "joker", "pepper", "animals"],
    "floor": ["meld", "pass", "joker", "pepper", "animals"],
    "melding": ["5H", "hearts", "takes", "pass", "pepper", "animals"],
    "letters": ["5H", "hearts", "meld", "joker", "discard"],
}
"""Words of other games' notation that this family must not be told."""


@pytest.mark.parametrize("name", GAMES)
def test_the_notation_is_this_games_and_its_examples_can_be_played(name: str) -> None:
    chance = random.Random(7)
    players = [{"kind": "you"}, *[{"kind": "bot", "bot": "random"}] * (kahve.game(name).settle({}).seats - 1)]
    sitting = Sitting.open({"game": name, "players": players}, entropy=chance.randbytes)
    shown = set()
    for _ in range(60):
        if sitting.table.awaits_deal:
            events = sitting.ask(0, AskDeal())
        else:
            if sitting.table.turn == 0:
                examples = told_apart(LocalSeat(sitting, None, None).legal())
                assert 1 <= len(examples) <= MOST_EXAMPLES
                assert [sitting.table.objection(text) for text in examples] == [None] * len(examples)
                lines = explained(sitting.scene(0), examples)
                assert lines[-1] == f"Moves you can make now, for example: {'; '.join(examples)}."
                assert all(line.endswith(".") for line in lines)
                shown.update(lines)
            events = sitting.ask(sitting.table.turn, AskMove(chance.choice(sitting.table.legal)))
        for event in events:
            sitting.take(event)
        if sitting.table.over:
            break
    text = " ".join(shown)
    assert not [word for word in FOREIGN[sitting.setup.game.family] if word in text]


def test_an_onlooker_and_whoever_waits_have_no_examples() -> None:
    players = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    sitting = Sitting.open({"game": "pishti", "players": players})
    assert LocalSeat(sitting, None, None).legal() == []
    assert explained(sitting.scene(0), []) == [
        "A card is its rank (A 2 3 4 5 6 7 8 9 T J Q K) and its suit (C D H S).",
        "Type a card, or its number in your hand, to play it.",
        "If it can be played in several ways, you are asked which.",
    ]


@pytest.mark.parametrize("width", [40, 60, 100])
def test_plain_lines_break_between_words_on_a_terminal_and_nowhere_in_a_pipe(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    voice, helps = Spoken(Paper(plain=True, suits=True, width=width)), [str(line) for line in HELP]
    voice.lines(helps)
    assert capsys.readouterr().out.splitlines() == helps
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    voice.lines(helps)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > len(helps)
    assert max(map(len, lines)) <= width
    assert " ".join(lines) == " ".join(helps)


@pytest.mark.parametrize("name", GAMES)
def test_the_rulebook_that_is_listened_to_has_no_sentence_in_pieces(name: str) -> None:
    lines = spoken(kahve.games.rulebook(name))
    pieces = [(line, after) for line, after in itertools.pairwise(lines) if re.match(r"[a-z]", after) and line[-1:] not in ".:|"]
    assert pieces == []
