"""Lets a person play at a table, from the first card to the last: it shows, asks and passes on, and the table judges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from ..cards.quoting import printable
from ..language import later, message
from . import words
from .notation import explained, told_apart
from .options import BadInput
from .prompts import Left, ask, is_yes, yes
from .show import Voice
from .words import Scene

HELP = (
    later("terminal-key-hand"),
    later("terminal-key-pile"),
    later("terminal-key-scores"),
    later("terminal-key-moves"),
    later("terminal-key-last"),
    later("terminal-key-hint"),
    later("terminal-key-style"),
    later("terminal-key-review"),
    later("terminal-key-rules"),
    later("terminal-key-quit"),
    later("terminal-key-help"),
)
"""The help on letters, a line each; `notation` has the help on moves."""

LAST_MOVES = 8


class Refused(Exception):  # noqa: N818 - the table's word
    """The table refused something; the text is the table's sentence."""


class Seat(Protocol):
    """A person's place at a table, wherever that table is."""

    def scene(self) -> Scene:
        """The table as this seat may see it."""

    def ask(self, do: str, move: str | None = None) -> list[dict[str, Any]]:
        """The events that follow this seat's request for a move, the next deal or another match; Refused says why there are none."""

    def legal(self) -> list[str]:
        """The turns that the table would take from this seat now; if there are very many, only some."""

    def hint(self) -> dict[str, Any]:
        """The strongest player's choice for this seat and the worth of each move (docs/protocol.md); Refused says why there is no hint."""

    def style(self) -> dict[str, Any]:
        """What the strongest player thinks of how this seat has played (docs/protocol.md); Refused says why there is nothing to say."""

    def story(self) -> dict[str, Any]:
        """What decided the deal that is over (docs/protocol.md, DealStory)."""

    def others(self) -> Iterator[dict[str, Any]]:
        """The events until this seat is asked for something."""


def move_meant(answer: str, scene: Scene, voice: Voice) -> str | None:
    """The move that an answer means: a card's number in the hand, `d` for `draw`, or a card of which the person chooses a move."""
    if words.by_kind(scene):
        return "draw" if answer.lower() == "d" else answer
    cards = words.own_hand(scene)
    if answer.isdecimal() and not 1 <= int(answer) <= len(cards):
        voice.lines([message("terminal-no-such-number", number=printable(answer), last=len(cards))])
        return None
    text = cards[int(answer) - 1] if answer.isdecimal() else words.written(scene, answer)
    ways = [move for move in scene["moves"] if move["card"] == text]
    if not ways:
        # A word of the game is written as the game writes it, and not as a card.
        return next((str(move["move"]) for move in scene["moves"] if move["move"].lower() == answer.lower()), text)
    if len(ways) == 1:
        return str(ways[0]["move"])
    voice.lines([message("terminal-way", number=number, move=way["move"], says=way["says"]) for number, way in enumerate(ways, 1)])
    which = ask(message("terminal-ask-which", last=len(ways)))
    return str(ways[int(which) - 1]["move"]) if which.isdecimal() and 1 <= int(which) <= len(ways) else None


