"""People come and go, bots stand in, and seats are kept: replayed from its events, and not in the log of the cards."""

import json
import random
import unicodedata
from typing import Any

import pytest

import kahve
from kahve.games import GAMES, game
from kahve.language import speaking
from kahve.table.protocol.asks import AskBot, AskCustoms, AskOpen, AskReturn, AskTry
from kahve.table.protocol.events import read, written
from kahve.table.protocol.setup_error import SetupError
from kahve.table.sitting.person_names import looks, read_name
from kahve.table.sitting.seating import seat_for
from kahve.table.sitting.setup import read_setup, read_stored
from kahve.table.sitting.sitting import EventError, Refusal, Sitting

from ..asks import ask_from, happened, stored

YOU, BOT, OPEN = {"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


class Table:
    """A sitting with its stored events; every act is replayed from them and has to come to the same."""

    def __init__(self, players: list[dict[str, Any]], game: str = "pisti", house: Any = None, **customs: Any) -> None:
        chance = random.Random(5)
        setup = {"game": game, "house": {"seats": len(players)} | (house or {}), "players": players, "customs": customs}
        self.sitting = Sitting.open(setup, entropy=chance.randbytes)
        self.events: list[Any] = [self.sitting.opening]

    def do(self, seat: int, do: str, /, **ask: Any) -> list[str]:
        """Ask and let it happen; the sentences as the asker hears them."""
        messages = []
        for event in self.sitting.ask(seat, *ask_from(do, **ask)):
            self.sitting.take(event)
            self.events.append(read(written(event)))
            messages.append(self.sitting.facts(self.sitting.last, seat)["says"])
        if do in ("move", "deal"):
            return messages
        again = Sitting.replay(self.events)
        for hearer in (*range(self.sitting.seats), -1):
            assert again.scene(hearer) == self.sitting.scene(hearer)
        return messages

    def refused(self, seat: int, do: str, /, **ask: Any) -> tuple[str, str]:
        before = json.dumps([self.sitting.scene(0), str(self.sitting.table)])
        with pytest.raises(Refusal) as refusal:
            self.sitting.ask(seat, *ask_from(do, **ask))
        assert json.dumps([self.sitting.scene(0), str(self.sitting.table)]) == before
        return refusal.value.code, str(refusal.value)

    def play(self, moves: int = 1) -> None:
        """Let whoever is to move play the first card that is allowed, and deal where a deal waits."""
        for _ in range(moves):
            if self.sitting.awaits_deal:
                self.do(0, "deal")
            else:
                self.do(self.sitting.turn, "move", move=self.sitting.table.legal[0], by_bot=True)

    def play_out(self) -> None:
        """Play to the end of the match."""
        while not self.sitting.over:
            self.play()

    def play_deal(self) -> None:
        """Play to the end of a deal."""
        self.play()
        while self.sitting.in_deal:
            self.play()


def people(*names: str, **more: Any) -> Table:
    table = Table([{"kind": "you", "name": names[0]}, *[OPEN] * (len(names) - 1)], **more)
    for seat, name in enumerate(names[1:], 1):
        table.do(seat, "sit", name=name)
    return table


def test_a_bot_plays_for_who_is_away_until_the_person_returns() -> None:
    table = people("Bo", "Cy", stand_in="random")
    table.play(1)
    assert table.refused(0, "stand_in", seat=1, away=[]) == ("not_now", "Cy is here.")
    assert table.do(0, "stand_in", seat=1, away=[1]) == ["You let a bot play for Cy."]
    scene = table.sitting.scene(0)
    assert (scene["seats"][1]["stand_in"], scene["seats"][1]["kind"], scene["seats"][1]["name"]) == ("random", "person", "Cy")
    assert table.sitting.ask(0, *ask_from("stand_in", seat=1, away=[1])) == []
    while table.sitting.turn != 1:
        table.play()
    assert table.sitting.bot_to_act() == 1
    assert table.sitting.bot_choice_input()[0] == "random"
    for do, parts in {"move": {"move": "5H"}, "deal": {}, "again": {}, "propose": {"what": "end"}, "stand_in": {"seat": 0}}.items():
        assert table.refused(1, do, **parts) == ("not_now", "A bot plays for you: come back first.")
    with pytest.raises(Refusal, match="come back first"):
        table.sitting.tried(1, AskTry("5H"))
    assert table.sitting.scene(1)["may"] == ["return", "leave"]
    assert table.sitting.scene(1)["can"] == []
    table.play()
    assert table.do(1, "return") == ["You are back and play again."]
    assert table.sitting.facts(table.sitting.last, 0)["says"] == "Cy is back and plays again."
    assert table.sitting.bot_to_act() is None
    assert table.sitting.ask(1, AskReturn()) == []
    table.play_out()
    assert kahve.read(table.sitting.log().splitlines()).over


def test_a_seat_is_left_opened_and_taken_by_a_bot_or_by_another() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.play(2)
    assert table.refused(0, "open", seat=1, away=[]) == ("not_now", "Cy is here.")
    assert table.do(0, "open", seat=1, away=[1]) == ["You open the seat of Cy, who is away."]
    assert table.sitting.facts(table.sitting.last, 2)["says"] == "Bo opens the seat of Cy, who is away."
    assert table.sitting.open_seats == [1]
    assert table.sitting.scene(0)["line"] == "Waiting for one more player to sit down."
    assert "bot" in table.sitting.scene(2)["may"]
    assert table.refused(2, "bot", seat=0)[0] == "not_yours"
    assert table.do(2, "bot", seat=1) == ["Ayla, a bot, takes the open seat."]
    assert table.sitting.ask(2, AskBot()) == []
    assert table.do(2, "leave") == ["Di leaves the table. The seat is open."]
    assert table.do(2, "sit", name="Ed") == ["You sit down."]
    table.play_out()
    log = table.sitting.log()
    assert json.loads(log.splitlines()[0])["players"] == ["Bo", "bot:greedy", "Ed"]
    assert kahve.read(log.splitlines()).scores == table.sitting.table.scores
    assert {word for word in ("joined", "left", "seated") if f'"{word}"' in log} == set()


def test_the_host_starts_without_those_who_are_missing_and_nobody_else_does() -> None:
    table = Table([YOU, OPEN, OPEN], game="dry_game")
    table.do(1, "sit", name="Cy")
    assert table.refused(1, "bot") == ("not_yours", "Only Bo may start without those who are missing.")
    assert "bot" not in table.sitting.scene(1)["may"]
    assert table.do(0, "bot") == ["Ayla, a bot, takes the open seat."]
    table.play(3)
    assert table.sitting.scene(0)["host"] == 0
    table.do(0, "leave")
    assert table.sitting.scene(1)["host"] == 1
    assert "customs" in table.sitting.scene(1)["may"]


def test_a_host_for_whom_a_bot_plays_is_host_again_when_they_are_back() -> None:
    table = Table([YOU, OPEN, OPEN], game="dry_game")
    table.do(1, "sit", name="Cy")
    assert table.refused(1, "bot")[0] == "not_yours"
    assert table.do(1, "stand_in", seat=0, away=[0]) == ["You let a bot play for Bo. For now you are the host of the table."]
    assert table.sitting.facts(table.sitting.last, -1)["says"] == "Cy lets a bot play for Bo. For now Cy is the host of the table."
    assert table.sitting.scene(1)["host"] == 1
    assert set(table.sitting.scene(1)["may"]) >= {"bot", "customs"}
    # Nobody waits for ever: the others can begin.
    table.do(1, "bot")
    table.do(1, "customs", customs={"away": 30})
    table.do(1, "deal")
    table.play(2)
    assert table.do(0, "return") == ["You are back and play again. You are now the host of the table."]
    assert table.refused(1, "customs", customs={"away": 0}) == ("not_yours", "Only Bo can change the customs of this table.")
    assert table.do(0, "leave") == ["Bo leaves the table. The seat is open. Cy is now the host of the table."]
    assert table.do(0, "sit", name="Di") == ["You sit down."]
    assert table.sitting.host == 1


def test_a_table_whose_people_have_all_gone_has_the_host_it_had() -> None:
    table = people("Bo", "Cy")
    table.play(1)
    table.do(0, "stand_in", seat=1, away=[1])
    table.do(1, "return")
    table.do(1, "stand_in", seat=0, away=[0])
    for event in table.sitting.ask(0, *ask_from("stand_in", seat=1, away=[1], by_bot=True)):
        table.sitting.take(event)
    assert table.sitting.people == []
    assert table.sitting.host == 0


def test_a_late_friend_takes_a_bots_seat_between_deals() -> None:
    table = Table([YOU, BOT], house={"target": 51}, late=True)
    table.play(1)
    assert table.refused(1, "sit", name="Cy") == (
        "not_now",
        "A deal is in progress: you can take the seat of Ayla, a bot, when it is over.",
    )
    while table.sitting.in_deal:
        table.play()
    assert table.do(1, "sit", name="Cy") == ["You sit down in the seat of Ayla, a bot."]
    assert table.sitting.names == ["Bo", "Cy"]
    assert table.refused(1, "sit", name="Di") == ("not_yours", "That seat is taken: Cy sits there.")
    table.play(1)
    assert table.sitting.bot_to_act() is None
    closed = Table([YOU, BOT], late=False)
    assert closed.refused(1, "sit", name="Cy")[1] == "That seat is taken by Ayla, a bot, and this table keeps its bots."


def test_the_customs_are_settled_by_the_host_alone() -> None:
    table = people("Bo", "Cy")
    assert table.refused(1, "customs", customs={"away": 30}) == ("not_yours", "Only Bo can change the customs of this table.")
    assert table.refused(0, "customs", customs={"away": 45}) == ("malformed", "away cannot be 45: allowed are 0, 30, 90, 86400.")
    assert table.refused(0, "customs", customs={"away": True})[0] == "malformed"
    assert table.refused(0, "customs", customs={"takeback": 1})[0] == "malformed"
    assert table.refused(0, "customs", customs={"stand_in": "deep"})[0] == "malformed"
    assert table.refused(0, "customs", customs={"tempo": 1})[1].startswith("A table has no custom 'tempo': its customs are away, talk,")
    assert table.sitting.ask(0, AskCustoms({"talk": "phrases"})) == []
    assert table.refused(0, "customs", customs=[1])[0] == "malformed"
    assert table.do(0, "customs", customs={"away": 90, "watch": False}) == [
        "You change the customs of the table. Time to move: 90 seconds, Watching: nothing."
    ]
    assert table.sitting.facts(table.sitting.last, 1)["says"].startswith("Bo changes the customs of the table.")
    assert table.sitting.scene(1)["customs"] == {
        "away": 90, "talk": "phrases", "partner_talk": True, "takeback": False, "pace": "free", "watch": "no",
        "late": True, "stand_in": "greedy",
    }  # fmt: skip


@pytest.mark.parametrize("customs", [{"away": "soon"}, {"talk": "loud"}, {"nix": 1}, {"stand_in": 5}, "none", [1]])
def test_a_setup_with_customs_that_are_none_is_refused(customs: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Sitting.open({"game": "pishti", "players": [YOU, BOT], "customs": customs})
    assert refused.value.field == "customs"


@pytest.mark.parametrize(("former", "today"), [(True, "table"), (False, "no"), ("hands", "hands"), ("table", "table"), ("no", "no")])
def test_what_watchers_see_is_a_choice_and_was_once_yes_or_no(former: Any, today: str) -> None:
    table = Table([YOU, BOT], watch=former)
    assert table.sitting.setup.customs["watch"] == today
    [opening] = stored([table.sitting.opening])
    opening.setup["customs"]["watch"] = former
    assert Sitting.replay([opening]).setup.customs["watch"] == today


@pytest.mark.parametrize("watch", [1, 0, "yes", None, []])
def test_watchers_see_nothing_else(watch: Any) -> None:
    with pytest.raises(SetupError, match=r"watch cannot be .*: allowed are table, hands, no\."):
        Table([YOU, BOT], watch=watch)


def test_a_table_that_was_stored_without_customs_has_the_usual_ones() -> None:
    table = Table([YOU, BOT])
    [opening] = stored([table.sitting.opening])
    del opening.setup["customs"]
    assert Sitting.replay([opening]).setup.customs == table.sitting.setup.customs


def test_bad_asks_about_seats_change_nothing() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    for seat in (None, "1", 7, -1, 0):
        assert table.refused(0, "open", seat=seat, away=[1])[0] in ("malformed", "not_now")
    bots = Table([YOU, BOT])
    assert bots.refused(0, "stand_in", seat=1, away=[1]) == ("not_now", "Ayla is a bot.")
    assert table.refused(0, "bot", seat=9)[0] == "malformed"


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "left", "seat": 1, "by": 0},
        {"kind": "stood_in", "seat": 1, "by": 0, "bot": "random"},
        {"kind": "returned", "seat": 0},
        {"kind": "seated", "seat": 0, "by": 0, "bot": "random", "name": "X"},
        {"kind": "customs", "by": 0, "customs": {"away": 5, "stand_in": "greedy"}},
        {"kind": "agreed", "seat": 0},
        {"kind": "declined", "seat": 0},
        {"kind": "proposed", "by": 0, "what": "dance"},
        {"kind": "ended"},
        {"kind": "taken_back", "seat": 0},
        {"kind": "left", "seat": -1, "by": 0},
    ],
)
def test_a_stored_act_that_does_not_follow_is_named(event: Any) -> None:
    sitting = Table([YOU, BOT]).sitting
    with pytest.raises(EventError, match="Event 1 of this table"):
        sitting.take(happened(**event))
    assert sitting.last == 0


