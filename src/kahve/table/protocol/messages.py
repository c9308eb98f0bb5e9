"""The shape of every message of docs/protocol.md, and their JSON Schema, which is served at /protocol.json.

What comes in is read by the structs of `kahve.table.protocol.protocol`. What goes out are plain dicts, described here as typed ones: a test
compares them with the scenes of every game. `docs/make_messages.py` writes the types of the browser client from the schema.

>>> schema()["$defs"]["Pong"]["properties"]["type"]
{'enum': ['pong']}
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args, get_type_hints

import msgspec

from . import events
from .asks import FROM_BROWSERS
from .club_acts import Role
from .emblems import Emblem
from .protocol import Hello, Pace, Ping, Say, Watch

Value = bool | int | str
House = dict[str, Value]
Verdict = Literal["word", "no_word"]


def _about(says: str) -> msgspec.Meta:
    return msgspec.Meta(description=says)


class OptionValue(TypedDict):
    """A value that a house rule may have, and what it is called."""

    value: Value
    title: str


class Option(TypedDict):
    """A house rule, or the number of seats."""

    name: str
    title: str
    kind: Literal["number", "choice", "yes_no", "text", "row"]
    default: Value
    values: list[OptionValue] | None
    min: NotRequired[Annotated[int, _about("The least number that may be typed, beside the values or without any.")]]
    max: NotRequired[int]
    step: NotRequired[Annotated[int, _about("Of the kind `row`: each of its numbers is `min` plus a multiple of `step`.")]]
    most: NotRequired[Annotated[int, _about("Of the kind `row`, one number a deal: how many there may be, as in `30-60-90-120`.")]]
    keys: NotRequired[
        Annotated[list[str], _about("Of the kind `row`: what may have a number of its own, as in `7:1500`; empty if deals have.")]
    ]
    example: NotRequired[Annotated[str, _about("Of the kind `row`: a row as it is written.")]]
    allows: NotRequired[Annotated[str, _about("Of the kind `text`: what may be written.")]]
    paragraph: str
    chapter: NotRequired[Annotated[str, _about("The chapter of the rulebook in which that is.")]]
    says: str
    touches: Annotated[Literal["deal", "play", "score", "end"], _about("The part of a match to which it belongs.")]
    changes: NotRequired[
        Annotated[str, _about("What it changes in a deal, as it was measured; absent where it changed nothing or was not.")]
    ]


class Preset(TypedDict):
    """House rules that belong together."""

    name: str
    title: str
    says: str
    values: House


class Opponent(TypedDict):
    """A bot that one can play against."""

    name: str
    title: str
    says: str
    face: NotRequired[Annotated[Emblem, _about("Of a character, which plays like a level and has habits; levels have none.")]]


class Seats(TypedDict):
    """How many can play a game."""

    min: int
    max: int
    default: int


class Lying(TypedDict):
    """Cards that lie together on a table."""

    kind: Annotated[Literal["stack", "row", "trick", "melds", "place"], _about("How they lie, as in a zone.")]
    cards: list[str]


class Moment(TypedDict):
    """A moment of play, as the seat to move sees it; cards are named by their faces, as in a rulebook."""

    lying: list[Lying]
    hand: list[str]
    moved: Annotated[list[str], _about("The card that is played now, and those that it takes; empty for another move.")]


class Game(TypedDict):
    """A game of the server."""

    name: str
    title: str
    family: str
    also: Annotated[list[str], _about("Its other names in the language of the reader.")]
    names: Annotated[list[str], _about("All its names in every language: a search finds it by each.")]
    near: Annotated[list[str], _about("The names in every language of games that are not here, and to which it is the nearest.")]
    note: NotRequired[Annotated[str, _about("That it is not translated yet, where the language of the request lacks it.")]]
    summary: str
    seats: Seats
    opponent: NotRequired[Annotated[str, _about("Which opponent is offered first: the strongest of those that are ready at once.")]]
    options: list[Option]
    presets: list[Preset]
    opponents: list[Opponent]
    sides: Annotated[
        dict[str, int], _about("The number of sides by the seats, and by the house rule `teams` where there is one: `4 true`.")
    ]
    moment: Moment
    moves: Annotated[int, _about("The moves of a deal on average, as measured; 0 where they were not.")]


class Door(TypedDict):
    """A game as a country plays it."""

    game: str
    title: Annotated[str, _about("What it is called there.")]
    says: Annotated[str, _about("A sentence about it.")]
    values: Annotated[House, _about("The house rules that differ from the book, and the number of seats.")]


class Country(TypedDict):
    """A country with its games; the first is where a newcomer begins."""

    code: Annotated[str, _about("Of ISO 3166, as in the language tag `ar-EG`.")]
    title: str
    played: Annotated[str, _about('Words for its games, as "as played in Egypt".')]
    languages: Annotated[list[str], _about("Those of its people.")]
    is_usual: Annotated[bool, _about("Whether who reads one of these languages begins here where nothing tells the country.")]
    doors: list[Door]


class GameList(TypedDict):
    """Every game of the server, the games of each country, and what the server offers besides tables with bots."""

    games: list[Game]
    countries: list[Country]
    offers: Annotated[
        list[Literal["friends", "persons", "deals", "clubs", "replayers"]],
        _about("Seats for friends, persons, the tests of all its deals, clubs, the rules with which a page plays a deal again."),
    ]
    bot_names: Annotated[list[str], _about("What bots are called, in this order, as far as nobody at the table has the name.")]


class Rules(TypedDict):
    """A rulebook as a page, and the house rules in it that this table has changed."""

    title: str
    html: str
    changed: list[str]
    language: Annotated[str, _about("The language of the book itself.")]
    note: NotRequired[Annotated[str, _about("That the book is not translated yet, where the language of the request lacks it.")]]


class HouseSet(TypedDict):
    """A set of house rules that was checked."""

    game: str
    called: Annotated[str, _about("The name of the set; empty for none.")]
    house: Annotated[House, _about("What differs from the book.")]
    line: Annotated[str, _about("The same as a line of text, to send or to keep.")]
    says: NotRequired[Annotated[str, _about("Of a family's own rule sheet: what was understood and what was not, in sentences.")]]
    unknown: NotRequired[Annotated[list[str], _about("Of a family's own rule sheet: each word that was not understood.")]]


class Show(TypedDict):
    """What a table shows of what anybody could remember."""

    pile: Literal["top", "full"]
    captured: Literal["none", "own", "all"]
    counts: bool
    hints: NotRequired[
        Annotated[bool, _about("Whether the table gives hints; left out, it does where nobody plays against another person.")]
    ]


class Player(TypedDict):
    """The person or bot for a seat of a new table."""

    kind: Literal["you", "bot", "open"]
    name: NotRequired[Annotated[str, _about("Of an open seat: for whom it is kept.")]]
    bot: NotRequired[str]


class Setup(TypedDict):
    """A table to be made."""

    game: str
    house: House
    players: list[Player]
    show: Show
    customs: NotRequired[Annotated[dict[str, Value], _about("Those that are not as usual.")]]


class Place(TypedDict):
    """A seat that somebody has got, with its key."""

    table: str
    seat: int
    token: str
    link: str


class Sitter(TypedDict):
    """The player of a seat, at a table seen from outside."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    takeable: Annotated[bool, _about("Whether a person may take it; a bot's between two deals.")]
    bot: Annotated[str | None, _about("How a bot plays, by the name in the game's `opponents`.")]
    side: Annotated[int, _about("Which side the seat plays for: seats of one side are partners.")]
    emblem: NotRequired[Annotated[Emblem | None, _about("The emblem of the person or the character who sits here.")]]
    reserved: NotRequired[Annotated[str | None, _about("The name of the person for whom an open seat is kept.")]]