class Evening:
    """One person at one table, for as many matches as they like."""

    def __init__(self, seat: Seat, voice: Voice, rules: Callable[[str], str], review: Callable[[], None]) -> None:
        """Keep the seat, the voice and two functions.

        - rules: returns the answer to a question for the rules: the table's rules, a paragraph's number, or "all".
        - review: reviews what has been played; ValueError says why it cannot.
        """
        self.seat, self.voice, self.rules, self.review = seat, voice, rules, review
        self.messages: list[str] = []

    def play(self) -> None:
        """Play until the person has had enough; asking.Left if they leave."""
        self.voice.head(self.seat.scene())
        while True:
            for event in self.seat.others():
                self._tell(event)
            scene = self.seat.scene()
            if scene["moves"]:
                self.voice.table(scene)
                self._move(scene)
            elif "deal" in scene["can"]:
                self._deal(scene)
            elif "again" in scene["can"]:
                if not self._again(scene):
                    return
            else:
                return

    def _tell(self, event: dict[str, Any]) -> None:
        if event.get("kind") != "talk":
            self.messages.append(event["says"])
        self.voice.event(event)
        if event.get("scene") and event["scene"].get("sheet") and event.get("deal_over"):
            self.voice.sheet(event["scene"])
            self.voice.lines(words.story(self.seat.story()))

    def _move(self, scene: Scene) -> None:
        example = told_apart(self.seat.legal())[0]
        is_card = scene["moves"][0]["card"] == scene["moves"][0]["move"]
        prompt = message("terminal-ask-card", example=example) if is_card else message("terminal-ask-move", example=example)
        while True:
            answer = ask(prompt)
            if self._answered(answer, scene):
                continue
            move = move_meant(answer, scene, self.voice)
            if move and self._has_asked("move", move):
                return

    def _has_asked(self, do: str, move: str | None = None) -> bool:
        try:
            events = self.seat.ask(do, move)
        except Refused as refusal:
            self.voice.lines([str(refusal)])
            return False
        for event in events:
            self._tell(event)
        return True

    def _deal(self, scene: Scene) -> None:
        while True:
            answer = ask(message("terminal-ask-next-deal") if scene["deal"] else message("terminal-ask-deal"))
            if answer.lower() in ("", "d", "deal"):
                if self._has_asked("deal"):
                    return
            elif not self._answered(answer, scene):
                self.voice.lines([message("terminal-enter-deals")])

    def _again(self, scene: Scene) -> bool:
        line = [] if scene["line"] in self.messages[-1:] else [scene["line"]]
        self.voice.lines([*line, *words.history(scene), words.score_line(scene)])
        self.voice.lines([message("terminal-match-can-be-reviewed")])
        looks: dict[str, Callable[[], None]] = {
            "v": self._look_through,
            "review": self._look_through,
            "style": lambda: self._hear(self._style),
        }
        while (answer := ask(message("terminal-ask-another-match")).lower()) in looks:
            looks[answer]()
        return is_yes(answer) and self._has_asked("again")

    def _answered(self, answer: str, scene: Scene) -> bool:
        """Whether the answer was a letter for a command, which is then carried out."""
        letter, _, rest = answer.lower().partition(" ")
        if letter in ("?", "help", ""):
            self.voice.lines([*explained(scene, told_apart(self.seat.legal())), *map(str, HELP)])
        elif letter in ("h", "hand"):
            self.voice.hand(scene)
        elif letter in ("p", "pile"):
            self.voice.zones(scene)
            self.voice.lines(words.others(scene))
        elif letter in ("m", "moves"):
            self.voice.lines(words.choices(scene))
        elif letter in ("s", "scores"):
            self.voice.scores(scene)
        elif letter in ("l", "last"):
            self.voice.lines(self.messages[-LAST_MOVES:] or [message("terminal-nothing-played")])
        elif letter in ("b", "hint"):
            self._hear(lambda: words.hint(self.seat.hint()))
        elif letter in ("y", "style"):
            self._hear(self._style)
        elif letter in ("v", "review"):
            self._look_through()
        elif letter in ("r", "rules"):
            self.voice.book(self.rules(rest.strip()))
        elif letter in ("q", "quit"):
            self._leave()
        else:
            return False
        return True

    def _hear(self, lines: Callable[[], list[str]]) -> None:
        """Say these lines, or why the seat refuses to make them."""
        try:
            self.voice.lines(lines())
        except Refused as refusal:
            self.voice.lines([str(refusal)])

    def _style(self) -> list[str]:
        return [self.seat.style()["says"]]

    def _look_through(self) -> None:
        try:
            self.review()
        except BadInput as why:
            self.voice.lines([str(why)])

    def _leave(self) -> None:
        if yes(message("terminal-ask-leave-table")):
            raise Left
