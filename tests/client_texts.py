"""Reads the texts out of the TypeScript of the browser client: its strings, the parts of its templates, and its calls of messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple


class Text(NamedTuple):
    """A text of a source: the line where it begins, the mark that it is within ('"' or '`'), the tag of its template, and itself."""

    line: int
    mark: str
    tag: str
    text: str


class Call(NamedTuple):
    """A call of `message` or `rich`: its line, the id if it is a literal, and the names of its arguments.

    arguments: None if they cannot be read. is_joined: whether a `+` makes something longer of the sentence.
    """

    line: int
    name: str
    arguments: frozenset[str] | None
    is_joined: bool


HOLE = "\x00"
"""Stands in a template for an expression."""
BEFORE_A_PATTERN = re.compile(r"(?:^|[(,=:\[!&|?{};+]|=>|\breturn)\s*$")


def texts(source: str) -> Iterator[Text]:
    """The texts of a source, those within the expressions of templates too.

    >>> [text.text for text in texts('f("a", html`<b>${g(`c`)} d</b>`) // "e"')] == ["a", "c", "<b>" + HOLE + " d</b>"]
    True
    """
    yield from _texts(source, 0, len(source), source)


def _texts(source: str, start: int, end: int, whole: str) -> Iterator[Text]:
    place = start
    while place < end:
        letter = source[place]
        if source.startswith("//", place) and source[max(0, place - 1)] != ":":
            place = source.find("\n", place) if "\n" in source[place:] else end
        elif source.startswith("/*", place):
            place = source.index("*/", place) + 2
        elif letter == "/" and BEFORE_A_PATTERN.search(source[max(start, place - 30) : place]):
            place = _after_pattern(source, place)
        elif letter in "\"'":
            close = _after_string(source, place)
            yield Text(whole.count("\n", 0, place) + 1, '"', "", source[place + 1 : close - 1])
            place = close
        elif letter == "`":
            tag = re.search(r"\w*$", source[max(start, place - 12) : place])
            parts, holes, close = _template(source, place)
            for first, last in holes:
                yield from _texts(source, first, last, whole)
            yield Text(whole.count("\n", 0, place) + 1, "`", tag[0] if tag else "", HOLE.join(parts))
            place = close
        else:
            place += 1


def _after_string(source: str, place: int) -> int:
    mark, place = source[place], place + 1
    while source[place] != mark:
        place += 2 if source[place] == "\\" else 1
    return place + 1


def _after_pattern(source: str, place: int) -> int:
    within, place = False, place + 1
    while source[place] != "/" or within:
        within = source[place] == "[" or (within and source[place] != "]")
        place += 2 if source[place] == "\\" else 1
    return place + 1


def _template(source: str, place: int) -> tuple[list[str], list[tuple[int, int]], int]:
    """The parts of a template, where its expressions are, and where it ends."""
    parts, holes, first = [], [], place + 1
    place += 1
    while source[place] != "`":
        if source.startswith("${", place):
            parts.append(source[first:place])
            last = _closing(source, place + 2)
            holes.append((place + 2, last))
            place = first = last + 1
        else:
            place += 2 if source[place] == "\\" else 1
    return [*parts, source[first:place]], holes, place + 1


def _closing(source: str, place: int) -> int:
    """Where the bracket closes that was opened before this place."""
    depth = 0
    while depth or source[place] not in ")}]":
        letter = source[place]
        if letter in "\"'":
            place = _after_string(source, place)
        elif letter == "`":
            place = _template(source, place)[2]
        else:
            depth += (letter in "({[") - (letter in ")}]")
            place += 1
    return place


def calls(source: str) -> Iterator[Call]:
    r"""The calls of `message` and of `rich` in a source.

    >>> list(calls('x = message("a-b", { count: n, name }) + "!"'))[0][1:] == ("a-b", frozenset({"count", "name"}), True)
    True
    >>> list(calls('rich("a-b", {}, { who: f(1, 2) })'))[0].arguments
    frozenset({'who'})
    """
    for call in re.finditer(r"(?<![\w.])(message|rich)\(", source):
        if re.search(r"function\s*$", source[: call.start()]):
            continue
        end = _closing(source, call.end())
        name, *objects = _pieces(source[call.end() : end])
        literal = re.fullmatch(r'\s*"([\w-]+)"\s*', name)
        before, after = source[: call.start()].rstrip(), source[end + 1 :].lstrip()
        joined = (before.endswith("+") and not before.endswith("++")) or (after.startswith("+") and not after.startswith("++"))
        keys = [_keys(text, source[: call.start()]) for text in objects]
        whole = None if None in keys else frozenset(key for names in keys for key in names or ())
        yield Call(source.count("\n", 0, call.start()) + 1, literal[1] if literal else "", whole, joined)


def _keys(text: str, before: str) -> frozenset[str] | None:
    """The names in an object of TypeScript, or of the last constant of this name before it; None where they cannot be read."""
    text = text.strip()
    if re.fullmatch(r"\w+", text):
        constants = list(re.finditer(rf"const {text} = (?={{)", before))
        if not constants:
            return None
        start = constants[-1].end()
        text = before[start : _closing(before, start + 1) + 1]
    if not (text.startswith("{") and text.endswith("}")):
        return None
    names: set[str] = set()
    for piece in _pieces(text[1:-1]):
        spread = re.match(r"\s*\.\.\.(\w+)\s*$", piece)
        name = re.match(r"\s*(\w+)\s*(?::|$)", piece)
        inner = _keys(spread[1], before) if spread else frozenset({name[1]}) if name else None
        if inner is None:
            return None
        names |= inner
    return frozenset(names)


def _pieces(text: str) -> list[str]:
    """What commas part in the arguments of a call or the fields of an object."""
    pieces, place, first = [], 0, 0
    while place < len(text):
        if text[place] in "\"'":
            place = _after_string(text, place)
        elif text[place] == "`":
            place = _template(text, place)[2]
        elif text[place] in "({[":
            place = _closing(text, place + 1) + 1
        else:
            if text[place] == ",":
                pieces.append(text[first:place])
                first = place + 1
            place += 1
    return [piece for piece in [*pieces, text[first:]] if piece.strip()]


def kinds(source: str) -> set[str]:
    """The kinds of nouns that a source names by a literal."""
    return set(re.findall(r'(?<![\w.])noun\("([\w-]+)",', source))


def at_import(source: str) -> list[str]:
    """The constants of a module that say messages while it is read: catalogues may come later, and languages change.

    >>> at_import('const A = message("a");\\nconst B = () => message("b");\\nfunction f() { const C = message("c"); }')
    ['A']
    """
    names = []
    for constant in re.finditer(r"^(?:export )?const (\w+)[^=\n]*= ?", source, re.MULTILINE):
        end = re.search(r"\n(?=[^\s\]})])", source[constant.end() :])
        expression = source[constant.end() : constant.end() + (end.start() if end else len(source))]
        spoken = re.search(r"(?<![\w.])(message|rich|nameOf)\(", expression)
        if spoken and "=>" not in expression[: spoken.start()] and "get " not in expression[: spoken.start()]:
            names.append(constant[1])
    return names


TAG = re.compile(r"<[^<>]*>")
READ_OUT = re.compile(r'\b(?:aria-label|aria-valuetext|aria-description|title|placeholder|alt)="([^"]+)"')
WORDS = re.compile(r"[A-Z][a-z]+[,:]? [a-z]|[a-z]+[.!?…]$|^[A-Z][a-z]{3,}$")
KEYS_AND_HEADERS = r"Enter|Escape|Space|Backspace|Home|Shift|Delete|Arrow\w+|Page\w+|Bearer.*|Content-Type|Accept-Language"
NO_WORDS = re.compile(rf"^[\w-]+ [\w-]+$|^[.#:\[]|[{{}}<>=]|^(?:{KEYS_AND_HEADERS})$")


def written(source: str) -> Iterator[Text]:
    """What a source writes on the page by itself: the words of its templates, what is read out, and texts that read like sentences.

    >>> [text.text for text in written('html`<p title="Close">Go on ${x}</p>`; f("No card."); g("Enter", ".hand img")')]
    ['Close', 'Go on', 'No card.']
    """
    for text in texts(source):
        if text.tag == "html":
            said = [*READ_OUT.findall(text.text), *TAG.sub(HOLE, text.text).split(HOLE)]
            yield from (text._replace(text=part.strip()) for part in said if re.search(r"[^\W\d_]{2}", part.replace(HOLE, "")))
        elif text.tag != "svg" and WORDS.search(text.text) and not NO_WORDS.search(text.text):
            yield text