class Customs(TypedDict):
    """What the host of a table settles besides the rules of the game."""

    away: Annotated[int, _about("Seconds without a move after which a person counts as away; 0 for never.")]
    stand_in: Annotated[str, _about("The bot that plays for a person who is away.")]
    talk: Literal["phrases", "free", "none"]
    partner_talk: Annotated[bool, _about("Whether there is talk during a deal at a table with partners.")]
    takeback: bool
    pace: Annotated[Literal["free", "calm", "normal", "quick"], _about("How fast the bots play; `free` where the people there say it.")]
    watch: Annotated[
        Literal["no", "table", "hands"],
        _about("What others may see without a seat: nothing, the table, or besides it the deal before with all hands."),
    ]
    late: Annotated[bool, _about("Whether a friend with the link may take a bot's seat between two deals.")]


class Custom(TypedDict):
    """A custom of a table as a form shows it."""

    name: str
    title: str
    says: str
    default: Value
    values: list[OptionValue]


class CustomList(TypedDict):
    """All that the host of a table settles besides the rules."""

    customs: list[Custom]


class Lobby(TypedDict):
    """A table as whoever has its link may see it."""

    table: str
    game: str
    title: str
    house: House
    players: list[Sitter]
    over: bool
    customs: Customs
    in_deal: bool
    yours: NotRequired[Annotated[int | None, _about("The seat of the person whose device asks, if they have one here.")]]
    direction: Annotated[Literal["clockwise", "counterclockwise"], _about("The way round the table in which turns are taken.")]
    begun: Annotated[bool, _about("Whether the first deal of the match was made: then the seats stand.")]
    closed: NotRequired[Annotated[str | None, _about("Why who asks may take no seat: the table is locked, or they are banned.")]]
    removed: NotRequired[Annotated[str | None, _about("What is told to a person whom the host has removed from this table.")]]


class Invitation(TypedDict):
    """How a friend comes to a table."""

    link: str
    reach: Annotated[str, _about("From where the link opens: `anywhere`, the own `network`, or only `here`.")]
    says: str
    addresses: Annotated[list[str], _about("Other links that open in the own network, or would if the server let it in.")]
    code: Annotated[str | None, _about("The link as a QR code, a picture as a data address; null where the link opens only here.")]


class Stack(TypedDict):
    """A stack of a melding game that has not been picked up."""

    name: str
    count: int
    top: NotRequired[Annotated[str | None, _about("The card on top, where all may see it.")]]


class Seat(TypedDict):
    """A seat and its hand; cards that are not seen are `??`."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    side: int
    connected: bool
    away: Annotated[bool, _about("Whether its person is missed: a bot may stand in, or the seat be opened.")]
    stand_in: Annotated[str | None, _about("The bot that plays for its person.")]
    emblem: NotRequired[Annotated[Emblem | None, _about("The emblem of the person or the character who sits here.")]]
    reserved: NotRequired[Annotated[str | None, _about("The name of the person for whom an open seat is kept.")]]
    hand: list[str]
    known: list[str]
    stack: NotRequired[Annotated[str, _about("Melding games: the stack that the seat plays from.")]]
    unopened: NotRequired[Annotated[list[Stack], _about("Melding games: those that it has not picked up yet.")]]


class Mark(TypedDict):
    """A bonus that lies open."""

    title: str
    points: int
    card: str


class Tally(TypedDict):
    """A count of something, and how a person reads it."""

    name: Literal["trick", "animal", "pepper"]
    count: int
    says: str


class Side(TypedDict):
    """Those who play together, or one alone, and what is theirs."""

    side: int
    seats: list[int]
    name: str
    score: int
    games: int
    cards: int | None
    points: int | None
    marks: list[Mark]
    taken: list[str] | None
    tally: NotRequired[Annotated[list[Tally], _about("Letter games: what is counted in this deal.")]]


class Meld(TypedDict):
    """An open meld: its rank is a rank, or `wild`."""

    rank: str
    title: str
    cards: list[str]
    count: int
    says: str


class Pile(TypedDict):
    """Piles of one rank and kind, squared up: red on top says clean, black says dirty."""

    rank: str
    title: str
    kind: str
    count: int
    top: str
    says: str


class Zone(TypedDict):
    """A place on the table with its cards."""

    name: str
    title: str
    kind: str
    count: int
    cards: list[str]
    under: NotRequired[int]
    says: str
    side: NotRequired[Annotated[int, _about("Of the kind `melds`: the side that has laid what lies there.")]]
    seat: NotRequired[Annotated[int, _about("Games of no family: the seat whose cards these are.")]]
    seats: NotRequired[list[int]]
    melds: NotRequired[list[Meld]]
    piles: NotRequired[list[Pile]]
    red_threes: NotRequired[int]
    down: NotRequired[bool]


class Move(TypedDict):
    """A move that is legal now, and what it does."""

    move: str
    card: str | None
    says: str
    takes: NotRequired[int]
    bonus: NotRequired[int]
    taken: NotRequired[list[str]]
    open: NotRequired[Annotated[list[str], _about("Floor games: the cards that may be chosen as well; they are chosen one by one.")]]
    do: NotRequired[Annotated[str, _about("Melding games: what is done, with which cards of the hand, and to which meld.")]]
    cards: NotRequired[list[str]]
    to: NotRequired[Annotated[str | int | None, _about("A meld; in letter games the seat that would take the trick.")]]
    part: NotRequired[Annotated[bool, _about("The beginning of a turn, which is refused by itself.")]]
    word: NotRequired[Annotated[str, _about("Letter games: the word that is claimed.")]]
    way: NotRequired[Annotated[str, _about("Soup: how the card is played.")]]
    other: NotRequired[Annotated[int | None, _about("Soup: whom it is said to.")]]


class Change(TypedDict):
    """Points that a side gets or loses; side -1 is whoever has the word checked, where that is not known yet."""

    side: int
    change: int


class Stake(TypedDict):
    """What a verdict would come to: who takes the trick or eats the soup, and whose points change."""

    to: int | None
    points: list[Change]


class Stakes(TypedDict):
    """The same for each verdict of the word list."""

    word: Stake
    no_word: Stake


class Claim(TypedDict):
    """A word that is claimed of a trick, and what has become of it."""

    word: str
    cards: list[str]
    by: int | None
    to: int | None
    open: bool
    verdict: Verdict | None
    stakes: Stakes | None


class LettersTold(TypedDict):
    """What the scene of a letter game has besides what all have."""

    stage: str
    icons: dict[str, int]
    alphabet: Annotated[Literal["en", "tr"], _about("The alphabet of the letters on the cards.")]
    special: Annotated[dict[str, str], _about("The animals that bring points of their own, by their cards.")]
    pass_to: int | None
    low_wins: bool
    checks: bool
    sitters: NotRequired[Annotated[list[int], _about("Games of tricks, with what follows.")]]
    controls: NotRequired[int | None]
    ruling: NotRequired[str | None]
    not_loose: NotRequired[list[str]]
    tricks: NotRequired[int]
    claims: NotRequired[str | None]
    claim: NotRequired[Claim | None]
    claiming: NotRequired[Annotated[list[Stakes], _about("What a check of each claim that may be made now would come to.")]]
    soup: NotRequired[Annotated[str, _about("Soup, with what follows.")]]
    ends: NotRequired[Literal["right", "both"]]
    stakes: NotRequired[Stakes | None]
    reasons: NotRequired[dict[str, dict[str, str]]]


class Checked(TypedDict):
    """A word that the list has decided about."""

    word: str
    verdict: Verdict


class LookedUp(TypedDict):
    """What the word list answers when it is asked about a word."""

    word: str
    is_word: bool
    list: str
    says: str


class Need(TypedDict):
    """How far the first meld is."""

    have: int
    of: int
    says: str


class QuotaItem(TypedDict):
    """Piles of one kind: how many there are, and how many are needed."""

    name: str
    have: int
    of: int


class Quota(TypedDict):
    """The piles that a side needs before one of it may go out."""

    side: int
    says: str
    items: list[QuotaItem]


class Draft(TypedDict):
    """Moves that have been tried and not made: only in the scene that answers a try."""

    move: str
    moves: list[str]
    whole: bool


class Rubber(TypedDict):
    """How many games win the match, and to how many points a game is."""

    to: int
    target: int


class SheetItem(TypedDict):
    """A row of the score sheet."""

    name: str
    title: str


class SheetRow(TypedDict):
    """What a side has in each row of the score sheet."""

    side: int
    values: list[int]


class Sheet(TypedDict):
    """The score sheet of a deal."""

    items: list[SheetItem]
    rows: list[SheetRow]


class Counted(TypedDict):
    """A deal of the match as it was counted."""

    deal: int
    totals: list[int]
    scores: list[int]


class Proposal(TypedDict):
    """A proposal: what, by which seat, who has agreed, and whose answer is missing; n: the number by which an answer names it."""

    n: int
    what: Literal["end", "again", "takeback", "seats", "draw", "rotate"]
    by: int
    agreed: list[int]
    waits: list[int]
    says: str


class Origin(TypedDict):
    """The deal and the number of moves after which a table goes on with a match that was played before."""

    deal: int
    move: int
    says: str


class EarlyShare(TypedDict):
    """What is known of a seat's part in the chance of a deal before that is over."""

    seat: int
    by: Annotated[Literal["device", "house"], _about("The source of the value: the device of a person, or the server for a bot.")]
    commitment: str


