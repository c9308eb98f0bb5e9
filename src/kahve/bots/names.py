"""The names of players, each resolved once: a level, a character, a kind before a colon, or a player of somebody's own.

>>> resolved("search:worlds=2").runs_code, resolved("mybots:Careful").runs_code, resolved("nobody")
(False, True, None)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..cards.quoting import MOST_SHOWN, printable
from ..engine.game import Game
from ..engine.installing import require
from ..engine.judgement import ANY_MOVE, CLUB, LEARNED, PLAIN, RECALL
from ..language import Sentence, later, message
from .players.by_mistakes import ERRS, read_by_mistakes
from .players.characters import CHARACTERS, InCharacter
from .players.choosing import Bot
from .players.failures import Guarded
from .players.levels import LEVELS, Level
from .players.own_players import is_own, own_described, own_fingerprint, own_player, registered
from .players.program import Program, fingerprint_of, read_command

BY_NAME: Mapping[str, Level] = {each.name: each for each in LEVELS}


class Named:
    """A player by its name: how it is made, and what is asked of it before it plays."""

    runs_code = False
    """Whether it runs code that does not come with Kahve."""

    def __init__(self, name: str, rest: str) -> None:
        """name: the whole name. rest: what stands behind the colon."""
        self.name, self.rest = name, rest

    def make(self) -> Bot:
        """The player; ValueError says what is wrong with the rest of the name."""
        raise NotImplementedError

    def check(self, player: Any, game: Game, house: Any) -> None:
        """ValueError where the player that was made cannot play this game by these house rules."""

    def fingerprint(self, player: Any) -> str | None:
        """A hash of the file from which the player is read, as it is now; None for a player without a file."""
        return None

    def described(self) -> tuple[str, Sentence | str]:
        """Its title for people, and a sentence about it; ValueError where a program cannot say it."""
        return printable(self.name), later("bots-added-player")


class OfLevel(Named):
    """The built-in player of a level."""

    def make(self) -> Bot:
        """A player that searches, one that looks no further than a move, or one of any move."""
        level = BY_NAME[self.name]
        if level.search is not None:
            from .search.between import Mixed, rung
            from .search.searcher import Searcher

            return Mixed(lambda game: rung(level.name, game), _of_level) if level.is_rung else Searcher(level.search)
        from .players.greedy import Expert, Forgetful, Greedy, MakesMistakes, Plain, SometimesRandom
        from .players.random import Random

        if level.judgement == ANY_MOVE:
            return Random()
        if level.makes_mistakes:
            return MakesMistakes(level.mistakes_in)
        player = {PLAIN: Plain, RECALL: Forgetful, CLUB: Greedy, LEARNED: Expert}[level.judgement]()
        return SometimesRandom(player, level.random_one_in) if level.random_one_in else player

    def described(self) -> tuple[str, Sentence | str]:
        """The title and the sentence of the level."""
        level = BY_NAME[self.name]
        return str(level.title), level.sentence


def _of_level(name: str) -> Bot:
    return OfLevel(name, "").make()


class OfCharacter(Named):
    """A character, which plays like its level and has habits."""

    def make(self) -> Bot:
        """The player of its level with its habits."""
        character = CHARACTERS[self.name]
        level = BY_NAME[character.level]
        if level.is_rung:
            from .search.between import Mixed, rung
            from .search.in_character import SearcherInCharacter

            def like(name: str) -> Bot:
                search = BY_NAME[name].search
                return InCharacter(character, _of_level(name)) if search is None else SearcherInCharacter(character, search)

            return Mixed(lambda game: rung(level.name, game), like)
        if not level.makes_mistakes:
            return InCharacter(character, _of_level(level.name))
        from .players.greedy import MakesMistakes

        return InCharacter(character, MakesMistakes(character.mistakes_in))

    def described(self) -> tuple[str, Sentence | str]:
        """Its name in the language of the context, and what it is known for."""
        return str(CHARACTERS[self.name].title), CHARACTERS[self.name].sentence


class Searching(Named):
    """`search:` and settings of a search."""

    def make(self) -> Bot:
        """A player that searches with these settings."""
        from .players.settings import read_settings
        from .search.searcher import Searcher

        return Searcher(read_settings(self.rest))


class OfNetwork(Named):
    """`net:` and the file of a network."""

    def make(self) -> Bot:
        """A player that plays by the network."""
        require("numpy", "arrays", f"{NET}:{printable(self.rest)}")
        from .players.net import Net

        return Net(Path(self.rest))

    def check(self, player: Any, game: Game, house: Any) -> None:
        """CheckpointError where the network was taught in another game, or by other house rules."""
        player.check(game, house)

    def fingerprint(self, player: Any) -> str | None:
        """A hash of the network."""
        return str(player.fingerprint)


class LikeSomebody(Named):
    """`like:` and a log."""

    def make(self) -> Bot:
        """A player that makes the mistakes of somebody there."""
        from .belief.style import read_like

        return read_like(self.rest)

    def check(self, player: Any, game: Game, house: Any) -> None:
        """StyleError where the log has no match of this game."""
        player.check(game)

    def fingerprint(self, player: Any) -> str | None:
        """A hash of the log."""
        from .belief.style import style_fingerprint

        return style_fingerprint(self.rest)

    def described(self) -> tuple[str, Sentence | str]:
        """The name, and a sentence that names the file."""
        return printable(self.name), later("bots-added-like", file=printable(self.name.rpartition("@")[2].removeprefix(f"{LIKE}:"), None))


class ByNumbers(Named):
    """`errs:`, a game, and the numbers of the player's mistakes there."""

    def make(self) -> Bot:
        """A player with these mistakes."""
        return read_by_mistakes(self.rest)

    def check(self, player: Any, game: Game, house: Any) -> None:
        """ByMistakesError where another game is named."""
        player.check(game)

    def described(self) -> tuple[str, Sentence | str]:
        """What such players are called."""
        return message("bots-errs"), later("bots-errs-says")


