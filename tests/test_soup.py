"""Soup as a whole: random deals by random house rules, a slow twin of the rules, and the golden games.

The twin knows the hands after the exchange and nothing else of the record. It follows the deal by the texts of the turns, and asks sets of
words what a soup is.

`python tests/test_soup.py` writes the golden games and the counts again. Do that only when a rule or the words of a turn were meant to
change, and read the difference line by line. `tests/test_golden.py` replays them and counts again.
"""

from __future__ import annotations

import json
import random
import re
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

import kahve
from kahve.cards.alphabet import ALPHABETS
from kahve.cards.lexicon import LEXICONS, lexicon
from kahve.cards.lexicon.flagged import read_flagged
from kahve.engine.house import HouseError, Value
from kahve.engine.machine import machine
from kahve.engine.perft import buffers, perft
from kahve.engine.table import Table
from kahve.games import GAMES
from kahve.games.letters.house import alphabet
from kahve.games.letters.moves import EXCHANGING, PLAYING, letter_of_move, names_letter
from kahve.games.letters.soup.conftest import OWN, pack

# -- a slow twin of the rules ------------------------------------------------------------------------------------------------------------


@cache
def words_of(name: str, least: int) -> frozenset[str]:
    """The words of a list with `least` letters or more."""
    return frozenset(word for word in lexicon(name).words if len(word) >= least)


@cache
def text_of(name: str, least: int) -> str:
    """The same, a line each."""
    return "\n" + "\n".join(sorted(words_of(name, least))) + "\n"


@cache
def parts_of(name: str, least: int, anywhere: bool) -> frozenset[str]:
    """All that a word begins with, or has in it, and that is shorter than it."""
    parts: set[str] = set()
    for word in words_of(name, least):
        for start in range(len(word) if anywhere else 1):
            parts.update(word[start:end] for end in range(start + 1, len(word) + (start > 0)))
    return frozenset(parts)


