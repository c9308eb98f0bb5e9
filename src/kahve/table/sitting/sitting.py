"""One sitting: who sits at a table and all that has happened there, with no input or output inside.

Its state is a pure function of its stored events. Whoever keeps the table (the server, the terminal) does this:

    sitting = Sitting.open(setup)              the first stored event is sitting.opening
    events = sitting.ask(seat, ask)            what this ask causes; Refusal says why it may not be; nothing has changed yet
    ...                                        write them down
    for event in events: sitting.take(event)   now they have happened
    sitting.facts(sitting.last, seat)          what a seat hears of the latest; sitting.scene(seat) is the table as it sees it
    Sitting.replay(events)                     the same sitting again from all its stored events

Stored events, numbered from 0 (the opening; a client counts from 1). Those of the cards:

    {"kind": "opened", "setup", "dealer", "seed"}    {"kind": "dealt", "order"}             {"kind": "moved", "seat", "move"}
    {"kind": "match", "winners"}                     {"kind": "again", "seat", "dealer"}

An opening with "begun" goes on with a match that was played elsewhere (`played`).

Those of the people (`seating`, `removing`, `consent`), of which the log of the match has nothing:

    {"kind": "joined", "seat", "name", "emblem"}     {"kind": "left", "seat", "by", "to"}   {"kind": "stood_in", "seat", "by", "bot"}
    {"kind": "returned", "seat"}                     {"kind": "customs", "by", "customs"}   {"kind": "seated", "seat", "by", "bot", "name"}
    {"kind": "proposed", "by", "what"}               {"kind": "agreed", "seat"}             {"kind": "declined", "seat"}
    {"kind": "ended"}                                {"kind": "taken_back", "seat", "turns"}   {"kind": "unreserved", "seat", "by"}
    {"kind": "removed", "seat", "by", "mark", "banned", "keys"}   {"kind": "pardoned", "by", "mark"}   {"kind": "locked", "by", "locked"}
    {"kind": "reseated", "by", "order", "drawn"}     "proposed" has the "seat" with which somebody would like to change

Without "turns" one turn was taken back.

Those of the exchange before a deal (`proof`), after which "dealt" has the proof of the deal too:

    {"kind": "mixing", "by", "deal", "attempt", "scheme", "secret", "commitment", "asked", "house"}
    {"kind": "committed", "seat", "commitment"}      {"kind": "shared", "seat", "value"}    {"kind": "left_out", "seats"}

Asks are those of docs/protocol.md. With "base" a move is refused that was made on an older table. All else is judged by what is meant: an
ask for what is so already causes nothing, and is done. `tried(seat, ask)` shows a seat what moves would come to.

When `bot_to_act()` names a seat, a bot has to choose from `bot_choice_input()`, and its choice is asked for that seat. When
`deals_itself()` the deal is asked for NOBODY.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...cards.lexicon import LONGEST_WORD, lexicon
from ...cards.quoting import printable, quoted
from ...engine.machine import machine
from ...engine.match import LEGAL
from ...engine.record import NOBODY
from ...engine.table import IllegalMove, NotNow, Table, View
from ...language import Sentence, language, later, message, paragraph
from ..protocol.refusal import EventError, Refusal
from . import consent, proof, removing, reseating, seating
from .gathering import KEPT, Entropy, Event, Gathering, Hear, drawn_below, reason_of
from .own_choices import OwnChoices, PartOfMatch, last_place
from .scene import Draft, scene_of
from .setup import older_rules, read_setup
from .words import count_says, match_says, name_of, waiting, who

Answer = Callable[[Gathering, int, Mapping[str, Any]], list[dict[str, Any]]]
Take = Callable[[Gathering, Event, bool], Hear]

ACTS: Mapping[str, Answer] = {
    "sit": seating.ask_sit,
    "leave": seating.ask_leave,
    "open": seating.ask_open,
    "stand_in": seating.ask_stand_in,
    "return": seating.ask_return,
    "bot": seating.ask_bot,
    "customs": seating.ask_customs,
    "remove": removing.ask_remove,
    "ban": removing.ask_ban,
    "pardon": removing.ask_pardon,
    "lock": removing.ask_lock,
    "unlock": removing.ask_unlock,
    "propose": consent.ask_propose,
    "again": consent.ask_again,
    "agree": consent.ask_agree,
    "decline": consent.ask_decline,
    "commit": proof.ask_commit,
    "share": proof.ask_share,
    "pass_over": proof.ask_pass_over,
}
"""What people may ask for besides a deal and a move, by name."""

WITHOUT_SEAT = frozenset({"sit", "pass_over"})
"""What is asked for by whoever has no seat yet or by the house itself, and so never over a seat's line."""

