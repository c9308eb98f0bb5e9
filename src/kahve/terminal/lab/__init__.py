"""`kahve lab`: matches, rating lists, studies and training, with figures that say how sure they are."""

from __future__ import annotations

import typer

from .ladder import ladder
from .match import match
from .options import bundled
from .rate import rate
from .study import study
from .train import train

lab = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="""Matches, rating lists, studies of house rules, and training.

    Every deal is played with the same cards in every seating; figures come with 95% intervals. All commands go on where they were stopped
    when they are given again with the same --out.

    Example: kahve lab match pisti --players greedy,random
    """,
)
for command in (match, rate, ladder, study, train):
    lab.command()(bundled(command))

__all__ = ["lab"]