class Twin:
    """A deal of Soup behind the exchange, told over again."""

    def __init__(self, table: Table) -> None:
        """Take over the hands and the house rules."""
        deck, t, self.rules = table.game.rules.deck(table.house), table.record, table.house_rules()
        self.alphabet = alphabet(table.house)
        self.hands = [[deck.code(int(card)) for card in t.hand[seat, : t.hand_size[seat]]] for seat in range(3)]
        self.starter = str(self.rules["starter"] if self.rules["deck"] == "custom" else "SP")
        self.turn = next(seat for seat in range(3) if self.starter in self.hands[seat])
        self.soup: list[str] = []
        self.begun, self.over = False, False
        self.before = "nothing"  # what the neighbour has just done: nothing that may be questioned, left, ate
        self.eaten: list[str] = []
        self.stage = "play"
        self.tricks, self.checks = [0, 0, 0], [0, 0, 0]

    # -- words

    def _name(self) -> tuple[str, int]:
        return str(self.rules["lexicon"]), int(self.rules["soup_min_word"])

    def is_word(self, cards: list[str]) -> bool:
        """Whether these cards, read from left to right, are a word."""
        return self.alphabet.small("".join(code[1] for code in cards)) in words_of(*self._name())

    def is_refused(self, cards: list[str]) -> bool:
        """Whether nobody may say that these cards are a word."""
        return self.rules["rude_words"] == "refused" and "".join(code[1] for code in cards) in FLAGGED[self.alphabet]

    def is_possible(self, cards: list[str]) -> bool:
        """Whether a longer word begins with them; or has them in it, where a soup grows at both ends."""
        letters = self.alphabet.small("".join(code[1] for code in cards))
        return len(cards) == 1 or letters in parts_of(*self._name(), self.rules["soup_ends"] == "both")

    # -- what may be done

    def legal(self) -> set[str]:
        """The turns that may be made now; of words to be named only the first letters."""
        if self.stage != "play":
            answers = {"reply": "comply spellcheck", "offer": "proceed offer", "agree": "agree refuse", "inspect": "drop spellcheck"}
            if self.stage == "prove":
                return {"give up", *(f"letter {letter}" for letter in self.alphabet.letters)}
            return set(answers[self.stage].split())
        hand, turns = self.hands[self.turn], set()
        if self.rules["word_mode"] == "table":
            if self.before == "left":
                turns |= {"demand"} if self.rules["soup_possible"] == "challenge" else set()
                turns |= set() if self.is_refused(self.soup) else {"call"}
            if self.before == "ate" and hand:
                turns.add("inspect")
        if not hand:
            return turns | {"nothing"}
        return turns.union(*(self._with(card) for card in hand))

    def _with(self, card: str) -> set[str]:
        """The ways to play a card."""
        strict = self.rules["word_mode"] == "strict"
        if not self.begun:
            return {card} if card == self.starter else set()
        ways = {f"eat {card}"} if self.soup else set()
        ends = [("", [*self.soup, card])]
        if self.rules["soup_ends"] == "both" and self.soup:
            ends.append(("left ", [card, *self.soup]))
        for side, cards in ends:
            word = self.is_word(cards)
            if (self.rules["soup_possible"] == "challenge" or self.is_possible(cards)) and not (
                strict and word and not self.is_refused(cards)
            ):
                ways.add(side + card)
            if self.soup and (word or not strict) and not self.is_refused(cards):
                ways.add(f"{side}{card} eat")
        return ways

    # -- what is done

    def play(self, turn: str) -> None:
        """Make a turn."""
        if self.stage == "play" and turn not in ("call", "inspect", "demand", "nothing"):
            self._play_card(turn)
        elif self.stage == "play":
            self._ask(turn)
        else:
            getattr(self, f"_{self.stage}")(turn)

    def _play_card(self, turn: str) -> None:
        card = next(word for word in turn.split() if len(word) == 2)
        self.hands[self.turn].remove(card)
        self.begun = True
        before = "left" if self.soup else "nothing"
        if turn.startswith("eat "):
            self._eat(self.turn)
            before = "nothing"
        self.soup = [card, *self.soup] if turn.startswith("left ") else [*self.soup, card]
        if turn.endswith(" eat"):
            self._eat(self.turn)
            before = "ate"
        self.turn, self.before = (self.turn + 1) % 3, before
        self.over = not self.hands[self.turn] and (before != "left" or self.rules["word_mode"] == "strict")

    def _eat(self, seat: int) -> None:
        self.eaten, self.soup = self.soup, []
        self.tricks[seat] += 1

    def _ask(self, turn: str) -> None:
        if turn == "nothing":
            self.over = True
        elif turn == "inspect":
            self.stage = "inspect"
        else:
            self.stage = "reply" if turn == "call" else "prove"
            self.turn = (self.turn - 1) % 3

    def _to(self, asker: int) -> None:
        """The questions are over: who asked has the rest of his turn."""
        self.turn, self.stage, self.before = asker, "play", "nothing"
        self.over = not self.hands[asker]

    def _check(self, winner: int, loser: int) -> None:
        self.checks[winner] -= 5
        self.checks[loser] += 5

    def _decide(self, caller: int) -> None:
        other = (caller - 1) % 3
        if self.is_word(self.soup):
            self._check(caller, other)
            self._eat(other)
        else:
            self._check(other, caller)
        self._to(caller)

    def _reply(self, turn: str) -> None:
        caller = (self.turn + 1) % 3
        if turn == "comply":
            self._eat(self.turn)
            self._to(caller)
        else:
            self.turn, self.stage = caller, "offer"

    def _offer(self, turn: str) -> None:
        if turn == "offer":
            self.turn, self.stage = (self.turn - 1) % 3, "agree"
        else:
            self._decide(self.turn)

    def _agree(self, turn: str) -> None:
        caller = (self.turn + 1) % 3
        if turn == "agree":
            self._to(caller)
        else:
            self._decide(caller)

    def _inspect(self, turn: str) -> None:
        eater = (self.turn - 1) % 3
        if turn == "spellcheck":
            self._check(*((eater, self.turn) if self.is_word(self.eaten) else (self.turn, eater)))
        self._to(self.turn)

    def _prove(self, turn: str) -> None:
        asker, word = (self.turn + 1) % 3, self.alphabet.small(turn.removeprefix("name "))
        soup = self.alphabet.small("".join(code[1] for code in self.soup))
        grows = soup in word if self.rules["soup_ends"] == "both" else word.startswith(soup)
        if turn != "give up" and word in words_of(*self._name()) and len(word) > len(soup) and grows:
            self._check(self.turn, asker)
        else:
            self._check(asker, self.turn)
            self._eat(self.turn)
        self._to(asker)