@pytest.mark.parametrize("name", ["Вo", "B0", "Bô", "Ｂｏ", "b\u200bo", "Bo\u3164", "ВО", "Β ο"])
def test_a_name_that_looks_like_another_at_the_table_is_refused(name: str) -> None:
    assert looks("Bo") == looks(name.replace("\u200b", "").replace("\u3164", ""))
    with pytest.raises(SetupError, match="looks like Bo's, who sits here"):
        read_name(name, ["Bo"])
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.do(2, "leave")
    assert table.refused(2, "sit", name=name) == ("malformed", "This name looks like Bo's, who sits here: choose another one.")
    assert read_name(name, ["Cy"])
    assert read_name("Bo", ["Bo"]) == "Bo 2"


def table_reserved_for(*names: str | None, **more: Any) -> Table:
    """A table of Bo's at which each further seat is kept for one of these names, or open to all."""
    return Table([{"kind": "you", "name": "Bo"}, *({"kind": "open", "name": name} for name in names)], **more)


def test_only_the_name_for_which_a_seat_is_kept_gets_it() -> None:
    table = table_reserved_for("Grandmother", None, None)
    says = "This seat is kept for Grandmother, until the host of the table opens it to all."
    assert table.refused(1, "sit", name="Cy") == ("not_yours", says)
    assert table.refused(1, "sit", name=None) == ("not_yours", says)
    assert table.do(1, "sit", name="  grand mother ") == ["You sit down."]
    assert table.sitting.setup.players[1].reserved is None
    assert table.do(2, "sit", name="Cy") == ["You sit down."]