class EarlyProof(TypedDict):
    """What is known of the chance of a deal before that is over."""

    deal: Annotated[int, _about("The deal in its match; void deals after it come from the same chance.")]
    attempt: Annotated[int, _about("The exchange for this deal, from 1: those before were broken off.")]
    scheme: Annotated[int, _about("How the deal is made of all this (docs/orders.md).")]
    commitment: Annotated[str, _about("The digest of the secret of the server.")]
    shares: list[EarlyShare]
    left_out: Annotated[list[int], _about("The seats whose devices were silent.")]


class Mixing(EarlyProof):
    """The exchange that goes on before a deal."""

    name: Annotated[str, _about("The deal by its name: `2.3` is the third deal of the second match.")]
    step: Annotated[Literal["commit", "share"], _about("Whether devices commit to their values, or tell them.")]
    asked: Annotated[list[int], _about("The seats whose devices take part.")]
    awaited: Annotated[list[int], _about("Those of them that are waited for now.")]


class DealNow(TypedDict):
    """Which deal the scene shows, from which chance it was dealt, and after how many of its moves it is shown."""

    name: Annotated[str, _about("The deal by its name: `2.3` is the third deal of the second match.")]
    commitment: Annotated[str | None, _about("The commitment of the server to the chance of this deal; null for one without a proof.")]
    moves: Annotated[int, _about("How many moves of this deal have been made and not taken back.")]


class Help(TypedDict):
    """A thing on the table that a newcomer may not understand, and what it is."""

    name: Annotated[str, _about("Of the thing, the same at all tables of the game.")]
    says: str


class Banned(TypedDict):
    """A person who may not come back to a table; `id` names the ban."""

    id: str
    name: str


class Clock(TypedDict):
    """How long the person in turn may still take before they count as away."""

    seat: int
    seconds: Annotated[int, _about("How long a move may take at this table.")]
    left: Annotated[float, _about("The seconds that are left now.")]


class Scene(TypedDict):
    """The whole table as one seat may see it."""

    game: str
    title: str
    family: str
    seat: int
    you: Annotated[int | None, _about("The seat that the sentences call “you”; null in a replay, and for a spectator.")]
    phase: Literal["play", "deal", "over"]
    deal: int
    dealer: int
    turn: int
    direction: Literal["clockwise", "counterclockwise"]
    target: int
    length: Annotated[str, _about('How long the match is, in words: "to 151 points", "4 deals".')]
    rubber: Rubber | None
    line: str
    last: str
    seats: list[Seat]
    sides: list[Side]
    zones: list[Zone]
    moves: list[Move]
    refusals: dict[str, str]
    helps: list[Help]
    reasons: NotRequired[Annotated[dict[str, str], _about("Melding games: why an act is not possible now, by its name.")]]
    need: NotRequired[Need | None]
    quota: NotRequired[list[Quota] | None]
    draft: Draft | None
    letters: NotRequired[LettersTold]
    sheet: Sheet | None
    scores: list[int]
    winners: list[int]
    history: list[Counted]
    show: Show
    house: House
    can: list[str]
    may: Annotated[list[str], _about("Which acts of people make sense now.")]
    host: int | None
    customs: Customs
    locked: Annotated[bool, _about("Whether nobody new may sit down.")]
    watchers: int
    clock: Annotated[Clock | None, _about("The time of whoever is to move; null where no person is, or the table sets no time.")]
    proposal: Proposal | None
    banned: Annotated[list[Banned], _about("Whom the host of the table may let back in; for the host alone.")]
    ended: Annotated[bool, _about("Whether the match was ended early.")]
    mixing: Annotated[Mixing | None, _about("The exchange before the next deal, while it goes on.")]
    broken_off: Annotated[int, _about("How many exchanges at this table came to no deal.")]
    match: Annotated[int, _about("The number of the match at this table, from 1.")]
    former: Annotated[str | None, _about("What the match before came to, in a sentence.")]
    matches_won: Annotated[list[int], _about("By seat, of the matches at this table with the same players; empty before one is over.")]
    dealt: Annotated[DealNow | None, _about("The deal that is shown; null before the first one.")]
    origin: Annotated[Origin | None, _about("Where the match came from, if it goes on with one that was played before.")]
    common: NotRequired[Annotated[str, _about("The name of the deals, where other tables have the same, as `day 2026-11-28 pisti`.")]]


