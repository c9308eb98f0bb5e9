"""The boards of the rulebooks: each lesson's position stands under its paragraph, legal, with faces that the client can draw."""

from __future__ import annotations

import re
from html import unescape

import pytest

from kahve.cards.pictures import FACE_DOWN, faces
from kahve.engine.game import Game
from kahve.games.examples import examples
from kahve.games.lessons import course
from kahve.table.teaching.boards import boards
from kahve.table.teaching.catalog import rules_document
from kahve.table.teaching.moments import moment

FIGURE = re.compile(r'<figure class="rule-board".*?</figure>\n', re.S)
FACE = re.compile(r'data-face="([^"]*)"')


def board_of(name: str, rule: str, lesson: int) -> str:
    """The board of a lesson, among those of its paragraph."""
    return next(figure for figure in FIGURE.findall(boards(name)[rule]) if f'/{lesson}"' in figure)


def test_every_lesson_has_its_board_under_its_paragraph(game: Game) -> None:
    page = str(rules_document(game, {})["html"])
    numbered = re.split(r"(?=<strong>\d+(?:\.\d+)+</strong>)", page)
    number = 0
    for lesson in course(game.name).lessons:
        paragraph = next(part for part in numbered if part.startswith(f"<strong>{lesson.rule}</strong>"))
        assert f'<a href="/learn/{game.name}/{lesson.number}">' in paragraph, (lesson.rule, lesson.title)
        number += 1
    assert page.count("<figure") == number + len(examples(game.name)) == page.count("</figure>")


def test_a_board_shows_the_cards_of_its_position(game: Game) -> None:
    for lesson in course(game.name).lessons:
        figure = board_of(game.name, lesson.rule, lesson.number)
        table = lesson.table()
        deck, screen = game.rules.deck(table.house), game.screen
        kind, changed = screen.faces(table.house)
        drawn = [unescape(face) for face in FACE.findall(figure)]
        assert FACE_DOWN not in drawn
        assert set(drawn) <= set(faces()[kind]), drawn
        hand = screen.hands(table.view(table.turn))[table.turn]["hand"]
        assert drawn[-len(hand) :] == [changed.get(card, card) for card in hand]
        assert ", ".join(deck.name(deck.read(card)) for card in hand) in unescape(figure)
        assert unescape(lesson.right) in unescape(figure)


def test_the_cards_that_the_move_plays_and_takes_are_marked() -> None:
    figure = board_of("basra", "4.1", 5)
    assert re.findall(r'class="moved" data-face="([^"]*)"', figure) == ["4C", "6D", "TS"]


@pytest.mark.parametrize("name", ["pisti", "foxtrot"])
def test_the_whole_pile_is_shown(name: str) -> None:
    figure = board_of(name, "3.2", 1)
    assert FACE.findall(figure)[:3] == ["4C", "9H", "7S"]


def test_the_moment_of_every_game_has_cards_that_the_client_can_draw(game: Game) -> None:
    board = moment(game.name)
    lying = [card for group in board["lying"] for card in group["cards"]]
    kind = {"letters": "letters", "melding": "ranked"}.get(game.family, "french")
    assert lying
    assert board["hand"]
    assert {*lying, *board["hand"]} <= set(faces()[kind])
    assert set(board["moved"][:1]) <= set(board["hand"])
    assert set(board["moved"][1:]) <= set(lying)
