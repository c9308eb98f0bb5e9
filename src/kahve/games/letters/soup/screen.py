"""The words and the picture of Soup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from ....engine.game import Facts, Feat
from ....engine.machine import machine_at_hand
from ....engine.match_record import PLAY
from ....engine.view import View
from ....engine.zones import Lies, Shown
from ....language import later, message, paragraph
from ...hinting import MOST_REASONS, Clause, Course, Mention, Reason, mentions
from ...saying import nouns
from .. import moves
from ..house import WordMode
from ..record import SoupRecord
from ..screen import LettersScreen, subject, tally_of_tricks
from ..words import STAGES, card_of_move, deck_of, word_of
from .helping import soup_helps
from .hinting import clause_reason, happenings, is_in_list, reasons, shows_flagged
from .house import House, SoupEnds
from .sheet import LOST, SPELLCHECKS, WON
from .words import soup_after, starter, word_of_letters

_YOUR_TURN = {
    moves.EXCHANGING: later("letters-your-turn-pass"),
    moves.REPLYING: later("letters-soup-your-turn-reply"),
    moves.OFFERING: later("letters-soup-your-turn-offer"),
    moves.AGREEING: later("letters-soup-your-turn-agree"),
    moves.INSPECTING: later("letters-soup-your-turn-inspect"),
    moves.PROVING: later("letters-soup-your-turn-prove"),
}
_ANSWERS = {
    moves.CALL: later("letters-soup-move-call"),
    moves.INSPECT: later("letters-soup-move-inspect"),
    moves.DEMAND: later("letters-soup-move-demand"),
    moves.NOTHING: later("letters-soup-move-nothing"),
    moves.COMPLY: later("letters-soup-move-comply"),
    moves.CHECK_SOUP: later("letters-soup-move-check"),
    moves.PROCEED: later("letters-soup-move-proceed"),
    moves.OFFER: later("letters-soup-move-offer"),
    moves.AGREE: later("letters-soup-move-agree"),
    moves.REFUSE: later("letters-soup-move-refuse"),
    moves.DROP: later("letters-soup-move-drop"),
    moves.NAMED: later("letters-soup-move-named"),
    moves.GIVE_UP: later("letters-soup-move-give-up"),
}
_TO_THE_LEFT = (moves.REPLYING, moves.AGREEING, moves.PROVING)
"""The stages in which a seat answers the one to its left; at the others it speaks to the one to its right."""


class SoupScreen(LettersScreen):
    """The screen of Soup."""

    lies: ClassVar[Mapping[str, Lies]] = {"soup": Lies(Shown.ALL, ("soup",)), "eaten": Lies(Shown.TOP, ("played",))}
    tallies: ClassVar[Literal["longest"]] = "longest"

    def shows(self, house: House, item: str) -> bool:
        """Checks only where there are any."""
        return item != "spellchecks" or bool(house.word_mode == WordMode.TABLE)

    def your_turn(self, view: View) -> str:
        """What the seat to move reads."""
        t = view.record
        if t.stage != moves.PLAYING:
            return str(_YOUR_TURN[int(t.stage)])
        if not t.hand_size[view.seat]:
            return message("letters-soup-your-turn-last-demand") if view.house.soup_possible else message("letters-soup-your-turn-last")
        if t.played_size + t.soup_size == 0:
            return message("letters-soup-your-turn-start", card=starter(view.house))
        return message("letters-soup-your-turn-add") if t.soup_size else message("letters-soup-your-turn-fresh")

    def turn_of(self, view: View, name: str) -> str:
        """What others read of the seat to move."""
        t = view.record
        stage = int(t.stage)
        if stage == moves.EXCHANGING:
            return message("letters-turn-pass", name=name)
        if stage == moves.REPLYING:
            return message("letters-soup-turn-reply", name=name)
        if stage == moves.OFFERING:
            return message("letters-soup-turn-offer", name=name)
        if stage == moves.AGREEING:
            return message("letters-soup-turn-agree", name=name)
        if stage == moves.INSPECTING:
            return message("letters-soup-turn-inspect", name=name)
        if stage == moves.PROVING:
            return message("letters-soup-turn-prove", name=name)
        if not t.hand_size[t.turn]:
            return message("letters-soup-turn-last", name=name)
        return message("letters-turn-play", name=name) if t.soup_size else message("letters-soup-turn-fresh", name=name)

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """The soup from left to right; and what was eaten, while it is being inspected."""
        t = view.record
        zones = [self._row(view, "soup", message("letters-soup-zone"), [int(card) for card in t.soup[: t.soup_size]])]
        if t.stage == moves.INSPECTING:
            zones.append(self._row(view, "eaten", message("letters-soup-zone-eaten"), _eaten(t)))
        return zones

    def _row(self, view: View, name: str, title: str, lying: list[int]) -> Facts:
        deck = deck_of(view.house)
        says = message("letters-soup-row-empty")
        if lying:
            says = message("letters-soup-row", word=word_of(view.house, view.record, lying), cards=nouns(deck, lying))
        return {
            "name": name,
            "title": title,
            "kind": "row",
            "count": len(lying),
            "cards": [deck.code(card) for card in lying],
            "under": 0,
            "says": says,
        }

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """How many tricks each has eaten."""
        return [
            {"cards": eaten, "points": eaten, "tally": [tally_of_tricks(eaten)], "marks": [], "taken": None}
            for eaten in map(int, view.record.tricks)
        ]

    def moves(self, view: View, legal: list[int]) -> list[Facts]:
        """The legal moves; the letters of a word that is to be named are not listed one by one."""
        return [self._move(view, move) for move in legal if not moves.names_letter(move)]

    def _move(self, view: View, move: int) -> Facts:
        text = view.game.words.write_move(view.house, move)
        facts: Facts = {"move": text, "card": None, "takes": 0, "bonus": 0}
        if move >= moves.CALL:
            step = 1 if view.record.stage in _TO_THE_LEFT else -1
            other = None if move == moves.NOTHING else (view.seat + step) % int(view.house.seats)
            return facts | {"says": str(_ANSWERS[move]), "other": other}
        card = deck_of(view.house).code(move & 63)
        return facts | {"card": card, "says": _way_says(view.record, move), "way": _way(move)}

    def helps(self, view: View, moves: Sequence[Facts]) -> list[Facts]:
        """What a check puts at stake, what a call is, and which soup may be left."""
        return [each.facts for each in soup_helps(view, moves)]

    def why(self, view: View, turn: Sequence[int]) -> list[Reason]:
        """What the soup becomes, or whether it is a word."""
        return reasons(view, turn)[:MOST_REASONS]

    def happenings(self, view: View, course: Course) -> dict[str, int]:
        """Which players ate up to the end of the seat's next turn, who called, and what the seat kept."""
        return happenings(view, course)

    def clause(self, view: View, clause: Clause, other: Mention | None, names: Sequence[str]) -> Reason:
        """How often that happens after one turn, and after another."""
        return clause_reason(view, clause, other, names)

    def named_by(self, view: View, turn: Sequence[int]) -> Mention | None:
        """The card that is added to the soup."""
        plays = view.record.stage == moves.PLAYING and turn[0] < moves.CALL
        return mentions(deck_of(view.house), [turn[0] & 63], "other")[0] if plays else None

    def is_proper(self, view: View, *, one_turn: bool) -> bool:
        """Whether the soup reads as no flagged word, alone or with a card of the hand."""
        return not shows_flagged(view.record, view.house)

    def demands(self, view: View, turn: Sequence[int]) -> dict[str, int]:
        """The letters of the soup that comes of a turn, and how many of them are rare."""
        t = view.record
        return self.reading(t, view.house, [*map(int, t.soup[: t.soup_size]), turn[0] & 63])

    def reached(self, before: View, after: View) -> bool:
        """Whether the seat has added a letter and left a soup that is not a word and can become one."""
        was, now, seat = before.record, after.record, before.seat
        ate = bool(now.tricks[seat] > was.tricks[seat])
        return not ate and bool(was.soup_size) and bool(now.soup_size == was.soup_size + 1) and not is_in_list(now, after.house)

    def turn_news(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Facts:
        """The facts of a move and its sentence."""
        was, move = before.record, turn[0]
        if was.stage == moves.EXCHANGING:
            text, says = self._passed(before, after, seat, turn, names)
            return self._facts(after, seat, text, 0) | {"says": says}
        write = before.write(turn)
        plays = bool(was.stage == moves.PLAYING and move < moves.CALL)
        facts = self._facts(after, seat, write, move & 63 if plays else 0)
        if (eaten := self.tallied(before, after)) is not None:
            taken = [int(card) for card in was.soup[: was.soup_size]]
            facts |= {"by": eaten[0], "takes": eaten[1], "taken": [deck_of(after.house).code(card) for card in taken]}
        if plays:
            says = self._played(before, after, seat, move, names)
        elif was.stage == moves.PROVING:
            says = self._proof(before, after, seat, turn, names)
        else:
            says = self._said(before, after, seat, move, names)
        over = message("letters-deal-over") if after.record.phase != PLAY else ""
        return facts | {"says": paragraph(says, over), "checked": _checked(before, after, turn)}

    def feat(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Feat | None:
        """A soup that was eaten: the best is the longest."""
        eaten = self.tallied(before, after)
        if eaten is None:
            return None
        cards = _eaten(after.record)
        who, name = subject(after, eaten[0], names)
        says = message("letters-best-soup-says", who=who, name=name, soup=word_of(after.house, after.record, cards), count=len(cards))
        return Feat((len(cards),), message("letters-best-soup"), says, [deck_of(after.house).code(card) for card in cards])

    def tallied(self, before: View, after: View) -> tuple[int, int] | None:
        """The seat that has eaten the soup in this turn, and the number of its cards."""
        eater = next((each for each in range(int(after.house.seats)) if _has_eaten(before, after, each)), None)
        return None if eater is None else (eater, int(after.record.eaten_size))

    def _played(self, before: View, after: View, seat: int, move: int, names: list[str]) -> str:
        """How a card was played."""
        was, now, card = before.record, after.record, card_of_move(before.house, move)
        who, name = subject(after, seat, names)
        end = "left" if move >= moves.ON_LEFT else "right"
        if moves.EAT_FIRST <= move < moves.ON_LEFT:
            return message("letters-soup-ate-first", who=who, name=name, card=card, soup=_soup(before.house, was))
        if _way(move).endswith("eat"):
            return message(
                "letters-soup-added-and-ate", who=who, name=name, card=card, end=end, word=word_of(before.house, now, _eaten(now))
            )
        if was.soup_size:
            return message(
                "letters-soup-added", who=who, name=name, card=card, end=end, soup=word_of(before.house, now, soup_after(was, move))
            )
        if was.played_size:
            return message("letters-soup-started-fresh", who=who, name=name, card=card)
        return message("letters-soup-started", who=who, name=name, card=card)

    def _said(self, before: View, after: View, seat: int, move: int, names: list[str]) -> str:
        """What was said about a soup, and what came of it."""
        was, soup = before.record, _soup(before.house, before.record)
        who, name = subject(after, seat, names)
        eaten = word_of(before.house, was, _eaten(was))
        if move in (moves.CALL, moves.INSPECT, moves.DEMAND, moves.OFFER):
            return self._said_to_another(before, after, seat, move, names)
        if move == moves.NOTHING:
            return message("letters-soup-let-be", who=who, name=name, soup=soup)
        if move == moves.DROP:
            return message("letters-soup-let-be", who=who, name=name, soup=eaten)
        if move == moves.COMPLY:
            return message("letters-soup-complied", who=who, name=name, soup=soup)
        if move == moves.AGREE:
            return message("letters-soup-agreed", who=who, name=name)
        if move == moves.CHECK_SOUP and was.stage != moves.INSPECTING:
            return message("letters-soup-asked-for-check", who=who, name=name, soup=soup)
        if move == moves.CHECK_SOUP:
            said = message("letters-soup-had-checked", who=who, name=name, word=eaten)
        elif move == moves.PROCEED:
            said = message("letters-soup-stood-by", who=who, name=name, soup=soup)
        else:
            said = message("letters-soup-refused", who=who, name=name, soup=soup)
        return paragraph(said, self._verdict(before, after, names), self._points(before, after, names, SPELLCHECKS))

    def _said_to_another(self, before: View, after: View, seat: int, move: int, names: list[str]) -> str:
        """What a seat said to a neighbour about a soup."""
        was, soup = before.record, _soup(before.house, before.record)
        step = 1 if was.stage in _TO_THE_LEFT else -1
        who, name = subject(after, seat, names)
        whom, person = subject(after, (seat + step) % int(after.house.seats), names)
        if move == moves.CALL:
            return message("letters-soup-called", who=who, name=name, whom=whom, person=person, soup=soup)
        if move == moves.DEMAND:
            return message("letters-soup-demanded", who=who, name=name, whom=whom, person=person, soup=soup)
        if move == moves.OFFER:
            return message("letters-soup-offered", who=who, name=name, whom=whom, person=person)
        eaten = word_of(before.house, was, _eaten(was))
        return message("letters-soup-inspected", who=who, name=name, whom=whom, person=person, word=eaten)

    def _proof(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> str:
        """The word that was named, and whether it is one that the soup can become."""
        word, soup = word_of_letters(before.house, turn), _soup(before.house, before.record)
        who, name = subject(after, seat, names)
        if not word:
            said = message("letters-soup-gave-up", who=who, name=name, soup=soup)
        elif not _has_eaten(before, after, seat):
            said = message("letters-soup-proved", who=who, name=name, word=word, soup=soup)
        else:
            said = message("letters-soup-proved-not", who=who, name=name, word=word, soup=soup)
        return paragraph(said, self._points(before, after, names, SPELLCHECKS))

    def _verdict(self, before: View, after: View, names: list[str]) -> str:
        """What the list has decided, and who ate the soup for it."""
        was, seats = before.record, int(after.house.seats)
        if was.stage == moves.INSPECTING:
            word = bool(after.record.sheet[was.turn, SPELLCHECKS] > was.sheet[was.turn, SPELLCHECKS])
            return message("letters-soup-is-word") if word else message("letters-soup-is-no-word")
        left = (int(was.turn) - 1) % seats if was.stage == moves.OFFERING else int(was.turn)
        if _has_eaten(before, after, left):
            who, name = subject(after, left, names)
            return message("letters-soup-is-word-and-eaten", who=who, name=name)
        return message("letters-soup-is-no-word-and-stays")

    def more(self, view: View, legal: list[int]) -> Facts:
        """What only Soup has: what is decided, and the soup as it reads."""
        t = view.record
        return {
            "letters": {
                "stage": STAGES[int(t.stage)],
                "soup": word_of(view.house, t, t.soup[: t.soup_size].tolist()),
                "ends": "both" if view.house.soup_ends == SoupEnds.BOTH else "right",
                "checks": bool(view.house.word_mode == WordMode.TABLE),
                "stakes": self._stakes(view),
                "reasons": self._reasons(view, legal),
                **self.shared(view),
            }
        }

    def _stakes(self, view: View) -> Facts | None:
        """What a check would come to: who eats the soup, and whose points change by how many."""
        t, seats = view.record, int(view.house.seats)
        if t.stage not in (moves.REPLYING, moves.OFFERING, moves.AGREEING, moves.INSPECTING):
            return None
        # The seats that call it a word, and those that deny it.
        turn, right, left = int(t.turn), (int(t.turn) - 1) % seats, (int(t.turn) + 1) % seats
        yes, no = {
            moves.REPLYING: (left, turn),
            moves.AGREEING: (left, turn),
            moves.OFFERING: (turn, right),
            moves.INSPECTING: (right, turn),
        }[int(t.stage)]

        def points(winner: int, loser: int) -> list[Facts]:
            return [{"side": winner, "change": WON}, {"side": loser, "change": LOST}]

        eats = None if t.stage == moves.INSPECTING else no
        return {"word": {"to": eats, "points": points(yes, no)}, "no_word": {"to": None, "points": points(no, yes)}}

    def _reasons(self, view: View, legal: list[int]) -> Facts:
        """For each way to play a card and each card that cannot be played so, the sentence that says why."""
        t, house, game, engine = view.record, view.house, view.game, machine_at_hand(view.game)
        if t.stage != moves.PLAYING or not legal or not t.soup_size:
            return {}
        cards = [int(card) for card in t.hand[view.seat, : t.hand_size[view.seat]]]
        starts = (0, moves.EAT, moves.EAT_FIRST, *((moves.ON_LEFT, moves.EAT_ON_LEFT) if house.soup_ends else ()))
        reasons: Facts = {}
        for move in (start + card for start in starts for card in cards if start + card not in legal):
            says = game.sentence(house, int(engine.refusal(view.tables, 0, house, move)), move, t)
            reasons.setdefault(_way(move), {})[deck_of(house).code(move & 63)] = says
        return reasons


def _grows(word: str, soup: str, house: House) -> bool:
    """Whether the soup can become this word by cards added where they may be."""
    return word != soup and (soup in word if house.soup_ends else word.startswith(soup))


def _soup(house: House, t: SoupRecord) -> str:
    """The letters of the soup as a text, from left to right."""
    return word_of(house, t, [int(card) for card in t.soup[: t.soup_size]])


def _eaten(t: SoupRecord) -> list[int]:
    """The cards that were eaten last."""
    return [int(card) for card in t.played[t.played_size - t.eaten_size : t.played_size]]


def _has_eaten(before: View, after: View, seat: int) -> bool:
    return bool(after.record.tricks[seat] > before.record.tricks[seat])


def _checked(before: View, after: View, turn: Sequence[int]) -> Facts | None:
    """The word that the list has decided about in this turn, and its verdict."""
    was, move = before.record, turn[-1]
    inspected = was.stage == moves.INSPECTING and move == moves.CHECK_SOUP
    if not (inspected or move in (moves.PROCEED, moves.REFUSE) or (was.stage == moves.PROVING and len(turn) > 1)):
        return None
    side = int(was.turn)
    gained = bool(after.record.sheet[side, SPELLCHECKS] > was.sheet[side, SPELLCHECKS])
    # A seat that inspects or refuses denies the word; one that stands by a call, or proves it, calls it a word.
    word = gained if inspected or move == moves.REFUSE else not gained
    text = (
        word_of_letters(before.house, turn)
        if was.stage == moves.PROVING
        else word_of(before.house, was, _eaten(was))
        if inspected
        else _soup(before.house, was)
    )
    if was.stage == moves.PROVING and not _grows(text, _soup(before.house, was), before.house):
        # Word or not, it has lost: the list has not been asked.
        return None
    return {"word": text, "verdict": "word" if word else "no_word"}


def _way(move: int) -> str:
    if move < moves.PASS:
        return "right"
    if move < moves.EAT:
        return "pass"
    return ("right_eat", "eat_first", "left", "left_eat")[(move - moves.EAT) // 64]


def _way_says(t: SoupRecord, move: int) -> str:
    """What playing a card in this way does."""
    way, end = _way(move), "left" if move >= moves.ON_LEFT else "right"
    if way == "pass":
        return message("letters-move-is-passed")
    if way == "eat_first":
        return message("letters-soup-move-eats-first")
    if way.endswith("eat"):
        return message("letters-soup-move-adds-and-eats", end=end)
    return message("letters-soup-move-adds", end=end) if t.soup_size else message("letters-soup-move-starts")
