"""`kahve lab`: matches, rating lists, studies and training, with figures that say how sure they are."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import quote

import typer

from .figures import draw, figures, is_narrow, name_of, numbers, rows_of_results, say, show_results, told
from .options import AsJson, BadInput, GameName, HouseRules, Plain, PresetName, checked_file, players_given, rules_given
from .paper import Paper, paper
from .progress import bar
from .simulate import STOPPED

if TYPE_CHECKING:
    from ..lab.engines import Ray
    from ..lab.match import Found, Match
    from ..lab.rating import RatingList
    from ..lab.sequential import SignTest
    from ..lab.study import Measure
    from ..lab.train import Exam

lab = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="""Matches, rating lists, studies of house rules, and training.

    Every deal is played with the same cards in every seating; figures come with 95% intervals. All commands go on where they were stopped
    when they are given again with the same --out.

    Example: kahve lab match pisti --players greedy,random
    """,
)

Deals = Annotated[int, typer.Option("--deals", min=1, metavar="N", help="How many deals. Example: --deals 10000")]
MatchSeed = Annotated[int, typer.Option("--seed", metavar="N", help="The same seed gives the same deals. Example: --seed 7")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FOLDER", help="Keep the deals there, and go on from those it holds. Example: --out deals")
]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, metavar="N", help="How many cores; all if not given. Example: --workers 2")
]
EngineName = Annotated[str, typer.Option("--engine", metavar="NAME", help="local, or ray for several machines. Example: --engine ray")]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray-address", metavar="ADDRESS", help="A Ray cluster; else one is begun. Example: --ray-address 192.168.1.20:6379"),
]
TableFile = Annotated[
    Path | None, typer.Option("--table", metavar="FILE", help="Write the figures as Parquet. Example: --table figures.parquet")
]
Force = Annotated[bool, typer.Option("--force", help="Let files be replaced. Example: --force")]


@lab.command()
def match(
    game: GameName,
    players: Annotated[
        str, typer.Option("--players", metavar="NAMES", help="The players, parted by commas. Example: --players greedy,random")
    ] = "greedy,random",
    deals: Deals = 1000,
    seed: MatchSeed = 1,
    house: HouseRules = None,
    preset: PresetName = None,
    stop_when: Annotated[
        str | None, typer.Option("--stop-when", metavar="WHAT", help="sign: stop once it is known. Example: --stop-when sign")
    ] = None,
    h0: Annotated[float, typer.Option("--h0", metavar="POINTS", help="The margin of the one hypothesis. Example: --h0 0")] = -0.5,
    h1: Annotated[float, typer.Option("--h1", metavar="POINTS", help="The margin of the other. Example: --h1 1")] = 0.5,
    alpha: Annotated[float, typer.Option("--alpha", metavar="P", help="The chance of h1 where h0 is true. Example: --alpha 0.01")] = 0.05,
    beta: Annotated[float, typer.Option("--beta", metavar="P", help="The chance of h0 where h1 is true. Example: --beta 0.01")] = 0.05,
    out: Out = None,
    workers: Workers = None,
    engine: EngineName = "local",
    ray_address: RayAddress = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Play a match: any players, any game and house rules.

    Then print points a deal, the share of wins, and how many points the first makes more than each other. With --stop-when sign the match
    ends once a test has decided whether the first player is better: a margin of --h1 points a deal against one of --h0.

    Example: kahve lab match pisti --players greedy,random --deals 2000 --out deals
    """
    from ..lab.match import matched

    played = matched(game, rules_given(house), players_given(players), seed, preset=preset)
    test = _test(stop_when, h0, h1, alpha, beta, played)
    sheet = paper(plain)
    with _kept(out), _engine(engine, ray_address, workers) as ray, bar(sheet, deals, first="compiling", then="deals") as progress:
        found = _run(played, deals, ray, workers, out, progress, test)
    if as_json:
        print(json.dumps(_match_rows(found, test), indent=2))
        return
    show_results(found.results(), sheet)
    for line in _said_of_test(found, test):
        say(line, sheet)
    if out is not None:
        print(f"The deals are in {out}.")