class Sweep(TypedDict):
    """Cards left on the table that went to the player who took last."""

    seat: int
    cards: int


class TableEvent(TypedDict):
    """Something that has happened, and the table after it as this seat may see it; `kind` says what, and which other fields there are."""

    type: Literal["event"]
    n: int
    says: Annotated[str, _about("The sentence for the list of what happened and for a screen reader.")]
    scene: Scene


class DealEvent(TableEvent):
    """Cards were dealt."""

    kind: Literal["deal"]
    deal: Annotated[int, _about("The number of the deal in the match.")]
    dealer: int
    void: NotRequired[Annotated[str, _about("Why the deal is void and will be dealt again; absent for others.")]]
    proof: NotRequired[Annotated[EarlyProof, _about("What is known of its chance; absent for a void deal.")]]


class MoveEvent(TableEvent):
    """A seat made a move."""

    kind: Literal["move"]
    seat: int
    move: Annotated[str, _about("The whole turn, in the notation of the game.")]
    card: NotRequired[Annotated[str | None, _about("The card played; null for a move without one.")]]
    takes: NotRequired[Annotated[int, _about("How many cards it took, with the card played; 0 for none.")]]
    taken: NotRequired[
        Annotated[list[str], _about("The cards taken that lay face up: from bottom to top, or in their order on the floor.")]
    ]
    by: NotRequired[Annotated[int | None, _about("The seat whose side has the taken cards.")]]
    bonus: NotRequired[Annotated[int, _about("The points of a bonus.")]]
    batch: NotRequired[Annotated[bool, _about("Whether new cards were dealt.")]]
    sweep: NotRequired[Annotated[Sweep | None, _about("The cards left on the table at the end of a deal, and the seat that got them.")]]
    deal_over: NotRequired[Annotated[bool, _about("Whether the deal is over.")]]
    cards: NotRequired[Annotated[list[str], _about("Melding games: the cards that went from the hand to the table or the pile.")]]
    do: NotRequired[Annotated[list[str], _about("Melding games: what was done, in order, by the names in `moves`.")]]
    checked: NotRequired[Annotated[Checked | None, _about("Letter games: the word that the list has decided about.")]]


class MatchEvent(TableEvent):
    """The match is over."""

    kind: Literal["match"]
    winners: Annotated[list[int], _about("The sides that have won it.")]


def _sent_type(event: type[events.Event]) -> Any:
    """The type of an event as everybody at the table hears it: what is stored of it, without the fields that are not told."""
    info = msgspec.structs.fields(event)
    hints: dict[str, Any] = {**get_type_hints(event), "customs": Customs}
    fields = {part.name: hints[part.name] if part.required else NotRequired[hints[part.name]] for part in info}
    head = get_type_hints(TableEvent, include_extras=True) | {"kind": Literal[event.__struct_config__.tag]}
    shown = {name: kind for name, kind in fields.items() if name not in events.untold(event)}
    event_type = TypedDict(f"{event.__name__}Event", head | shown)  # type: ignore[misc]
    event_type.__doc__ = (event.__doc__ or "").partition("\n")[0]
    return event_type


EVENTS: dict[str, Any] = {
    "deal": DealEvent,
    "move": MoveEvent,
    "match": MatchEvent,
    **{event.__struct_config__.tag: _sent_type(event) for event in (*get_args(events.AboutPeople), *get_args(events.OfExchange))},
}
"""What a browser may hear of events, by kind."""


class Welcome(TypedDict):
    """A seat is taken: with the whole table, or with what was missed."""

    type: Literal["welcome"]
    table: str
    seat: int
    last: int
    scene: NotRequired[Scene]
    events: NotRequired[list[TableEvent]]


class Refused(TypedDict):
    """An ask or a hello that is not carried out."""

    type: Literal["refused"]
    id: str | None
    code: str
    says: str
    last: NotRequired[int]


class Done(TypedDict):
    """An ask that was carried out, and the number of its last event."""

    type: Literal["done"]
    id: str
    n: int


class Tried(TypedDict):
    """The table as it would be after moves that were tried."""

    type: Literal["tried"]
    id: str
    scene: Scene


class Replaced(TypedDict):
    """Another window has got the seat."""

    type: Literal["replaced"]
    says: str


class Presence(TypedDict):
    """The seats of the bots and of the people who are there now, those that are away, and how many watch."""

    type: Literal["presence"]
    connected: list[int]
    away: list[int]
    watchers: int


class Said(TypedDict):
    """What somebody said has been told to all."""

    type: Literal["said"]
    id: str


class Paced(TypedDict):
    """A wish for a pace was heard, and which pace counts now."""

    type: Literal["paced"]
    id: str
    pace: Literal["calm", "normal", "quick"]


class Talk(TypedDict):
    """What somebody at the table says: a phrase or a reaction of the list, or a text."""

    type: Literal["talk"]
    seat: int
    phrase: int | None
    reaction: str | None
    says: str


class Unseated(TypedDict):
    """The seat is somebody else's, or open."""

    type: Literal["unseated"]
    says: str


class Phrases(TypedDict):
    """What may be said by number, and how long a text may be."""

    phrases: list[str]
    reactions: list[str]
    longest: int


class Waiting(TypedDict):
    """What the table waits for besides somebody's turn; null when it has stopped waiting."""

    type: Literal["waiting"]
    says: str | None


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    id: str


class Device(TypedDict):
    """A device that speaks for a person."""

    id: str
    label: Annotated[str, _about("What it is called in a list, such as `Firefox on Linux`.")]
    since: Annotated[float, _about("Seconds since 1970, like every time here.")]
    seen: float
    this: Annotated[bool, _about("Whether it is the device that asks.")]


class Passkey(TypedDict):
    """A passkey that a person has added."""

    id: str
    label: Annotated[str, _about("The device with which it was made.")]
    address: Annotated[str, _about("The address of the server at which it opens.")]
    since: float


class Me(TypedDict):
    """What the server knows of the person whose device asks."""

    name: str
    emblem: Emblem
    since: float
    devices: list[Device]
    passkeys: list[Passkey]


class NewKey(TypedDict):
    """The key of a device that speaks for this person from now on."""

    key: str
    me: Me


class DeviceCode(TypedDict):
    """The code that brings in another device."""

    code: str
    seconds: Annotated[int, _about("How long it works.")]
    link: Annotated[str, _about("A link with the code behind its #, which is sent to no server.")]
    reach: Annotated[str, _about("From where the link opens: `anywhere`, the own `network`, or only `here`.")]
    picture: Annotated[str | None, _about("The link as a QR code; null where it opens only here.")]


