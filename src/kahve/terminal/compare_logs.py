"""`kahve compare`: what several tables made of the same deals, deal by deal, with par and with the move where the play parts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from ..cards.quoting import printable
from ..language import later, message, paragraph
from .manual import argument
from .options import AsJson, BadInput, Plain
from .paper import paper
from .replay import lines_of
from .show import voice
from .words import figure

if TYPE_CHECKING:
    from ..engine.table import Table
    from ..table.sitting.comparing import TablePlayed


def compare(
    logs: Annotated[list[str], argument(later("help-compare-logs"), "kahve compare ada.jsonl bo.jsonl", "LOG...")],
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Compare what several tables made of the same deals; the play is compared with that of the first one."""
    from ..table.sitting.comparing import compared

    tables, played = _matches(logs)
    game, deals = tables[0].game, max(len(each.deals) for each in played)
    # The seat whose view it is belongs to nobody here, so no side is marked as the reader's.
    results = compared(played, deals, (played[0].table, -1), _pars(tables, played), low_wins=game.rules.low_wins)
    if as_json:
        for row in [*results["totals"], *(row for deal in results["deals"] for row in deal["rows"])]:
            del row["yours"]
        print(json.dumps({"game": game.name} | results, indent=2, ensure_ascii=False))
        return
    shown = voice(paper(plain))
    for deal in results["deals"]:
        shown.lines([message("terminal-deal", deal=deal["deal"]), *(_says(row, played[0].table) for row in deal["rows"])])
    shown.lines([message("terminal-compare-all"), *map(_total_says, results["totals"])])


def _matches(logs: Sequence[str]) -> tuple[list[Table], list[TablePlayed]]:
    """The tables at the end of all matches in these logs, and what is compared of each; BadInput."""
    from ..engine.log import LogError, matches, players_of, replay
    from ..games import game
    from ..table.sitting.comparing import deals_played

    tables: list[Table] = []
    played: list[TablePlayed] = []
    for log in logs:
        of_file = list(matches(lines_of(log)))
        for number, (line, lines) in enumerate(of_file, 1):
            file = printable(log, None) if len(of_file) == 1 else f"{printable(log, None)}:{number}"
            try:
                table = replay(lines, game, line)
            except LogError as error:
                raise BadInput(message("terminal-about-file", file=file, says=str(error))) from None
            names = dict(enumerate(players_of(lines)))
            people = {seat: name for seat, name in names.items() if not name.startswith("bot:")}
            of_table = deals_played(file, table.history, table.sides, people or names)
            if not of_table.deals:
                raise BadInput(message("terminal-compare-no-deal", file=file))
            if tables:
                _check_same(file, table, played[0].table, tables[0])
            if any(file == other.table for other in played):
                raise BadInput(message("terminal-compare-twice", file=file))
            tables.append(table)
            played.append(of_table)
    if len(tables) < 2:
        raise BadInput(message("terminal-compare-two"))
    return tables, played


def _check_same(file: str, table: Table, first: str, other: Table) -> None:
    """BadInput where a table did not play the game, the house rules or the cards of the first one."""
    if table.game is not other.game:
        raise BadInput(message("terminal-compare-other-game", file=file, game=table.game.title, first=first, other=other.game.title))
    if table.house != other.house:
        raise BadInput(message("terminal-compare-other-rules", file=file, first=first))
    for dealt, before in zip(table.history, other.history, strict=False):
        if dealt.order != before.order:
            raise BadInput(message("terminal-compare-other-deals", file=file, first=first, deal=str(dealt.number)))


def _pars(tables: Sequence[Table], played: Sequence[TablePlayed]) -> dict[tuple[int, int], list[float]]:
    """How much more each side makes than the others when the same players have every seat, by deal and dealer."""
    from ..bots.review.par import par
    from ..bots.review.reviews import PAR_TIMES
    from ..engine.table import Table

    pars: dict[tuple[int, int], list[float]] = {}
    for table, of_table in zip(tables, played, strict=True):
        for deal, dealt in enumerate(of_table.deals, 1):
            if (deal, dealt.dealer) not in pars:
                replayed = Table(table.game, table.house, dealer=dealt.dealer)
                replayed.deal(table.history[dealt.number - 1].order)
                pars[deal, dealt.dealer] = [sum(of) / PAR_TIMES for of in zip(*par(replayed, PAR_TIMES, deal), strict=True)]
    return pars


def _says(row: Mapping[str, Any], first: str) -> str:
    """What a side made of a deal, and where the play of its table parts from that of the first one."""
    name, file, points = row["name"], row["table"], row["points"]
    margin, par, over = (figure(row[part]) for part in ("margin", "par", "over"))
    matchpoints = _matchpoints(row)
    says = message("terminal-compare-row", name=name, file=file, points=points, margin=margin, par=par, over=over, matchpoints=matchpoints)
    if file == first:
        return says
    parts = message("terminal-compare-never") if row["parted"] is None else message("terminal-compare-parts", moves=row["parted"])
    return paragraph(says, parts)


def _total_says(row: Mapping[str, Any]) -> str:
    """The scores of a side in all deals."""
    name, file, over = row["name"], row["table"], figure(row["over"])
    return message("terminal-compare-total", name=name, file=file, deals=row["deals"], over=over, matchpoints=_matchpoints(row))


def _matchpoints(row: Mapping[str, Any]) -> str:
    return "–" if row["matchpoints"] is None else figure(row["matchpoints"], signed=False)
