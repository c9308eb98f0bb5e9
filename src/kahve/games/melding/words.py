"""The notation of the melding games: how moves and turns are written and read, in a text that is the same in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...cards.quoting import quoted
from ...engine.match_record import LEGAL, PLAY
from ...engine.record import Records
from ...engine.turns import Turns
from ...language import message, noun, paragraph
from . import moves
from .cards import ACE, BLACK_THREE, FOUR, JOKER, NOUNS, RANKS, RED_THREE, TWO, WILD, pack
from .house import MeldingHouse
from .laying import is_laying_first, is_only_points, lay_value
from .nouns import rank_of
from .play import legal, objection, play
from .players import is_wild, own_side
from .record import MeldingRecord

CODES = pack(2, 2).codes
WILD_WORD = "wild"


# -- single moves ------------------------------------------------------------------------------------------------------------------------


def _texts() -> dict[int, str]:
    texts = {moves.DRAW: "draw", moves.TAKE: "take", moves.TAKE_WITH_TWO: "take with 2", moves.TAKE_WITH_JOKER: "take with *"}
    texts |= {
        moves.ASK: "ask",
        moves.YES: "yes",
        moves.NO: "no",
        moves.FLOAT: "float",
        moves.KEEP_FIRST: "keep first",
        moves.KEEP_SECOND: "keep second",
    }
    texts |= {
        moves.LAY_BLACK: "meld bbb",
        moves.LAY_RED: "lay r",
        moves.ADD_WILD_TWO: f"add 2 to {WILD_WORD}",
        moves.ADD_WILD_JOKER: f"add * to {WILD_WORD}",
    }
    for rank in range(RANKS):
        code = CODES[FOUR + rank]
        texts |= {
            moves.NEW + rank: f"meld {code * 3}",
            moves.NEW_WITH_TWO + rank: f"meld {code * 2}2",
            moves.NEW_WITH_JOKER + rank: f"meld {code * 2}*",
        }
        texts |= {moves.ADD + rank: f"add {code}", moves.ADD_TWO + rank: f"add 2 to {code}", moves.ADD_JOKER + rank: f"add * to {code}"}
        texts |= {moves.ADD_ALL + rank: f"add all {code}"}
    texts |= {moves.NEW_WILD + jokers: f"meld {'2' * (3 - jokers)}{'*' * jokers}" for jokers in range(4)}
    return texts | {moves.DISCARD + card - FOUR: f"discard {code}" for card, code in CODES.items()}


TEXTS = _texts()
_NUMBERS = {text.lower(): move for move, text in TEXTS.items()}
_KINDS = {code.lower(): card for card, code in CODES.items()}

assert sorted(TEXTS) == list(range(moves.MOVE_NUMBERS))


def write_move(move: int) -> str:
    """The words of one move, as in `draw` or `discard 5`."""
    return TEXTS.get(move, str(move))


def read_move(text: str) -> int:
    """The number of one move; ValueError says why it cannot be read.

    >>> read_move("Meld KK2") == moves.NEW_WITH_TWO + 9
    True
    """
    number = _NUMBERS.get(" ".join(text.lower().split()))
    if number is None:
        raise ValueError(is_no_move(text))
    return number


def is_no_move(text: str) -> str:
    """That a text is not a move, and how moves are written."""
    return paragraph(message("melding-is-no-move", move=quoted(text)), message("melding-how-a-move-is-written"))


def name_move(move: int) -> str:
    """What a move is about: its card, or its rank."""
    if move not in TEXTS:
        return str(noun("cards-card", "any"))
    if moves.DISCARD <= move < moves.ASK:
        return str(NOUNS[move - moves.DISCARD + FOUR])
    return str(rank_of(move - moves.ADD_ALL + FOUR if move >= moves.ADD_ALL else int(moves.LAY_MELD[move])))


# -- whole turns -------------------------------------------------------------------------------------------------------------------------


class MeldingTurns(Turns):
    """Several moves said in one breath: `meld KKK2, add Q, discard 5`. A first meld below its minimum is not a whole turn."""

    drafts = True

    undecided = staticmethod(is_laying_first)

    def goes_on(self, before: MeldingRecord, t: MeldingRecord) -> bool:
        """Whether the player has seen no new card since, and the turn has not passed."""
        return not _shows_cards(before, t, self.pending(t))

    def may_be_parts(self, house: MeldingHouse, t: MeldingRecord) -> bool:
        """Whether the side to move has still to lay its first meld."""
        return not t.down[own_side(house, t.turn)]

    def begun(self, house: MeldingHouse, tables: Records, turn: Sequence[int]) -> Records | None:
        """A copy in which these moves are made, while they are a first meld that is not done."""
        copy = tables.copy()
        for move in turn:
            play(copy[0], house, move)
        return copy if self.pending(copy[0]) else None

    def is_part(self, house: MeldingHouse, tables: Records, t: MeldingRecord, text: str) -> bool:
        """Whether this begins a first meld and does not bring its points together."""
        move = _NUMBERS.get(text.lower())
        if move is None:
            return super().is_part(house, tables, t, text)
        if _lays_nothing(move):
            return False
        if moves.LAY_MELD[move] != moves.NO_LAY and is_only_points(t, house, move):
            # Played out in Python it takes ten times as long, and a scene asks it of every move.
            return bool(t.staged + lay_value(house, move) < t.minimum[own_side(house, t.turn)])
        trial = t.copy()
        play(trial, house, move)
        return self.pending(trial)

    def write(self, house: MeldingHouse, t: MeldingRecord, turn: Sequence[int]) -> str:
        """The moves in order, lays to one meld after another together as far as they are read back so."""
        if len(turn) == 1:
            return TEXTS[turn[0]]
        return ", ".join(parts_of(house, t, turn))

    def alone(self, house: MeldingHouse, move: int) -> str:
        """The words of the move."""
        return TEXTS[move]

    def guess(self, house: MeldingHouse, text: str) -> list[int] | None:
        """The move of these words; None for several moves, which may be read by what is open."""
        move = _NUMBERS.get(text.lower())
        return None if move is None else [move]

    def read(self, house: MeldingHouse, t: MeldingRecord, text: str, *, whole: bool = True) -> list[int]:
        """The moves that a text stands for, as far as they can be made.

        whole: refuse a first meld that is not done. ValueError says what cannot be read, and what cannot be said yet: nothing is
        said after a move that shows new cards.
        """
        alone, begun = _NUMBERS.get(text.lower()), self.pending(t)
        if alone is not None and (begun or _lays_nothing(alone) or not self.may_be_parts(house, t)):
            return [alone]
        trial, turn = t.copy(), list[int]()
        for part in text.split(","):
            for move in read_part(house, trial, part):
                if not self.goes_on(t, trial):
                    said = self.write(house, t, turn)
                    raise ValueError(message("melding-new-cards-first", turn=said, move=quoted(TEXTS[move])))
                turn.append(move)
                if trial.phase != PLAY or objection(trial, house, move) != LEGAL:
                    return turn
                play(trial, house, move)
        if whole and not begun and self.pending(trial):
            minimum = int(trial.minimum[own_side(house, trial.turn)])
            raise ValueError(message("melding-first-meld-unfinished", staged=int(trial.staged), minimum=minimum))
        return turn

    def may_draft(self, before: MeldingRecord, after: MeldingRecord, turn: Sequence[int]) -> bool:
        """Whether these moves only lay cards, or take the pile for a first meld that is not done yet."""
        takes = any(move <= moves.TAKE_WITH_JOKER for move in turn)
        lays = all(
            moves.LAY_MELD[move] != moves.NO_LAY
            or move >= moves.ADD_ALL
            or move == moves.LAY_BLACK
            or moves.TAKE <= move <= moves.TAKE_WITH_JOKER
            for move in turn
        )
        return bool(turn) and lays and (not takes or self.pending(after))

    def every(self, house: MeldingHouse, t: MeldingRecord) -> Iterator[str]:
        """Every move that may be made, and where a first meld begins with it, one way to complete it."""
        return (self.write(house, t, turn) for turn in _begun_by_each_move(house, t))

    def lists_all(self, house: MeldingHouse, t: MeldingRecord) -> bool:
        """Whether no first meld can be laid: there are ways without number to bring its points together."""
        return all(len(turn) == 1 for turn in _begun_by_each_move(house, t))


def _lays_nothing(move: int) -> bool:
    """Whether a move leaves a first meld as it is."""
    return move == moves.DRAW or (moves.DISCARD <= move < moves.ADD_ALL and move != moves.LAY_BLACK)


def _begun_by_each_move(house: MeldingHouse, t: MeldingRecord) -> Iterator[list[int]]:
    """For each legal move a turn that begins with it."""
    out = [0] * moves.MOVE_NUMBERS
    for move in out[: legal(t.copy(), house, out)]:
        yield completed(house, t, move)


def completed(house: MeldingHouse, t: MeldingRecord, move: int) -> list[int]:
    """A move, and while it leaves a first meld undone, the lay of most points after it."""
    trial, turn, out = t.copy(), [move], [0] * moves.MOVE_NUMBERS
    play(trial, house, move)
    while trial.staged:
        lays = [other for other in out[: legal(trial, house, out)] if moves.LAY_MELD[other] != moves.NO_LAY]
        turn.append(max(lays, key=lambda other: lay_value(house, other)))
        play(trial, house, turn[-1])
    return turn


def _shows_cards(t: MeldingRecord, trial: MeldingRecord, pending: bool) -> bool:
    """Whether what was made since `t` showed its player new cards, or ended the turn."""
    seat = int(t.turn)
    same = all(int(getattr(trial, name)) == int(getattr(t, name)) for name in ("turn", "phase", "stock_size"))
    if not same or trial.stack[seat] != t.stack[seat]:
        return True
    return not pending and (int(trial.stage) != int(t.stage) or int(trial.discard_size) != int(t.discard_size))


def read_part(house: MeldingHouse, t: MeldingRecord, part: str) -> list[int]:
    """The moves of one part of a turn's text, such as `meld KKK2`; t says what is open and held."""
    words = part.lower().split()
    known = _NUMBERS.get(" ".join(words))
    if known is not None:
        return [known]
    if words == ["add", "all"]:
        return list(_all_adds(house, t))
    lays = read_lays(words)
    if lays is None:
        raise ValueError(is_no_move(part.strip()))
    return lays


