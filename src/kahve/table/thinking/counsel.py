"""Writes hints and reviews in the words of the game, from the views of the seats that were to move.

It also writes what one is told who waits for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...bots import CHARACTERS
from ...bots.belief.habits import HabitCount
from ...bots.belief.style import FEWEST_CHOICES, FEWEST_JUDGED, MOST_HABITS, Style
from ...bots.players.by_mistakes import by_mistakes_name
from ...bots.players.greedy import Expert, Greedy, NoOpinion, Plain
from ...bots.players.levels import level
from ...bots.review.advice import Advice, Worth, is_kept, is_less
from ...bots.review.judged import Judged, SideCount
from ...bots.search.between import strength_of
from ...engine.game import Facts, Game
from ...engine.view import View
from ...games.hinting import MOST_REASONS, Clause, Mention, Reason, Reasons
from ...language import Noun, message, paragraph

MOST_ROWS = 12
"""The number of moves that are shown of a decision that is over: the best ones, and the one that was made."""
MOST_HINTED = 6
"""The number of moves that a hint shows, the best first: nobody reads forty rows."""
MOST_LOOKED_AT = 5
"""The number of moves, furthest ahead of the next best, of which the first that is not plain is told as the best of a deal."""
SHOWN = {"pile": "top", "captured": "none", "counts": True}
"""What is shown of the table at a decision that is over, whatever the table itself shows."""
NINETY_FIVE = 1.96
"""Standard errors on each side of a 95% interval."""


def getting_ready_document(game: Game, wanted: str) -> Facts:
    """What is answered to somebody who waits while searching is made ready. wanted: "hint" or "review".

    The first time on a machine that has to compile the rules takes minutes, and all others take seconds.
    """
    if is_kept(game):
        return {"ready": False, "state": "loading", "says": message("replay-getting-ready")}
    if wanted == "hint":
        says = message("replay-getting-ready-for-hint", game=game.noun)
    else:
        says = message("replay-getting-ready-for-review", game=game.noun)
    return {"ready": False, "state": "compiling", "says": says}


def bot_getting_ready_sentence(name: str, *, is_first: bool) -> str:
    """The sentence for a table that waits for a searching player of this name. is_first: whether its game was never made ready here."""
    return message("replay-bot-getting-ready-first", name=name) if is_first else message("replay-bot-getting-ready", name=name)


def hint_document(view: View, advice: Advice, title: str, names: Sequence[str] = ()) -> Facts:
    """A hint as docs/protocol.md has it: the move, its reason in words, and then the numbers.

    title: what the adviser is called. names: of the seats, if anybody shall be named.
    """
    lines, (best, *others) = _Lines(view), advice.worths
    why = why_of(view, advice.turn, advice.reasons, names)
    if best.value is None:
        why.append(Reason(message("replay-at-sight")))
    worths = [lines.worth((), worth, advice.worths) for worth in advice.worths[:MOST_HINTED]]
    level = sum(is_level(worth, advice.worths) for worth in others)
    return {
        "says": paragraph(
            message("replay-choice", player=str(title), move=worths[0]["says"]),
            *(reason.says for reason in why),
            _ahead(best, others, level),
        ),
        "why": [reason_document(reason, names) for reason in why],
        "move": worths[0]["move"],
        "cards": worths[0]["cards"],
        "sure": all(worth.error == 0.0 for worth in advice.worths),
        "level": level,
        "left_out": len(advice.worths) - len(worths),
        "worths": worths,
    }


def why_of(view: View, turn: Sequence[int], reasons: Reasons | None, names: Sequence[str] = ()) -> list[Reason]:
    """What speaks for a turn: what is true of it at sight, and what decides in the imagined deals."""
    screen = view.game.screen
    at_sight, counted = list[Reason](screen.why(view, turn)), list[Reason | None]()
    for event, *numbers in reasons.clauses if reasons else ():
        clause, other = Clause(event, *numbers), screen.named_by(view, reasons.other if reasons else ())
        # Two turns that are named alike are not told apart so.
        other = None if other == screen.named_by(view, turn) else other
        if event != "ahead":
            counted.append(screen.clause(view, clause, other, names or [""] * int(view.house.seats)))
        elif not at_sight:
            counted.append(_ahead_of(clause, other))
        else:
            # What comes either way speaks for no turn, and is told beside what decides alone.
            break
    deciding = [reason for reason in counted if reason is not None]
    return [*at_sight[: 1 if deciding else MOST_REASONS], *deciding]


def _ahead_of(clause: Clause, other: Mention | None) -> Reason:
    """In how many of the imagined deals the turn brings more than the other one."""
    often, otherwise = clause.tenths
    named, card, cards = ("card", other.card, (other,)) if other else ("move", "", ())
    return Reason(message("replay-why-ahead", often=often, otherwise=otherwise, named=named, other=card), cards)


def reason_document(reason: Reason, names: Sequence[str] = ()) -> Facts:
    """A reason as docs/protocol.md has it, each of its cards with what it is there in words."""
    return {"says": reason.says, "marks": [_mark(mention, names) for mention in reason.cards]}


def _mark(mention: Mention, names: Sequence[str]) -> Facts:
    name = names[mention.seat] if names and mention.seat is not None else ""
    says = message("replay-mark", role=mention.role, named="name" if name else "nobody", name=name)
    return {"card": mention.code, "name": str(mention.card), "role": mention.role, "seat": mention.seat, "says": says}


def is_level(worth: Worth, worths: Sequence[Worth]) -> bool:
    """Whether this is not the first of the worths, and no difference between the two can be told."""
    return worth is not worths[0] and worth.value is not None and not is_less(worth, worths[0], len(worths))


def _ahead(best: Worth, others: Sequence[Worth], level: int) -> str:
    """The sentence on how far the best move is ahead of the next best; empty where that is not known or may be nothing."""
    second = next((worth.value for worth in others if worth.value is not None), None)
    if level or second is None or best.value is None:
        return ""
    points = round(best.value - second, 1)
    # A whole number has no decimals, and the plural of one.
    return message("replay-is-better", points=int(points) if points.is_integer() else points) if points >= 0.1 else ""


def decision_document(judged: Judged, names: Sequence[str] = (), bots: Sequence[str | None] = ()) -> Facts:
    """A decision of a deal that was looked through, as docs/protocol.md has it. names, bots: of the seats."""
    choice, lines = judged.choice, _Lines(judged.choice.before)
    screen = choice.view.game.screen
    return {
        "turn": choice.number,
        "seat": choice.seat,
        "made": lines.worth(choice.begun, judged.chosen, judged.worths),
        "best": lines.worth(choice.begun, judged.best, judged.worths),
        "why": [reason_document(reason, names) for reason in why_of(choice.view, judged.best.turn, judged.reasons, names)],
        "club": _by_a_club_player(judged, lines) if judged.given else "",
        "habit": _by_habit(judged, names, bots),
        "given": round(judged.given, 2),
        "error": round(NINETY_FIVE * judged.error, 2),
        "worths": [
            lines.worth(choice.begun, worth, judged.worths)
            for place, worth in enumerate(judged.worths)
            if place < MOST_ROWS or worth is judged.chosen
        ],
        "hand": screen.hands(choice.view)[choice.seat]["hand"],
        "zones": [_with_owner(zone, names) for zone in screen.zones(choice.view, SHOWN) if zone["kind"] != "stock"],
    }


def _with_owner(zone: Facts, names: Sequence[str]) -> Facts:
    """A place on the table; one that belongs to a seat has the name of its player before its title, as in a scene."""
    if "seat" not in zone or zone["seat"] >= len(names):
        return zone
    return zone | {"title": message("table-zone-of", name=names[zone["seat"]], zone=zone["title"])}


def _by_habit(judged: Judged, names: Sequence[str], bots: Sequence[str | None]) -> str:
    """Why a character played so, where a habit led it away from what a club player would have played; else empty."""
    choice = judged.choice
    character = CHARACTERS.get(bots[choice.seat] or "") if choice.seat < len(bots) else None
    says = character and character.followed(choice.view, choice.moves, choice.move)
    return paragraph(message("replay-review-habit", name=names[choice.seat]), str(says)) if says else ""


def _by_a_club_player(judged: Judged, lines: _Lines) -> str:
    """The sentence on what a club player would have played in place of a mistake, or an expert where a club player errs too.

    Empty where the game does not judge moves.
    """
    choice, level = judged.choice, ""
    try:
        move = Greedy().choose(choice.view, choice.moves, Random(0))
        if move == choice.move:
            move, level = Expert().choose(choice.view, choice.moves, Random(0)), "expert-"
    except NoOpinion:
        return ""
    kind = "same" if move == choice.move else level + ("better" if (move,) == judged.best.turn else "other")
    says = lines.worth(choice.begun, Worth((move,), None, None), judged.worths)["says"]
    return message("replay-review-club-player", kind=kind, move=says)


def seat_document(seat: int, judged: Sequence[Judged], luck: float) -> Facts:
    """What a review says of a seat: the points it gave away, and in words its best move, its costliest mistake and its luck."""
    own = [each for each in judged if each.choice.seat == seat]
    worst = max(own, key=lambda each: each.given, default=None)
    ahead = sorted((each for each in own if round(_lead(each), 1) > 0), key=lambda each: -_lead(each))
    best = next((each for each in ahead[:MOST_LOOKED_AT] if not _is_plain(each)), ahead[0] if ahead else None)
    sentences = list[str]()
    if best is not None:
        lead = round(_lead(best), 1)
        move = _Lines(best.choice.before).worth(best.choice.begun, best.best, best.worths)["says"]
        sentences.append(message("replay-review-best-move", move=move, points=lead))
    if worst is not None and (given := round(worst.given, 1)) > 0:
        lines = _Lines(worst.choice.before)
        chosen, better = (lines.worth(worst.choice.begun, worth, worst.worths)["says"] for worth in (worst.chosen, worst.best))
        sentences.append(message("replay-review-costliest", move=chosen, points=given, better=better))
    sentences.append(message("replay-review-luck", kind="against" if luck < 0 else "for", points=round(abs(luck), 1)))
    return {"seat": seat, "given": round(sum(each.given for each in own), 2), "says": paragraph(*sentences)}


def _lead(judged: Judged) -> float:
    """How many points the move that was made is ahead of the next best; 0 where another is better, or may be as good."""
    values = [worth.value for worth in judged.worths[1:] if worth.value is not None]
    is_alone = judged.chosen.turn == judged.best.turn and values and not any(is_level(worth, judged.worths) for worth in judged.worths)
    return (judged.best.value or 0.0) - max(values) if is_alone else 0.0


def _is_plain(judged: Judged) -> bool:
    """Whether the move that was made looks best at first sight, better than any other; False where the game does not say."""
    choice = judged.choice
    try:
        looks = dict(zip(choice.moves, Plain().worths(choice.view, choice.moves), strict=True))
    except NoOpinion:
        return False
    return all(looks[choice.move] > other for move, other in looks.items() if move != choice.move)


def side_document(side: SideCount) -> Facts:
    """What a side made of a deal, in points."""
    return {
        "side": side.side,
        "result": round(side.result, 2),
        "given": round(side.given, 2),
        "play": round(side.play, 2),
        "play_error": round(NINETY_FIVE * side.play_error, 2),
        "luck": round(side.luck, 2),
        "cards": round(side.cards, 2),
        "cards_error": round(NINETY_FIVE * side.cards_error, 2),
        "fall": round(side.fall, 2),
    }


def style_document(game: Game, style: Style, title: str) -> Facts:
    """Somebody's style as docs/protocol.md has it. title: what the adviser is called."""
    levels = [
        {"name": name, "title": str(level(name).title), "share": round(share, 4)}
        for name, share in sorted(style.fit.items(), key=lambda fit: -fit[1])
    ]
    habits = [habit_document(count) for count in style.habits[:MOST_HABITS]]
    fit = fit_sentence(style, levels, title)
    return {
        "says": paragraph(fit, *(habit["says"] for habit in habits)),
        "fit": fit,
        "choices": style.choices,
        "clear": style.is_clear,
        "levels": levels,
        "habits": habits,
        "bot": by_mistakes_name(game.name, style.mistakes) if style.choices >= FEWEST_CHOICES else None,
        "strength": round(strength_of(style.fit, game), 1) if style.is_clear else None,
    }


