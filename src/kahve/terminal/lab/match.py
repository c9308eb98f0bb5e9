"""`kahve lab match`: a match between players, and whether a test has decided it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from ...cards.quoting import printable
from ...language import later
from ..figures import columns, name_of, numbers, rows_of_results, say, show_results
from ..manual import option
from ..options import BadInput, GameName, Players, players_at
from ..paper import paper
from .lab_options import Deals, Files, Shown, Work
from .running import play_one
from .study_options import command_of

if TYPE_CHECKING:
    from ...lab.match import Match
    from ...lab.results import Results
    from ...lab.run import Outcome
    from ...lab.sequential import SignTest


@dataclass(frozen=True)
class Stop:
    """When a match ends before its last deal."""

    stop_when: Annotated[str | None, option(later("help-match-stop-when"), "--stop-when sign", "WHAT")] = None
    h0: Annotated[float, option(later("help-match-h0"), "--h0 0", "POINTS")] = -0.5
    h1: Annotated[float, option(later("help-match-h1"), "--h1 1", "POINTS")] = 0.5
    alpha: Annotated[float, option(later("help-match-alpha"), "--alpha 0.01", "P")] = 0.05
    beta: Annotated[float, option(later("help-match-beta"), "--beta 0.01", "P")] = 0.05

    def words(self) -> list[str]:
        """The options by which a command is given again."""
        if self.stop_when is None:
            return []
        numbers_given = {"--h0": self.h0, "--h1": self.h1, "--alpha": self.alpha, "--beta": self.beta}
        return ["--stop-when", self.stop_when, *(word for name, number in numbers_given.items() for word in (name, f"{number:g}"))]

    def test(self, match: Match) -> SignTest | None:
        """The test that decides, if one was asked for. Raises BadInput, BadTest."""
        from ...lab.sequential import SignTest

        if self.stop_when is None:
            return None
        if self.stop_when != "sign":
            raise BadInput(f"--stop-when cannot be {printable(self.stop_when)}: allowed is sign.")
        if len(match.players) < 2:
            raise BadInput("--stop-when sign needs two players or more, one of whom may be better.")
        return SignTest(self.h0, self.h1, self.alpha, self.beta)


def match(
    game: GameName,
    dealt: Deals,
    stop: Stop,
    work: Work,
    files: Files,
    shown: Shown,
    players: Players = None,
    deals: Annotated[int, option(later("help-option-deals"), "--deals 10000", "N", min=1)] = 1000,
) -> None:
    """Play a match: any players, any game and house rules."""
    from ...games import game as game_named
    from ...lab.match import matched

    files.check()
    rules = game_named(game)
    names = players_at(rules, rules.settle(dealt.rules(game), dealt.preset), players)
    planned = matched(game, dealt.rules(game), names, dealt.seed, preset=dealt.preset)
    test = stop.test(planned)
    sheet = paper(shown.plain)
    result = play_one(planned, deals, work, sheet, test)
    command = command_of("match", game, names, deals, dealt, stop.words())
    files.write(_table(result.results()), command)
    if files.html is not None:
        from ...lab.match_page import match_page

        files.write_page(match_page(planned, result.results(), _verdict(result, test), command))
    if shown.as_json:
        print(json.dumps(_rows(result, test), indent=2))
        return
    show_results(result.results(), sheet)
    for line in _verdict(result, test):
        say(line, sheet)
    if work.out is not None:
        print(f"The deals are in {work.out}.")
    if files.html is not None:
        print(f"The page is {files.html}.")


def _verdict(result: Outcome, test: SignTest | None) -> list[str]:
    from ...lab.sequential import BETTER

    if test is None or result.planned is None:
        return []
    results = result.results()
    design = f"a margin of {test.h1:g} points a deal against one of {test.h0:g}, alpha {test.alpha:g}, beta {test.beta:g}"
    if result.verdict is None:
        return [f"Not decided in {results.deals} deals: {design}."]
    what = "is better" if result.verdict == BETTER else "is not better"
    most = result.planned * len(results.players)
    return [f"Decided after {results.deals} of at most {most} deals: {name_of(results, 0)} {what} ({design})."]


def _table(results: Results) -> list[dict[str, Any]]:
    """A row for each player: its points, its wins, and by how much the first is better, which for the first itself is not known."""
    rows = []
    for place in range(len(results.players)):
        row: dict[str, Any] = {"place": place + 1, "player": name_of(results, place), "deals": results.deals, "void": results.void}
        known = [("points", results.points(place)), ("wins", results.wins(place)), ("margin", results.margin(0, place) if place else None)]
        for name, estimate in known:
            row |= columns(name, estimate)
        rows.append(row)
    return rows


def _rows(result: Outcome, test: SignTest | None) -> dict[str, Any]:
    results = result.results()
    margins = [{"over": name_of(results, other), **numbers(results.margin(0, other))} for other in range(1, len(results.players))]
    rows = rows_of_results(results) | {"margins": margins}
    if test is None:
        return rows
    design = {"h0": test.h0, "h1": test.h1, "alpha": test.alpha, "beta": test.beta}
    return rows | {"test": design | {"verdict": result.verdict, "most_deals": (result.planned or 0) * len(results.players)}}