def read_lays(words: list[str]) -> list[int] | None:
    """The moves of `meld KKK2` or `add KK2 to K`, natural cards first and jokers last; None for other words."""
    if len(words) == 2 and words[0] == "meld":
        return _meld(_cards(words[1]))
    if words[:1] == ["add"] and (len(words) == 2 or (len(words) == 4 and words[2] == "to")):
        return _adds(_cards(words[1]), words[3] if len(words) == 4 else None)
    return None


def _cards(text: str) -> list[int]:
    wrong = [code for code in text if code not in _KINDS]
    if wrong:
        raise ValueError(message("melding-no-such-card", card=quoted(wrong[0]), codes=" ".join(CODES.values())))
    return sorted(_KINDS[code] for code in text)


def _meld(cards: list[int]) -> list[int]:
    """The moves that begin a meld of these cards."""
    naturals = [card for card in cards if not is_wild(card)]
    twos, jokers = cards.count(TWO), cards.count(JOKER)
    if not 3 <= len(cards) <= 7 or len(set(naturals)) > 1:
        raise ValueError(message("melding-what-a-meld-is"))
    if not naturals:
        # Twos first, as they are worth less: so a first meld is not made before its last card if that can be helped.
        first = max(0, 3 - twos)
        return [moves.NEW_WILD + first, *[moves.ADD_WILD_TWO] * (twos - (3 - first)), *[moves.ADD_WILD_JOKER] * (jokers - first)]
    rank = naturals[0] - FOUR
    if naturals[0] in (BLACK_THREE, RED_THREE) or len(naturals) < 2:
        raise ValueError(message("melding-no-threes") if naturals[0] > ACE else message("melding-two-naturals"))
    if len(naturals) > 2:
        return [
            moves.NEW + rank,
            *[moves.ADD + rank] * (len(naturals) - 3),
            *[moves.ADD_TWO + rank] * twos,
            *[moves.ADD_JOKER + rank] * jokers,
        ]
    if twos:
        return [moves.NEW_WITH_TWO + rank, *[moves.ADD_TWO + rank] * (twos - 1), *[moves.ADD_JOKER + rank] * jokers]
    return [moves.NEW_WITH_JOKER + rank, *[moves.ADD_JOKER + rank] * (jokers - 1)]