@pytest.mark.parametrize("name", ["Grandmоther", "Grandm0ther"])
def test_a_name_that_only_looks_like_it_does_not_get_the_seat(name: str) -> None:
    table = table_reserved_for("Grandmother", None, None)
    code, says = table.refused(1, "sit", name=name)
    assert (code, says) == (
        "not_yours",
        "This name only looks like Grandmother, for whom this seat is kept: write it with the same letters.",
    )
    code, says = table.refused(2, "sit", name=name)
    assert (code, "looks like Grandmother" in says) == ("malformed", True)


def test_accents_and_case_make_no_other_name() -> None:
    table = table_reserved_for("Zoë", None, None)
    table.do(1, "sit", name="ZOE")
    assert table.sitting.names[1] == "ZOE"


@pytest.mark.parametrize(
    ("reserved", "name"),
    [
        ("Nikos", "ΝΙΚΟΣ"),
        ("ΝΙΚΟΣ", "Nikos"),
        ("Νίκος", "νικος"),
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Μαΐρη", "ΜΑΙΡΗ"),
        ("Kostas", "Κώστας"),
        ("Yianna", "Γιάννα"),
        ("Giorgos", "Γιώργος"),
        ("Yannis", "ΓΙΑΝΝΗΣ"),
        ("Christos", "Χρήστος"),
        ("Filippos", "Φίλιππος"),
        ("Evgenia", "Ευγενία"),
        ("Işıl", "IŞIL"),
        ("İpek", "ipek"),
        ("ipek", "IPEK"),
        ("أحمد", "احمد"),
        ("فاطمة", "فاطمه"),
        ("هدى", "هدي"),
        ("مَريم", "مــريم"),
        ("ﺃﺣﻤﺪ", "أحمد"),
        ("إيمان ٢", "ايمان 2"),
        ("Søren", "SOREN"),
        ("Strauß", "STRAUSS"),
        ("O'Neill", "O\u2019Neill"),
    ],
)
def test_a_name_is_the_same_in_every_way_of_writing_it(reserved: str, name: str) -> None:
    table = table_reserved_for(reserved, None, None)
    assert seat_for(table.sitting, name) == 1
    assert table.refused(2, "sit", name=name)[1].startswith("Seat 2 is kept for ")
    table.do(1, "sit", name=name)
    assert table.sitting.names[1] == name


