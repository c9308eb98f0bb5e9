"""What people read at a table of tricks: each move in the words for the player, a partner, the others and an onlooker."""

from __future__ import annotations

from typing import Any

import pytest

from kahve.engine.view import View
from kahve.games.letters.conftest import Staged, dealt, ended, staged

NAMES = ["Ada", "Ben", "Cem", "Eda"]
HAND = "SA WV"
TRICK = "AB SR SD"


def facts_for_all(position: Staged, turn: str) -> list[dict[str, Any]]:
    """Make a turn; what each seat, and then an onlooker, is told of it."""
    table, seat = position.table, position.turn
    screen, everybody = table.game.screen, [*range(table.seats), -1]
    before: list[View] = [table.view(who) for who in everybody]
    moves = table.read_turn(turn)
    table.play(turn)
    return [screen.turn_news(was, table.view(who), seat, moves, NAMES) for was, who in zip(before, everybody, strict=True)]


def sentences(position: Staged, turn: str) -> list[str]:
    """The sentences of a turn, by hearer."""
    return [facts["says"] for facts in facts_for_all(position, turn)]


def lines(position: Staged) -> tuple[str, str]:
    """What the seat to move reads of its turn, and what the others read."""
    screen = position.table.game.screen
    view = position.table.view(position.turn)
    return screen.your_turn(view), screen.turn_of(view, "Ada")


def claiming(name: str = "quist", **house: Any) -> Staged:
    """Seat 3 has played last and may claim a word of B, R, D and A."""
    position = staged(name, {3: HAND}, TRICK, **house)
    position.play("SA")
    return position


def choosing_dealer() -> Staged:
    """The last trick of a deal of Quist is taken, and a winner may deal next."""
    return ended(staged("quist", {0: "WV", 1: "AA", 2: "AB", 3: "AD"}, ruling="", won={0: 7, 1: 5}))


def choosing_sign() -> Staged:
    """Seat 1 has taken all penalty cards of Turtle, and chooses how they count."""
    taken = {1: "AT CA CC CE CH CI CL CM CN CO CQ CR CT CU"}
    return ended(staged("turtle", {0: "WV", 1: "SX", 2: "SY"}, taken=taken, rest=2, turtle_bonus="taker_chooses"))


def test_a_card_is_led_or_played() -> None:
    position = staged("quist", {0: "AD AE", 1: "AB AF"})
    assert sentences(position, "AD") == [
        "You led the Dog (D of animals).",
        *["Ada led the Dog (D of animals)."] * 4,
    ]
    assert sentences(position, "AB")[1:3] == ["You played the B of animals.", "Ben played the B of animals."]


def test_a_ruling_suit_is_named() -> None:
    for turn, own, others in [
        ("rule C", "You made chili peppers the ruling suit.", "Ada made chili peppers the ruling suit."),
        ("rule none", "You chose no ruling suit.", "Ada chose no ruling suit."),
    ]:
        assert sentences(dealt("quist", dealer=0), turn)[:2] == [own, others]


def test_a_word_is_claimed_and_checked() -> None:
    assert sentences(claiming(), "no scrump")[1] == "Eda claimed no word. Ada took the trick."
    position = claiming()
    assert sentences(position, "scrump BARD")[2:4] == ["Eda claimed BARD.", "You claimed BARD."]
    assert sentences(position, "accept")[:2] == ["You let BARD pass.", "Ada let BARD pass."]
    assert sentences(position, "spellcheck") == [
        "Cem had BARD checked: it is a word. Points: you and Cem −2. Eda took the trick.",
        "Cem had BARD checked: it is a word. Points: Ada and Cem −2. Eda took the trick.",
        "You had BARD checked: it is a word. Points: you and Ada −2. Eda took the trick.",
        "Cem had BARD checked: it is a word. Points: Ada and Cem −2. You took the trick.",
        "Cem had BARD checked: it is a word. Points: Ada and Cem −2. Eda took the trick.",
    ]
    position = claiming()
    position.play("scrump DARB")
    assert sentences(position, "spellcheck")[3] == "Ada had DARB checked: it is not a word. Points: you and Ben −2. Ada took the trick."


def test_a_check_that_costs_nothing_names_no_points() -> None:
    """1.8: a score that stands at zero stays there."""
    position = claiming(score_floor="zero")
    position.play("scrump BARD")
    assert sentences(position, "spellcheck")[0] == "You had BARD checked: it is a word. Eda took the trick."


