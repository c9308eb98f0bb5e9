"""One sitting: who sits at a table and all that has happened there, with no input or output inside.

Its state is a pure function of its stored events. Whoever keeps the table (the server, the terminal) does this:

    sitting = Sitting.open(setup)              the first stored event is sitting.opening
    events = sitting.ask(seat, ask)            what this ask causes; Refusal says why it may not be; nothing has changed yet
    ...                                        write them down
    for event in events: sitting.take(event)   now they have happened
    sitting.facts(sitting.last, seat)          what a seat hears of the latest; sitting.scene(seat) is the table as it sees it
    Sitting.replay(events)                     the same sitting again from all its stored events

Stored events (`kahve.table.protocol.events`) are numbered from 0, the opening; a client counts from 1. An ask
(`kahve.table.protocol.asks`) with a `base` is refused if it is a move that was chosen on an older table. Every other ask is judged by what
it is for: one for what is so already causes nothing, and is done. `tried(seat, ask)` shows a seat what moves would come to.

When `bot_to_act()` names a seat, a bot has to choose from `bot_choice_input()`, and its choice is asked for that seat. When
`deals_itself()` the deal is asked for NOBODY.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

import msgspec

from ...cards.lexicon import LONGEST_WORD, lexicon
from ...cards.quoting import printable
from ...engine.header import header
from ...engine.machine import machine
from ...engine.match_record import LEGAL
from ...engine.record import NOBODY
from ...engine.table import IllegalMove, NotNow, Table
from ...engine.view import View
from ...language import Sentence, language, later, message, paragraph
from ..protocol import asks, events
from ..protocol.events import AboutPeople, Dealt, Event, Joined, MatchWon, Moved, OfExchange, Opened, Returned, TakenBack
from ..protocol.refusal import EventError, Refusal
from . import consent, exchange_asks, removing, reseating, seating
from .circumstances import ALONE, Circumstances
from .common_deals import CommonDeals, check_may_ask
from .gathering import MOST_RECENT, Entropy, Gathering, Hear, drawn_below, reason_of
from .own_choices import OwnChoices, PartOfMatch, last_place
from .played import NoSuchDeal
from .scene import Draft, scene_of
from .setup import older_rules, read_setup
from .sitting_words import count_says, match_says, name_of, waiting, who

_LONGEST_TYPED = 4 * LONGEST_WORD
"""Characters of what is looked up as a word that are read at all."""


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

    __slots__ = ("_judged",)

    def __init__(self, opening: Opened, entropy: Entropy = secrets.token_bytes) -> None:
        """Begin from the stored opening; EventError when it cannot stand."""
        super().__init__(opening, entropy)
        self._judged: _Judged | None = None

    @classmethod
    def open(
        cls,
        setup: Mapping[str, Any],
        *,
        entropy: Entropy = secrets.token_bytes,
        bots: Mapping[str, tuple[str, str]] | None = None,
        begun: Mapping[str, Any] | None = None,
        common: CommonDeals | None = None,
    ) -> Sitting:
        """A new sitting by this setup (docs/protocol.md); UnknownGame, HouseError or SetupError says what is wrong with it.

        entropy: gives bytes of chance by their number, by default the operating system's. bots: those there are, by default
        `kahve.bots.BOTS`.

        begun: a match that the table goes on with (`PlayedMatch.begun`). common: the deals of the table, where other tables have them too.
        """
        if common is not None:
            read = read_setup(common.setup(setup), bots)
            return cls(Opened(read.stored(), common.dealer, common.seed, None, common.stored()), entropy)
        read = read_setup(setup, bots)
        dealer = drawn_below(entropy, int(read.house.seats)) if begun is None else int(begun["dealer"])
        return cls(Opened(read.stored(), dealer, entropy(16).hex(), None if begun is None else dict(begun)), entropy)

    @classmethod
    def replay(cls, stored: Sequence[Event], *, entropy: Entropy = secrets.token_bytes) -> Sitting:
        """The sitting after these stored events, the opening first; EventError names the first that does not fit.

        A table of older rules can be read and not played on. It is shown as far as its events follow by the current rules.
        """
        if not stored or not isinstance(opening := stored[0], Opened):
            raise EventError("A table begins with its opening, and this one does not")
        sitting = cls(opening, entropy)
        older = older_rules(opening.setup)
        try:
            sitting.take_all(stored[1:])
        except EventError:
            if older is None:
                raise
        if older is not None:
            sitting._close(older, len(stored) - 1)
        return sitting

    def _close(self, older: Sentence, last: int) -> None:
        """Refuse every ask from now on. older: why; last: the number of the last stored event."""
        until = (later("table-read-only-until", number=str(self.last)),) if self.last < last else ()
        self.closed_by = (older, later("table-read-only"), *until)
        # What was made of the table before still offers moves.
        self.forget_events()
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
        moment = f"{self.seed} {self.last}"
        if self.common is not None:
            # At each table people come and go in their own way, and the bots play alike.
            moment = f"{self.seed} {len(self.table.history)} {len(self.table.history[-1].turns)}"
        return str(self.setup.players[seat].played_by), self.table.view(seat), self.table.moves, _seed_of(moment)

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
        if not game.judgement.says("weigh"):
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

    def ask(self, seat: int, ask: asks.Request, around: Circumstances = ALONE) -> list[Event]:
        """The events that this ask of a seat causes, none where what it is for is so already; Refusal says why it may not be.

        Nothing changes until they are taken. around: what the server knows beside the events of the table.
        """
        self._check_may_ask(seat, ask, around)
        match ask:
            case asks.AskMove():
                return self._move(seat, ask)
            case asks.AskDeal():
                return self._deal(seat, ask, around)
            case asks.AskCommit():
                return exchange_asks.ask_commit(self, seat, ask)
            case asks.AskShare():
                return exchange_asks.ask_share(self, seat, ask)
            case asks.AskPassOver():
                return exchange_asks.ask_pass_over(self, ask)
            case asks.AskSit():
                return seating.ask_sit(self, seat, ask)
            case asks.AskLeave():
                return seating.ask_leave(self, seat, ask)
            case asks.AskOpen():
                return seating.ask_open(self, seat, ask, around)
            case asks.AskStandIn():
                return seating.ask_stand_in(self, seat, ask, around)
            case asks.AskReturn():
                return seating.ask_return(self, seat)
            case asks.AskBot():
                return seating.ask_bot(self, seat, ask)
            case asks.AskCustoms():
                return seating.ask_customs(self, seat, ask, around)
            case asks.AskRemove() | asks.AskBan():
                return removing.ask_remove(self, seat, ask, around)
            case asks.AskPardon():
                return removing.ask_pardon(self, seat, ask)
            case asks.AskLock() | asks.AskUnlock():
                return removing.ask_lock(self, seat, locked=isinstance(ask, asks.AskLock))
            case asks.AskPropose():
                return consent.ask_propose(self, seat, ask)
            case asks.AskAgain():
                return consent.ask_again(self, seat, ask)
            case asks.AskAgree():
                return consent.ask_agree(self, seat, ask)
            case asks.AskDecline():
                return consent.ask_decline(self, seat, ask)
            case _:
                assert_never(ask)

    def _check_may_ask(self, seat: int, ask: asks.Request, around: Circumstances) -> None:
        """Refusal where an ask cannot be judged: the table has moved on from what it is about, or this seat has no say now."""
        if self.read_only is not None:
            raise Refusal("not_now", self.read_only)
        if self.common is not None:
            check_may_ask(ask, alone=self.is_alone)
        base = self.event_before(ask)
        # Another server may know more of the table than this one does.
        if base > self.last or (isinstance(ask, asks.AskMove) and base != self.last) or self._is_about_another(ask):
            raise Refusal("stale", message("table-moved-on"))
        if isinstance(ask, asks.FromServer):
            return
        may_while_stood_in = around.by_bot or isinstance(ask, asks.AskReturn | asks.AskLeave)
        if seat != NOBODY and not may_while_stood_in and self._is_stood_in(seat):
            raise Refusal("not_now", message("table-come-back-first"))
        if isinstance(ask, asks.AboutPeople) and self.setup.players[seat].kind != "person":
            raise Refusal("not_yours", message("table-no-seat-any-more"))

    def _is_about_another(self, ask: asks.Ask) -> bool:
        """Whether somebody else has the seat that an ask names than when it was sent."""
        seat, base = getattr(ask, "seat", None), self.event_before(ask)
        return seat is not None and max(self.happened.get("reseated", 0), self.happened.get(f"joined {seat}", 0)) > base

    def _is_stood_in(self, seat: int) -> bool:
        return 0 <= seat < self.seats and bool(self.setup.players[seat].stand_in)

    def _deal(self, seat: int, ask: asks.AskDeal, around: Circumstances) -> list[Event]:
        if self._is_dealt(ask):
            return []
        if ask.deal not in (None, len(self.table.history) + 1):
            raise Refusal("stale", message("table-moved-on"))
        if self.over:
            raise Refusal("not_now", message("table-match-over-ask-again"))
        if not self.awaits_deal:
            raise Refusal("not_now", message("table-deal-not-finished"))
        if self.open_seats:
            raise Refusal("not_now", waiting(self))
        return exchange_asks.ask_deal(self, seat, around.devices)

    def _is_dealt(self, ask: asks.AskDeal) -> bool:
        """Whether the deal that is asked for has been made or is being made.

        An ask that does not name its deal is about the next one on the table that it was sent from.
        """
        if ask.deal is None:
            return self.exchange is not None or self.happened.get("dealt", 0) > self.event_before(ask)
        return ask.deal <= len(self.table.history) or (self.exchange is not None and self.exchange.deal == ask.deal)

    def _move(self, seat: int, ask: asks.AskMove) -> list[Event]:
        table = self.table
        if self.turn == NOBODY:
            raise Refusal("not_now", message("table-match-over") if self.over else message("table-next-deal-waits"))
        # Whose turn it is comes before the card: why a card cannot be played is said to nobody but the one who holds the hand.
        if seat != table.turn:
            raise Refusal("not_yours", message("table-not-your-turn", name=self.names[table.turn]))
        try:
            turn = table.read_turn(ask.move)
            after = table.after(turn)
        except IllegalMove as error:
            raise Refusal("illegal", str(error)) from None
        text = table.write_turn(turn)
        # Written, its moves may stand in another order, and they are told as they are read back.
        self._judged = _Judged(self.last, text, turn if text == ask.move else table.read_turn(text), after)
        moved = Moved(seat, text)
        is_over = after.over or self.is_played_out(after)
        return [moved, MatchWon(self.winners_at(after))] if is_over else [moved]

    def tried(self, seat: int, ask: asks.AskTry) -> dict[str, Any]:
        """The scene of a seat as it would be after moves that it has not made; Refusal says why they cannot be tried. Nothing happens.

        All of it comes from the seat's view, so that trying tells it nothing.
        """
        self._check_may_try(seat, ask)
        written = ask.move
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

    def _check_may_try(self, seat: int, ask: asks.AskTry) -> None:
        if self.event_before(ask) != self.last:
            raise Refusal("stale", message("table-moved-on"))
        if self.read_only is not None:
            raise Refusal("not_now", self.read_only)
        if seat != self.turn:
            raise Refusal("not_now", message("table-not-your-turn-now"))
        if self._is_stood_in(seat):
            raise Refusal("not_now", message("table-come-back-first"))

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

    def take_all(self, stored: Sequence[Event]) -> None:
        """Let stored events happen in order; what each seat hears is noted of the latest (`MOST_RECENT`) alone. Raises as `take`."""
        for place, event in enumerate(stored):
            self.take(event, noted=len(stored) - place <= MOST_RECENT)

    def take(self, event: Event, *, noted: bool = True) -> None:
        """Let a stored event happen; EventError if it does not follow. noted: also note what each seat hears of it."""
        patience = self.setup.customs["away"]
        try:
            hear = self._moved(event, noted) if isinstance(event, Moved) else self._happen(event)
        except (KeyError, ValueError, IndexError) as error:
            says = f"Event {self.last + 1} of this table ({event.kind}) does not follow: {reason_of(error)}"
            raise EventError(says, self.last + 1) from None
        exchange_asks.settle(self)
        self.look_again(within_deal=isinstance(event, Moved) and self.in_deal)
        self.said_again = {}
        self.last += 1
        self.happened[f"joined {event.seat}" if isinstance(event, Joined) else event.kind] = self.last
        takes_turn = isinstance(event, Joined | Returned) and event.seat == self.turn
        if isinstance(event, Dealt | Moved | TakenBack) or takes_turn or self.setup.customs["away"] != patience:
            self.clock_began = self.last
        if noted:
            self.note_event(self.last, hear)

    def _happen(self, event: Opened | Dealt | MatchWon | AboutPeople | OfExchange) -> Hear:
        """Let any event but a move change the table; what each seat hears of it. ValueError and others where it cannot be."""
        match event:
            case Dealt():
                return self._dealt(event)
            case MatchWon():
                return self._matched(event)
            case Opened():
                raise ValueError("a table is opened once")
        # What people do may say nothing, and then the sentence before it stays on the table.
        self.hear_out()
        match event:
            case events.ExchangeBegun():
                return exchange_asks.take_begun(self, event)
            case events.Committed():
                return exchange_asks.take_committed(self, event)
            case events.Shared():
                return exchange_asks.take_shared(self, event)
            case events.LeftOut():
                return exchange_asks.take_left_out(self, event)
            case Joined():
                return seating.take_joined(self, event)
            case events.Left():
                return seating.take_left(self, event)
            case events.Unreserved():
                return seating.take_unreserved(self, event)
            case events.StoodIn():
                return seating.take_stood_in(self, event)
            case Returned():
                return seating.take_returned(self, event)
            case events.BotSeated():
                return seating.take_bot_seated(self, event)
            case events.CustomsChanged():
                return seating.take_customs_changed(self, event)
            case events.Removed():
                return removing.take_removed(self, event)
            case events.Pardoned():
                return removing.take_pardoned(self, event)
            case events.Locked():
                return removing.take_locked(self, event)
            case events.Reseated():
                return reseating.take_reseated(self, event)
            case events.Proposed():
                return consent.take_proposed(self, event)
            case events.Agreed():
                return consent.take_agreed(self, event)
            case events.Declined():
                return consent.take_declined(self, event)
            case events.Ended():
                return consent.take_ended(self, event)
            case events.Restarted():
                return consent.take_restarted(self, event)
            case TakenBack():
                return consent.take_taken_back(self, event)
            case _:
                assert_never(event)

    def _dealt(self, event: Dealt) -> Hear:
        table = self.table
        if self.open_seats:
            raise ValueError("there are open seats")
        if self.ended:
            raise ValueError("the match was ended")
        table.deal(event.order)
        exchange_asks.take_proof(self, event.proof)
        self.has_begun, self.last_mover = True, NOBODY
        self._forget("takeback", "again", "seats", "draw", "rotate")
        number, dealt = len(table.history), table.history[-1]

        def hear(hearer: int) -> dict[str, Any]:
            facts: dict[str, Any] = {"kind": "deal", "deal": number, "dealer": dealt.dealer}
            says = message("table-dealt", who=who(self, dealt.dealer, hearer), name=name_of(self, dealt.dealer))
            if dealt.void:
                return facts | {"void": str(dealt.void), "says": paragraph(says, str(dealt.void))}
            if event.proof:
                facts["proof"] = exchange_asks.early_proof(event.proof)
            shown = self.screen.dealt(self.view(hearer), self.names)
            return facts | shown | {"says": paragraph(says, str(shown["says"]))}

        return hear

    def _moved(self, event: Moved, noted: bool) -> Hear:
        table, seat = self.table, event.seat
        if seat != self.turn:
            raise ValueError(f"it is not the turn of seat {seat}")
        before, views = table, self._views
        judged, self._judged = self._judged, None
        if judged is not None and (judged.last, judged.move) == (self.last, event.move):
            turn, self.table = judged.turn, judged.after
        else:
            turn = table.read_turn(event.move)
            # A page that hears of it later needs the table as it was.
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
            facts = {"kind": "move"} | self.screen.turn_news(views[hearer], self.view(hearer), seat, turn, self.names)
            if facts["deal_over"]:
                facts["says"] = paragraph(str(facts["says"]), count_says(self, hearer))
            return facts

        return hear

    def _matched(self, event: MatchWon) -> Hear:
        winners = self.winners_at(self.table)
        if not self.over or winners != event.winners:
            raise ValueError(f"it says that the match was won by {printable(event.winners)}, and the count is {winners}")
        return lambda hearer: {"kind": "match", "winners": winners, "says": match_says(self, hearer)}

    def _forget(self, *what: str) -> None:
        """Such a proposal has lost its object."""
        if self.proposal is not None and self.proposal.what in what:
            self.proposal = None

    # -- what a seat hears and sees

    def facts(self, n: int, seat: int) -> dict[str, Any]:
        """Event n as this seat may hear it, for a person with the scene after it; KeyError if it is too old (`MOST_RECENT`).

        The latest event is said in the language of the context, one before it as it was said when it happened.
        """
        fact = self.recent_event(n)
        facts_then = self.event_for(fact, seat) if fact is not None else None
        if fact is None or facts_then is None:
            raise KeyError(n)
        facts = dict(self.said_of(fact, seat) or facts_then)
        if "scene" in facts_then and "scene" not in facts:
            facts["scene"] = self.scene(seat)
        elif isinstance(sent := facts.get("scene"), msgspec.Raw):
            facts["scene"] = msgspec.json.decode(sent)
        del facts["language"]
        return facts

    def tells_from(self, n: int, seat: int) -> bool:
        """Whether all events after number n can still be told to this seat, with their scenes, in the language of the context."""
        missed = self.last - n
        events_since = [facts.by.get(seat, {}) for facts in self.recent_events if facts.n > n]
        return 0 <= missed == len(events_since) and all("scene" in facts and facts["language"] == language() for facts in events_since)

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
        spelling = "" if len(typed) > _LONGEST_TYPED else listed.alphabet.small(typed)
        if not listed.alphabet.has(spelling) or len(spelling) > LONGEST_WORD:
            raise Refusal("malformed", message("table-word-of-letters", most=LONGEST_WORD, alphabet=listed.alphabet.name))
        is_word = spelling in listed
        title = str(listed.title)
        if is_word:
            says = message("table-is-a-word", word=listed.alphabet.capitals(spelling), list=title)
        else:
            says = message("table-is-no-word", word=listed.alphabet.capitals(spelling), list=title)
        return {"word": spelling, "is_word": is_word, "list": listed.name, "says": says}

    def log(self, number: int = 0) -> str:
        """The log of a match (JSON Lines), at any time; NotNow at a table of older rules, NoSuchDeal for a match that there is not.

        number: of the match at this table, from 1; 0 for the last one. Of one that goes on or was ended early the log has the finished
        deals alone: the cards of the last deal stay hidden.
        """
        if self.read_only is not None and not self.over:
            raise NotNow(self.read_only)
        results = [*self.results, self.result if self.over else None]
        matches = self.matches
        if not 0 <= number <= len(matches):
            raise NoSuchDeal(message("replay-no-such-match", match=str(number), count=len(matches)))
        match, result = matches[number - 1], results[number - 1]
        names = [f"bot:{player.bot}" if player.bot else player.name for player in match.players]
        head = header(match.game, match.house, match.first_dealer, names)
        head |= {} if self.setup.rules is None else {"rules": self.setup.rules}
        head |= {} if match.origin is None else {"goes_on_from": match.origin.as_dict()}
        lines = [head, *(dealt.log_line() for dealt in match.history if dealt.sheet is not None or dealt.void)]
        # Common deals end a table, but not the match of its rules, and the log is refereed by these.
        if result is not None and not result.ended and (self.common is None or self.table.over):
            end = {"scores": result.scores, "winners": result.winners} | ({} if result.games is None else {"games": result.games})
            lines.append({"result": end})
        if result is None and self.over:
            # A thread has written this while the match was played to its end.
            return self.log(number)
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _seed_of(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


__all__ = ["MOST_RECENT", "EventError", "Refusal", "Sitting"]