@pytest.mark.parametrize(
    ("reserved", "name"), [("Nikos", "Νίκη"), ("Nikos", "Νiκος"), ("Nikos", "Никос"), ("Ada", "Аda"), ("Işık", "Işıl")]
)
def test_another_name_is_not_the_same(reserved: str, name: str) -> None:
    assert table_reserved_for(reserved, None, None).refused(1, "sit", name=name)[0] == "not_yours"


def test_who_has_a_seat_kept_is_sent_there() -> None:
    table = table_reserved_for(None, "Grandmother", None)
    says = "Seat 3 is kept for Grandmother: sit there, or choose another name."
    assert table.refused(1, "sit", name="Grandmother") == ("not_yours", says)


def test_who_does_not_choose_gets_the_seat_that_is_kept_or_one_that_is_free() -> None:
    sitting = table_reserved_for("Grandmother", None, "Zoë").sitting
    assert [seat_for(sitting, name) for name in ("zoe", "Cy", None, "grandmother")] == [3, 2, 2, 1]
    full = table_reserved_for("Grandmother", "Zoë", "Ada").sitting
    with pytest.raises(Refusal, match="kept for somebody: Grandmother, Zoë and Ada"):
        seat_for(full, "Cy")
    with pytest.raises(Refusal, match="shows each player to themselves as You"):
        seat_for(full, "you")