FLAGGED = {each: {each.capitals(word) for word in read_flagged(number)} for number, each in enumerate(ALPHABETS)}
WHO = ("bots_never", "allowed", "refused")
MODES = [("table", "enforced"), ("strict", "enforced"), ("table", "challenge")]


@pytest.mark.parametrize(("number", "mode", "possible"), [(number, *mode) for number, mode in enumerate(MODES)])
@pytest.mark.parametrize(("ends", "least"), list(product(["right", "both"], [2, 3, 4])))
def test_the_twin_agrees_on_every_position(ends: str, least: int, number: int, mode: str, possible: str) -> None:
    chance = random.Random(f"{ends} {least} {mode} {possible}")
    # Every list meets every mode. The parts of the words of a long list would be a million and more.
    lists = "int35" if ends == "both" else ("int60", chance.choice(LEXICONS[:4]), "tr")[(least + number) % 3]
    table = kahve.new(
        "soup",
        soup_ends=ends,
        soup_min_word=least,
        word_mode=mode,
        soup_possible=possible,
        lexicon=lists,
        deck="turkish29" if lists == "tr" else "full26",
        rude_words=chance.choice(WHO),
    )
    table.deal(seed=chance.randrange(1 << 60))
    for _ in range(3):
        table.play(chance.choice(table.legal))
    twin = Twin(table)
    while table.turn >= 0:
        assert (table.turn, twin.over) == (twin.turn, False)
        legal = [table.write(move) for move in table.moves]
        assert set(legal) == twin.legal(), str(table)
        turn = liked(table, legal, chance)
        table.play(turn)
        twin.play(turn)
        assert [int(eaten) for eaten in table.record.tricks] == twin.tricks
        assert [int(row[1]) for row in table.record.sheet] == twin.checks
    assert twin.over


def liked(table: Table, legal: list[str], chance: random.Random) -> str:
    """One of these turns by chance, such that soups grow and much is asked; where a word is demanded, mostly a good one."""
    if "give up" in legal:
        letters = alphabet(table.house)
        soup = letters.small("".join(letters.letter(int(table.record.letters[card])) for card in table.record.soup if card))
        shape = rf"[^\n]*{soup}[^\n]*" if table.house.soup_ends else rf"(?<=\n){soup}[^\n]+"
        rules = table.house_rules()
        fitting = re.findall(shape, text_of(str(rules["lexicon"]), int(rules["soup_min_word"])))
        return f"name {letters.capitals(chance.choice(fitting))}" if fitting and chance.random() < 0.8 else "give up"
    asks = [turn for turn in legal if turn in ("call", "inspect", "demand")]
    if asks and chance.random() < 0.4:
        return chance.choice(asks)
    stays = [turn for turn in legal if "eat" not in turn and turn not in asks]
    return chance.choice(stays if stays and chance.random() < 0.8 else legal)


# -- random deals ------------------------------------------------------------------------------------------------------------------------


def any_house(chance: random.Random) -> dict[str, Value]:
    """House rules drawn by chance; a pack of one's own now and then."""
    game = kahve.game("soup")
    while True:
        house: dict[str, Value] = {option.name: chance.choice(option.allowed) for option in game.options if option.allowed}
        if house["deck"] == "custom":
            house |= OWN  # type: ignore[arg-type]
        try:
            game.settle(house)
        except HouseError:
            continue
        return house


