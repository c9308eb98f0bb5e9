"""The words and the picture of the letter games of tricks, made from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ...engine.game import Facts, Feat
from ...engine.match_record import LEGAL, PLAY
from ...engine.record import NOBODY
from ...engine.view import View
from ...engine.zones import Lies, Shown
from ...language import later, message, paragraph
from ..hinting import MOST_REASONS, Clause, Course, Mention, Reason, mentions
from ..saying import nouns
from ..sides import side_of
from . import moves, scrumps, trick_count, trick_play
from .helping import trick_helps
from .hinting import clause_reason, happenings, has_flagged, reasons, unseen
from .house import RudeWords, WordMode
from .record import WAS_NO_WORD, WAS_WORD, TrickRecord
from .screen import LettersScreen, subject, tally_of_tricks
from .trick_house import PenaltyAnimal, TrickHouse
from .trick_words import arranged
from .words import STAGES, SUIT_CODES, SUITS, card_of_move, deck_of, word_of

_YOUR_TURN = {
    moves.EXCHANGING: later("letters-your-turn-pass"),
    moves.NAMING: later("letters-your-turn-name"),
    moves.SCRUMPING: later("letters-your-turn-scrump"),
    moves.CHOOSING_DEALER: later("letters-your-turn-dealer"),
    moves.CHOOSING_SIGN: later("letters-your-turn-sign"),
}
_MARKS = {
    PenaltyAnimal.THE_DOG: (later("letters-mark-dog"), trick_count.DOG),
    PenaltyAnimal.THE_TURTLE: (later("letters-mark-turtle"), trick_count.TURTLE_CARD),
}
"""What the mark of a side says that has taken the penalty animal, and the item of the sheet that counts it."""
_ANSWERS = {
    moves.DECLINE: later("letters-move-claim-none"),
    moves.ACCEPT: later("letters-move-accept"),
    moves.SPELLCHECK: later("letters-move-check"),
    moves.NO_RULE: later("letters-move-name-none"),
    moves.TAKE_DEAL: later("letters-move-deal"),
    moves.LEAVE_DEAL: later("letters-move-leave-deal"),
    moves.TAKE_MINUS: later("letters-move-take-off", points=trick_count.ALL_PENALTIES),
    moves.GIVE_PLUS: later("letters-move-give", points=trick_count.ALL_PENALTIES),
}
_HURTING = {
    PenaltyAnimal.NONE: (),
    PenaltyAnimal.THE_DOG: ("peppers", "dog"),
    PenaltyAnimal.THE_TURTLE: ("peppers", "turtle"),
}
"""The items of the sheet that count penalty cards."""


class TrickScreen(LettersScreen):
    """The screen of a game of tricks."""

    lies: ClassVar[Mapping[str, Lies]] = {"trick": Lies(Shown.ALL, ("trick",)), "last_trick": Lies(Shown.TOP, ("played",))}

    def shows(self, house: TrickHouse, item: str) -> bool:
        """What counts in this game, and how many tricks were taken."""
        if item in ("tricks", "hand", "total"):
            return True
        if item == "spellchecks":
            return bool(house.word_mode == WordMode.TABLE)
        return (item == "animals" and house.animals_count == 1) or item in _HURTING[PenaltyAnimal(house.penalty_animal)]

    def your_turn(self, view: View) -> str:
        """What the seat to move reads."""
        t = view.record
        if t.stage == moves.CHECKING:
            return message("letters-your-turn-check", word=_claimed(view.house, t))
        if int(t.stage) in _YOUR_TURN:
            return str(_YOUR_TURN[int(t.stage)])
        return message("letters-your-turn-play") if t.trick_size else message("letters-your-turn-lead")

    def turn_of(self, view: View, name: str) -> str:
        """What others read of the seat to move."""
        t = view.record
        stage = int(t.stage)
        if stage == moves.EXCHANGING:
            return message("letters-turn-pass", name=name)
        if stage == moves.NAMING:
            return message("letters-turn-name", name=name)
        if stage == moves.SCRUMPING:
            return message("letters-turn-scrump", name=name)
        if stage == moves.CHECKING:
            return message("letters-turn-check", name=name)
        if stage == moves.CHOOSING_DEALER:
            return message("letters-turn-dealer", name=name)
        if stage == moves.CHOOSING_SIGN:
            return message("letters-turn-sign", name=name)
        return message("letters-turn-play", name=name) if t.trick_size else message("letters-turn-lead", name=name)

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """The trick; and the one before it, where the house lets people look at it again."""
        t = view.record
        zones = [self._trick(view, "trick", message("letters-zone-trick"), [int(card) for card in t.trick[: t.trick_size]])]
        if view.house.review_last_trick and t.tricks and not t.trick_size:
            number = int(view.house.seats)
            last = [int(card) for card in t.played[t.played_size - number : t.played_size]]
            zones.append(self._trick(view, "last_trick", message("letters-zone-last-trick"), last))
        return zones

    def _trick(self, view: View, name: str, title: str, lying: list[int]) -> Facts:
        deck = deck_of(view.house)
        says = message("letters-trick", cards=nouns(deck, lying)) if lying else message("letters-trick-empty")
        return {
            "name": name,
            "title": title,
            "kind": "trick",
            "count": len(lying),
            "cards": [deck.code(card) for card in lying],
            "says": says,
        }

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """How many tricks each side has taken, and what of them counts."""
        t, house = view.record, view.house
        return [
            {
                "cards": int(t.sheet[side, trick_count.TRICKS]),
                "points": self._so_far(t, house, side),
                "tally": self._tally(t, house, side),
                "marks": self._marks(view, side),
                "taken": None,
            }
            for side in range(int(view.game.rules.sides(house)))
        ]

    def _so_far(self, t: TrickRecord, house: TrickHouse, side: int) -> int | None:
        """What the cards of a side come to so far; None where only tricks count."""
        if house.animals_count:
            return int(t.sheet[side, trick_count.ANIMAL_CARDS])
        if house.penalty_animal == PenaltyAnimal.NONE:
            return None
        turtle = int(t.sheet[side, trick_count.TURTLE_CARD]) if house.penalty_animal == PenaltyAnimal.THE_TURTLE else 0
        return int(t.sheet[side, trick_count.PEPPERS]) + trick_count.TURTLE_POINTS * turtle

    def _tally(self, t: TrickRecord, house: TrickHouse, side: int) -> list[Facts]:
        """What is counted of a side while the deal is played, by the name of one of it."""
        counts = [tally_of_tricks(int(t.sheet[side, trick_count.TRICKS]))]
        if house.animals_count:
            number = int(t.sheet[side, trick_count.ANIMAL_CARDS])
            counts.append({"name": "animal", "count": number, "says": message("letters-tally-animals", count=number)})
        if house.penalty_animal != PenaltyAnimal.NONE:
            number = int(t.sheet[side, trick_count.PEPPERS])
            counts.append({"name": "pepper", "count": number, "says": message("letters-tally-peppers", count=number)})
        return counts

    def _marks(self, view: View, side: int) -> list[Facts]:
        t, house, code = view.record, view.house, deck_of(view.house).code
        if house.penalty_animal not in _MARKS:
            return []
        title, item = _MARKS[house.penalty_animal]
        if not t.sheet[side, item]:
            return []
        return [{"title": str(title), "points": 0, "card": code(int(trick_play.penalty_card(t, house)))}]

    def moves(self, view: View, legal: list[int]) -> list[Facts]:
        """The legal moves; a claim of a word with the word and the seat that would take the trick."""
        return [self._move(view, move) for move in legal]

    def _move(self, view: View, move: int) -> Facts:
        t = view.record
        write = view.write([move])
        facts: Facts = {"move": write, "card": None, "takes": 0, "bonus": 0}
        if move < moves.SCRUMP:
            return facts | {"card": deck_of(view.house).code(move & 63), "says": _played_says(t, move)}
        if moves.SCRUMP <= move < moves.DECLINE:
            claim = move - moves.SCRUMP
            to = int(scrumps.target_seat(t, view.house, claim // moves.ARRANGEMENTS))
            word = word_of(view.house, t, arranged(t, claim % moves.ARRANGEMENTS))
            return facts | {"word": word, "to": to, "says": message("letters-move-claim", word=word)}
        return facts | {"says": _answer_says(move)}

    def helps(self, view: View, moves: Sequence[Facts]) -> list[Facts]:
        """What a claim puts at stake, the crown, the suits that are told apart, and what counts."""
        return [each.facts for each in trick_helps(view.record, view.house, bool(view.game.rules.low_wins))]

    def why(self, view: View, turn: Sequence[int]) -> list[Reason]:
        """What the card does in the trick, or what is true of the word or the choice."""
        return reasons(view, turn)[:MOST_REASONS]

    def happenings(self, view: View, course: Course) -> dict[str, int]:
        """Which side took the trick, which seat claimed a word of it, and what the seat kept."""
        return happenings(view, course)

    def clause(self, view: View, clause: Clause, other: Mention | None, names: Sequence[str]) -> Reason | None:
        """How often that happens after one choice, and after another."""
        return clause_reason(view, clause, other, names)

    def named_by(self, view: View, turn: Sequence[int]) -> Mention | None:
        """The card that is played to a trick."""
        return mentions(deck_of(view.house), turn[:1], "other")[0] if view.record.stage == moves.PLAYING else None

    def demands(self, view: View, turn: Sequence[int]) -> dict[str, int]:
        """The letters of the trick that a turn completes, and how many of them are rare; nothing for another turn."""
        t = view.record
        if t.stage != moves.PLAYING or t.trick_size + 1 < view.house.seats:
            return {}
        return self.reading(t, view.house, [*map(int, t.trick[: t.trick_size]), turn[0]])

    def reached(self, before: View, after: View) -> bool:
        """Whether the seat has laid the last card of a trick with penalty cards, and a word hands that trick to the right."""
        was, now, house = before.record, after.record, after.house
        if was.stage != moves.PLAYING or now.stage != moves.SCRUMPING or now.turn != before.seat:
            return False
        hands_over = bool(scrumps.has_word(now, house)) and scrumps.target_objection(now, house, moves.TO_RIGHT) == LEGAL
        return hands_over and any(trick_play.is_penalty(now, house, int(card)) for card in now.trick[: now.trick_size])

    def goal(self, after: View) -> str:
        """The word that the letters of the trick make."""
        t, house = after.record, after.house
        word = next(word for word in range(moves.ARRANGEMENTS) if scrumps.is_word(t, house, word))
        return message("letters-why-makes-a-word", word=word_of(house, t, arranged(t, word)))

    def is_proper(self, view: View, *, one_turn: bool) -> bool:
        """Whether no flagged word can be claimed of the cards that are still to be played and those of the trick."""
        t, house = view.record, view.house
        cards = [int(card) for card in t.hand[t.turn, : t.hand_size[t.turn]]]
        lying = [int(card) for card in t.trick[: t.trick_size]]
        if one_turn:
            rows = ([int(t.letters[each]) for each in (*lying, card)] for card in cards)
            return not any(has_flagged(house, row, int(house.seats)) for row in rows)
        letters = [int(t.letters[card]) for card in (*unseen(t, house), *cards, *lying)]
        return not has_flagged(view.house, letters, int(house.seats))

    def turn_news(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Facts:
        """The facts of a move and its sentence, with all that followed of itself."""
        was, now = before.record, after.record
        stage, move = int(was.stage), turn[0]
        if stage == moves.EXCHANGING:
            text, says = self._passed(before, after, seat, turn, names)
            return self._facts(after, seat, text, 0) | {"says": says}
        facts = self._facts(after, seat, before.write(turn), move if stage == moves.PLAYING else 0)
        sentences = [self._said(before, after, seat, move, names)]
        if stage == moves.CHECKING and move != moves.ACCEPT:
            sentences.append(self._points(before, after, names, trick_count.SPELLCHECKS))
        if now.tricks > was.tricks:
            taker = int(now.leader)
            facts["by"] = taker
            who, name = subject(after, taker, names)
            sentences.append(message("letters-took-trick", who=who, name=name))
        if now.phase != PLAY:
            sentences.append(message("letters-deal-over"))
        return facts | {"says": paragraph(*sentences)}

    def feat(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Feat | None:
        """A word that was claimed and stands: the best is the longest, and of those one that the list has confirmed."""
        was, now = before.record, after.record
        claimant = int(now.claimed_by[was.tricks]) - 1
        if now.tricks == was.tricks or claimant < 0 or now.checked == WAS_NO_WORD:
            return None
        cards = [int(card) for card in now.claimed if card]
        who, name = subject(after, claimant, names)
        says = message("letters-claimed", who=who, name=name, word=_claimed(after.house, now))
        rank = (len(cards), int(now.checked == WAS_WORD))
        return Feat(rank, message("letters-best-word"), says, [deck_of(after.house).code(card) for card in cards])

    def _said(self, before: View, after: View, seat: int, move: int, names: list[str]) -> str:
        was, now = before.record, after.record
        stage = int(was.stage)
        who, name = subject(after, seat, names)
        if stage == moves.PLAYING:
            card = card_of_move(before.house, move)
            if was.trick_size:
                return message("letters-played", who=who, name=name, card=card)
            return message("letters-led", who=who, name=name, card=card)
        if stage == moves.NAMING:
            if move == moves.NO_RULE:
                return message("letters-named-none", who=who, name=name)
            return message("letters-named", who=who, name=name, suit=SUITS[move - moves.RULE])
        if stage == moves.SCRUMPING:
            return self._claim_said(before, after, seat, move, names)
        if stage == moves.CHECKING:
            if move == moves.ACCEPT:
                return message("letters-accepted", who=who, name=name, word=_claimed(before.house, was))
            verdict = "word" if now.checked == WAS_WORD else "no_word"
            return message("letters-checked", who=who, name=name, word=_claimed(before.house, was), verdict=verdict)
        if stage == moves.CHOOSING_DEALER:
            if move == moves.TAKE_DEAL:
                return message("letters-will-deal", who=who, name=name)
            return message("letters-left-deal", who=who, name=name)
        if move == moves.TAKE_MINUS:
            return message("letters-took-off", who=who, name=name, points=trick_count.ALL_PENALTIES)
        return message("letters-gave", who=who, name=name, points=trick_count.ALL_PENALTIES)

    def _claim_said(self, before: View, after: View, seat: int, move: int, names: list[str]) -> str:
        """Which word was claimed, and for whom; or that none was."""
        who, name = subject(after, seat, names)
        if move == moves.DECLINE:
            return message("letters-claimed-none", who=who, name=name)
        to = int(scrumps.target_seat(before.record, before.house, (move - moves.SCRUMP) // moves.ARRANGEMENTS))
        word = _claimed(after.house, after.record)
        if to == seat:
            return message("letters-claimed", who=who, name=name, word=word)
        whom, person = subject(after, to, names)
        return message("letters-claimed-for", who=who, name=name, word=word, whom=whom, person=person)

    def more(self, view: View, legal: list[int]) -> Facts:
        """What only these games have: whose each card of the trick is, what rules, what is claimed."""
        t, house = view.record, view.house
        sitters = [(int(t.leader) + place) % int(house.seats) for place in range(int(t.trick_size))]
        claim: Facts | None = None
        if t.claimed[0]:
            verdict = {WAS_WORD: "word", WAS_NO_WORD: "no_word"}.get(int(t.checked))
            open_now = bool(t.stage == moves.CHECKING)
            by, to = (int(t.scrumper) - 1, int(t.scrump_target)) if t.scrumper else (None, None)
            claim = {"word": _claimed(view.house, t), "cards": [deck_of(house).code(int(c)) for c in t.claimed if c], "by": by, "to": to}
            claim |= {"open": open_now, "verdict": verdict, "stakes": None}
            if open_now and to is not None and by is not None:
                claim["stakes"] = self._stakes(view, by, to, side_of(int(t.turn), int(view.game.rules.sides(house))))
        return {
            "letters": {
                "stage": STAGES[int(t.stage)],
                "sitters": sitters,
                "controls": int(trick_play.controller(t, house)) if t.trick_size else None,
                "ruling": SUIT_CODES[int(t.ruling) - 1] if t.ruling else None,
                "not_loose": [SUIT_CODES[suit] for suit in range(4) if int(t.restricted) >> suit & 1],
                "claim": claim,
                "claiming": self._claiming(view, legal),
                "claims": _claims(house),
                "tricks": int(t.tricks),
                "checks": bool(house.word_mode == WordMode.TABLE),
                **self.shared(view),
            }
        }

    def _claiming(self, view: View, legal: list[int]) -> list[Facts]:
        """What a check of each possible claim would cost, by the seat that would take the trick; empty where words are not checked."""
        t, house = view.record, view.house
        if house.word_mode == WordMode.STRICT:
            return []
        targets = {
            int(scrumps.target_seat(t, house, (move - moves.SCRUMP) // moves.ARRANGEMENTS))
            for move in legal
            if moves.SCRUMP <= move < moves.DECLINE
        }
        sides = int(view.game.rules.sides(house))
        others = [side for side in range(sides) if side != side_of(view.seat, sides)]
        return [self._stakes(view, view.seat, to, others[0] if len(others) == 1 else NOBODY) for to in sorted(targets)]

    def _stakes(self, view: View, claimer_seat: int, to: int, checker: int) -> Facts:
        """What a check would come to: who takes the trick, and whose points change. checker: a side, NOBODY for whoever it is."""
        t, house = view.record, view.house
        claimer = side_of(claimer_seat, int(view.game.rules.sides(house)))

        def points(winner: int, loser: int) -> list[Facts]:
            changes = ((winner, house.won_check), (loser, house.lost_check))
            return [{"side": side, "change": change} for side, change in changes if change]

        return {
            "word": {"to": to, "points": points(claimer, checker)},
            "no_word": {"to": int(trick_play.controller(t, house)), "points": points(checker, claimer)},
        }


def _claims(house: TrickHouse) -> str | None:
    """Why only some arrangements may be claimed; None where all may."""
    limit = _CLAIMS.get((bool(house.word_mode), bool(house.lettering)))
    rude = message("letters-claims-not-rude") if house.rude_words == RudeWords.REFUSED else ""
    return paragraph(str(limit) if limit else "", rude) or None


_CLAIMS = {
    (False, True): later("letters-claims-as-played"),
    (True, False): later("letters-claims-listed"),
    (True, True): later("letters-claims-listed-as-played"),
}
"""Why only some arrangements may be claimed, by strict mode and firm lettering."""


def _claimed(house: TrickHouse, t: TrickRecord) -> str:
    return word_of(house, t, t.claimed.tolist())


def _played_says(t: TrickRecord, move: int) -> str:
    """What a card does that is played or passed on."""
    if move >= moves.PASS:
        return message("letters-move-is-passed")
    return message("letters-move-is-played") if t.trick_size else message("letters-move-is-led")


def _answer_says(move: int) -> str:
    """What an answer does."""
    answer = _ANSWERS.get(move)
    return str(answer) if answer else message("letters-move-name", suit=SUITS[move - moves.RULE])
