"""One sitting: who sits at a table and all that has happened there, with no input or output inside.

Its state is a pure function of its stored events. Whoever keeps the table (the server, the terminal) does this:

    sitting = Sitting.open(setup)              the first stored event is sitting.opening
    events = sitting.ask(seat, ask)            what this ask causes; Refusal says why it may not be; nothing has changed yet
    ...                                        write them down
    for event in events: sitting.take(event)   now they have happened
    sitting.facts(sitting.last, seat)          what a seat hears of the latest; sitting.scene(seat) is the table as it sees it
    Sitting.replay(events)                     the same sitting again from all its stored events

Stored events, numbered from 0 (the opening; a client counts from 1):

    {"kind": "opened", "setup", "dealer", "seed"}    {"kind": "joined", "seat", "name"}     {"kind": "dealt", "order"}
    {"kind": "moved", "seat", "move"}                {"kind": "match", "winners"}           {"kind": "again", "seat", "dealer"}

Asks: {"do": "sit", "name"} for an open seat, {"do": "move", "move"}, {"do": "deal"}, {"do": "again"}; with "base" an ask made on an
older table is refused. `tried(seat, ask)` shows a seat what moves would come to. When `bot_to_act()` names a seat, a bot has to choose
from `bot_choice_input()` and its choice is asked for that seat; when `deals_itself()` the deal is asked for NOBODY.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from ..bots import legal_moves
from ..cards.lexicon import lexicon
from ..cards.order import SEED_BYTES, order
from ..engine.game import Screen
from ..engine.machine import machine
from ..engine.match import LEGAL, OVER, PLAY
from ..engine.record import NOBODY
from ..engine.table import NotNow, Table, View
from .scene import scene_of
from .setup import Setup, SetupError, read_name, read_setup, read_stored
from .words import called, count_says, match_says, waiting

Event = Mapping[str, Any]
Entropy = Callable[[int], bytes]

KEPT = 12
"""How many of the latest events a sitting can still tell, each with its scene; who has missed more is shown the whole table."""

MOST_VOID_DEALS = 100


MOST_LETTERS = 40


class Refusal(ValueError):  # noqa: N818 - the card player's word
    """An ask that is not carried out: a code of docs/protocol.md and a sentence for people."""

    def __init__(self, code: str, says: str) -> None:
        """Keep the code; the sentence is the text."""
        super().__init__(says)
        self.code = code


class EventError(ValueError):
    """A stored event that does not follow from those before it: the store is damaged, or of other rules. `n` is its number.

    The sentence says why, and so it may tell of cards: it is for the log of the server, and for people only where n is 0.
    """

    def __init__(self, says: str, n: int = 0) -> None:
        """Keep the sentence and the number of the event."""
        super().__init__(says)
        self.n = n


class Sitting:
    """A table with its seats, its matches and what each seat may hear of them."""

    def __init__(self, opening: Event, entropy: Entropy = secrets.token_bytes) -> None:
        """Begin from the stored opening; EventError when it cannot stand."""
        try:
            self.setup: Setup = read_stored(opening["setup"])
            self.seed = str(opening["seed"])
            self.table = Table(self.setup.game, self.setup.house, dealer=int(opening["dealer"]))
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise EventError(f"The opening of this table cannot be read: {_said(error)}") from None
        if self.setup.game.screen is None:
            raise EventError(f"{self.setup.game.title} has no words and pictures for people yet.")
        self.screen: Screen = self.setup.game.screen
        self.opening = opening
        self.last = 0
        self._entropy = entropy
        self._told: deque[list[dict[str, Any]]] = deque(maxlen=KEPT)

    @classmethod
    def open(
        cls, setup: Mapping[str, Any], *, entropy: Entropy = secrets.token_bytes, bots: Mapping[str, tuple[str, str]] | None = None
    ) -> Sitting:
        """A new sitting by this setup (docs/protocol.md); UnknownGame, HouseError or SetupError says what is wrong with it.

        entropy: gives so many bytes of chance, by default the operating system's. bots: those there are, by default `kahve.bots.BOTS`.
        """
        read = read_setup(setup, bots)
        dealer = _below(entropy, int(read.house.seats))
        return cls({"kind": "opened", "setup": read.stored(), "dealer": dealer, "seed": entropy(16).hex()}, entropy)

    @classmethod
    def replay(cls, events: Iterable[Event], *, entropy: Entropy = secrets.token_bytes) -> Sitting:
        """The sitting after these stored events, the opening first; EventError names the first that does not fit."""
        stored = list(events)
        if not stored or stored[0].get("kind") != "opened":
            raise EventError("A table begins with its opening, and this one does not.")
        sitting = cls(stored[0], entropy)
        for event in stored[1:]:
            sitting.take(event, told=len(stored) - sitting.last <= KEPT + 1)
        return sitting

    # -- who sits here

    @property
    def seats(self) -> int:
        """How many play."""
        return self.table.seats

    @property
    def open_seats(self) -> list[int]:
        """The seats that nobody has taken yet."""
        return [seat for seat, player in enumerate(self.setup.players) if player.kind == "open"]

    @property
    def has_people(self) -> bool:
        """Whether a person sits here, or may yet."""
        return any(player.kind != "bot" for player in self.setup.players)

    @property
    def names(self) -> list[str]:
        """What each seat is called by the others."""
        return [player.name or f"Seat {seat + 1}" for seat, player in enumerate(self.setup.players)]

    def bot_to_act(self) -> int | None:
        """The seat of the bot whose turn it is, if it is a bot's."""
        turn = self.table.turn
        return turn if turn != NOBODY and self.setup.players[turn].kind == "bot" else None

    def deals_itself(self) -> bool:
        """Whether a deal waits that nobody here will ask for: only bots play."""
        return self.table.awaits_deal and not self.has_people

    def bot_choice_input(self) -> tuple[str, View, list[int], int]:
        """For the bot whose turn it is: its name, its view, its legal moves and a seed, the same whenever it is asked on this table."""
        seat = self.bot_to_act()
        if seat is None:
            raise NotNow("It is no bot's turn.")
        return str(self.setup.players[seat].bot), self.table.view(seat), self.table.moves, _seed_of(f"{self.seed} {self.last}")

    def gives_hint(self, seat: int) -> bool:
        """Whether this seat can be given a hint now: it is to choose among several moves, at a table that gives hints."""
        return bool(self.setup.show["hints"]) and seat == self.table.turn != NOBODY and len(self.table.moves) > 1

    def hint_input(self, seat: int) -> tuple[View, list[int], int]:
        """For a hint to this seat: its view, its legal moves and a seed, all from the view alone; Refusal says why there is none."""
        table = self.table
        if not self.setup.show["hints"]:
            raise Refusal("not_now", "This table gives no hints: it was set up so.")
        if table.turn == NOBODY:
            raise Refusal("not_now", "The match is over." if table.over else "No card can be played now, so there is nothing to hint at.")
        if seat != table.turn:
            raise Refusal("not_yours", f"It is not your turn: {self.names[table.turn]} is to play.")
        if not self.gives_hint(seat):
            raise Refusal("not_now", "There is only one thing that you can do now.")
        view = table.view(seat)
        return view, legal_moves(view), _seed_of(str(view))

    # -- what is asked

    def ask(self, seat: int, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The stored events that this ask of a seat causes; Refusal says why it causes none. Nothing changes until they are taken."""
        base = ask.get("base")
        if base is not None and base != self.last:
            raise Refusal("stale", "The table has moved on since you asked. Look again, and then decide.")
        answers = {"sit": self._sit, "move": self._move, "deal": self._deal, "again": self._again}
        answer = answers.get(str(ask.get("do")))
        if answer is None:
            raise Refusal("malformed", f"Nobody can {ask.get('do')!r} at this table: ask for move, deal or again.")
        return answer(seat, ask)

    def _sit(self, seat: int, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        if not 0 <= seat < self.seats:
            raise Refusal("malformed", f"There is no seat {seat}: seats are 0 to {self.seats - 1}.")
        player = self.setup.players[seat]
        if player.kind != "open":
            raise Refusal("not_yours", f"That seat is taken: {player.name} sits there.")
        try:
            name = read_name(ask.get("name"), [other.name for other in self.setup.players])
        except SetupError as error:
            raise Refusal("malformed", str(error)) from None
        return [{"kind": "joined", "seat": seat, "name": name}]

    def _deal(self, seat: int, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        table = self.table
        if table.over:
            raise Refusal("not_now", "The match is over: ask for a new one.")
        if not table.awaits_deal:
            raise Refusal("not_now", "This deal is not finished: there are cards to play.")
        if self.open_seats:
            raise Refusal("not_now", waiting(self))
        deck, engine = self.setup.game.deck(self.setup.house), machine(self.setup.game, False)
        trial = engine.layout.new()
        trial[0] = table.record
        events = []
        for number in range(len(table.history) + 1, len(table.history) + 1 + MOST_VOID_DEALS):
            cards = order(deck, self._entropy(SEED_BYTES), number)
            events.append({"kind": "dealt", "order": deck.write_order(cards)})
            engine.deal(trial, 0, self.setup.house, cards)
            # A void deal is dealt again at once, by the same dealer; it is written down like any other.
            if trial[0].phase == PLAY:
                break
        return events

    def _move(self, seat: int, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        table = self.table
        if table.turn == NOBODY:
            says = "The match is over." if table.over else "No card can be played now: the next deal waits."
            raise Refusal("not_now", says)
        # Whose turn it is comes before the card: why a card cannot be played is said to nobody but the one who holds the hand.
        if seat != table.turn:
            raise Refusal("not_yours", f"It is not your turn: {self.names[table.turn]} is to play.")
        written = ask.get("move")
        if not isinstance(written, str):
            raise Refusal("malformed", "A move is text, as in 5H.")
        why = table.objection(written)
        if why is not None:
            raise Refusal("illegal", why)
        turn = table.read_turn(written)
        events: list[dict[str, Any]] = [{"kind": "moved", "seat": seat, "move": table.write_turn(turn)}]
        engine = machine(self.setup.game, False)
        after = engine.layout.new()
        after[0] = table.record
        for number in turn:
            engine.step(after, 0, self.setup.house, number)
        if after[0].phase == OVER:
            events.append({"kind": "match", "winners": [side for side in range(table.sides) if after[0].winners >> side & 1]})
        return events

    def tried(self, seat: int, ask: Mapping[str, Any]) -> dict[str, Any]:
        """The scene of a seat as it would be after moves that it has not made; Refusal says why they cannot be tried. Nothing happens.

        All of it comes from the seat's view, so that trying tells it nothing.
        """
        view, turn = self._drafted(seat, ask)
        game, before = self.setup.game, view.record
        after = View(game, self.setup.house, seat, view.tables.copy())
        engine = machine(game, False)
        for number in turn:
            code = int(engine.refusal(after.tables, 0, self.setup.house, number))
            if code != LEGAL:
                raise Refusal("illegal", game.sentence(self.setup.house, code, number, after.record))
            game.play(after.record, self.setup.house, number)
        turns = game.turns
        if turns is None or not turns.may_draft(before, after.record, turn):
            raise Refusal("shows", "That shows new cards, so it cannot be tried first: do it or leave it.")
        return scene_of(self, seat, (after, turns.write(self.setup.house, before, turn), not turns.pending(after.record)))

    def _drafted(self, seat: int, ask: Mapping[str, Any]) -> tuple[View, list[int]]:
        if ask.get("base") is not None and ask["base"] != self.last:
            raise Refusal("stale", "The table has moved on since you asked. Look again, and then decide.")
        if seat != self.table.turn:
            raise Refusal("not_now", "It is not your turn.")
        written, turns = ask.get("move"), self.setup.game.turns
        if not isinstance(written, str):
            raise Refusal("malformed", "A move is text, as in 5H.")
        if turns is None:
            raise Refusal("malformed", f"In {self.setup.game.title} a move is made at once and not tried first.")
        view = self.table.view(seat)
        try:
            return view, turns.read(self.setup.house, view.record, written, whole=False)
        except ValueError as error:
            raise Refusal("illegal", str(error)) from None

    def _again(self, seat: int, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        if not self.table.over:
            raise Refusal("not_now", "The match is not over yet.")
        may_deal = list(range(self.seats))
        if self.setup.game.winner_deals:
            may_deal = [one for one in may_deal if self.table.side_of(one) in self.table.winners]
        return [{"kind": "again", "seat": seat, "dealer": may_deal[_below(self._entropy, len(may_deal))]}]

    # -- what happens

    def take(self, event: Event, *, told: bool = True) -> None:
        """Let a stored event happen; EventError if it does not follow. told: also note what each seat hears of it."""
        takers = {"joined": self._joined, "dealt": self._dealt, "moved": self._moved, "match": self._matched, "again": self._restarted}
        take = takers.get(str(event.get("kind")))
        if take is None:
            raise EventError(f"Event {self.last + 1} of this table is of no known kind: {event.get('kind')!r}.", self.last + 1)
        try:
            hear = take(event, told)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            says = f"Event {self.last + 1} of this table ({event.get('kind')}) does not follow: {_said(error)}"
            raise EventError(says, self.last + 1) from None
        self.last += 1
        if not told:
            return
        heard = [{"n": self.last, **hear(seat)} for seat in range(self.seats)]
        self._told.append(heard)
        for seat, player in enumerate(self.setup.players):
            if player.kind == "person":
                heard[seat]["scene"] = self.scene(seat)

    def _joined(self, event: Event, told: bool) -> Callable[[int], dict[str, Any]]:
        seat, name = int(event["seat"]), str(event["name"])
        if seat not in self.open_seats:
            raise ValueError(f"seat {seat} is not open.")
        players = list(self.setup.players)
        players[seat] = replace(players[seat], kind="person", name=name)
        self.setup = replace(self.setup, players=tuple(players))
        said = f"{name} sits down."
        return lambda hearer: {"kind": "joined", "seat": seat, "name": name, "says": "You sit down." if hearer == seat else said}

    def _dealt(self, event: Event, told: bool) -> Callable[[int], dict[str, Any]]:
        table = self.table
        if self.open_seats:
            raise ValueError("there are open seats.")
        table.deal(str(event["order"]))
        number, dealer, void = len(table.history), table.history[-1].dealer, table.history[-1].void

        def hear(hearer: int) -> dict[str, Any]:
            facts: dict[str, Any] = {"kind": "deal", "deal": number, "dealer": dealer}
            says = f"{called(self, dealer, hearer)} dealt."
            if void:
                return facts | {"void": void, "says": f"{says} {void}"}
            shown = self.screen.dealt(table.view(hearer), self.names)
            return facts | shown | {"says": f"{says} {shown['says']}".strip()}

        return hear

    def _moved(self, event: Event, told: bool) -> Callable[[int], dict[str, Any]]:
        table, seat = self.table, int(event["seat"])
        if seat != table.turn:
            raise ValueError(f"it is not the turn of seat {seat}.")
        written = str(event["move"])
        turn = table.read_turn(written)
        before = [table.view(hearer) for hearer in range(self.seats)] if told else []
        table.play(written)

        def hear(hearer: int) -> dict[str, Any]:
            facts = {"kind": "move"} | self.screen.told(before[hearer], table.view(hearer), seat, turn, self.names)
            if facts["deal_over"]:
                facts["says"] = f"{facts['says']} {count_says(self, hearer)}"
            return facts

        return hear

    def _matched(self, event: Event, told: bool) -> Callable[[int], dict[str, Any]]:
        winners = self.table.winners
        if not self.table.over or winners != event["winners"]:
            raise ValueError(f"it says that the match was won by {event['winners']}, and the count is {winners}.")
        return lambda hearer: {"kind": "match", "winners": winners, "says": match_says(self, hearer)}

    def _restarted(self, event: Event, told: bool) -> Callable[[int], dict[str, Any]]:
        if not self.table.over:
            raise ValueError("the match was not over.")
        seat = int(event["seat"])
        self.table = Table(self.setup.game, self.setup.house, dealer=int(event["dealer"]))
        return lambda hearer: {
            "kind": "again",
            "says": f"{called(self, seat, hearer)} asked for a new match. {called(self, int(event['dealer']), hearer)} will deal first.",
        }

    # -- what a seat hears and sees

    def facts(self, n: int, seat: int) -> dict[str, Any]:
        """Event n as this seat may hear it, for a person with the scene after it; KeyError when it is too long ago to tell (`KEPT`)."""
        for heard in reversed(self._told):
            if heard[seat]["n"] == n:
                return dict(heard[seat])
        raise KeyError(n)

    def tells_from(self, n: int, seat: int) -> bool:
        """Whether all events after number n can still be told to this seat, with their scenes."""
        told = sum("scene" in heard[seat] for heard in self._told)
        return 0 <= self.last - n <= told

    def scene(self, seat: int) -> dict[str, Any]:
        """The table as this seat may see it (docs/protocol.md, section 4). Everybody counts as connected: who is, the server knows."""
        return scene_of(self, seat)

    def heard_last(self, seat: int) -> str:
        """The sentence of the latest event as this seat heard it."""
        return str(self._told[-1][seat]["says"]) if self._told and seat != NOBODY else ""

    def look_up(self, word: str) -> dict[str, Any]:
        """Whether the word list of this table has a word; Refusal while a deal is played, and for what cannot be a word."""
        if self.setup.game.words is None:
            raise Refusal("not_now", f"{self.setup.game.title} is not played with words.")
        if self.table.turn != NOBODY:
            raise Refusal("not_now", "The word list can be asked when the deal is over, not while it is played.")
        asked = word.strip().lower()
        if not asked.isascii() or not asked.isalpha() or len(asked) > MOST_LETTERS:
            raise Refusal("malformed", f"A word has the letters A to Z, {MOST_LETTERS} at most.")
        listed = lexicon(self.setup.game.words(self.setup.house))
        found = asked in listed
        says = f"{asked.upper()} is {'a word' if found else 'not a word'} of this table's list: {listed.title}."
        return {"word": asked, "is_word": found, "list": listed.name, "says": says}

    def log(self) -> str:
        """The log of the match (JSON Lines); NotNow until it is over, because it shows every card."""
        if not self.table.over:
            raise NotNow("The match is not over yet: its log shows every card.")
        return self.table.log([f"bot:{player.bot}" if player.bot else player.name for player in self.setup.players])


def _below(entropy: Entropy, bound: int) -> int:
    """A whole number from 0 to bound - 1; eight bytes make the lean towards low numbers too small to see."""
    return int.from_bytes(entropy(8), "big") % bound


def _seed_of(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _said(error: Exception) -> str:
    return f"{error.args[0]} is missing." if isinstance(error, KeyError) else str(error)


__all__ = ["KEPT", "EventError", "Refusal", "Sitting"]
