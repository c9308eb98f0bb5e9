"""A process in which bots think: a question a line on its input, an answer a line on its output (`kahve.table.thinking.bots` asks).

    {"ask": "turn", "bot": "greedy", "game": "pisti", "view": "pisti seats=2 phase=1 …", "seat": 1, "moves": [5, 30], "seed": 77}
                                                               ->   {"turn": [30], "failures": []}
    {"ask": "ready", "game": "pisti"}                          ->   {"ready": true}: searching in this game begins at once from now on
    {"ask": "advice", "game", "view", "seat", "moves", "seed"} ->   {"turn": [30], "worths": [[[30], 4.5, 0.3], [[5], null, null]]}
    {"ask": "sight", …}                                        ->   the same at first sight, with no worths and without getting ready
    {"ask": "judge", …, "made": 5}                             ->   {"worths": …, "reasons": …}: of the move that was made too
    {"ask": "rate", "game", "seat", "choices": [[view, moves, made], …]}   ->   {"rated": [{"made", "worths", …} or null, …]}
    {"ask": "style", "game", "rated": [{"made", "worths", …}, …]}          ->   {"fit": {"casual": 0.6, …}, "lapses": [90, 100, 0, 40]}
    {"ask": "referee", "log", "bots": {name: [title, ""]}, "language"}     ->   {"matches": a text} or {"wrong": [line, sentence]}
    {"ask": "replay", "match": a text, "asked": {"number", "seat", …}, "language"}   ->   {"steps": a text}
    {"ask": "course", "match": a text, "number": 3}            ->   {"course": a text}
    {"ask": "story", "match": a text, "number": 3, "seat": 0, "language"}      ->   {"story": a text}
    {"ask": "par", "game", "position", "seed"}                 ->   {"par": [[5.0, -5.0], …]}: what each side makes, a row for each time
    {"ask": "plays", "game", "order", "level", …}              ->   {"points": [4.0, …], "best": [[0, "5H"], …] or null}

A question holds the view of one seat as a line of text and nothing else of the deal. Where the match has had deals before, `earlier` has
the latest of them, each as a `CountedDeal`: they lie open to all. Only "par", "plays", "referee", "replay", "course" and "story" ask about
more, and only about deals that are over for whoever asks. The process ends when its input does, so that none outlives a server, however
that ended.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple
from functools import lru_cache
from importlib import import_module
from typing import Any

from ...bots import taken_from, whole_turn
from ...engine.dealt import CountedDeal
from ...engine.log import LogError
from ...engine.table import from_position
from ...engine.text import read_position
from ...engine.view import View
from ...games import game
from ...language import speaking

Question = Mapping[str, Any]


def answer(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    """The answer to a question. bots: a module with `bot(name)`. advice: a module like `kahve.bots.review.advice`."""
    answers: dict[str, Callable[[Question, Any, Any], dict[str, Any]]] = {
        "turn": _turn,
        "ready": _ready,
        "advice": _advice,
        "sight": _sight,
        "judge": _judge,
        "rate": _rate,
        "style": _style,
        "par": _par,
        "plays": _plays,
        "referee": _referee,
        "replay": _replay,
        "course": _course,
        "story": _story,
    }
    return answers[question["ask"]](question, bots, advice)


def _turn(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    player = _player(bots, question["bot"])
    turn = whole_turn(player, _view(question), question["moves"], random.Random(question["seed"]))
    return {"turn": turn, "failures": [failure.kind for failure in taken_from([player])]}


@lru_cache(maxsize=256)
def _player(bots: Any, name: str) -> Any:
    """The player of this name, made once: some read a file, and some are programs that go on."""
    return bots.bot(name)


def _ready(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    advice.get_ready(game(question["game"]))
    return {"ready": True}


def _advice(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    view = _view(question)
    advised = advice.advise(view, question["moves"], advice.adviser(), question["seed"])
    return {"turn": advised.turn, "worths": _worths(advised.worths), "reasons": advised.reasons}


def _sight(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    advised = advice.at_sight(_view(question), question["moves"])
    return {"turn": advised.turn, "worths": _worths(advised.worths)}


def _judge(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    from ...bots.review.advice import reasons_of
    from ...bots.review.reviews import halved, quick_review, weigh_chosen

    view, moves, search = _view(question), question["moves"], quick_review(advice.adviser())
    move, seed = question["made"], question["seed"]
    worths = weigh_chosen(view, moves, move, search, seed)
    return {"worths": _worths(worths), "reasons": reasons_of(view, worths, halved(search), seed, move)}


def _rate(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    from ...bots.belief.decisions import Choice
    from ...bots.belief.rated import rate

    rated = []
    for view, moves, move in question["choices"]:
        seen = _view({**question, "view": view})
        rated.append(rate(Choice(0, seen.seat, seen, seen, (), tuple(moves), move)))
    return {"rated": [each and each.as_fields() for each in rated]}


def _style(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    from ...bots.belief.rated import rated_again
    from ...bots.belief.style import style_from

    style = style_from(game(question["game"]), [rated_again(each) for each in question["rated"]])
    return {"fit": style.fit, "lapses": astuple(style.mistakes)}


def _par(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    from ...bots.review.par import par
    from ...bots.review.reviews import PAR_TIMES

    game_in_question = game(question["game"])
    table = from_position(game_in_question, *read_position(game_in_question, question["position"]))
    return {"par": par(table, PAR_TIMES, question["seed"])}


def _plays(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    from ...bots.review.deal_by_levels import plays_of
    from ..sitting.day_deal import dealt

    table = dealt(game(question["game"]), question["order"], question["dealer"])
    wish = {name: question[name] for name in ("times", "seconds", "seed")}
    plays = plays_of(table, question["seat"], question["level"], question["others"], **wish)
    return {"points": plays.points, "best": plays.best}


def _referee(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    from ..sitting.opened_logs import read_log
    from ..sitting.written_match import write_matches

    with speaking(question["language"]):
        try:
            matches = read_log(question["log"].encode("utf-8", "surrogateescape"), question["bots"])
        except LogError as error:
            return {"wrong": [error.line, str(error)]}
    return {"matches": write_matches(matches)}


def _replay(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    import msgspec

    from ..sitting.replaying import replayed
    from ..sitting.written_match import read_matches

    with speaking(question["language"]):
        steps = replayed(read_matches(question["match"])[0], **question["asked"])
    return {"steps": msgspec.json.encode(steps).decode()}


def _course(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    import msgspec

    from ..sitting.proof_document import course_document
    from ..sitting.written_match import read_matches

    return {"course": msgspec.json.encode(course_document(read_matches(question["match"])[0], question["number"])).decode()}


def _story(question: Question, bots: Any, advice: Any) -> dict[str, Any]:
    import msgspec

    from ..sitting.story import story_document
    from ..sitting.written_match import read_matches

    with speaking(question["language"]):
        story = story_document(read_matches(question["match"])[0], question["number"], question["seat"])
    return {"story": msgspec.json.encode(story).decode()}


def _view(question: Question) -> View:
    game_in_question = game(question["game"])
    house, tables = read_position(game_in_question, question["view"])
    earlier = tuple(
        CountedDeal(number, dealer, tuple(scores), order, tuple((seat, text) for seat, text in turns))
        for number, dealer, scores, order, turns in question.get("earlier", ())
    )
    return View(game_in_question, house, question["seat"], tables, earlier)


def _worths(worths: Iterable[Any]) -> list[Any]:
    return [[worth.turn, worth.value, worth.error] for worth in worths]


def main(bots: str, advice: str) -> None:
    """Answer questions until the last one."""
    # Answers go out by a copy of the output that nobody else holds: a bot that prints cannot garble them.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    bot_module, advice_module = import_module(bots), import_module(advice)
    for line in sys.stdin:
        try:
            said = answer(json.loads(line), bot_module, advice_module)
        except Exception as error:  # a bot may fail in any way; the asker plays on without it
            said = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(said) + "\n")
        out.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
