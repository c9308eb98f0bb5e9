"""The exchange before a deal: who adds what to its chance, who is refused or left out, and what is told before and after."""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from kahve.cards.proof import BY_DEVICE, LATEST, SCHEMES, Exchanged, ProofError
from kahve.engine.proven import check_deal
from kahve.engine.record import NOBODY
from kahve.engine.replayer import replayer
from kahve.games import GAMES, game
from kahve.table.live.line import Line
from kahve.table.live.server import Server
from kahve.table.protocol.asks import AskCommit, AskDeal, AskShare
from kahve.table.protocol.events import Committed, Dealt, LeftOut, Shared, read, written
from kahve.table.protocol.protocol import Hello
from kahve.table.protocol.refusal import EventError, Refusal
from kahve.table.sitting.proof_document import proof_document
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store
from kahve.table.thinking.bots import BotPool

from ..asks import ask_from, sent

BO, BOT, CY = {"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random", "name": "Dot"}, {"kind": "open"}
VALUES = {0: "00" * 32, 2: "11" * 32}


def committed(of: str, seat: int, value: str) -> str:
    """What a device commits to in the exchange of this name."""
    return LATEST.share(of, seat, BY_DEVICE, bytes.fromhex(value))


class Evening:
    """A sitting with its stored events; seats 0 and 2 are people and seat 1 is a bot."""

    def __init__(self, name: str = "pisti") -> None:
        setup = {"game": name, "house": {"seats": 3} if name == "pisti" else {}, "players": [BO, BOT, CY]}
        if name != "pisti":
            seats = game(name).settle({}).seats
            setup["players"] = [BO, BOT, CY, BOT, BOT, BOT][:seats] if seats > 2 else [BO, CY]
        self.sitting = Sitting.open(setup, entropy=random.Random(7).randbytes)
        self.events: list[Any] = [self.sitting.opening]
        self.seats = [0, 2 if self.sitting.seats > 2 else 1]
        self.do(self.seats[1], "sit", name="Cy")

    def do(self, seat: int, do: str, /, **ask: Any) -> list[str]:
        events = self.sitting.ask(seat, *ask_from(do, **ask))
        for event in events:
            self.sitting.take(event)
            self.events.append(event)
        return [event.kind for event in events]

    @property
    def of(self) -> str:
        assert self.sitting.exchange is not None
        return self.sitting.exchange.commitment

    def commit(self, seat: int, value: str | None = None, **ask: Any) -> list[str]:
        share = committed(self.of, seat, value or VALUES.get(seat, "22" * 32))
        return self.do(seat, "commit", **{"of": self.of, "share": share, **ask})

    def share(self, seat: int, **ask: Any) -> list[str]:
        return self.do(seat, "share", **{"of": self.of, "share": VALUES.get(seat, "22" * 32), **ask})

    def refused(self, seat: int, do: str, **ask: Any) -> str:
        before, scene = len(self.events), self.sitting.scene(0)
        with pytest.raises(Refusal) as refusal:
            self.do(seat, do, **ask)
        assert (len(self.events), self.sitting.scene(0)) == (before, scene)
        return str(refusal.value)

    def check(self) -> dict[str, Any]:
        """The proof of the last deal, which fits."""
        table = self.sitting.table
        check_deal(table.game.rules.deck(table.house), table.history, len(table.history))
        assert table.history[-1].proof is not None
        return table.history[-1].proof


@pytest.fixture
def table() -> Evening:
    return Evening()


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_the_cards_follow_from_all_that_was_added(name: str) -> None:
    table = Evening(name)
    assert table.do(0, "deal", devices=table.seats) == ["mixing"]
    # Nobody has asked for the first deal of a match: it comes with the match.
    assert "asks for the next deal" not in table.sitting.scene(table.seats[1])["last"]
    for seat in table.seats:
        assert table.commit(seat) == ["committed"]
    kinds = [kind for seat in table.seats for kind in table.share(seat)]
    assert kinds[:2] == ["shared", "shared"]
    assert set(kinds[2:]) == {"dealt"}
    proof = table.check()
    assert [share["by"] for share in proof["shares"] if share["seat"] in table.seats] == ["device", "device"]
    assert {share["seat"] for share in proof["shares"]} == set(range(table.sitting.seats))
    assert str(Sitting.replay(table.events).table) == str(table.sitting.table)


