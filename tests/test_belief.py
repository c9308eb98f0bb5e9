"""Belief: that a stretch can be gone back and played again, and that worlds are drawn as likely as what was played says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots import bot
from kahve.bots.belief import likely_worlds as belief
from kahve.bots.belief.likely_worlds import empty_past, lay_kernel, likelihood_kernel, random_shares_of, weigh_before_kernel
from kahve.bots.belief.player_types import PER_BLUR, before_match
from kahve.bots.players.greedy import Forgetful, Greedy, Plain
from kahve.bots.players.levels import QUICK, level
from kahve.bots.players.noise import CUT, EVIDENT, UNSEEN
from kahve.bots.search.searcher import MASTER, Search, think
from kahve.bots.search.views import hidden_of
from kahve.cards.arrays import INT64, zeros
from kahve.cards.deck import STANDARD
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.machine import as_bytes, machine
from kahve.engine.match_record import PLAY
from kahve.engine.record import Records
from kahve.engine.staging import staged
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.games import all_games

pytestmark = pytest.mark.usefixtures("rules_at_hand")

GAMES = [game for game in all_games() if game.judgement.says("rewind")]
HOUSES: list[tuple[str, dict[str, Any]]] = [
    ("pisti", {"seats": 2}),
    ("pisti", {"seats": 3, "bottom_card_exposed": True, "bottom_jack": "cutter_keeps", "kitty_view": "taker"}),
    ("pisti", {"seats": 4, "capture_obligation": "optional", "turn_up_jack": "stays"}),
    ("pisti", {"seats": 2, "capture_obligation": "if_able", "kitty_view": "all"}),
    ("pishti", {}),
    ("pishti", {"short_batch": "equal_hands", "cut_jack": "next"}),
    ("dry_game", {"seats": 2}),
    ("dry_game", {"seats": 3, "refill_stack": "first_batch", "stack_top_jack": "replaced"}),
    ("foxtrot", {"seats": 2}),
    ("foxtrot", {"seats": 5, "hand_sweep": "at_end", "capture_obligation": "optional"}),
    ("foxtrot", {"seats": 9}),
]


TRICKS = {"quist", "animal_quist", "chili_dog", "turtle"}


def test_the_fishing_games_and_the_letter_games_can_go_back() -> None:
    families = ("pile", "floor", "letters")
    assert {game.name for game in GAMES} == {game.name for game in all_games() if game.family in families} > TRICKS


def test_master_believes_where_that_was_measured_to_gain() -> None:
    for game in all_games():
        tells_types = game.family in ("pile", "floor") or game.name == "turtle"
        expected = "types" if tells_types else "greedy" if game.name in TRICKS else "none"
        assert MASTER.belief_in(game) == expected
        assert Search(simulations=1, belief="greedy").belief_in(game) == "greedy"


@pytest.mark.parametrize(("name", "depth"), [("pisti", 1), ("pisti", 2), ("quist", 1), ("turtle", 1)])
def test_a_search_that_leaves_belief_to_the_game_chooses_as_the_game_says(name: str, depth: int) -> None:
    table, chance = kahve.new(name, **({"seats": 2} if name == "pisti" else {})), random.Random(5)
    table.deal(seed=5)
    while table.awaits_deal:
        table.deal(seed=chance.getrandbits(60))
    for _ in range(17):
        table.play(chance.choice(table.moves))
    view, moves = table.view(table.turn), table.moves
    assert len(moves) > 1
    kinds = ("game", "greedy", "types", "none")
    by_kind = {kind: think(view, moves, Search(simulations=120, depth=depth, belief=kind), 1) for kind in kinds}
    same = {"pisti": "types", "quist": "greedy", "turtle": "types"}[name]
    assert [kind for kind in kinds[1:] if by_kind[kind].moves == by_kind["game"].moves] == [same]


@pytest.mark.parametrize(("name", "house"), HOUSES, ids=[f"{name}-{'-'.join(map(str, house.values()))}" for name, house in HOUSES])
def test_a_stretch_can_be_gone_back_and_played_again(name: str, house: dict[str, Any]) -> None:
    """From every position of whole deals: the moves are those that were made since hands were dealt, and they lead to the same record."""
    game = kahve.game(name)
    moves, longest = np.zeros(game.rules.move_numbers, dtype=np.int64), 0
    for seed in range(3):
        table, chance = Table(game, game.settle(house)), random.Random(seed)
        table.deal(seed=seed)
        while table.awaits_deal:
            table.deal(seed=chance.getrandbits(60))
        stretch: list[int] = []
        beginning = table.record.tobytes()
        while table.turn >= 0:
            before = table.tables_for(table.turn).copy()
            again = before.copy()
            number = game.judgement.rewind(again[0], table.house, moves)
            assert moves[:number].tolist() == stretch
            if not beginning_knows_more(beginning, again):
                assert again.tobytes() == beginning
            for move in stretch:
                game.rules.play(again[0], table.house, move)
            assert again.tobytes() == before.tobytes()
            longest = max(longest, number)
            in_hands = int(table.record.in_hands)
            stretch.append(chance.choice(table.moves))
            table.play(stretch[-1])
            if int(table.record.in_hands) > in_hands or table.turn < 0 or in_hands == 1:
                stretch, beginning = [], table.record.tobytes()
    assert longest >= 7


READ_BY_JUDGEMENT = (
    "in_hands",
    "stock_size",
    "laid_size",
    "pile_start",
    "under",
    "turn",
    "hand",
    "hand_size",
    "laid",
    "laid_by",
    "last_batch",
)


@pytest.mark.parametrize(("name", "house"), HOUSES, ids=[f"{name}-{'-'.join(map(str, house.values()))}" for name, house in HOUSES])
def test_every_stretch_of_a_deal_can_be_gone_back_to(name: str, house: dict[str, Any]) -> None:
    """From the last card of a deal back to its beginning: the moves of each stretch, and all that a judgement reads."""
    game, chance = kahve.game(name), random.Random(5)
    table = Table(game, game.settle(house))
    table.deal(seed=5)
    while table.awaits_deal:
        table.deal(seed=chance.getrandbits(60))
    stretches: list[tuple[Any, list[int]]] = []
    before = 0
    while int(table.record.in_hands) > 1 or int(table.record.last_batch) == 0:
        if int(table.record.in_hands) != before - 1:
            stretches.append((table.record.copy(), []))
        before = int(table.record.in_hands)
        stretches[-1][1].append(chance.choice(table.moves))
        table.play(stretches[-1][1][-1])
    again, moves = table.tables_for(table.turn).copy(), zeros(game.rules.move_numbers, INT64)
    for place, (beginning, stretch) in enumerate(reversed(stretches)):
        assert place == 0 or game.judgement.undeal(again[0], table.house)
        number = game.judgement.rewind(again[0], table.house, moves)
        assert moves[:number].tolist() == stretch
        for field in READ_BY_JUDGEMENT:
            assert again[0][field] == beginning[field], field
    assert not game.judgement.undeal(again[0], table.house)


def beginning_knows_more(beginning: bytes, again: Any) -> bool:
    """Whether all knew of a card in a hand that has been played since, which is not told again."""
    return bool(again.layout.record(beginning).known_size != again[0].known_size)


# -- the posterior -----------------------------------------------------------------------------------------------------------------------


def small_table(seed: int) -> Table:
    """Two-Hand Pisti with three cards in each hand and three in the stock, everything else gone, and some plays of the stretch made."""
    chance = random.Random(seed)
    numbers = list(STANDARD.cards)
    chance.shuffle(numbers)
    cards = [STANDARD.code(card) for card in (*sorted(numbers[:3]), *sorted(numbers[3:6]), *numbers[6:])]
    hands, stock, gone = [cards[:3], cards[3:6]], cards[6:9], cards[9:]
    took = ["0"] * 52
    took[len(gone) - 3] = "1"  # two cards lie on the table
    line = (
        f"pisti seats=2,bottom_card_exposed=no phase=1 turn=1 dealer=0 deals=1 target=151 in_hands=6 pile_start={len(gone) - 2} "
        f"last_taker=1 laid_size={len(gone)} stock_size=3 hand={'/'.join(''.join(hand) for hand in hands)}// hand_size=3,3,0,0 "
        f"laid={''.join(gone)} took={','.join(took)} stock={''.join(stock)}"
    )
    table = staged(kahve.game("pisti"), line)
    greedy = Greedy()
    for _ in range(4):
        move = greedy.choose(table.view(table.turn), table.moves, chance)
        table.play(move if chance.random() > 0.2 else chance.choice(table.moves))
    return table


def others_hand(table: Any, seat: int) -> tuple[int, ...]:
    """The cards of the other of two seats."""
    record = table[0]
    return tuple(int(record.hand[1 - seat]) >> 8 * place & 63 for place in range(int(record.hand_size[1 - seat])))


PLAYERS = {"greedy": ("greedy",), "types": ("greedy", "casual", "simple", "beginner", "plain", "random")}
"""The levels whose judgement each kind of belief goes by."""
STRANGER = {kind: before_match(kahve.game("pisti"), kind) for kind in PLAYERS}
"""How likely each of PLAYERS is of somebody of whom nothing has been seen."""
LOOKING = {"greedy": Greedy(), "forgetful": Forgetful(), "plain": Plain()}


def chance_of_move(player: str, view: View, move: int) -> float:
    """The chance of this move by a player who makes as many random moves as this game assumes."""
    (random_share, share_with_mistakes), legal = random_shares_of(view.game), view.moves
    if player == "random":
        return 1 / len(legal)
    if level(player).makes_mistakes:
        return share_with_mistakes / len(legal) + (1 - share_with_mistakes) * chance_with_mistakes(player, view, move)
    worths = LOOKING[player].worths(view, legal)
    best = [each for each, worth in zip(legal, worths, strict=True) if worth == max(worths)]
    return random_share / len(legal) + ((1 - random_share) / len(best) if move in best else 0)


def chance_with_mistakes(player: str, view: View, move: int) -> float:
    """The chance that a level with mistakes makes this move: every way of looking and of overlooking, with the steps of the logit."""
    mistakes, legal, subtle, chance = level(player).mistakes_in(view.game), view.moves, view.game.judgement.subtle, 0.0
    hard = [bool(subtle(view.record, view.house, each)) for each in legal]
    plain = [bool(view.game.judgement.evident(view.record, view.house, each)) for each in legal]
    looks = (mistakes.glances, "plain"), (mistakes.forgets, "forgetful"), (1000 - mistakes.glances - mistakes.forgets, "greedy")
    for share, looking in looks:
        worths = LOOKING[looking].worths(view, legal)
        for part, overlooks in ((mistakes.overlooks, True), (1000 - mistakes.overlooks, False)):
            seen = [worth - UNSEEN * (overlooks and is_hard) for worth, is_hard in zip(worths, hard, strict=True)]
            seen = [worth + EVIDENT * mistakes.blur * is_plain for worth, is_plain in zip(seen, plain, strict=True)]
            behind = [max(seen) - worth for worth in seen]
            weights = [np.exp(-(less * PER_BLUR // mistakes.blur) / PER_BLUR) * (less <= CUT * mistakes.blur) for less in behind]
            chance += share / 1000 * part / 1000 * weights[legal.index(move)] / sum(weights)
    return chance


def chance_by_hand(game: Game, house: Any, world: Any, seat: int, kind: str, shares: Sequence[float]) -> float:
    """The chance that the other plays in this world as it did, from Python views and the bots' worths.

    shares: how likely each of PLAYERS is by the stretches before.
    """
    moves, past = np.zeros(game.rules.move_numbers, dtype=np.int64), world.copy()
    chances = [1.0] * len(PLAYERS[kind])
    for move in moves[: game.judgement.rewind(past[0], house, moves)]:
        mover = int(past[0].turn)
        if mover != seat:
            view = View(game, house, mover, machine(game, False).view(past, 0, house, mover))
            chances = [chance * chance_of_move(player, view, int(move)) for chance, player in zip(chances, PLAYERS[kind], strict=True)]
        game.rules.play(past[0], house, int(move))
    return sum(share * chance for share, chance in zip(shares, chances, strict=True))


def shares_before(table: Table, seat: int, kind: str) -> list[float]:
    """How likely each of PLAYERS is of the other of two seats, by the stretches before this one."""
    past = empty_past(table.game, kind)
    past.tables[0] = table.record
    weigh_before_kernel(table.game, kind)(past.tables[0], table.house, seat, past)
    return list(past.before[1 - seat].tolist())


def posterior(table: Table, seat: int, kind: str = "greedy") -> dict[tuple[int, ...], float]:
    """How likely each hand of the other is, counted over all hands there can be."""
    record = table.record
    unseen = sorted({*others_hand(table.tables_for(seat), seat), *map(int, record.stock[int(record.stock_shown) : int(record.stock_size)])})
    size, shares = int(record.hand_size[1 - seat]), shares_before(table, seat, kind)
    chances = {}
    for hand in combinations(unseen, size):
        world = Records(record.layout, bytearray(record.tobytes()))
        world[0].hand[1 - seat] = sum(card << 8 * place for place, card in enumerate(hand))
        rest = [card for card in unseen if card not in hand]
        world[0].stock[int(record.stock_shown) : int(record.stock_size)] = rest
        chances[hand] = chance_by_hand(table.game, table.house, world, seat, kind, shares)
    total = sum(chances.values())
    return {hand: chance / total for hand, chance in chances.items()}


@cache
def compiled_lay(game: Game, kind: str) -> Callable[..., Any]:
    """`lay_kernel`, compiled."""
    lay = lay_kernel(game, kind)

    def laying(hidden: Any, house: Any, seat: int, moves: Any, past: Any, rng: Any) -> bool:
        return bool(lay(hidden, house, seat, moves, past, rng))

    return machine(game, True).ready(laying)


def drawn(table: Table, seat: int, draws: int, *, compiled: bool = False, kind: str = "greedy") -> list[Any]:
    """`draws` worlds as a search draws them."""
    hidden = hidden_of(table.view(seat), compiled)
    assert hidden is not None
    lay = compiled_lay(table.game, kind) if compiled else lay_kernel(table.game, kind)
    past, rng = empty_past(table.game, kind), generator(seat + 5)
    worlds = []
    for _ in range(draws):
        world = table.game.rules.layout.new()
        assert lay(hidden, table.house, seat, as_bytes(world)[0], past, rng)
        worlds.append(world)
    return worlds


def late_table(seed: int) -> Table:
    """Two-Hand Basra in the middle of the last batch but one, between club players."""
    table, chance, greedy = kahve.new("basra", seats=2), random.Random(seed), Greedy()
    table.deal(seed=seed)
    while int(table.record.stock_size) != 8 or int(table.record.in_hands) > 5 or len(table.moves) < 2:
        table.play(greedy.choose(table.view(table.turn), table.moves, chance))
    return table


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("kind", "laid_out"), [("greedy", small_table), ("types", small_table), ("greedy", late_table), ("types", late_table)]
)
def test_worlds_are_as_likely_as_the_posterior_says(seed: int, kind: str, laid_out: Callable[[int], Table]) -> None:
    table = laid_out(seed)
    seat, draws = table.turn, 4000
    expected = posterior(table, seat, kind)
    counts = Counter(others_hand(world, seat) for world in drawn(table, seat, draws, compiled=True, kind=kind))
    assert set(counts) <= set(expected)
    far = sum((counts[hand] - draws * share) ** 2 / (draws * share) for hand, share in expected.items())
    assert (far - len(expected) + 1) / (2 * (len(expected) - 1)) ** 0.5 < 5


def test_the_posterior_is_not_even() -> None:
    """Else the tests above would hold for worlds drawn evenly, too."""
    for laid_out in (small_table, late_table):
        uneven = [max(shares) / min(shares) for seed in range(6) if (shares := posterior(laid_out(seed), laid_out(seed).turn).values())]
        assert max(uneven) > 5


@pytest.mark.parametrize("kind", ["greedy", "types"])
def test_of_somebody_who_plays_at_random_nothing_is_learned(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belief, "RANDOM_SHARE", 1.0)
    monkeypatch.setattr(belief, "RANDOM_SHARE_WITH_MISTAKES", 1.0)
    table = small_table(2)
    seat, draws = table.turn, 600
    counts = Counter(others_hand(world, seat) for world in drawn(table, seat, draws, kind=kind))
    cells = len(posterior(table, seat))
    far = sum((number - draws / cells) ** 2 / (draws / cells) for number in counts.values()) + (cells - len(counts)) * draws / cells
    assert abs(far - cells + 1) / (2 * (cells - 1)) ** 0.5 < 5


@pytest.mark.parametrize(("kind", "compiled"), [("greedy", False), ("types", True)])
@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_no_world_is_drawn_that_the_view_does_not_allow(name: str, kind: str, compiled: bool) -> None:
    game, chance = kahve.game(name), random.Random(3)
    table = Table(game, game.settle({}))
    table.deal(seed=3)
    while table.awaits_deal:
        table.deal(seed=chance.getrandbits(60))
    for _ in range(11):
        table.play(chance.choice(table.moves))
    seat = table.turn
    view = table.view(seat)
    # An interpreted chain is long in games of tricks, and a compiled one costs nothing.
    for world in drawn(table, seat, 12 if compiled else 1, compiled=compiled, kind=kind):
        assert machine(game, False).view(world, 0, table.house, seat).tobytes() == view.tables.tobytes()


@pytest.mark.parametrize(("name", "kind"), [("pisti", "greedy"), ("pisti", "types"), ("basra", "greedy")])
def test_the_truth_is_favoured_no_more_than_the_posterior_says(name: str, kind: str) -> None:
    """Where others play as is believed, the truth fits what they played as well as a drawn world does, and better than an even one."""
    game = kahve.game(name)
    likelihood, weigh_before, past = likelihood_kernel(game, kind), weigh_before_kernel(game, kind), empty_past(game, kind)
    differences: dict[str, list[float]] = {kind: [], "none": []}
    for seed in range(120):
        table, chance = kahve.new(name, seats=2), random.Random(seed)
        player = PLAYERS[kind][seed % len(PLAYERS[kind])]
        table.deal(seed=seed + 100)
        while table.awaits_deal:
            table.deal(seed=chance.getrandbits(60))
        for _ in range(chance.choice((5, 6, 7, 13, 14, 15, 21, 22, 23))):
            random_share = chance.random() < random_shares_of(game)[level(player).makes_mistakes]
            table.play(chance.choice(table.moves) if random_share else bot(player).choose(table.view(table.turn), table.moves, chance))
        seat = table.turn
        past.tables[0] = table.record
        weigh_before(past.tables[0], table.house, seat, past)

        def fits(world: Any, seat: int = seat, house: Any = table.house) -> float:
            past.tables[0] = world[0]
            return float(np.log(likelihood(past.tables[0], house, seat, past, 0.0)))

        truth = fits(table.tables_for(seat))
        for drawn_by, ahead in differences.items():
            ahead.append(truth - float(np.mean([fits(world) for world in drawn(table, seat, 6, compiled=True, kind=drawn_by)])))
    believed, even = np.array(differences[kind]), np.array(differences["none"])
    assert abs(believed.mean()) < 4 * believed.std() / len(believed) ** 0.5
    assert even.mean() > 4 * even.std() / len(even) ** 0.5


# -- what kind of player the others are --------------------------------------------------------------------------------------------------


def types_by_hand(views: list[tuple[View, int]]) -> list[float]:
    """How likely the types are after these choices, from Python views and the bots' worths: Bayes' rule from those of a stranger."""
    shares = list(STRANGER["types"])
    for view, move in views:
        shares = [share * chance_of_move(player, view, move) for share, player in zip(shares, PLAYERS["types"], strict=True)]
    return [share / sum(shares) for share in shares]


@pytest.mark.parametrize(
    ("name", "house", "player"),
    [
        ("pisti", {"seats": 2}, "random"),
        ("dry_game", {"seats": 3}, "plain"),
        ("foxtrot", {"seats": 2}, "greedy"),
        ("basra", {"seats": 2}, "plain"),
        ("pastra", {"seats": 2}, "random"),
    ],
)
def test_the_types_are_as_likely_as_the_play_before_says(name: str, house: dict[str, Any], player: str) -> None:
    """Counted by hand from what each seat saw when it chose, in all stretches before this one, with the kitty as it was."""
    game, chance = kahve.game(name), random.Random(2)
    table = Table(game, game.settle(house))
    table.deal(seed=2)
    while table.awaits_deal:
        table.deal(seed=chance.getrandbits(60))
    seat, stretch = 0, int(table.record.stock_size)
    before: dict[int, list[tuple[View, int]]] = {other: [] for other in range(table.seats)}
    now: list[tuple[int, View, int]] = []
    while int(table.record.last_batch) == 0 or table.turn != seat:
        view, moves = table.view(table.turn), table.moves
        move = bot(player).choose(view, moves, chance)
        if len(moves) > 1:
            now.append((table.turn, view, move))
        table.play(move)
        if int(table.record.stock_size) != stretch:
            for mover, seen, choice in now:
                before[mover].append((seen, choice))
            now, stretch = [], int(table.record.stock_size)
    past = empty_past(game, "types")
    past.tables[0] = table.record
    weigh_before_kernel(game, "types")(past.tables[0], table.house, seat, past)
    for other in range(1, table.seats):
        assert len(before[other]) > 8
        shares = past.before[other].tolist()
        assert shares == pytest.approx(types_by_hand(before[other]), rel=1e-6)
        place = PLAYERS["types"].index(player)
        assert shares[place] > STRANGER["types"][place]


def test_the_rest_is_played_by_those_who_seem_to_sit_there() -> None:
    """Against somebody who has played at random, nearly all worlds are played on so."""
    table, chance = kahve.new("pisti", seats=2), random.Random(4)
    table.deal(seed=7)
    while table.record.stock_size > 8 or table.turn != 0:
        table.play(chance.choice(table.moves))
    hidden = hidden_of(table.view(0), False)
    assert hidden is not None
    lay, past = lay_kernel(table.game, "types"), empty_past(table.game, "types")
    counts, rng, players = table.game.rules.layout.new(), generator(3), Counter[str]()
    for _ in range(40):
        assert lay(hidden, table.house, 0, as_bytes(counts)[0], past, rng)
        players[QUICK[past.players[1]]] += 1
    assert players["random"] > 30
    assert QUICK[past.players[0]] == "greedy"


# -- in a search -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("depth", "kind"), [(1, "types"), (256, "greedy")])
def test_interpreted_and_compiled_believe_the_same(depth: int, kind: str) -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=8)
    for _ in range(13):
        table.play(table.moves[-1])
    assert table.record.phase == PLAY
    view, moves = table.view(table.turn), table.moves
    search = Search(simulations=60, depth=depth, stretches=1, belief=kind)
    thoughts = [think(view, moves, search, 1, compiled=compiled).moves for compiled in (True, False)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0] != think(view, moves, Search(simulations=60, depth=depth, stretches=1), 1, compiled=False).moves


def test_a_game_that_cannot_go_back_draws_every_world_as_likely() -> None:
    table = kahve.new("soup", seats=3)
    table.deal(seed=2)
    while len(table.moves) < 2:
        table.play(table.moves[0])
    view, moves = table.view(table.turn), table.moves
    believing, even = (
        think(view, moves, Search(simulations=8, depth=1, stretches=1, belief=kind), 1, compiled=False) for kind in ("greedy", "none")
    )
    assert believing.moves == even.moves
