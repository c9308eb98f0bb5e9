"""The words and the picture of Soup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....engine.game import Told
from ....engine.machine import machine
from ....engine.match import PLAY
from ....engine.table import View
from ...hinting import MOST_REASONS
from ...saying import called, listed
from ..house import WordMode, letter_deck
from ..moves import (
    AGREE,
    AGREEING,
    CALL,
    CHECK_SOUP,
    COMPLY,
    DEMAND,
    DROP,
    EAT,
    EAT_FIRST,
    EAT_ON_LEFT,
    EXCHANGING,
    INSPECT,
    INSPECTING,
    LETTER,
    NAMED,
    NOTHING,
    OFFER,
    OFFERING,
    ON_LEFT,
    PASS,
    PLAYING,
    PROCEED,
    PROVING,
    REFUSE,
    REPLYING,
)
from ..record import SoupRecord
from ..screen import LettersScreen
from ..words import deck_of, word_of
from .helping import soup_helps
from .hinting import is_in_list, reasons, shows_flagged
from .rules import LOST, WON, House, SoupEnds
from .words import word_of_letters

_EXPECTED = {
    EXCHANGING: "choose three cards to pass on",
    REPLYING: "eat the soup, or have it checked",
    OFFERING: "stand by your call, or offer to take it back",
    AGREEING: "agree that the call is taken back, or have the soup checked",
    INSPECTING: "let the eaten soup be, or have it checked",
    PROVING: "name a word that the soup can become, or give up",
}
_AWAITED = {
    EXCHANGING: "is choosing three cards to pass on",
    REPLYING: "is told to eat the soup",
    OFFERING: "may offer to take the call back",
    AGREEING: "may agree that the call is taken back",
    INSPECTING: "is looking at the eaten soup",
    PROVING: "has to name a word that the soup can become",
}
_STAGES = {
    EXCHANGING: "pass",
    PLAYING: "play",
    REPLYING: "reply",
    OFFERING: "offer",
    AGREEING: "agree",
    INSPECTING: "inspect",
    PROVING: "prove",
}
_SAYS = {
    "call": "call: the soup is a word and must be eaten",
    "inspect": "look at the soup that was just eaten as a word",
    "demand": "demand a word that the soup can become",
    "nothing": "let the soup be, and end the deal",
    "comply": "eat the soup",
    "spellcheck": "have it checked",
    "proceed": "stand by the call",
    "offer": "offer to take the call back",
    "agree": "agree that the call is taken back",
    "refuse": "have the soup checked",
    "drop": "let it be",
    "named": "that is the word",
    "give up": "name no word, and eat the soup",
}
_TO_THE_LEFT = (REPLYING, AGREEING, PROVING)
"""The stages in which a seat answers the one to its left; at the others it speaks to the one to its right."""


class SoupScreen(LettersScreen):
    """The screen of Soup."""

    def shows(self, house: House, item: str) -> bool:
        """Checks only where there are any."""
        return item != "spellchecks" or bool(house.word_mode == WordMode.TABLE)

    def expects(self, view: View) -> str:
        """What is expected of the seat to move."""
        t = view.record
        if t.stage != PLAYING:
            return _EXPECTED[int(t.stage)]
        if not t.hand_size[view.seat]:
            return "call, demand a word, or end the deal" if view.house.soup_possible else "call, or end the deal"
        if t.played_size + t.soup_size == 0:
            return f"start the soup with the {starter_name(view.house)}"
        return "add a card to the soup, or eat it" if t.soup_size else "start a fresh soup"

    def awaited(self, view: View) -> str:
        """What others read of the seat to move."""
        t = view.record
        if t.stage == PLAYING and not t.hand_size[t.turn]:
            return "may call, or end the deal"
        return _AWAITED.get(int(t.stage), "is to play" if t.soup_size else "is to start a fresh soup")

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """The soup from left to right; and what was eaten, while it is being inspected."""
        t = view.record
        zones = [self._row(view, "soup", "Soup", [int(card) for card in t.soup[: t.soup_size]])]
        if t.stage == INSPECTING:
            zones.append(self._row(view, "eaten", "Eaten soup", _eaten(t)))
        return zones

    def _row(self, view: View, name: str, title: str, lying: list[int]) -> Told:
        deck = deck_of(view.house)
        says = f"{word_of(view.record, lying)}: {listed(self._names(view, lying))}" if lying else "empty"
        return {
            "name": name,
            "title": title,
            "kind": "row",
            "count": len(lying),
            "cards": [deck.code(card) for card in lying],
            "under": 0,
            "says": says,
        }

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """How many tricks each has eaten."""
        return [
            {"cards": eaten, "points": eaten, "tally": [{"name": "trick", "count": eaten}], "marks": [], "taken": None}
            for eaten in map(int, view.record.tricks)
        ]

    def moves(self, view: View, moves: list[int]) -> list[Told]:
        """The legal moves; the letters of a word that is to be named are not listed one by one."""
        return [self._move(view, move) for move in moves if not LETTER < move < NAMED]

    def _move(self, view: View, move: int) -> Told:
        text = view.game.words.write_move(view.house, move)
        facts: Told = {"move": text, "card": None, "takes": 0, "bonus": 0}
        if move >= CALL:
            step = 1 if view.record.stage in _TO_THE_LEFT else -1
            other = None if text == "nothing" else (view.seat + step) % int(view.house.seats)
            return facts | {"says": _SAYS[text], "other": other}
        card = deck_of(view.house).code(move & 63)
        return facts | {"card": card, "says": _way_says(view.record, move), "way": _way(move)}

    def helps(self, view: View, moves: Sequence[Told]) -> list[Told]:
        """What a check puts at stake, what a call is, and which soup may be left."""
        return [each.told for each in soup_helps(view, moves)]

    def why(self, view: View, turn: Sequence[int]) -> list[str]:
        """What the soup becomes, or whether it is a word."""
        return [reason.says for reason in reasons(view, turn)[:MOST_REASONS]]

    def is_proper(self, view: View) -> bool:
        """Whether the soup reads as no flagged word, alone or with a card of the hand."""
        return not shows_flagged(view.record)

    def reached(self, before: View, after: View) -> bool:
        """Whether the seat has added a letter and left a soup that is no word and can become one."""
        was, now, seat = before.record, after.record, before.seat
        ate = bool(now.tricks[seat] > was.tricks[seat])
        return not ate and bool(was.soup_size) and bool(now.soup_size == was.soup_size + 1) and not is_in_list(now, after.house)

    def told(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Told:
        """The facts of a move and its sentence."""
        was, move, who = before.record, turn[0], called(after, seat, names)
        if was.stage == EXCHANGING:
            text, says = self._passed(before, after, seat, turn, names)
            return self._facts(after, seat, text, 0) | {"says": says}
        write = before.write(turn)
        plays = bool(was.stage == PLAYING and move < CALL)
        facts = self._facts(after, seat, write, move & 63 if plays else 0)
        eaters = [eater for eater in range(int(after.house.seats)) if after.record.tricks[eater] > was.tricks[eater]]
        if eaters:
            taken = [int(card) for card in was.soup[: was.soup_size]]
            facts |= {"by": eaters[0], "takes": int(after.record.eaten_size), "taken": [deck_of(after.house).code(card) for card in taken]}
        if plays:
            says = self._played(before, after, move, who)
        elif was.stage == PROVING:
            says = self._proof(before, after, seat, turn, names)
        else:
            says = self._said(before, after, seat, move, names)
        over = " The deal is over." if after.record.phase != PLAY else ""
        return facts | {"says": says + over, "checked": _checked(before, after, turn)}

    def _played(self, before: View, after: View, move: int, who: str) -> str:
        """How a card was played."""
        was, now, card = before.record, after.record, f"the {before.game.words.name_move(before.house, move)}"
        if EAT_FIRST <= move < ON_LEFT:
            return f"{who} ate {_soup(was)} and started a fresh soup with {card}."
        side = " on the left" if move >= ON_LEFT else ""
        if _way(move).endswith("eat"):
            return f"{who} added {card}{side} and ate the soup as a word: {word_of(now, _eaten(now))}."
        if not was.soup_size:
            return f"{who} started {'the' if not was.played_size else 'a fresh'} soup with {card}."
        return f"{who} added {card}{side}: {word_of(now, _after_card(was, move))}."

    def _said(self, before: View, after: View, seat: int, move: int, names: list[str]) -> str:
        """What was said about a soup, and what came of it."""
        was, who, other = before.record, called(after, seat, names), self._other(before, after, seat, names)
        soup = _soup(was)
        if move == CHECK_SOUP and was.stage == INSPECTING:
            return f"{who} had {word_of(was, _eaten(was))} checked. {self._verdict(before, after, names)}"
        if move in (PROCEED, REFUSE):
            said = "stood by the call" if move == PROCEED else "did not agree"
            return f"{who} {said}, so {soup} was checked. {self._verdict(before, after, names)}"
        said = {
            CALL: f"called {other} to eat {soup} as a word",
            INSPECT: f"looked at the soup that {other} had eaten: {word_of(was, _eaten(was))}",
            DEMAND: f"demanded a word from {other} that {soup} can become",
            NOTHING: f"let {soup} be",
            COMPLY: f"ate {soup}, as called",
            CHECK_SOUP: f"asked for {soup} to be checked",
            OFFER: f"offered {other} to take the call back",
            AGREE: "agreed that the call is taken back",
            DROP: f"let {word_of(was, _eaten(was))} be",
        }[move]
        return f"{who} {said}."

    def _proof(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> str:
        """The word that was named, and whether it is one that the soup can become."""
        who, word, soup = called(after, seat, names), word_of_letters(turn), _soup(before.record)
        points = self._points(before, after, names)
        proved = not _has_eaten(before, after, seat)
        if not word:
            return f"{who} named no word and ate {soup}. {points}"
        if proved:
            return f"{who} named {word}, a word that {soup} can become. {points}"
        return f"{who} named {word}, which is no word that {soup} can become, and ate {soup}. {points}"

    def _other(self, before: View, after: View, seat: int, names: list[str]) -> str:
        """Whom a seat speaks to, inside a sentence."""
        step = 1 if before.record.stage in _TO_THE_LEFT else -1
        return _inside(called(after, (seat + step) % int(after.house.seats), names))

    def _verdict(self, before: View, after: View, names: list[str]) -> str:
        """What the list has decided, what came of it, and what it costs whom."""
        was, seats = before.record, int(after.house.seats)
        if was.stage == INSPECTING:
            word = bool(after.record.sheet[was.turn, _CHECKS] > was.sheet[was.turn, _CHECKS])
            return f"It is {'' if word else 'not '}a word. {self._points(before, after, names)}"
        left = (int(was.turn) - 1) % seats if was.stage == OFFERING else int(was.turn)
        if _has_eaten(before, after, left):
            who = called(after, left, names)
            return f"It is a word, and {_inside(who)} ate it. {self._points(before, after, names)}"
        return f"It is not a word, and stays. {self._points(before, after, names)}"

    def _points(self, before: View, after: View, names: list[str]) -> str:
        """What a check costs whom: all changes of the sheet's item, as a sentence."""
        changes = {side: int(after.record.sheet[side, _CHECKS]) - int(before.record.sheet[side, _CHECKS]) for side in range(3)}
        costs = [f"{_inside(called(after, side, names))} {change:+d}" for side, change in changes.items() if change]
        return f"Points: {', '.join(costs)}.".replace("-", "−")

    def more(self, view: View, moves: list[int]) -> Told:
        """What only Soup has: what is decided, and the soup as it reads."""
        t = view.record
        return {
            "letters": {
                "stage": _STAGES[int(t.stage)],
                "soup": word_of(t, t.soup[: t.soup_size].tolist()),
                "ends": "both" if view.house.soup_ends == SoupEnds.BOTH else "right",
                "checks": bool(view.house.word_mode == WordMode.TABLE),
                "stakes": self._stakes(view),
                "reasons": self._reasons(view, moves),
                **self.shared(view),
            }
        }

    def _stakes(self, view: View) -> Told | None:
        """What a check would come to: who eats the soup, and whose points change by how many."""
        t, seats = view.record, int(view.house.seats)
        if t.stage not in (REPLYING, OFFERING, AGREEING, INSPECTING):
            return None
        # Who says that it is a word, and who that it is not.
        turn, right, left = int(t.turn), (int(t.turn) - 1) % seats, (int(t.turn) + 1) % seats
        yes, no = {REPLYING: (left, turn), AGREEING: (left, turn), OFFERING: (turn, right), INSPECTING: (right, turn)}[int(t.stage)]

        def points(winner: int, loser: int) -> list[Told]:
            return [{"side": winner, "change": WON}, {"side": loser, "change": LOST}]

        eats = None if t.stage == INSPECTING else no
        return {"word": {"to": eats, "points": points(yes, no)}, "no_word": {"to": None, "points": points(no, yes)}}

    def _reasons(self, view: View, moves: list[int]) -> Told:
        """For each way to play a card and each card that cannot be played so, the sentence that says why."""
        t, house, game, engine = view.record, view.house, view.game, machine(view.game, False)
        if t.stage != PLAYING or not moves or not t.soup_size:
            return {}
        cards = [int(card) for card in t.hand[view.seat, : t.hand_size[view.seat]]]
        starts = (0, EAT, EAT_FIRST, *((ON_LEFT, EAT_ON_LEFT) if house.soup_ends else ()))
        reasons: Told = {}
        for move in (start + card for start in starts for card in cards if start + card not in moves):
            says = game.sentence(house, int(engine.refusal(view.tables, 0, house, move)), move, t)
            reasons.setdefault(_way(move), {})[deck_of(house).code(move & 63)] = says
        return reasons


