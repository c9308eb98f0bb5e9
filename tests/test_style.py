"""The style of a person, read from a log: which level fits, a player with the same mistakes, and what is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kahve
from kahve.bots import UnknownBot, bot, check_bot, described, fingerprint, runs_code, whole_turn
from kahve.bots.belief.style import FEWEST_CHOICES, Like, StyleError, styles
from kahve.bots.players.greedy import MakesMistakes
from kahve.cards.quoting import printable
from kahve.games.mistakes import Mistakes, mistakes_of
from kahve.lab.match import Chunk, matched, play_by_moves

pytestmark = pytest.mark.usefixtures("rules_at_hand")


def logged(game: str, player: object, deals: int, *, seed: int = 1, others: str = "bot:greedy", seat: int = 0, seats: int = 2) -> str:
    """Deals that Ada plays like this player against club players, each a match in a log."""
    club, lines = bot("greedy"), ""
    for deal in range(deals):
        table = kahve.new(game, seats=seats)
        table.deal(seed=seed + deal)
        chance = random.Random(seed + deal)
        while table.turn >= 0:
            mover = player if table.turn == seat else club
            for move in whole_turn(mover, table.view(table.turn), table.moves, chance):  # type: ignore[arg-type]
                table.play(move)
        lines += table.log(["Ada" if each == seat else others for each in range(seats)])
    return lines


@pytest.mark.parametrize("name", ["random", "beginner", "simple", "casual", "greedy"])
def test_the_level_that_played_fits_best(name: str) -> None:
    right = 0
    for seed in (100, 200, 300):
        style = styles(logged("dry_game", bot(name), 24, seed=seed).splitlines(), None, "x")["dry_game"]
        assert style.choices > 300
        assert abs(sum(style.fit.values()) - 1) < 1e-9
        right += style.nearest == name
        if right == 2:
            return
    raise AssertionError(f"{name} is told from its choices {right} times in 3")


def test_the_mistakes_are_found_from_the_choices() -> None:
    forgets, blurred = Mistakes(glances=600, blur=20), Mistakes(blur=400)
    for mistakes in (forgets, blurred):
        log = logged("pisti", MakesMistakes(lambda game, mistakes=mistakes: mistakes), 24)  # type: ignore[misc]
        style = styles(log.splitlines(), "Ada", "x")["pisti"]
        assert abs(style.mistakes.glances - mistakes.glances) < 200
        assert mistakes.blur / 2 < style.mistakes.blur < mistakes.blur * 2 or mistakes.blur == 20 > style.mistakes.blur / 3


def test_a_player_like_somebody_is_named_by_the_log(tmp_path: Path) -> None:
    log = tmp_path / "evening.jsonl"
    log.write_text(logged("pisti", bot("beginner"), 6) + logged("pisti", bot("beginner"), 6, seat=1, seed=50))
    name = f"like:{log}"
    player = bot(name)
    assert isinstance(player, Like)
    assert player.styles["pisti"].choices > 6 * 20
    assert bot(f"like:Ada@{log}").styles == player.styles  # type: ignore[attr-defined]
    assert not runs_code(name)
    assert described(name)[0] == printable(name)
    assert str(described(name)[1]) == f"Makes the mistakes of a player in the log {log}."
    assert described(f"like:Ada@{log}")[1] == described(name)[1]
    before = fingerprint(name)
    log.write_text(log.read_text() + logged("pisti", bot("greedy"), 1))
    assert before != fingerprint(name)
    assert bot(name).styles != player.styles  # type: ignore[attr-defined]
    played, _ = play_by_moves(matched("pisti", {"seats": 2}, [name, "random"], 1), Chunk(0, 0, 2), compiled=False)
    assert played.blocks == 2


def test_a_style_belongs_to_the_games_of_its_log(tmp_path: Path) -> None:
    log = tmp_path / "evening.jsonl"
    log.write_text(logged("pisti", bot("casual"), 3))
    name, basra = f"like:{log}", kahve.game("basra")
    with pytest.raises(UnknownBot, match="The log has enough choices in Pisti, and none in Basra"):
        check_bot(name, basra, basra.settle({}))
    with pytest.raises(UnknownBot, match="none in Basra"):
        matched("basra", {"seats": 2}, [name, "greedy"], 1)


@pytest.mark.parametrize(
    ("who", "others", "deals", "says"),
    [
        (None, "Bo", 2, "x has 2 people among Ada, Bo: say whose style is meant"),
        ("Cy", "Bo", 2, "Nobody called 'Cy' plays in x"),
        ("2", "Bo", 2, "Nobody called '2' plays in x"),
        (None, "bot:greedy", 1, f"choices of this person in a deal that is over; a style needs {FEWEST_CHOICES}"),
    ],
)
def test_a_log_of_which_no_style_can_be_told_is_refused(who: str | None, others: str, deals: int, says: str) -> None:
    log = logged("pisti", bot("greedy"), deals, others=others)
    with pytest.raises(StyleError, match=says):
        styles(log.splitlines(), who, "x")


def test_people_at_one_table_are_told_apart_by_name_and_by_seat() -> None:
    log = logged("pisti", bot("random"), 8, others="Bo").splitlines()
    assert styles(log, "Ada", "x")["pisti"].nearest == styles(log, "0", "x")["pisti"].nearest == "random"
    assert styles(log, "Bo", "x")["pisti"].nearest == styles(log, "1", "x")["pisti"].nearest == "greedy"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "No such file"),
        (b"", "is not a log of matches"),
        (b"\xff\xfe", "is not a log of matches"),
        (b'{"kahve": 1}\n', "Line 1"),
    ],
)
def test_a_file_that_is_no_log_is_refused(tmp_path: Path, content: bytes | None, says: str) -> None:
    log = tmp_path / "evening.jsonl"
    if content is not None:
        log.write_bytes(content)
    with pytest.raises(UnknownBot, match=says):
        bot(f"like:{log}")


def test_a_style_of_a_level_is_near_its_mistakes_in_every_kind_of_game() -> None:
    for game, seats in (("basra", 2), ("quist", 4)):
        log = logged(game, bot("beginner"), 8, seats=seats)
        style = styles(log.splitlines(), None, "x")[game]
        assert style.nearest in ("beginner", "simple")
        assert style.mistakes.blur < 8 * mistakes_of(game)["beginner"].blur