def test_the_host_alone_opens_a_kept_seat_to_all() -> None:
    table = table_reserved_for("Grandmother", None, None)
    table.do(2, "sit", name="Cy")
    assert table.refused(2, "open", seat=1) == ("not_yours", "Only Bo may open the seat that is kept for Grandmother.")
    assert table.do(0, "open", seat=1) == ["You open the seat that was kept for Grandmother to all."]
    assert table.sitting.facts(table.sitting.last, 2)["says"] == "Bo opens the seat that was kept for Grandmother to all."
    assert table.sitting.ask(0, AskOpen(1)) == []
    table.do(1, "sit", name="Dee")
    assert table.sitting.names == ["Bo", "Dee", "Cy", "Seat 4"]


def test_the_host_starts_with_bots_on_kept_seats_and_none_is_called_like_a_guest_to_come() -> None:
    table = table_reserved_for("Ayla", None, None)
    table.do(0, "bot", seat=2)
    assert table.sitting.names[2] != "Ayla"
    table.do(0, "bot")
    assert table.sitting.open_seats == []
    table.play(2)


def test_a_seat_that_is_left_is_kept_for_nobody() -> None:
    table = table_reserved_for("Grandmother", None, None)
    table.do(1, "sit", name="Grandmother")
    table.do(1, "leave")
    table.do(1, "sit", name="Cy")
    assert table.sitting.names[1] == "Cy"


def test_a_seat_is_handed_over_in_the_middle_of_a_deal() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.play(4)
    hand = table.sitting.scene(1)["seats"][1]["hand"]
    assert table.do(1, "leave", to=" Grand  mother ") == ["Cy leaves the table and hands the seat to Grand mother."]
    assert table.sitting.scene(0)["seats"][1]["reserved"] == "Grand mother"
    assert table.refused(1, "sit", name="Ed")[1] == "This seat is kept for Grand mother, until the host of the table opens it to all."
    assert seat_for(table.sitting, "GRANDMOTHER") == 1
    assert table.do(1, "sit", name="Grandmother") == ["You sit down."]
    assert table.sitting.scene(1)["seats"][1]["hand"] == hand
    table.play_out()
    assert json.loads(table.sitting.log().splitlines()[0])["players"] == ["Bo", "Grandmother", "Di"]


@pytest.mark.parametrize(
    ("heir", "says"),
    [
        ("", "Write the name of the person to whom you hand the seat."),
        (" \u200b ", "Write the name of the person to whom you hand the seat."),
        ("DI", "Di already has a seat at this table: hand yours to somebody else."),
        ("D\u0456", "This name looks like Di's, who sits here: choose another one."),
        ("you", "Choose another name: the table shows each player to themselves as You."),
    ],
)
def test_who_cannot_be_handed_a_seat_is_said_and_the_seat_stays(heir: Any, says: str) -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    assert table.refused(1, "leave", to=heir) == ("malformed", says)
    assert table.sitting.names[1] == "Cy"


def test_no_two_seats_are_kept_for_one_name() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.do(1, "leave", to="Ed")
    assert table.refused(2, "leave", to="ed")[1] == "Ed already has a seat at this table: hand yours to somebody else."


