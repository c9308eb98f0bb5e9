"""The reasons of hints: each is a whole sentence, true of its move in the position, and told from the view of the seat alone."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots import bot, whole_turn
from kahve.cards.faces import NO_CARD, rank
from kahve.cards.lexicon import LEXICONS, lexicon
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.machine import machine
from kahve.engine.table import Table, from_position
from kahve.games import all_games
from kahve.games.fishing.hinting import RANKS
from kahve.games.fishing.screen import counted, in_hand
from kahve.games.letters import scrumps, trick_play
from kahve.games.letters.moves import NAMING
from kahve.games.letters.rules import strength
from kahve.games.letters.words import word_of
from kahve.games.melding.cards import NOUNS, RED_THREE
from kahve.games.melding.laying import value_of
from kahve.games.melding.moves import KEEP_FIRST
from kahve.games.melding.players import own_side
from kahve.games.melding.scoring import left_value, out_bonus
from kahve.language.speaker import named

TURNS = 500
"""The turns of each game that are played."""
CLUB_PLAYER = bot("greedy")
OF_A_KIND = 6
"""So many of them are looked at that have reasons of the same kind, so that rare kinds are looked at too."""


class Made:
    """A turn made at a table: the full records before and after it, and what the seat saw."""

    def __init__(self, table: Table, text: str) -> None:
        self.game, self.house, self.seat = table.game, table.house, table.turn
        self.turn, self.text, self.before = table.read_turn(text), text, table.view(table.turn)
        self.table, self.was = table.copy(), table.copy().record
        self.after_table = table.after(text)
        self.now, self.after = self.after_table.record, self.after_table.view(self.seat)
        self.card = self.turn[0] & 63
        screen = table.game.screen
        assert screen is not None
        self.told = screen.told(self.before, self.after, self.seat, self.turn, ["A", "B", "C", "D", "E", "F"])

    @property
    def side(self) -> int:
        return self.table.side_of(self.seat)


def number_of(text: str) -> int:
    return int(text) if text.isdigit() else {"no": 0, "none": 0, "only one": 1, "one": 1}[text.lower()]


# -- fishing games ------------------------------------------------------------------------------------------------------------------------


def out_of(made: Made, card: int) -> int:
    """How many cards of this rank lie where the seat cannot see them or come later: in other hands, the stock, an unseen kitty."""
    t = made.was
    places = [int(each) for each in t.stock[: t.stock_size]]
    for seat in range(int(made.house.seats)):
        places += in_hand(int(t.hand[seat])) if seat != made.seat else []
    fields = {field.name for field in t.layout.fields}
    if "kitty" in fields:
        places += [int(each) for each in t.kitty[: t.kitty_size]] if not t.kitty_seen[made.seat] else []
    if "bottom" in fields:
        places += [int(each) for each in t.bottom[: t.bottom_size]]
    return sum(rank(each) == rank(card) for each in places if each != NO_CARD)


def takes_cards(made: Made, found: re.Match[str]) -> bool:
    return bool(made.told["takes"] == int(found[1]))


def taken_by(made: Made) -> list[int]:
    """The cards that a turn takes, with the card that takes them."""
    deck = made.game.rules.deck(made.house)
    return [*(deck.read(code) for code in made.told["taken"]), made.card]


def takes_points(made: Made, found: re.Match[str]) -> bool:
    return sum(_points(made, card) for card in taken_by(made)) == number_of(found[1])


def leaves_nothing(made: Made, found: re.Match[str]) -> bool:
    """The floor is empty, unless the same turn brought new cards."""
    if made.told["batch"] or made.now.phase != made.was.phase:
        lay = made.was.floor_size if hasattr(made.was, "floor_size") else made.was.laid_size - made.was.pile_start
        return bool(made.told["takes"] == lay + 1)
    left = made.now.floor_size if hasattr(made.now, "floor_size") else made.now.laid_size - made.now.pile_start
    return bool(left == 0)


def still_out(made: Made, found: re.Match[str]) -> bool:
    noun = RANKS[rank(made.card) - 1]
    return found[2] in (str(noun), named("en", noun, "plural")) and out_of(made, made.card) == number_of(found[1])


def fewest(made: Made, found: re.Match[str]) -> bool:
    others = [card for card in in_hand(int(made.was.hand[made.seat])) if rank(card) != rank(made.card)]
    return all(out_of(made, card) > out_of(made, made.card) for card in others if not _takes(made, card))


def _takes(made: Made, card: int) -> bool:
    code = made.game.rules.deck(made.house).code(card)
    screen = made.game.screen
    assert screen is not None
    return any(told["card"] == code and told["takes"] for told in screen.moves(made.before, made.before.moves))


def no_points_given(made: Made, found: re.Match[str]) -> bool:
    return counted(made.after)[made.side] == counted(made.before)[made.side] and _points(made, made.card) == 0


def _points(made: Made, card: int) -> int:
    screen: Any = made.game.screen
    return int(screen.points[made.house.card_points, card])


def scores(made: Made, found: re.Match[str]) -> bool:
    return bool(made.told["bonus"] == int(found[1]))


def face_down(made: Made, found: re.Match[str]) -> bool:
    return bool(made.was.under == int(found[1]) > 0)


def counts_against(made: Made, found: re.Match[str]) -> bool:
    taken = [int(card) for card in made.was.laid[made.was.pile_start : made.was.laid_size]]
    return sum(_points(made, card) for card in [*taken, made.card]) == -int(found[1])


FISHING: dict[str, Callable[[Made, re.Match[str]], bool]] = {
    r"It takes (\d+) cards": takes_cards,
    r"with (one|\d+) points? among them": takes_points,
    r"leaves nothing to take": leaves_nothing,
    r"(No|Only one|\d+) other (\w+) (?:is )?still out": still_out,
    r"any other card you could leave": fewest,
    r"so only a jack can take it": lambda made, found: out_of(made, made.card) == 0,
    r"It gives no points away": no_points_given,
    r"It scores (\d+) points as an? ": scores,
    r"(\d+) of them face down": face_down,
    r"which together cost (\d+) points": counts_against,
}

# -- melding games ------------------------------------------------------------------------------------------------------------------------


def laid_points(made: Made, found: re.Match[str]) -> bool:
    side = own_side(made.house, made.seat)
    laid = np.asarray(made.now.on_table)[side].astype(int) - np.asarray(made.was.on_table)[side].astype(int)
    # Red threes that come up in the new cards are laid of themselves, and count nothing here.
    laid[RED_THREE] = 0
    return sum(value_of(made.house, card) * int(number) for card, number in enumerate(laid)) == int(found[1])


def held_after(made: Made, found: re.Match[str]) -> bool:
    return bool(made.now.hand_size[made.seat] == number_of(found[1])) or made.now.stack[made.seat] != made.was.stack[made.seat]


def blocks(made: Made, found: re.Match[str]) -> bool:
    return made.now.phase != made.was.phase or not any(told.startswith("take") for told in made.after_table.legal)


def is_lone(made: Made, found: re.Match[str]) -> bool:
    card = next(card for card, rank in NOUNS.items() if str(rank) == found[1])
    side = own_side(made.house, made.seat)
    picked_up = made.now.stack[made.seat] != made.was.stack[made.seat]
    return bool((picked_up or made.now.hand[made.seat, card] == 0) and made.now.on_table[side, card] == 0)


def is_cheapest(made: Made, found: re.Match[str]) -> bool:
    if made.now.stack[made.seat] != made.was.stack[made.seat]:
        return True
    code = made.told["card"]
    card = next(card for card, each in made.game.rules.deck(made.house).codes.items() if each == code)
    held = [kind for kind in range(1, 16) if made.now.hand[made.seat, kind]]
    return all(left_value(made.house, card) <= left_value(made.house, kind) for kind in held)


def closes(made: Made, found: re.Match[str]) -> bool:
    return f"closes a {found[1]}" in made.told["says"]


def drawn(made: Made, found: re.Match[str]) -> bool:
    came = int(made.was.stock_size) - int(made.now.stock_size)
    threes = sum(row[RED_THREE] for row in made.now.on_table.tolist()) - sum(row[RED_THREE] for row in made.was.on_table.tolist())
    return came == number_of(found[1]) + threes or made.now.phase != made.was.phase or made.now.stock_size > made.was.stock_size


def top_of_stack(made: Made, found: re.Match[str]) -> bool:
    """The stack that is kept has this card on top, which everybody sees."""
    stack = made.turn[0] - KEEP_FIRST
    return value_of(made.house, int(made.was.top[made.seat, stack])) == int(found[1])


MELDING: dict[str, Callable[[Made, re.Match[str]], bool]] = {
    r"You go out with it, for (\d+) points": lambda made, found: (
        made.now.went_out == made.seat + 1 and int(found[1]) == out_bonus(made.was, made.house)
    ),
    r"It empties your hand, so you pick up your (\w+)": lambda made, found: f"picked up your {found[1]}" in made.told["says"],
    r"It closes a ((?:clean|dirty) pile of \w+|pile of wild cards)": closes,
    r"It closes (\d+) piles": lambda made, found: made.told["says"].count("closes a") == int(found[1]),
    r"It makes your side's first meld": lambda made, found: "first meld" in made.told["says"],
    r"It takes (one|\d+) cards? of the pile": lambda made, found: made.told["takes"] == number_of(found[1]),
    r"It puts cards worth (\d+) points": laid_points,
    r"A three on top of the pile": blocks,
    r"You hold no other (.*), and your side has none on the table": is_lone,
    r"None of the cards you would hold costs less": is_cheapest,
    r"It leaves you with (no|one|\d+) cards?": held_after,
    r"It brings you (one|\d+) cards? of the stock": drawn,
    r"Going out counts (\d+) points": lambda made, found: int(found[1]) == out_bonus(made.was, made.house),
    r"You hold (no|one|\d+) cards? that would count": lambda made, found: made.was.hand_size[made.seat] == number_of(found[1]),
    r"The top card of that stack is worth (\d+) points": top_of_stack,
    r"A red three counts (\d+) points": lambda made, found: made.house.red3_laid == int(found[1]),
    r"(?:You have no card left to discard|It keeps your)": lambda made, found: made.text == "float",
}

# -- games of tricks ----------------------------------------------------------------------------------------------------------------------


def beaten(made: Made, found: re.Match[str]) -> bool:
    others = [int(card) for seat in range(made.table.seats) if seat != made.seat for card in made.was.hand[seat] if card]
    number = sum(bool(trick_play.beats(made.was, made.house, other, made.card)) for other in others)
    return number == number_of({"no": "No", "only one": "Only one"}.get(found[1], found[1]))


def leads_so_far(made: Made, found: re.Match[str]) -> bool:
    return bool(trick_play.controller(made.now, made.house) == made.seat)


def taken_last(made: Made, found: re.Match[str]) -> bool:
    if made.told["by"] is None:
        return bool(trick_play.controller(made.now, made.house) == made.seat)
    return bool(made.told["by"] == made.seat)


def another_leads(made: Made, found: re.Match[str]) -> bool:
    lying = [int(card) for card in made.was.trick[: made.was.trick_size]]
    return any(not trick_play.beats(made.was, made.house, made.card, card) for card in lying)


def weakest(made: Made, found: re.Match[str]) -> bool:
    return all(strength(made.house, made.card) <= strength(made.house, move & 63) for move in made.before.moves)


def partner_leads(made: Made, found: re.Match[str]) -> bool:
    return made.table.side_of(int(trick_play.controller(made.was, made.house))) == made.side and another_leads(made, found)


def is_in_list(made: Made, word: str) -> bool:
    return word in lexicon(LEXICONS[int(made.house.lexicon)])


def claimed_is_word(made: Made) -> bool:
    return is_in_list(made, word_of(made.house, made.was, [int(card) for card in made.was.claimed]))


def claim(made: Made) -> bool:
    return is_in_list(made, word_of(made.house, made.now, [int(card) for card in made.now.claimed]))


def held_of(made: Made, found: re.Match[str]) -> bool:
    held = [int(card) >> 4 for card in made.was.hand[made.seat] if card]
    return number_of(found[1]) in {held.count(suit) for suit in range(4)}


def penalties(made: Made, found: re.Match[str]) -> bool:
    passed = [move & 63 for move in made.turn]
    return sum(bool(trick_play.is_penalty(made.was, made.house, card)) for card in passed) == number_of(found[1])


def beats_of_suit(made: Made, found: re.Match[str]) -> bool:
    passed = [move & 63 for move in made.turn]
    return max(strength(made.house, card) for card in passed) - 1 == int(found[1])


def is_named(made: Made) -> bool:
    """Whether the dealer names the ruling suit in the next deal."""
    table = made.after_table.copy()
    table.deal(seed=1)
    return bool(table.record.stage == NAMING)


def next_deals(made: Made) -> bool:
    """Whether the next deal is the one of the player to the left, who is not asked."""
    table = made.after_table.copy()
    table.deal(seed=1)
    return int(table.record.dealer) == (made.seat + 1) % made.table.seats


def total(made: Made, seat: int) -> int:
    """How many points the turn brings a seat."""
    return int(made.now.scores[seat]) - int(made.was.scores[seat])


TRICKS: dict[str, Callable[[Made, re.Match[str]], bool]] = {
    r"(No|Only one|only one|no) card that is still out beats it": beaten,
    r"(\d+) cards still out that beat it": beaten,
    r"It is the highest card of the trick so far": leads_so_far,
    r"You play last, and your card is the highest": taken_last,
    r"The highest card of the trick is your partner's": partner_leads,
    r"It does not take the trick, and it is the weakest": lambda made, found: another_leads(made, found) and weakest(made, found),
    r"Another card of the trick stays the highest": another_leads,
    r"It gets rid of a card that counts against": lambda made, found: bool(trick_play.is_penalty(made.was, made.house, made.card)),
    r"The list has no word made of these letters": lambda made, found: not scrumps.has_word(made.was, made.house),
    r"Without a claim the trick goes to your side": lambda made, found: (
        made.table.side_of(int(trick_play.controller(made.was, made.house))) == made.side
    ),
    r"Without a claim the trick goes to the other side": lambda made, found: (
        made.table.side_of(int(trick_play.controller(made.was, made.house))) != made.side
    ),
    r"The word is in the list, and the trick goes where you say": lambda made, found: claim(made),
    r"The word is not in the list": lambda made, found: not claim(made),
    r"The word that was claimed is in the list": lambda made, found: claimed_is_word(made),
    r"The word that was claimed is not in the list": lambda made, found: not claimed_is_word(made),
    r"You hold (no|\d+) cards? of (?:that|your longest) suit": held_of,
    r"Nobody has seen a card yet": lambda made, found: not made.was.hand_size.any(),
    r"The dealer names the suit": lambda made, found: made.text == "deal" and is_named(made),
    r"The player to the dealer's left leads": lambda made, found: made.text == "deal" and not is_named(made),
    r"Then the next player deals": lambda made, found: made.text == "leave deal" and next_deals(made),
    r"26 points off your own": lambda made, found: total(made, made.seat) == -26,
    r"26 points to the score of each": lambda made, found: all(
        total(made, seat) == (0 if seat == made.seat else 26) for seat in range(made.table.seats)
    ),
    r"(None|One) of these cards counts against": penalties,
    r"Of these cards (\d+) count against": penalties,
    r"The highest of these cards beats (\d+) of the twelve others": beats_of_suit,
}

# -- Soup ---------------------------------------------------------------------------------------------------------------------------------


def soup_of(made: Made) -> str:
    return word_of(made.house, made.was, [int(card) for card in made.was.soup])


def eaten(made: Made) -> str:
    """What was eaten last."""
    size = int(made.was.played_size)
    return word_of(made.house, made.was, [int(card) for card in made.was.played[size - made.was.eaten_size : size]])


def read(made: Made) -> str:
    """The soup with the card of the move."""
    soup = word_of(made.house, made.was, [int(card) for card in made.was.soup])
    letter = word_of(made.house, made.was, [made.card])
    return letter + soup if made.text.startswith("left") else soup + letter


def is_soup_word(made: Made, soup: str) -> bool:
    return len(soup) >= made.house.soup_min_word and is_in_list(made, soup)


def can_become(made: Made, soup: str) -> bool:
    words = lexicon(LEXICONS[int(made.house.lexicon)])
    if not made.house.soup_ends:
        return words.is_possible(soup)
    part = words.alphabet.small(soup)
    return any(part in word and len(word) > len(part) for word in words.sorted)


def safe_letters(made: Made, found: re.Match[str]) -> bool:
    row = read(made)
    safe = [letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if not is_soup_word(made, row + letter) and can_become(made, row + letter)]
    return len(safe) == number_of({"no": "No", "only one": "Only one"}.get(found[1], found[1])) and not is_soup_word(made, row)


def safe_in_hand(made: Made, found: re.Match[str]) -> bool:
    soup = word_of(made.house, made.was, [int(card) for card in made.was.soup])
    held = [word_of(made.house, made.was, [int(card)]) for card in made.was.hand[made.seat] if card]
    safe = [letter for letter in held if not is_soup_word(made, soup + letter) and can_become(made, soup + letter)]
    return len(safe) == number_of(found[1])


SOUP: dict[str, Callable[[Made, re.Match[str]], bool]] = {
    r"A soup of one letter cannot be called": lambda made, found: made.now.soup_size == 1,
    r"With it the soup is not a word, and (no|only one|\d+) letters? ": safe_letters,
    r"With it the soup is a word, which": lambda made, found: is_soup_word(made, read(made)),
    r"With it the soup can no longer become a word": lambda made, found: not can_become(made, read(made)),
    r"With it the soup is a listed word": lambda made, found: is_soup_word(made, read(made)),
    r"With it the soup is not a listed word": lambda made, found: not is_soup_word(made, read(made)),
    r"(None|Only one) of your letters can be added safely": safe_in_hand,
    r"You hold (\d+) letters that can be added safely": safe_in_hand,
    r"^The soup is a listed word": lambda made, found: is_soup_word(made, soup_of(made)),
    r"^The soup is not a listed word": lambda made, found: not is_soup_word(made, soup_of(made)),
    r"The eaten soup is (a|not a) listed word": lambda made, found: is_soup_word(made, eaten(made)) == (found[1] == "a"),
    r"The list has (a|no) word that the soup can become": lambda made, found: (
        can_become(made, word_of(made.house, made.was, [int(card) for card in made.was.soup])) == (found[1] == "a")
    ),
    r"in fewer words than (\w)": lambda made, found: word_of(made.house, made.was, [made.card]) == found[1],
}


def truths(game: Game) -> dict[str, Callable[[Made, re.Match[str]], bool]]:
    families = {"pile": FISHING, "floor": FISHING, "melding": MELDING, "letters": SOUP if game.name == "soup" else TRICKS}
    return families[game.family]


def kind_of(table: Table, text: str) -> tuple[str, ...]:
    """Which patterns the reasons of a turn fit."""
    screen, view = table.game.screen, table.view(table.turn)
    assert screen is not None
    reasons = screen.why(view, table.read_turn(text))
    return tuple(sorted({pattern for pattern in truths(table.game) for says in reasons if re.search(pattern, says)}))


def turns_of(game: Game, seed: int, turns: int = TURNS, **house: Any) -> Iterator[tuple[Table, str, tuple[str, ...]]]:
    """Turns of a game with the table at which they are made and the kind of their reasons, some of each kind.

    Half of the turns are a club player's, so that deals come to their end.
    The others are played by chance, so that not all moves are good ones.
    """
    chance, number, deal, of_kind = Random(seed), 0, 0, Counter[tuple[str, ...]]()
    while number < turns:
        table = kahve.new(game.name, compiled=True, **house)
        deal += 1
        table.deal(seed=seed * 1000 + deal)
        while table.turn >= 0 and number < turns:
            number += 1
            text = chance.choice(table.legal)
            if not game.turns.pending(table.record):
                kind = kind_of(table, text)
                of_kind[kind] += 1
                if len(table.moves) > 1 and of_kind[kind] <= OF_A_KIND:
                    yield table, text, kind
                if chance.random() < 0.5:
                    text = table.write_turn(whole_turn(CLUB_PLAYER, table.view(table.turn), table.moves, chance))
            table.play(text)


def check(table: Table, text: str) -> None:
    """Hold each reason of a turn against what the turn really does."""
    made = Made(table, text)
    screen = table.game.screen
    assert screen is not None
    reasons = screen.why(made.before, made.turn)
    assert 1 <= len(reasons) <= 2, (str(table), text)
    for says in reasons:
        assert re.fullmatch(r"[A-Z][^{}]*\.", says), says
        facts = [(holds, found) for pattern, holds in truths(table.game).items() if (found := re.search(pattern, says))]
        assert facts, f"nothing holds this reason: {says}"
        assert all(holds(made, found) for holds, found in facts), (says, text, str(table))


OTHER_HOUSES: list[tuple[str, int, dict[str, Any]]] = [
    ("pisti", TURNS, {"seats": 2, "capture_obligation": "optional"}),
    ("basra", TURNS, {"seats": 2}),
    ("hand_and_foot", 3 * TURNS, {"seats": 2, "quota_clean": 0, "quota_dirty": 0, "quota_wild": 0, "ask_permission": "off"}),
    ("hand_and_foot", 3 * TURNS, {"quota_clean": 0, "quota_dirty": 0, "quota_wild": 0}),
    ("hand_and_foot", TURNS, {"red3_play": "as_liked"}),
    ("hand_and_foot", 2 * TURNS, {"pass_foot_left": "foot", "float": "any"}),
    ("quist", TURNS, {"word_mode": "strict"}),
    ("quist", TURNS, {"dealer_option": "before_look"}),
    ("soup", TURNS // 5, {"soup_ends": "both"}),
    ("soup", TURNS, {"soup_possible": "challenge"}),
]
"""Houses in which other reasons come up, and how many turns are played by each."""
RARE = (
    r"It closes (\d+) piles",
    r"You hold (no|one|\d+) cards? that would count",
    r"26 points off your own",
    r"26 points to the score of each",
)
"""Kinds of reasons that need more turns than are played here."""


def kinds_that_hold(name: str, turns: int, seed: int, house: dict[str, Any]) -> set[str]:
    """The kinds of reasons of the turns of a game by these house rules; each reason is held against its turn."""
    kinds = set[str]()
    for table, text, kind in turns_of(kahve.game(name), seed, turns, **house):
        check(table, text)
        kinds |= set(kind)
    return kinds


@pytest.mark.parametrize("patterns", [FISHING, MELDING, TRICKS, SOUP], ids=["fishing", "melding", "tricks", "soup"])
def test_every_reason_holds_and_every_kind_of_reason_is_met(patterns: dict[str, Any]) -> None:
    """In random positions of the games of these reasons. A check that meets no reason of its kind holds nothing."""
    usual: list[tuple[str, int, int, dict[str, Any]]] = [(game.name, TURNS, 3, {}) for game in all_games()]
    other = [(name, turns, 5, house) for name, turns, house in OTHER_HOUSES]
    met = set[str]()
    for name, turns, seed, house in [*usual, *other]:
        if truths(kahve.game(name)) is patterns:
            kinds = kinds_that_hold(name, turns, seed, house)
            assert kinds, (name, house)
            met |= kinds
    assert set(patterns) - met <= set(RARE)


def test_a_reason_is_told_from_what_the_seat_sees(game: Game) -> None:
    """In another deal that looks the same to the seat its reasons are the same."""
    rules, worlds = machine(game, False), 0
    for number, (table, text, _) in enumerate(turns_of(game, 8, 120)):
        view = table.view(table.turn)
        world = from_position(game, table.house, rules.world(view.tables, table.house, table.turn, generator(seed=number)))
        assert game.screen is not None
        turn = table.read_turn(text)
        assert game.screen.why(world.view(table.turn), turn) == game.screen.why(view, turn), str(table)
        worlds += bytes(world.record.tobytes()) != bytes(table.record.tobytes())
    assert worlds > 5
