"""The player that plays by a network which `kahve lab train` has taught: `net:FILE`.

The file is an .npz of NumPy without pickled objects: an entry `about` of JSON text, and the arrays of the network. NumPy alone plays it.
The network reads what `kahve.bots.players.features` makes of an observation. It has a value for each move number, what the deal will bring
from here on. Or it has one value, of the observation that a move leads to, to which is added what the move brings at once. The player makes
the legal move of the highest value.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from ...cards.quoting import printable
from ...engine.game import Game
from ...engine.numeric import NDArray, np
from ...engine.observation import observation
from ...engine.view import View
from ...language import message, paragraph
from .checkpoint_error import CheckpointError
from .choosing import polite_moves
from .features import Features, features

FORMAT = 1
"""The form of a checkpoint that this version writes and reads."""
SUFFIX = ".npz"
"""What the name of a checkpoint ends in."""
ABOUT = "about"
"""The entry of a checkpoint that is JSON text in UTF-8, as bytes."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Checkpoint:
    """A network and the facts about it.

    - about: as `kahve.lab.training_file.about` makes it. Its "moves" are the number of values, 1 where what moves lead to is judged.
    - layers: the weights of each layer, shape (inputs, outputs), and its biases, shape (outputs,).
    - mean, spread: shape (features,), by which numbers are standardised.
    """

    about: Mapping[str, Any]
    layers: tuple[tuple[Floats, Floats], ...]
    mean: Floats
    spread: Floats

    def values(self, read: Floats) -> Floats:
        """What the network says of observations: shape (observations, `about["moves"]`), in units of `about["unit"]` points.

        read: features, shape (observations, features).
        """
        for weights, bias in self.layers[:-1]:
            read = np.maximum(read @ weights + bias, 0)
        weights, bias = self.layers[-1]
        return read @ weights + bias

    def check(self, game: Game, house: Any) -> Features:
        """The features of a game by these house rules; CheckpointError where the network has learned another."""
        if self.about["game"] != game.name:
            raise CheckpointError(message("bots-net-learned-another-game", learned=printable(self.about["game"]), game=game.name))
        reads = features(observation(game, house))
        if signature(reads) != self.about["features"] or self.about["moves"] not in (1, game.rules.move_numbers):
            learned, version = ", ".join(f"{name}={value}" for name, value in self.about["house"].items()), str(self.about["kahve"])
            if not learned:
                raise CheckpointError(message("bots-net-learned-default-rules", game=game.name, version=version))
            raise CheckpointError(message("bots-net-learned-other-rules", game=game.name, version=version, rules=learned))
        return reads


def signature(reads: Features) -> str:
    """A hash of how features are laid out: a network can read no other layout than the one that it has learned."""
    return hashlib.sha256(np.ascontiguousarray(reads.plan, dtype="<i8").tobytes() + str(reads.size).encode()).hexdigest()[:16]


def read_checkpoint(path: Path) -> tuple[Checkpoint, dict[str, NDArray[Any]]]:
    """The network in a file, and what else the file holds by name; CheckpointError says why there is none."""
    arrays = _arrays(path)
    try:
        about = json.loads(arrays.pop(ABOUT).tobytes().decode("utf-8"))
        if about["format"] != FORMAT:
            given = printable(about["format"])
            raise CheckpointError(message("bots-net-of-another-format", file=str(path), format=given, reads=str(FORMAT)))
        layers = tuple((arrays.pop(f"weights{layer}"), arrays.pop(f"bias{layer}")) for layer in range(int(about["layers"])))
        network = Checkpoint(about, layers, arrays.pop("mean"), arrays.pop("spread"))
        fits = all(key in about for key in ("game", "house", "features", "moves", "unit", "kahve", "deals")) and _fits(network)
    except (KeyError, TypeError, AttributeError, UnicodeDecodeError, json.JSONDecodeError):
        fits = False
    if not fits:
        raise CheckpointError(message("bots-net-is-none", file=str(path)))
    return network, arrays