def fit_sentence(style: Style, levels: Sequence[Facts], title: str) -> str:
    """The sentence on the levels that fit, or on why none can be named. levels: the likeliest first."""
    (first, second), choices = levels[:2], style.choices
    percent, more = round(100 * first["share"]), round(100 * second["share"])
    if choices < FEWEST_JUDGED:
        return message("bots-style-too-early", player=title, choices=choices)
    if not style.is_clear:
        return message(
            "bots-style-not-clear", player=title, choices=choices, level=first["title"], percent=percent, next=second["title"], more=more
        )
    if not more:
        return message("bots-style-like", player=title, choices=choices, level=first["title"], percent=percent)
    return message(
        "bots-style-most-like", player=title, choices=choices, level=first["title"], percent=percent, next=second["title"], more=more
    )


def habit_document(count: HabitCount) -> Facts:
    """A habit, with how often such moves were made, and how often a club player would have made them."""
    habit = count.habit
    return {
        "name": habit.name,
        "says": str(habit.more if count.is_more else habit.less),
        "made": count.times,
        "club": round(count.club, 1),
        "choices": count.choices,
    }


class _Lines:
    """What can be said of the moves of a view at the beginning of a turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.listed = {row["move"]: row for row in view.game.screen.moves(view, view.moves)}

    def worth(self, begun: Sequence[int], worth: Worth, worths: Sequence[Worth]) -> Facts:
        """One move or turn and its worth: null for one that was not looked at. worths: of all moves, the best first."""
        turn = [*begun, *worth.turn]
        text = self.view.write(turn)
        return {
            "move": text,
            "says": self._says(text, turn),
            "cards": self._cards(text, turn),
            "worth": None if worth.value is None else round(worth.value, 2),
            "error": None if worth.error is None else round(NINETY_FIVE * worth.error, 2),
            "level": is_level(worth, worths),
        }

    def _says(self, text: str, turn: Sequence[int]) -> str:
        """The move in words: a card and what it does, or an act."""
        row = self._row(text, turn)
        if row is not None:
            # An act says itself what it does with its card.
            acts = row["card"] is None or "do" in row
            return str(row["says"]) if acts else message("replay-move-of-card", card=self._card(row["card"]), does=str(row["says"]))
        parts = self._parts(turn)
        if parts and all("do" in part for part in parts):
            return message("replay-move-of-acts", acts=tuple(str(part["says"]) for part in parts))
        if len(parts) > 1 and all(part["card"] for part in parts):
            return message("replay-move-of-cards", cards=tuple(self._card(part["card"]) for part in parts))
        return text

    def _row(self, text: str, turn: Sequence[int]) -> Facts | None:
        """The whole turn as one move, where it is told so."""
        return self.listed.get(text) or self.view.game.screen.turn(self.view, turn)

    def _card(self, code: str) -> Noun | str:
        deck = self.view.game.rules.deck(self.view.house)
        return deck.noun(deck.read(code))

    def _parts(self, turn: Sequence[int]) -> list[Facts]:
        """Each move of a turn as it is said where it is made; none where that cannot be said of each by itself."""
        parts: list[Facts] = []
        for number, move in enumerate(turn):
            view = self.view.played(turn[:number])
            rows = view.game.screen.moves(view, [move])
            if len(rows) != 1:
                return []
            parts += rows
        return parts

    def _cards(self, text: str, turn: Sequence[int]) -> list[str]:
        """The cards of the hand that it uses."""
        row = self._row(text, turn)
        cards: list[str] = []
        for part in [row] if row else self._parts(turn):
            cards += part.get("cards") or ([part["card"]] if part["card"] else [])
        return cards
