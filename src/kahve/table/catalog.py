"""What a browser is told of the games: their options, presets and opponents, and the rulebook with this table's house rules in it."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ..engine.game import Game
from ..engine.house import Option
from ..games import rulebook

Bots = Mapping[str, tuple[str, str]]

_HOUSE_RULE = re.compile(r"House rule `(\w+)`")
_CHAPTER = re.compile(r"^## (\d+) (.+)$", re.MULTILINE)


def game_told(game: Game, bots: Bots, usual: str) -> dict[str, Any]:
    """A game as docs/protocol.md has it (Game). usual: the opponent that is offered first."""
    seats = next(option for option in game.options if option.name == "seats")
    chapters = _chapters(game.name)
    return {
        "name": game.name,
        "title": game.title,
        "family": game.family,
        "summary": game.summary,
        "seats": {"min": _least(seats), "max": _most(seats), "default": seats.default},
        "options": [_option(option, chapters) for option in sorted(game.options, key=lambda option: option.name != "seats")],
        "presets": [
            {"name": preset.name, "title": preset.title, "says": preset.says, "values": dict(preset.values)} for preset in game.presets
        ],
        "opponent": usual,
        "opponents": [{"name": name, "title": title, "says": says} for name, (title, says) in bots.items()],
    }


@lru_cache(maxsize=64)
def _chapters(name: str) -> Mapping[str, str]:
    return dict(_CHAPTER.findall(rulebook(name)))


def _option(option: Option, chapters: Mapping[str, str]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "name": option.name,
        "title": option.title,
        "kind": option.kind,
        "default": option.default,
        "values": _values(option),
        "paragraph": option.paragraph,
        "chapter": chapters.get(option.paragraph.partition(".")[0], ""),
        "says": option.says,
    }
    if option.kind == "text":
        told["allows"] = option.allows()
    elif told["values"] is None:
        told |= {"min": _least(option), "max": _most(option)}
    return told


def _values(option: Option) -> list[dict[str, Any]] | None:
    if option.kind == "yes_no":
        return [{"value": True, "title": "yes"}, {"value": False, "title": "no"}]
    if not option.allowed:
        return None
    return [{"value": value, "title": option.told(option.number_for(value))} for value in option.allowed]


def _least(option: Option) -> int:
    return min(option.number_for(value) for value in option.allowed) if option.allowed else option.low


def _most(option: Option) -> int:
    return max(option.number_for(value) for value in option.allowed) if option.allowed else option.high


def rules_told(game: Game, values: Mapping[str, object]) -> dict[str, Any]:
    """The numbered rulebook as HTML with the value of this table at each house rule; HouseError for a value that is not allowed."""
    house = game.settle(values)
    here = {option.name: (option, number) for option, number in zip(game.options, house, strict=True)}
    changed = [name for name, (option, number) in here.items() if number != option.number_for(option.default)]
    return {"title": game.title, "html": _marked(game.name, tuple(house)), "changed": changed}


@lru_cache(maxsize=64)
def _marked(name: str, house: tuple[int, ...]) -> str:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

    from ..games import game as game_named

    here = {option.name: (option, number) for option, number in zip(game_named(name).options, house, strict=True)}
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens: list[Token] = []
    found: str | None = None
    for token in reader.parse(rulebook(name)):
        if token.type == "inline" and (match := _HOUSE_RULE.match(token.content)) and match[1] in here:
            found = match[1]
        if token.type == "blockquote_close" and found:
            tokens.append(Token("html_block", "", 0, content=_at_this_table(*here[found])))
            found = None
        tokens.append(token)
    return str(reader.renderer.render(tokens, reader.options, {}))


def _at_this_table(option: Option, number: int) -> str:
    value = html.escape(option.told(number))
    default = option.number_for(option.default)
    if number == default:
        return f'<p class="here" data-option="{option.name}">At this table: {value}.</p>\n'
    book = html.escape(option.told(default))
    return f'<p class="here changed" data-option="{option.name}">At this table: <mark>{value}</mark> (the book has {book}).</p>\n'