class MyPlayer(TypedDict):
    """The player of a seat, at a table in a list of tables."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    emblem: Emblem | None


class MyTable(TypedDict):
    """A table at which the person sits."""

    table: str
    link: str
    game: str
    title: str
    seat: int
    since: Annotated[float, _about("When the person sat down.")]
    at: Annotated[float, _about("When something last happened there.")]
    over: bool
    yours: Annotated[bool, _about("Whether the table waits for this person.")]
    damaged: Annotated[bool, _about("Whether its record cannot be read; then it has no players.")]
    says: str
    players: list[MyPlayer]


class MyTables(TypedDict):
    """Every table of a person: those that wait for them first, then those that go on, then those that are over."""

    tables: list[MyTable]


class DayPlay(TypedDict):
    """A play of a deal of the day: the first one counts, and later ones are practice."""

    day: str
    game: str
    table: str
    link: str
    seat: int
    over: bool
    points: Annotated[float | None, _about("Points more than the others made on average; null until the deal is over.")]


class DayGame(TypedDict):
    """A game that has a deal of the day."""

    game: str
    title: str


class Days(TypedDict):
    """The deals of the day that can be played, and what the person who asks has played of them."""

    today: Annotated[str, _about("The date in universal time.")]
    next_in: Annotated[int, _about("Seconds until the next day.")]
    days: Annotated[list[str], _about("The dates whose deals are kept, the latest first.")]
    clock: Annotated[Literal["server", "device"], _about("Whose clock names the day.")]
    others: Annotated[str, _about("The title of the level of all other players.")]
    games: list[DayGame]
    plays: list[DayPlay]


class LevelPlays(TypedDict):
    """What a level makes of a deal: the points that a tenth, half and nine tenths of its plays do not exceed."""

    level: str
    title: str
    plays: int
    low: float
    middle: float
    high: float
    below: Annotated[int, _about("How many of its plays brought fewer points than one's own.")]
    same: int


class DayMember(TypedDict):
    """What a member of one's club made of a deal of the day."""

    name: str
    emblem: Emblem
    points: float
    you: bool


class DayClub(TypedDict):
    """The members of a club who have played a deal of the day, the best first."""

    club: str
    name: str
    members: list[DayMember]


class DaySide(TypedDict):
    """The points of a side in a deal of the day."""

    name: str
    points: int
    you: bool


class DayResult(TypedDict):
    """What somebody made of a deal of the day, beside the levels and their clubs."""

    day: str
    game: str
    title: str
    points: Annotated[float, _about("Points more than the others made on average.")]
    sides: list[DaySide]
    counts: Annotated[bool, _about("Whether this was the first play; later ones are practice.")]
    others: str
    ready: Annotated[bool, _about("Whether all levels have played.")]
    says: str
    levels: list[LevelPlays]
    clubs: list[DayClub]
    solution: Annotated[bool, _about("Whether the day is over, so that the best line can be asked for.")]


class HistoryGame(TypedDict):
    """What a person has made of a game in the matches that ended."""

    name: str
    title: str
    matches: Annotated[int, _about("Without the deals of the day.")]
    won: int
    deals: int
    margin: Annotated[float, _about("Points a deal more than the others made on average.")]
    error: Annotated[float | None, _about("Half of its 95% interval; null after one deal.")]
    days: Annotated[int, _about("The deals of the day that were played, each counted once.")]
    day_margin: Annotated[float, _about("The same points of the deals of the day; 0 where there are none.")]
    reviewed: Annotated[int, _about("How many of the deals were reviewed.")]
    play: Annotated[ClubMargin | None, _about("Of the reviewed deals, the points that were play; null where there are none.")]
    luck: Annotated[ClubMargin | None, _about("The points that were luck.")]
    curve: Annotated[list[float], _about("The sum of the points by which the person was ahead, after each of the latest matches.")]
    beaten: Annotated[list[str], _about("The titles of the levels of bots that were beaten.")]


class HistorySide(TypedDict):
    """A side of a match in a history."""

    names: list[str]
    points: int
    won: bool
    you: bool


class HistoryMatch(TypedDict):
    """A match in a history."""

    table: str
    link: Annotated[str, _about("The replay of its first deal.")]
    game: str
    title: str
    at: float
    day: Annotated[bool, _about("Whether it is a deal of the day.")]
    deals: int
    sides: list[HistorySide]


class History(TypedDict):
    """The matches of a person that ended."""

    unread: Annotated[bool, _about("Whether further tables have still to be read: ask again.")]
    count: int
    games: list[HistoryGame]
    matches: Annotated[list[HistoryMatch], _about("The latest, the last one first.")]


class DoneOverHttp(TypedDict):
    """A request that was carried out and has nothing to tell."""

    done: bool


class Worth(TypedDict):
    """One move in words, the cards of the hand that it uses, and its worth in points: null where it was not looked at."""

    move: str
    says: str
    cards: list[str]
    worth: float | None
    error: Annotated[float | None, _about("Half of the 95% interval; 0 where everything was worked out.")]
    level: Annotated[bool, _about("Whether no difference to the best move, which is another, can be told.")]


class CardMark(TypedDict):
    """A card of which a reason speaks, and what it is there, such as one that is still out."""

    card: str
    name: Annotated[str, _about("The card in words.")]
    role: Annotated[str, _about("taken, safe, kept, out, held, counts, highest, word or other: the card that another turn plays.")]
    seat: Annotated[int | None, _about("Which may hold it, where that is one seat alone.")]
    says: Annotated[str, _about("The role in words.")]


class Reason(TypedDict):
    """A whole sentence on what speaks for a move, and the cards of which it speaks."""

    says: str
    marks: list[CardMark]


class Hint(TypedDict):
    """What the strongest player would do in one's place, and what each move is worth, best first."""

    ready: bool
    last: int
    says: Annotated[str, _about("The move, why it is good, and by how many points, in sentences.")]
    why: Annotated[list[Reason], _about("The reasons alone.")]
    move: str
    cards: list[str]
    sure: Annotated[bool, _about("Whether everything was worked out.")]
    level: Annotated[int, _about("How many other moves may be as good.")]
    left_out: Annotated[int, _about("How many further moves are not told: none of them is better than those that are.")]
    worths: list[Worth]


class StyleLevel(TypedDict):
    """A level, and how likely somebody's choices make it."""

    name: str
    title: str
    share: Annotated[float, _about("From 0 to 1; all levels together have 1.")]


class StyleHabit(TypedDict):
    """A kind of move that somebody makes clearly more often, or clearly less often, than a club player."""

    name: str
    says: str
    made: Annotated[int, _about("How often such a move was made.")]
    club: Annotated[float, _about("How often a club player would have made one.")]
    choices: Annotated[int, _about("How often there was such a move, and another one.")]


class Style(TypedDict):
    """What the strongest player thinks of how somebody plays."""

    ready: bool
    last: int
    says: Annotated[str, _about("The level that fits best and the habits, in sentences; or that it is too early to tell.")]
    fit: Annotated[str, _about("The sentence on the level alone.")]
    choices: Annotated[int, _about("How many choices were looked at.")]
    clear: Annotated[bool, _about("Whether one level can be told from the others.")]
    levels: Annotated[list[StyleLevel], _about("The likeliest first.")]
    habits: Annotated[list[StyleHabit], _about("The clearest first.")]
    bot: Annotated[str | None, _about("A player who makes these mistakes, for a new table; null after too few choices.")]
    strength: Annotated[float | None, _about("The level in steps on the game's ladder, from 1; null where none can be told.")]


