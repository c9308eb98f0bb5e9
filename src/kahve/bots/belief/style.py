"""Plays like somebody whose logs it has read: `like:FILE`, or `like:WHO@FILE` for one of several people.

How likely each choice of a person with certain mistakes is follows from the worths of the moves: see `Mistakes`. A style is the mistakes
under which the choices are likeliest. It also says how likely the choices are by each level, and so which level fits best (Bayes' rule,
each level being as likely before).
"""

from __future__ import annotations

import hashlib
import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ...cards.quoting import printable, quoted
from ...engine.game import Game
from ...engine.judgement import ANY_MOVE, LEARNED
from ...engine.log import LogError, lines_of, matches, players_of, replay
from ...engine.view import View
from ...games import game as find_game
from ...games.mistakes import THOUSAND, Mistakes, mistakes_of
from ...language import message
from ..players.greedy import MakesMistakes, NoOpinion
from ..players.levels import LEVELS, Level
from .decisions import Choice, choices_of_seat
from .habits import HabitCount, clear_habits
from .rated import RANDOM_SHARE_WITH_MISTAKES, Rated, likelihood, logit, rate, with_random_moves

MOST_CHOICES = 400
"""The number of choices that are looked at, those that were made last: they take some seconds."""
FEWEST_CHOICES = 20
"""From fewer choices no style can be told."""
FEWEST_JUDGED = 10
"""After fewer choices no level is named."""
CLEAR = 0.5
"""The level that fits best is so likely at least where it can be told."""
MOST_HABITS = 3
"""The number of habits that are told, the clearest first."""
BLURS = 18
"""The number of blurs that are tried."""
ROUNDS = 25
"""The times that the chances of mistakes are estimated again for each blur."""
BEFORE = 0.5, 0.5, 2.0
"""The choices that a person is taken to have made before: at first sight, with a short memory, with all its knowledge."""
OVERLOOKED_BEFORE = 0.5, 1.5
"""The same of choices with the subtle moves overlooked, and with all moves seen."""
BOT = "bot:"
"""The name of a bot in a log begins so."""


class StyleError(ValueError):
    """A log from which no style can be told; a sentence that says why."""


@dataclass(frozen=True)
class Style:
    """How somebody plays a game.

    - choices: how many were looked at.
    - mistakes: under which these choices are likeliest.
    - fit: how likely each level is by these choices alone, from 0 to 1, by its name.
    - habits: the kinds of moves that are clearly made more often, or less often, than by a club player.
    """

    game: str
    choices: int
    mistakes: Mistakes
    fit: Mapping[str, float]
    habits: tuple[HabitCount, ...] = ()

    @property
    def is_clear(self) -> bool:
        """Whether the level that fits best can be told from the others."""
        return self.choices >= FEWEST_JUDGED and self.fit[self.nearest] >= CLEAR

    @property
    def nearest(self) -> str:
        """The level that fits best."""
        return max(self.fit, key=lambda name: self.fit[name])


