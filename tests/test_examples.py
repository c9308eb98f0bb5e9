"""The worked examples of the rulebooks: the rules carry out each one, and each is what its paragraph says, in every language."""

import re
from html import unescape

import pytest

from kahve.cards.pictures import FACE_DOWN, faces
from kahve.engine.game import Game
from kahve.games import GAMES, rulebook
from kahve.games import game as game_named
from kahve.games.books import paragraph
from kahve.games.examples import ExampleError, examples, read_examples
from kahve.games.lessons import course
from kahve.language import speaking
from kahve.language.catalogue import known
from kahve.table.teaching.boards import boards
from kahve.table.teaching.catalog import rules_document
from kahve.table.teaching.example_board import example_board

FACE = re.compile(r'<img(?: class="moved")? data-face="([^"]*)"')
LYING = re.compile(r'<span class="rule-lying" role="img".*?</span></span>', re.S)
SUITS = dict(zip("♣♦♥♠", "CDHS", strict=True))
NAMED = re.compile("(10|[2-9AJQK])([♣♦♥♠])")
"""A card as the rulebooks of standard cards write it."""
LETTER_CARD = re.compile(r"`([ACSW][A-Z])`")
NUMBERED = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)

ONLY_NUMBERS = {
    "pile": {"6.2"},
    "floor": {"6.5"},
    "melding": {"9.3"},
    # A record counts the chili peppers that a side has taken, and does not keep which: there is nothing to draw them from.
    "letters": {"6.1", "6.4"},
}
"""By family the paragraphs whose example speaks of points alone."""

NEEDED = {
    "pile": {"3.2", "3.4", "4.1", "4.3", "5.6"},
    "floor": {"3.2", "3.4", "3.6", "3.7", "3.8", "4.1", "5.6"},
    "melding": {"4.1", "4.2", "4.3", "4.7", "5.2", "5.3", "6.1", "7.4", "7.6", "8.8"},
    "letters": {"3.2", "3.3", "3.6", "4.5", "5.3"},
}
"""By family the paragraphs that a beginner asks about: each has an example or a lesson as a board."""
OTHERWISE = {
    "foxtrot": {"3.2", "3.4", "4.1", "4.3", "4.7"},
    "pisti": NEEDED["pile"] | {"3.5"},
    "soup": {"3.2", "3.4", "3.5", "3.6", "4.1", "4.2", "4.5"},
}


def worked_examples(name: str) -> dict[str, str]:
    """By paragraph the worked example that the rulebook tells in the language of the context; empty where it tells none.

    An example begins with one emphasized word, in every language.
    """
    numbers = NUMBERED.findall(rulebook(name))
    parts = {number: re.split(r"^\*[^*]+\.\*", paragraph(rulebook(name), number), flags=re.MULTILINE)[1:] for number in numbers}
    return {number: "".join(part) for number, part in parts.items() if part}


def cards_named(text: str) -> set[str]:
    """The codes of the cards that an example names, of standard cards and of letters."""
    return {rank.replace("10", "T") + SUITS[suit] for rank, suit in NAMED.findall(text)} | set(LETTER_CARD.findall(text))


def drawn(html: str) -> set[str]:
    """The codes of the cards on a board, without the pictures that a deck draws on them."""
    return {unescape(face).partition(":")[0] for face in FACE.findall(html)}


def test_every_example_of_cards_is_a_board(game: Game) -> None:
    shown = {example.rule for example in examples(game.name)}
    assert set(worked_examples(game.name)) - shown == ONLY_NUMBERS[game.family] & set(worked_examples(game.name))
    assert OTHERWISE.get(game.name, NEEDED[game.family]) <= shown | {lesson.rule for lesson in course(game.name).lessons}
    page = str(rules_document(game, {})["html"])
    assert page.count("<figcaption><b>Example</b>") == len(examples(game.name))


@pytest.mark.parametrize("language", known())
@pytest.mark.parametrize("name", [name for name in GAMES if game_named(name).family != "melding"])
def test_a_board_has_the_cards_of_its_paragraph(name: str, language: str) -> None:
    """In a melding game a card is one character, which a sentence has too."""
    game = game_named(name)
    with speaking(language):
        boards = worked_examples(name)
    for number, text in boards.items():
        parts = [example_board(example) for example in examples(name) if example.rule == number]
        if not parts:
            continue
        on_board = set().union(*map(drawn, parts))
        hidden = sum(part.count(f'data-face="{FACE_DOWN}"') for part in parts)
        assert len(cards_named(text) - on_board) <= hidden, number
        lying = set().union(*(drawn(row) for part in parts for row in LYING.findall(part)))
        # An example of letters may name its trick by an earlier paragraph, and one of a count names the cards that count.
        if cards_named(text) and game.family != "letters" and number != "5.6":
            assert lying - {FACE_DOWN} <= cards_named(text), number


