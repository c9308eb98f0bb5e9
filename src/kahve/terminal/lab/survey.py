"""`kahve lab study --all`: what every house rule does, of one game or of all."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from ..figures import draw, is_narrow, say
from ..options import BadInput
from ..paper import Paper, paper
from .running import folders_in, playing_together
from .study_options import StudyOptions

if TYPE_CHECKING:
    from ...games.effects import Effect, Figure
    from ...lab.match import Match
    from ...lab.results import Played


def survey(game: str | None, sweep: Sequence[str] | None, options: StudyOptions) -> None:
    """Study every house rule and tell each as soon as it is measured. Raises BadInput for options that do not go together with --all."""
    from ...games import all_games
    from ...games import game as game_named
    from ...games.effects_page import page
    from ...lab.survey import surveyed

    if sweep:
        raise BadInput("Give --sweep or --all, not both.")
    if options.dealt.house or options.dealt.preset:
        raise BadInput("--all takes no --house and no --preset: it plays by the presets under which a house rule matters.")
    if len(options.players) != 1:
        raise BadInput(f"--all takes one player, who sits at every seat, and {len(options.players)} were named.")
    games = [game_named(game)] if game else all_games()
    sheet = paper(options.shown.plain)

    def play(matches: Sequence[Match], deals: int, names: Sequence[str]) -> Iterable[list[Played]]:
        folders = folders_in(options.work.out, [quote(name, safe="=,") for name in names])
        with playing_together(matches, deals, folders, options.work, sheet) as chunks:
            yield from chunks

    effects: list[Effect] = []
    for each in games:
        for rule in surveyed(each, each.options, options.players[0], options.deals, options.dealt.seed, play):
            effects += rule
            if options.shown.as_json:
                print(f"{each.name}, {rule[0].option}", file=sys.stderr)
            else:
                _show(rule, sheet)
    command = options.command(game, ["--all"])
    rows: list[dict[str, Any]] = [effect.row() for effect in effects]
    options.table.write(rows, command)
    if options.html is not None:
        options.html.write_text(page(games, effects, command), encoding="utf-8")
    if options.shown.as_json:
        print(json.dumps({"command": command, "effects": rows}, indent=2))
    elif options.html is not None:
        print(f"The page is {options.html}.")


def _show(rule: Sequence[Effect], sheet: Paper) -> None:
    """Print the effects of one house rule: a table, or a sentence a value on narrow paper."""
    first = rule[0]
    preset = next((each.preset for each in rule if each.preset), "")
    say(f"{first.game}, {first.option}{f', by {preset}' if preset else ''}:", sheet)
    lines = [
        (
            each.value,
            _description(each.lead),
            _description(each.length),
            _description(each.luck, percent=True),
            "held against" if each.yardstick else _description(each.mattered, percent=True),
        )
        for each in rule
        if not each.refused
    ]
    if is_narrow(sheet):
        for value, lead, length, luck, mattered in lines:
            print(f"{value}: first seat's lead {lead}, {length} moves, luck {luck}, another result {mattered}.")
    elif lines:
        draw(("value", "first seat's lead", "moves", "luck", "another result"), lines, sheet)
    for each in rule:
        if each.refused:
            say(f"{each.value} was not played. {each.refused}", sheet)


def _description(figure: Figure | None, *, percent: bool = False) -> str:
    if figure is None:
        return "unknown"
    return f"{100 * figure.mean:.1f}%" if percent else f"{figure.mean:.2f}"
