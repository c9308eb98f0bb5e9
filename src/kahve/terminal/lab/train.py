"""`kahve lab train`: a network is taught, examined on the way, and kept in a file."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...language import later
from ..figures import rows_of_failures
from ..manual import option
from ..options import BadInput, GameName, checked_file, players_given
from ..paper import paper
from ..progress import bar
from ..simulate import STOPPED
from .lab_options import Deals, Figures, Shown
from .rate import interval

if TYPE_CHECKING:
    from ...lab.exams import Exam
    from ...lab.round_settings import Budget, RoundSettings

THOUSANDTHS = 1000
"""Steps of the bar from the beginning of a budget to its end."""


@dataclass(frozen=True)
class Length:
    """How long a network learns."""

    minutes: Annotated[float | None, option(later("help-train-minutes"), "--minutes 30", "N")] = None
    deals: Annotated[int | None, option(later("help-train-deals"), "--deals 500000", "N")] = None


@dataclass(frozen=True)
class Meeting:
    """Whom it learns against, and what it begins with."""

    against: Annotated[str | None, option(later("help-train-against"), "--against greedy", "PLAYER")] = None
    like: Annotated[str | None, option(later("help-train-like"), "--like greedy", "PLAYER")] = None
    start: Annotated[Path | None, option(later("help-train-start"), "--start mine.npz", "FILE")] = None

    @property
    def asks(self) -> bool:
        """Whether it meets a player that is asked for every move, or becomes like one."""
        from ...lab.opponents import is_asked

        return any(is_asked(player) for player in self.players)

    @property
    def players(self) -> tuple[str, ...]:
        """Those whom it meets and becomes like."""
        return tuple(player for player in (self.against, self.like) if player is not None)

    def check(self, out: Path) -> None:
        """BadInput where a file that is read is the one that is written."""
        players = (("--against", self.against), ("--like", self.like))
        nets = [(flag, Path(name.removeprefix("net:"))) for flag, name in players if name is not None]
        for flag, file in (("--start", self.start), *nets):
            if file is not None and file.resolve() == out.resolve():
                raise BadInput(f"{flag} and --out cannot be one file: {out}.")


@dataclass(frozen=True)
class Exams:
    """By whom, how often and on how many deals it is examined."""

    examiners: Annotated[str, option(later("help-train-examiners"), "--examiners plain,greedy", "NAMES")] = "plain,greedy"
    exams: Annotated[int, option(later("help-train-exams"), "--exams 20", "N")] = 12
    exam_deals: Annotated[int, option(later("help-train-exam-deals"), "--exam-deals 8000", "N")] = 4000
    asked_deals: Annotated[int | None, option(later("help-train-asked-deals"), "--asked-deals 400", "N")] = None

    def budget(self, length: Length, sides: int) -> Budget:
        """How long it learns, with exams on the way: an hour if nothing else is said. sides: of the game. Raises HouseError, UnknownBot."""
        from ...lab.round_settings import Budget

        minutes = 60.0 if length.minutes is None and length.deals is None else length.minutes
        orders = -(-self.exam_deals // 20) if self.asked_deals is None else self.asked_deals
        opponents = tuple(players_given(self.examiners))
        return Budget(minutes, length.deals, self.exams, opponents, max(2, -(-self.exam_deals // sides)), max(2, -(-orders // sides)))


@dataclass(frozen=True)
class RoundOptions:
    """The options for a round of training."""

    games: Annotated[int | None, option(later("help-train-games"), "--games 4096", "N")] = None
    steps: Annotated[int, option(later("help-train-steps"), "--steps 64", "N")] = 48
    lot: Annotated[int | None, option(later("help-train-lot"), "--lot 1024", "N")] = None
    wide: Annotated[int, option(later("help-train-wide"), "--wide 512", "N")] = 256
    layers: Annotated[int, option(later("help-train-layers"), "--layers 3", "N")] = 1
    rate: Annotated[float, option(later("help-train-rate"), "--rate 0.0005", "X")] = 1e-3
    slips: Annotated[float, option(later("help-train-slips"), "--slips 0.05", "P")] = 0.1
    trust: Annotated[float, option(later("help-train-trust"), "--trust 1", "P")] = 0.6

    def settings(self, asks: bool) -> RoundSettings:
        """The settings of the rounds; asks: whether it meets a player that is asked for every move, which takes long. Raises HouseError."""
        from ...lab.round_settings import RoundSettings

        games = self.games if self.games is not None else 32 if asks else 512
        lot = self.lot if self.lot is not None else 128 if asks else 512
        return RoundSettings(games, self.steps, lot, self.wide, self.layers, self.rate, self.slips, self.trust)


def train(
    game: GameName,
    out: Annotated[Path, option(later("help-train-out"), "--out mine.npz", "FILE")],
    length: Length,
    dealt: Deals,
    meeting: Meeting,
    exams: Exams,
    figures: Figures,
    rounds: RoundOptions,
    shown: Shown,
    svg: Annotated[Path | None, option(later("help-train-svg"), "--svg curve.svg", "FILE")] = None,
) -> None:
    """Teach a network a game, by play against itself, or with --against to beat one player."""
    from ...bots import check_bot
    from ...games import game as find
    from ...lab.opponents import is_asked
    from ...lab.teach import teach
    from ...lab.train import Training
    from ...lab.training_file import go_on_from

    chosen = find(game)
    _check_net(out)
    figures.check()
    checked_file("--svg", svg, figures.force)
    settled = chosen.settle(dealt.rules(chosen.name), dealt.preset)
    for player in meeting.players:
        check_bot(player, chosen, settled)
    if exams.asked_deals is not None and not (meeting.against is not None and is_asked(meeting.against)):
        raise BadInput("--asked-deals is for --against with a player that is not a quick one.")
    meeting.check(out)
    budget, settings = exams.budget(length, max(1, int(chosen.rules.sides(settled)))), rounds.settings(meeting.asks)
    with bar(paper(shown.plain), THOUSANDTHS, first="compiling", then="thousandths") as progress:
        training = Training(
            chosen,
            dealt.rules(chosen.name),
            settings,
            dealt.seed,
            preset=dealt.preset,
            against=meeting.against,
            like=meeting.like,
            start=meeting.start,
        )
        if out.exists() and not figures.force:
            go_on_from(training, out)
        done = round(THOUSANDTHS * budget.share(training.seconds, training.deals))
        if progress is not None:
            progress(done, False)

        def report(share: float, exam: Exam | None) -> None:
            nonlocal done
            if exam is not None and not shown.as_json:
                print(_exam_line(exam), flush=True)
            if progress is not None:
                progress(round(THOUSANDTHS * share) - done, True)
                done = round(THOUSANDTHS * share)

        try:
            teach(training, budget, out, report=report)
        except KeyboardInterrupt:
            sentence = f"Stopped; what was learned is in {out}, and the same command goes on from there."
            print(sentence if out.exists() else "Stopped; nothing was learned yet.", file=sys.stderr)
            raise typer.Exit(STOPPED) from None
    rows, failures = [exam.row() for exam in training.exams], training.opponents.failures()
    figures.write(rows, f"kahve lab train {game}")
    if svg is not None:
        from ...lab.curve import picture

        svg.write_text(picture(f"{chosen.title}: points a deal by minutes of learning", training.exams), encoding="utf-8")
    if shown.as_json:
        known = {"game": game, "deals": training.deals, "seconds": training.seconds, "exams": rows}
        print(json.dumps(known | ({"failures": rows_of_failures(failures)} if failures else {}), indent=2))
        return
    for failure in failures:
        print(failure)
    print(f"The network is {out}; as a player it is net:{out}.")
    if svg is not None:
        print(f"The learning curve is {svg}.")


def _exam_line(exam: Exam) -> str:
    better = ", ".join(f"{interval(more, 2)} points a deal more than {name}" for name, more in exam.against.items())
    return f"{exam.seconds / 60:.1f} minutes, {exam.deals} deals: {better}."


def _check_net(path: Path) -> None:
    """Refuse before anything is learned what could not be kept after it."""
    from ...bots.players.net import SUFFIX

    if path.suffix != SUFFIX:
        raise BadInput(f"--out cannot be {path}: the name of a network ends in {SUFFIX}.")
    checked_file("--out", path, force=True)