def test_a_trick_is_given_away() -> None:
    position = claiming("chili_dog")
    assert sentences(position, "scrump BARD right") == [
        "Eda claimed BARD and gave the trick to Cem.",
        "Eda claimed BARD and gave the trick to Cem.",
        "Eda claimed BARD and gave the trick to you.",
        "You claimed BARD and gave the trick to Cem.",
        "Eda claimed BARD and gave the trick to Cem.",
    ]


@pytest.mark.parametrize(
    ("turn", "own", "others"),
    [
        ("deal", "You will deal.", "will deal."),
        ("leave deal", "You left the deal to the next player.", "left the deal to the next player."),
    ],
)
def test_the_next_dealer_is_named(turn: str, own: str, others: str) -> None:
    position = choosing_dealer()
    seat = position.turn
    assert lines(position) == (
        "Your turn: deal next, or leave the deal to the next player.",
        "Ada is choosing who deals next.",
    )
    says = sentences(position, turn)
    assert says[seat] == f"{own} The deal is over."
    assert says[-1] == f"{NAMES[seat]} {others} The deal is over."


@pytest.mark.parametrize(
    ("turn", "own", "others"),
    [
        ("take minus", "You took 26 points off your own score.", "Ben took 26 points off."),
        ("give plus", "You gave the others 26 points each.", "Ben gave the others 26 points each."),
    ],
)
def test_the_count_of_the_penalty_cards_is_explained(turn: str, own: str, others: str) -> None:
    position = choosing_sign()
    assert lines(position) == ("Your turn: choose how your cards count.", "Ada is choosing how the cards count.")
    says = sentences(position, turn)
    assert (says[1], says[2]) == (f"{own} The deal is over.", f"{others} The deal is over.")


def test_whose_turn_it_is_is_said() -> None:
    assert lines(dealt("quist")) == ("Your turn: choose the ruling suit, or none.", "Ada is choosing the ruling suit.")
    assert lines(dealt("turtle")) == ("Your turn: choose three cards to pass on.", "Ada is choosing three cards to pass on.")
    assert lines(staged("quist")) == ("Your turn: lead a card.", "Ada is to lead.")
    assert lines(staged("quist", {3: HAND}, TRICK)) == ("Your turn: play a card.", "Ada is to play.")
    position = claiming()
    assert lines(position) == ("Your turn: claim a word from these letters, or pass.", "Ada may claim a word.")
    position.play("scrump BARD")
    assert lines(position) == ("Your turn: let BARD pass, or have it checked.", "Ada may have the word checked.")


def test_what_lies_there_and_what_was_taken() -> None:
    screen, view = claiming().table.game.screen, claiming().table.view(3)
    assert [(zone["title"], zone["says"]) for zone in screen.zones(view, {})] == [
        ("Trick", "the B of animals, the R of sours, the D of sours and the A of sours")
    ]
    position = staged("chili_dog", taken={0: "AD", 1: "CA CU"})
    sides = position.table.game.screen.sides(position.table.view(0), {})
    assert [[each["says"] for each in side["tally"]] for side in sides][1] == ["0 tricks", "5 peppers"]
    assert [[mark["title"] for mark in side["marks"]] for side in sides] == [["Dog"], []]


@pytest.mark.parametrize(
    ("house", "says"),
    [
        ({}, None),
        ({"lettering": "firm"}, "At this table the letters are read in the order played."),
        ({"word_mode": "strict"}, "At this table only listed words may be claimed."),
        (
            {"word_mode": "strict", "lettering": "firm", "rude_words": "refused"},
            "At this table only listed words may be claimed, read in the order played. No word that hurts people may be claimed.",
        ),
    ],
)
def test_why_only_some_words_may_be_claimed(house: dict[str, Any], says: str | None) -> None:
    table = staged("quist", **house).table
    assert table.game.screen.more(table.view(0), [])["letters"]["claims"] == says


def test_what_an_answer_does_is_said_without_names() -> None:
    def answers_of(position: Staged) -> dict[str, str]:
        table = position.table
        return {move["move"]: move["says"] for move in table.game.screen.moves(table.view(table.turn), table.moves)}

    assert answers_of(dealt("quist"))["rule A"] == "make animals the ruling suit"
    assert answers_of(dealt("quist"))["rule none"] == "no ruling suit"
    claims = claiming()
    assert (answers_of(claims)["scrump BARD"], answers_of(claims)["no scrump"]) == ("claim BARD", "claim no word")
    claims.play("scrump BARD")
    assert answers_of(claims) == {"accept": "let it pass", "spellcheck": "have it checked"}
    assert answers_of(choosing_sign()) == {
        "take minus": "take 26 points off your own score",
        "give plus": "give the others 26 points each",
    }
    assert answers_of(choosing_dealer()) == {"deal": "deal next", "leave deal": "leave the deal to the next player"}