def test_the_count_on_a_board_is_that_of_its_paragraph(game: Game) -> None:
    for example in examples(game.name):
        if example.rule not in ("5.6", "8.8") or game.name == "foxtrot":
            continue
        (step,) = example.steps
        assert step.after is not None
        sheet = step.after.sheet
        assert sheet is not None
        text = worked_examples(game.name)[example.rule]
        sides = [0] if example.rule == "8.8" else [0, 1]
        for side in sides:
            assert re.search(rf"\b{sheet[side]['total']}\b", text), sheet[side]
            assert all(re.search(rf"\b{points}\b", text) for item, points in sheet[side].items() if item == "cards")


def test_a_board_is_the_same_in_every_language_but_for_its_words(game: Game) -> None:
    kind = game.screen.faces(game.settle({}))[0] if game.screen else ""
    for example in examples(game.name):
        pictures = set()
        for language in known():
            with speaking(language):
                board = example_board(example)
            pictures.add(
                tuple(
                    re.findall(
                        r'<(?:img|div|span class="rule-played")[^>]*?(?:moved|data-face|rule-row)[^>]*?>',
                        re.sub(r' aria-label="[^"]*"', "", board),
                    )
                )
            )
            assert set(map(unescape, FACE.findall(board))) <= set(faces()[kind]) | {FACE_DOWN}
        assert len(pictures) == 1, example


def test_a_play_says_what_it_does_and_a_refused_one_why() -> None:
    board = boards("basra")["3.6"]
    assert "<b>Or:</b> You took the two of diamonds and the four of hearts with the six of hearts." in board
    board = boards("hand_and_foot")["5.3"]
    assert "<b>Not allowed:</b> Your meld of kings has 5 cards: you need 2 more to close it before you take." in board
    assert "House rule" in boards("basra")["4.6"]
    with speaking("tr"):
        assert "Kupa altılısıyla karo ikilisini ve kupa dörtlüsünü aldın." in boards("basra")["3.6"]


GOOD = """[[example]]
rule = "3.2"
position = "pisti - dealer=3 laid=4C9H7S under=1 kitty=TS hand=7DKC/ACAD/AHAS/2C2D"
plays = ["7D", "or KC", "or not QC"]
"""


@pytest.mark.parametrize(
    ("was", "is_now", "says"),
    [
        ('rule = "3.2"', 'rule = "9.9"', "example 1: the rulebook of Pisti has no paragraph '9.9'"),
        ("hand=7DKC", "hand=7D7D", "example 1: the position is not valid"),
        ("hand=7DKC", "hand=7D1Z", "example 1: the position is not valid: There is no card '1Z'"),
        ('"or KC"', '"or KD"', "You do not hold the king of diamonds"),
        ('"or not QC"', '"or not KC"', "The move 'KC' is called illegal here, but it is legal."),
        ("plays = [", "hand = 1\nplays = [", "the field hand cannot be 1"),
        ("plays = [", "turns = [", "there is no field 'turns'"),
        ("[[example]]", "[[examples]]", "a file of examples is .*example.* parts"),
        ('rule = "3.2"', 'rule = "3.2', "x.toml is not TOML"),
    ],
)
def test_a_file_that_cannot_be_shown_is_named_with_its_example(was: str, is_now: str, says: str) -> None:
    assert len(read_examples("pisti", GOOD, "x.toml")[0].steps) == 3
    assert was in GOOD
    with pytest.raises(ExampleError, match=says):
        read_examples("pisti", GOOD.replace(was, is_now), "x.toml")


def test_a_position_says_only_what_matters() -> None:
    example = next(each for each in examples("pisti") if each.rule == "3.5")
    table = example.table()
    assert table.record.stock_size == 52 - 4 - table.record.in_hands
    assert game_named("pisti").rules.deck(table.house).code(int(table.record.laid[0])) == "7S"
