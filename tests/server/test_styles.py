"""What master thinks of one's style: at every table, whose moves count, who may ask, and what is refused."""

import asyncio
import json
import random
import time
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import kahve
from kahve.bots import UnknownBot, bot, check_bot, described, runs_code, whole_turn
from kahve.bots.belief.decisions import Choice
from kahve.bots.belief.rated import rate
from kahve.bots.belief.style import CLEAR, FEWEST_CHOICES, FEWEST_JUDGED, MOST_HABITS, Style, style_of
from kahve.bots.players.by_mistakes import MOST_BLUR, ByMistakesError, by_mistakes_name, read_by_mistakes
from kahve.games import GAMES, UnknownGame, all_games, game
from kahve.games.mistakes import Mistakes
from kahve.language import offered, speaking
from kahve.pocket.page_server import Pocket, no_rows
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.events import TakenBack, read, written
from kahve.table.protocol.messages import Style as StyleMessage
from kahve.table.protocol.setup_error import SetupError
from kahve.table.sitting.circumstances import BY_BOT
from kahve.table.sitting.own_choices import OwnChoices, PartOfMatch
from kahve.table.sitting.sitting import Refusal, Sitting
from kahve.table.thinking.bots import BotPool, NoAnswer
from kahve.table.thinking.counsel import style_document

from .test_hints import to_the_turn
from .test_seating import Table, people