@pytest.mark.parametrize("number", range(8))
def test_random_deals_add_up(number: int) -> None:
    chance = random.Random(number)
    table = kahve.new("soup", dealer=chance.randrange(3), **any_house(chance))
    deck = set(table.game.rules.deck(table.house).cards)
    for _ in range(2):
        scores = table.scores
        table.deal(seed=chance.randrange(1 << 60))
        while table.turn >= 0:
            t = table.record
            zones = [t.soup[: t.soup_size], t.played[: t.played_size]]
            zones += [t.hand[seat, : t.hand_size[seat]] for seat in range(3)]
            zones += [t.passing[seat, : t.passing_size[seat]] for seat in range(3)]
            cards = [int(card) for zone in zones for card in zone]
            assert len(cards) == 51
            assert set(cards) == deck
            assert table.moves
            table.play(liked(table, offered(table), chance))
        assert table.record.played_size == 51
        assert table.sheet is not None
        rows = [table.sheet[side] for side in range(3)]
        assert [row["hand"] for row in rows] == [row["tricks"] for row in rows] == [int(eaten) for eaten in table.record.tricks]
        assert [row["total"] for row in rows] == [row["hand"] + row["spellchecks"] for row in rows]
        assert table.scores == [score + row["total"] for score, row in zip(scores, rows, strict=True)]
        checks = [row["spellchecks"] for row in rows]
        if table.house.score_floor:
            assert min(table.scores) >= 0
        else:
            assert sum(checks) == 0
            assert all(check % 5 == 0 for check in checks)
        if table.over:
            return


def test_every_way_and_every_answer_is_read_back() -> None:
    game = kahve.game("soup")
    for deck, letters in (({}, 26), ({"deck": "turkish29", "lexicon": "tr"}, 29)):
        house = game.settle(deck)
        cards = game.rules.deck(house).cards
        for move in range(game.rules.move_numbers):
            is_move = letter_of_move(move) <= letters if names_letter(move) else move >= 6 * 64 or move % 64 in cards
            assert not is_move or game.words.read_move(house, game.words.write_move(house, move)) == move


# -- golden games ------------------------------------------------------------------------------------------------------------------------

SIMULATED: dict[str, tuple[int, dict[str, object]]] = {
    "quick": (1, {"target": 25}),
    "both_ends": (2, {"target": 25, "soup_ends": "both", "soup_min_word": 3, "exchange": "alternate"}),
    "strict": (3, {"target": 25, "word_mode": "strict", "soup_min_word": 4, "lexicon": "us60", "exchange": "left"}),
    "challenge": (4, {"target": 25, "soup_possible": "challenge", "score_floor": "zero", "lexicon": "int70"}),
    "own_pack": (5, {"target": 25, "lexicon": "int35", **OWN}),
}
"""Matches played by chance: name -> the seed and the house rules."""

BY_HAND = (
    {0: "SP AR AI SX", 1: "AE AS CR", 2: "AA AT CQ"},
    ("pass WI WP WU", "pass WI WP WU", "pass WI WP WU"),
    "SP AE AA call spellcheck offer agree AR+eat inspect drop AS AT AI CR call spellcheck proceed CQ SX+eat inspect spellcheck",
)
"""The example of the rulebook: what each is dealt, and the turns behind an exchange of the last cards of each hand."""

COUNTED: list[tuple[dict[str, object], int]] = [({}, 2), ({"exchange": "left", "deck": "thirteen"}, 2)]
"""Houses and the depth to which they are counted from the deal, all from seed 7; so far nothing but the exchange is reached."""

AFTER: list[tuple[dict[str, object], list[int]]] = [
    ({}, [7, 36, 132, 483]),
    ({"soup_ends": "both", "soup_min_word": 4}, [10, 71, 702, 4522]),
    ({"word_mode": "strict"}, [3, 12, 47, 141]),
    ({"word_mode": "strict", "lexicon": "en:1457ef5dd7734ec1"}, [3, 9, 36, 96]),
    ({"soup_possible": "challenge"}, [11, 80, 1043, 22043]),
]
"""Houses and how many positions there are after one move, two and so on when nobody holds more than three cards."""


def golden_folder() -> Path:
    """Where the golden games lie."""
    return Path(import_module(GAMES["soup"]).__file__ or "").parent / "golden"


def offered(table: Table) -> list[str]:
    """The turns that a script chooses from: of all cards to pass only three that lie side by side in the hand."""
    t = table.record
    if t.stage != EXCHANGING:
        return table.legal
    hand = [table.game.rules.deck(table.house).code(int(card)) for card in t.hand[t.turn, : t.hand_size[t.turn]]]
    return [f"pass {' '.join(hand[first : first + 3])}" for first in range(len(hand) - 2)]


def play_on(table: Table, chance: random.Random) -> None:
    """Play a deal to its end."""
    while table.turn >= 0:
        table.play(liked(table, offered(table), chance))


