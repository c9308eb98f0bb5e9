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
from kahve.games.letters.known_words import IN_WORDS
from kahve.games.letters.moves import NAMING
from kahve.games.letters.rules import strength
from kahve.games.letters.words import word_of
from kahve.games.melding.cards import NOUNS, RED_THREE
from kahve.games.melding.laying import value_of
from kahve.games.melding.moves import KEEP_FIRST
from kahve.games.melding.players import own_side
from kahve.games.melding.scoring import out_bonus
from kahve.language.speaker import named

TURNS = 500
"""The turns of each game that are played."""
CLUB_PLAYER = bot("greedy")
OF_A_KIND = 6
"""So many of them are looked at that have reasons of the same kind, so that rare kinds are looked at too."""


class PlayedTurn:
    """A turn made at a table: the full records before and after it, and what the seat saw."""

    def __init__(self, table: Table, text: str) -> None:
        self.game, self.house, self.seat = table.game, table.house, table.turn
        self.turn, self.text, self.before = table.read_turn(text), text, table.view(table.turn)
        self.table, self.was = table.copy(), table.copy().record
        self.after_table = table.after(text)
        self.now, self.after = self.after_table.record, self.after_table.view(self.seat)
        self.card = self.turn[0] & 63
        screen = table.game.screen
        self.news = screen.turn_news(self.before, self.after, self.seat, self.turn, ["A", "B", "C", "D", "E", "F"])

    @property
    def side(self) -> int:
        return self.table.side_of(self.seat)


def number_of(text: str) -> int:
    return int(text) if text.isdigit() else {"no": 0, "none": 0, "only one": 1, "one": 1}[text.lower()]


# -- fishing games ------------------------------------------------------------------------------------------------------------------------


def out_of(turn: PlayedTurn, card: int) -> int:
    """How many cards of this rank lie where the seat cannot see them or come later: in other hands, the stock, an unseen kitty."""
    t = turn.was
    places = [int(each) for each in t.stock[: t.stock_size]]
    for seat in range(int(turn.house.seats)):
        places += in_hand(int(t.hand[seat])) if seat != turn.seat else []
    fields = {field.name for field in t.layout.fields}
    if "kitty" in fields:
        places += [int(each) for each in t.kitty[: t.kitty_size]] if not t.kitty_seen[turn.seat] else []
    if "bottom" in fields:
        places += [int(each) for each in t.bottom[: t.bottom_size]]
    return sum(rank(each) == rank(card) for each in places if each != NO_CARD)


