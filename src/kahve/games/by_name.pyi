"""The games by name as a checker sees them. Written by docs/make_game_types.py from what the games declare: change that."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from os import PathLike
from typing import Literal, TypedDict, Unpack, overload

from ..engine.game import Game
from ..engine.table import Table
from ..engine.view import View
from .floor.basra.rules import House as BasraHouse
from .floor.pastra.rules import House as PastraHouse
from .floor.record import FloorRecord as BasraRecord
from .floor.record import FloorRecord as PastraRecord
from .letters.animal_quist.rules import House as AnimalQuistHouse
from .letters.chili_dog.rules import House as ChiliDogHouse
from .letters.quist.rules import House as QuistHouse
from .letters.record import SoupRecord as SoupRecord
from .letters.record import TrickRecord as AnimalQuistRecord
from .letters.record import TrickRecord as ChiliDogRecord
from .letters.record import TrickRecord as QuistRecord
from .letters.record import TrickRecord as TurtleRecord
from .letters.soup.house import House as SoupHouse
from .letters.turtle.rules import House as TurtleHouse
from .melding.hand_and_foot.rules import House as HandAndFootHouse
from .melding.hand_and_foot.rules import Record as HandAndFootRecord
from .melding.hand_knee_and_foot.rules import House as HandKneeAndFootHouse
from .melding.hand_knee_and_foot.rules import Record as HandKneeAndFootRecord
from .pile.dry_game.rules import House as DryGameHouse
from .pile.dry_game.rules import Record as DryGameRecord
from .pile.foxtrot.rules import House as FoxtrotHouse
from .pile.foxtrot.rules import Record as FoxtrotRecord
from .pile.pishti.rules import House as PishtiHouse
from .pile.pishti.rules import Record as PishtiRecord
from .pile.pisti.rules import House as PistiHouse
from .pile.pisti.rules import Record as PistiRecord

class PistiOptions(TypedDict, total=False):
    seats: int
    target: Literal["single", 51, 100, 101, 121, 151, 201] | int
    over_target: Literal["highest", "shared", "raise"]
    direction: Literal["counterclockwise", "clockwise"]
    first_sees_kitty: bool
    capture_obligation: Literal["if_played", "if_able", "optional"]
    match_bonus: Literal[0, 5, 10]
    ace_on_ace_bonus: Literal["as_match", 20]
    jack_on_jack_bonus: Literal[0, 10, 20, 30]
    jack_on_single_bonus: Literal[0, 10, 20]
    bonus_on_last_card: bool
    card_points: Literal["standard", "greek", "pishpirik"]
    most_cards_points: int
    most_cards_tie: Literal["nobody", "carried", "split", "each"]
    teams: bool
    kitty_view: Literal["team", "taker", "nobody", "all"]
    bottom_card_exposed: bool
    bottom_jack: Literal["stays", "cut_again", "cutter_keeps", "cutter_goes_on"]
    turn_up_jack: Literal["next_kitty", "bottom", "redeal", "stays"]

class PistiView(View):
    house: PistiHouse
    @cached_property
    def record(self) -> PistiRecord: ...
    def after(self, turn: Sequence[int]) -> PistiView | None: ...
    def played(self, turn: Sequence[int]) -> PistiView: ...

class PistiGame(Game):
    def settle(self, values: PistiOptions | Mapping[str, object], preset: str | None = None) -> PistiHouse: ...

class PistiTable(Table):
    game: PistiGame
    house: PistiHouse
    @property
    def record(self) -> PistiRecord: ...
    def view(self, seat: int) -> PistiView: ...
    def copy(self) -> PistiTable: ...
    def after(self, move: str | int | Sequence[int]) -> PistiTable: ...

class PishtiOptions(TypedDict, total=False):
    seats: int
    target: Literal["single", 51, 100, 101, 121, 151, 201] | int
    over_target: Literal["highest", "shared", "raise"]
    direction: Literal["counterclockwise", "clockwise"]
    capture_obligation: Literal["if_played", "if_able", "optional"]
    match_bonus: Literal[0, 5, 10]
    ace_on_ace_bonus: Literal["as_match", 20]
    jack_on_jack_bonus: Literal[0, 10, 20, 30]
    jack_on_single_bonus: Literal[0, 10, 20]
    bonus_on_last_card: bool
    card_points: Literal["standard", "greek", "pishpirik"]
    most_cards_points: int
    most_cards_tie: Literal["nobody", "carried", "split", "each"]
    bottom_card_exposed: bool
    cut_jack: Literal["won", "next", "none"]
    short_batch: Literal["one_by_one", "equal_hands"]

class PishtiView(View):
    house: PishtiHouse
    @cached_property
    def record(self) -> PishtiRecord: ...
    def after(self, turn: Sequence[int]) -> PishtiView | None: ...
    def played(self, turn: Sequence[int]) -> PishtiView: ...

class PishtiGame(Game):
    def settle(self, values: PishtiOptions | Mapping[str, object], preset: str | None = None) -> PishtiHouse: ...

class PishtiTable(Table):
    game: PishtiGame
    house: PishtiHouse
    @property
    def record(self) -> PishtiRecord: ...
    def view(self, seat: int) -> PishtiView: ...
    def copy(self) -> PishtiTable: ...
    def after(self, move: str | int | Sequence[int]) -> PishtiTable: ...

class DryGameOptions(TypedDict, total=False):
    seats: int
    target: Literal["single", 51, 100, 101, 121, 151, 201] | int
    over_target: Literal["highest", "shared", "raise"]
    direction: Literal["counterclockwise", "clockwise"]
    capture_obligation: Literal["if_played", "if_able", "optional"]
    match_bonus: Literal[0, 5, 10]
    ace_on_ace_bonus: Literal["as_match", 20]
    jack_on_jack_bonus: Literal[0, 10, 20, 30]
    jack_on_single_bonus: Literal[0, 10, 20]
    bonus_on_last_card: bool
    card_points: Literal["standard", "greek", "pishpirik"]
    most_cards_points: int
    most_cards_tie: Literal["nobody", "carried", "split", "each"]
    teams: bool
    refill_stack: Literal["every_batch", "first_batch"]
    stack_top_jack: Literal["stays", "replaced", "redeal"]

class DryGameView(View):
    house: DryGameHouse
    @cached_property
    def record(self) -> DryGameRecord: ...
    def after(self, turn: Sequence[int]) -> DryGameView | None: ...
    def played(self, turn: Sequence[int]) -> DryGameView: ...

class DryGameGame(Game):
    def settle(self, values: DryGameOptions | Mapping[str, object], preset: str | None = None) -> DryGameHouse: ...

class DryGameTable(Table):
    game: DryGameGame
    house: DryGameHouse
    @property
    def record(self) -> DryGameRecord: ...
    def view(self, seat: int) -> DryGameView: ...
    def copy(self) -> DryGameTable: ...
    def after(self, move: str | int | Sequence[int]) -> DryGameTable: ...

class FoxtrotOptions(TypedDict, total=False):
    seats: int
    target: Literal["single", 51, 100, 101, 121, 150, 151, 200, 201, 300, 400] | int
    over_target: Literal["highest", "shared", "raise"]
    direction: Literal["counterclockwise", "clockwise"]
    capture_obligation: Literal["if_played", "if_able", "optional"]
    match_bonus: Literal[0, 5, 10]
    ace_on_ace_bonus: Literal["as_match", 20]
    jack_on_jack_bonus: Literal[0, 10, 20, 30]
    jack_on_single_bonus: Literal[0, 10, 20]
    bonus_on_last_card: bool
    card_points: Literal["standard", "greek", "pishpirik"]
    most_cards_points: int
    most_cards_tie: Literal["nobody", "carried", "split", "each"]
    packs: Literal["by_players", 2, 3, 4]
    teams: bool
    ten_on_ten_bonus: Literal[10, 20]
    bonus_on_first_card: bool
    upcard: Literal["every_hand", "first_hand"]
    hand_sweep: Literal["after_hand", "at_end"]
    foxtrot_cards_score: bool

class FoxtrotView(View):
    house: FoxtrotHouse
    @cached_property
    def record(self) -> FoxtrotRecord: ...
    def after(self, turn: Sequence[int]) -> FoxtrotView | None: ...
    def played(self, turn: Sequence[int]) -> FoxtrotView: ...

class FoxtrotGame(Game):
    def settle(self, values: FoxtrotOptions | Mapping[str, object], preset: str | None = None) -> FoxtrotHouse: ...

class FoxtrotTable(Table):
    game: FoxtrotGame
    house: FoxtrotHouse
    @property
    def record(self) -> FoxtrotRecord: ...
    def view(self, seat: int) -> FoxtrotView: ...
    def copy(self) -> FoxtrotTable: ...
    def after(self, move: str | int | Sequence[int]) -> FoxtrotTable: ...

class BasraOptions(TypedDict, total=False):
    seats: int
    target: Literal["single", 51, 100, 101, 121, 151, 201] | int
    over_target: Literal["highest", "shared", "raise"]
    direction: Literal["counterclockwise", "clockwise"]
    capture_obligation: Literal["if_played", "if_able", "optional"]
    match_bonus: Literal[0, 5, 10]
    ace_on_ace_bonus: Literal["as_match", 20]
    jack_on_jack_bonus: Literal[0, 10, 20, 30]
    jack_on_single_bonus: Literal[0, 10, 20]
    bonus_on_last_card: bool
    card_points: Literal["standard", "greek", "pishpirik"]
    most_cards_points: int
    most_cards_tie: Literal["nobody", "carried", "split", "each"]
    teams: bool
    court_values: Literal["none", "ten", "removed"]
    hand_cards: Literal[4, 6]
    floor_special_replacement: Literal["bottom", "shuffled", "redeal", "none"]
    dealer_sees_bottom: bool
    pair_scope: Literal["all", "one"]
    floor_capture_choice: Literal["player", "largest", "any_set", "one_group"]
    seven_diamond: Literal["sweeps", "plain", "burnt"]
    seven_diamond_basra: Literal["sum_le_10", "natural_or_sum", "equal_groups_le_10", "always", "never"]
    basra_condition: Literal["floor_cleared", "lone_card"]
    basra_value: Literal["flat", "twice"]
    rubber: bool
    rubber_last_target: Literal[101, 150]

class BasraView(View):
    house: BasraHouse
    @cached_property
    def record(self) -> BasraRecord: ...
    def after(self, turn: Sequence[int]) -> BasraView | None: ...
    def played(self, turn: Sequence[int]) -> BasraView: ...

class BasraGame(Game):
    def settle(self, values: BasraOptions | Mapping[str, object], preset: str | None = None) -> BasraHouse: ...

class BasraTable(Table):
    game: BasraGame
    house: BasraHouse
    @property
    def record(self) -> BasraRecord: ...
    def view(self, seat: int) -> BasraView: ...
    def copy(self) -> BasraTable: ...
    def after(self, move: str | int | Sequence[int]) -> BasraTable: ...

class PastraOptions(TypedDict, total=False):
    seats: Literal[2, 4]
    target: Literal["single", 51, 100, 101, 121, 151, 201] | int
    over_target: Literal["highest", "shared", "raise"]
    direction: Literal["counterclockwise", "clockwise"]
    capture_obligation: Literal["if_played", "if_able", "optional"]
    match_bonus: Literal[0, 5, 10]
    ace_on_ace_bonus: Literal["as_match", 20]
    jack_on_jack_bonus: Literal[0, 10, 20, 30]
    jack_on_single_bonus: Literal[0, 10, 20]
    bonus_on_last_card: bool
    card_points: Literal["standard", "greek", "pishpirik"]
    most_cards_points: int
    most_cards_tie: Literal["nobody", "carried", "split", "each"]
    teams: bool
    court_values: Literal["none", "ten", "removed"]
    hand_cards: Literal[4, 6]
    floor_special_replacement: Literal["bottom", "shuffled", "redeal", "none"]
    dealer_sees_bottom: bool
    pair_scope: Literal["all", "one"]
    floor_capture_choice: Literal["player", "largest", "any_set", "one_group"]
    seven_diamond: Literal["sweeps", "plain", "burnt"]
    seven_diamond_basra: Literal["sum_le_10", "natural_or_sum", "equal_groups_le_10", "always", "never"]
    basra_condition: Literal["floor_cleared", "lone_card"]
    basra_value: Literal["flat", "twice"]
    rubber: bool
    rubber_last_target: Literal[101, 150]

class PastraView(View):
    house: PastraHouse
    @cached_property
    def record(self) -> PastraRecord: ...
    def after(self, turn: Sequence[int]) -> PastraView | None: ...
    def played(self, turn: Sequence[int]) -> PastraView: ...

class PastraGame(Game):
    def settle(self, values: PastraOptions | Mapping[str, object], preset: str | None = None) -> PastraHouse: ...

class PastraTable(Table):
    game: PastraGame
    house: PastraHouse
    @property
    def record(self) -> PastraRecord: ...
    def view(self, seat: int) -> PastraView: ...
    def copy(self) -> PastraTable: ...
    def after(self, move: str | int | Sequence[int]) -> PastraTable: ...

class HandAndFootOptions(TypedDict, total=False):
    seats: int
    teams: Literal["usual", "individual", "pairs", "two_teams_of_three", "three_teams_of_two"]
    decks: Literal["usual", 2, 3, 4, 5, 6, 7, 8]
    jokers_per_deck: Literal[0, 2, 4]
    stacks: Literal["11-11", "11-13", "12-12", "13-13", "14-14", "15-13-11"]
    upcard_putback: Literal["wild_and_red_threes", "and_black_threes", "and_fives_and_sevens", "and_black_threes_fives_and_sevens", "threes_only"]
    upcard_special_stays: bool
    pass_foot_left: Literal["off", "foot", "hand"]
    draw_count: str | int | Sequence[int]
    take_count: Literal["whole", 2, 3, 4, 5, 6, 7, 8, 9]
    foot_takes_whole_pile: bool
    foot_take_on_meld: bool
    take_needs_down: bool
    take_with_one_wild: bool
    claim_fill_wild: bool
    wild_discard_freezes: Literal["off", "until_turn", "until_pair"]
    wild_top_takeable: Literal["two_identical", "never"]
    wild_ratio: Literal["two_to_one", "more_naturals", "as_many_naturals", "three_wilds"]
    wild_melds: bool
    special_piles: Literal["off", "sevens", "fives", "sevens_and_fives"]
    add_beyond_seven: Literal["off", "naturals", "colour"]
    bury_same_turn: bool
    minimum: str | int | Sequence[int]
    minimum_counts_pile_bonus: bool
    minimum_waived_if_stack_emptied: bool
    stack_pickup_after_discard: Literal["at_once", "next_turn"]
    float: Literal["off", "any", "single"]
    quota_clean: str | int | Sequence[int]
    quota_dirty: str | int | Sequence[int]
    quota_wild: str | int | Sequence[int]
    quota_rises: bool
    out_from_hand: bool
    partner_foot: Literal["whole_turn", "part_of_turn", "picked_up", "none"]
    ask_permission: Literal["binding", "off", "yes_is_free", "once"]
    ask_scope: Literal["all", "next"]
    out_discard: Literal["optional", "required", "forbidden"]
    black3_out_meld: bool
    stock_out: Literal["deal_ends", "last_card", "reshuffle", "pack_added"]
    card_values: Literal["eights_ten", "tens_ten"]
    black3_penalty: Literal[0, 5, 300] | int
    clean_bonus: Literal[300, 500, 700, 1000] | int
    rank_bonus: str | Mapping[str, int]
    dirty_bonus: Literal[100, 200, 300, 400, 500] | int
    wild_bonus: Literal[0, 500, 1000, 1500, 2000, 2500] | int
    sevens_bonus: Literal[1500, 2500, 3000, 5000] | int
    fives_bonus: Literal[1500, 2500, 3000, 5000] | int
    going_out_bonus: str | int | Sequence[int]
    red3_play: Literal["laid", "discarded", "as_liked"]
    red3_laid: Literal[-500, -300, -100, 0, 100] | int
    red3_left: Literal[0, 100, 300, 500] | int
    red3_seven_bonus: Literal[0, 300, 1000] | int
    red3_all_doubled: bool
    red3_without_meld: bool
    deals: int
    target: Literal["none", 5000, 10000, 20000] | int
    tie_break: Literal["shared", "deals_won", "extra_deal"]
    discard_view: Literal["takeable", "top", "whole"]

class HandAndFootView(View):
    house: HandAndFootHouse
    @cached_property
    def record(self) -> HandAndFootRecord: ...
    def after(self, turn: Sequence[int]) -> HandAndFootView | None: ...
    def played(self, turn: Sequence[int]) -> HandAndFootView: ...

class HandAndFootGame(Game):
    def settle(self, values: HandAndFootOptions | Mapping[str, object], preset: str | None = None) -> HandAndFootHouse: ...

class HandAndFootTable(Table):
    game: HandAndFootGame
    house: HandAndFootHouse
    @property
    def record(self) -> HandAndFootRecord: ...
    def view(self, seat: int) -> HandAndFootView: ...
    def copy(self) -> HandAndFootTable: ...
    def after(self, move: str | int | Sequence[int]) -> HandAndFootTable: ...

class HandKneeAndFootOptions(TypedDict, total=False):
    seats: int
    teams: Literal["usual", "individual", "pairs", "two_teams_of_three", "three_teams_of_two"]
    decks: Literal["usual", 2, 3, 4, 5, 6, 7, 8]
    jokers_per_deck: Literal[0, 2, 4]
    stacks: Literal["11-11", "11-13", "12-12", "13-13", "14-14", "15-13-11"]
    upcard_putback: Literal["wild_and_red_threes", "and_black_threes", "and_fives_and_sevens", "and_black_threes_fives_and_sevens", "threes_only"]
    upcard_special_stays: bool
    pass_foot_left: Literal["off", "foot", "hand"]
    draw_count: str | int | Sequence[int]
    take_count: Literal["whole", 2, 3, 4, 5, 6, 7, 8, 9]
    foot_takes_whole_pile: bool
    foot_take_on_meld: bool
    take_needs_down: bool
    take_with_one_wild: bool
    claim_fill_wild: bool
    wild_discard_freezes: Literal["off", "until_turn", "until_pair"]
    wild_top_takeable: Literal["two_identical", "never"]
    wild_ratio: Literal["two_to_one", "more_naturals", "as_many_naturals", "three_wilds"]
    wild_melds: bool
    special_piles: Literal["off", "sevens", "fives", "sevens_and_fives"]
    add_beyond_seven: Literal["off", "naturals", "colour"]
    bury_same_turn: bool
    minimum: str | int | Sequence[int]
    minimum_counts_pile_bonus: bool
    minimum_waived_if_stack_emptied: bool
    stack_pickup_after_discard: Literal["at_once", "next_turn"]
    float: Literal["off", "any", "single"]
    quota_clean: str | int | Sequence[int]
    quota_dirty: str | int | Sequence[int]
    quota_wild: str | int | Sequence[int]
    quota_rises: bool
    out_from_hand: bool
    partner_foot: Literal["whole_turn", "part_of_turn", "picked_up", "none"]
    ask_permission: Literal["binding", "off", "yes_is_free", "once"]
    ask_scope: Literal["all", "next"]
    out_discard: Literal["optional", "required", "forbidden"]
    black3_out_meld: bool
    stock_out: Literal["deal_ends", "last_card", "reshuffle", "pack_added"]
    card_values: Literal["eights_ten", "tens_ten"]
    black3_penalty: Literal[0, 5, 300] | int
    clean_bonus: Literal[300, 500, 700, 1000] | int
    rank_bonus: str | Mapping[str, int]
    dirty_bonus: Literal[100, 200, 300, 400, 500] | int
    wild_bonus: Literal[0, 500, 1000, 1500, 2000, 2500] | int
    sevens_bonus: Literal[1500, 2500, 3000, 5000] | int
    fives_bonus: Literal[1500, 2500, 3000, 5000] | int
    going_out_bonus: str | int | Sequence[int]
    red3_play: Literal["laid", "discarded", "as_liked"]
    red3_laid: Literal[-500, -300, -100, 0, 100] | int
    red3_left: Literal[0, 100, 300, 500] | int
    red3_seven_bonus: Literal[0, 300, 1000] | int
    red3_all_doubled: bool
    red3_without_meld: bool
    deals: int
    target: Literal["none", 5000, 10000, 20000] | int
    tie_break: Literal["shared", "deals_won", "extra_deal"]
    discard_view: Literal["takeable", "top", "whole"]

class HandKneeAndFootView(View):
    house: HandKneeAndFootHouse
    @cached_property
    def record(self) -> HandKneeAndFootRecord: ...
    def after(self, turn: Sequence[int]) -> HandKneeAndFootView | None: ...
    def played(self, turn: Sequence[int]) -> HandKneeAndFootView: ...

class HandKneeAndFootGame(Game):
    def settle(self, values: HandKneeAndFootOptions | Mapping[str, object], preset: str | None = None) -> HandKneeAndFootHouse: ...

class HandKneeAndFootTable(Table):
    game: HandKneeAndFootGame
    house: HandKneeAndFootHouse
    @property
    def record(self) -> HandKneeAndFootRecord: ...
    def view(self, seat: int) -> HandKneeAndFootView: ...
    def copy(self) -> HandKneeAndFootTable: ...
    def after(self, move: str | int | Sequence[int]) -> HandKneeAndFootTable: ...

class QuistOptions(TypedDict, total=False):
    seats: int
    target: Literal[7, 11, 21] | int
    deck: Literal["full26", "thirteen", "custom", "turkish29"] | PathLike[str]
    rank_order: Literal["az_low_a", "az_high_a"]
    word_mode: Literal["table", "strict"]
    lexicon: Literal["int60", "us60", "int35", "int70", "tr"] | str | PathLike[str]
    rude_words: Literal["bots_never", "allowed", "refused"]
    score_floor: Literal["none", "zero"]
    animals: str
    chili_peppers: str
    sours: str
    sweets: str
    icons: str
    dog: str
    turtle: str
    removed: str
    starter: str
    dealer_option: Literal["after_look", "before_look", "always_animals", "always_none"]
    dealer_rule: Literal["winner_choice", "winner_deals", "rotate"]
    lettering: Literal["loose", "firm"]
    scrump_who: Literal["last_only", "open"]
    idle_scrump: bool
    review_last_trick: bool

class QuistView(View):
    house: QuistHouse
    @cached_property
    def record(self) -> QuistRecord: ...
    def after(self, turn: Sequence[int]) -> QuistView | None: ...
    def played(self, turn: Sequence[int]) -> QuistView: ...

class QuistGame(Game):
    def settle(self, values: QuistOptions | Mapping[str, object], preset: str | None = None) -> QuistHouse: ...

class QuistTable(Table):
    game: QuistGame
    house: QuistHouse
    @property
    def record(self) -> QuistRecord: ...
    def view(self, seat: int) -> QuistView: ...
    def copy(self) -> QuistTable: ...
    def after(self, move: str | int | Sequence[int]) -> QuistTable: ...

class AnimalQuistOptions(TypedDict, total=False):
    seats: int
    target: Literal[7, 11, 21] | int
    deck: Literal["full26", "thirteen", "custom", "turkish29"] | PathLike[str]
    rank_order: Literal["az_low_a", "az_high_a"]
    word_mode: Literal["table", "strict"]
    lexicon: Literal["int60", "us60", "int35", "int70", "tr"] | str | PathLike[str]
    rude_words: Literal["bots_never", "allowed", "refused"]
    score_floor: Literal["none", "zero"]
    animals: str
    chili_peppers: str
    sours: str
    sweets: str
    icons: str
    dog: str
    turtle: str
    removed: str
    starter: str
    dealer_rule: Literal["winner_choice", "winner_deals", "rotate"]
    lettering: Literal["loose", "firm"]
    scrump_who: Literal["last_only", "open"]
    idle_scrump: bool
    review_last_trick: bool

class AnimalQuistView(View):
    house: AnimalQuistHouse
    @cached_property
    def record(self) -> AnimalQuistRecord: ...
    def after(self, turn: Sequence[int]) -> AnimalQuistView | None: ...
    def played(self, turn: Sequence[int]) -> AnimalQuistView: ...

class AnimalQuistGame(Game):
    def settle(self, values: AnimalQuistOptions | Mapping[str, object], preset: str | None = None) -> AnimalQuistHouse: ...

class AnimalQuistTable(Table):
    game: AnimalQuistGame
    house: AnimalQuistHouse
    @property
    def record(self) -> AnimalQuistRecord: ...
    def view(self, seat: int) -> AnimalQuistView: ...
    def copy(self) -> AnimalQuistTable: ...
    def after(self, move: str | int | Sequence[int]) -> AnimalQuistTable: ...

class ChiliDogOptions(TypedDict, total=False):
    seats: int
    target: Literal[50, 100] | int
    deck: Literal["full26", "thirteen", "custom", "turkish29"] | PathLike[str]
    rank_order: Literal["az_low_a", "az_high_a"]
    word_mode: Literal["table", "strict"]
    lexicon: Literal["int60", "us60", "int35", "int70", "tr"] | str | PathLike[str]
    rude_words: Literal["bots_never", "allowed", "refused"]
    score_floor: Literal["none", "zero"]
    animals: str
    chili_peppers: str
    sours: str
    sweets: str
    icons: str
    dog: str
    turtle: str
    removed: str
    starter: str
    dealer_rule: Literal["winner_choice", "winner_deals", "rotate"]
    restrict_ruling: bool
    safe_first_trick: bool
    lettering: Literal["loose", "firm"]
    scrump_who: Literal["last_only", "open"]
    idle_scrump: bool
    review_last_trick: bool

class ChiliDogView(View):
    house: ChiliDogHouse
    @cached_property
    def record(self) -> ChiliDogRecord: ...
    def after(self, turn: Sequence[int]) -> ChiliDogView | None: ...
    def played(self, turn: Sequence[int]) -> ChiliDogView: ...

class ChiliDogGame(Game):
    def settle(self, values: ChiliDogOptions | Mapping[str, object], preset: str | None = None) -> ChiliDogHouse: ...

class ChiliDogTable(Table):
    game: ChiliDogGame
    house: ChiliDogHouse
    @property
    def record(self) -> ChiliDogRecord: ...
    def view(self, seat: int) -> ChiliDogView: ...
    def copy(self) -> ChiliDogTable: ...
    def after(self, move: str | int | Sequence[int]) -> ChiliDogTable: ...

class TurtleOptions(TypedDict, total=False):
    seats: int
    target: Literal[50, 100] | int
    deck: Literal["full26", "thirteen", "custom", "turkish29"] | PathLike[str]
    rank_order: Literal["az_low_a", "az_high_a"]
    word_mode: Literal["table", "strict"]
    lexicon: Literal["int60", "us60", "int35", "int70", "tr"] | str | PathLike[str]
    rude_words: Literal["bots_never", "allowed", "refused"]
    score_floor: Literal["none", "zero"]
    animals: str
    chili_peppers: str
    sours: str
    sweets: str
    icons: str
    dog: str
    turtle: str
    removed: str
    starter: str
    safe_first_trick: bool
    lettering: Literal["loose", "firm"]
    scrump_who: Literal["last_only", "open"]
    idle_scrump: bool
    review_last_trick: bool
    turtle_target: Literal["right", "any"]
    turtle_bonus: Literal["both", "minus_only", "plus_only", "taker_chooses"]
    exchange: Literal["right", "left", "alternate"]

class TurtleView(View):
    house: TurtleHouse
    @cached_property
    def record(self) -> TurtleRecord: ...
    def after(self, turn: Sequence[int]) -> TurtleView | None: ...
    def played(self, turn: Sequence[int]) -> TurtleView: ...

class TurtleGame(Game):
    def settle(self, values: TurtleOptions | Mapping[str, object], preset: str | None = None) -> TurtleHouse: ...

class TurtleTable(Table):
    game: TurtleGame
    house: TurtleHouse
    @property
    def record(self) -> TurtleRecord: ...
    def view(self, seat: int) -> TurtleView: ...
    def copy(self) -> TurtleTable: ...
    def after(self, move: str | int | Sequence[int]) -> TurtleTable: ...

class SoupOptions(TypedDict, total=False):
    seats: int
    target: Literal[25, 50] | int
    deck: Literal["full26", "thirteen", "custom", "turkish29"] | PathLike[str]
    word_mode: Literal["table", "strict"]
    lexicon: Literal["int60", "us60", "int35", "int70", "tr"] | str | PathLike[str]
    rude_words: Literal["bots_never", "allowed", "refused"]
    score_floor: Literal["none", "zero"]
    animals: str
    chili_peppers: str
    sours: str
    sweets: str
    icons: str
    dog: str
    turtle: str
    removed: str
    starter: str
    exchange: Literal["right", "left", "alternate"]
    soup_min_word: Literal[2, 3, 4]
    soup_ends: Literal["right", "both"]
    soup_possible: Literal["enforced", "challenge"]

class SoupView(View):
    house: SoupHouse
    @cached_property
    def record(self) -> SoupRecord: ...
    def after(self, turn: Sequence[int]) -> SoupView | None: ...
    def played(self, turn: Sequence[int]) -> SoupView: ...

class SoupGame(Game):
    def settle(self, values: SoupOptions | Mapping[str, object], preset: str | None = None) -> SoupHouse: ...

class SoupTable(Table):
    game: SoupGame
    house: SoupHouse
    @property
    def record(self) -> SoupRecord: ...
    def view(self, seat: int) -> SoupView: ...
    def copy(self) -> SoupTable: ...
    def after(self, move: str | int | Sequence[int]) -> SoupTable: ...

@overload
def new(
    name: Literal["pisti"],
    *,
    house: PistiOptions | Mapping[str, object] | str | None = None,
    preset: Literal["classic", "two_hand", "turkish_app"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[PistiOptions],
) -> PistiTable: ...
@overload
def new(
    name: Literal["pishti"],
    *,
    house: PishtiOptions | Mapping[str, object] | str | None = None,
    preset: Literal["harbin", "double_jack"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[PishtiOptions],
) -> PishtiTable: ...
@overload
def new(
    name: Literal["dry_game"],
    *,
    house: DryGameOptions | Mapping[str, object] | str | None = None,
    preset: Literal["classic", "greek"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[DryGameOptions],
) -> DryGameTable: ...
@overload
def new(
    name: Literal["foxtrot"],
    *,
    house: FoxtrotOptions | Mapping[str, object] | str | None = None,
    preset: Literal["classic", "long", "one_upcard"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[FoxtrotOptions],
) -> FoxtrotTable: ...
@overload
def new(
    name: Literal["basra"],
    *,
    house: BasraOptions | Mapping[str, object] | str | None = None,
    preset: Literal["egyptian", "lebanese", "thirty", "rubber", "jordanian", "palestinian"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[BasraOptions],
) -> BasraTable: ...
@overload
def new(
    name: Literal["pastra"],
    *,
    house: PastraOptions | Mapping[str, object] | str | None = None,
    preset: Literal["cypriot", "partners", "rubber"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[PastraOptions],
) -> PastraTable: ...
@overload
def new(
    name: Literal["hand_and_foot"],
    *,
    house: HandAndFootOptions | Mapping[str, object] | str | None = None,
    preset: Literal["classic", "bicycle", "saskatchewan", "three_and_three", "passing", "whole_pile", "from_ninety", "rising", "family", "two", "three_pairs", "one_deal"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[HandAndFootOptions],
) -> HandAndFootTable: ...
@overload
def new(
    name: Literal["hand_knee_and_foot"],
    *,
    house: HandKneeAndFootOptions | Mapping[str, object] | str | None = None,
    preset: Literal["hkf_classic", "triple_play"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[HandKneeAndFootOptions],
) -> HandKneeAndFootTable: ...
@overload
def new(
    name: Literal["quist"],
    *,
    house: QuistOptions | Mapping[str, object] | str | None = None,
    preset: Literal["short", "always_animals", "strict", "turkish"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[QuistOptions],
) -> QuistTable: ...
@overload
def new(
    name: Literal["animal_quist"],
    *,
    house: AnimalQuistOptions | Mapping[str, object] | str | None = None,
    preset: Literal["short", "strict", "turkish"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[AnimalQuistOptions],
) -> AnimalQuistTable: ...
@overload
def new(
    name: Literal["chili_dog"],
    *,
    house: ChiliDogOptions | Mapping[str, object] | str | None = None,
    preset: Literal["short", "strict", "turkish"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[ChiliDogOptions],
) -> ChiliDogTable: ...
@overload
def new(
    name: Literal["turtle"],
    *,
    house: TurtleOptions | Mapping[str, object] | str | None = None,
    preset: Literal["short", "strict", "turkish"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[TurtleOptions],
) -> TurtleTable: ...
@overload
def new(
    name: Literal["soup"],
    *,
    house: SoupOptions | Mapping[str, object] | str | None = None,
    preset: Literal["short", "both_ends", "strict", "turkish"] | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[SoupOptions],
) -> SoupTable: ...
@overload
def new(
    name: str | Game,
    *,
    house: Mapping[str, object] | str | None = None,
    preset: str | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: object,
) -> Table: ...

@overload
def game(name: Literal["pisti"]) -> PistiGame: ...
@overload
def game(name: Literal["pishti"]) -> PishtiGame: ...
@overload
def game(name: Literal["dry_game"]) -> DryGameGame: ...
@overload
def game(name: Literal["foxtrot"]) -> FoxtrotGame: ...
@overload
def game(name: Literal["basra"]) -> BasraGame: ...
@overload
def game(name: Literal["pastra"]) -> PastraGame: ...
@overload
def game(name: Literal["hand_and_foot"]) -> HandAndFootGame: ...
@overload
def game(name: Literal["hand_knee_and_foot"]) -> HandKneeAndFootGame: ...
@overload
def game(name: Literal["quist"]) -> QuistGame: ...
@overload
def game(name: Literal["animal_quist"]) -> AnimalQuistGame: ...
@overload
def game(name: Literal["chili_dog"]) -> ChiliDogGame: ...
@overload
def game(name: Literal["turtle"]) -> TurtleGame: ...
@overload
def game(name: Literal["soup"]) -> SoupGame: ...
@overload
def game(name: str) -> Game: ...

@overload
def position(name: Literal["pisti"], line: str) -> PistiTable: ...
@overload
def position(name: Literal["pishti"], line: str) -> PishtiTable: ...
@overload
def position(name: Literal["dry_game"], line: str) -> DryGameTable: ...
@overload
def position(name: Literal["foxtrot"], line: str) -> FoxtrotTable: ...
@overload
def position(name: Literal["basra"], line: str) -> BasraTable: ...
@overload
def position(name: Literal["pastra"], line: str) -> PastraTable: ...
@overload
def position(name: Literal["hand_and_foot"], line: str) -> HandAndFootTable: ...
@overload
def position(name: Literal["hand_knee_and_foot"], line: str) -> HandKneeAndFootTable: ...
@overload
def position(name: Literal["quist"], line: str) -> QuistTable: ...
@overload
def position(name: Literal["animal_quist"], line: str) -> AnimalQuistTable: ...
@overload
def position(name: Literal["chili_dog"], line: str) -> ChiliDogTable: ...
@overload
def position(name: Literal["turtle"], line: str) -> TurtleTable: ...
@overload
def position(name: Literal["soup"], line: str) -> SoupTable: ...
@overload
def position(name: str, line: str) -> Table: ...