def test_every_step_is_stored_and_goes_on_after_a_restart(table: Evening) -> None:
    table.do(0, "deal", devices=[0, 2])
    for step in (lambda: table.commit(0), lambda: table.commit(2), lambda: table.share(2), lambda: table.share(0)):
        again = Sitting.replay(table.events, entropy=random.Random(8).randbytes)
        assert again.scene(0) == table.sitting.scene(0)
        assert again.exchange == table.sitting.exchange
        table.sitting = again
        step()
    assert table.check()["left_out"] == []


def test_an_exchange_that_a_server_of_former_times_began_goes_on_by_its_scheme(table: Evening) -> None:
    [mixing] = table.sitting.ask(0, *ask_from("deal", devices=[0, 2]))
    commitment = SCHEMES[1].commitment(Exchanged(1, 1), bytes.fromhex(mixing.secret))
    former = json.loads(written(mixing)) | {"commitment": commitment}
    del former["scheme"]
    table.sitting.take(read(json.dumps(former)))
    for seat in (0, 2):
        table.do(seat, "commit", of=table.of, share=SCHEMES[1].share(table.of, seat, BY_DEVICE, bytes.fromhex(VALUES[seat])))
    for seat in (0, 2):
        table.share(seat)
    assert table.check()["scheme"] == 1
    assert proof_document(table.sitting.matches[-1], 1, "1.1", 0)["scheme"] == 1
    with pytest.raises(EventError, match="no scheme 9"):
        Sitting.replay([*table.events[:2], msgspec.structs.replace(mixing, scheme=9)])


def test_nobody_hears_a_secret_or_a_value_before_the_deal_is_over(table: Evening) -> None:
    table.do(0, "deal", devices=[0, 2])
    for act in (table.commit, table.share):
        for seat in (0, 2):
            act(seat)
    sitting = table.sitting
    proof = table.check()
    hidden = [proof["secret"], *(share["value"] for share in proof["shares"])]

    def sent_text() -> str:
        sitting.hear_out()
        messages = [list(facts.by.values()) for facts in sitting.recent_events]
        return json.dumps([messages, [sitting.scene(seat) for seat in sitting.hearers], proof_document(sitting.matches[-1], 1, "1.1", 0)])

    assert [text for text in hidden if text in sent_text()] == []
    assert proof["commitment"] in sent_text()
    assert proof_document(sitting.matches[-1], 1, "1.1", 0)["secret"] is None
    while sitting.turn != NOBODY:
        table.do(sitting.turn, "move", move=sitting.table.legal[0])
    assert [text for text in hidden if text in sent_text()] == hidden


def test_alone_with_bots_a_device_commits_and_tells_at_once() -> None:
    sitting = Sitting.open({"game": "pishti", "house": {"seats": 2}, "players": [BO, BOT]})
    for event in sitting.ask(0, *ask_from("deal", devices=[0])):
        sitting.take(event)
    assert sitting.exchange is not None
    of, value = sitting.exchange.commitment, "0f" * 32
    kinds = []
    # The device need not hear anything between the two.
    for ask in (AskCommit(of, committed(of, 0, value), base=1), AskShare(of, value, base=1)):
        for event in sitting.ask(0, ask):
            sitting.take(event)
            kinds.append(event.kind)
    assert kinds[:3] == ["committed", "shared", "dealt"]


def test_where_no_device_takes_part_the_server_deals_at_once_and_the_proof_says_so(table: Evening) -> None:
    assert set(table.do(0, "deal")) == {"dealt"}
    assert [share["by"] for share in table.check()["shares"]] == ["house"]


