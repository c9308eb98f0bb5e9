"""Teaches until a budget is used up, with exams on the way, and keeps the result in a file."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from .exams import Exam
from .round_settings import Budget
from .train import Training
from .training_file import save

SAVED_EVERY = 60.0
"""Seconds of learning between two writes of the file."""


def teach(training: Training, budget: Budget, path: Path, *, report: Callable[[float, Exam | None], None] | None = None) -> None:
    """Teach until the budget is used up, with exams on the way, and write what was learned to a file.

    report: called after every round with the share of the budget that is used, and with an exam if there was one.

    As soon as all is compiled, the file is written whatever ends the training: Ctrl-C or an error.
    """
    training.warm()
    saved = training.seconds
    due = math.ceil(budget.share(training.seconds, training.deals) * budget.exams - 1e-9)
    try:
        while True:
            share = budget.share(training.seconds, training.deals)
            exam = None
            if share * budget.exams >= due:
                due = math.floor(share * budget.exams) + 1
                # A training that goes on after a stop may have had this exam before.
                if not training.exams or training.exams[-1].deals < training.deals:
                    exam = training.examine(budget.opponents, budget.blocks, budget.asked_blocks)
            if report is not None:
                report(share, exam)
            if share >= 1:
                break
            if exam is not None or training.seconds - saved > SAVED_EVERY:
                save(training, path)
                saved = training.seconds
            training.play_round(share)
    finally:
        save(training, path)
