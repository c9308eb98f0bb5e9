"""The writing guide of CONTRIBUTING.md, as far as a program can hold it: short sentences, one a line, and narrow tables.

Markdown pages are read line by line, docstrings paragraph by paragraph. Code blocks, table cells and doctests are not prose.
"""

from __future__ import annotations

import ast
import re
import runpy
from collections.abc import Iterator
from functools import cache, partial
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

import kahve
from kahve.games import GAMES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kahve"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/notes/*.md")])
SCRIPTS = ("make_house_rules.py", "make_effects.py", "make_recipes.py", "make_coming_from.py")
ASSEMBLED = {
    **{f"the rulebook of {name}": partial(kahve.rulebook, name) for name in GAMES},
    **{script: runpy.run_path(str(ROOT / "docs" / script))["page"] for script in SCRIPTS},
}
"""The pages that stand in no file as they are read, with functions that return them."""
CODE = [SOURCE, ROOT / "benchmarks", ROOT / "docs", ROOT / "tests"]
PACKAGES = sorted({path.parent for folder in CODE for path in folder.rglob("*.py")})

MOST_WORDS = 25
MOST_COLUMNS = 6
MOST_SEMICOLONS = 1

PAGES_NOT_YET_DONE: set[str] = set()
"""Pages that do not keep the guide yet. A page that does must leave this set; at the end of the project the set is empty."""

PACKAGES_NOT_YET_DONE: set[str] = set()
"""Folders whose docstrings do not keep the guide yet, those of `src/kahve` by what follows. A folder that does must leave this set."""


# -- sentences ---------------------------------------------------------------------------------------------------------------------------

CODE_SPAN = re.compile(r"(`+)(.+?)\1")
IMAGE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
LINK = re.compile(r"\[((?:[^\[\]])*)\](?:\([^)]*\)|\[[^\]]*\])")
TAG = re.compile(r"<[^<>]+>")
EMPHASIS = re.compile(r"(?<!\w)[*_]{1,3}|[*_]{1,3}(?!\w)")
END = re.compile(r"""(?P<last>\S*?)(?P<stop>[.!?]+)["'”’)\]]*(?=\s+(?P<next>\S))""")
NEVER_LAST = {"e.g", "i.e", "cf", "vs", "mr", "mrs", "dr", "st"}
"""Abbreviations after which a sentence always goes on."""
BEFORE_A_NUMBER = {"no", "p", "pp", "fig", "sec", "vol", "ch"}
"""Abbreviations after which a sentence goes on when a number follows."""


def plain(text: str) -> str:
    """The text as it is read aloud: a code span is one word, a link its own text, and marks are gone.

    >>> plain("Run **`make test`** in [the *house*](a/b.md).")
    'Run Code in the house.'
    """
    text = CODE_SPAN.sub("Code", text)
    text = LINK.sub(r"\1", IMAGE.sub(r"\1", text))
    return EMPHASIS.sub("", TAG.sub("", text))


def sentences(text: str) -> list[str]:
    """The sentences of a piece of prose.

    >>> sentences("It costs 3.5 points, e.g. Here it ends! Really? Yes.")
    ['It costs 3.5 points, e.g. Here it ends!', 'Really?', 'Yes.']
    """
    text = " ".join(plain(text).split())
    parts, start = [], 0
    for end in END.finditer(text):
        if not goes_on(end["last"].lstrip("(\"'“").lower(), end["stop"], end["next"]):
            parts.append(text[start : end.end()])
            start = end.end()
    return [part.strip() for part in [*parts, text[start:]] if part.strip()]


def goes_on(last: str, stop: str, following: str) -> bool:
    """Whether a sentence goes on behind this word and stop, by the first letter that follows."""
    if following.islower():
        return True
    if stop != ".":
        return False
    initial = len(last) == 1 and last.isalpha() and last not in "ai"
    return last in NEVER_LAST or initial or (last in BEFORE_A_NUMBER and following.isdigit())


def words(sentence: str) -> int:
    """How many words a sentence of `sentences` has: what holds a letter or a digit, between blanks and dashes.

    >>> words("A well-known card - the jack - takes 10 cards.")
    8
    """
    return sum(any(char.isalnum() for char in word) for word in re.split(r"\s+|—|–", sentence))