def _adds(cards: list[int], to: str | None) -> list[int]:
    """The moves that add these cards to open melds."""
    adding = []
    for card in cards:
        if card in (BLACK_THREE, RED_THREE):
            raise ValueError(message("melding-no-threes"))
        if is_wild(card):
            if to == WILD_WORD:
                adding.append(moves.ADD_WILD_TWO if card == TWO else moves.ADD_WILD_JOKER)
            elif to in _KINDS and FOUR <= _KINDS[to] <= ACE:
                adding.append((moves.ADD_TWO if card == TWO else moves.ADD_JOKER) + _KINDS[to] - FOUR)
            else:
                raise ValueError(message("melding-say-which-meld", move=TEXTS[moves.ADD_WILD_TWO]))
        elif to is not None and _KINDS.get(to) != card:
            raise ValueError(message("melding-only-to-its-rank", rank=NOUNS[card]))
        else:
            adding.append(moves.ADD + card - FOUR)
    return adding


def _all_adds(house: MeldingHouse, t: MeldingRecord) -> Iterator[int]:
    """Every natural card that may be added, low ranks first, until that shows new cards."""
    trial, added = t.copy(), 0
    for rank in range(RANKS):
        move = moves.ADD + rank
        while trial.hand[trial.turn, FOUR + rank] and objection(trial, house, move) == LEGAL:
            play(trial, house, move)
            added += 1
            yield move
            if _shows_cards(t, trial, bool(trial.staged)):
                return
    if not added:
        raise ValueError(message("melding-nothing-fits"))


