"""What the games show of themselves: nothing missing, nothing that was not seen, and a sentence for every move."""

import random
from itertools import islice
from typing import Any

import pytest

import kahve
from kahve.engine.match_record import PLAY
from kahve.engine.staging import staged
from kahve.games import GAMES
from kahve.games.fishing.screen import counted, what_counts
from kahve.games.melding.open_table import open_table
from kahve.language import speaking

pytestmark = pytest.mark.usefixtures("rules_at_hand")

NAMES = [f"Seat {seat}" for seat in range(9)]
SHOW = {"pile": "top", "captured": "all", "counts": True}


def moments(name: Any, seeds: Any, **house: Any) -> Any:
    """Tables in play at every move of random deals: the table, its screen and the move that comes."""
    for seed in seeds:
        rng = random.Random(seed)
        table = kahve.new(name, **house)
        table.deal(seed=seed)
        while table.turn >= 0:
            turn = rng.choice(table.legal)
            yield table, table.game.screen, turn
            table.play(turn)


FISHING = [name for name in GAMES if kahve.game(name).family in ("pile", "floor")]
LETTERS = [name for name in GAMES if kahve.game(name).family == "letters"]
MELDING = [name for name in GAMES if kahve.game(name).family == "melding"]


def plainly_counted(view: Any) -> list[tuple[int, int]]:
    """What `counted` gives, by the game's own count of the whole view."""
    game, t = view.game, view.record.copy()
    sides, items = int(game.rules.sides(view.house)), game.rules.items
    if t.phase == PLAY:
        t.stock_size = 0
        game.rules.score(t, view.house)
    late = [items.index(item) for item in items if item.startswith("most_") and view.record.phase == PLAY]
    rows = t.sheet.tolist()[:sides] if t.laid_size else [[0] * len(items)] * sides
    return [(row[items.index("cards")], row[items.index("total")] - sum(row[index] for index in late)) for row in rows]


@pytest.mark.parametrize("name", FISHING)
def test_what_lies_open_or_in_hands_changes_no_count(name: Any) -> None:
    counts, moves = set(), 0
    for table, _, _ in moments(name, range(3)):
        moves += 1
        for seat in range(-1, table.seats):
            assert list(counted(table.view(seat))) == plainly_counted(table.view(seat))
        counts.add(what_counts(table.view(0)))
    assert list(counted(table.view(0))) == plainly_counted(table.view(0))
    if kahve.game(name).family == "pile":
        assert len(counts) < moves / 2


@pytest.mark.parametrize("name", FISHING)
def test_every_card_is_somewhere_and_every_move_does_what_was_said_of_it(name: Any) -> None:
    house = {"capture_obligation": "optional"} | ({"stack_top_jack": "replaced"} if name == "dry_game" else {})
    for table, screen, turn in moments(name, range(2), **house):
        seat = table.turn
        view = table.view(seat)
        zones = screen.zones(view, SHOW)
        hands = screen.hands(view)
        sides = screen.sides(view, SHOW)
        count = sum(zone["count"] for zone in zones) + sum(len(hand["hand"]) for hand in hands) + sum(side["cards"] for side in sides)
        assert count == len(table.game.rules.deck(table.house).cards)
        offered = {move["move"]: move for move in screen.moves(view, table.moves)}
        assert sorted(offered) == sorted(table.legal)
        document = offered[turn]
        before = [table.view(hearer) for hearer in range(table.seats)]
        trial = kahve.position(name, str(table))
        moves = trial.read_turn(turn)
        trial.play(turn)
        for hearer in range(table.seats):
            facts = screen.turn_news(before[hearer], trial.view(hearer), seat, moves, NAMES)
            assert (facts["move"], facts["takes"], facts["bonus"], facts["card"]) == (
                turn,
                document["takes"],
                document["bonus"],
                document["card"],
            )
            assert document.get("taken", facts["taken"]) == facts["taken"]
            assert facts["says"].startswith("You " if hearer == seat else f"Seat {seat} ")
            assert facts["says"].endswith(".")
            assert "  " not in facts["says"]