def complaints_of_sentence(sentence: str) -> list[str]:
    """What is too long in one sentence."""
    complaints = []
    if words(sentence) > MOST_WORDS:
        complaints.append(f"{words(sentence)} words: {sentence}")
    if sentence.count(";") > MOST_SEMICOLONS:
        complaints.append(f"{sentence.count(';')} semicolons: {sentence}")
    return complaints


# -- pages -------------------------------------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line of prose of a page, and whether it begins a paragraph or an item, and whether it ends one."""

    number: int
    text: str
    first: bool
    last: bool


FENCE = re.compile(r"\s*(```+|~~~+)")
ITEM = re.compile(r"\s*(?:[-*+]|\d+[.)])\s+")
HEADING = re.compile(r"#{1,6}\s")
TABLE = re.compile(r"\s*(?:>\s*)*\|")
RULER = re.compile(r"\s*(?:-{3,}|\*{3,}|_{3,})\s*$")


def lines_of_prose(page: str) -> Iterator[Line]:
    """The lines of a page that are prose: no code block, no table, no heading, no rule across the page."""
    kinds = [*kinds_of_lines(page), ("blank", "")]
    before = "blank"
    for number, (kind, text) in enumerate(kinds[:-1], 1):
        if kind in ("prose", "item"):
            yield Line(number, text, kind == "item" or before not in ("prose", "item"), kinds[number][0] != "prose")
        before = kind


def kinds_of_lines(page: str) -> list[tuple[str, str]]:
    """Each line of a page: code, table, heading, ruler, blank, item or prose; and its text without the marks of items and quotes."""
    kinds: list[tuple[str, str]] = []
    fence, in_item = "", False
    for line in page.splitlines():
        mark = FENCE.match(line)
        kind, text = "prose", re.sub(r"^(?:\s*>(?!>))+ ?", "", line)
        if fence or mark:
            kind = "code"
            fence = "" if fence and mark and mark[1].startswith(fence) else fence or (mark[1] if mark else "")
        elif not text.strip():
            kind = "blank"
        elif TABLE.match(line):
            kind = "table"
        elif HEADING.match(text) or RULER.match(text):
            kind = "heading"
        elif ITEM.match(text) and not (text.startswith("    ") and not in_item):
            kind, text, in_item = "item", ITEM.sub("", text, count=1), True
        elif text.startswith("    ") and not in_item and kinds and kinds[-1][0] in ("blank", "code", "heading"):
            kind = "code"
        if kind in ("heading", "prose") and not line.startswith(" ") and kinds and kinds[-1][0] == "blank":
            in_item = False
        kinds.append((kind, text.strip()))
    return kinds


HEAD_OF_A_HOUSE_RULE = re.compile(r"House rule \*\*[^*]+\*\* `\w+` \([^()]*\): ")
LABEL = re.compile(r"(\*{1,3})[^*.]{1,40}\.\1\s+(?=\S)")


def without_its_head(line: str) -> str:
    """A line of prose without the name and the values of a house rule, and without a label such as `*Example.*` that is no sentence.

    >>> without_its_head("House rule **Partners** `teams` (yes; yes, no): four play alone."), without_its_head("*Example.* It ends.")
    ('four play alone.', 'It ends.')
    """
    return LABEL.sub("", HEAD_OF_A_HOUSE_RULE.sub("", line, count=1), count=1) if line.startswith(("House rule **", "*")) else line


def complaints_of_page(page: str) -> list[str]:
    """Where a page breaks the guide, with the number of the line."""
    complaints = []
    for line in lines_of_prose(page):
        parts = sentences(without_its_head(line.text))
        complaints += [f"line {line.number}: {complaint}" for part in parts for complaint in complaints_of_sentence(part)]
        if len(parts) > 1:
            complaints.append(f"line {line.number}: {len(parts)} sentences on one line: {line.text}")
        if not line.last and not ends(line.text):
            complaints.append(f"line {line.number}: the sentence goes on in the next line: {line.text}")
    for number, (kind, text) in enumerate(kinds_of_lines(page), 1):
        if kind == "table" and columns(text) > MOST_COLUMNS:
            complaints.append(f"line {number}: a table of {columns(text)} columns; at most {MOST_COLUMNS}")
    return complaints


def ends(line: str) -> bool:
    """Whether a sentence, or the beginning of a list, ends where this line ends."""
    return bool(re.search(r"""[.!?:…]["'”’)\]]*$""", plain(line).strip()))