def write_checkpoint(network: Checkpoint, path: Path, more: Mapping[str, NDArray[Any]] | None = None) -> None:
    """Write a network, and more arrays with it, into a file that is replaced at once when it is whole."""
    arrays: dict[str, Any] = {
        ABOUT: np.frombuffer(json.dumps(network.about).encode(), dtype=np.uint8),
        "mean": network.mean,
        "spread": network.spread,
        **(more or {}),
    }
    for layer, (weights, bias) in enumerate(network.layers):
        arrays |= {f"weights{layer}": weights, f"bias{layer}": bias}
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(part, "wb") as file:
            np.savez(file, **arrays)
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _arrays(path: Path) -> dict[str, NDArray[Any]]:
    if path.suffix != SUFFIX:
        raise CheckpointError(message("bots-net-of-another-name", file=str(path), suffix=SUFFIX))
    try:
        with open(path, "rb") as file, np.load(file, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in arrays.files}
    except FileNotFoundError:
        raise CheckpointError(message("bots-net-no-file", file=str(path))) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, AttributeError, NotImplementedError):
        raise CheckpointError(message("bots-net-is-damaged", file=str(path))) from None
    except OSError as error:
        raise CheckpointError(message("bots-net-cannot-be-read", file=str(path), error=str(error.strerror or error))) from None


def _fits(network: Checkpoint) -> bool:
    """Whether each layer takes what the one before it gives."""
    wide = len(network.mean)
    for weights, bias in network.layers:
        if weights.ndim != 2 or weights.shape[0] != wide or bias.shape != weights.shape[1:]:
            return False
        wide = weights.shape[1]
    arrays = [network.mean, network.spread, *(array for layer in network.layers for array in layer)]
    return (
        network.spread.shape == network.mean.shape and wide == network.about["moves"] and all(array.dtype == np.float32 for array in arrays)
    )


class Net:
    """A player that makes the move of which its network says most; of several level ones the first."""

    def __init__(self, path: Path) -> None:
        """path: a checkpoint. Raises CheckpointError."""
        self.path = path
        self.checkpoint = read_checkpoint(path)[0]
        self._reads: dict[tuple[str, Any], Features] = {}

    def check(self, game: Game, house: Any) -> None:
        """CheckpointError where it cannot play this game by these house rules."""
        if (game.name, house) not in self._reads:
            try:
                self._reads[game.name, house] = self.checkpoint.check(game, house)
            except CheckpointError as error:
                raise CheckpointError(paragraph(message("bots-net-cannot-play", file=str(self.path)), str(error))) from None

    @cached_property
    def fingerprint(self) -> str:
        """A hash of the file, by which matches with one network are told from those with another of the same name."""
        return hashlib.sha256(self.path.read_bytes()).hexdigest()[:16]

    def values(self, view: View) -> Floats:
        """What the network says of every move number of the view's seat: shape (move numbers,), points of the deal from here on.

        Where the network judges what moves lead to, that of an illegal move is minus infinity.
        """
        self.check(view.game, view.house)
        if self.checkpoint.about["moves"] != 1:
            return np.asarray(self._said([view])[0])
        moves = np.array(view.moves)
        after = [view.played([move]) for move in view.moves]
        values = np.full(view.game.rules.move_numbers, -np.inf, dtype=np.float32)
        values[moves] = self._said(after)[:, 0] + [_margin(each) - _margin(view) for each in after]
        return values

    def _said(self, views: Sequence[View]) -> Floats:
        """What the network says of views of one seat in a game, in points: shape (views, values)."""
        view, network = views[0], self.checkpoint
        observed = observation(view.game, view.house)
        seen = np.concatenate([observed.of_record(each.tables, 0, each.seat) for each in views])
        seats = np.array([view.seat] * len(views))
        said = network.values(self._reads[view.game.name, view.house].of(seen, seats, network.mean, network.spread))
        return np.asarray(said * np.float32(network.about["unit"]))

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The best of these moves by the network, of those that a bot makes. `rng` is left alone."""
        moves = polite_moves(view, moves)
        if len(moves) == 1:
            return moves[0]
        return moves[int(np.argmax(self.values(view)[np.asarray(moves)]))]


def _margin(view: View) -> float:
    """What the deal would bring the side of the view's seat more than the others on average, if it were counted as it stands."""
    rules = view.game.rules
    if not view.game.judgement.counts_as_it_stands:
        return 0.0
    counted = view.played([])
    rules.score(counted.record, view.house)
    sides, total = int(rules.sides(view.house)), rules.items.index("total")
    points = [float(counted.record.sheet[side, total]) for side in range(sides)]
    own = points[view.seat % sides]
    more = own - (sum(points) - own) / (sides - 1)
    return -more if rules.low_wins else more


__all__ = ["ABOUT", "FORMAT", "SUFFIX", "Checkpoint", "CheckpointError", "Net", "read_checkpoint", "signature", "write_checkpoint"]
