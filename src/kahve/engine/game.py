"""A game: its rules, its words, its judgement and its screen."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from ..cards.deck import Deck
from ..cards.quoting import quoted
from ..language import Sentence, message
from ..language.spoken import Spoken, stored_value
from ..renamed import old_names
from .house import HouseError, Option, Value, rows_of, settle
from .invariants import Invariant
from .judgement import Habit, Judgement, Rule
from .match_record import NO_SUCH_MOVE, NOT_NOW
from .phrases import Vocabulary
from .plain_screen import PlainScreen
from .record import Layout
from .turns import SingleMoves, Turns, legal_by_asking

View: TypeAlias = Any
"""A `kahve.engine.view.View`. A view knows its game, so this file cannot import it."""
Facts = dict[str, Any]
"""A part of what a screen is told, ready for JSON (docs/protocol.md)."""
Why = Sentence | str | Callable[[Any, Any, int], str]
"""Why a move may not be made: a sentence, a text with {move}, {card} and the game's facts, or what `says(house, t, move)` returns."""


class Feat(NamedTuple):
    """What a turn did, to be told as the best of its deal: the greatest `rank` is the best.

    title: what it is the best of. cards: their codes, the played one last.
    """

    rank: tuple[int, ...]
    title: str
    says: str
    cards: list[str]