class Decision(TypedDict):
    """A decision of a reviewed deal: the move that was made, the best move, and the worth of each move, best first."""

    turn: int
    seat: int
    made: Worth
    best: Worth
    why: Annotated[list[Reason], _about("What speaks for the best move.")]
    club: Annotated[str, _about("What a club player would have played, in a sentence; empty where no points were given away.")]
    habit: Annotated[str, _about("Why a character played so, where a habit led it away from a club player's move; else empty.")]
    given: Annotated[float, _about("Points given away: 0 where the two cannot be told apart.")]
    error: float
    worths: list[Worth]
    hand: list[str]
    zones: list[Zone]


class SideCount(TypedDict):
    """What a side made of a deal, in points more than the others: result = play + luck, luck = cards + fall."""

    side: int
    result: float
    given: float
    play: float
    play_error: float
    luck: float
    cards: float
    cards_error: float
    fall: float


class Given(TypedDict):
    """The points that a seat gave away in a deal, and what stands out in words."""

    seat: int
    given: float
    says: Annotated[str, _about("Its best move, its costliest mistake and its luck, in sentences.")]


class Review(TypedDict):
    """A deal that was looked through."""

    ready: bool
    deal: int
    seats: list[Given]
    sides: list[SideCount]
    decisions: list[Decision]
    left_out: Annotated[int, _about("The number of decisions that were not analysed in time.")]


class NotReady(TypedDict):
    """An answer that is still being worked on: for what one waits, what is to be said meanwhile, and how far it is."""

    ready: bool
    state: Literal["compiling", "loading", "thinking", "waiting"]
    says: str
    done: NotRequired[int]
    of: NotRequired[int | None]


class FinishedDeal(TypedDict):
    """A deal that is over and can be looked at, by its name: `2.3` is the third deal of the second match."""

    deal: str
    number: int
    moves: int
    totals: list[int]
    scores: list[int]


class MatchPlayed(TypedDict):
    """A match with its deals that are over."""

    match: int
    game: str
    title: str
    family: str
    players: list[str]
    going_on: bool
    deals: list[FinishedDeal]


class Deals(TypedDict):
    """The matches at a table or in a log."""

    matches: list[MatchPlayed]


class OpenedLog(TypedDict):
    """A log that was opened: the name under which it is kept, the page of its deals, and the deals."""

    replay: str
    link: str
    matches: list[MatchPlayed]


Replay = TypedDict(
    "Replay",
    {
        "deal": str,
        "game": str,
        "title": str,
        "players": list[str],
        "seat": int,
        "hands": Literal["own", "all"],
        "moves": Annotated[int, _about("How many moves the deal has.")],
        "from": Annotated[int, _about("The number of the first step that is sent.")],
        "steps": Annotated[list[TableEvent], _about("Step 0 is the deal, step n the n-th move; `n` is its number.")],
    },
)
"""A part of a deal that is over, as it was seen from a seat or with all hands open."""


class ShareTold(TypedDict):
    """A seat's part in the chance of a deal; `value` is null until the deal is over."""

    seat: int
    by: Literal["device", "house"]
    commitment: str
    value: str | None


class Proof(TypedDict):
    """From what the cards of a deal were made; while it is played without `secret`, values, `pack` and `orders`."""

    name: Annotated[str, _about("The deal by its name: `2.3` is the third deal of the second match.")]
    number: int
    players: list[str]
    deal: Annotated[int, _about("The first deal that comes from this chance: those before `number` were void.")]
    attempt: int
    scheme: int
    commitment: str
    secret: str | None
    shares: list[ShareTold]
    left_out: list[int]
    pack: Annotated[str, _about("The cards in ascending order, from which the construction begins.")]
    orders: Annotated[list[str], _about("The orders of the deals from `deal` to `number`.")]
    broken_off: Annotated[int, _about("How many exchanges at this table came to no deal.")]


class TurnInNumbers(TypedDict):
    """A turn of a deal that is over: its seat, and the numbers of its moves by the rules of the game."""

    seat: int
    numbers: list[int]


class DealCourse(TypedDict):
    """A deal that is over in numbers, for whoever plays it again from its order by the rules of the game."""

    game: str
    house: Annotated[list[str], _about("The house rules as whole numbers of up to 63 bits, in the order of their rows.")]
    start: Annotated[str, _about("The record before the deal in hexadecimal digits, with no card in it.")]
    moves: Annotated[str, _about("The moves as the log has them.")]
    turns: list[TurnInNumbers]


class MomentOfDeal(TypedDict):
    """A moment of a finished deal."""

    move: Annotated[int, _about("The number of the move; 0 for the deal itself.")]
    says: str


class TurnOfDeal(MomentOfDeal):
    """The move from which on the winner of a deal was ahead."""

    side: Annotated[int, _about("The winner.")]


class BestOfDeal(MomentOfDeal):
    """The best capture, the longest meld or the longest word of a deal."""

    title: str
    cards: list[str]


class DealStory(TypedDict):
    """What decided a deal that is over, as its log has it."""

    moves: int
    result: Annotated[str, _about("The winner of the deal, and by how much it won.")]
    match: Annotated[str, _about("How the match stood then, or from which deal on its winner led; may be empty.")]
    turned: Annotated[TurnOfDeal | None, _about("Null where the deal ended level.")]
    best: BestOfDeal | None
    standings: Annotated[
        list[list[int]],
        _about("The points of each side, by what lies open, after each move; empty where only the end counts."),
    ]


class Chance(TypedDict):
    """A chi-square test of the deals with one pack."""

    name: Literal["first", "last", "quarter", "hand"]
    says: Annotated[str, _about("What was counted.")]
    statistic: float
    freedom: Annotated[int, _about("The degrees of freedom.")]
    p: Annotated[float, _about("How often fair shuffles come out at least as uneven.")]


class PackChances(TypedDict):
    """The deals with one pack, and what was tested of them; `tests` is empty where they are too few."""

    cards: int
    faces: int
    games: list[str]
    deals: int
    tests: list[Chance]


class Chances(TypedDict):
    """Whether the deals that this server has made look like chance."""

    deals: int
    at: Annotated[float, _about("When they were counted, in seconds since 1970.")]
    whole: Annotated[bool, _about("Whether all finished deals of the server were counted, or only the latest.")]
    says: Annotated[str, _about("How to read it.")]
    packs: list[PackChances]


class WhatIf(TypedDict):
    """Going on from a deal that is over, after `move` moves, in the seat that was to play."""

    move: int
    seat: int
    name: NotRequired[str]
    bot: NotRequired[Annotated[str, _about("The bot on all other seats; by default the bots of that match, or the usual one.")]]


class LessonTitle(TypedDict):
    """A lesson in the list of its game."""

    number: int
    title: str
    moment: Moment


class LastMatch(TypedDict):
    """The short match at the end of the lessons; the learner has the seat of the kind `you`."""

    says: str
    setup: dict[str, Any]