def takes_cards(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return bool(turn.news["takes"] == int(match[1]))


def taken_by(turn: PlayedTurn) -> list[int]:
    """The cards that a turn takes, with the card that takes them."""
    deck = turn.game.rules.deck(turn.house)
    return [*(deck.read(code) for code in turn.news["taken"]), turn.card]


def takes_points(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return sum(_points(turn, card) for card in taken_by(turn)) == number_of(match[1])


def leaves_nothing(turn: PlayedTurn, match: re.Match[str]) -> bool:
    """The floor is empty, unless the same turn brought new cards."""
    if turn.news["batch"] or turn.now.phase != turn.was.phase:
        lay = turn.was.floor_size if hasattr(turn.was, "floor_size") else turn.was.laid_size - turn.was.pile_start
        return bool(turn.news["takes"] == lay + 1)
    left = turn.now.floor_size if hasattr(turn.now, "floor_size") else turn.now.laid_size - turn.now.pile_start
    return bool(left == 0)


def still_out(turn: PlayedTurn, match: re.Match[str]) -> bool:
    noun = RANKS[rank(turn.card) - 1]
    return match[2] in (str(noun), named("en", noun, "plural")) and out_of(turn, turn.card) == number_of(match[1])


def fewest(turn: PlayedTurn, match: re.Match[str]) -> bool:
    others = [card for card in in_hand(int(turn.was.hand[turn.seat])) if rank(card) != rank(turn.card)]
    return all(out_of(turn, card) > out_of(turn, turn.card) for card in others if not _takes(turn, card))


def _takes(turn: PlayedTurn, card: int) -> bool:
    code = turn.game.rules.deck(turn.house).code(card)
    screen = turn.game.screen
    return any(move["card"] == code and move["takes"] for move in screen.moves(turn.before, turn.before.moves))


def no_points_given(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return counted(turn.after)[turn.side] == counted(turn.before)[turn.side] and _points(turn, turn.card) == 0


def _points(turn: PlayedTurn, card: int) -> int:
    screen: Any = turn.game.screen
    return int(screen.points[turn.house.card_points, card])


def scores(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return bool(turn.news["bonus"] == int(match[1]))


def face_down(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return bool(turn.was.under == int(match[1]) > 0)


def counts_against(turn: PlayedTurn, match: re.Match[str]) -> bool:
    taken = [int(card) for card in turn.was.laid[turn.was.pile_start : turn.was.laid_size]]
    return sum(_points(turn, card) for card in [*taken, turn.card]) == -int(match[1])


FISHING: dict[str, Callable[[PlayedTurn, re.Match[str]], bool]] = {
    r"Counting itself, it takes (\d+) cards": takes_cards,
    r"with (one|\d+) points? among them": takes_points,
    r"leaves nothing to take": leaves_nothing,
    r"(No|Only one|\d+) other (\w+) (?:is )?still out": still_out,
    r"any other card that you could leave": fewest,
    r"so only a jack can take it": lambda turn, match: out_of(turn, turn.card) == 0,
    r"It gives no points away": no_points_given,
    r"It scores (\d+) points as an? ": scores,
    r"(\d+) of them face down": face_down,
    r"which together cost (\d+) points": counts_against,
}

# -- melding games ------------------------------------------------------------------------------------------------------------------------


def laid_points(turn: PlayedTurn, match: re.Match[str]) -> bool:
    side = own_side(turn.house, turn.seat)
    laid = np.asarray(turn.now.on_table)[side].astype(int) - np.asarray(turn.was.on_table)[side].astype(int)
    # Red threes that come up in the new cards are laid of themselves, and count nothing here.
    laid[RED_THREE] = 0
    return sum(value_of(turn.house, card) * int(number) for card, number in enumerate(laid)) == int(match[1])


def left_in_hand(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return bool(turn.now.hand_size[turn.seat] == number_of(match[1])) or turn.now.stack[turn.seat] != turn.was.stack[turn.seat]


def blocks(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return turn.now.phase != turn.was.phase or not any(move.startswith("take") for move in turn.after_table.legal)


def is_lone(turn: PlayedTurn, match: re.Match[str]) -> bool:
    card = next(card for card, rank in NOUNS.items() if str(rank) == match[1])
    side = own_side(turn.house, turn.seat)
    picked_up = turn.now.stack[turn.seat] != turn.was.stack[turn.seat]
    return bool((picked_up or turn.now.hand[turn.seat, card] == 0) and turn.now.on_table[side, card] == 0)


def is_cheapest(turn: PlayedTurn, match: re.Match[str]) -> bool:
    if turn.now.stack[turn.seat] != turn.was.stack[turn.seat]:
        return True
    code = turn.news["card"]
    card = next(card for card, each in turn.game.rules.deck(turn.house).codes.items() if each == code)
    hand = [kind for kind in range(1, 16) if turn.now.hand[turn.seat, kind] and "three" not in str(NOUNS[kind])]
    return all(value_of(turn.house, card) <= value_of(turn.house, kind) for kind in hand)


def closes(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return f"closes a {match[1]}" in turn.news["says"]


def drawn(turn: PlayedTurn, match: re.Match[str]) -> bool:
    came = int(turn.was.stock_size) - int(turn.now.stock_size)
    threes = sum(row[RED_THREE] for row in turn.now.on_table.tolist()) - sum(row[RED_THREE] for row in turn.was.on_table.tolist())
    return came == number_of(match[1]) + threes or turn.now.phase != turn.was.phase or turn.now.stock_size > turn.was.stock_size


def top_of_stack(turn: PlayedTurn, match: re.Match[str]) -> bool:
    """The stack that is kept has this card on top, which everybody sees."""
    stack = turn.turn[0] - KEEP_FIRST
    return value_of(turn.house, int(turn.was.top[turn.seat, stack])) == int(match[1])


MELDING: dict[str, Callable[[PlayedTurn, re.Match[str]], bool]] = {
    r"You go out with it, for (\d+) points": lambda turn, match: (
        turn.now.went_out == turn.seat + 1 and int(match[1]) == out_bonus(turn.was, turn.house)
    ),
    r"It empties your hand, so you pick up your (\w+)": lambda turn, match: f"picked up your {match[1]}" in turn.news["says"],
    r"It closes a ((?:clean|dirty) pile of \w+|pile of wild cards)": closes,
    r"It closes (\d+) piles": lambda turn, match: turn.news["says"].count("closes a") == int(match[1]),
    r"It makes your side's first meld": lambda turn, match: "first meld" in turn.news["says"],
    r"It takes (one|\d+) cards? of the pile": lambda turn, match: turn.news["takes"] == number_of(match[1]),
    r"It puts cards worth (\d+) points": laid_points,
    r"cannot take a pile with a three on top": blocks,
    r"You hold no other (.*), and your side has none on the table": is_lone,
    r"None of your cards is worth less to whoever takes the pile": is_cheapest,
    r"It leaves you with (no|one|\d+) cards?": left_in_hand,
    r"It brings you (one|\d+) cards? of the stock": drawn,
    r"Going out counts (\d+) points": lambda turn, match: int(match[1]) == out_bonus(turn.was, turn.house),
    r"You hold (no|one|\d+) cards? that would count": lambda turn, match: turn.was.hand_size[turn.seat] == number_of(match[1]),
    r"The top card of that stack is worth (\d+) points": top_of_stack,
    r"A red three counts (\d+) points": lambda turn, match: turn.house.red3_laid == int(match[1]),
    r"(?:You have no card left to discard|It keeps your)": lambda turn, match: turn.text == "float",
}

# -- games of tricks ----------------------------------------------------------------------------------------------------------------------


def beaten(turn: PlayedTurn, match: re.Match[str]) -> bool:
    others = [int(card) for seat in range(turn.table.seats) if seat != turn.seat for card in turn.was.hand[seat] if card]
    number = sum(bool(trick_play.beats(turn.was, turn.house, other, turn.card)) for other in others)
    return number == number_of({"no": "No", "only one": "Only one"}.get(match[1], match[1]))


def leads_so_far(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return bool(trick_play.controller(turn.now, turn.house) == turn.seat)


def taken_last(turn: PlayedTurn, match: re.Match[str]) -> bool:
    if turn.news["by"] is None:
        return bool(trick_play.controller(turn.now, turn.house) == turn.seat)
    return bool(turn.news["by"] == turn.seat)


def another_leads(turn: PlayedTurn, match: re.Match[str]) -> bool:
    lying = [int(card) for card in turn.was.trick[: turn.was.trick_size]]
    return any(not trick_play.beats(turn.was, turn.house, turn.card, card) for card in lying)


def can_lead(turn: PlayedTurn) -> bool:
    """Whether another card of the hand would have been the highest of the trick: else it says nothing that one stays so."""
    best = int(turn.was.trick[trick_play.controlling_place(turn.was, turn.house)])
    return any(trick_play.beats(turn.was, turn.house, move & 63, best) for move in turn.before.moves)


def stays_highest(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return another_leads(turn, match) and can_lead(turn)


def weakest(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return all(strength(turn.house, turn.card) <= strength(turn.house, move & 63) for move in turn.before.moves)


def partner_leads(turn: PlayedTurn, match: re.Match[str]) -> bool:
    return turn.table.side_of(int(trick_play.controller(turn.was, turn.house))) == turn.side and stays_highest(turn, match)


def is_in_list(turn: PlayedTurn, word: str) -> bool:
    return word in lexicon(LEXICONS[int(turn.house.lexicon)])


def claimed_is_word(turn: PlayedTurn) -> bool:
    return is_in_list(turn, word_of(turn.house, turn.was, [int(card) for card in turn.was.claimed]))


def claim(turn: PlayedTurn) -> bool:
    return is_in_list(turn, word_of(turn.house, turn.now, [int(card) for card in turn.now.claimed]))


def completes(turn: PlayedTurn, match: re.Match[str]) -> bool:
    lying = [int(card) for card in turn.was.trick[: turn.was.trick_size]]
    is_of_trick = sorted(word_of(turn.house, turn.was, [*lying, turn.card])) == sorted(match[1])
    claims = [move for move in turn.after_table.legal if move.split()[:2] == ["scrump", match[1]]]
    return is_of_trick and is_in_list(turn, match[1]) and turn.after_table.turn == turn.seat and bool(claims)


def suit_in_hand(turn: PlayedTurn, match: re.Match[str]) -> bool:
    hand = [int(card) >> 4 for card in turn.was.hand[turn.seat] if card]
    return number_of(match[1]) in {hand.count(suit) for suit in range(4)}


def penalties(turn: PlayedTurn, match: re.Match[str]) -> bool:
    passed = [move & 63 for move in turn.turn]
    return sum(bool(trick_play.is_penalty(turn.was, turn.house, card)) for card in passed) == number_of(match[1])


def is_even(turn: PlayedTurn, match: re.Match[str]) -> bool:
    hand = [int(card) >> 4 for card in turn.was.hand[turn.seat] if card]
    return turn.text == "rule none" and max(hand.count(suit) for suit in range(4)) == int(match[1]) <= 5


def beats_of_suit(turn: PlayedTurn, match: re.Match[str]) -> bool:
    passed = [move & 63 for move in turn.turn]
    return max(strength(turn.house, card) for card in passed) - 1 == int(match[1])


def is_named(turn: PlayedTurn) -> bool:
    """Whether the dealer names the ruling suit in the next deal."""
    table = turn.after_table.copy()
    table.deal(seed=1)
    return bool(table.record.stage == NAMING)


def next_deals(turn: PlayedTurn) -> bool:
    """Whether the next deal is the one of the player to the left, who is not asked."""
    table = turn.after_table.copy()
    table.deal(seed=1)
    return int(table.record.dealer) == (turn.seat + 1) % turn.table.seats


def total(turn: PlayedTurn, seat: int) -> int:
    """How many points the turn brings a seat."""
    return int(turn.now.scores[seat]) - int(turn.was.scores[seat])


TRICKS: dict[str, Callable[[PlayedTurn, re.Match[str]], bool]] = {
    r"(No|Only one|only one|no) card that is still out beats it": beaten,
    r"It is the highest card of the trick so far": leads_so_far,
    r"You play last, and your card is the highest": taken_last,
    r"The highest card of the trick is your partner's": partner_leads,
    r"It does not beat the highest card of the trick, and it is the weakest": lambda turn, match: (
        another_leads(turn, match) and weakest(turn, match)
    ),
    r"Another card of the trick stays the highest": stays_highest,
    r"It gets rid of a card that counts against": lambda turn, match: bool(trick_play.is_penalty(turn.was, turn.house, turn.card)),
    r"The list has no word made of these letters": lambda turn, match: not scrumps.has_word(turn.was, turn.house),
    r"Without a claim the trick goes to your side": lambda turn, match: (
        turn.table.side_of(int(trick_play.controller(turn.was, turn.house))) == turn.side
    ),
    r"Without a claim the trick goes to the other side": lambda turn, match: (
        turn.table.side_of(int(trick_play.controller(turn.was, turn.house))) != turn.side
    ),
    r"The word is in the list, and the trick goes where you say": lambda turn, match: claim(turn),
    r"The word is not in the list": lambda turn, match: not claim(turn),
    r"The word that was claimed is in the list": lambda turn, match: claimed_is_word(turn),
    r"The word that was claimed is not in the list": lambda turn, match: not claimed_is_word(turn),
    r"You hold (\d+) cards? of that suit": suit_in_hand,
    r"Your longest suit has only (\d+) cards": is_even,
    r"The letters of the trick then make (\w+), which you may claim": completes,
    r"Nobody has seen a card yet": lambda turn, match: not turn.was.hand_size.any(),
    r"The dealer names the suit": lambda turn, match: turn.text == "deal" and is_named(turn),
    r"The player to the dealer's left leads": lambda turn, match: turn.text == "deal" and not is_named(turn),
    r"Then the next player deals": lambda turn, match: turn.text == "leave deal" and next_deals(turn),
    r"26 points off your own": lambda turn, match: total(turn, turn.seat) == -26,
    r"26 points to the score of each": lambda turn, match: all(
        total(turn, seat) == (0 if seat == turn.seat else 26) for seat in range(turn.table.seats)
    ),
    r"(None|One) of these cards counts against": penalties,
    r"Of these cards (\d+) count against": penalties,
    r"The highest of these cards beats (\d+) of the twelve others": beats_of_suit,
}

# -- Soup ---------------------------------------------------------------------------------------------------------------------------------


def soup_of(turn: PlayedTurn) -> str:
    return word_of(turn.house, turn.was, [int(card) for card in turn.was.soup])


def eaten(turn: PlayedTurn) -> str:
    """What was eaten last."""
    size = int(turn.was.played_size)
    return word_of(turn.house, turn.was, [int(card) for card in turn.was.played[size - turn.was.eaten_size : size]])


def read(turn: PlayedTurn) -> str:
    """The soup with the card of the move."""
    soup = word_of(turn.house, turn.was, [int(card) for card in turn.was.soup])
    letter = word_of(turn.house, turn.was, [turn.card])
    return letter + soup if turn.text.startswith("left") else soup + letter


def is_soup_word(turn: PlayedTurn, soup: str) -> bool:
    return len(soup) >= turn.house.soup_min_word and is_in_list(turn, soup)


def can_become(turn: PlayedTurn, soup: str) -> bool:
    words = lexicon(LEXICONS[int(turn.house.lexicon)])
    if not turn.house.soup_ends:
        return words.is_possible(soup)
    part = words.alphabet.small(soup)
    return any(part in word and len(word) > len(part) for word in words.sorted)


def safe_letters(turn: PlayedTurn, match: re.Match[str]) -> bool:
    row = read(turn)
    safe = [letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if not is_soup_word(turn, row + letter) and can_become(turn, row + letter)]
    return len(safe) == number_of({"no": "No", "only one": "Only one"}.get(match[1], match[1])) and not is_soup_word(turn, row)


def safe_in_hand(turn: PlayedTurn, match: re.Match[str]) -> bool:
    soup = word_of(turn.house, turn.was, [int(card) for card in turn.was.soup])
    hand = [word_of(turn.house, turn.was, [int(card)]) for card in turn.was.hand[turn.seat] if card]
    safe = [letter for letter in hand if not is_soup_word(turn, soup + letter) and can_become(turn, soup + letter)]
    return len(safe) == number_of(match[1])


def few_follow(turn: PlayedTurn, match: re.Match[str]) -> bool:
    letter = word_of(turn.house, turn.was, [turn.card])
    row = [letter + each for each in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    return sum(not is_soup_word(turn, soup) and can_become(turn, soup) for soup in row) == number_of(match[1])


def passed(turn: PlayedTurn) -> list[str]:
    """The letters that are passed on."""
    return [word_of(turn.house, turn.was, [move & 63]) for move in turn.turn]


def is_rarest(turn: PlayedTurn, match: re.Match[str]) -> bool:
    """By the table of chances, which a test of the letter games holds against the list."""
    chances = {"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number - 1]: int(IN_WORDS[0, 1, number]) for number in range(1, 27)}
    hand = [word_of(turn.house, turn.was, [int(card)]) for card in turn.was.hand[turn.seat] if card]
    return match[1] in passed(turn) and chances[match[1]] == min(chances[letter] for letter in hand)


def keeps_another(turn: PlayedTurn, match: re.Match[str]) -> bool:
    hand = [word_of(turn.house, turn.was, [int(card)]) for card in turn.was.hand[turn.seat] if card]
    return match[1] in passed(turn) and hand.count(match[1]) > passed(turn).count(match[1])


SOUP: dict[str, Callable[[PlayedTurn, re.Match[str]], bool]] = {
    r"With it the soup is not a word, and (no|only one|\d+) letters? ": safe_letters,
    r"With it the soup is not a word, and it can still become one": lambda turn, match: (
        not is_soup_word(turn, read(turn)) and can_become(turn, read(turn))
    ),
    r"With it the soup is a word, but": lambda turn, match: is_soup_word(turn, read(turn)),
    r"With it the soup can no longer become a word": lambda turn, match: not can_become(turn, read(turn)),
    r"With it the soup is a listed word": lambda turn, match: is_soup_word(turn, read(turn)),
    r"With it the soup is not a listed word": lambda turn, match: not is_soup_word(turn, read(turn)),
    r"(None) of your letters can be added safely": safe_in_hand,
    r"(No|Only one|\d+) letters? (?:of the alphabet )?can be added to the new soup safely": few_follow,
    r"^The soup is a listed word": lambda turn, match: is_soup_word(turn, soup_of(turn)),
    r"^The soup is not a listed word": lambda turn, match: not is_soup_word(turn, soup_of(turn)),
    r"The eaten soup is (a|not a) listed word": lambda turn, match: is_soup_word(turn, eaten(turn)) == (match[1] == "a"),
    r"The list has (a|no) word that the soup can become": lambda turn, match: (
        can_become(turn, word_of(turn.house, turn.was, [int(card) for card in turn.was.soup])) == (match[1] == "a")
    ),
    r"makes a word of three letters less often than (\w)": is_rarest,
    r"You keep another (\w)": keeps_another,
}


def truths(game: Game) -> dict[str, Callable[[PlayedTurn, re.Match[str]], bool]]:
    families = {"pile": FISHING, "floor": FISHING, "melding": MELDING, "letters": SOUP if game.name == "soup" else TRICKS}
    return families[game.family]


def kind_of(table: Table, text: str) -> tuple[str, ...]:
    """Which patterns the reasons of a turn fit."""
    screen, view = table.game.screen, table.view(table.turn)
    reasons = [reason.says for reason in screen.why(view, table.read_turn(text))]
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
    turn = PlayedTurn(table, text)
    screen = table.game.screen
    reasons = [reason.says for reason in screen.why(turn.before, turn.turn)]
    assert len(reasons) <= 2, (str(table), text)
    for says in reasons:
        assert re.fullmatch(r"[A-Z][^{}]*\.", says), says
        facts = [(holds, match) for pattern, holds in truths(table.game).items() if (match := re.search(pattern, says))]
        assert facts, f"nothing holds this reason: {says}"
        assert all(holds(turn, match) for holds, match in facts), (says, text, str(table))


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
        turn = table.read_turn(text)
        assert game.screen.why(world.view(table.turn), turn) == game.screen.why(view, turn), str(table)
        worlds += bytes(world.record.tobytes()) != bytes(table.record.tobytes())
    assert worlds > 5