_CHECKS = 1
"""The place of the checks in the sheet."""


def starter_name(house: House) -> str:
    """The name of the card that starts the soup."""
    deck = deck_of(house)
    return deck.name(deck.read(letter_deck(house).starter))


def _grows(word: str, soup: str, house: House) -> bool:
    """Whether the soup can become this word by cards added where they may be."""
    return word != soup and (soup in word if house.soup_ends else word.startswith(soup))


def _soup(t: SoupRecord) -> str:
    """The letters of the soup as a text, from left to right."""
    return word_of(t, [int(card) for card in t.soup[: t.soup_size]])


def _after_card(t: SoupRecord, move: int) -> list[int]:
    """The soup with the card of a move at its end."""
    soup, card = [int(card) for card in t.soup[: t.soup_size]], move & 63
    return [card, *soup] if move >= ON_LEFT else [*soup, card]


def _eaten(t: SoupRecord) -> list[int]:
    """The cards that were eaten last."""
    return [int(card) for card in t.played[t.played_size - t.eaten_size : t.played_size]]


def _has_eaten(before: View, after: View, seat: int) -> bool:
    return bool(after.record.tricks[seat] > before.record.tricks[seat])


def _checked(before: View, after: View, turn: Sequence[int]) -> Told | None:
    """The word that the list has decided about in this turn, and its verdict."""
    was, move = before.record, turn[-1]
    inspected = was.stage == INSPECTING and move == CHECK_SOUP
    if not (inspected or move in (PROCEED, REFUSE) or (was.stage == PROVING and len(turn) > 1)):
        return None
    side = int(was.turn)
    gained = bool(after.record.sheet[side, _CHECKS] > was.sheet[side, _CHECKS])
    # Who inspects, or refuses, says that it is no word; who stands by a call, or proves, that it is one.
    word = gained if inspected or move == REFUSE else not gained
    text = word_of_letters(turn) if was.stage == PROVING else word_of(was, _eaten(was)) if inspected else _soup(was)
    if was.stage == PROVING and not _grows(text, _soup(was), before.house):
        # Word or not, it has lost: the list has not been asked.
        return None
    return {"word": text, "verdict": "word" if word else "no_word"}


def _inside(who: str) -> str:
    """A seat's name as it stands inside a sentence: `You` becomes `you`."""
    return "you" if who == "You" else who


def _way(move: int) -> str:
    if move < PASS:
        return "right"
    if move < EAT:
        return "pass"
    return ("right_eat", "eat_first", "left", "left_eat")[(move - EAT) // 64]


def _way_says(t: SoupRecord, move: int) -> str:
    way = _way(move)
    if way == "pass":
        return "is passed on"
    if way == "eat_first":
        return "eat the soup, then start a fresh one with it"
    side = " on the left" if way.startswith("left") else ""
    if way.endswith("eat"):
        return f"is added{side}, and you eat it all as a word"
    return f"is added{side}, and the soup stays" if t.soup_size else "starts a fresh soup"
