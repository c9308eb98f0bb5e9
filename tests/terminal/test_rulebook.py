import pytest
from typer.testing import CliRunner

import kahve
from kahve.games import GAMES
from kahve.games.books import paragraph
from kahve.games.examples import examples
from kahve.terminal.main import app
from kahve.terminal.rulebook import marked, with_examples

BOOK = """# Game

## 4 Bonuses

**4.3** A jack on a lone jack is worth 20 points, as much as
4.4 never is.

> House rule `jack_on_jack_bonus` (20; 0, 10, 20, 30): what it is worth. It is
> counted at once.

**4.4** Another card.

> House rule `jack_on_single_bonus` (0; 0, 10, 20): so much.
> House rule `target` (151; 51): the end.

## 5 The count

The count.
"""


def test_the_value_at_the_table_stands_after_each_house_rule() -> None:
    game = kahve.game("pisti")
    text = marked(BOOK, game, game.settle({"jack_on_jack_bonus": 30}))
    assert "> counted at once.\n>\n> **At this table: 30, changed from 20.**\n\n**4.4**" in text
    assert "so much.\n>\n> **At this table: 0.**\n>\n> House rule `target`" in text
    assert "the end.\n>\n> **At this table: 151.**\n" in text
    assert [line for line in text.splitlines() if "At this table" not in line and line != ">"] == BOOK.splitlines()


def test_a_paragraph_by_its_number() -> None:
    assert paragraph(BOOK, "4.4").startswith("**4.4** Another card.")
    assert "House rule `target`" in paragraph(BOOK, "4.4")
    assert "**4.3**" in paragraph(BOOK, "4")
    assert "**4.4**" in paragraph(BOOK, "4")
    assert paragraph(BOOK, "5") == "## 5 The count\n\nThe count."
    assert paragraph(BOOK, "9.9") == ""


@pytest.mark.parametrize("words", [["rules", "pisti"], ["rules", "pisti", "--plain"]])
def test_in_a_pipe_the_rulebook_is_its_markdown(words: list[str]) -> None:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    assert result.output == kahve.rulebook("pisti")


def test_every_house_rule_in_the_rulebook_is_marked() -> None:
    result = CliRunner().invoke(app, ["rules", "pisti", "--preset", "turkish_app"])
    assert result.output.count("At this table") == kahve.rulebook("pisti").count("> House rule **")
    assert "**At this table: 30, changed from 20.**" in result.output


@pytest.mark.parametrize("name", GAMES)
def test_the_rulebook_of_every_game_is_marked_for_every_preset(name: str) -> None:
    rows = {option.name: option for option in kahve.game(name).options}
    for preset in kahve.game(name).presets:
        result = CliRunner().invoke(app, ["rules", name, "--preset", preset.name])
        assert result.exit_code == 0, result.output
        assert result.output.count("> **At this table: ") == len(rows)
        for row, value in preset.values.items():
            number, usual = rows[row].number_for(value), rows[row].number_for(rows[row].default)
            changed = "" if number == usual else f", changed from {rows[row].in_words(usual)}"
            assert f"> **At this table: {rows[row].in_words(number)}{changed}.**" in result.output


@pytest.mark.parametrize("name", GAMES)
def test_on_a_terminal_each_example_stands_in_its_paragraph(name: str) -> None:
    text = with_examples(kahve.rulebook(name), kahve.game(name), True)
    for rule in {example.rule for example in examples(name)}:
        shown = [example for example in examples(name) if example.rule == rule]
        assert paragraph(text, rule).count("> **Example**") == len(shown), rule
    # Nothing of the book is lost, and nothing else comes into it.
    lines = iter(text.splitlines())
    assert all(line in lines for line in kahve.rulebook(name).splitlines())
    assert text.count("> **Example**") == len(examples(name))


def test_an_example_is_written_as_its_game_writes_cards() -> None:
    basra, foot, quist = (with_examples(kahve.rulebook(name), kahve.game(name), True) for name in ("basra", "hand_and_foot", "quist"))
    assert "> Floor: **3♣** **4♦** **7♠** K♥; played: 7♥\n" in basra
    assert "| Total | 17 | 29 |" in basra
    assert "> Your hand: 4 5 5 **K** **K** **K** **A** **A** 2 **\\***\n" in foot
    assert "> **Not allowed:** You hold sours, so you must follow suit.\n" in quist
    assert "> Trick: SD SR **AB** SA\n" in quist
    assert "10H" in with_examples(kahve.rulebook("pastra"), kahve.game("pastra"), False)