def test_what_does_not_fit_is_refused_with_a_sentence(table: Evening) -> None:
    digest = "ab" * 32
    assert table.refused(0, "commit", of=digest, share=digest).startswith("No deal is being prepared now")
    table.do(0, "deal", devices=[0, 2])
    assert table.sitting.ask(2, *ask_from("deal", devices=[0, 2])) == []
    assert table.sitting.scene(0)["can"] == []
    assert table.refused(0, "commit", of=digest, share=digest).startswith("That was meant for a different deal")
    assert table.refused(1, "commit", of=table.of, share=digest).startswith("A bot's seat adds no value of its own")
    assert table.refused(NOBODY, "commit", of=table.of, share=digest) == "Your device is not asked this time."
    for wrong in ("", "ab", digest.upper(), digest + "a", "zz" * 32, digest[:-1] + "\n"):
        assert table.refused(0, "commit", of=table.of, share=wrong).startswith("A commitment is 32 bytes, written as 64")
    assert table.refused(0, "share", of=table.of, share=VALUES[0]).startswith("First every device commits")
    table.commit(0)
    assert table.refused(0, "commit", of=table.of, share=committed(table.of, 0, "00" * 32)) == "Your device has already committed."
    assert table.refused(0, "commit", of=table.of, share=digest) == "Your device has already committed and cannot change that."
    table.commit(2)
    assert table.refused(2, "share", of=table.of, share=digest).startswith("This value is not the one")
    assert table.refused(2, "share", of=table.of, share="xy").startswith("A value is 32 bytes, written as 64")
    table.share(2)
    assert table.refused(2, "share", of=table.of, share=VALUES[2]) == "Your device has already revealed its value."
    assert table.refused(2, "share", of=table.of, share=digest) == "Your device has already revealed its value and cannot change it."
    of = table.of
    table.share(0)
    assert table.refused(0, "share", of=of, share=VALUES[0]).startswith("No deal is being prepared now")
    assert table.refused(NOBODY, "pass_over", of=of, step="share") == "Nobody is being waited for."
    table.check()


@pytest.mark.parametrize("step", ["commit", "share"])
def test_a_device_that_is_silent_is_left_out_and_everybody_hears_it(table: Evening, step: str) -> None:
    table.do(0, "deal", devices=[0, 2])
    table.commit(0)
    if step == "share":
        table.commit(2)
        table.share(0)
    kinds = table.do(NOBODY, "pass_over", of=table.of, step=step)
    sitting = table.sitting
    left = next(n for n in range(sitting.last, 0, -1) if sitting.facts(n, 0)["kind"] == "left_out")
    assert sitting.facts(left, 0)["says"].startswith("The device of Cy did not answer")
    assert sitting.facts(left, 2)["says"].startswith("Your device did not answer")
    if step == "commit":
        assert kinds == ["left_out"]
        assert table.refused(2, "commit", of=table.of, share="ab" * 32).startswith("Your device took too long to answer")
        table.share(0)
    proof = table.check()
    assert proof["left_out"] == [2]
    assert [share["seat"] for share in proof["shares"]] == [0, 1]
    assert str(Sitting.replay(table.events).table) == str(sitting.table)


def test_an_exchange_that_comes_to_no_deal_is_counted(table: Evening) -> None:
    table.do(0, "deal", devices=[0, 2])
    first = table.of
    table.do(2, "leave")
    assert (table.sitting.exchange, table.sitting.scene(0)["broken_off"]) == (None, 1)
    table.do(2, "sit", name="Di")
    table.do(2, "deal", devices=[0, 2])
    assert (table.sitting.scene(0)["mixing"]["attempt"], table.of != first) == (2, True)
    for act in (table.commit, table.share):
        for seat in (0, 2):
            act(seat)
    assert table.check()["attempt"] == 2
    assert Sitting.replay(table.events).broken_off == 1


def test_events_that_do_not_follow_are_found(table: Evening) -> None:
    table.do(0, "deal", devices=[0, 2])
    mixing = table.events[-1]
    for wrong in (
        msgspec.structs.replace(mixing, secret="ab" * 32),
        msgspec.structs.replace(mixing, deal=2),
        msgspec.structs.replace(mixing, asked=[]),
    ):
        with pytest.raises(EventError, match="mixing"):
            Sitting.replay([*table.events[:-1], wrong])
    for wrong in (
        Committed(1, ""),
        Shared(0, ""),
        LeftOut([1]),
    ):
        with pytest.raises(EventError, match=wrong.kind):
            Sitting.replay([*table.events, wrong])


def test_a_table_from_before_proofs_goes_on_with_them(table: Evening) -> None:
    table.do(0, "deal")
    old = [msgspec.structs.replace(event, proof=None) if isinstance(event, Dealt) else event for event in table.events]
    table.sitting, table.events = Sitting.replay(old, entropy=random.Random(9).randbytes), old
    sitting = table.sitting
    with pytest.raises(Refusal, match="Deal 1 has no proof"):
        proof_document(sitting.matches[-1], 1, "1.1", 0)
    while sitting.turn != NOBODY:
        table.do(sitting.turn, "move", move=sitting.table.legal[0])
    assert "proof" not in sitting.table.log()
    table.do(0, "deal", devices=[0])
    table.commit(0)
    table.share(0)
    assert table.check()["deal"] == 2