def simulated(seed: int, house: dict[str, object]) -> str:
    """The log of a match that chance plays."""
    table = kahve.new("soup", **house)
    chance = random.Random(seed)
    while not table.over:
        table.deal(seed=seed)
        play_on(table, chance)
    return table.log(["by a script"] * 3)


def by_hand() -> str:
    """The log of a match that begins with the example of the rulebook."""
    table = kahve.new("soup", target=25)
    hands, _, turns = BY_HAND
    deck = table.game.rules.deck(table.house)
    table.deal(pack(hands, 2, deck))
    named = {code for cards in hands.values() for code in cards.split()}
    for seat in range(3):
        hand = [deck.code(int(card)) for card in table.record.hand[seat]]
        table.play("pass " + " ".join([code for code in hand if code not in named][:3]))
    for turn in turns.split():
        table.play(turn.replace("+", " "))
    chance = random.Random("soup")
    play_on(table, chance)
    while not table.over:
        table.deal(seed=len(table.history))
        play_on(table, chance)
    return table.log(["by hand"] * 3)


def late(house: dict[str, object]) -> Table:
    """A deal in which nobody holds more than three cards, and a soup lies on the table."""
    table = kahve.new("soup", **house)
    table.deal(seed=7)
    chance = random.Random(7)
    while table.turn >= 0 and (max(table.record.hand_size) > 3 or table.record.soup_size < 2 or table.record.stage != PLAYING):
        table.play(liked(table, offered(table), chance))
    return table


def positions(house: dict[str, object], depth: int, *, compiled: bool) -> int:
    """How many positions there are `depth` moves later."""
    table = late(house)
    loops = machine(table.game, compiled)
    rows, out = buffers(table.game, depth)
    rows[0] = table._tables[0]
    return int(loops.perft_loop(rows, table.house, depth, out))


def write_all() -> None:
    """Write every golden game and every count again."""
    golden_folder().mkdir(exist_ok=True)
    for stem, (seed, house) in SIMULATED.items():
        (golden_folder() / f"{stem}.jsonl").write_text(simulated(seed, house), encoding="utf-8")
    (golden_folder() / "by_hand.jsonl").write_text(by_hand(), encoding="utf-8")
    game = kahve.game("soup")
    rows = [{"house": house, "positions": [perft(game, house, n, 7) for n in range(1, depth + 1)]} for house, depth in COUNTED]
    lines = ",\n".join("  " + json.dumps(row) for row in rows)
    (golden_folder().parent / "perft.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def lines(stem: str) -> list[dict[str, str]]:
    """The lines of a golden game."""
    return [json.loads(line) for line in (golden_folder() / f"{stem}.jsonl").read_text(encoding="utf-8").splitlines()]


def test_the_golden_games_are_those_described() -> None:
    described = {stem: house for stem, (_, house) in SIMULATED.items()} | {"by_hand": {"target": 25}}
    houses = {path.stem: lines(path.stem)[0]["house"] for path in golden_folder().glob("*.jsonl")}
    assert {stem: dict(house).items() >= described[stem].items() for stem, house in houses.items()} == dict.fromkeys(described, True)


@pytest.mark.parametrize(
    ("stem", "words"),
    [
        ("quick", "call"),
        ("quick", "inspect"),
        ("quick", "spellcheck"),
        ("both_ends", "left "),
        ("challenge", "demand"),
        ("challenge", "name "),
        ("by_hand", "0:SP 1:AE 2:AA 0:call 2:spellcheck 0:offer 2:agree 0:AR eat 1:inspect 1:drop"),
    ],
)
def test_a_golden_game_shows_what_it_is_there_for(stem: str, words: str) -> None:
    assert any(words in line.get("moves", "") for line in lines(stem))


@pytest.mark.parametrize(("house", "counts"), AFTER)
def test_the_number_of_positions_in_the_middle_of_a_deal(house: dict[str, object], counts: list[int]) -> None:
    assert [positions(house, depth, compiled=False) for depth in range(1, 3)] == counts[:2]
    assert [positions(house, depth, compiled=True) for depth in range(1, len(counts) + 1)] == counts


if __name__ == "__main__":
    write_all()
