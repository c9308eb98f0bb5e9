from kahve.terminal import words

from .scene import SHEET, scene


def test_each_card_of_the_hand_is_a_line_with_its_number_and_what_it_does() -> None:
    assert words.hand(scene()) == [
        "Your hand: 4 cards.",
        "1: 5H, five of hearts.",
        "2: 7D, seven of diamonds, 7D takes the pile: 5 cards, 7D lies is left lying.",
        "3: TS, ten of spades, not now: The ten of spades may not be played.",
        "4: JC, jack of clubs, takes the pile: 5 cards.",
    ]


def test_a_reason_that_holds_for_several_cards_is_told_once() -> None:
    same = dict.fromkeys(("5H", "7D", "TS"), "A jack must be played.")
    lines = words.hand(scene(moves=[], refusals=same))
    assert lines == [
        "Your hand: 4 cards.",
        "1: 5H, five of hearts.",
        "2: 7D, seven of diamonds.",
        "3: TS, ten of spades.",
        "4: JC, jack of clubs.",
        "Not now, 1 to 3: A jack must be played.",
    ]
    one_apart = words.hand(scene(moves=[], refusals=same | {"7D": "Nobody wants it.", "JC": "A jack must be played."}))
    assert one_apart[2] == "2: 7D, seven of diamonds, not now: Nobody wants it."
    assert one_apart[-1] == "Not now, 1, 3 and 4: A jack must be played."


def test_the_table_is_said_in_sentences() -> None:
    assert words.opening(scene()) == ["Pisti, to 151 points: You against Ayla."]
    assert words.zones(scene()) == [
        "Pile: 5 cards, the top one is the seven of hearts, 3 face down.",
        "Stock: 24 cards, the ace of spades at the bottom.",
    ]
    assert words.others(scene()) == ["Ayla, the dealer: 2 cards, among them the ace of spades."]


def test_scores_say_what_this_table_shows_and_no_more() -> None:
    assert words.scores(scene()) == [
        "You: 41 points, in this deal 12 cards and 1 card point, Pisti 10 with the five of diamonds.",
        "Ayla: 25 points, in this deal 4 cards and 4 card points.",
    ]
    sides = [side | {"cards": None, "points": None, "marks": []} for side in scene()["sides"]]
    assert words.scores(scene(sides=sides)) == ["You: 41 points.", "Ayla: 25 points."]


def test_the_count_of_a_deal_is_a_line_a_side() -> None:
    assert words.sheet(scene(sheet=SHEET)) == [
        "You: cards 30, card points 12, total 12.",
        "Ayla: cards 22, card points 4, total 4.",
        "Score: You 41, Ayla 25.",
    ]
    assert words.sheet(scene()) == []


def test_the_match_so_far_is_a_line_a_deal() -> None:
    assert words.history(scene()) == ["Deal 1: You 19, Ayla 10.", "Deal 2: You 22, Ayla 15."]


def test_an_empty_hand_is_said() -> None:
    assert words.hand(scene(seat=2)) == ["You hold no cards."]


def test_a_rubber_is_told_in_games() -> None:
    sides = [
        {"side": 0, "name": "You", "score": 64, "games": 2, "seats": [0]},
        {"side": 1, "name": "Ayla", "score": 101, "games": 1, "seats": [1]},
    ]
    scene = {"sides": sides, "scores": [64, 101], "rubber": {"to": 3, "target": 101}}
    assert words.score_line(scene) == "Score: You 64, Ayla 101. Games: You 2, Ayla 1."
    assert words.scores(scene) == ["You: 64 points, 2 games won.", "Ayla: 101 points, 1 game won."]