def test_a_void_deal_is_proven_with_the_one_after_it() -> None:
    """In the Dry Game a jack on top makes a deal void, and it is dealt again from the same chance."""
    events: list[Any] = []
    for seed in range(400):
        sitting = Sitting.open(
            {"game": "dry_game", "house": {"seats": 2, "stack_top_jack": "redeal"}, "players": [BO, BOT]},
            entropy=random.Random(seed).randbytes,
        )
        if len(events := sitting.ask(0, AskDeal())) > 1:
            break
    assert len(events) > 1
    for event in events:
        sitting.take(event)
    table = sitting.table
    proof = table.history[-1].proof
    assert proof is not None
    assert (proof["deal"], table.history[0].proof) == (1, None)
    deck = table.game.rules.deck(table.house)
    check_deal(deck, table.history, len(table.history))
    table.history[0].order = " ".join(reversed(table.history[0].order.split()))
    with pytest.raises(ProofError, match="the order of deal 1 is not the one"):
        check_deal(deck, table.history, len(table.history))


# -- at the host


def take_messages(line: Line) -> list[Any]:
    said = [json.loads(message) if isinstance(message, str) else message for message in line.waiting]
    line.waiting.clear()
    return said


def at_host(tmp_path: Any, what: Any, *, silent: float = 1000.0) -> None:
    """Run something at a table of two people whose devices take part. silent: by default nobody is ever left out by the clock."""

    async def evening() -> None:
        server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=0, silent=silent)
        try:
            table, _, token = await server.open({"game": "pishti", "players": [{"kind": "you", "name": "Bo"}, CY]})
            _, other = await table.sit("Cy", None)
            lines = [Line(), Line()]
            for line, key in zip(lines, (token, other), strict=True):
                table.hello(line, Hello(key, 0, True))
            await what(server, table, lines, (token, other))
        finally:
            await server.close()

    asyncio.run(evening())


async def gives(table: Any, line: Line, seat: int, name: str, value: str, do: str) -> Any:
    of = table.sitting.exchange.commitment
    share = value if do == "share" else committed(of, seat, value)
    take_messages(line)
    await table.ask(line, sent(name, 0, do, of=of, share=share))
    return next(said for said in take_messages(line) if said["type"] in ("done", "refused"))


def test_at_the_host_devices_exchange_and_a_resend_is_harmless(tmp_path: Any) -> None:
    async def what(server: Any, table: Any, lines: Any, _: Any) -> None:
        await table.ask(lines[0], sent("d", 1, "deal"))
        assert table.sitting.exchange.seats == {0, 1}
        for do in ("commit", "share"):
            for seat, line in enumerate(lines):
                first = await gives(table, line, seat, f"{do}{seat}", VALUES[0], do)
                assert first["type"] == "done", first
                if table.sitting.exchange:
                    assert await gives(table, line, seat, f"{do}{seat}", VALUES[0], do) == first
        assert table.sitting.in_deal
        proof = table.sitting.table.history[-1].proof
        assert [share["by"] for share in proof["shares"]] == ["device", "device"]
        stored = server.store.load(table.name).events
        assert [event.kind for event in stored[2:]] == ["mixing", *["committed"] * 2, *["shared"] * 2, *["dealt"] * (len(stored) - 7)]

    at_host(tmp_path, what)


def test_the_clock_of_the_server_leaves_out_who_is_silent(tmp_path: Any) -> None:
    async def what(server: Any, table: Any, lines: Any, _: Any) -> None:
        await table.ask(lines[0], sent("d", 1, "deal"))
        await gives(table, lines[0], 0, "c", VALUES[0], "commit")
        # The clock is wound by hand: it stands at a thousand seconds.
        assert table.silence.waits
        await table.silence.pass_over(*table.silence.awaited)
        await gives(table, lines[0], 0, "s", VALUES[0], "share")
        assert table.sitting.table.history[-1].proof["left_out"] == [1]
        assert not table.silence.waits

    at_host(tmp_path, what)


def test_without_an_answer_the_deal_comes_by_the_clock_alone(tmp_path: Any) -> None:
    async def what(server: Any, table: Any, lines: Any, _: Any) -> None:
        await table.ask(lines[0], sent("d", 1, "deal"))
        for _ in range(500):
            if table.sitting.in_deal:
                break
            await asyncio.sleep(0.01)
        assert table.sitting.table.history[-1].proof["left_out"] == [0, 1]

    at_host(tmp_path, what, silent=0.01)


