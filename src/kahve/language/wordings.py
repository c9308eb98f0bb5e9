"""Takes in the better wordings that people wrote on the page: `python -m kahve.language FILE`, and with `--write` into the catalogues.

A wording of the page names its message. One from the server does not: it is looked for among all messages of its language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .catalogue import known, pieces_of, resources
from .glossary import glossary
from .speaker import END, ISOLATE

if TYPE_CHECKING:
    from fluent.syntax import ast

FORMAT, VERSION = "kahve-wordings", 1
MARK = re.compile(r"\{[^{}]*\}")
PLACE = re.compile(r"\{\{[^{}]+\}\}")
"""A place in a text that several rulebooks share."""
CATALOGUES = Path(__file__).parent / "catalogues"
BOOKS = Path(__file__).parent.parent / "games"
MOST_LETTERS = 2000
ENOUGH_LETTERS = 4
"""A message that has fewer letters of its own says too little to be found by what it said."""


class WordingError(ValueError):
    """A wording, or a file of wordings, that cannot be taken in; the sentence says why."""


class Wording(NamedTuple):
    """What somebody wrote; the id is empty for a sentence of the server."""

    id: str
    language: str
    old: str
    new: str
    place: str


class Branch(NamedTuple):
    """One way in which a message can be said.

    - text: the whole sentence, with marks as "{name:genitive}".
    - start, end: where its own part is in the source of the message.
    - before, after: what stands around that part in every branch.
    - sources: what each mark stands for.
    """

    text: str
    start: int
    end: int
    before: str
    after: str
    sources: dict[str, str]


class Change(NamedTuple):
    """A wording that can be taken in: the catalogue, the message, what is there now, and the source of what will be."""

    catalogue: str
    id: str
    branch: Branch
    source: str


def read_wordings(text: str) -> list[Wording]:
    """The wordings of a file that the page saved; raises WordingError for any other file.

    >>> read_wordings('{"format": "kahve-wordings", "version": 1, "wordings": []}')
    []
    """
    try:
        data = json.loads(text)
    except ValueError as error:
        raise WordingError(f"The file is not JSON: {error}.") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("wordings"), list):
        raise WordingError("The file has no wordings that the page saved.")
    if data.get("version") != VERSION:
        raise WordingError(f"The file has version {data.get('version')}; this Kahve reads version {VERSION}.")
    return [_wording(row, number) for number, row in enumerate(data["wordings"], 1)]


def _wording(row: Any, number: int) -> Wording:
    fields = [row.get(name) if isinstance(row, dict) else None for name in Wording._fields]
    if not all(isinstance(field, str) for field in fields):
        raise WordingError(f"Wording {number} of the file lacks one of {', '.join(Wording._fields)}, or it is not a text.")
    if any(len(str(field)) > MOST_LETTERS for field in fields):
        raise WordingError(f"Wording {number} of the file is longer than {MOST_LETTERS} letters.")
    # The marks of direction around names are not for a catalogue.
    return Wording(*(" ".join(re.sub(f"[{ISOLATE}{END}]", "", str(field)).split()) for field in fields))


def change_of(wording: Wording) -> Change:
    """What taking a wording in would change; raises WordingError, with what is wrong with it."""
    if wording.language not in known():
        raise WordingError(f"There is no language {wording.language!r}.")
    if not wording.new:
        raise WordingError("The new wording is empty.")
    catalogue, message_id, branch, marked = _named(wording) if wording.id else _sought(wording)
    if marked == branch.text:
        raise WordingError("The catalogue has this wording already.")
    gone, added = _marks(branch.text) - _marks(marked), _marks(marked) - _marks(branch.text)
    if gone or added:
        fault = f"loses {sorted(gone)[0]}" if gone else f"has {sorted(added)[0]}, which nothing fills in"
        raise WordingError(f"The new wording {fault}.")
    if complaints := glossary(wording.language).complaints(message_id, MARK.sub("…", marked)):
        raise WordingError(complaints[0])
    if not (marked.startswith(branch.before) and marked.endswith(branch.after)):
        raise WordingError("It also changes what stands around a selection, which every branch shares: write it in by hand.")
    own = marked[len(branch.before) : len(marked) - len(branch.after)]
    if not own.strip() or own != own.strip() or re.search(r"[{}]", MARK.sub("", own)):
        raise WordingError("Its blanks or braces cannot stand in a catalogue as they are: write it in by hand.")
    return Change(catalogue, message_id, branch, MARK.sub(lambda mark: branch.sources[mark[0]], own))


def _marks(text: str) -> set[str]:
    return set(MARK.findall(text))


def _named(wording: Wording) -> tuple[str, str, Branch, str]:
    """The branch of the message that a wording names, which must say today what the person has read."""
    for catalogue in resources(wording.language):
        if wording.id in resources(wording.language).pieces(catalogue):
            branches = branches_of(wording.language, catalogue, wording.id)
            for branch in branches:
                if branch.text == wording.old:
                    return catalogue, wording.id, branch, wording.new
            today = " / ".join(f'"{branch.text}"' for branch in branches)
            raise WordingError(f"The message has changed since. Today it says {today}.")
    raise WordingError(f"There is no message {wording.id} in {wording.language!r} today.")


def _sought(wording: Wording) -> tuple[str, str, Branch, str]:
    """The one branch of all messages that can have said a sentence; what filled it in is marked in the new wording too."""
    fits = [
        (_letters(branch), catalogue, message_id, branch, match)
        for catalogue, message_id, branch, pattern in _patterns(wording.language)
        if (match := pattern.fullmatch(wording.old))
    ]
    most = max((fit[0] for fit in fits), default=0)
    best = [fit for fit in fits if fit[0] == most >= ENOUGH_LETTERS]
    if not best:
        raise WordingError(_elsewhere(wording))
    if len({fit[2] for fit in best}) > 1:
        raise WordingError(f"Several messages say this: {', '.join(sorted({fit[2] for fit in best}))}. Write it in by hand.")
    _, catalogue, message_id, branch, match = best[0]
    marked = wording.new
    # The longest first: a name may stand within another.
    for mark, value in sorted(zip(MARK.findall(branch.text), match.groups(), strict=True), key=lambda pair: -len(pair[1])):
        marked = re.sub(rf"(?<!\w){re.escape(value)}(?!\w)", mark, marked, count=1)
    return catalogue, message_id, branch, marked


def _letters(branch: Branch) -> int:
    """How many letters a branch has of its own."""
    return sum(letter.isalpha() for letter in MARK.sub("", branch.text))


def _elsewhere(wording: Wording) -> str:
    """Where a sentence stands that no message says: in a rulebook or a lesson, or in several messages."""
    suffix = "" if wording.language == "en" else f".{wording.language}"
    books = [path for path in sorted(BOOKS.rglob("*.md")) if path.name.partition(".")[2] == f"{suffix}.md".lstrip(".")]
    for path in [*books, *sorted(BOOKS.rglob(f"LESSONS{suffix}.toml"))]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if _can_say(line, wording.old):
                return f"No message says this. It is in line {number} of {path.parent.name}/{path.name}: write it in there."
    parts = {
        message_id
        for _, message_id, branch, pattern in _patterns(wording.language)
        if _letters(branch) >= 2 * ENOUGH_LETTERS and pattern.search(wording.old)
    }
    hint = f"Parts of it can be {', '.join(sorted(parts)[:5])}. " if parts else ""
    return f"No message of {wording.language!r} says just this. {hint}Look for it by hand."


def _can_say(line: str, sentence: str) -> bool:
    """Whether a line of a rulebook or a lesson has this sentence, with any word at a place that each game fills."""
    said = re.sub(r"^\d+\.\d+ ", "", re.sub(r"[*`\\]", "", line))
    pieces = PLACE.split(said)
    has_words = any(letter.isalpha() for piece in pieces for letter in piece)
    return sentence in said or (has_words and re.fullmatch(r"\w+".join(map(re.escape, pieces)), sentence) is not None)


@cache
def _patterns(language: str) -> list[tuple[str, str, Branch, re.Pattern[str]]]:
    """Each branch of each message of a language, with a pattern of what it can have said."""
    return [
        (catalogue, message_id, branch, _pattern(branch.text))
        for catalogue in resources(language)
        for message_id in resources(language).pieces(catalogue)
        for branch in branches_of(language, catalogue, message_id)
    ]


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile("(.+?)".join(re.escape(piece) for piece in MARK.split(text)))


def branches_of(language: str, catalogue: str, message_id: str) -> list[Branch]:
    """The ways in which a message can be said.

    >>> [branch.text for branch in branches_of("en", "client-home", "client-home-players")]
    ['{count} player', '{count} players']
    """
    from fluent.syntax import parse

    from .catalogue import entries_of

    piece = resources(language).pieces(catalogue)[message_id]
    entry = next(iter(entries_of(parse(piece))))
    return list(_branches(entry.value, piece, "", "")) if entry.value else []


def _branches(pattern: ast.Pattern, piece: str, before: str, after: str) -> Iterator[Branch]:
    from fluent.syntax import ast

    texts: list[str] = []
    sources: dict[str, str] = {}
    selection: tuple[int, ast.SelectExpression] | None = None
    for place, element in enumerate(pattern.elements):
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            # With two of them, a sentence is of two branches at once.
            if selection:
                return
            selection = place, element.expression
            texts.append("")
        elif isinstance(element, ast.TextElement):
            texts.append(" ".join(f"_{element.value}_".split())[1:-1])
        elif isinstance(element.expression, ast.StringLiteral):
            texts.append(element.expression.value)
        else:
            mark = "{" + mark_of(element.expression) + "}"
            texts.append(mark)
            sources[mark] = piece[slice(*_span(element))]
    if selection:
        place, expression = selection
        for variant in expression.variants:
            for branch in _branches(variant.value, piece, before + "".join(texts[:place]), "".join(texts[place:]) + after):
                yield branch._replace(sources=sources | branch.sources)
    else:
        start, end = _span(pattern)
        yield Branch(before + "".join(texts) + after, start, end, before, after, sources)


def _span(node: ast.SyntaxNode) -> tuple[int, int]:
    """Where a node begins and ends in the source that was read."""
    assert node.span
    return node.span.start or 0, node.span.end or 0


def mark_of(expression: Any) -> str:
    """The name of what is filled in, then the form that each function asks for, as the page writes it: `cards:definite:or`."""
    from fluent.syntax import ast

    if isinstance(expression, ast.FunctionReference):
        forms = [str(option.value.value) for option in expression.arguments.named] or [expression.id.name.lower()]
        return ":".join([*map(mark_of, expression.arguments.positional), *forms])
    return str(expression.id.name if hasattr(expression, "id") else expression.value)


def write(change: Change, language: str, folder: Path = CATALOGUES) -> None:
    """Put a wording into the file of its catalogue."""
    path = folder / language / f"{change.catalogue}.ftl"
    text = path.read_text(encoding="utf-8")
    piece = pieces_of(text)[change.id]
    start = text.index(piece)
    path.write_text(text[: start + change.branch.start] + change.source + text[start + change.branch.end :], encoding="utf-8", newline="\n")