def columns(row: str) -> int:
    """How many columns a row of a table has; a bar within code or behind a backslash parts nothing.

    >>> columns("| `a | b` | c |")
    2
    """
    bare = CODE_SPAN.sub("Code", row.replace(r"\|", "")).strip()
    return bare.strip("|").count("|") + 1


# -- marks of a foreign syntax -----------------------------------------------------------------------------------------------------------

MARKS = {
    "`who` without a noun": re.compile(
        r"(?:^|[.:;!] )Who (?:has|holds|draws|takes|watches|sits|leads|plays|claims|adds|completes|leaves|errs|discards|lays)\b"
        r"(?=[^?]*[.,;])"
        r"|\b(?:of|to|by|for|from|with|than|as) who (?:\w+s|\w+ed|had|has|is|was|went|took|won|made|led|gave)\b"
    ),
    "`so many` for a number that has a name": re.compile(r"\b(?:for|after|of|or) so many\b"),
    "`anew`": re.compile(r"\banew\b"),
    "`is no` for `is not a`": re.compile(r"(?<![Tt]here )\b(?:is|are|was|were) no (?!longer\b|more than\b|less\b|fewer\b)[a-z]"),
    "`any more` or `no more` at the end": re.compile(r"\b(?:any|no) more(?=[.,;:!?]|$)"),
    "`of now`, `of old`, `of today`": re.compile(r"\bof (?:now|old|today)\b"),
    "a blank before a percent sign": re.compile(r"[\d}] %"),
}
"""What no native speaker writes, as far as a pattern can find it."""
PAGE_MARKS = MARKS | {
    "`house` for a server, for Kahve or for its players": re.compile(
        r"\b(?:the|a|this|every|own|one|no|its|other) houses?\b(?!-| rules?\b| tuples?\b| fields?\b)|\bhouse's\b", re.IGNORECASE
    ),
    "`so many` for a number that has a name": re.compile(r"\bso many\b(?!\")"),
    "`stands` for a plain verb": re.compile(r"\b(?:stand|stands|stood) (?:beside|below|behind|there|here|by|at|on|in (?!for)|above)\b"),
    "`comes to` for a plain verb": re.compile(r"\b(?:comes?|came) to (?:this|that|nothing|no|the same|what)\b"),
    "`less` for `minus`": re.compile(r"\bless (?:the|what|one)\b"),
    "`is told` for a plain verb": re.compile(r"\b(?:is|are|was|were) told\b(?! apart)"),
    "`of then`": re.compile(r"\bof then\b"),
}
"""What no page says either, where a person or a card may."""

CATALOGUES = sorted((SOURCE / "language" / "catalogues" / "en").glob("*.ftl"))
SPELLINGS = re.compile(r"^[a-z]+-written-")
"""Messages with what a reader may write, and not with what is said."""