@pytest.mark.parametrize(("name", "house"), [(name, house) for name in MELDING for house in ({}, {"seats": 2}, {"seats": 6})])
def test_every_card_of_a_melding_game_is_somewhere_and_every_turn_has_its_sentence(name: Any, house: Any) -> None:
    # One move in three: a deal has hundreds.
    for table, screen, turn in islice(moments(name, range(1), **house), None, None, 3):
        seat, view = table.turn, table.view(table.turn)
        zones, hands = screen.zones(view, SHOW), screen.hands(view)
        waiting = sum(stack["count"] for hand in hands for stack in hand["unopened"])
        everywhere = sum(zone["count"] for zone in zones) + sum(len(hand["hand"]) for hand in hands) + waiting
        assert everywhere == len(table.game.rules.deck(table.house).cards)
        assert hands[seat]["hand"].count("??") == 0
        assert all(set(hand["hand"]) <= {"??"} for at, hand in enumerate(hands) if at != seat)
        offered = [move["move"] for move in screen.moves(view, table.moves)]
        assert set(offered) - {"add all"} == {table.write(move) for move in table.moves if not table.write(move).startswith("add all")}
        assert all(move["says"] for move in screen.moves(view, table.moves))
        usable = {card for move in screen.moves(view, table.moves) for card in move["cards"]}
        if view.record.stage < 2:
            assert usable | set(screen.refusals(view, table.moves)) == set(hands[seat]["hand"])
        before = [table.view(hearer) for hearer in range(table.seats)]
        trial = kahve.position(name, str(table))
        moves = trial.read_turn(turn)
        trial.play(turn)
        for hearer in range(table.seats):
            facts = screen.turn_news(before[hearer], trial.view(hearer), seat, moves, NAMES)
            assert facts["says"].startswith("You " if hearer == seat else f"Seat {seat} ")
            assert facts["says"].endswith(".")
            assert "  " not in facts["says"]
            assert facts["cards"] == [code for code in facts["cards"] if code in table.game.rules.deck(table.house).codes.values()]
            if turn == "draw" and hearer != seat and not facts["deal_over"]:
                assert facts["says"].startswith(f"Seat {seat} drew 2 cards."), "what was drawn is the drawer's"


@pytest.mark.parametrize("name", FISHING)
def test_the_sides_of_a_counted_deal_are_those_of_its_sheet(name: Any) -> None:
    table = list(moments(name, [5]))[-1][0]
    assert table.turn < 0
    sides = table.game.screen.sides(table.view(0), SHOW)
    assert [(side["cards"], side["points"]) for side in sides] == [(row["cards"], row["total"]) for row in table.sheet.values()]


def test_a_kitty_that_was_not_seen_counts_for_nothing_and_is_not_shown() -> None:
    seen = 0
    for table, screen, _ in moments("pisti", range(6)):
        taker = int(table.record.kitty_taker) - 1
        if taker < 0:
            continue
        kitty = {table.game.rules.deck(table.house).code(int(card)) for card in table.record.kitty[: table.record.kitty_size]}
        side = taker % 2
        own, other = (screen.sides(table.view(seat), SHOW)[side] for seat in (taker, (taker + 1) % 4))
        assert kitty <= set(own["taken"])
        assert not kitty & set(other["taken"])
        assert own["cards"] == other["cards"]
        worth = own["points"] - other["points"]
        assert worth == sum({"TD": 3, "2C": 2}.get(card, int(card[0] in "AJ")) for card in kitty)
        seen += 1
    assert seen > 20


def test_a_table_shows_as_much_as_was_agreed() -> None:
    for table, screen, _ in moments("pisti", [3]):
        view = table.view(1)
        none = screen.sides(view, {"pile": "top", "captured": "none", "counts": False})
        assert [(side["cards"], side["points"], side["taken"]) for side in none] == [(None, None, None)] * 2
        own = screen.sides(view, {"pile": "top", "captured": "own", "counts": True})
        assert own[0]["taken"] is None
        assert own[1]["taken"] is not None
        full, top = (screen.zones(view, SHOW | {"pile": pile})[0] for pile in ("full", "top"))
        assert top["cards"] == full["cards"][-1:]
        assert len(full["cards"]) + full["under"] == full["count"]


