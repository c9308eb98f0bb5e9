"""Plays like somebody whose logs it has read: `like:FILE`, or `like:WHO@FILE` for one of several people.

How likely each choice of a person is, if it errs in certain ways, follows from the worths of the moves: see `Lapses`. A style is the way of
erring under which the choices are likeliest. Beside it stands how likely the choices are by each level, and so which level fits best
(Bayes' rule, each level being as likely before).
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import mul
from pathlib import Path
from typing import TypeAlias

from ..cards.quoting import printable, quoted
from ..engine.game import Game
from ..engine.log import LogError, matches, players_of, replay
from ..engine.table import Table, View
from ..games import game as find_game
from ..games.lapses import THOUSAND, Lapses, lapses_of
from ..language import message
from .choosing import polite_moves
from .decisions import Choice, choices
from .greedy import Erring, Expert, Forgetful, Greedy, NoOpinion, Plain
from .levels import ANY_MOVE, LEARNED, LEVELS, Level

MOST_CHOICES = 400
"""So many choices are looked at, those that were made last: they take some seconds."""
FEWEST_CHOICES = 20
"""From fewer choices no style can be told."""
ASTRAY = 0.02
"""The share of choices that are taken to be any move at all, so that no level is ruled out by one choice."""
BLURS = 18
"""So many blurs are tried."""
ROUNDS = 25
"""So often the chances of lapses are estimated again for each blur."""
BEFORE = (0.5, 0.5, 2.0)
"""So many choices at first sight, with a short memory and with all its knowledge a person is taken to have made before."""
OVERLOOKED_BEFORE = (0.5, 1.5)
"""The same of choices with the subtle moves overlooked, and with all moves seen."""
BOT = "bot:"
"""The name of a bot in a log begins so."""

Worths: TypeAlias = Sequence[float]
Shares: TypeAlias = list[float]


class StyleError(ValueError):
    """A log from which no style can be told; a sentence that says why."""


@dataclass(frozen=True)
class Rated:
    """A choice, as each way of looking rates its moves.

    made: the place of the move that was made.

    worths: of each move at first sight, then with a short memory, then with all that a club player knows.

    learned: of each move, as an expert rates it.

    subtle: which of the moves are hard to see.
    """

    made: int
    worths: tuple[Worths, ...]
    learned: Worths
    subtle: tuple[bool, ...]

    @property
    def moves(self) -> int:
        """The number of the moves."""
        return len(self.learned)

    def chance(self, blur: float) -> Shares:
        """The chance of the move that was made in each way of looking: without the subtle moves and with them, six numbers."""
        plain = [place for place in range(self.moves) if not self.subtle[place]]
        chances = []
        for row in self.worths:
            seen = logit(row, blur)[self.made]
            if 0 < len(plain) < self.moves:
                hidden = self.subtle[self.made]
                chances += [0.0 if hidden else logit([row[place] for place in plain], blur)[plain.index(self.made)], seen]
            else:
                chances += [seen, seen]
        return chances


@dataclass(frozen=True)
class Style:
    """How somebody plays a game.

    choices: how many were looked at.

    lapses: under which these choices are likeliest.

    fit: how likely each level is by these choices alone, from 0 to 1, by its name.
    """

    game: str
    choices: int
    lapses: Lapses
    fit: Mapping[str, float]

    @property
    def nearest(self) -> str:
        """The level that fits best."""
        return max(self.fit, key=lambda name: self.fit[name])


class Like:
    """Errs like the person of a log, in the games that it has played there."""

    def __init__(self, styles: Mapping[str, Style]) -> None:
        """styles: by the name of a game."""
        self.styles = styles
        self._player = Erring(lambda game: self._style(game).lapses)

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
        lines = content.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise StyleError(message("bots-style-file-is-no-log", file=str(path))) from None
    return Like(styles(lines, who, str(path)))


def styles(lines: Sequence[str], who: str | None, file: str) -> dict[str, Style]:
    """How a person plays each game of a log. The matches played last are looked at, as far as they are needed.

    who: the name of the person, or the number of the seat; None if only one person plays in the log.

    file: names the log in an error.
    """
    made: dict[str, list[Choice]] = {}
    for first, match in reversed(list(matches(lines))):
        try:
            table = replay(match, find_game, first)
        except LogError as error:
            raise StyleError(message("bots-style-log-is-wrong", file=file, says=str(error))) from None
        seat = _seat_of(players_of(match), who, file)
        so_far = made.setdefault(table.game.name, [])
        if seat is not None and len(so_far) < MOST_CHOICES:
            so_far[:0] = _choices_of(table, seat)
    if not made:
        raise StyleError(message("bots-style-file-is-no-log", file=file))
    by_game = {name: style_of(find_game(name), decided[-MOST_CHOICES:]) for name, decided in made.items() if len(decided) >= FEWEST_CHOICES}
    if not by_game:
        most = max(map(len, made.values()))
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


def _choices_of(table: Table, seat: int) -> Iterator[Choice]:
    """The choices of a seat in the deals of a match that are over."""
    for number, dealt in enumerate(table.history, 1):
        if dealt.sheet is not None:
            decisions = choices(table.game, table.house, table.first_dealer, table.history, number)[1]
            yield from (choice for choice in decisions if choice.seat == seat)


def style_of(game: Game, decided: Sequence[Choice]) -> Style:
    """How somebody plays who has made these choices; NoOpinion for a game that does not say what a move is worth."""
    rated = [each for choice in decided if (each := rate(choice)) is not None]
    return Style(game.name, len(rated), likeliest(game, rated), fits(game, rated))


def rate(choice: Choice) -> Rated | None:
    """The moves of a choice as each way of looking rates them; None for a move that no bot makes."""
    view, moves = choice.view, polite_moves(choice.view, choice.moves)
    if choice.made not in moves or len(moves) < 2:
        return None
    worths = tuple(player.worths(view, moves) for player in (Plain(), Forgetful(), Greedy()))
    subtle = view.game.judgement.subtle
    hard = tuple(subtle is not None and bool(subtle(view.record, view.house, move)) for move in moves)
    return Rated(moves.index(choice.made), worths, Expert().worths(view, moves), hard)


def logit(worths: Worths, blur: float) -> Shares:
    """The chance of each move by a logit of the worths, and without a blur the same for each of the best.

    >>> logit([100, 100, 0], 0)
    [0.5, 0.5, 0.0]
    """
    best = max(worths)
    weights = [math.exp((worth - best) / blur) for worth in worths] if blur > 0 else [float(worth == best) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def likelihood(rated: Sequence[Rated], lapses: Lapses) -> Shares:
    """The chance of each choice if somebody errs like this."""
    looks = [share / THOUSAND for share in (lapses.glances, lapses.forgets, THOUSAND - lapses.glances - lapses.forgets)]
    ways = _ways(looks, [lapses.overlooks / THOUSAND, 1 - lapses.overlooks / THOUSAND])
    return strayed(rated, [sum(map(mul, each.chance(lapses.blur), ways)) for each in rated])


def _ways(looks: Shares, sees: Shares) -> Shares:
    """The chance of each way of looking, in the order of `Rated.chance`."""
    return [look * see for look in looks for see in sees]


def strayed(rated: Sequence[Rated], chances: Shares) -> Shares:
    """These chances, when some choices are any move at all."""
    return [(1 - ASTRAY) * chance + ASTRAY / each.moves for each, chance in zip(rated, chances, strict=True)]


def fits(game: Game, rated: Sequence[Rated]) -> dict[str, float]:
    """How likely each level that looks at a move and no further is by these choices."""
    known = [level for level in LEVELS if level.is_quick and (level.is_offered or (level.judgement == LEARNED and game.judgement.expert))]
    scores = [sum(map(math.log, _by_level(game, level, rated))) for level in known]
    return {level.name: share for level, share in zip(known, logit(scores, 1), strict=True)}


def _by_level(game: Game, level: Level, rated: Sequence[Rated]) -> Shares:
    if level.judgement == ANY_MOVE:
        return [1 / each.moves for each in rated]
    if level.judgement == LEARNED:
        return strayed(rated, [logit(each.learned, 0)[each.made] for each in rated])
    return likelihood(rated, level.lapses_in(game))


def likeliest(game: Game, rated: Sequence[Rated]) -> Lapses:
    """The lapses under which these choices are likeliest: for each of some blurs by expectation maximisation (Dempster et al., 1977)."""
    known = [lapses.blur for lapses in lapses_of(game.name).values()]
    low, high = max(1.0, min(known) / 16), max(1.0, max(known)) * 16
    tried = [_with_blur(rated, low * (high / low) ** (step / (BLURS - 1))) for step in range(BLURS)]
    return max(tried, key=lambda each: each[0])[1]


def _with_blur(rated: Sequence[Rated], blur: float) -> tuple[float, Lapses]:
    """The log of the likelihood with this blur, and the lapses that come to it."""
    chances = [[(1 - ASTRAY) * chance for chance in each.chance(blur)] for each in rated]
    astray = [ASTRAY / each.moves for each in rated]
    looks, sees = _shares(BEFORE), _shares(OVERLOOKED_BEFORE)
    wide = len(sees)
    for _ in range(ROUNDS):
        ways = _ways(looks, sees)
        counted = [0.0] * len(ways)
        for row, other in zip(chances, astray, strict=True):
            parts = list(map(mul, row, ways))
            total = sum(parts) + other
            counted = [so_far + part / total for so_far, part in zip(counted, parts, strict=True)]
        looks = _shares([before + sum(counted[wide * look : wide * (look + 1)]) for look, before in enumerate(BEFORE)])
        sees = _shares([before + sum(counted[see::wide]) for see, before in enumerate(OVERLOOKED_BEFORE)])
    glances, forgets = (math.floor(THOUSAND * share) for share in looks[:2])
    has_subtle = any(any(each.subtle) for each in rated)
    lapses = Lapses(glances, forgets, math.floor(THOUSAND * sees[0]) if has_subtle else 0, round(blur))
    held = [*zip(BEFORE, looks, strict=True), *zip(OVERLOOKED_BEFORE, sees, strict=True)]
    return sum(map(math.log, likelihood(rated, lapses))) + sum(before * math.log(share) for before, share in held), lapses


def _shares(counts: Sequence[float]) -> Shares:
    """These counts as shares of their sum."""
    total = sum(counts)
    return [count / total for count in counts]


__all__ = ["Like", "NoOpinion", "Style", "StyleError", "fits", "likeliest", "read_like", "style_fingerprint", "style_of", "styles"]