class Screen(Protocol):
    """The words and the picture of a game for people, made from views alone: what a seat may not know cannot come out of it.

    names: what each seat is called; show: the table's `pile`, `captured` and `counts` (docs/protocol.md, Setup).
    """

    def faces(self, house: Any) -> tuple[str, Mapping[str, str]]:
        """The deck whose faces the cards have (`kahve.cards.pictures`), and the faces of the cards that a house has changed."""

    def title(self, item: str) -> str:
        """An item of the score sheet as people read it."""

    def shows(self, house: Any, item: str) -> bool:
        """Whether the score sheet has this item by these house rules."""

    def your_turn(self, view: View) -> str:
        """What the seat to move reads: the sentence that it is to move and what is expected, as in "Your turn: play a card."."""

    def turn_of(self, view: View, name: str) -> str:
        """What others read of the seat to move, as in "Ayla is to play."."""

    def more(self, view: View, moves: list[int]) -> Facts:
        """The keys that only this family's scenes have (docs/protocol.md)."""

    def hands(self, view: View) -> list[Facts]:
        """For each seat `hand` and `known`."""

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """The zones of the table with their cards."""

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """For each side `cards`, `points`, `marks` and `taken`."""

    def moves(self, view: View, moves: list[int]) -> list[Facts]:
        """The legal moves of the view's seat, each with its card and what it does."""

    def turn(self, view: View, turn: Sequence[int]) -> Facts | None:
        """A legal turn as `moves` tells one that it lists; None where it is told move by move."""

    def chosen(self, view: View, text: str) -> Facts | None:
        """A card with some of the cards that it takes as one move, where these are chosen one by one; None in any other game.

        Raises ValueError where it cannot take them.
        """

    def refusals(self, view: View, moves: list[int]) -> dict[str, str]:
        """For each card of the hand that none of these moves plays, the sentence that says why."""

    def helps(self, view: View, moves: Sequence[Facts]) -> list[Facts]:
        """What a newcomer may not understand on the table of the seat to move: of each thing `name` and `says`, the nearest first.

        moves: the legal moves, as `moves` tells them.
        """

    def why(self, view: View, turn: Sequence[int]) -> list[Any]:
        """What speaks for a turn of the view's seat, as a `kahve.games.hinting.Reason` each; what the seat cannot know is not told."""

    def happenings(self, view: View, course: Any) -> dict[str, int]:
        """The events of an imagined deal after a turn of the view's seat, each with the rank that belongs to it, or 0.

        course: a `kahve.games.hinting.Course`.
        """

    def clause(self, view: View, clause: Any, other: Any, names: Sequence[str]) -> Any:
        """The reason that a clause (`kahve.games.hinting.Clause`) gives, or None. other: what `named_by` says of the other turn."""

    def named_by(self, view: View, turn: Sequence[int]) -> Any:
        """The card by which a turn can be named among others, as a `kahve.games.hinting.Mention`; None where there is none."""

    def dealt(self, view: View, names: list[str]) -> Facts:
        """The news of the deal just made for the view's seat: `says`."""

    def turn_news(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Facts:
        """The news of a turn for the view's seat: its sentence `says` and the facts that an event carries."""

    def so_far(self, view: View) -> list[int] | None:
        """The points of each side in this deal, by what lies open, while it is played; None where nothing counts before its end."""

    def feat(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Feat | None:
        """How great a capture, a meld or a word this turn was, for the best of a deal; None where it was none."""


@runtime_checkable
class Tallying(Protocol):
    """A screen that counts for the records of a club: `captures` with a bonus in a deal, or the `longest` row eaten."""

    tallies: ClassVar[Literal["captures", "longest"]]

    def tallied(self, before: View, after: View) -> tuple[int, int] | None:
        """A side and its number after a turn, of which the greatest is the record; None where it has none."""


@dataclass(frozen=True)
class Preset:
    """A named set of house rules, as a family or a site plays them."""

    name: str
    title: Sentence | str
    says: Sentence | str
    values: Mapping[str, Value]


def presets_of(messages: str, values: Mapping[str, Mapping[str, Value]]) -> tuple[Preset, ...]:
    """Presets by name whose titles and sentences a catalogue has: `messages` is how the ids begin before the name.

    >>> preset, = presets_of("fishing-preset-pisti", {"two_hand": {"seats": 2}})
    >>> preset.title.id, preset.says.id
    ('fishing-preset-pisti-two-hand', 'fishing-preset-pisti-two-hand-says')
    """
    ids = {name: f"{messages}-{name}".replace("_", "-") for name in values}
    return tuple(Preset(name, Sentence(ids[name]), Sentence(f"{ids[name]}-says"), of_name) for name, of_name in values.items())


@dataclass(frozen=True, eq=False)
class Rules:
    """The record, the house rules and the four functions of a game, with what helps them.

    The four functions are deal(t, house, order), objection(t, house, move), play(t, house, move) and score(t, house).

    - layout: of the record.
    - house: the class of the house rules.
    - deck(house), sides(house): the deck, and how many sides play.
    - reserve(house): cards beside the deck that a deal may bring into play. They lie in a zone that all see until then.
    - move_numbers: moves are numbered below this.
    - items: the names of the columns of the score sheet.
    - legal(t, house, out): writes the legal moves in ascending order and returns their number. It is there for speed; a test holds it
      equal to `objection`.
    - undecided(t): whether the turn goes on that has begun, as where its seat says what a card takes. A count of positions takes it as
      one with what follows. None where each move stands alone.
    - counts(t, house, move): false for a legal move that a count of positions leaves out. It stands for several others, or another order
      of the same turn is counted.
    - could_hold(t, house, seat, card): false when the public course of the play proves that this seat does not hold this card.
    - check(house): raises HouseError where house rules do not go together.
    - invariants: what a record keeps in every play, each as `holds(house, t)`: None, or the sentence that says what is wrong. They are
      asked in their order of a position from outside, after the ranges of the fields and the number of the cards.
    - fixed_points(house): the total of the sheets of one deal, bonuses and unawarded majorities aside.
    - low_wins: whether points are bad, so that the side with the fewest wins.
    - winner_deals: whether a winner of a match deals first in the next one at the same table.
    """

    layout: Layout
    house: type[Any]
    deck: Callable[[Any], Deck]
    sides: Rule
    deal: Rule
    objection: Rule
    play: Rule
    score: Rule
    move_numbers: int
    items: tuple[str, ...]
    reserve: Callable[[Any], tuple[int, ...]] | None = None
    legal: Rule | None = None
    undecided: Rule | None = None
    counts: Rule | None = None
    could_hold: Rule | None = None
    check: Callable[[Any], None] | None = None
    invariants: tuple[Invariant, ...] = ()
    fixed_points: Callable[[Any], int] | None = None
    low_wins: bool = False
    winner_deals: bool = False


@dataclass(frozen=True, eq=False)
class Words:
    """The notation of a game's moves, and the sentences about them.

    - write_move(house, move), read_move(house, text): the notation of one move. CardError or ValueError says why a text cannot be read.
    - name_move(house, move): what a move is about, mostly the name of its card.
    - reasons: for each reason code why a move may not be made. The engine has its own for NOT_NOW and NO_SUCH_MOVE.
    - voids: for each reason the sentence on why a deal is void.
    - facts(house, t): what the texts of `reasons` may speak of besides {move} and {card}. `t` is the record, or the view of the seat to
      move.
    - turns: the turns of the game; None in a game in which every turn is one move.
    - sheet: the short ways to say its house rules, in which families write them down.
    """

    write_move: Callable[[Any, int], str]
    read_move: Callable[[Any, str], int]
    name_move: Callable[[Any, int], str]
    reasons: Mapping[int, Why]
    voids: Mapping[int, Sentence | str] = field(default_factory=dict)
    facts: Callable[[Any, Any], MutableMapping[str, Any]] | None = None
    turns: Turns | None = None
    sheet: Vocabulary = field(default_factory=Vocabulary)


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Game:
    """A game in its parts; everything else is derived from these.

    - name: the name in commands.
    - title: the name as people read it; of a game in a catalogue a noun, with the forms that sentences need.
    - family: the folder of games that it belongs to.
    - summary: one sentence.
    - version: the version of its rules, which a log names.
    - earlier: the versions whose matches still go on here. Of each the house rules that held where nothing was said, and now do not. Where
      a value had another meaning, it is a mapping from the value to what it is called now.
    - also: other names by which people look for it, one a line in each language.
    - near: games that are not here and whose players may like it, one a line.
    - screen: the words and the picture for people at a table; the plain ones of places and cards where a game brings none.
    - made_for: the version of Kahve for which a game of somebody's own was made, as "0.1". An older Kahve refuses it, and one whose first
      number is another.
    - lexicon(house): the name of the word list of a house, in a game that has one. A log names the list, and a table can be asked about
      words.
    """

    name: str
    title: Spoken = Spoken()
    family: str
    summary: Spoken = Spoken()
    version: str
    earlier: Mapping[str, Mapping[str, Value | Mapping[Value, Value]]] = field(default_factory=dict)
    rules: Rules
    words: Words
    judgement: Judgement = field(default_factory=Judgement)
    screen: Screen = field(default_factory=PlainScreen)
    presets: tuple[Preset, ...] = ()
    also: Sentence | str = ""
    near: Sentence | str = ""
    made_for: str = ""
    lexicon: Callable[[Any], str] | None = None

    def changed(self, **parts: Any) -> Game:
        """The same game with other parts; its title stays a noun, as `dataclasses.replace` would not leave it."""
        return Game(**{each.name: vars(self)[each.name] for each in fields(self)} | parts)

    @property
    def noun(self) -> Any:
        """The title as an argument of a message, which may ask for a form of it."""
        return stored_value(self, "title")

    @property
    def other_names(self) -> tuple[str, ...]:
        """The names of `also` in the language of the context."""
        return tuple(str(self.also).splitlines())

    @property
    def neighbours(self) -> tuple[str, ...]:
        """The names of `near` in the language of the context."""
        return tuple(str(self.near).splitlines())

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}, rules {self.version}>"

    @cached_property
    def turns(self) -> Turns:
        """The game's own turns, or those of one move each."""
        rules, words = self.rules, self.words
        if words.turns is not None:
            return words.turns
        legal = rules.legal or legal_by_asking(rules.objection, rules.move_numbers)
        return SingleMoves(words.write_move, words.read_move, legal, rules.move_numbers)

    @property
    def options(self) -> tuple[Option, ...]:
        """The rows of the house rules."""
        return rows_of(self.rules.house)

    def sentence(self, house: Any, code: int, move: int, t: Any) -> str:
        """The sentence for a reason code and the move that it is about; t is the record, or the view of the seat to move."""
        words = self.words
        if code == NOT_NOW and code not in words.reasons:
            return message("engine-no-move-now")
        if code == NO_SUCH_MOVE and code not in words.reasons:
            return message("engine-no-such-move", move=str(move))
        why = words.reasons[code]
        if isinstance(why, Sentence):
            return str(why)
        if not isinstance(why, str):
            return why(house, t, move)
        more: MutableMapping[str, Any] = words.facts(house, t) if words.facts is not None else {}
        try:
            said = {"move": words.write_move(house, move), "card": words.name_move(house, move)}
        except (LookupError, ValueError):
            # Some numbers below that of moves may be none, and have no name.
            return message("engine-no-such-move", move=str(move))
        return why.format_map(ChainMap(said, more))

    def preset(self, name: str) -> Preset:
        """The preset of this name; HouseError lists those there are."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        if not self.presets:
            raise HouseError(message("engine-game-without-presets", game=self.noun, preset=quoted(name)), "preset")
        presets = tuple(preset.name for preset in self.presets)
        raise HouseError(message("engine-no-such-preset", game=self.noun, preset=quoted(name), presets=presets), "preset")

    def settle(self, values: Mapping[str, object], preset: str | None = None) -> Any:
        """The house tuple for these values over a preset's; HouseError names what is wrong and what is allowed."""
        start: dict[str, object] = dict(self.preset(preset).values) if preset else {}
        house = settle(self.rules.house, start | dict(values))
        if self.rules.check:
            self.rules.check(house)
        return house

    def cards(self, house: Any) -> tuple[int, ...]:
        """All cards that lie somewhere at a table: those of the deck, and those that a deal may bring into play."""
        deck = self.rules.deck(house).cards
        return (*deck, *self.rules.reserve(house)) if self.rules.reserve else deck

    def goes_on(self, version: object) -> bool:
        """Whether matches of this version of the rules are played on here."""
        return isinstance(version, str) and (version == self.version or version in self.earlier)

    def settle_as(self, version: object, values: Mapping[str, object]) -> Any:
        """The house tuple for values of a log or a stored table, where what they leave out is as it was in that version."""
        settled = dict(values)
        for name, setting in (self.earlier.get(version, {}) if isinstance(version, str) else {}).items():
            if isinstance(setting, Mapping):
                value = values.get(name, next(option.default for option in self.options if option.name == name))
                settled[name] = setting.get(value, value) if isinstance(value, str | int) else value
            else:
                settled.setdefault(name, setting)
        return self.settle(settled)


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)

__all__ = ["Facts", "Feat", "Game", "Habit", "Judgement", "Preset", "Rule", "Rules", "Screen", "Why", "Words", "presets_of"]