def test_a_card_that_may_not_be_played_has_its_reason() -> None:
    count = 0
    for table, screen, _ in moments("pisti", range(4), capture_obligation="if_able"):
        view = table.view(table.turn)
        refusals = screen.refusals(view, table.moves)
        hand = set(screen.hands(view)[table.turn]["hand"])
        assert hand == set(refusals) | set(table.legal)
        assert all(table.objection(card) == says for card, says in refusals.items())
        count += len(refusals)
    assert count > 5


def described(line: Any, move: Any, name: Any = "pisti") -> Any:
    table = staged(kahve.game(name), line)
    seat, turn = table.turn, table.read_turn(move)
    before = [table.view(hearer) for hearer in range(table.seats)]
    table.play(move)
    names = ["Ayla", "Bo", "Cy", "Di"]
    return [table.game.screen.turn_news(before[at], table.view(at), seat, turn, names)["says"] for at in range(table.seats)]


def test_the_sentences() -> None:
    line = (
        "pisti seats=2 phase=1 turn=0 dealer=1 deals=1 target=151 in_hands=4 {pile} stock_size=2 stock=4C5C "
        "hand=2H7H/3HJS hand_size=2,2,0,0"
    )
    lone = "laid_size=1 laid=7S"
    assert described(line.format(pile=lone), "7H") == [
        "You took 2 cards with the seven of hearts: pisti, 10 points.",
        "Ayla took 2 cards with the seven of hearts: pisti, 10 points.",
    ]
    assert described(line.format(pile=lone), "2H")[1] == "Ayla played the two of hearts."
    kitty = "laid_size=1 laid=7S under=3 kitty_size=3 kitty=8C9CTC"
    assert described(line.format(pile=kitty), "7H") == [
        "You took 5 cards, 3 of them face down, with the seven of hearts. "
        "These cards lay face down: the eight of clubs, the nine of clubs and the ten of clubs.",
        "Ayla took 5 cards, 3 of them face down, with the seven of hearts.",
    ]
    lies = line.replace("seats=2", "seats=2,capture_obligation=optional").format(pile=lone)
    assert described(lies, "7H lies")[0] == "You played the seven of hearts and left the pile."


def test_the_sentences_of_a_floor_game() -> None:
    line = (
        "basra {house} phase=1 dealer=1 deals=1 target=101 in_hands=4 floor_size={size} stock_size=2 stock=4C5H "
        "floor={floor} hand=2H7D/3HJS hand_size=2,2"
    )
    floor = line.format(house="-", size=3, floor="AC3D3S")
    assert described(floor, "2H", "basra") == ["You played the two of hearts.", "Ayla played the two of hearts."]
    assert (
        described(floor, "7D", "basra")[1]
        == "Ayla took the ace of clubs, the three of diamonds and the three of spades with the seven of diamonds: basra, 10 points."
    )
    lies = line.format(house="capture_obligation=optional", size=1, floor="2S")
    assert described(lies, "2H lies", "basra")[0] == "You played the two of hearts and took nothing."
    burnt = line.format(house="seven_diamond=burnt", size=0, floor="")
    assert described(burnt, "7D", "basra")[0] == "You led the seven of diamonds to an empty floor: it is burnt."


MELDS = (
    "hand_and_foot seats=2{house} phase=1 dealer=1 deals=1 stage={stage} stock_size=125 discard_size={size} minimum=50,50 hand_size=10,5 "
    "foot_size=5,5 begun=1,1 down=0,1 discard={discard} hand={hand}/56789 foot=48TJQ/45TJQ stock=******222222222222rrrrrr"
    "bbbbbbAAAAAAATTTTTTTTT666666666KKKKKKKKK99999999955555555QQQQQQQQQ88888888844444444JJJJJJJJJ777777777"
)


def test_the_sentences_of_a_melding_game() -> None:
    pile = MELDS.format(house="", stage=1, size=7, discard="57Q49AK", hand="479JKKAAAA")
    first_meld = "took the king on top of the pile and the 6 cards below it, and melded 3 aces."
    assert described(pile, "take, meld AAA", "hand_and_foot") == [
        f"You {first_meld} That is your first meld.",
        f"Ayla {first_meld} That is Ayla's first meld.",
    ]
    assert described(pile, "draw", "hand_and_foot") == ["You drew 2 sevens.", "Ayla drew 2 cards."]
    melds = MELDS.format(house="", stage=2, size=7, discard="57Q49AK", hand="479JKKAAAA")
    assert described(melds, "meld AAA, add A, discard 4", "hand_and_foot")[1] == (
        "Ayla melded 4 aces and discarded a four. That is Ayla's first meld."
    )