@lab.command()
def rate(
    game: GameName,
    players: Annotated[
        str, typer.Option("--players", metavar="NAMES", help="The players, parted by commas. Example: --players greedy,random")
    ] = "greedy,random",
    deals: Annotated[int, typer.Option("--deals", min=1, metavar="N", help="How many deals a match. Example: --deals 10000")] = 1000,
    seed: MatchSeed = 1,
    house: HouseRules = None,
    preset: PresetName = None,
    out: Out = None,
    table: TableFile = None,
    force: Force = False,
    workers: Workers = None,
    engine: EngineName = "local",
    ray_address: RayAddress = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Rate players: all against all, over the same cards.

    Prints one list, best first: the rating, on which 400 points are ten to one, how much it lies above the next, and how many points a deal
    better the player is than those it met.

    Example: kahve lab rate pisti --players greedy,random --deals 2000
    """
    from ..lab.extras import fetched
    from ..lab.rating import rated, round_robin

    _check_table(table, force)
    matches = round_robin(game, rules_given(house), players_given(players), seed, preset=preset)
    fetched("choix", "lab", "A rating list")
    sheet = paper(plain)
    folders = _folders(out, [f"match-{number:02}" for number in range(1, len(matches) + 1)])
    with (
        _kept(out),
        _engine(engine, ray_address, workers) as ray,
        bar(sheet, deals * len(matches), first="compiling", then="deals") as progress,
    ):
        played = [_run(one, deals, ray, workers, folder, progress).played for one, folder in zip(matches, folders)]
    found = rated(matches, played)
    rows = _rating_rows(found)
    _write(table, rows, f"kahve lab rate {game}")
    if as_json:
        pairs = [[None if share != share else share for share in row] for row in found.pairs.tolist()]
        print(json.dumps({"game": game, "deals": found.deals, "worst_fit": found.worst_fit, "players": rows, "pairs": pairs}, indent=2))
    else:
        _show_list(game, found, sheet)


@lab.command()
def study(
    game: GameName,
    sweep: Annotated[
        str, typer.Option("--sweep", metavar="OPTION=VALUES", help="The house rule and its values. Example: --sweep target=51,101")
    ],
    players: Annotated[
        str, typer.Option("--players", metavar="NAMES", help="The players, parted by commas. Example: --players greedy")
    ] = "greedy",
    deals: Annotated[int, typer.Option("--deals", min=1, metavar="N", help="How many deals a value. Example: --deals 10000")] = 1000,
    seed: MatchSeed = 1,
    house: HouseRules = None,
    preset: PresetName = None,
    out: Out = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots. Example: --html study.html")] = None,
    table: TableFile = None,
    force: Force = False,
    workers: Workers = None,
    engine: EngineName = "local",
    ray_address: RayAddress = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Study a house rule: play by several of its values.

    For each value: what the first seat makes more, the points of each side, the length of a deal, the items of the score sheet, and in what
    share of deals the result is another than by the default with the same cards.

    Example: kahve lab study pisti --sweep jack_on_jack_bonus=10,20,30 --html study.html
    """
    from ..lab.page import page
    from ..lab.study import measured, swept

    option, values = _swept_option(sweep)
    checked_file("--html", html, force)
    _check_table(table, force)
    rules = rules_given(house)
    swept_matches = swept(game, option, values, players_given(players), seed, rules, preset)
    sheet = paper(plain)
    folders = _folders(out, [f"{option}={quote(str(value), safe='')}" for value in swept_matches.values])
    with (
        _kept(out),
        _engine(engine, ray_address, workers) as ray,
        bar(sheet, deals * len(folders), first="compiling", then="deals") as progress,
    ):
        played = [_run(one, deals, ray, workers, folder, progress).played for one, folder in zip(swept_matches.matches, folders)]
    measures = measured(swept_matches, played)
    rows = [
        {"option": option, "value": one.value, "measure": one.name, "title": one.title, "unit": one.unit, **_of(one)} for one in measures
    ]
    command = _command(game, sweep, players, deals, seed, house, preset)
    _write(table, rows, command)
    made = played[0].blocks * len(swept_matches.matches[0].players)
    if html is not None:
        html.write_text(page(swept_matches, measures, made, command), encoding="utf-8")
    if as_json:
        print(json.dumps({"game": game, "deals": made, "yardstick": swept_matches.yardstick, "figures": rows}, indent=2))
        return
    row = swept_matches.option
    yardstick = row.told(row.number_for(swept_matches.yardstick))
    say(f"{game}, {option}: {made} deals for each value, held against {yardstick}.", sheet)
    _show_measures(measures, sheet)
    if html is not None:
        print(f"The page is {html}.")


@lab.command()
def train(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The network, which ends in .npz. Example: --out mine.npz")],
    minutes: Annotated[
        float | None, typer.Option("--minutes", metavar="N", help="How long it learns in all; 60 if not given. Example: --minutes 30")
    ] = None,
    deals: Annotated[
        int | None, typer.Option("--deals", metavar="N", help="From how many deals it learns in all. Example: --deals 500000")
    ] = None,
    seed: MatchSeed = 1,
    house: HouseRules = None,
    preset: PresetName = None,
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="PLAYER", help="Learn to beat a player, not by play against itself. Example: --against greedy"),
    ] = None,
    start: Annotated[
        Path | None,
        typer.Option("--start", metavar="FILE", help="Begin with the network of a file. Example: --start mine.npz"),
    ] = None,
    examiners: Annotated[
        str, typer.Option("--examiners", metavar="NAMES", help="Players of the house that examine it. Example: --examiners simple,greedy")
    ] = "simple,greedy",
    exams: Annotated[int, typer.Option("--exams", metavar="N", help="How often they do. Example: --exams 20")] = 12,
    exam_deals: Annotated[int, typer.Option("--exam-deals", metavar="N", help="Deals in an exam, each. Example: --exam-deals 8000")] = 4000,
    asked_deals: Annotated[
        int | None,
        typer.Option(
            "--asked-deals",
            metavar="N",
            help="Deals in an exam by --against, if that is no quick player; a twentieth of --exam-deals if not given. "
            "Example: --asked-deals 400",
        ),
    ] = None,
    table: TableFile = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw the learning curve. Example: --svg curve.svg")] = None,
    force: Annotated[bool, typer.Option("--force", help="Begin anew, and let files be replaced. Example: --force")] = False,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            metavar="N",
            help="Deals played beside each other; 1024, or 32 against a player that is no quick one. Example: --games 4096",
        ),
    ] = None,
    steps: Annotated[int, typer.Option("--steps", metavar="N", help="Moves of each between lessons. Example: --steps 64")] = 64,
    lot: Annotated[
        int | None,
        typer.Option("--lot", metavar="N", help="Choices to a step of learning; 1024, or 128 against such a player. Example: --lot 1024"),
    ] = None,
    wide: Annotated[int, typer.Option("--wide", metavar="N", help="Units of a hidden layer. Example: --wide 512")] = 256,
    layers: Annotated[int, typer.Option("--layers", metavar="N", help="Hidden layers. Example: --layers 3")] = 2,
    rate: Annotated[float, typer.Option("--rate", metavar="X", help="The step size at the start. Example: --rate 0.0005")] = 1e-3,
    slips: Annotated[float, typer.Option("--slips", metavar="P", help="The share of moves made at random. Example: --slips 0.05")] = 0.1,
    trust: Annotated[
        float, typer.Option("--trust", metavar="P", help="How far to learn from what came, not from what was foretold. Example: --trust 1")
    ] = 0.8,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Teach a network a game, by play against itself, or with --against to beat one player.

    The file plays as net:FILE wherever players are named, without PyTorch, by which it learns. Ctrl-C keeps what was learned; the same
    command goes on from there, and with more --minutes or --deals it learns further.

    Example: kahve lab train pisti --house seats=2 --minutes 30 --out mine.npz
    """
    from ..bots import check_bot
    from ..games import game as find
    from ..lab.train import Budget, Lessons, Training, is_asked, teach

    found = find(game)
    _check_net(out)
    _check_table(table, force)
    checked_file("--svg", svg, force)
    if minutes is None and deals is None:
        minutes = 60.0
    settled = found.settle(rules_given(house), preset)
    sides = max(1, int(found.sides(settled)))
    if against is not None:
        check_bot(against, found, settled)
    asks = against is not None and is_asked(against)
    if asked_deals is not None and not asks:
        raise BadInput("--asked-deals is for --against with a player that is no quick one.")
    for option, file in (("--start", start), ("--against", Path(against.removeprefix("net:")) if against else None)):
        if file is not None and file.resolve() == out.resolve():
            raise BadInput(f"{option} and --out cannot be one file: {out}.")
    asked = -(-exam_deals // 20) if asked_deals is None else asked_deals
    budget = Budget(minutes, deals, exams, tuple(players_given(examiners)), max(2, -(-exam_deals // sides)), max(2, -(-asked // sides)))
    games = games if games is not None else 32 if asks else 1024
    lessons = Lessons(games, steps, lot if lot is not None else 128 if asks else 1024, wide, layers, rate, slips, trust)
    sheet = paper(plain)
    with bar(sheet, _THOUSANDTHS, first="compiling", then="thousandths") as progress:
        training = Training(found, rules_given(house), lessons, seed, preset=preset, against=against, start=start)
        if out.exists() and not force:
            training.go_on_from(out)
        done = round(_THOUSANDTHS * budget.share(training))
        if progress is not None:
            progress(done, False)

        def told(share: float, exam: Exam | None) -> None:
            nonlocal done
            if exam is not None and not as_json:
                print(_exam_line(exam), flush=True)
            if progress is not None:
                progress(round(_THOUSANDTHS * share) - done, True)
                done = round(_THOUSANDTHS * share)

        try:
            teach(training, budget, out, told=told)
        except KeyboardInterrupt:
            kept = f"Stopped; what was learned is in {out}, and the same command goes on from there."
            print(kept if out.exists() else "Stopped; nothing was learned yet.", file=sys.stderr)
            raise typer.Exit(STOPPED) from None
    rows = [exam.row() for exam in training.exams]
    _write(table, rows, f"kahve lab train {game}")
    if svg is not None:
        from ..lab.curve import picture

        svg.write_text(picture(f"{found.title}: points a deal by minutes of learning", training.exams), encoding="utf-8")
    if as_json:
        print(json.dumps({"game": game, "deals": training.deals, "seconds": training.seconds, "exams": rows}, indent=2))
        return
    print(f"The network is {out}; as a player it is net:{out}.")
    if svg is not None:
        print(f"The learning curve is {svg}.")


_THOUSANDTHS = 1000


def _exam_line(exam: Exam) -> str:
    better = ", ".join(f"{_range(one, 2)} points a deal more than {name}" for name, one in exam.against.items())
    return f"{exam.seconds / 60:.1f} minutes, {exam.deals} deals: {better}."


def _check_net(path: Path) -> None:
    """Refuse before anything is learned what could not be kept after it."""
    from ..bots.net import SUFFIX

    if path.suffix != SUFFIX:
        raise BadInput(f"--out cannot be {path}: the name of a network ends in {SUFFIX}.")
    checked_file("--out", path, force=True)


def _check_table(path: Path | None, force: bool) -> None:
    """Refuse before anything is played what could not be written after it."""
    from ..lab.extras import fetched

    checked_file("--table", path, force)
    if path is not None:
        fetched("pyarrow", "lab", "--table")


def _swept_option(sweep: str) -> tuple[str, list[str]]:
    option, equals, values = sweep.partition("=")
    listed = [value.strip() for value in values.split(",") if value.strip()]
    if not equals or not option.strip() or not listed:
        raise BadInput(f"--sweep cannot be {sweep!r}: write option=value,value, as in target=51,101.")
    return option.strip(), listed


def _test(what: str | None, h0: float, h1: float, alpha: float, beta: float, played: Match) -> SignTest | None:
    from ..lab.sequential import SignTest

    if what is None:
        return None
    if what != "sign":
        raise BadInput(f"--stop-when cannot be {what}: allowed is sign.")
    if len(played.players) < 2:
        raise BadInput("--stop-when sign needs two players or more, one of whom may be better.")
    return SignTest(h0, h1, alpha, beta)


@contextmanager
def _engine(name: str, address: str | None, workers: int | None) -> Iterator[Ray | None]:
    """The Ray engine, left at the end; None for this machine's own, which each match chooses."""
    if name not in ("local", "ray"):
        raise BadInput(f"--engine cannot be {name}: allowed are local and ray.")
    if name == "local":
        if address is not None:
            raise BadInput("--ray-address is for --engine ray.")
        yield None
        return
    from ..lab.engines import Ray

    ray = Ray(address, workers)
    try:
        # What Ray tells of workers that died it prints; standard output is for the figures.
        with redirect_stdout(sys.stderr):
            yield ray.connect()
    finally:
        ray.close()