def marks_of(text: str, marks: dict[str, re.Pattern[str]] = MARKS) -> list[str]:
    """The marks that a text has, each with the words in which it was found.

    >>> marks_of("This code works no more: begin anew.")
    ['`anew`: anew', '`any more` or `no more` at the end: no more']
    """
    return [f"{name}: {match[0].strip()}" for name, pattern in marks.items() for match in pattern.finditer(text)]


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in CATALOGUES])
def test_an_english_message_has_no_mark_of_a_foreign_syntax(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#") and not SPELLINGS.match(line)]
    said = [re.sub(r"^(?:[\w-]+ = ?|\s*\*?\[[^\]]*\] ?|\s*\.[\w-]+ = )", "", line).strip() for line in lines]
    assert [(text, marks) for text in said if (marks := marks_of(text))] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_rulebook_has_no_mark_of_a_foreign_syntax(name: str) -> None:
    lines = kahve.rulebook(name).splitlines()
    assert [(line, marks) for line in lines if (marks := marks_of(line.lstrip("> ")))] == []


@pytest.mark.parametrize("path", [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in PAGES if path.name != "RULES.md"])
def test_a_page_has_no_mark_of_a_foreign_syntax(path: Path) -> None:
    lines = [text for kind, text in kinds_of_lines(path.read_text(encoding="utf-8")) if kind != "code"]
    assert [(line, marks) for line in lines if (marks := marks_of(plain(line), PAGE_MARKS))] == []


# -- code --------------------------------------------------------------------------------------------------------------------------------

CODE_MARKS = {name: pattern for name, pattern in MARKS.items() if "percent" not in name} | {
    "`so many` for a number that has a name": re.compile(r"\b[Ss]o many\b(?! [\w ]+ that\b)"),
    "`anew`": re.compile(r"\b[Aa]new\b"),
    "`who` without a noun": re.compile(r"\b(?:of|to|by|for|from|with|than) who [a-z]+|(?:^|[.:;!] )Who (?!is\b|are\b)[a-z]+(?![^.]*\?)"),
}
"""What is refused in docstrings and comments: besides the marks of messages every "so many" before a noun."""
SERVER_MARKS = {"`house` for a server, for Kahve or for its players": PAGE_MARKS["`house` for a server, for Kahve or for its players"]}
SERVES = ("table", "pocket", "terminal")
"""The folders in which "the house" would be taken for the server. In the rules it is the tuple of house rules."""
TEXT_OR_COMMENT = re.compile(
    r"""\"{3}(?:\\.|[^\\])*?\"{3}|'{3}(?:\\.|[^\\])*?'{3}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*""", re.DOTALL
)
"""A text of Python, in which a hash begins no comment, or a comment."""


class Said(NamedTuple):
    """The texts that stand alone as a statement of a file, and the docstrings among them, each with its line."""

    texts: list[tuple[int, str]]
    docstrings: list[tuple[int, str]]


@cache
def said_in(source: str) -> Said:
    """What `Said` has of a file. Only its statements are looked through: they are a tenth of what `ast.walk` would go to."""
    said, nodes = Said([], []), list[ast.AST]([ast.parse(source)])
    for node in nodes:  # it grows meanwhile
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            said.texts.append((node.lineno, node.value.value))
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and (text := ast.get_docstring(node)):
            said.docstrings.append((node.body[0].lineno, text))
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            nodes += getattr(node, part, ())
    return said


def comments_of(source: str) -> Iterator[tuple[int, str]]:
    """The comments of a file, each with its line."""
    line, at = 1, 0
    for token in TEXT_OR_COMMENT.finditer(source):
        if token[0].startswith("#"):
            line, at = line + source.count("\n", at, token.start()), token.start()
            yield line, token[0]


def remarks(source: str) -> Iterator[tuple[int, str]]:
    """What a file says to its reader: every docstring, without doctests, and every run of comments, each with its line."""
    for line, text in said_in(source).texts:
        for paragraph in paragraphs(text):
            yield line, paragraph
    for line, run in groupby(enumerate(comments_of(source)), lambda each: each[1][0] - each[0]):
        yield line, " ".join(comment.lstrip("# ") for _, (_, comment) in run)


@pytest.mark.parametrize("package", [pytest.param(package, id=str(package.relative_to(ROOT))) for package in PACKAGES])
def test_docstrings_and_comments_have_no_mark_of_a_foreign_syntax(package: Path) -> None:
    serves = package.is_relative_to(SOURCE) and package.relative_to(SOURCE).parts[:1] in [(folder,) for folder in SERVES]
    marks = CODE_MARKS | SERVER_MARKS if serves else CODE_MARKS
    texts = [(path.name, text) for path in sorted(package.glob("*.py")) for _, text in remarks(path.read_text(encoding="utf-8"))]
    assert [(name, text, results) for name, text in texts if path_is_read(name) and (results := marks_of(text, marks))] == []


CLIENT = SOURCE / "web" / "client"
CLIENT_FOLDERS = sorted({path.parent for part in ("src", "test") for path in (CLIENT / part).rglob("*.ts")})
SCRIPT_REMARK = re.compile(r"/\*\*?(?P<block>.*?)\*/|(?:^|(?<=\s))//(?P<line>[^\n]*)", re.DOTALL | re.MULTILINE)


def script_remarks(source: str) -> list[str]:
    """The comments of TypeScript, each as one line of text.

    >>> script_remarks("/** So many\\n * cards. */\\nconst size = 3; // Anew.")
    ['So many cards.', 'Anew.']
    """
    blocks = (remark["block"] or remark["line"] or "" for remark in SCRIPT_REMARK.finditer(source))
    return [" ".join(re.sub(r"^\s*\*", "", text, flags=re.MULTILINE).split()) for text in blocks]


@pytest.mark.parametrize("folder", [pytest.param(folder, id=str(folder.relative_to(CLIENT))) for folder in CLIENT_FOLDERS])
def test_comments_of_the_client_have_no_mark_of_a_foreign_syntax(folder: Path) -> None:
    texts = [(path.name, text) for path in sorted(folder.glob("*.ts")) for text in script_remarks(path.read_text(encoding="utf-8"))]
    assert [(name, text, marks) for name, text in texts if (marks := marks_of(text, CODE_MARKS | SERVER_MARKS))] == []


def path_is_read(name: str) -> bool:
    """Whether the remarks of a file of this name are read: those of this file name the marks."""
    return name != Path(__file__).name


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ('"""Dealt anew."""', 1),
        ("x = 1  # It works no more.", 1),
        ("# This goes\n# on for so many\n# days.", 1),
        ('"""Fine.\n\n>>> "begin anew"\n"""', 0),
        ('X = 1\n"""The greatest number of cards."""', 0),
    ],
)
def test_a_mark_in_a_remark_is_found(source: str, number: int) -> None:
    assert sum(len(marks_of(text, CODE_MARKS)) for _, text in remarks(source)) == number