class Course(TypedDict):
    """The lessons of a game, and the match at their end."""

    game: str
    title: str
    family: str
    lessons: list[LessonTitle]
    match: LastMatch


class Lesson(TypedDict):
    """A lesson: what is said before the move, the paragraph that it is about as HTML, and the table as its seat sees it."""

    number: int
    title: str
    says: str
    rule: Annotated[str, _about("The number of the paragraph.")]
    paragraph: str
    seat: int
    scene: Scene


class LessonAnswer(TypedDict):
    """What the teacher says to a move, and the event that it is where it is right."""

    right: bool
    says: str
    event: TableEvent | None


class LessonTried(TypedDict):
    """The table as it would be after moves that were tried."""

    scene: Scene


class PuzzleOfList(TypedDict):
    """A puzzle in the list of its game."""

    number: int
    grade: Literal["easy", "fair", "hard"]
    kind: Annotated[str, _about("The kind of mistake that it is about, as in `Slip`.")]


class PuzzleGame(TypedDict):
    """The puzzles of a game."""

    game: str
    title: str
    family: str
    moment: Moment
    asks: str
    puzzles: Annotated[list[PuzzleOfList], _about("The easiest first.")]


class PuzzleOfDay(TypedDict):
    """The puzzle of the day."""

    game: str
    title: str
    number: int


class PuzzleList(TypedDict):
    """All puzzles by game, and the one of the day."""

    day: Annotated[str, _about("The day in UTC, as in 2026-01-31.")]
    daily: PuzzleOfDay
    games: list[PuzzleGame]


class Puzzle(TypedDict):
    """A puzzle: the question, how hard it is, and the table as its seat sees it."""

    game: str
    title: str
    number: int
    of: Annotated[int, _about("How many puzzles the game has.")]
    grade: Literal["easy", "fair", "hard"]
    hard: Annotated[str, _about("What is hard about it in words, and how people did here.")]
    says: str
    seat: int
    scene: Scene


class PuzzleAnswer(TypedDict):
    """What is said to a move of a puzzle, with its event where it is made."""

    right: Annotated[bool | None, _about("Null where the turn is not over yet.")]
    says: str
    why: Annotated[list[Reason], _about("The reasons in `says`, where the turn is right.")]
    then: Annotated[list[str], _about("How the deal goes on behind the winning turn, a sentence a turn.")]
    event: TableEvent | None


class PuzzleSolution(TypedDict):
    """The winning turn, why it wins, and how the deal goes on."""

    move: str
    says: str
    why: list[Reason]
    then: list[str]
    event: TableEvent


class Slip(TypedDict):
    """A mistake of one's own in a deal that was reviewed."""

    turn: Annotated[int | None, _about("The turn whose position can be tried again; null in the middle of a turn.")]
    kind: Annotated[str, _about("A habit of the game in which the best move and this one differ; `choice` for none.")]
    title: Annotated[str, _about("The kind in words.")]
    given: Annotated[float, _about("The points given away.")]


class DrilledDeal(TypedDict):
    """What one gave away in a deal that was reviewed."""

    deal: Annotated[str, _about("The match and the deal, as in 1.3.")]
    decisions: int
    given: float
    slips: list[Slip]


class Drill(TypedDict):
    """One's own mistakes at a table or in a log, from the reviews that were worked out."""

    game: str
    title: str
    deals: list[DrilledDeal]
    waiting: Annotated[list[str], _about("Deals that are over and not reviewed yet.")]


class PushSigner(TypedDict):
    """With which key the server signs what it pushes to devices."""

    key: Annotated[str | None, _about("The public key in base64url; null for a server that pushes nothing.")]


class ClubShort(TypedDict):
    """A club in a list, or at its door; role: one's own, null for somebody who is not a member."""

    club: str
    name: str
    emblem: Emblem
    role: Role | None
    count: Annotated[int, _about("How many members it has.")]


class MyClubs(TypedDict):
    """The clubs of a person."""

    clubs: list[ClubShort]


class ClubMember(TypedDict):
    """A member as the others see them; id: by which acts name them."""

    id: str
    name: str
    emblem: Emblem
    role: Role
    here: Annotated[bool, _about("Whether they look at the page or sit at a table of the club.")]
    you: bool


class ClubRules(TypedDict):
    """House rules that a club keeps."""

    game: str
    title: str
    called: str
    seats: int
    line: str


class ClubTable(TypedDict):
    """A table of a club that is open, or at which is played."""

    table: str
    link: str
    title: str
    says: str
    at: float
    seat: Annotated[int | None, _about("One's own seat.")]
    open: Annotated[int, _about("How many seats are open.")]
    over: bool
    players: list[MyPlayer]


class Comer(TypedDict):
    """What a member has said to an evening."""

    name: str
    comes: Literal["yes", "late", "no"]


class SeatedTable(TypedDict):
    """A table of an evening: its members by seat, and its name once it is open."""

    members: Annotated[list[str], _about("By the ids of the members.")]
    table: str | None
    yours: bool


class SeatingNow(TypedDict):
    """How the members are seated on the next evening."""

    game: str
    title: str
    called: str
    mode: Literal["drawn", "rotated", "fixed"]
    round: int
    tables: list[SeatedTable]
    waiting: Annotated[list[str], _about("The members who come and have no seat in this round.")]
    duplicate: Annotated[str | None, _about("The duplicate of which all these tables play the deals.")]


class ClubEvening(TypedDict):
    """An evening of a club on its next day."""

    evening: str
    day: str
    begins: Annotated[float, _about("In seconds since 1970.")]
    zone: str
    time: str
    weekly: bool
    says: str


class NextEvening(ClubEvening):
    """The next evening, and who comes."""

    begun: bool
    yours: Annotated[Literal["yes", "late", "no"] | None, _about("What one has said oneself.")]
    comers: list[Comer]
    seating: SeatingNow | None
    sizes: Annotated[dict[str, list[list[int]]], _about("By game, how those who come could be divided among tables.")]


class ClubMargin(TypedDict):
    """Points a deal more than the others made on average, or a rating."""

    margin: float
    error: Annotated[float | None, _about("Half of its 95% interval; null after one deal.")]


class ClubStanding(ClubMargin):
    """What a person, or a pair of partners, has made in the matches of a club."""

    name: str
    matches: int
    won: int
    deals: int
    reviewed: Annotated[int, _about("The deals that were reviewed.")]
    play: Annotated[ClubMargin | None, _about("What of the margin was play in the deals that were reviewed; null without them.")]
    luck: Annotated[ClubMargin | None, _about("What of it was luck.")]
    rating: Annotated[ClubMargin | None, _about("By these matches in their order; null where the club has no ratings, and for a pair.")]


class ClubRecord(TypedDict):
    """A record of a club: points or captures in a deal, by how much winners had been behind, or cards of a soup."""

    kind: Literal["comeback", "deal", "captures", "longest"]
    value: int
    capture: Annotated[str, _about("What the game calls a capture with a bonus; empty in other records.")]
    name: str
    game: str
    day: str
    table: str
    match: int