OF_DEVICES = frozenset({"commit", "share"})
"""What a device asks by itself, and not its person."""

ASKS = ("move", "deal", *(name for name in ACTS if name not in WITHOUT_SEAT))
"""All that a seat may ask a sitting for."""

_LONGEST_TYPED = 4 * LONGEST_WORD
"""Characters of what is looked up as a word that are read at all."""

_WHILE_STOOD_IN = frozenset({"return", "leave", *WITHOUT_SEAT})

TAKERS: Mapping[str, Take] = {
    "joined": seating.take_joined,
    "left": seating.take_left,
    "unreserved": seating.take_unreserved,
    "stood_in": seating.take_stood_in,
    "returned": seating.take_returned,
    "seated": seating.take_seated,
    "customs": seating.take_customs,
    "removed": removing.take_removed,
    "pardoned": removing.take_pardoned,
    "locked": removing.take_locked,
    "reseated": reseating.take_reseated,
    "proposed": consent.take_proposed,
    "agreed": consent.take_agreed,
    "declined": consent.take_declined,
    "ended": consent.take_ended,
    "again": consent.take_restarted,
    "taken_back": consent.take_taken_back,
    "mixing": proof.take_mixing,
    "committed": proof.take_committed,
    "shared": proof.take_shared,
    "left_out": proof.take_left_out,
}
"""How the events of the people happen."""


@dataclass(frozen=True)
class _Judged:
    """A turn that was asked for and judged, so that it is not judged again when its event is taken.

    It holds for one position alone: the one after event number `last`. turn: its moves. after: the table at which they have been made.
    """

    last: int
    move: str
    turn: list[int]
    after: Table