@contextmanager
def _kept(out: Path | None) -> Iterator[None]:
    """Say what is kept where the work is stopped or its engine fails."""
    from ..lab.engines import EngineError

    try:
        yield
    except KeyboardInterrupt:
        kept = f"Stopped; what was played is in {out}, and the same command goes on from there." if out else "Stopped; nothing was kept."
        print(kept, file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    except EngineError as error:
        raise EngineError(f"{error} What was played is kept in {out}." if out and out.is_dir() else str(error)) from None


def _folders(out: Path | None, names: Sequence[str]) -> list[Path | None]:
    """A folder for each of several matches, in one; its own folder is made."""
    if out is None:
        return [None] * len(names)
    if out.exists() and not out.is_dir():
        raise BadInput(f"--out cannot be {out}: it is a file.")
    if not out.parent.is_dir():
        raise BadInput(f"--out cannot be {out}: there is no folder {out.parent}.")
    out.mkdir(exist_ok=True)
    return [out / name for name in names]


def _run(
    match: Match, deals: int, ray: Ray | None, workers: int | None, out: Path | None, progress: Any, test: SignTest | None = None
) -> Found:
    from ..lab.deals_folder import DealsFolder
    from ..lab.match import engine_for, run

    folder = DealsFolder(out, match, test) if out is not None else None
    found = run(match, deals, engine=ray or engine_for(match, workers), folder=folder, test=test, progress=progress)
    for name in found.unread:
        print(f"{out}: {name} was cut short or damaged; its deals were played again.", file=sys.stderr)
    return found


def _said_of_test(found: Found, test: SignTest | None) -> list[str]:
    from ..lab.sequential import BETTER

    if test is None or found.planned is None:
        return []
    results = found.results()
    asked = f"a margin of {test.h1:g} points a deal against one of {test.h0:g}, alpha {test.alpha:g}, beta {test.beta:g}"
    if found.verdict is None:
        return [f"Not decided in {results.deals} deals: {asked}."]
    what = "is better" if found.verdict == BETTER else "is not better"
    most = found.planned * len(results.players)
    return [f"Decided after {results.deals} of at most {most} deals: {name_of(results, 0)} {what} ({asked})."]


def _match_rows(found: Found, test: SignTest | None) -> dict[str, Any]:
    results = found.results()
    margins = [{"over": name_of(results, at), **numbers(results.margin(0, at))} for at in range(1, len(results.players))]
    rows = rows_of_results(results) | {"margins": margins}
    if test is None:
        return rows
    asked = {"h0": test.h0, "h1": test.h1, "alpha": test.alpha, "beta": test.beta}
    return rows | {"test": asked | {"verdict": found.verdict, "most_deals": (found.planned or 0) * len(results.players)}}


def _rating_rows(found: RatingList) -> list[dict[str, Any]]:
    rows = []
    for place, one in enumerate(found.players, 1):
        row: dict[str, Any] = {"place": place, "player": one.player, "wins": one.wins}
        for name, estimate in (("rating", one.rating), ("lead", one.lead), ("margin", one.margin)):
            parts = numbers(estimate) if estimate is not None else dict.fromkeys(("mean", "error", "low", "high"))
            row |= {name if part == "mean" else f"{name}_{part}": number for part, number in parts.items()}
        rows.append(row)
    return rows


def _show_list(game: str, found: RatingList, sheet: Paper) -> None:
    say(f"{game}: {found.deals} deals; the model is off by at most {100 * found.worst_fit:.1f}% of the deals of a pair.", sheet)
    if is_narrow(sheet):
        for place, one in enumerate(found.players, 1):
            lead = f", {_range(one.lead, 0)} above the next" if one.lead else ""
            better = f"{_range(one.margin, 2)} points a deal better than those it met"
            print(f"{place}: {one.player}, rating {_range(one.rating, 0)}{lead}; {better}, {100 * one.wins:.1f}% won.")
        return
    rows = [
        (
            one.player,
            f"{one.rating.mean:.0f}",
            f"{one.rating.low:.0f} to {one.rating.high:.0f}",
            _range(one.lead, 0) if one.lead else "",
            _range(one.margin, 2),
            f"{100 * one.wins:.1f}%",
        )
        for one in found.players
    ]
    draw(("player", "rating", "95%", "above the next", "points better", "won"), rows, sheet)


def _range(found: Any, digits: int) -> str:
    return f"{found.mean:.{digits}f} ({found.low:.{digits}f} to {found.high:.{digits}f})"


def _of(measure: Measure) -> dict[str, Any]:
    found = measure.found
    known = numbers(found) if found is not None else dict.fromkeys(("mean", "error", "low", "high"))
    return known | {"blocks": found.blocks if found is not None else 0}


def _show_measures(measures: Sequence[Measure], sheet: Paper) -> None:
    from ..lab.study import COMPARED, SHARES, in_order

    rows, before = [], ""
    for one in measures:
        percent = one.name in SHARES
        # The yardstick does not differ from itself, which need not be said.
        if one.found is None or (one.name in COMPARED and one.found.low == one.found.high == 0):
            continue
        if is_narrow(sheet):
            print(f"{one.title}, {one.value}: {told(one.found, one.unit, percent=percent)}.")
            continue
        mean, error, low, high = figures(one.found, percent)
        rows.append((one.name, (f"{one.title}, {one.unit}", one.value, mean, error, f"{low} to {high}")))
    if not rows:
        return
    order = in_order(measures)
    cells = []
    for name, row in sorted(rows, key=lambda row: order.index(row[0])):
        cells.append(("" if name == before else row[0], *row[1:]))
        before = name
    draw(("", "value", "mean", "s.e.", "95%"), cells, sheet)


def _write(path: Path | None, rows: Sequence[dict[str, Any]], command: str) -> None:
    if path is not None:
        from ..lab.tables import write_table

        write_table(path, rows, {"kahve": command})


def _command(game: str, sweep: str, players: str, deals: int, seed: int, house: list[str] | None, preset: str | None) -> str:
    """The words that make a study again."""
    words = ["kahve", "lab", "study", game, "--sweep", sweep, "--players", players, "--deals", str(deals), "--seed", str(seed)]
    words += [word for rule in house or [] for word in ("--house", rule)]
    return shlex.join(words + (["--preset", preset] if preset else []))
