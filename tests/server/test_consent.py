"""What needs everybody's consent: an early end, another match, a move taken back."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import kahve
from kahve.games import GAMES
from kahve.table.protocol.asks import AskAgain, AskAgree, AskDeal, AskDecline, AskPropose
from kahve.table.protocol.events import Agreed, Proposed, TakenBack
from kahve.table.sitting.sitting import EventError, Refusal
from kahve.table.sitting.snapshot import sitting_at, snapshot

from ..asks import ask_from
from .test_seating import BOT, YOU, Table, people

pytestmark = pytest.mark.usefixtures("rules_at_hand")


def test_a_match_ends_early_when_all_agree_and_its_last_deal_stays_hidden() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game", house={"target": 201})
    assert table.refused(0, "propose", what="end") == ("not_now", "The match has not begun.")
    table.play_deal()
    table.play(3)
    assert table.do(1, "propose", what="end") == ["You propose to end the match."]
    assert table.sitting.scene(0)["proposal"] == {
        "what": "end",
        "by": 1,
        "agreed": [],
        "waits": [0, 2],
        "says": "Cy proposes to end the match.",
        "n": table.sitting.last,
    }
    assert table.sitting.scene(0)["may"][1:3] == ["agree", "decline"]
    assert table.sitting.scene(1)["may"][1:2] == ["decline"]
    assert table.refused(0, "propose", what="again")[1] == "First answer the other proposal: to end the match."
    assert table.do(0, "agree") == ["You agree."]
    assert table.refused(0, "decline") == ("not_now", "You have already answered this.")
    assert table.do(2, "agree") == ["You agree.", "The match ends here by agreement. Nobody has won it."]
    scene = table.sitting.scene(0)
    assert (scene["phase"], scene["turn"], scene["moves"], scene["winners"], scene["ended"]) == ("over", -1, [], [], True)
    assert scene["line"].startswith("The match was ended early: You ")
    assert table.refused(0, "deal") == ("not_now", "The match is over: ask for a new one.")
    assert table.refused(0, "move", move="5H") == ("not_now", "The match is over.")
    log = [json.loads(line) for line in table.sitting.log().splitlines()]
    assert [line.get("deal") for line in log] == [None, 1]
    assert len(kahve.read(table.sitting.log().splitlines()).history) == 1
    assert table.do(0, "again") == ["You propose to play another match."]
    assert table.do(1, "again") == ["You agree."]
    messages = table.do(2, "again")
    assert messages[0] == "You agree."
    assert messages[1].startswith("Bo asked for a new match.")
    table.play(2)
    assert table.sitting.scene(0)["deal"] == 1


def test_a_scene_says_what_the_match_before_came_to() -> None:
    table = people("Bo", "Cy", house={"target": "single"}, game="pishti")
    table.play(1)
    assert [table.sitting.scene(0)[part] for part in ("match", "former")] == [1, None]
    table.play_out()
    bo, cy = table.sitting.table.scores
    first, second = (("Bo", bo), ("Cy", cy)) if bo >= cy else (("Cy", cy), ("Bo", bo))
    for seat in (0, 1):
        table.do(seat, "again")
    says = f"{first[0]} won the match: {first[0]} {first[1]}, {second[0]} {second[1]}."
    assert [table.sitting.scene(seat)["former"] for seat in (0, 1, -1)] == [says] * 3
    table.do(1, "leave")
    table.do(1, "sit", name="Di")
    saved = snapshot(table.sitting)
    assert saved is not None
    again = sitting_at(saved)
    assert (again.scene(0)["match"], again.scene(0)["former"]) == (2, says)


def test_a_rematch_that_is_refused_is_not_played() -> None:
    table = people("Bo", "Cy", house={"target": "single"}, game="pishti")
    table.play_out()
    table.do(0, "again")
    assert table.do(1, "decline") == ["You would rather not play another match."]
    assert table.sitting.over
    assert table.sitting.scene(0)["proposal"] is None
    assert table.refused(1, "agree") == ("not_now", "Nothing has been proposed.")
    table.do(1, "again")
    assert table.do(1, "decline") == ["You withdraw the proposal."]


def test_who_plays_with_bots_alone_asks_nobody() -> None:
    table = Table([YOU, BOT], house={"target": "single"}, game="pishti")
    table.play(3)
    assert table.do(0, "propose", what="end") == ["The match ends here by agreement. Nobody has won it."]
    assert table.do(0, "again")[0].startswith("You asked for a new match.")


def test_bots_and_people_who_are_away_are_not_asked() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game", stand_in="random")
    table.play(2)
    table.do(0, "stand_in", seat=2, away=[2])
    table.do(0, "propose", what="end")
    assert table.sitting.scene(0)["proposal"]["waits"] == [1]
    # When the last who was to be asked goes, nobody is left to be waited for.
    messages = table.do(0, "stand_in", seat=1, away=[1])
    assert messages == ["You let a bot play for Cy.", "The match ends here by agreement. Nobody has won it."]


def test_what_somebody_has_proposed_goes_with_them() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.play(2)
    table.do(1, "propose", what="end")
    table.do(1, "leave")
    assert table.sitting.proposal is None
    assert not table.sitting.over


def test_a_move_is_taken_back_if_the_table_does_so_and_all_agree() -> None:
    never = people("Bo", "Cy")
    never.play(2)
    assert (
        never.refused(never.sitting.last_mover, "propose", what="takeback")[1]
        == "The host does not allow moves to be taken back at this table."
    )
    table = people("Bo", "Cy", takeback=True)
    assert table.refused(0, "propose", what="takeback")[1] == "No deal is in progress, so no move can be taken back."
    table.play(1)
    before = str(table.sitting.table)
    table.play(1)
    mover = table.sitting.last_mover
    other = 1 - mover
    assert table.refused(other, "propose", what="takeback")[1].startswith("Only the very last move can be taken back, by its player: ")
    assert "takeback" in table.sitting.scene(mover)["may"]
    assert "takeback" not in table.sitting.scene(other)["may"]
    table.do(mover, "propose", what="takeback")
    assert table.do(other, "agree") == ["You agree.", f"{table.sitting.names[mover]} takes back the last move."]
    assert str(table.sitting.table) == before
    assert table.sitting.turn == mover
    assert table.refused(mover, "propose", what="takeback")[0] == "not_now"
    table.play(1)
    table.do(mover, "propose", what="takeback")
    table.play(1)
    assert table.sitting.proposal is None
    table.play_out()
    assert kahve.read(table.sitting.log().splitlines()).scores == table.sitting.table.scores


def test_a_move_that_has_shown_a_card_is_not_taken_back() -> None:
    table = people("Bo", "Cy", takeback=True)
    table.play(1)
    while table.sitting.table.record.in_hands != 1:
        table.play()
    table.play()  # the last card of the batch: new ones are dealt
    mover = table.sitting.last_mover
    code, says = table.refused(mover, "propose", what="takeback")
    assert code == "not_now"
    assert says.startswith("This move cannot be taken back: it showed ")


def stale(table: Table, seat: int, do: str, /, **ask: Any) -> list[dict[str, Any]]:
    """What an ask causes that was made on the table before the latest event."""
    return table.sitting.ask(seat, *ask_from(do, base=table.sitting.last - 1, **ask))


def test_all_agree_at_once_and_every_answer_counts() -> None:
    table = people("Bo", "Cy", "Di", "Ed", game="pisti", house={"seats": 4})
    table.play(3)
    table.do(0, "propose", what="end")
    name, base = table.sitting.last, table.sitting.last
    for seat in (1, 2, 3):
        assert table.do(seat, "agree", base=base, proposal=name)[0] == "You agree."
    assert table.sitting.ended
    # A person who presses once more, or proposes the same, has what they wanted.
    for ask in (AskAgree(name, base=base), AskPropose("end", base=base)):
        assert table.sitting.ask(1, ask) == []
    assert table.refused(3, "decline", base=base, proposal=name)[1] == "It has already happened: everybody had agreed before you declined."


def test_the_same_wish_of_two_people_is_one_proposal_and_consent_to_it() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.play(3)
    table.do(0, "propose", what="end")
    assert stale(table, 0, "propose", what="end") == []
    assert stale(table, 0, "agree", proposal=table.sitting.last) == []
    assert stale(table, 1, "propose", what="end") == [Agreed(1)]
    table.do(1, "propose", what="end")
    assert stale(table, 1, "agree", proposal=table.sitting.last - 1) == []
    table.do(2, "propose", what="end")
    assert table.sitting.ended
    base = table.sitting.last
    for seat in range(3):
        table.do(seat, "again", base=base)
    assert not table.sitting.over
    assert table.sitting.ask(0, AskAgain(base=base)) == []
    assert table.sitting.ask(0, AskPropose("again", base=base)) == []
    assert table.refused(0, "again", base=table.sitting.last) == ("not_now", "The match is not over yet.")


def test_an_answer_to_what_is_no_longer_proposed_is_no_answer_to_what_is() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    table.play(3)
    table.do(0, "propose", what="end")
    name, base = table.sitting.last, table.sitting.last
    table.do(1, "decline", proposal=name)
    assert table.sitting.ask(2, AskDecline(name, base=base)) == []
    assert table.refused(2, "agree", base=base, proposal=name) == ("not_now", "What you agree to is no longer proposed.")
    table.do(1, "propose", what="end")
    assert table.refused(2, "agree", base=base, proposal=name)[0] == "not_now"
    # A client that names nothing means what was proposed on the table that it had.
    assert table.refused(2, "agree", base=base)[0] == "not_now"
    assert table.sitting.ask(2, AskDecline(base=base)) == []
    table.do(2, "agree", base=table.sitting.last)
    assert table.sitting.proposal is not None
    assert table.sitting.proposal.agreed == {2}


def test_a_deal_that_two_ask_for_is_dealt_once_and_neither_is_refused() -> None:
    table = people("Bo", "Cy")
    base = table.sitting.last
    table.do(0, "deal", base=base, deal=1)
    assert table.sitting.ask(1, AskDeal(1, base=base)) == []
    assert table.sitting.ask(1, AskDeal(base=base)) == []
    assert table.refused(1, "deal", base=table.sitting.last, deal=2)[0] == "not_now"
    assert table.refused(1, "deal", base=table.sitting.last, deal=3)[0] == "stale"
    mixed = people("Bo", "Cy")
    base = mixed.sitting.last
    for event in mixed.sitting.ask(0, *ask_from("deal", base=base, deal=1, devices=[0, 1])):
        mixed.sitting.take(event)
    assert mixed.sitting.exchange is not None
    assert [mixed.sitting.ask(1, AskDeal(deal, base=base)) for deal in (1, None)] == [[], []]


def test_what_is_so_already_is_done_and_not_refused() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game", stand_in="random")
    table.play(2)
    table.do(0, "stand_in", seat=1, away=[1])
    assert stale(table, 2, "stand_in", seat=1, away=[1]) == []
    table.do(1, "return")
    assert stale(table, 1, "return") == []
    table.do(0, "open", seat=1, away=[1])
    assert stale(table, 2, "open", seat=1, away=[1]) == []
    table.do(0, "bot", seat=1)
    assert stale(table, 2, "bot", seat=1) == []
    assert stale(table, 2, "bot") == []
    assert table.refused(2, "bot", seat=0)[0] == "not_yours"
    table.do(0, "customs", customs={"away": 90})
    assert stale(table, 0, "customs", customs={"away": 90}) == []


def test_two_who_would_like_to_change_seats_with_each_other_have_agreed_and_a_draw_is_drawn_once() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    base = table.sitting.last
    table.do(0, "propose", what="seats", seat=1)
    assert table.sitting.ask(0, AskPropose("seats", 1, base=base)) == []
    assert table.refused(2, "propose", what="seats", seat=1)[0] == "not_now"
    table.do(1, "propose", what="seats", seat=0, base=base)
    assert table.sitting.names == ["Cy", "Bo", "Di"]
    base = table.sitting.last
    for seat in range(3):
        table.do(seat, "propose", what="draw", base=base)
    drawn = table.sitting.last
    assert table.sitting.ask(2, AskPropose("draw", base=base)) == []
    assert table.events[drawn].kind == "reseated"


def test_what_was_asked_about_a_person_does_not_meet_the_next_one_on_the_seat() -> None:
    table = people("Bo", "Cy", "Di", game="dry_game")
    base = table.sitting.last
    table.do(1, "leave")
    table.do(1, "sit", name="Ed")
    for do in ("open", "stand_in", "remove", "ban"):
        assert table.refused(0, do, seat=1, base=base, away=[1], mark="ab")[0] == "stale"
    assert table.sitting.ask(0, *ask_from("remove", seat=2, base=base))[0].seat == 2
    table.do(0, "propose", what="seats", seat=1)
    table.do(1, "agree")
    assert table.refused(0, "remove", seat=2, base=base, mark=None)[0] == "stale"


def test_a_move_is_made_on_the_newest_table_alone_and_nothing_on_one_that_is_not_known_here() -> None:
    table = people("Bo", "Cy")
    table.play(2)
    turn = table.sitting.turn
    assert table.refused(turn, "move", move=table.sitting.table.legal[0], base=table.sitting.last - 1)[0] == "stale"
    for do, parts in {"move": {"move": "5H"}, "propose": {"what": "end"}, "agree": {}, "deal": {}, "leave": {}}.items():
        assert table.refused(turn, do, **parts, base=table.sitting.last + 1)[0] == "stale"


def shows(table: Table, mover: int) -> bool:
    """Whether a move is not to be taken back because it has shown a card."""
    try:
        table.sitting.ask(mover, AskPropose("takeback"))
    except Refusal as refusal:
        return "a new card" in str(refusal)
    return False


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_back_is_as_it_was_and_what_showed_a_card_is_refused(name: str) -> None:
    seats = kahve.game(name).settle({}).seats
    table = people(*["Bo", "Cy", "Di", "Ed"][:seats], game=name, takeback=True) if seats <= 4 else people("Bo", "Cy", game=name)
    table.play(1)
    hits = refused = 0
    for _ in range(16):
        if not table.sitting.in_deal:
            break
        before, record = str(table.sitting.table), table.sitting.table.record.copy()
        table.play(1)
        mover = table.sitting.last_mover
        if not table.sitting.in_deal:
            break
        if shows(table, mover):
            refused += 1
            continue
        events = table.sitting.ask(mover, AskPropose("takeback"))
        assert events == [Proposed(mover, "takeback")]
        # A stock that is smaller by a card has shown one.
        size = [field.name for field in record.layout.fields if field.name == "stock_size"]
        assert not size or int(record[size[0]]) == int(table.sitting.table.record[size[0]])
        if hits < 2:
            table.do(mover, "propose", what="takeback")
            for seat in range(seats):
                if seat != mover:
                    table.do(seat, "agree")
            assert str(table.sitting.table) == before
            table.play(1)
        hits += 1
    assert hits + refused > 3


def two_adds(legal: list[str]) -> str:
    """The text of two cards that are added, of those that may be."""
    return ", ".join([text for text in legal if text.startswith("add ") and "all" not in text and " to " not in text][:2])


@pytest.mark.parametrize("said", [two_adds, lambda _: "add all"])
def test_what_was_said_together_is_taken_back_together(said: Callable[[list[str]], str]) -> None:
    table = people("Bo", "Cy", game="hand_and_foot", takeback=True)
    table.do(0, "deal")
    text = ""
    while "," not in text:
        legal = table.sitting.table.legal
        acts = [text for act in ("draw", "meld", "discard", "") for text in legal if text.startswith(act)]
        table.do(table.sitting.turn, "move", move=acts[0])
        text, played = said(table.sitting.table.legal), table.sitting.table
        text = played.write_turn(played.read_turn(text)) if played.objection(text) is None else ""
    mover, before, turns = table.sitting.turn, str(table.sitting.table), table.sitting.table.history[-1].turns[:]
    table.do(mover, "move", move=said(table.sitting.table.legal))
    assert table.sitting.table.history[-1].turns == [*turns, (mover, text)]
    table.do(mover, "propose", what="takeback")
    table.do(1 - mover, "agree")
    assert (str(table.sitting.table), table.sitting.table.history[-1].turns) == (before, turns)


@pytest.mark.parametrize("name", GAMES)
def test_who_plays_with_bots_alone_goes_back_to_their_own_last_move_whatever_bots_have_played_since(name: str) -> None:
    seats = kahve.game(name).settle({}).seats
    table = Table([YOU, *[BOT] * (seats - 1)], game=name)
    table.play(1)
    own: list[str] = []
    while len(own) < 3 or table.sitting.turn == 0:
        if table.sitting.turn == 0:
            own.append(str(table.sitting.table))
        table.play(1)
    assert "takeback" in table.sitting.scene(0)["may"]
    # One move after the other, each to where it was made: neither the customs nor a card that was shown stands against it.
    for before in reversed(own[-3:]):
        assert table.do(0, "propose", what="takeback", base=table.sitting.last)[0].startswith("You ")
        assert (str(table.sitting.table), table.sitting.turn) == (before, 0)
    table.play(3)
    table.play_deal()
    assert table.refused(0, "propose", what="takeback")[1] == "No deal is in progress, so no move can be taken back."


def test_there_is_nothing_to_go_back_to_before_ones_own_first_move_and_one_press_goes_back_once() -> None:
    table = Table([YOU, BOT, BOT], game="dry_game")
    table.play(1)
    assert table.refused(0, "propose", what="takeback")[1] == "You have made no move in this deal that you could take back."
    assert "takeback" not in table.sitting.scene(0)["may"]
    table.play(7)
    while table.sitting.turn == 0:
        table.play(1)
    base = table.sitting.last
    assert table.do(0, "propose", what="takeback")
    assert table.sitting.ask(0, AskPropose("takeback", base=base)) == []
    assert table.sitting.ask(0, AskPropose("takeback", base=table.sitting.last)) != []


def test_a_person_for_whom_a_bot_plays_is_another_person_still() -> None:
    table = people("Bo", "Cy", stand_in="random")
    table.play(4)
    table.do(0, "stand_in", seat=1, away=[1])
    while table.sitting.last_mover != 0:
        table.play(1)
    assert table.refused(0, "propose", what="takeback")[1].startswith("The host does not allow moves to be taken back")


def test_a_table_of_bots_whose_turns_were_taken_back_is_told_as_such_and_read_again() -> None:
    table = Table([YOU, BOT, BOT], game="dry_game")
    table.play(1)
    while len(table.sitting.table.history[-1].turns) < 6 or table.sitting.last_mover == 0:
        table.play(1)
    assert table.do(0, "propose", what="takeback") == ["You go back to your last move."]
    assert table.events[-1].turns > 1
    assert table.sitting.facts(table.sitting.last, -1)["says"] == "Bo goes back to the last move before the bots' moves."
    for turns in (0, 99, -1):
        with pytest.raises(EventError):
            table.sitting.take(TakenBack(0, turns))


@pytest.mark.parametrize("what", [None, "", "dance", "x" * 999, 5])
def test_what_cannot_be_proposed_is_refused(what: Any) -> None:
    table = people("Bo", "Cy")
    table.play(1)
    code, says = table.refused(0, "propose", what=what)
    assert code == "malformed"
    assert len(says) < 1100
