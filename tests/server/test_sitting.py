"""The sitting alone: who may do what, what is heard of it, and that it is the same again from its stored events."""

import hashlib
import itertools
import json
import random
from typing import Any

import msgspec
import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.engine.table import Table
from kahve.games import GAMES, UnknownGame
from kahve.table.protocol.asks import AskAgain, AskDeal, AskMove, AskPropose, AskSit
from kahve.table.protocol.events import Moved
from kahve.table.sitting.person_names import read_name
from kahve.table.sitting.setup import SetupError
from kahve.table.sitting.sitting import MOST_RECENT, EventError, Refusal, Sitting

from ..asks import ask_from, happened, stored

YOU, BOT, OPEN = {"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


def chance(seed: Any) -> Any:
    calls = itertools.count()
    return lambda size: hashlib.shake_256(f"{seed} {next(calls)}".encode()).digest(size)


def open_at(name: Any, players: Any, seed: Any = 1, show: Any = None, **house: Any) -> Any:
    setup = {"game": name, "house": {"seats": len(players)} | house, "players": players, "show": show or {}}
    return Sitting.open(setup, entropy=chance(seed))


def do(sitting: Any, seat: Any, ask: Any, events: Any = None) -> None:
    for event in sitting.ask(seat, ask):
        sitting.take(event)
        if events is not None:
            events.append(event)


def play(sitting: Any, events: Any, rng: Any, *, until: Any) -> None:
    while not until(sitting):
        if sitting.table.awaits_deal:
            do(sitting, 0, AskDeal(base=sitting.last), events)
        else:
            do(sitting, sitting.table.turn, AskMove(rng.choice(sitting.table.legal)), events)


def refused(sitting: Any, seat: Any, **ask: Any) -> Any:
    with pytest.raises(Refusal) as refusal:
        sitting.ask(seat, *ask_from(**ask))
    return refusal.value.code, str(refusal.value)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_again_from_its_stored_events(name: Any) -> None:
    four = [YOU, BOT, OPEN, BOT]
    players = {"pishti": [YOU, BOT], "pastra": four, "quist": four, "animal_quist": four, "chili_dog": four}.get(name, [YOU, BOT, OPEN])
    options = {option.name: option for option in kahve.game(name).options}
    short = {"melding": {"deals": 1}, "letters": {"target": options["target"].allowed[0], "word_mode": "strict"}}.get(
        kahve.game(name).family, {"target": 51}
    )
    sitting = open_at(name, players, show={"captured": "own"}, **short)
    events = [sitting.opening]
    if sitting.open_seats:
        do(sitting, 2, AskSit("Cy"), events)
    play(sitting, events, random.Random(1), until=lambda now: now.table.over)
    assert [event.kind for event in events[-2:]] == ["moved", "match"]
    again = Sitting.replay(stored(events))
    again.rest()
    assert again.last == sitting.last == len(events) - 1
    for seat in range(sitting.seats):
        assert again.scene(seat) == sitting.scene(seat)
        # A bot's seat hears the latest event when somebody asks, and none before it.
        for n in range(sitting.last - MOST_RECENT + 1 if seat in sitting.listeners else sitting.last, sitting.last + 1):
            assert again.facts(n, seat) == sitting.facts(n, seat)
        assert not sitting.tells_from(sitting.last - MOST_RECENT - 1, seat)
    with pytest.raises(KeyError):
        again.facts(1, 0)
    assert kahve.read(sitting.log().splitlines()).scores == sitting.table.scores


def test_where_nobody_plays_yet_scenes_are_kept_as_bytes_and_told_as_before() -> None:
    sitting = open_at("pisti", [YOU, OPEN])
    do(sitting, 1, AskSit("Cy"), [])
    before = [sitting.facts(1, seat) for seat in (0, 1)]
    sitting.forget_pictures()
    [latest] = sitting.recent_events
    assert [type(latest.by[seat]["scene"]) for seat in (0, 1)] == [msgspec.Raw, msgspec.Raw]
    assert [sitting.facts(1, seat) for seat in (0, 1)] == before


def test_nothing_changes_until_the_events_are_taken() -> None:
    sitting = open_at("pisti", [YOU, BOT])
    before = json.dumps(sitting.scene(0)), str(sitting.table)
    assert [event.kind for event in sitting.ask(0, AskDeal())] == ["dealt"]
    assert (json.dumps(sitting.scene(0)), str(sitting.table)) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_judged_once_from_the_ask_to_the_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = open_at(name, [YOU, *[BOT] * (kahve.new(name).seats - 1)])
    do(sitting, 0, AskDeal())
    judged, after, play = [], Table.after, Table.play
    monkeypatch.setattr(Table, "after", lambda table, move: judged.append(move) or after(table, move))
    monkeypatch.setattr(Table, "play", lambda table, move: judged.append(move) or play(table, move))
    rng = random.Random(3)
    for number in range(1, 13):
        move = rng.choice(sitting.table.legal)
        turn = sitting.table.read_turn(move)
        do(sitting, sitting.turn, AskMove(move))
        assert (len(judged), judged[-1]) == (number, turn)
    assert len(sitting.table.history[-1].turns) == 12


def test_no_illegal_move_is_played_whatever_was_asked_before() -> None:
    sitting = open_at("pisti", [YOU, OPEN])
    do(sitting, 1, AskSit("Cy"))
    do(sitting, 0, AskDeal())
    seat = sitting.turn
    mine, theirs = (sitting.view(player).hand for player in (seat, 1 - seat))
    first, second = sitting.ask(seat, AskMove(mine[0])), sitting.ask(seat, AskMove(mine[1]))
    before = str(sitting.table)
    # The judgement of mine[1] is for no other card, and for no other position.
    with pytest.raises(EventError, match="do not hold"):
        sitting.take(Moved(seat, theirs[0]))
    assert str(sitting.table) == before
    sitting.take(first[0])
    for event in (*first, *second):
        with pytest.raises(EventError, match="not the turn"):
            sitting.take(event)
        with pytest.raises(EventError, match="do not hold"):
            sitting.take(msgspec.structs.replace(event, seat=1 - seat))
    assert [move for _, move in sitting.table.history[-1].turns] == [mine[0]]


def test_the_same_chance_gives_the_same_table() -> None:
    one, other, third = (open_at("pisti", [YOU, BOT, BOT, BOT], seed) for seed in (1, 1, 2))
    assert one.opening == other.opening != third.opening
    assert one.ask(0, AskDeal()) == other.ask(0, AskDeal()) != third.ask(0, AskDeal())


def test_who_may_do_what_when() -> None:
    sitting = open_at("pisti", [YOU, OPEN])
    assert refused(sitting, 0, do="deal") == ("not_now", "Waiting for one more player to sit down.")
    assert refused(sitting, 0, do="sit")[0] == "not_yours"
    assert refused(sitting, 5, do="sit")[0] == "malformed"
    assert refused(sitting, 1, do="sit", name="yOu")[0] == "malformed"
    assert refused(sitting, 0, do="move", move="5H") == ("not_now", "No card can be played now: deal the next hand first.")
    assert refused(sitting, 0, do="again") == ("not_now", "The match is not over yet.")
    assert sitting.scene(0)["can"] == []
    do(sitting, 1, AskSit("Cy"))
    assert sitting.scene(0)["can"] == sitting.scene(1)["can"] == ["deal"]
    do(sitting, 1, AskDeal(base=1))
    turn = sitting.table.turn
    assert sitting.ask(turn, AskDeal(base=1)) == []
    assert refused(sitting, turn, do="deal")[0] == "not_now"
    assert refused(sitting, turn, do="move")[0] == "malformed"
    assert refused(sitting, turn, do="move", move="ZZ")[0] == "illegal"
    assert refused(sitting, turn, do="steal")[0] == "malformed"
    assert refused(sitting, 1 - turn, do="move", move="ZZ")[0] == "not_yours"


def test_each_hears_it_in_the_second_person_of_itself() -> None:
    sitting = open_at("pishti", [YOU, OPEN])
    do(sitting, 1, AskSit("Cy"))
    assert [sitting.facts(1, seat)["says"] for seat in (0, 1)] == ["Cy sits down.", "You sit down."]
    do(sitting, 0, AskDeal())
    seat = sitting.table.turn
    do(sitting, seat, AskMove(sitting.table.legal[0]))
    mine, theirs = sitting.facts(3, seat)["says"], sitting.facts(3, 1 - seat)["says"]
    assert mine.startswith("You ")
    assert theirs == mine.replace("You", ["Bo", "Cy"][seat])


def test_a_void_deal_is_written_down_told_and_dealt_again_at_once() -> None:
    for seed in range(200):
        sitting = open_at("pisti", [YOU, BOT], seed, turn_up_jack="redeal")
        events = sitting.ask(0, AskDeal())
        if len(events) > 1:
            break
    for event in events:
        sitting.take(event)
    void, dealt = sitting.facts(1, 0), sitting.facts(sitting.last, 0)
    assert void["void"] in void["says"]
    assert (void["scene"]["phase"], void["scene"]["sheet"]) == ("deal", None)
    assert "void" not in dealt
    assert (dealt["dealer"], dealt["deal"]) == (void["dealer"], sitting.last)


def test_only_bots_deal_for_themselves() -> None:
    sitting = open_at("pishti", [BOT, BOT])
    assert sitting.deals_itself()
    do(sitting, -1, AskDeal())
    assert not sitting.deals_itself()
    assert sitting.bot_to_act() == sitting.table.turn
    name, view, moves, seed = sitting.bot_choice_input()
    assert (name, view.seat, moves) == ("random", sitting.table.turn, sitting.table.moves)
    assert sitting.bot_choice_input()[3] == seed
    assert not open_at("pishti", [YOU, BOT]).deals_itself()


def test_a_new_match_begins_from_nothing() -> None:
    sitting = open_at("pishti", [YOU, BOT], target="single")
    events = []
    play(sitting, events, random.Random(2), until=lambda now: now.table.over)
    assert sitting.scene(0)["can"] == ["again"]
    assert refused(sitting, 0, do="deal") == ("not_now", "The match is over: ask for a new one.")
    assert refused(sitting, 0, do="move", move="5H") == ("not_now", "The match is over.")
    do(sitting, 0, AskAgain())
    scene = sitting.scene(0)
    assert (scene["scores"], scene["history"], scene["deal"], scene["winners"]) == ([0, 0], [], 0, [])
    assert sitting.facts(sitting.last, 0)["kind"] == "again"


@pytest.mark.parametrize(
    ("event", "says"),
    [
        ({"kind": "moved", "seat": 0, "move": "5H"}, "it is not the turn of seat 0"),
        ({"kind": "dealt", "order": "5H"}, "the deck has 52"),
        ({"kind": "joined", "seat": 0, "name": "Cy"}, "seat 0 is not open"),
        ({"kind": "match", "winners": [0]}, "won by"),
        ({"kind": "again", "seat": 0, "dealer": 0}, "was not over"),
    ],
)
def test_a_stored_event_that_does_not_follow_is_named(event: Any, says: Any) -> None:
    sitting = open_at("pisti", [YOU, BOT])
    with pytest.raises(EventError, match=r"Event 1 of this table.*" + says):
        sitting.take(happened(**event))
    assert sitting.last == 0


@pytest.mark.parametrize("change", [{"game": "chess"}, {"house": {"seats": 9}}, {"players": []}])
def test_an_opening_that_cannot_stand_is_named(change: Any) -> None:
    opening = open_at("pisti", [YOU, BOT]).opening
    with pytest.raises(EventError, match="The opening of this table cannot be read"):
        Sitting.replay([msgspec.structs.replace(opening, setup=opening.setup | change)])
    with pytest.raises(EventError):
        Sitting.replay([])


def test_a_setup_that_cannot_stand_is_refused() -> None:
    with pytest.raises(UnknownGame, match="Did you mean pisti"):
        open_at("pist", [YOU, BOT])
    with pytest.raises(HouseError, match="target cannot be 70000"):
        open_at("pisti", [YOU, BOT], target=70000)
    with pytest.raises(SetupError, match="2 play at this table, and the setup has 1 players"):
        Sitting.open({"game": "pisti", "house": {"seats": 2}, "players": [YOU]})
    with pytest.raises(SetupError, match="no bot 'deep'"):
        open_at("pisti", [YOU, {"kind": "bot", "bot": "deep"}])
    with pytest.raises(SetupError, match="pile cannot be 'half'"):
        open_at("pisti", [YOU, BOT], show={"pile": "half"})


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("", "Guest"),
        (None, "Guest"),
        ("a\u202eb\u0000c", "abc"),
        ("x" * 99, "x" * 24),
        ("ada", "ada 2"),
    ],
)
def test_a_name_is_made_fit_for_a_line_of_text(given: Any, name: Any) -> None:
    assert read_name(given, ["Ada"]) == name