def test_what_lies_open_is_made_for_each_language() -> None:
    table = staged(kahve.game("hand_and_foot"), MELDS.format(house="", stage=1, size=7, discard="57Q49AK", hand="479JKKAAAA"))
    in_english = open_table(table.view(0)).zones
    with speaking("tr"):
        in_turkish = open_table(table.view(0)).zones
    assert all(other is not zone for other, zone in zip(in_turkish, in_english, strict=True))
    again = open_table(table.view(1)).zones
    assert all(other is zone for other, zone in zip(again, in_english, strict=True)), "another seat sees the same"


def test_a_red_three_that_is_laid_as_liked_is_told_once() -> None:
    line = MELDS.format(house=",red3_play=as_liked", stage=2, size=7, discard="57Q49AK", hand="479JKKAAAr").replace(
        "222rrrrrr", "222rrrrrA"
    )
    assert described(line, "lay r", "hand_and_foot") == ["You laid a red three.", "Ayla laid a red three."]


def test_a_bottom_card_that_the_dealer_saw_is_in_the_stock_and_shown_to_nobody_else() -> None:
    table = kahve.new("basra", seats=3, dealer_sees_bottom=True)
    table.deal(seed=7)
    bottom = table.game.rules.deck(table.house).code(int(table.record.bottom[0]))
    stocks = [table.game.screen.zones(table.view(seat), SHOW)[1] for seat in (-1, 0, 1, 2)]
    assert [stock["count"] for stock in stocks] == [36] * 4
    assert [stock["cards"][-1:] == [bottom] for stock in stocks] == [False, False, False, True]
    assert stocks[-1]["says"].endswith(" at the bottom")


LETTER_HOUSES: dict[str, list[dict[str, Any]]] = {
    "quist": [{}, {"dealer_option": "before_look", "scrump_who": "open", "review_last_trick": True}, {"word_mode": "strict"}],
    "animal_quist": [{"deck": "thirteen"}],
    "chili_dog": [{"dealer_rule": "rotate"}],
    "turtle": [{"turtle_target": "any", "turtle_bonus": "taker_chooses"}],
    "soup": [{}, {"soup_ends": "both", "soup_possible": "challenge"}, {"word_mode": "strict"}],
}


@pytest.mark.parametrize(("name", "house"), [(name, house) for name in LETTERS for house in LETTER_HOUSES[name]])
def test_every_move_of_a_letter_game_is_offered_and_has_its_sentence(name: Any, house: Any) -> None:
    for table, screen, turn in moments(name, range(2), **house):
        seat, view = table.turn, table.view(table.turn)
        zones, hands = screen.zones(view, SHOW), screen.hands(view)
        lying = sum(zone["count"] for zone in zones if zone["name"] in ("trick", "soup"))
        aside = [int(size) for size in table.record.passing_size]
        gone, undealt = int(table.record.played_size), int(getattr(table.record, "undealt_size", 0))
        assert lying + sum(len(hand["hand"]) for hand in hands) + sum(aside) + gone + undealt == len(
            table.game.rules.deck(table.house).cards
        )
        assert screen.your_turn(view), screen.turn_of(table.view((seat + 1) % table.seats), "Ayla")
        if not turn.startswith(("pass", "name", "letter")):
            assert turn in [move["move"] for move in screen.moves(view, table.moves)]
        before = [table.view(hearer) for hearer in range(-1, table.seats)]
        trial = kahve.position(name, str(table))
        moves = trial.read_turn(turn)
        trial.play(turn)
        for hearer in range(-1, table.seats):
            facts = screen.turn_news(before[hearer + 1], trial.view(hearer), seat, moves, NAMES)
            assert facts["says"].startswith("You " if hearer == seat else f"Seat {seat} "), facts["says"]
            assert facts["says"].endswith((".", "!"))
            assert "  " not in facts["says"]
            assert "You's" not in facts["says"]
            if turn.startswith("pass"):
                assert facts["move"] == (turn if hearer == seat else "pass")