def parts_of(house: MeldingHouse, t: MeldingRecord, turn: Sequence[int]) -> Iterator[str]:
    """The texts of moves, lays to one meld after another put together as far as that is read back to the same record.

    Read back, cards go natural ones first and jokers last. Where another order matters, since a pile is closed or a first meld is made
    between two of them, the lays are written apart.
    """
    table: MeldingRecord | None = None  # the record as it is before the next text, once that is asked for
    played = written = 0
    for run in _runs(turn):
        while run:
            number, text = len(run), ""
            while number > 1:
                text = _together(run[:number])
                alike = _read_lays(text)
                if alike == run[:number]:
                    break
                if alike is not None:
                    table = t.copy() if table is None else table
                    while played < written:
                        play(table, house, turn[played])
                        played += 1
                    if _same_record(house, t, table, run[:number], alike):
                        break
                number -= 1
            yield text if number > 1 else TEXTS[run[0]]
            written += number
            run = run[number:]


def _runs(turn: Sequence[int]) -> list[list[int]]:
    """The moves in order, those that lay to one meld without another act between them together."""
    runs: list[list[int]] = []
    for move in turn:
        meld = moves.LAY_MELD[move]
        if runs and meld != moves.NO_LAY and not moves.LAY_BEGINS[move] and moves.LAY_MELD[runs[-1][0]] == meld:
            runs[-1].append(move)
        else:
            runs.append([move])
    return runs


def _together(lays: Sequence[int]) -> str:
    """Several lays to one meld in one text, however that would be read."""
    meld = int(moves.LAY_MELD[lays[0]])
    naturals, twos, jokers = (int(sum(table[move] for move in lays)) for table in (moves.LAY_NATURALS, moves.LAY_TWOS, moves.LAY_JOKERS))
    cards = CODES.get(meld, "") * naturals + "2" * twos + "*" * jokers
    if moves.LAY_BEGINS[lays[0]]:
        return f"meld {cards}"
    to = WILD_WORD if meld == WILD else CODES[meld]
    return f"add {cards}" + (f" to {to}" if twos + jokers else "")


def _read_lays(text: str) -> list[int] | None:
    """The moves of a text of lays; None where it stands for none."""
    try:
        return read_lays(text.lower().split())
    except ValueError:
        return None


def _same_record(house: MeldingHouse, start: MeldingRecord, t: MeldingRecord, turn: Sequence[int], alike: Sequence[int]) -> bool:
    """Whether other moves may be made in place of these, in the turn that began at `start`, and come to the same record."""
    after_first, after_alike = t.copy(), t.copy()
    for move in turn:
        play(after_first, house, move)
    for number, move in enumerate(alike):
        if number and _shows_cards(start, after_alike, bool(after_alike.staged)):
            return False
        if after_alike.phase != PLAY or objection(after_alike, house, move) != LEGAL:
            return False
        play(after_alike, house, move)
    return bool(after_first == after_alike)