def test_bots_have_names_of_their_own() -> None:
    sitting = open_at("pisti", [{"kind": "you", "name": "Ayla"}, BOT, BOT, OPEN])
    assert sitting.names == ["Ayla", "Deniz", "Kemal", "Seat 4"]
    assert sitting.scene(0)["sides"][0]["name"] == "You and Kemal"
    assert sitting.scene(1)["sides"][0]["name"] == "Ayla and Kemal"


def test_in_soup_the_winner_deals_first_in_the_next_match() -> None:
    for seed in range(4):
        sitting = open_at("soup", [YOU, BOT, BOT], seed, target=25, word_mode="strict")
        play(sitting, None, random.Random(seed), until=lambda now: now.table.over)
        [again] = sitting.ask(0, AskAgain())
        assert again.dealer in sitting.table.winners


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_is_ended_in_the_middle_of_a_turn_can_be_looked_at_from_every_seat(name: str) -> None:
    for moves in range(1, 7):
        seats = kahve.new(name).seats
        sitting = open_at(name, [YOU, *[BOT] * (seats - 1)], seed=moves)
        rng = random.Random(moves)
        do(sitting, 0, AskDeal())
        for _ in range(moves):
            do(sitting, sitting.turn, AskMove(rng.choice(sitting.table.legal)))
        do(sitting, 0, AskPropose("end"))
        assert sitting.ended
        for seat in range(-1, seats):
            assert sitting.scene(seat)["moves"] == []