def test_a_device_that_does_not_say_so_is_not_waited_for(tmp_path: Any) -> None:
    async def what(server: Any, table: Any, lines: Any, keys: Any) -> None:
        for line, key in zip(lines, keys, strict=True):
            table.hello(line, Hello(key, 0))
        await table.ask(lines[0], sent("d", 1, "deal"))
        assert table.sitting.in_deal

    at_host(tmp_path, what)


def test_a_server_that_was_killed_in_the_middle_goes_on_with_the_same_secret(tmp_path: Any) -> None:
    commitments = {}

    async def before(server: Any, table: Any, lines: Any, keys: Any) -> None:
        await table.ask(lines[0], sent("d", 1, "deal"))
        await gives(table, lines[0], 0, "c", VALUES[0], "commit")
        commitments.update(name=table.name, keys=keys, secret=table.sitting.exchange.secret)

    at_host(tmp_path, before)

    async def after() -> None:
        server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=0, silent=1000)
        try:
            table = await server.table(commitments["name"])
            lines = [Line(), Line()]
            for line, key in zip(lines, commitments["keys"], strict=True):
                table.hello(line, Hello(key, 0, True))
            assert table.silence.waits
            await gives(table, lines[1], 1, "c", VALUES[2], "commit")
            for seat, value in enumerate((VALUES[0], VALUES[2])):
                await gives(table, lines[seat], seat, "s", value, "share")
            proof = table.sitting.table.history[-1].proof
            assert (proof["secret"], proof["left_out"]) == (commitments["secret"], [])
            assert LATEST.commitment(Exchanged(1, 1), bytes.fromhex(proof["secret"])) == proof["commitment"]
        finally:
            await server.close()

    asyncio.run(after())


def test_who_watches_and_what_is_too_long_is_refused(server: Any, with_bots: Any) -> None:
    bo = server.person(server.place("pishti", with_bots(1)))
    onlooker = server.watcher(bo.place["table"])
    onlooker.say({"type": "watch"})
    while onlooker.hear()["type"] != "welcome":
        pass
    onlooker.say({"type": "ask", "id": "w", "base": 0, "do": "commit", "of": "", "share": "ab" * 32})
    assert onlooker.answer("w")["says"] == "Watchers have no say at this table."
    assert "200" in bo.ask("commit", of="", share="a" * 201)["says"]
    bo.say({"type": "hello", "token": bo.place["token"], "last": bo.last, "shares": True})
    bo.next("welcome")
    assert bo.ask("deal")["type"] == "done"
    while not bo.scene["mixing"]:
        bo.hear()
    of = bo.scene["mixing"]["commitment"]
    for do, share in (("commit", committed(of, 0, "00" * 32)), ("share", "00" * 32)):
        assert bo.ask(do, of=of, share=share)["type"] == "done"
    while bo.scene["phase"] != "play":
        bo.hear()
    path = f"/api/tables/{bo.place['table']}/deals/1/proof"
    course = path.replace("proof", "course")
    status, early, _ = server.http(path, token=bo.place["token"])
    assert (status, early["secret"], early["orders"]) == (200, None, [])
    assert server.http(course, token=bo.place["token"])[0] == 409
    while bo.scene["phase"] == "play":
        bo.act()
        while bo.scene["phase"] == "play" and bo.wish() is None:
            bo.hear()
    status, whole, _ = server.http(path, token=bo.place["token"])
    assert (status, whole["commitment"], len(whole["orders"][0].split())) == (200, early["commitment"], len(whole["pack"].split()))
    assert server.http(f"/api/tables/{bo.place['table']}/deals/9/proof")[0] == 404
    status, body, _ = server.http(course, token=bo.place["token"])
    assert (status, body["game"], len(body["turns"])) == (200, "pishti", len(body["moves"].split()))
    assert server.http(course.replace("/1/", "/9/"))[0] == 404


def test_rules_for_the_browser_are_handed_out_where_there_are_any(server: Any) -> None:
    status, body, _ = server.http("/api/games/pishti/replayer")
    assert (status, body and body["game"]) == (200, "pishti" if replayer("pishti") else None)
    assert server.http("/api/games/whist/replayer")[0] == 404