class ClubNote(TypedDict):
    """A line of a member about a deal."""

    deal: str
    name: str
    says: str


class ClubMatch(TypedDict):
    """A match of a club that was played to its end."""

    table: str
    match: int
    game: str
    title: str
    at: float
    deals: int
    sides: list[dict[str, Value]]
    notes: list[ClubNote]


class ClubBook(TypedDict):
    """The book of a club: its standings, records and latest matches."""

    people: list[ClubStanding]
    pairs: list[ClubStanding]
    records: list[ClubRecord]
    matches: list[ClubMatch]
    count: int
    days: Annotated[list[str], _about("On which matches ended, the latest first.")]
    zone: Annotated[str, _about("The time zone in which days, months and years are counted.")]
    unread: Annotated[bool, _about("Whether logs are still being read.")]


class DuplicateSeat(TypedDict):
    """A seat at one of the tables of a duplicate that are played at the same time."""

    table: int
    seat: int
    name: str | None
    here: Annotated[bool, _about("Whether the device of its person has added to the cards.")]
    yours: bool


class DuplicateRow(TypedDict):
    """What the people of a side made of a deal at one table."""

    table: str
    deal: Annotated[str, _about("The name of the deal at that table, for its replay.")]
    name: str
    points: int
    margin: Annotated[float, _about("How much more the side made than the others on average; more is better.")]
    par: Annotated[float | None, _about("The same when the same built-in players have every seat.")]
    over: Annotated[float, _about("Points over the mean of the same side at all tables; more is better.")]
    matchpoints: Annotated[int | None, _about("Of 100, by how many tables it did better than; null without others.")]
    parted: Annotated[int | None, _about("After how many moves the play differs from that at one's own table; null where it never does.")]
    yours: Annotated[bool, _about("Whether it is one's own side.")]


class DuplicateDeal(TypedDict):
    """A deal of a duplicate, the best result first."""

    deal: int
    rows: list[DuplicateRow]


class DuplicateTotal(TypedDict):
    """The scores of a side over all deals; matchpoints: the mean."""

    table: str
    name: str
    deals: int
    over: float
    matchpoints: float | None
    yours: bool


class DuplicateResults(TypedDict):
    """The comparison of a duplicate; pars: whether the worths of the cards are known."""

    deals: list[DuplicateDeal]
    totals: list[DuplicateTotal]
    pars: bool


class DuplicatePage(TypedDict):
    """A duplicate as somebody may know it: without a card, and of what others made only the deals that they have played themselves."""

    duplicate: str
    game: str
    title: str
    deals: int
    tables: Annotated[int, _about("Played at the same time; 0 where each person plays with bots at a table of their own.")]
    club: str | None
    ready: Annotated[bool, _about("Whether the cards are settled.")]
    mixing: Annotated[list[Mixing], _about("The exchange for each deal; a seat is counted over all tables. Empty once it is played.")]
    place: Annotated[int | None, _about("The number of one's own seat there.")]
    seats: list[DuplicateSeat]
    table: Annotated[str | None, _about("One's own table.")]
    over: Annotated[bool, _about("Whether one has played it.")]
    count: Annotated[int, _about("How many tables were opened.")]
    results: DuplicateResults | None


class NewDuplicate(TypedDict):
    """The name of a duplicate that was begun."""

    duplicate: str


class ClubDuplicate(TypedDict):
    """A duplicate of a club; table: one's own. count: how many tables were opened."""

    duplicate: str
    title: str
    deals: int
    tables: int
    at: float
    count: int
    table: str | None


class ClubPage(TypedDict):
    """A club as its members see it."""

    club: str
    name: str
    emblem: Emblem
    role: Role
    code: str
    zone: str
    call: str
    customs: dict[str, Value]
    rated: Annotated[bool, _about("Whether its standings have ratings.")]
    members: list[ClubMember]
    rules: Annotated[list[ClubRules], _about("The usual ones first.")]
    tables: Annotated[list[ClubTable], _about("Those with open seats first, the latest of each.")]
    now: Annotated[float, _about("The clock of the server, in seconds since 1970.")]
    evening: NextEvening | None
    evenings: list[ClubEvening]
    tonight: Annotated[list[ClubStanding], _about("The standings of the matches that ended on this day of the club.")]
    duplicates: Annotated[list[ClubDuplicate], _about("The latest first.")]
    pushed: Annotated[bool | None, _about("Whether this device is told of evenings; null where the server pushes nothing.")]


class Error(TypedDict):
    """Why a request was refused: a code for programs, a sentence for people, the field that it is about."""

    code: str
    says: str
    field: str | None


class Failure(TypedDict):
    """The answer to a request that was refused."""

    error: Error


FROM_SERVER = (Welcome, TableEvent, Refused, Done, Tried, Replaced, Presence, Waiting, Said, Paced, Talk, Unseated, Pong)
"""What a browser may hear at the socket."""

TO_SERVER = (Hello, *FROM_BROWSERS, Say, Pace, Watch, Ping)
"""What it may say there."""

_OVER_HTTP = (
    GameList,
    Rules,
    HouseSet,
    PushSigner,
    Setup,
    Place,
    Lobby,
    Invitation,
    Phrases,
    CustomList,
    LookedUp,
    Hint,
    Style,
    Review,
    NotReady,
    Deals,
    OpenedLog,
    Replay,
    Proof,
    DealCourse,
    DealStory,
    Chances,
    WhatIf,
    Course,
    Lesson,
    LessonAnswer,
    LessonTried,
    PuzzleList,
    Puzzle,
    PuzzleAnswer,
    PuzzleSolution,
    Drill,
    Failure,
)
_OF_PERSONS = (
    *(NewKey, DeviceCode, MyTables, History, Days, DayResult, DoneOverHttp, ClubShort, MyClubs, ClubPage, ClubBook),
    *(NewDuplicate, DuplicatePage),
)


@cache
def schema() -> dict[str, Any]:
    """The JSON Schema of every message: each type by its name in `$defs`, and what the socket carries either way as unions."""
    types = [*_OVER_HTTP, *_OF_PERSONS, *FROM_SERVER, *EVENTS.values(), *TO_SERVER]
    _, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    definitions |= {name: msgspec.json.schema(kind) for name, kind in (("Value", Value), ("House", House), ("Verdict", Verdict))}
    for ask in FROM_BROWSERS:
        _sent_by_browser(definitions[ask.__name__])
    unions = {"TableEvent": tuple(EVENTS.values()), "Ask": FROM_BROWSERS, "FromServer": FROM_SERVER, "ToServer": TO_SERVER}
    for name, kinds in unions.items():
        about = {"description": definitions[name]["description"]} if name in definitions else {}
        definitions[name] = about | {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "The table's protocol", "$defs": definitions}


def _sent_by_browser(ask: dict[str, Any]) -> None:
    """Make the schema of an ask that of one from a browser, which has an `id` and a `base` in any case."""
    fields = ask["properties"]
    for name in ("type", "id", "base"):
        fields[name] |= fields[name].pop("anyOf", ({},))[0]
        del fields[name]["default"]
    ask["required"] = sorted({*ask["required"], "type", "id", "base"})