class Sitting(Gathering):
    """A gathering that is asked for things and lets them happen."""

    _judged: _Judged | None = None

    @classmethod
    def open(
        cls,
        setup: Mapping[str, Any],
        *,
        entropy: Entropy = secrets.token_bytes,
        bots: Mapping[str, tuple[str, str]] | None = None,
        begun: Mapping[str, Any] | None = None,
    ) -> Sitting:
        """A new sitting by this setup (docs/protocol.md); UnknownGame, HouseError or SetupError says what is wrong with it.

        entropy: gives so many bytes of chance, by default the operating system's. bots: those there are, by default `kahve.bots.BOTS`.

        begun: a match that the table goes on with (`PlayedMatch.begun`).
        """
        read = read_setup(setup, bots)
        dealer = drawn_below(entropy, int(read.house.seats)) if begun is None else int(begun["dealer"])
        opening = {"kind": "opened", "setup": read.stored(), "dealer": dealer, "seed": entropy(16).hex()}
        return cls(opening if begun is None else opening | {"begun": dict(begun)}, entropy)

    @classmethod
    def replay(cls, events: Iterable[Event], *, entropy: Entropy = secrets.token_bytes) -> Sitting:
        """The sitting after these stored events, the opening first; EventError names the first that does not fit.

        A table of older rules can be read and not played on. It is shown as far as its events follow by the rules of today.
        """
        stored = list(events)
        if not stored or stored[0].get("kind") != "opened":
            raise EventError("A table begins with its opening, and this one does not")
        sitting = cls(stored[0], entropy)
        older = older_rules(stored[0]["setup"])
        try:
            sitting.take_all(stored[1:])
        except EventError:
            if older is None:
                raise
        if older is not None:
            sitting._close(older, len(stored) - 1)
        return sitting

    def _close(self, older: Sentence, last: int) -> None:
        """Let nothing be asked for any more. older: why; last: the number of the last stored event."""
        until = (later("table-read-only-until", number=str(self.last)),) if self.last < last else ()
        self.closed_by = (older, later("table-read-only"), *until)
        # What was made of the table before still offers moves.
        self.forget_heard()
        self.look_again()

    # -- bots and hints

    def bot_to_act(self) -> int | None:
        """The seat of the bot whose turn it is, if it is a bot's."""
        return self.turn if self.turn != NOBODY and self.setup.players[self.turn].played_by else None

    def deals_itself(self) -> bool:
        """Whether a deal waits that nobody here will ask for: only bots play."""
        return self.awaits_deal and not self.has_people and self.exchange is None

    def bot_choice_input(self) -> tuple[str, View, list[int], int]:
        """The name, the view, the legal moves and the seed of the bot in turn, the same whenever it is asked on this table."""
        seat = self.bot_to_act()
        if seat is None:
            raise NotNow(message("table-no-bot-to-move"))
        return str(self.setup.players[seat].played_by), self.table.view(seat), self.table.moves, _seed_of(f"{self.seed} {self.last}")

    def hint_input(self, seat: int) -> tuple[View, list[int], int]:
        """For a hint to this seat: its view, its legal moves and a seed, all from the view alone; Refusal says why there is none."""
        table = self.table
        if not self.setup.show["hints"]:
            raise Refusal("not_now", message("table-gives-no-hints"))
        if self.read_only is not None:
            raise Refusal("not_now", self.read_only)
        if self.turn == NOBODY:
            raise Refusal("not_now", message("table-match-over") if self.over else message("table-nothing-to-hint-at"))
        if seat != table.turn:
            raise Refusal("not_yours", message("table-not-your-turn", name=self.names[table.turn]))
        if not self.gives_hint(seat):
            raise Refusal("not_now", message("table-only-one-thing"))
        view = self.view(seat)
        return view, view.moves, _seed_of(str(view))

    def style_input(self, seat: int) -> OwnChoices:
        """What the person at this seat has played of the match; Refusal says why there is no style to tell.

        While a deal goes on, a table that gives no hints says nothing of the moves of that deal.
        """
        game, table = self.setup.game, self.table
        if self.read_only is not None:
            raise Refusal("not_now", self.read_only)
        if game.judgement.weigh is None:
            raise Refusal("not_now", message("bots-no-judgement", game=game.noun))
        running = bool(self.setup.show["hints"]) or self.over
        part = PartOfMatch.of(table.house, table.first_dealer, table.history, seat, self.own, running=running)
        own = OwnChoices(game, (part,))
        if own.is_empty and not running and self.in_deal:
            raise Refusal("not_now", message("table-style-after-deal"))
        if own.is_empty:
            raise Refusal("not_now", message("table-style-nothing-played"))
        return own

    # -- what is asked

    def ask(self, seat: int, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The stored events that this ask of a seat causes, none where what it wishes is so already; Refusal says why it may not be.

        Nothing changes until they are taken.
        """
        if self.read_only is not None:
            raise Refusal("not_now", self.read_only)
        do, base = str(ask.get("do")), self.asked_after(ask)
        # Another server may know more of the table than this one does.
        if base > self.last or (do == "move" and base != self.last) or self._is_about_another(ask):
            raise Refusal("stale", message("table-moved-on"))
        if seat != NOBODY and do not in _WHILE_STOOD_IN and not ask.get("by_bot") and self._is_stood_in(seat):
            raise Refusal("not_now", message("table-come-back-first"))
        if do == "move":
            return self._move(seat, ask)
        if do == "deal":
            return self._deal(seat, ask)
        act = ACTS.get(do)
        if act is None:
            raise Refusal("malformed", message("table-cannot-do", do=quoted(do), allowed=ASKS))
        if do not in WITHOUT_SEAT | OF_DEVICES and self.setup.players[seat].kind != "person":
            raise Refusal("not_yours", message("table-no-seat-any-more"))
        return act(self, seat, ask)

    def _is_about_another(self, ask: Mapping[str, Any]) -> bool:
        """Whether somebody else has the seat that an ask names than when it was made."""
        seat, base = ask.get("seat"), self.asked_after(ask)
        return seat is not None and max(self.happened.get("reseated", 0), self.happened.get(f"joined {seat}", 0)) > base

    def _is_stood_in(self, seat: int) -> bool:
        return 0 <= seat < self.seats and bool(self.setup.players[seat].stand_in)

    def _deal(self, seat: int, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        if self._is_dealt(ask):
            return []
        if ask.get("deal") not in (None, len(self.table.history) + 1):
            raise Refusal("stale", message("table-moved-on"))
        if self.over:
            raise Refusal("not_now", message("table-match-over-ask-again"))
        if not self.awaits_deal:
            raise Refusal("not_now", message("table-deal-not-finished"))
        if self.open_seats:
            raise Refusal("not_now", waiting(self))
        return proof.ask_deal(self, seat, ask)

    def _is_dealt(self, ask: Mapping[str, Any]) -> bool:
        """Whether the deal that is asked for has been made or is being made.

        An ask that does not name its deal is about the next one on the table that it was made on.
        """
        named = ask.get("deal")
        if named is None:
            return self.exchange is not None or self.happened.get("dealt", 0) > self.asked_after(ask)
        return bool(named <= len(self.table.history) or (self.exchange is not None and self.exchange.deal == named))

    def _move(self, seat: int, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        table = self.table
        if self.turn == NOBODY:
            raise Refusal("not_now", message("table-match-over") if self.over else message("table-next-deal-waits"))
        # Whose turn it is comes before the card: why a card cannot be played is said to nobody but the one who holds the hand.
        if seat != table.turn:
            raise Refusal("not_yours", message("table-not-your-turn", name=self.names[table.turn]))
        written = ask.get("move")
        if not isinstance(written, str):
            raise Refusal("malformed", message("table-move-is-text"))
        try:
            turn = table.read_turn(written)
            after = table.after(turn)
        except IllegalMove as error:
            raise Refusal("illegal", str(error)) from None
        text = table.write_turn(turn)
        # Written, its moves may stand in another order, and they are told as they are read back.
        self._judged = _Judged(self.last, text, turn if text == written else table.read_turn(text), after)
        events: list[dict[str, Any]] = [{"kind": "moved", "seat": seat, "move": text}]
        if after.over:
            events.append({"kind": "match", "winners": after.winners})
        return events

    def tried(self, seat: int, ask: Mapping[str, Any]) -> dict[str, Any]:
        """The scene of a seat as it would be after moves that it has not made; Refusal says why they cannot be tried. Nothing happens.

        All of it comes from the seat's view, so that trying tells it nothing.
        """
        written = self._to_try(seat, ask)
        try:
            chosen = self.screen.chosen(self.view(seat), written)
        except ValueError as error:
            raise Refusal("illegal", str(error)) from None
        if chosen is not None:
            return scene_of(self, seat, Draft(self.view(seat), str(chosen["move"]), "part" not in chosen, chosen))
        after, turn = self._drafted(seat, written)
        game, before = self.setup.game, after.record
        engine = machine(game, False)
        for number in turn:
            code = int(engine.refusal(after.tables, 0, self.setup.house, number))
            if code != LEGAL:
                raise Refusal("illegal", game.sentence(self.setup.house, code, number, after.record))
            after = after.played([number])
        turns = game.turns
        if not turns.may_draft(before, after.record, turn):
            raise Refusal("shows", message("table-shows-new-cards"))
        return scene_of(self, seat, Draft(after, turns.write(self.setup.house, before, turn), not turns.pending(after.record)))

    def _to_try(self, seat: int, ask: Mapping[str, Any]) -> str:
        if ask.get("base") is not None and ask["base"] != self.last:
            raise Refusal("stale", message("table-moved-on"))
        if self.read_only is not None:
            raise Refusal("not_now", self.read_only)
        if seat != self.turn:
            raise Refusal("not_now", message("table-not-your-turn-now"))
        if self._is_stood_in(seat):
            raise Refusal("not_now", message("table-come-back-first"))
        written = ask.get("move")
        if not isinstance(written, str):
            raise Refusal("malformed", message("table-move-is-text"))
        return written

    def _drafted(self, seat: int, written: str) -> tuple[View, list[int]]:
        turns = self.setup.game.turns
        if not turns.drafts:
            raise Refusal("malformed", message("table-move-not-tried", game=self.setup.game.noun))
        view = self.view(seat)
        try:
            return view, turns.read(self.setup.house, view.record, written, whole=False)
        except ValueError as error:
            raise Refusal("illegal", str(error)) from None

    # -- what happens

    def take_all(self, events: Sequence[Event]) -> None:
        """Let stored events happen one after the other; only of the latest (`KEPT`) is noted what each seat hears. Raises as `take`."""
        for place, event in enumerate(events):
            self.take(event, noted=len(events) - place <= KEPT)

    def take(self, event: Event, *, noted: bool = True) -> None:
        """Let a stored event happen; EventError if it does not follow. noted: also note what each seat hears of it."""
        kind = str(event.get("kind"))
        of_cards, patience = {"dealt": self._dealt, "moved": self._moved, "match": self._matched}, self.setup.customs["away"]
        if kind not in of_cards and kind not in TAKERS:
            raise EventError(f"Event {self.last + 1} of this table is of no known kind: {quoted(event.get('kind'))}", self.last + 1)
        if kind not in of_cards:
            # What people do may say nothing, and then the sentence before it stays on the table.
            self.hear_out()
        try:
            hear = of_cards[kind](event, noted) if kind in of_cards else TAKERS[kind](self, event, noted)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            says = f"Event {self.last + 1} of this table ({printable(event.get('kind'))}) does not follow: {reason_of(error)}"
            raise EventError(says, self.last + 1) from None
        proof.settle(self)
        self.look_again()
        self.said_again = {}
        self.last += 1
        self.happened[kind if kind != "joined" else f"joined {event['seat']}"] = self.last
        takes_turn = kind in ("joined", "returned") and int(event["seat"]) == self.turn
        if kind in ("dealt", "moved", "taken_back") or takes_turn or self.setup.customs["away"] != patience:
            self.clock_began = self.last
        if not noted:
            return
        self.note_heard(self.last, hear)

    def _dealt(self, event: Event, noted: bool) -> Hear:
        table = self.table
        if self.open_seats:
            raise ValueError("there are open seats")
        if self.ended:
            raise ValueError("the match was ended")
        table.deal(str(event["order"]))
        proof.take_proof(self, event.get("proof"))
        self.has_begun, self.last_mover = True, NOBODY
        self._forget("takeback", "again", "seats", "draw")
        number, dealt = len(table.history), table.history[-1]

        def hear(hearer: int) -> dict[str, Any]:
            facts: dict[str, Any] = {"kind": "deal", "deal": number, "dealer": dealt.dealer}
            says = message("table-dealt", who=who(self, dealt.dealer, hearer), name=name_of(self, dealt.dealer))
            if dealt.void:
                return facts | {"void": str(dealt.void), "says": paragraph(says, str(dealt.void))}
            if event.get("proof"):
                facts["proof"] = proof.told_early(event["proof"])
            shown = self.screen.dealt(self.view(hearer), self.names)
            return facts | shown | {"says": paragraph(says, str(shown["says"]))}

        return hear

    def _moved(self, event: Event, noted: bool) -> Hear:
        table, seat = self.table, int(event["seat"])
        if seat != self.turn:
            raise ValueError(f"it is not the turn of seat {seat}")
        written = str(event["move"])
        before, views = table, self._views
        judged, self._judged = self._judged, None
        if judged is not None and (judged.last, judged.move) == (self.last, written):
            turn, self.table = judged.turn, judged.after
        else:
            turn = table.read_turn(written)
            # Who hears of it later needs the table as it was.
            self.table = table.after(turn) if noted else table
            if not noted:
                table.play(turn)
        self.last_mover = seat
        if self.setup.players[seat].stand_in:
            self.own.stood_in.add(last_place(self.table.history))
        self._forget("takeback", *(["end"] if self.over else []))

        def hear(hearer: int) -> dict[str, Any]:
            if hearer not in views:
                views[hearer] = before.view(hearer)
            facts = {"kind": "move"} | self.screen.told(views[hearer], self.view(hearer), seat, turn, self.names)
            if facts["deal_over"]:
                facts["says"] = paragraph(str(facts["says"]), count_says(self, hearer))
            return facts

        return hear

    def _matched(self, event: Event, noted: bool) -> Hear:
        winners = self.table.winners
        if not self.table.over or winners != event["winners"]:
            raise ValueError(f"it says that the match was won by {printable(event['winners'])}, and the count is {winners}")
        return lambda hearer: {"kind": "match", "winners": winners, "says": match_says(self, hearer)}

    def _forget(self, *what: str) -> None:
        """Such a proposal has lost its object."""
        if self.proposal is not None and self.proposal.what in what:
            self.proposal = None

    # -- what a seat hears and sees

    def facts(self, n: int, seat: int) -> dict[str, Any]:
        """Event n as this seat may hear it, for a person with the scene after it; KeyError if it is too old (`KEPT`).

        The latest event is said in the language of the context, one before it as it was said when it happened.
        """
        heard = self.heard_of(n)
        facts_then = self.heard_by(heard, seat) if heard is not None else None
        if heard is None or facts_then is None:
            raise KeyError(n)
        facts = dict(self.said_of(heard, seat) or facts_then)
        if "scene" in facts_then and "scene" not in facts:
            facts["scene"] = self.scene(seat)
        del facts["language"]
        return facts

    def tells_from(self, n: int, seat: int) -> bool:
        """Whether all events after number n can still be told to this seat, with their scenes, in the language of the context."""
        missed = self.last - n
        heard_since = [heard.by.get(seat, {}) for heard in self.heard if heard.n > n]
        return 0 <= missed == len(heard_since) and all("scene" in heard and heard["language"] == language() for heard in heard_since)

    def scene(self, seat: int) -> dict[str, Any]:
        """The table as this seat may see it (docs/protocol.md, section 4). Everybody counts as connected: who is, the server knows."""
        return scene_of(self, seat)

    def look_up(self, word: str) -> dict[str, Any]:
        """Whether the word list of this table has a word; Refusal while a deal is played, and for what cannot be a word."""
        if self.setup.game.lexicon is None:
            raise Refusal("not_now", message("table-without-words", game=self.setup.game.noun))
        if self.in_deal:
            raise Refusal("not_now", message("table-words-after-deal"))
        listed = lexicon(self.setup.game.lexicon(self.setup.house))
        typed = word.strip()
        asked = "" if len(typed) > _LONGEST_TYPED else listed.alphabet.small(typed)
        if not listed.alphabet.has(asked) or len(asked) > LONGEST_WORD:
            raise Refusal("malformed", message("table-word-of-letters", most=LONGEST_WORD, alphabet=listed.alphabet.name))
        is_word = asked in listed
        title = str(listed.title)
        if is_word:
            says = message("table-is-a-word", word=listed.alphabet.capitals(asked), list=title)
        else:
            says = message("table-is-no-word", word=listed.alphabet.capitals(asked), list=title)
        return {"word": asked, "is_word": is_word, "list": listed.name, "says": says}

    def log(self) -> str:
        """The log of the match (JSON Lines); NotNow before its first deal is over.

        Of a match that goes on or was ended early it has the finished deals alone: the cards of the last deal stay hidden.
        """
        if self.read_only is not None and not self.over:
            raise NotNow(self.read_only)
        if not self.over and all(dealt.sheet is None for dealt in self.table.history):
            raise NotNow(message("table-log-after-match"))
        lines = self.table.log([f"bot:{player.bot}" if player.bot else player.name for player in self.setup.players]).splitlines(
            keepends=True
        )
        if self.setup.rules is not None:
            lines[0] = json.dumps(json.loads(lines[0]) | {"rules": self.setup.rules}, ensure_ascii=False) + "\n"
        if self.origin is not None:
            lines[0] = json.dumps(json.loads(lines[0]) | {"goes_on_from": self.origin.as_dict()}, ensure_ascii=False) + "\n"
        is_whole = self.over and not self.ended
        return "".join(line for line in lines if is_whole or not _is_unfinished(line))


def _is_unfinished(line: str) -> bool:
    """Whether a line of a log is a deal that was not played to its end."""
    document = json.loads(line)
    return "deal" in document and "sheet" not in document and "void" not in document


def _seed_of(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


__all__ = ["ASKS", "KEPT", "EventError", "Refusal", "Sitting"]
