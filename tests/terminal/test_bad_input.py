"""Whatever is given to a command, in every game: one sentence on standard error, exit code 1 or 2, and no traceback."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kahve.games import GAMES
from kahve.terminal.main import app
from kahve.terminal.paper import MOST_SAID

RULES = [
    "nix=1", "target", "=5", "seats=1000000", "seats=-1", "seats=x", "seats=", "seats=1e9", "seats=²", "seats=\ud800",
    f"seats={'9' * 5000}", "seats=two.json", "deck=missing.json",
]  # fmt: skip
SEEDS = ["-1", "x", "1.5", "", str(1 << 256)]
PLAYERS = [
    "nix", "you,you", "you,nix", "you,net:missing.npz", "you,net:binary", "you,net:folder.npz", "you,search:simulations=x",
    "you,search:nix=1", "you,search:simulations=-1", "you,search:simulations=99999999999999999999", ",".join(["you"] + ["greedy"] * 30),
]  # fmt: skip
FILES = ["folder", "binary", "latin", "json", "/dev/null/x", "nowhere/x"]


def by_rules(game: str) -> Iterator[list[str]]:
    yield from (["house", game, "--house", rule] for rule in RULES)
    for command in ("rules", "play", "simulate", "perft"):
        yield from ([command, game, "--house", rule] for rule in RULES[:2])
        yield [command, game, "--house", "deck=folder.json"]
        yield from ([command, game, "--preset", preset] for preset in ("nix", "", " "))


def by_players(game: str) -> Iterator[list[str]]:
    yield from (["play", game, "--players", players] for players in ["", ",", *PLAYERS])
    yield from (["simulate", game, "--deals", "2", "--players", players] for players in [",", "you,random", *PLAYERS])
    for command in (["play", game], ["simulate", game, "--deals", "2"], ["perft", game]):
        yield from ([*command, "--seed", seed] for seed in SEEDS)


def by_files(game: str) -> Iterator[list[str]]:
    for file in FILES:
        yield ["play", game, "--log", file]
        yield ["play", game, "--keep", file]
        yield ["simulate", game, "--deals", "2", "--out", file]
    yield ["play", game, "--keep", "empty"]
    yield ["bench", game, "--seconds", "x"]
    yield ["bench", game, "nix"]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with files that are nothing a command could read."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "folder.npz").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 9)
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "latin").write_bytes(b"\xff\xfe\n")
    (tmp_path / "json").write_text("[]\n{}\n")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("inputs", [by_rules, by_players, by_files])
@pytest.mark.parametrize("name", GAMES)
def test_bad_input_is_a_sentence(name: str, inputs: object) -> None:
    assert callable(inputs)
    for words in inputs(name):
        ended = CliRunner().invoke(app, words, input="")
        assert ended.exit_code in (1, 2), (words, ended.output[:500])
        assert ended.exception is None or isinstance(ended.exception, SystemExit), (words, ended.exception)
        assert ended.stderr.strip(), words
        assert "Traceback" not in ended.output, words
        assert len(ended.stderr) < 2 * MOST_SAID, words
    contents = Path("binary").read_bytes(), Path("latin").read_bytes(), Path("json").read_text()
    assert contents == (bytes(range(256)) * 9, b"\xff\xfe\n", "[]\n{}\n")