@pytest.mark.parametrize("name", GAMES)
def test_every_scene_says_for_whom_a_seat_is_kept(name: str) -> None:
    seats = game(name).settle({}).seats
    others = [{"kind": "open", "name": "Grandmother"}, *[{"kind": "open"}] * (seats - 2)]
    sitting = Sitting.open({"game": name, "house": {"seats": seats}, "players": [{"kind": "you", "name": "Bo", "emblem": "owl"}, *others]})
    for hearer in range(-1, seats):
        scene = sitting.scene(hearer)["seats"]
        assert [seat["reserved"] for seat in scene] == [None, "Grandmother", *[None] * (seats - 2)]
        assert [seat["emblem"] for seat in scene] == ["owl", *[None] * (seats - 1)]


@pytest.mark.parametrize(
    ("players", "says"),
    [
        (["Bo"], "Seat 2 cannot be kept for Bo: another seat already has this name."),
        (["Grandmother", "grandmother"], "Seat 3 cannot be kept for grandmother: another seat already has this name."),
        (["you"], "Choose another name: the table shows each player to themselves as You."),
        ([7], "A name is text."),
    ],
)
def test_a_seat_that_cannot_be_kept_so_is_refused(players: list[Any], says: str) -> None:
    rows = [{"kind": "you", "name": "Bo"}, *({"kind": "open", "name": name} for name in players), *[{"kind": "open"}] * (3 - len(players))]
    with pytest.raises(SetupError) as refused:
        read_setup({"game": "pisti", "house": {"seats": 4}, "players": rows})
    assert str(refused.value) == says


def test_no_two_people_at_a_table_have_the_same_emblem() -> None:
    table = Table([{"kind": "you", "name": "Bo", "emblem": "owl"}, OPEN, OPEN, OPEN])
    says = "You sit down. Somebody at this table already has your emblem, so you have another one here."
    assert table.do(1, "sit", name="Cy", emblem="owl") == [says]
    assert table.sitting.facts(table.sitting.last, 0)["says"] == "Cy sits down."
    assert table.do(2, "sit", name="Di", emblem="cat" if table.sitting.setup.players[1].emblem != "cat" else "key") == ["You sit down."]
    table.do(3, "sit", name="Ed", emblem="owl")
    assert len({player.emblem for player in table.sitting.setup.players}) == 4
    # Whoever leaves leaves the emblem too.
    table.do(0, "leave")
    assert table.do(0, "sit", name="Flo", emblem="owl") == ["You sit down."]


def test_an_emblem_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="There is no emblem 'crown': choose one of cup"):
        read_setup({"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you", "emblem": "crown"}, {"kind": "open"}]})


def test_the_stored_setup_says_who_is_waited_for_and_an_old_one_says_nothing() -> None:
    players = [{"kind": "you", "name": "Bo", "emblem": "cat"}, {"kind": "open", "name": " "}, {"kind": "open", "name": "Zoë"}]
    stored = read_setup({"game": "pisti", "house": {"seats": 3}, "players": players}).stored()
    assert stored["players"] == [
        {"kind": "person", "name": "Bo", "bot": None, "emblem": "cat"},
        {"kind": "open", "name": "", "bot": None},
        {"kind": "open", "name": "", "bot": None, "reserved": "Zoë"},
    ]
    assert read_stored(stored).stored() == stored


# -- bots ----------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "letters"), [("en", "LATIN"), ("tr", "LATIN"), ("el", "GREEK"), ("ar", "ARABIC"), ("de", "LATIN")])
def test_bots_have_names_of_the_language_in_its_letters(language: str, letters: str) -> None:
    players = [{"kind": "you", "name": "Bo"}, *[{"kind": "bot", "bot": "random"}] * 11]
    with speaking(language):
        names = Sitting.open({"game": "foxtrot", "house": {"seats": 12}, "players": players}).names[1:]
    assert {unicodedata.name(char).split()[0] for name in names for char in name} == {letters}
    assert len({looks(name) for name in names}) == 11


def test_a_table_keeps_the_names_of_its_bots_and_a_new_one_is_named_in_the_language_of_who_asks() -> None:
    table = table_reserved_for(None, None, "Ada")
    with speaking("el"):
        table.do(0, "bot", seat=1)
    with speaking("ar"):
        table.do(0, "bot", seat=2)
    assert Sitting.replay(table.events).names[1:3] == ["Ελένη", "ليلى"]