YOU, BOT = {"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "greedy"}


def opened(name: str, **setup: Any) -> Sitting:
    """A table for one person against club players, by the default rules; two seats where that can be."""
    small = {"pile": 2, "floor": 2, "melding": 2}.get(game(name).family)
    seats = small or kahve.new(name).seats
    players = [YOU, *[BOT] * (seats - 1)]
    chance = random.Random(3)
    return Sitting.open({"game": name, "house": {"seats": seats}, "players": players} | setup, entropy=chance.randbytes)


def play(sitting: Sitting, moves: int) -> None:
    """`moves` turns, which club players make; the person's by one too."""
    club, chance = bot("greedy"), random.Random(5)
    for _ in range(moves):
        if sitting.over:
            return
        if sitting.awaits_deal:
            seat, ask = 0, AskDeal()
        else:
            seat, table = sitting.turn, sitting.table
            ask = AskMove(table.write_turn(whole_turn(club, table.view(seat), table.moves, chance)))
        for event in sitting.ask(seat, ask, BY_BOT):
            sitting.take(event)


def decided(own: OwnChoices) -> list[Choice]:
    return own.choices(400)


@pytest.mark.parametrize("name", GAMES)
def test_every_table_tells_the_style_of_a_person(name: str) -> None:
    sitting = opened(name)
    with pytest.raises(Refusal, match="You have not made a move in this match yet") as refusal:
        sitting.style_input(0)
    assert refusal.value.code == "not_now"
    play(sitting, 1)
    with pytest.raises(Refusal, match="You have not made a move"):
        sitting.style_input(0)
    while len(decided_or_none(sitting)) < 2:
        play(sitting, 1)
    few = style_document(sitting.setup.game, style_of(sitting.setup.game, decided(sitting.style_input(0))), "Master")
    assert few["choices"] < FEWEST_JUDGED
    assert few["says"].startswith("It is too early to describe a style: Master has seen ")
    assert (few["clear"], few["bot"]) == (False, None)
    while len(decided_or_none(sitting)) < 60:
        play(sitting, 30)
    own = sitting.style_input(0)
    choices = decided(own)
    assert all(choice.seat == choice.view.seat == 0 and choice.move in choice.moves for choice in choices)
    judged = style_of(own.game, choices)
    document = style_document(own.game, judged, "Master")
    msgspec.convert(document | {"ready": True, "last": 1}, StyleMessage)
    assert document["levels"][0]["name"] in ("greedy", "casual", "expert")
    assert sum(level["share"] for level in document["levels"]) == pytest.approx(1, abs=0.01)
    assert check_bot(document["bot"], own.game, sitting.setup.house) is None
    assert len(document["habits"]) <= MOST_HABITS
    sentences = set()
    for language in offered():
        with speaking(language):
            sentences.add(style_document(own.game, judged, "Master")["says"])
    assert len(sentences) == len(offered()) >= 4


def decided_or_none(sitting: Sitting) -> list[Choice]:
    try:
        return decided(sitting.style_input(0))
    except Refusal:
        return []


def style(fit: dict[str, float], choices: int = 40) -> Style:
    return Style("pisti", choices, Mistakes(10, 20, 0, 40), fit)


@pytest.mark.parametrize(
    ("fit", "choices", "says"),
    [
        ({"casual": 0.624, "simple": 0.2, "greedy": 0.176}, 40, "they are most like Casual (62%), then like Simple (20%)."),
        ({"casual": 0.999, "simple": 0.001}, 40, "they are like Casual (over 99%)."),
        ({"greedy": 0.994, "simple": 0.003, "casual": 0.003}, 40, "they are like Club player (99%)."),
        (
            {"casual": 0.45, "simple": 0.4, "random": 0.15},
            40,
            "two levels fit them about as well, Casual (45%) and Simple (40%).",
        ),
        ({"casual": 0.9, "simple": 0.1}, 1, "It is too early to describe a style: Master has seen 1 choice."),
        ({"casual": 0.9, "simple": 0.1}, 0, "It is too early to describe a style: Master has seen no choice."),
    ],
)
def test_the_sentence_says_how_sure_it_is(fit: dict[str, float], choices: int, says: str) -> None:
    document = style_document(game("pisti"), style(fit, choices), "Master")
    assert document["says"].endswith(says)
    assert document["clear"] == (choices >= FEWEST_JUDGED and max(fit.values()) >= CLEAR)
    assert (document["bot"] is None) == (choices < FEWEST_CHOICES)


# -- whose moves count ----------------------------------------------------------------------------------------------------------------


def counted(table: Table, seat: int = 0) -> int:
    """How many turns of a seat count, those of a deal that goes on too."""
    now = table.sitting.table
    return len(PartOfMatch.of(now.house, now.first_dealer, now.history, seat, table.sitting.own, running=True).counted)


def test_moves_of_a_bot_that_stands_in_do_not_count() -> None:
    table = people("Bo", "Cy", stand_in="random")
    while counted(table, 1) < 3:
        table.play()
    table.do(0, "stand_in", seat=1, away=[1])
    table.play(4)
    assert counted(table, 1) == 3
    assert len(table.sitting.own.stood_in) == 2
    table.do(1, "return")
    table.play(2)
    assert counted(table, 1) == 4
    assert Sitting.replay(table.events).own == table.sitting.own


def test_what_another_played_on_the_seat_does_not_count() -> None:
    table = people("Bo", "Cy", late=True)
    table.play_deal()
    assert counted(table, 1) > 3
    table.do(1, "leave")
    table.do(1, "sit", name="Dee")
    assert counted(table, 1) == 0
    table.play_deal()
    others = sum(seat == 1 for seat, _ in table.sitting.table.history[0].turns)
    assert counted(table, 1) == sum(seat == 1 for dealt in table.sitting.table.history for seat, _ in dealt.turns) - others


def test_a_move_that_was_taken_back_does_not_count_and_a_new_match_begins_anew() -> None:
    table = Table([YOU, BOT], takeback=True)
    table.play(1)
    while table.sitting.turn != 0:
        table.play()
    before = counted(table)
    table.play()
    assert counted(table) == before + 1
    if table.sitting.last_mover == 0:
        table.do(0, "propose", what="takeback")
        assert counted(table) == before
    table.play_out()
    assert counted(table) > 20
    table.do(0, "again")
    assert counted(table) == 0


def test_a_move_that_a_bot_made_and_that_was_taken_back_leaves_the_next_one_to_the_person() -> None:
    table = people("Bo", "Cy", "Dee", stand_in="random", takeback=True)
    table.play(1)
    while table.sitting.turn != 1:
        table.play()
    table.do(0, "stand_in", seat=1, away=[1])
    table.play()
    assert table.sitting.own.stood_in == {(1, len(table.sitting.table.history[0].turns))}
    table.sitting.take(TakenBack(1))
    assert table.sitting.own.stood_in == set()


def test_moves_before_the_table_began_do_not_count() -> None:
    table = Table([YOU, BOT])
    table.play_deal()
    match = table.sitting.matches[-1]
    sitting = Sitting.open(table.sitting.setup.stored() | {"players": [YOU, BOT], "customs": {}}, begun=match.begun(1, 20))
    with pytest.raises(Refusal, match="You have not made a move"):
        sitting.style_input(0)
    play(sitting, 2)
    (part,) = sitting.style_input(0).parts
    assert part.counted == {(1, turn) for turn, (seat, _) in enumerate(sitting.table.history[0].turns, 1) if seat == 0 and turn > 20}


def test_a_table_without_hints_tells_only_of_deals_that_are_over() -> None:
    sitting = opened("pisti", show={"hints": False})
    play(sitting, 6)
    with pytest.raises(Refusal, match="This table gives no hints, so your style is described only for deals that are over"):
        sitting.style_input(0)
    while not sitting.awaits_deal:
        play(sitting, 1)
    (before,) = sitting.style_input(0).parts
    play(sitting, 6)
    (after,) = sitting.style_input(0).parts
    assert before.counted == after.counted


@pytest.mark.parametrize("name", ["pisti", "basra", "hand_and_foot"])
def test_a_style_is_the_same_whatever_cards_lie_in_the_stock(name: str) -> None:
    """The cards that nobody has been dealt yet change nothing: only the views of the seat and its moves are looked at."""
    sitting = opened(name)
    play(sitting, 6)
    (part,) = sitting.style_input(0).parts
    table = sitting.table
    deck = table.game.rules.deck(table.house)
    cards = deck.read_order(part.history[0].order)
    stock = list(cards[-20:])
    random.Random(1).shuffle(stock)
    other = deck.write_order([*cards[:-20], *stock])
    assert other != part.history[0].order
    changed = replace(part, history=(replace(part.history[0], order=other),))
    rates = [[rate(choice) for choice in OwnChoices(table.game, (each,)).choices(400)] for each in (part, changed)]
    assert rates[0] == rates[1]
    assert rates[0]


def test_a_game_without_a_judgement_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = opened("pisti")
    play(sitting, 6)
    monkeypatch.setattr(sitting.setup.game.judgement.__class__, "says", lambda judgement, part: False)
    with pytest.raises(Refusal, match="its rules do not say what a move is worth"):
        sitting.style_input(0)


# -- over the wire --------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def own_server(serving: Any) -> Any:
    return serving()


def style_of_seat(server: Any, place: Any, seat: int = 0, token: Any = None) -> Any:
    status, body, _ = server.http(f"/api/tables/{place['table']}/seats/{seat}/style", token=token or place["token"])
    return status, body


def ready(server: Any, ask: Any) -> Any:
    patience = time.monotonic() + 60
    while time.monotonic() < patience:
        status, body = ask()
        if status != 202:
            return status, body
        assert (body["ready"], body["says"]) == (False, "Examining the choices.")
        time.sleep(0.1)
    raise AssertionError("no answer")


def test_a_seat_is_told_its_style_and_nobody_else_is(own_server: Any, with_bots: Any) -> None:
    bo = own_server.person(own_server.place("pisti", with_bots(1)))
    status, body = style_of_seat(own_server, bo.place)
    assert (status, body["error"]["code"]) == (409, "not_now")
    to_the_turn(bo)
    bo.act()
    to_the_turn(bo)
    status, body = ready(own_server, lambda: style_of_seat(own_server, bo.place))
    assert (status, body["ready"], body["last"]) == (200, True, bo.last)
    assert body["says"].startswith("It is too early to describe a style: Master has seen ")
    before = body["choices"]
    bo.act()
    to_the_turn(bo)
    assert ready(own_server, lambda: style_of_seat(own_server, bo.place))[1]["choices"] in (before, before + 1)
    # Whoever watches has no key, and a key opens one seat.
    for seat, token, code in ((0, "none", (401, "token")), (1, None, (403, "not_yours")), ("x", None, (400, "malformed"))):
        status, body = style_of_seat(own_server, bo.place, seat, token)
        assert (status, body["error"]["code"]) == code
    status, body, _ = own_server.http(f"/api/tables/{bo.place['table']}/seats/0/style")
    assert (status, body["error"]["says"]) == (401, body["error"]["says"])
    assert own_server.http("/api/tables/nowhere/seats/0/style")[0] == 404


def test_the_table_goes_on_while_a_style_is_worked_out(own_server: Any, with_bots: Any) -> None:
    bo = own_server.person(own_server.place("foxtrot", with_bots(1)))
    while not bo.scene.get("sheet"):
        bo.act() if bo.wish() else bo.hear()
    status, body = ready(own_server, lambda: style_of_seat(own_server, bo.place))
    assert status == 200
    assert body["choices"] > FEWEST_CHOICES
    assert body["bot"].startswith("errs:foxtrot,")


def test_a_log_is_asked_about_each_of_its_players(own_server: Any) -> None:
    table = kahve.new("pisti", seats=2)
    lines = ""
    for seed in range(3):
        table = kahve.new("pisti", seats=2)
        table.deal(seed=seed)
        while table.turn >= 0:
            table.play(table.legal[0])
        lines += table.log(["Ada", "Bo"] if seed else ["Bo", "bot:greedy"])
    status, opened_log, _ = own_server.http("/api/replays", lines.encode())
    assert status == 201
    base = f"/api/replays/{opened_log['replay']}/style"

    def style_of_log(query: str) -> Any:
        return own_server.http(base + query)[:2]

    ada, bo, club = (
        ready(own_server, lambda query=query: style_of_log(query)) for query in ("?match=2&seat=0", "?match=3&seat=1", "?seat=1")
    )
    assert [document["choices"] > 0 for _, document in (ada, bo, club)] == [True] * 3
    # Of Bo all three matches count, of Ada two and of the bot one.
    assert bo[1]["choices"] > ada[1]["choices"] > club[1]["choices"]
    for query, code in (("?match=4", 404), ("?match=0", 404), ("?seat=2", 404), ("?seat=x", 422), ("?match=-1", 422)):
        assert style_of_log(query)[0] == code, query
    assert own_server.http("/api/replays/nothing/style")[0] == 404


def test_a_style_that_cannot_be_worked_out_is_a_sentence_and_can_be_asked_again() -> None:
    class Failing(BotPool):
        async def _think(self, question: Any, longest: float, game: Any = None) -> Any:
            return {"error": "RuntimeError: no"}

    sitting = opened("pisti")
    play(sitting, 8)

    async def run() -> None:
        rooms = Failing()
        with pytest.raises(NoAnswer, match="could not work this out"):
            await rooms.rate(decided(sitting.style_input(0)))
        with pytest.raises(NoAnswer, match="could not work this out"):
            await rooms.style(game("pisti"), [])
        await rooms.close()

    asyncio.run(run())


def test_a_process_sends_the_ratings_of_many_moves() -> None:
    """In a melding game a choice has up to a hundred moves, each rated four times."""
    sitting = opened("hand_knee_and_foot")
    play(sitting, 60)
    choices = decided(sitting.style_input(0))[:20]

    async def run() -> Any:
        pool = BotPool()
        try:
            return await pool.rate(choices)
        finally:
            await pool.close()

    assert asyncio.run(run()) == [rate(choice) for choice in choices]


def test_the_pocket_tells_the_same_style() -> None:
    async def run() -> tuple[Any, Any]:
        elsewhere: list[str] = []

        async def think(question: Any) -> Any:
            from kahve.pocket.thinking_here import think as think_here

            elsewhere.append(question["ask"])
            return think_here(question)

        pocket = Pocket(lambda rows: None, no_rows, think=think, pace=0)

        async def ask(method: str, address: str, body: Any = None, token: str | None = None) -> Any:
            headers = {"accept-language": "en"} | ({"authorization": f"Bearer {token}"} if token else {})
            answer = await pocket.answer({"method": method, "address": address, "headers": headers, "body": body and json.dumps(body)})
            return answer["status"], json.loads(answer["body"])

        setup = {"game": "pisti", "house": {"seats": 2}, "players": [YOU, BOT], "show": {}}
        _, place = await ask("POST", "/api/tables", setup)
        address = f"/api/tables/{place['table']}/seats/0/style"
        nothing = await ask("GET", address, token=place["token"])
        play((await pocket.tables.table(place["table"])).sitting, 24)
        status = 202
        while status == 202:
            status, body = await ask("GET", address, token=place["token"])
        await pocket.close()
        assert (nothing[0], status) == (409, 200)
        assert set(elsewhere) == {"rate", "style"}
        assert body["says"].startswith("Master has seen ") or "too early" in body["says"]
        return nothing, body

    asyncio.run(run())


# -- the player with the mistakes of a person ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [each.name for each in all_games()])
def test_a_twin_sits_down_in_its_own_game_alone(name: str) -> None:
    twin = by_mistakes_name(name, Mistakes(100, 50, 30, 40))
    assert (runs_code(twin), described(twin)[0]) == (False, "Twin")
    seats = kahve.new(name).seats
    players = [YOU, *[{"kind": "bot", "bot": twin}] * (seats - 1)]
    sitting = Sitting.open({"game": name, "house": {"seats": seats}, "players": players})
    again = Sitting.replay([read(written(sitting.opening))])
    assert [player.bot for player in again.setup.players] == [None, *[twin] * (seats - 1)]
    table, chance, player = kahve.new(name), random.Random(1), bot(twin)
    table.deal(seed=1)
    for _ in range(6):
        table.play(whole_turn(player, table.view(table.turn), table.moves, chance))
    other = "basra" if name != "basra" else "pisti"
    wrong = by_mistakes_name(other, Mistakes())
    with pytest.raises(SetupError, match="and cannot play") as error:
        Sitting.open({"game": name, "house": {"seats": seats}, "players": [YOU, *[{"kind": "bot", "bot": wrong}] * (seats - 1)]})
    assert error.value.field == "players"
    with pytest.raises(ByMistakesError, match="and cannot play"):
        bot(wrong).choose(table.view(table.turn), table.moves, chance)


@pytest.mark.parametrize(
    ("rest", "says"),
    [
        ("pisti,luck=3", "A twin has no number 'luck'. Its numbers are glances, forgets, overlooks, blur"),
        ("pisti,glances=1001", "glances cannot be '1001': it must be a whole number from 0 to 1000"),
        ("pisti,blur=-1", "blur cannot be '-1': it must be a whole number from 0 to"),
        (f"pisti,blur={MOST_BLUR + 1}", "a whole number from 0 to 1000000"),
        ("pisti,blur=", "blur cannot be ''"),
        ("pisti,blur=" + "9" * 5000, "a whole number from 0 to"),
        ("pisti,blur=1,blur=2", "blur appears twice"),
        ("pisti,glances=600,forgets=600", "glances and forgets add up to more than 1000"),
        ("poker,blur=1", "poker"),
        ("", "''"),
    ],
)
def test_a_name_of_a_twin_that_cannot_be_used_is_refused_everywhere(rest: str, says: str) -> None:
    with pytest.raises((ByMistakesError, UnknownGame)) as error:
        read_by_mistakes(rest)
    assert says in str(error.value)
    with pytest.raises(UnknownBot) as unknown:
        bot(f"errs:{rest}")
    assert says in str(unknown.value)
    with pytest.raises(SetupError) as refused:
        Sitting.open({"game": "pisti", "house": {"seats": 2}, "players": [YOU, {"kind": "bot", "bot": f"errs:{rest}"}]})
    assert says in str(refused.value)


def test_a_twin_plays_at_a_server(own_server: Any) -> None:
    twin = by_mistakes_name("pisti", Mistakes(blur=40))
    bo = own_server.person(own_server.place("pisti", [YOU, {"kind": "bot", "bot": twin}]))
    assert bo.scene["seats"][1]["bot"] == twin
    to_the_turn(bo)
    bo.act()
    to_the_turn(bo)
    assert any((event.get("kind"), event.get("seat")) == ("move", 1) for event in bo.received)
    status, body, _ = own_server.http(
        "/api/tables", {"game": "basra", "house": {"seats": 2}, "players": [YOU, {"kind": "bot", "bot": twin}], "show": {}}
    )
    assert (status, body["error"]["field"]) == (422, "players")
    assert "gave no move" not in own_server.stop()