# -- docstrings --------------------------------------------------------------------------------------------------------------------------


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings of a module, its classes and its functions, each with its line."""
    yield from said_in(source).docstrings


def paragraphs(docstring: str) -> Iterator[str]:
    """The prose of a docstring, paragraph by paragraph and item by item, without doctests, code blocks and tables."""
    lines: list[str] = []
    example = False
    for kind, text in [*kinds_of_lines(docstring), ("blank", "")]:
        example = kind != "blank" and (example or text.startswith(">>>"))
        if kind != "prose" or example:
            if lines:
                yield " ".join(lines)
            lines = [text] if kind == "item" and not example else []
        else:
            lines.append(text)


def complaints_of_source(source: str) -> list[str]:
    """Where the docstrings of a file break the guide, each with the line at which the docstring begins."""
    return [
        f"line {line}: {complaint}"
        for line, text in docstrings(source)
        for paragraph in paragraphs(text)
        for sentence in sentences(paragraph)
        for complaint in complaints_of_sentence(sentence)
    ]


# -- the tests ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in PAGES])
def test_a_page_keeps_the_writing_guide(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    complaints = complaints_of_page(path.read_text(encoding="utf-8"))
    if name in PAGES_NOT_YET_DONE:
        assert complaints, f"{name} keeps the guide: take it off PAGES_NOT_YET_DONE"
    else:
        assert complaints == []


@pytest.mark.parametrize("name", ASSEMBLED)
def test_an_assembled_page_keeps_the_writing_guide(name: str) -> None:
    assert complaints_of_page(ASSEMBLED[name]()) == []


def name_of_package(package: Path) -> str:
    """The path of a folder below `src/kahve`, or else below the root."""
    return package.relative_to(SOURCE if package.is_relative_to(SOURCE) else ROOT).as_posix()


@pytest.mark.parametrize("package", [pytest.param(package, id=name_of_package(package)) for package in PACKAGES])
def test_the_docstrings_of_a_package_keep_the_writing_guide(package: Path) -> None:
    name = name_of_package(package)
    complaints = [
        f"{path.name}, {complaint}"
        for path in sorted(package.glob("*.py"))
        for complaint in complaints_of_source(path.read_text(encoding="utf-8"))
    ]
    if name in PACKAGES_NOT_YET_DONE:
        assert complaints, f"{name} keeps the guide: take it off PACKAGES_NOT_YET_DONE"
    else:
        assert complaints == []


def test_the_lists_of_what_is_not_yet_done_name_what_there_is() -> None:
    assert {path.relative_to(ROOT).as_posix() for path in PAGES} >= PAGES_NOT_YET_DONE
    assert {name_of_package(package) for package in PACKAGES} >= PACKAGES_NOT_YET_DONE


# -- the tests of the test ---------------------------------------------------------------------------------------------------------------

LONG = " ".join(["word"] * MOST_WORDS)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("One. Two.", ["One.", "Two."]),
        ("It takes a card, e.g. The jack. Then it ends.", ["It takes a card, e.g. The jack.", "Then it ends."]),
        ("It is 3.5 points. Paragraph 4.3 says so.", ["It is 3.5 points.", "Paragraph 4.3 says so."]),
        ("Run `kahve play. Now!` first. Then wait.", ["Run Code first.", "Then wait."]),
        ("See [the page. Really](a.md). Good.", ["See the page.", "Really.", "Good."]),
        ('It says "No." Then it stops.', ['It says "No."', "Then it stops."]),
        ('It asks "May I?" and waits.', ['It asks "May I?" and waits.']),
        ("By D. E. Knuth. Nobody else.", ["By D. E. Knuth.", "Nobody else."]),
        ("See No. 5 there. It is No. Five is more.", ["See No. 5 there.", "It is No.", "Five is more."]),
        ("Cards, tricks, etc. are counted. Then scored.", ["Cards, tricks, etc. are counted.", "Then scored."]),
        ("It has jacks, queens, etc. Nothing else.", ["It has jacks, queens, etc.", "Nothing else."]),
        ("**First.** Second.", ["First.", "Second."]),
        ("No stop at all", ["No stop at all"]),
        ("Why? Because!", ["Why?", "Because!"]),
        ("The file `a.py`. `b.py` is another.", ["The file Code.", "Code is another."]),
        ("It is seat 4. 5 is free.", ["It is seat 4.", "5 is free."]),
        ("", []),
    ],
)
def test_the_sentences_of_a_text(text: str, parts: list[str]) -> None:
    assert sentences(text) == parts


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("`a b c d e` takes it.", 3),
        ("See [the long page](docs/a b c.md).", 4),
        ("A well-known card — the jack — takes.", 6),
        ("House_rules and 2*3 stay words.", 5),
        ("**Bold** and *thin* ![a picture](b.png).", 5),
        ("An <br> tag, a -> b.", 4),
    ],
)
def test_the_words_of_a_sentence(text: str, number: int) -> None:
    assert [words(sentence) for sentence in sentences(text)] == [number]


@pytest.mark.parametrize(
    "page",
    [
        f"{LONG} more.",
        f"- {LONG} more.",
        f"> {LONG} more.",
        f"1. {LONG} more.",
        "One sentence. Another one.",
        "*Example.* One sentence. Another one.",
        "*A whole* sentence. Another one.",
        f"> House rule **Title** `name` (one; one, two): {LONG} more.",
        "- One sentence. Another one.",
        "- An item.\n  One sentence. Another one.",
        "A sentence that goes\non here.",
        "- A sentence that goes\n  on here.",
        "First; second; third.",
        "| a | b | c | d | e | f | g |",
        "```sh\ncode\n```\nOne sentence. Another one.",
        "    code\n\nOne sentence. Another one.",
        "- An item.\n\n    - One sentence. Another one.",
    ],
)
def test_a_page_that_breaks_the_guide_is_found(page: str) -> None:
    assert len(complaints_of_page(page)) == 1


@pytest.mark.parametrize(
    "page",
    [
        f"{LONG}.",
        f"{LONG}.\n{LONG}.\n\n{LONG}.",
        f"# A heading. With two sentences, {LONG} {LONG}",
        f"```text\n{LONG} more. And more.\n```",
        f"A list:\n\n    {LONG} more. And more.",
        f"| {LONG} more. And more. | b | c | d | e | f |",
        "- One item\n- Another item\n  of one word.\n".replace("\n  of", ":\n  of"),
        "1. One.\n2. Two.",
        "It says:\nit does.",
        "*Example.* One sentence.",
        "- **A label.** One sentence.",
        f"> House rule **Title** `name` (one; one, two): {LONG}.",
    ],
)
def test_a_page_that_keeps_the_guide_passes(page: str) -> None:
    assert complaints_of_page(page) == []


@pytest.mark.parametrize(
    ("docstring", "number"),
    [
        (f"{LONG}.", 0),
        (f"{LONG} more.", 1),
        (f"{LONG}\n    more.", 1),
        (f"Short.\n\n    {LONG} more.\n    Short again.", 1),
        (f"Short.\n\n    - {LONG}\n      more.\n    - Short again.", 1),
        (f"Short.\n\n    >>> '{LONG} more'\n    '{LONG} more'", 0),
        (f"Short.\n\n    >>> 1\n    1\n\n    {LONG} more.", 1),
        (f"Short.\n\n        {LONG} more\n\n    Short.", 0),
        ("One; two; three.", 1),
    ],
)
def test_a_long_sentence_of_a_docstring_is_found(docstring: str, number: int) -> None:
    for start in ("class A:", "async def a() -> None:"):
        assert len(complaints_of_source(f'{start}\n    """{docstring}\n    """\n')) == number
    of_module = docstring.replace("\n    ", "\n")
    assert len(complaints_of_source(f'"""{of_module}\n"""\n')) == number
