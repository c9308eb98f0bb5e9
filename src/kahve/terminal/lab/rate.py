"""`kahve lab rate`: a rating list of players who all met each other."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from ...cards.quoting import printable
from ...language import later
from ..figures import columns, draw, is_narrow, rows_of_failures, say
from ..manual import option
from ..options import BadInput, GameName, Players, players_given
from ..paper import Paper, paper
from .lab_options import Deals, Files, Shown, Work
from .running import folders_in, playing_together
from .study_options import command_of

if TYPE_CHECKING:
    from ...lab.estimate import Estimate
    from ...lab.ordering import Ordered, OrderTest
    from ...lab.rating import RatingList


@dataclass(frozen=True)
class Until:
    """When a list ends before its last deal."""

    stop_when: Annotated[str | None, option(later("help-rate-stop-when"), "--stop-when order", "WHAT")] = None
    margin: Annotated[float | None, option(later("help-rate-margin"), "--margin 1", "POINTS")] = None
    alpha: Annotated[float | None, option(later("help-rate-alpha"), "--alpha 0.01", "P")] = None

    def test(self) -> OrderTest | None:
        """The test that decides, if one was asked for. Raises BadInput, BadTest."""
        from ...lab.ordering import OrderTest

        given = {name: number for name, number in (("margin", self.margin), ("alpha", self.alpha)) if number is not None}
        if self.stop_when is None and given:
            raise BadInput(f"--{next(iter(given))} is for --stop-when order.")
        if self.stop_when not in (None, "order"):
            raise BadInput(f"--stop-when cannot be {printable(self.stop_when)}: allowed is order.")
        return OrderTest(**given) if self.stop_when else None


def rate(
    game: GameName,
    dealt: Deals,
    until: Until,
    work: Work,
    files: Files,
    shown: Shown,
    players: Players = None,
    deals: Annotated[int, option(later("help-rate-deals"), "--deals 10000", "N", min=1)] = 1000,
) -> None:
    """Rate players: all against all, over the same cards."""
    from ...lab.extras import fetched
    from ...lab.ordering import until_ordered
    from ...lab.rating import RatingSums, rated_by, round_robin, usual_rivals
    from ...lab.run import blocks_of

    files.check()
    test = until.test()
    names = usual_rivals(game, dealt.rules(game), dealt.preset) if players is None else players_given(players)
    matches = round_robin(game, dealt.rules(game), names, dealt.seed, preset=dealt.preset)
    fetched("choix", "lab", "A rating list")
    sheet = paper(shown.plain)
    folders = folders_in(work.out, [f"match-{number:02}" for number in range(1, len(matches) + 1)])
    sums, ordered, most = RatingSums(matches), None, blocks_of(matches[0], deals)
    with playing_together(matches, deals, folders, work, sheet) as chunks:
        if test is not None:
            ordered = until_ordered(sums, test, chunks)
        else:
            for parts in chunks:
                sums.add(parts)
    ratings = rated_by(sums, most if ordered is not None else None)
    rows = _rows(ratings)
    command = command_of("rate", game, names, deals, dealt, _words(test))
    files.write(rows, command)
    verdict = _verdict(ordered, test, most)
    if files.html is not None:
        from ...lab.rating_page import rating_page

        files.write_page(rating_page(matches, ratings, verdict, command))
    if shown.as_json:
        pairs = [[None if share != share else share for share in row] for row in ratings.pairs.tolist()]
        output = {"game": game, "deals": ratings.deals, "worst_fit": ratings.worst_fit, "players": rows, "pairs": pairs}
        output |= {"failures": rows_of_failures(ratings.failures)} if ratings.failures else {}
        if ordered is not None and test is not None:
            known = [{"better": winner, "worse": _other(pair, winner)} for pair, winner in ordered.decided.items()]
            design = {"margin": test.margin, "alpha": test.alpha, "decided": known, "undecided": [list(pair) for pair in ordered.level]}
            output["test"] = design | {"most_deals": most * len(matches[0].players) * len(matches)}
        print(json.dumps(output, indent=2))
    else:
        show_list(game, ratings, sheet)
        for line in [*verdict, *map(str, ratings.failures)]:
            say(line, sheet)
        if files.html is not None:
            print(f"The page is {files.html}.")


def _words(test: OrderTest | None) -> list[str]:
    """The options by which the test is asked for again."""
    return [] if test is None else ["--stop-when", "order", "--margin", f"{test.margin:g}", "--alpha", f"{test.alpha:g}"]


def _verdict(ordered: Ordered | None, test: OrderTest | None, most: int) -> list[str]:
    """Whether the order of the players is known, in a sentence. most: the blocks that were to be played."""
    if ordered is None or test is None:
        return []
    design = f"a difference of {test.margin:g} points a deal or more, alpha {test.alpha:g}"
    blocks = ordered.blocks
    if not ordered.level:
        return [f"The order is known after {blocks} of at most {most} blocks of deals a match ({design})."]
    level = ", ".join(" and ".join(pair) for pair in ordered.level)
    return [f"Not decided in {blocks} blocks of deals a match: {level} ({design})."]


def _other(pair: tuple[str, str], player: str) -> str:
    return pair[1] if player == pair[0] else pair[0]


def _rows(ratings: RatingList) -> list[dict[str, Any]]:
    rows = []
    for place, rated in enumerate(ratings.players, 1):
        row: dict[str, Any] = {"place": place, "player": rated.player, "wins": rated.wins}
        for name, estimate in (("rating", rated.rating), ("lead", rated.lead), ("margin", rated.margin)):
            row |= columns(name, estimate)
        rows.append(row)
    return rows


def show_list(game: str, ratings: RatingList, sheet: Paper) -> None:
    """Print a rating list: a table, or a sentence a player on narrow paper."""
    say(f"{game}: {ratings.deals} deals; the model is off by at most {100 * ratings.worst_fit:.1f}% of the deals of a pair.", sheet)
    if is_narrow(sheet):
        for place, rated in enumerate(ratings.players, 1):
            lead = f", {interval(rated.lead, 0)} above the next" if rated.lead else ""
            better = f"{interval(rated.margin, 2)} points a deal better than those it met"
            print(f"{place}: {rated.player}, rating {interval(rated.rating, 0)}{lead}; {better}, {100 * rated.wins:.1f}% won.")
        return
    rows = [
        (
            rated.player,
            f"{rated.rating.mean:.0f}",
            f"{rated.rating.low:.0f} to {rated.rating.high:.0f}",
            interval(rated.lead, 0) if rated.lead else "",
            interval(rated.margin, 2),
            f"{100 * rated.wins:.1f}%",
        )
        for rated in ratings.players
    ]
    draw(("player", "rating", "95%", "above the next", "points better", "won"), rows, sheet)


def interval(estimate: Estimate, digits: int) -> str:
    """A mean with its 95% interval, as in `2.5 (1.9 to 3.1)`."""
    return f"{estimate.mean:.{digits}f} ({estimate.low:.{digits}f} to {estimate.high:.{digits}f})"