class OfProgram(Named):
    """`program:` and a command."""

    runs_code = True

    def make(self) -> Bot:
        """A player that asks the program, and goes on where it fails."""
        command = read_command(self.rest)
        return Guarded(self.name, lambda: Program(command))

    def check(self, player: Any, game: Game, house: Any) -> None:
        """ProgramError where the program does not start, or does not play this game."""
        Program(read_command(self.rest)).check(game, house)

    def fingerprint(self, player: Any) -> str | None:
        """A hash of the program."""
        return fingerprint_of(read_command(self.rest))

    def described(self) -> tuple[str, Sentence | str]:
        """What the program calls itself, else its first word."""
        command = read_command(self.rest)
        return Program(command).introduced() or printable(command.words[0]), later("bots-added-program")


class OfOwn(Named):
    """A player in Python; `rest` is `module:NAME`."""

    runs_code = True

    def make(self) -> Bot:
        """A player whose failures are counted."""
        return own_player(self.name, self.rest)

    def fingerprint(self, player: Any) -> str | None:
        """A hash of the file in which it is written."""
        return own_fingerprint(self.rest)

    def described(self) -> tuple[str, Sentence | str]:
        """What it says of itself."""
        return own_described(self.rest)


class OfStrength(Named):
    """`strength:` and a number of steps on the ladder of a game."""

    def make(self) -> Bot:
        """A player between two levels."""
        from .search.between import Mixed, between, read_strength

        strength = read_strength(self.rest)
        return Mixed(lambda game: between(strength, game), _of_level)

    def described(self) -> tuple[str, Sentence | str]:
        """What such players are called."""
        return message("bots-strength", strength=self.rest), later("bots-strength-says")


SEARCH, NET, LIKE, PROGRAM, STRENGTH = "search", "net", "like", "program", "strength"
KINDS: dict[str, type[Named]] = {
    SEARCH: Searching,
    NET: OfNetwork,
    LIKE: LikeSomebody,
    ERRS: ByNumbers,
    PROGRAM: OfProgram,
    STRENGTH: OfStrength,
}
"""Kinds of players whose name goes on after a colon."""


def resolved(name: str) -> Named | None:
    """The player of this name, which is not made yet; None where there is none."""
    if name in BY_NAME:
        return OfLevel(name, "")
    if name in CHARACTERS:
        return OfCharacter(name, "")
    kind, colon, rest = name.partition(":")
    if colon and kind in KINDS:
        return KINDS[kind](name, rest)
    where = name if is_own(name) else registered().get(name) if name.isprintable() and len(name) <= MOST_SHOWN else None
    return OfOwn(name, where) if where is not None else None


__all__ = ["BY_NAME", "CHARACTERS", "ERRS", "KINDS", "LIKE", "NET", "PROGRAM", "STRENGTH", "Named", "resolved"]
