"""What a browser is told of the games: their options, presets and opponents, and the rulebook with this table's house rules in it."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...bots import CHARACTERS, is_offered_in
from ...engine.game import Game
from ...engine.house import HouseError, Option, numbers_of, values_of
from ...engine.house_line import checked_name, read_line, write_line
from ...engine.sheet import read_sheet
from ...games import game as game_named
from ...games import language_of_rulebook, not_translated, rulebook, rulebook_not_translated
from ...games.books import HOUSE_RULE
from ...games.called import names_of, neighbours_of
from ...games.countries import COUNTRIES, Door
from ...games.effects import Effect, effects
from ...games.effects_page import headline
from ...language import language, message, speaking
from ..protocol.protocol import HouseBody
from .boards import boards
from .moments import moment

Bots = Mapping[str, tuple[str, str]]

_NUMBERED = re.compile(r"\*\*(\d+(?:\.\d+)+)\*\*")
_CHAPTER = re.compile(r"^## (\d+) (.+)$", re.MULTILINE)
_TOUCHED = (
    ("end", re.compile("match|end of a deal")),
    ("score", re.compile("count|bonuses")),
    ("deal", re.compile("table|^the deal|packs")),
)
"""What the house rules of a chapter touch, by words of its English title; those of any other chapter touch the play."""
_ELSEWHERE = {"target": "end", "deals": "end", "score_floor": "score"}
"""What house rules touch that some books have in another chapter."""


def game_document(game: Game, bots: Bots, usual: str) -> dict[str, Any]:
    """A game as docs/protocol.md has it (Game). usual: the opponent that is offered first."""
    seats = next(option for option in game.options if option.name == "seats")
    known, note = effects(game.name), not_translated(game.name)
    with speaking("en"):
        english = _chapters(game.name, language())
    chapters = _chapters(game.name, language())
    return {
        "name": game.name,
        "title": game.title,
        "family": game.family,
        "also": list(game.other_names),
        "names": list(names_of(game)),
        "near": list(neighbours_of(game)),
        "summary": game.summary,
        "seats": {"min": _least(seats), "max": _most(seats), "default": seats.default},
        "options": [
            _option(option, chapters, english, [each for each in known if each.option == option.name])
            for option in sorted(game.options, key=lambda option: option.name != "seats")
        ],
        "presets": [
            {"name": preset.name, "title": str(preset.title), "says": str(preset.says), "values": dict(preset.values)}
            for preset in game.presets
        ],
        "opponent": usual,
        "opponents": [
            {"name": name, "title": str(title), "says": str(says)} | ({"face": CHARACTERS[name].emblem} if name in CHARACTERS else {})
            for name, (title, says) in bots.items()
            if is_offered_in(name, game)
        ],
        "sides": _sides(game, seats),
        "moment": moment(game.name),
        "moves": round(next((each.length.mean for each in known if each.yardstick and each.length and not each.preset), 0)),
    } | ({"note": note} if note else {})


def _sides(game: Game, seating: Option) -> dict[str, int]:
    """The number of sides by the seats, and by the teams where a house rule sets them: `"4 true"`; only what can be played."""
    teams = next((option for option in game.options if option.name == "teams"), None)
    sides: dict[str, int] = {}
    for seats in range(_least(seating), _most(seating) + 1):
        for team in _values(teams) or [] if teams else [{}]:
            values = {"seats": seats} | ({"teams": team["value"]} if team else {})
            try:
                sides[" ".join(str(value).lower() for value in values.values())] = int(game.rules.sides(game.settle(values)))
            except HouseError:
                continue
    return sides


def countries_document() -> list[dict[str, Any]]:
    """Each country with its games as docs/protocol.md has it (Country)."""
    return [
        {
            "code": country.code,
            "title": str(country.title),
            "played": str(country.played),
            "languages": list(country.languages),
            "is_usual": country.is_usual,
            "doors": [_door(door, game_named(door.game)) for door in country.doors],
        }
        for country in COUNTRIES
    ]


def _door(door: Door, game: Game) -> dict[str, Any]:
    return {"game": game.name, "title": door.title(game), "says": door.says(game), "values": door.values(game)}


@lru_cache(maxsize=64)
def _chapters(name: str, _language: str) -> Mapping[str, str]:
    return dict(_CHAPTER.findall(rulebook(name)))


def _option(option: Option, chapters: Mapping[str, str], english: Mapping[str, str], known: Sequence[Effect]) -> dict[str, Any]:
    """A house rule; english: the English titles of the chapters, by which it is told what the rule touches."""
    number = option.paragraph.partition(".")[0]
    row: dict[str, Any] = {
        "name": option.name,
        "title": str(option.title),
        "kind": option.kind,
        "default": option.default,
        "values": _values(option),
        "paragraph": option.paragraph,
        "chapter": chapters.get(number, ""),
        "touches": _ELSEWHERE.get(option.name)
        or next((part for part, words in _TOUCHED if words.search(english.get(number, "").lower())), "play"),
        "says": str(option.says),
    }
    if changes := headline(known):
        row["changes"] = changes
    if option.kind == "text":
        row["allows"] = option.allows()
    elif option.typed:
        row |= {"min": option.typed[0], "max": option.typed[1]}
    if option.row is not None:
        row |= {"step": option.row.step, "keys": list(option.row.keys), "example": option.row.example} | (
            {} if option.row.keys else {"most": option.row.most}
        )
    return row


def _values(option: Option) -> list[dict[str, Any]] | None:
    if option.kind == "yes_no":
        return [{"value": True, "title": message("people-yes")}, {"value": False, "title": message("people-no")}]
    if not option.allowed:
        return None
    return [{"value": value, "title": str(option.title_of(value))} for value in option.offered]


def _least(option: Option) -> int:
    return min(option.number_for(value) for value in option.allowed) if option.allowed else option.low


def _most(option: Option) -> int:
    return max(option.number_for(value) for value in option.allowed) if option.allowed else option.high


def house_document(game: Game, body: HouseBody) -> dict[str, Any]:
    """A set of house rules as docs/protocol.md has it (HouseSet), checked; HouseError says what is wrong with it."""
    if body.sheet is not None:
        sheet = read_sheet(game, body.sheet)
        house = game.settle(sheet.house)
        document = {"game": game.name, "called": "", "house": values_of(house, changed_only=True), "line": write_line(game, house)}
        return document | {"says": sheet.says, "unknown": list(sheet.unknown)}
    values, called = (body.house, checked_name(body.called)) if body.line is None else read_line(body.line, game)
    house = game.settle(values)
    return {"game": game.name, "called": called, "house": values_of(house, changed_only=True), "line": write_line(game, house, called)}


def rules_document(game: Game, values: Mapping[str, object]) -> dict[str, Any]:
    """The numbered rulebook as HTML with the value of this table at each house rule; HouseError for a value that is not allowed.

    language: that of the book itself; what is marked in it is in the reader's.
    """
    house = game.settle(values)
    changed = [option.name for option, number in numbers_of(house) if number != option.number_for(option.default)]
    html_of_book = _marked(game.name, house)
    note = rulebook_not_translated(game.name)
    document = {"title": game.title, "html": html_of_book, "changed": changed, "language": language_of_rulebook(game.name)}
    return document | ({"note": note} if note else {})


def _marked(name: str, house: Any) -> str:
    """The rulebook of a game with these house rules, in the language of the context."""
    here = {option.name: (option, number) for option, number in numbers_of(house)}
    parts = _parts_of_book(name, language())
    return "".join(_at_this_table(*here[part]) if place % 2 else part for place, part in enumerate(parts))


@lru_cache(maxsize=64)
def _parts_of_book(name: str, _language: str) -> tuple[str, ...]:
    """The rulebook of a game as HTML, and between its parts the names of the house rules whose values stand there at a table.

    It is kept by the language of the context, `_language`.
    """
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

    options = {option.name for option in game_named(name).options}
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens: list[Token] = []
    marked: str | None = None
    drawn, number = boards(name), ""
    parsed = reader.parse(rulebook(name))
    for token, inside in zip(parsed, [*parsed[1:], None], strict=True):
        begun = _NUMBERED.match(inside.content) if token.type == "paragraph_open" and inside is not None else None
        if begun or token.type == "heading_open":
            tokens += _boards(drawn, number)
            number = begun[1] if begun else ""
        if token.type == "inline" and (match := HOUSE_RULE.match(token.content)) and match[1] in options:
            marked = match[1]
        if token.type == "blockquote_close" and marked:
            # No text of a book has this character, so it parts the finished page.
            tokens.append(Token("html_block", "", 0, content=f"\0{marked}\0"))
            marked = None
        tokens.append(token)
    tokens += _boards(drawn, number)
    return tuple(str(reader.renderer.render(tokens, reader.options, {})).split("\0"))


def _boards(drawn: Mapping[str, str], number: str) -> list[Any]:
    """The boards of the paragraph of this number as tokens of the page."""
    from markdown_it.token import Token

    return [Token("html_block", "", 0, content=drawn[number])] if number in drawn else []


def _at_this_table(option: Option, number: int) -> str:
    value = html.escape(option.in_words(number))
    default = option.number_for(option.default)
    if number == default:
        says = message("people-at-this-table", value=value)
        return f'<p class="here" dir="auto" data-option="{option.name}">{says}</p>\n'
    marked, book = f"<mark>{value}</mark>", html.escape(option.in_words(default))
    says = message("people-at-this-table-other", value=marked, book=book)
    return f'<p class="here changed" dir="auto" data-option="{option.name}">{says}</p>\n'
