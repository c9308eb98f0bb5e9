"""A training in a file: the network as it plays, what it is of, and all that is needed to go on learning."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from .. import __version__
from ..bots.players.net import FORMAT, Checkpoint, CheckpointError, read_checkpoint, signature, write_checkpoint
from ..engine.house import values_of
from .exams import read_exam, written_exam
from .train import Training


def identity(training: Training) -> dict[str, Any]:
    """What tells a training from every other, ready for JSON."""
    return {
        "game": training.game.name,
        "house": {"seats": int(training.house.seats), **values_of(training.house, changed_only=True)},
        "features": signature(training.learner.features),
        "moves": training.learner.values,
        "seed": training.seed,
        "lessons": asdict(training.settings),
        "against": _player(training.against, training.against_file),
        "like": _player(training.like, training.like_file),
        "start": training.started,
    }


def _player(name: str | None, file: str | None) -> dict[str, str] | None:
    return None if name is None else {"player": name} | ({"hash": file} if file is not None else {})


def about(training: Training) -> dict[str, Any]:
    """What the file says of the network, ready for JSON."""
    return {
        "format": FORMAT,
        "kahve": __version__,
        **identity(training),
        "rules": training.game.version,
        "inputs": training.learner.features.size,
        "layers": training.settings.layers + 1,
        "unit": training.learner.scales.unit,
        "deals": training.deals,
        "seconds": training.seconds,
        "rounds": training.rounds,
        "updates": training.updates,
        "exams": [written_exam(exam) for exam in training.exams],
    }


def checkpoint(training: Training) -> Checkpoint:
    """The network as it plays."""
    arrays = [each.cpu().numpy() for each in training.learner.network.means]
    layers = tuple(zip(arrays[::2], arrays[1::2]))
    return Checkpoint(about(training), layers, training.learner.scales.mean, training.learner.scales.spread)


def save(training: Training, path: Path) -> None:
    """Write the network and all that is needed to go on learning."""
    write_checkpoint(checkpoint(training), path, training.learner.network.state())


def go_on_from(training: Training, path: Path) -> None:
    """Take up what a file holds; CheckpointError where it is of another game, other house rules, other settings or another seed."""
    checkpoint, state = read_checkpoint(path)
    about_file = checkpoint.about
    for name, mine in identity(training).items():
        if about_file.get(name) != mine:
            what = _SAID.get(name, f"its {_WRITTEN_AS.get(name, name)} {'are' if name.endswith('s') else 'is'}")
            raise CheckpointError(
                f"{path} holds a network of another training: {what} {_shown(name, about_file.get(name))}, not {_shown(name, mine)}."
            )
    try:
        training.learner.network.load(checkpoint.layers, state)
        training.deals, training.seconds = about_file["deals"], about_file["seconds"]
        training.rounds, training.updates = about_file["rounds"], about_file["updates"]
        training.exams = [read_exam(row) for row in about_file["exams"]]
    except (KeyError, TypeError, RuntimeError):
        raise CheckpointError(f"{path} can play, but it lacks what is needed to go on learning.") from None
    training.take_scales(checkpoint)
    training.self_play.break_off()


_SAID = {"against": "it has learned against", "like": "it has learned the moves of", "start": "it was started from", "moves": "it judges"}
"""How to say of a training what tells it from others, where "its NAME is" would not."""


_WRITTEN_AS = {"lessons": "settings"}
"""A part that the file has under a name of its own."""


def _shown(name: str, value: Any) -> Any:
    """What a training was against, was started from or judges, in words; anything else as it is."""
    if name not in _SAID:
        return value
    if name == "moves":
        return "what moves lead to" if value == 1 else "moves by their numbers"
    if value is None:
        return "nothing" if name == "start" else "itself"
    return value.get("player", value.get("file")) + (f" ({value['hash']})" if "hash" in value else "")