class Like:
    """Makes the mistakes of the person of a log, in the games that it has played there."""

    def __init__(self, styles: Mapping[str, Style]) -> None:
        """styles: by the name of a game."""
        self.styles = styles
        self._player = MakesMistakes(lambda game: self._style(game).mistakes)

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move that seems worth most to it; StyleError in a game that it has not played."""
        return self._player.choose(view, moves, rng)

    def _style(self, game: Game) -> Style:
        if game.name not in self.styles:
            raise StyleError(
                message("bots-style-of-another-game", game=game.noun, played=tuple(find_game(name).noun for name in self.styles))
            )
        return self.styles[game.name]

    def check(self, game: Game) -> None:
        """StyleError where its log has no match of this game."""
        self._style(game)


def read_like(rest: str) -> Like:
    """The player that `like:` and this name; StyleError or LogError says what is wrong with the file."""
    path = parted(rest)[1]
    try:
        content = path.read_bytes()
    except OSError as error:
        raise StyleError(message("bots-style-file-fails", file=str(path), reason=str(error.strerror or error))) from None
    return _like(rest, content)


def parted(rest: str) -> tuple[str | None, Path]:
    """Who is meant, if anybody is named, and the file.

    >>> parted("Ada@evening.jsonl"), parted("evening.jsonl")
    (('Ada', PosixPath('evening.jsonl')), (None, PosixPath('evening.jsonl')))
    """
    who, mark, file = rest.rpartition("@")
    return (who if mark else None), Path(file)


def style_fingerprint(rest: str) -> str:
    """A hash of the log that such a player is read from, as it is now."""
    return hashlib.sha256(parted(rest)[1].read_bytes()).hexdigest()


@cache
def _like(rest: str, content: bytes) -> Like:
    who, path = parted(rest)
    try:
        lines = lines_of(content)
    except LogError:
        raise StyleError(message("bots-style-file-is-no-log", file=str(path))) from None
    return Like(styles(lines, who, str(path)))


def styles(lines: Sequence[str], who: str | None, file: str) -> dict[str, Style]:
    """How a person plays each game of a log. The matches played last are looked at, as far as they are needed.

    - who: the name of the person, or the number of the seat; None if only one person plays in the log.
    - file: names the log in an error.
    """
    choices_by_game: dict[str, list[Choice]] = {}
    for first, match in reversed(list(matches(lines))):
        try:
            table = replay(match, find_game, first)
        except LogError as error:
            raise StyleError(message("bots-style-log-is-wrong", file=file, says=str(error))) from None
        seat = _seat_of(players_of(match), who, file)
        so_far = choices_by_game.setdefault(table.game.name, [])
        if seat is not None and len(so_far) < MOST_CHOICES:
            history = table.history
            turns = {(deal, turn) for deal, dealt in enumerate(history, 1) if dealt.sheet for turn in range(1, len(dealt.turns) + 1)}
            so_far[:0] = choices_of_seat(table.game, table.house, table.first_dealer, history, seat, turns)
    if not choices_by_game:
        raise StyleError(message("bots-style-file-is-no-log", file=file))
    by_game = {
        name: style_of(find_game(name), decided[-MOST_CHOICES:])
        for name, decided in choices_by_game.items()
        if len(decided) >= FEWEST_CHOICES
    }
    if not by_game:
        most = max(map(len, choices_by_game.values()))
        if most == 0:
            raise StyleError(message("bots-style-nobody-there", who=quoted(who), file=file))
        raise StyleError(message("bots-style-too-few-choices", file=file, count=most, least=FEWEST_CHOICES))
    return by_game


def _seat_of(players: Sequence[str], who: str | None, file: str) -> int | None:
    """The seat of the person in a match; None if it does not play there."""
    if who is None:
        people = [seat for seat, name in enumerate(players) if not name.startswith(BOT)]
        if len(people) != 1:
            raise StyleError(message("bots-style-who", file=printable(file), players=tuple(map(printable, players)), people=len(people)))
        return people[0]
    if who in players:
        return players.index(who)
    return int(who) if who.isdecimal() and int(who) < len(players) else None


def style_of(game: Game, decided: Sequence[Choice]) -> Style:
    """How somebody plays who has made these choices; NoOpinion for a game that does not say what a move is worth."""
    return style_from(game, [each for choice in decided if (each := rate(choice)) is not None])


def style_from(game: Game, rated: Sequence[Rated]) -> Style:
    """The same from choices that have been rated."""
    return Style(game.name, len(rated), likeliest(game, rated), fits(game, rated), tuple(clear_habits(game, rated)))


def fits(game: Game, rated: Sequence[Rated]) -> dict[str, float]:
    """How likely each level that looks at a move and no further is by these choices."""
    known = [
        level for level in LEVELS if level.is_quick and (level.is_offered or (level.judgement == LEARNED and game.judgement.says("expert")))
    ]
    scores = [sum(map(math.log, _by_level(game, level, rated))) for level in known]
    shares = [math.exp(score - max(scores)) for score in scores]
    return {level.name: share / sum(shares) for level, share in zip(known, shares, strict=True)}


def _by_level(game: Game, level: Level, rated: Sequence[Rated]) -> list[float]:
    if level.judgement == ANY_MOVE:
        return [1 / each.moves for each in rated]
    if level.judgement == LEARNED:
        return [with_random_moves(each, logit(each.learned, 0)[each.place]) for each in rated]
    return likelihood(rated, level.mistakes_in(game))


def likeliest(game: Game, rated: Sequence[Rated]) -> Mistakes:
    """The mistakes under which these choices are likeliest: for each of some blurs by expectation maximisation (Dempster et al., 1977)."""
    known = [mistakes.blur for mistakes in mistakes_of(game.name).values()]
    low, high = max(1.0, min(known) / 16), max(1.0, max(known)) * 16
    tried = [_with_blur(rated, low * (high / low) ** (step / (BLURS - 1))) for step in range(BLURS)]
    return max(tried, key=lambda each: each[0])[1]


def _with_blur(rated: Sequence[Rated], blur: float) -> tuple[float, Mistakes]:
    """The log of the likelihood with this blur, and the mistakes that give it."""
    # The same chances come up again and again, and each is looked at once.
    alike = Counter((RANDOM_SHARE_WITH_MISTAKES / each.moves, each.chances(blur)) for each in rated)
    looks, sees = _shares(BEFORE), _shares(OVERLOOKED_BEFORE)
    for _ in range(ROUNDS):
        looked, saw = list(BEFORE), list(OVERLOOKED_BEFORE)
        ways = [
            (way, eyes, (1 - RANDOM_SHARE_WITH_MISTAKES) * looks[way] * sees[eyes])
            for way in range(len(looks))
            for eyes in range(len(sees))
        ]
        for (share_with_mistakes, chances), times in alike.items():
            parts = [chances[way][eyes] * share for way, eyes, share in ways]
            scale = times / (sum(parts) + share_with_mistakes)
            for (way, eyes, _), part in zip(ways, parts, strict=True):
                looked[way] += part * scale
                saw[eyes] += part * scale
        looks, sees = _shares(looked), _shares(saw)
    glances, forgets = (math.floor(THOUSAND * share) for share in looks[:2])
    has_subtle = any(any(each.subtle) for each in rated)
    mistakes = Mistakes(glances, forgets, math.floor(THOUSAND * sees[0]) if has_subtle else 0, round(blur))
    before = sum(times * math.log(share) for times, share in zip((*BEFORE, *OVERLOOKED_BEFORE), (*looks, *sees), strict=True))
    return sum(map(math.log, likelihood(rated, mistakes))) + before, mistakes


def _shares(times: Sequence[float]) -> list[float]:
    return [each / sum(times) for each in times]


__all__ = [
    "CLEAR",
    "FEWEST_CHOICES",
    "FEWEST_JUDGED",
    "MOST_CHOICES",
    "MOST_HABITS",
    "Like",
    "NoOpinion",
    "Style",
    "StyleError",
    "read_like",
    "style_fingerprint",
    "style_from",
    "style_of",
    "styles",
]
