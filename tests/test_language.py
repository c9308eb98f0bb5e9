"""The catalogues and the code speak of the same messages, with the same arguments, in whole sentences."""

from __future__ import annotations

import ast
import pickle
import random
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from babel import Locale as BabelLocale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import kahve
from kahve import language
from kahve.cards.deck import STANDARD, CardError
from kahve.games import all_games
from kahve.language import Sentence, catalogue, noun
from kahve.language import speaker as speaker_module
from kahve.language.catalogue import arguments_of, entries_of, ids, known, lacks, messages, pieces_of, resources, variables
from kahve.language.locales import LOCALES
from kahve.language.message_reader import _OtherError as OtherError
from kahve.language.message_reader import _Reader as Reader
from kahve.language.name_forms import CASES, inflected
from kahve.language.speaker import CatalogueError, Speaker, named, speaker_of
from kahve.language.wishes import wished

from . import client_texts

ROOT = Path(kahve.__file__).parent
CALLS = {"message", "later"}
FUNCTIONS = {
    "NOUN": {"form"},
    "PERSON": {"case"},
    "LIST": {"style"},
    "CAPITAL": set(),
    "NUMBER": {"style", "useGrouping", "minimumFractionDigits", "maximumFractionDigits"},
}
"""The functions of the catalogues with their options."""
SOURCES = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if "client" not in path.relative_to(ROOT).parts and path.parent != ROOT / "language" and not path.name.startswith(("test_", "conftest"))
]


CLIENT = [path for path in sorted((ROOT / "web" / "client" / "src").rglob("*.ts")) if path.parent.name != "language"]


class Use(NamedTuple):
    """A message or a kind of nouns that a line of code names."""

    where: str
    name: str
    arguments: frozenset[str]


def called(node: ast.AST) -> str:
    """The name of the function that a node calls, alone or as `language.message`; empty for any other node."""
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id == "language":
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def calls(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    """The calls of these functions in the files that import them from the room `language`, each with its place."""
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        if "language import" not in text and "import language" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and called(node) in names:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def uses_in_python() -> list[Use]:
    """Every use of a message in the Python code; a call whose id is not a literal, or that unpacks its arguments, fails here."""
    uses = []
    for where, node in calls(CALLS):
        assert node.args, f"{where} names no message"
        [name] = node.args
        assert isinstance(name, ast.Constant), f"{where}: the id of a message is a literal"
        assert all(keyword.arg for keyword in node.keywords), f"{where}: the arguments of a message are written out"
        uses.append(Use(where, str(name.value), frozenset(keyword.arg or "" for keyword in node.keywords)))
    return uses


def uses_in_typescript() -> list[Use]:
    """Every use of a message in the sources of the browser client."""
    uses = []
    for path in CLIENT:
        for call in client_texts.calls(path.read_text(encoding="utf-8")):
            where = f"{path.relative_to(ROOT)}:{call.line}"
            assert call.name, f"{where}: the id of a message is a literal"
            assert call.arguments is not None, f"{where}: the arguments of a message are written out"
            uses.append(Use(where, call.name, call.arguments))
    return uses


def uses_in_rows() -> list[Use]:
    """Every use of a message by the name of a house rule or of a preset: its title, its sentence and its words."""
    uses = []
    for option in (option for game in all_games() for option in game.options if option.messages):
        names = [said.id for said in (option.label, option.says) if isinstance(said, Sentence)]
        words = [f"{option.messages}-{word}".replace("_", "-") for word in option.allowed]
        uses += [Use(option.name, name, frozenset()) for name in (*names, *(word for word in words if word in ids("en")))]
    for preset in (preset for game in all_games() for preset in game.presets):
        uses += [Use(preset.name, said.id, frozenset()) for said in (preset.title, preset.says) if isinstance(said, Sentence)]
    return uses


@cache
def kinds() -> dict[str, str]:
    """Each kind of nouns that the code names, with the place where it does."""
    of_python = {str(node.args[0].value) if isinstance(node.args[0], ast.Constant) else where: where for where, node in calls({"noun"})}
    return of_python | {name: path.name for path in CLIENT for name in client_texts.kinds(path.read_text(encoding="utf-8"))}


@cache
def uses() -> tuple[Use, ...]:
    """Every use of a message, in Python and in the browser client."""
    return (*uses_in_python(), *uses_in_rows(), *uses_in_typescript())


@cache
def english() -> dict[str, frozenset[str]]:
    """The arguments of each English message."""
    return arguments_of("en")


@cache
def kind(message_id: str) -> str:
    """The kind of nouns to which a message belongs by its id; empty if it is not a noun."""
    return max((name for name in kinds() if message_id.startswith(f"{name}-")), key=len, default="")


def test_a_message_that_code_names_is_there_with_exactly_its_arguments() -> None:
    assert [f"{use.where}: {use.name}" for use in uses() if use.name not in english()] == [], "no English catalogue has these"
    others = [f"{use.where}: {use.name} has {sorted(use.arguments)}" for use in uses() if use.arguments != english()[use.name]]
    assert others == [], "these have other arguments in the catalogue"


def test_a_file_of_the_client_fetches_the_catalogues_that_it_speaks_by() -> None:
    """English comes with the part of the page that needs it: a file imports the module of each catalogue, or a file that does."""
    files = {file for file, _ in messages("en") if file.startswith("client-") and file != "client-cards"}
    for path in CLIENT:
        source = path.read_text(encoding="utf-8")
        calls = list(client_texts.calls(source))
        named = {call.name for call in calls} | client_texts.kinds(source)
        needed = {file for file in files if any(name.startswith(f"{file}-") for name in named)}
        # The names of cards come with the drawings of the cards.
        fetched = {f"client-{name}" for name in re.findall(r'import "[./]+/language/(\w+)";', source)} - {"client-cards"}
        assert fetched == needed, path
        assert not [call for call in calls if call.is_joined], f"a sentence is joined in {path}"
        # The bundler lays modules into files whose order it chooses, so a catalogue may be read after who speaks by it.
        assert client_texts.at_import(source) == [], path


def test_no_message_is_unused() -> None:
    named = {use.name for use in uses()}
    referred = {reference for _, entry in messages("en") for reference in references(entry)}
    unused = [name for name in english() if name not in named | referred and not kind(name) and not name.startswith("language-")]
    assert unused == []


def test_each_kind_of_nouns_has_members() -> None:
    for name, where in kinds().items():
        assert any(kind(message_id) == name for message_id in english()), f"{where}: {name} is no literal, or no message is called {name}-…"


def test_a_language_is_offered_only_when_it_is_complete() -> None:
    missing = {name: lacks(name) for name in known() if name not in language.offered()}
    for name, lines in missing.items():
        print(f"{name} is not offered:", *lines, sep="\n  ")
    assert language.offered()[0] == "en"
    assert all(lines for lines in missing.values())


def test_no_language_differs_from_english_in_the_arguments_of_a_message() -> None:
    for name in known():
        assert [line for line in lacks(name) if not line.endswith(" is missing")] == [], name


# -- the catalogues ----------------------------------------------------------------------------------------------------------------------


def references(node: ftl.BaseNode) -> set[str]:
    """The ids of the messages to which a message refers."""

    class Ids(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_MessageReference(self, node: ftl.MessageReference) -> None:
            self.names.add(node.id.name)

    ids = Ids()
    ids.visit(node)
    return ids.names


@pytest.mark.parametrize("name", known())
def test_the_catalogues_can_be_read_and_have_each_message_once(name: str) -> None:
    for file, resource in resources(name).items():
        junk = [(entry.content or "").splitlines()[0] for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert junk == [], f"{name}/{file}.ftl"
    ids = [entry.id.name for _, entry in messages(name)]
    assert sorted({message_id for message_id in ids if ids.count(message_id) > 1}) == []


@pytest.mark.parametrize("name", known())
def test_the_ids_that_are_read_without_the_syntax_are_those_of_the_messages(name: str) -> None:
    assert ids(name) == arguments_of(name).keys()


@pytest.mark.parametrize("name", known())
def test_a_message_that_is_read_alone_is_that_of_its_catalogue(name: str) -> None:
    for file, resource in resources(name).items():
        pieces = resources(name).pieces(file)
        entries = list(entries_of(resource))
        assert list(pieces) == [entry.id.name for entry in entries]
        for entry in entries:
            # It reads all that the catalogues have, and leaves nothing to Fluent's own parser.
            assert Reader(pieces[entry.id.name]).message().equals(entry, ignored_fields=["span", "comment"]), entry.id.name


SLIPS = ("", " ", "\n", "\n  ", "{", "}", ".", "[", "*", '"', "->", "$", "(", ")", ",", ":", "-", "\\", "#", "5", "A", "\t", "\r\n", "_")


def test_a_message_with_a_slip_is_read_as_fluent_reads_it() -> None:
    """What somebody mistypes in a catalogue, or in one of a game of their own, is not another message here than in the browser."""
    chance = random.Random(7)
    whole = [piece for name in ("en", "ar") for file in resources(name) for piece in resources(name).pieces(file).values() if "{" in piece]
    read = 0
    for _ in range(4000):
        piece = chance.choice(whole)
        for _ in range(chance.randint(1, 2)):
            place = chance.randrange(len(piece) + 1)
            piece = piece[:place] + chance.choice(SLIPS) + piece[place + chance.randint(0, 1) :]
        try:
            message = Reader(piece).message()
        except OtherError:
            continue
        read += 1
        [other] = entries_of(parse(piece))
        assert other.equals(message, ignored_fields=["span", "comment"]), piece
    assert read > 1000


def test_what_only_fluent_reads_is_read_by_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = speaker_with(monkeypatch, "en", "t-crlf = one\r\n  two\n\nt-fault = { $a\n")
    assert speaker.say("t-crlf", ()) == "one\ntwo"
    with pytest.raises(CatalogueError, match="No catalogue has the message t-fault"):
        speaker.say("t-fault", (("a", 1),))


def test_a_message_is_read_when_it_is_said() -> None:
    speaker = Speaker("en")
    assert not speaker.has("cards-no-such-message")
    assert set(speaker._entries) == set()
    speaker.say("cards-no-such-card", (("card", "1"), ("how", "2")))
    assert set(speaker._entries) == {"cards-no-such-card"}


class Written(dict[str, str]):
    """The catalogues of a made-up language, by their names."""

    def pieces(self, name: str) -> dict[str, str]:
        return pieces_of(self[name])


def test_a_message_may_refer_to_one_of_another_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    from kahve.language import speaker

    texts = Written({"a": "a-all = { b-part } and { c-part }", "b": "b-part = this", "c": "c-part = that"})
    monkeypatch.setattr(speaker, "resources", lambda language: texts)
    assert Speaker("en").say("a-all", ()) == "this and that"
    del texts["c"]
    with pytest.raises(CatalogueError, match="a-all cannot be said"):
        Speaker("en").say("a-all", ())


@pytest.mark.parametrize("name", known())
def test_the_id_of_a_message_begins_with_the_name_of_its_file(name: str) -> None:
    for file, entry in messages(name):
        assert entry.id.name.startswith(f"{file}-"), f"{name}/{file}.ftl"


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """The sentence in each of its variants, with its arguments left out."""
    whole = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ftl.SelectExpression):
            parts = [text for variant in element.expression.variants for text in texts(variant.value)]
        elif isinstance(element.expression, ftl.StringLiteral):
            parts = [element.expression.value]
        else:
            parts = ["…"]
        whole = [text + part for text in whole for part in parts]
    yield from whole


@pytest.mark.parametrize("name", known())
def test_messages_are_whole(name: str) -> None:
    for _, entry in messages(name):
        for pattern in filter(None, [entry.value, *(attribute.value for attribute in entry.attributes)]):
            for text in texts(pattern):
                assert text == text.strip(), f"{entry.id.name} begins or ends with a blank"
                assert "  " not in text.replace("\n", ""), f"{entry.id.name} has two blanks: a variant is empty"
                assert text, f"{entry.id.name} says nothing"


@pytest.mark.parametrize("name", [name for name in known() if name != "en"])
def test_no_sentence_of_another_language_is_the_english_one(name: str) -> None:
    """A file that was copied to be translated, or a message that was added to all languages in English, is found here."""
    english = {entry.id.name: entry.value and [*texts(entry.value)] for _, entry in messages("en")}
    left = [entry.id.name for _, entry in messages(name) if entry.value and english.get(entry.id.name) == [*texts(entry.value)]]
    pieces = {message_id: " ".join(english[message_id] or ()) for message_id in left if not message_id.startswith("language-")}
    assert [message_id for message_id, piece in pieces.items() if len(re.findall(r"\b[a-z]{2,}\b", piece)) > 1] == []


@pytest.mark.parametrize("name", known())
def test_messages_call_the_functions_as_they_are(name: str) -> None:
    for _, entry in messages(name):
        for function, options in functions(entry):
            assert function in FUNCTIONS, f"{entry.id.name} calls {function}"
            allowed = FUNCTIONS[function]
            assert allowed is None or options.keys() <= allowed, f"{entry.id.name}: {function} has the options {allowed}"
            assert function != "PERSON" or options["case"] in CASES, f"{entry.id.name}: {options['case']}"


def functions(node: ftl.BaseNode) -> list[tuple[str, dict[str, str]]]:
    """The functions that a message calls, each with its options."""

    class Calls(visitor.Visitor):
        def __init__(self) -> None:
            self.calls: list[tuple[str, dict[str, str]]] = []

        def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
            self.calls.append((node.id.name, {option.name.name: str(option.value.value) for option in node.arguments.named}))
            self.generic_visit(node)

    visited = Calls()
    visited.visit(node)
    return visited.calls


@pytest.mark.parametrize("name", known())
def test_all_nouns_of_a_kind_have_the_same_forms(name: str) -> None:
    """A noun without the form that a sentence asks for is said in its plain form, which is wrong in that sentence."""
    forms: dict[str, dict[str, set[str]]] = defaultdict(dict)
    for _, entry in messages(name):
        if kind(entry.id.name):
            forms[kind(entry.id.name)][entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    for members in forms.values():
        every = set().union(*members.values())
        assert {noun: sorted(every - own) for noun, own in members.items() if every - own} == {}, "nouns that lack forms"
    wanted_forms = {options["form"] for _, entry in messages(name) for function, options in functions(entry) if "form" in options}
    had = {form for members in forms.values() for own in members.values() for form in own}
    assert wanted_forms - had == set(), "forms that no noun has"


# -- the code ----------------------------------------------------------------------------------------------------------------------------


def joins(tree: ast.AST) -> list[int]:
    """The lines that make one sentence out of a message and something else: by `+`, `%`, `format` or in an f-string."""
    lines = []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
            parts: list[ast.expr] = [node.left, node.right]
        elif isinstance(node, ast.JoinedStr):
            parts = [value.value for value in node.values if isinstance(value, ast.FormattedValue)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("format", "capitalize", "lower"):
            parts = [node.func.value]
        else:
            continue
        lines += [node.lineno for part in parts if called(part) == "message"]
    return lines


@pytest.mark.parametrize(
    "code",
    [
        "message('a') + ' b'",
        "f'{message(\"a\")}, {b}'",
        "x = 'b' + message('a', c=1)",
        "message('a').format(1)",
        "message('a').capitalize()",
    ],
)
def test_a_join_is_found(code: str) -> None:
    assert joins(ast.parse(code)) == [1]


def test_no_sentence_is_joined() -> None:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        if "language import" in text:
            assert joins(ast.parse(text)) == [], path.relative_to(ROOT)


IN_ENGLISH = {
    "adapters": "who builds a player or a laboratory",
    "engine/native": "who writes a rule",
    "engine/observation.py": "who trains a player",
    "engine/record.py": "who declares a record",
    "lab": "who measures",
    "pocket/build_pocket.py": "who builds the pocket",
    "table/protocol/addresses.py": "who starts a server",
    "table/serving/crew.py": "who starts a server",
    "table/http/invitation.py": "who starts a server",
    "table/protocol/messages.py": "who reads the protocol",
    "table/watching/metrics.py": "who looks after a server",
    "table/http/openapi.py": "who reads the protocol",
    "table/store/postgres.py": "who starts a server",
    "table/push/pushing.py": "who starts a server",
    "table/push/push_key.py": "who starts a server",
    "table/store/sql.py": "who starts a server",
    "table/live/upkeep.py": "who looks after a server",
    "table/serving/work.py": "who starts a worker",
    "terminal/lab": "who measures",
    "terminal/simulate.py": "who measures",
    "web/build.py": "who builds the client",
}
"""Rooms and files with sentences in their code, which nobody reads who plays: who does."""
SENTENCE = re.compile(r"[A-Z].*\s.*\s.*[.!?:]$|.*\s\w+\s\w+\.$", re.DOTALL)


def sentences_in(path: Path) -> list[str]:
    """The texts of a file's code that read like sentences: several words that end as a sentence does.

    Docstrings are none, and what goes to the log is read by the operator.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    loose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    logged = {id(part) for node in ast.walk(tree) if is_log_line(node) for part in ast.walk(node)}
    said = []
    for node in ast.walk(tree):
        if id(node) in logged:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in loose | inner:
            text = node.value
        else:
            continue
        said += [text] if SENTENCE.match(text) else []
    return said


def is_log_line(node: ast.AST) -> bool:
    """Whether a node is a call of a file's logger, `_log`."""
    called_of = node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
    return isinstance(called_of, ast.Name) and called_of.id == "_log"


def test_sentences_stand_in_catalogues() -> None:
    written = [path.relative_to(ROOT).as_posix() for path in SOURCES if path.parent != ROOT and sentences_in(path)]
    rooms = {place: [file for file in written if file == place or file.startswith(f"{place}/")] for place in IN_ENGLISH}
    assert [file for file in written if not any(file in files for files in rooms.values())] == []
    assert [place for place, files in rooms.items() if not files] == [], "all their sentences are in catalogues: take them off the list"


def test_a_language_that_lacks_a_message_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "ids", lambda name: frozenset({"a", "b"} if name != "el" else {"a"}))
    assert (language.is_offered("tr"), language.is_offered("el"), language.is_offered("en")) == (True, False, True)
    assert language.best(["el", "tr"]) == "tr"


def test_a_language_may_lack_the_games_that_it_does_not_declare(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = resources("en").keys() - {"letters", "melding", "client-letters", "client-melding"}
    texts = {"en": resources("en"), "xx": Written({name: resources("en").text(name) for name in begun})}
    texts["xx"]["language"] = "language-unknown = { $language }{ $offered }\nlanguage-games = fishing\n"
    for module in (language, catalogue):
        monkeypatch.setattr(module, "known", lambda: ("en", "xx"))
    monkeypatch.setattr(catalogue, "resources", texts.__getitem__)
    monkeypatch.setattr(speaker_module, "resources", texts.__getitem__)
    cached = (catalogue.ids, catalogue.spared, catalogue.lacks, speaker_module.said, speaker_module.speaker_of)
    for each in cached:
        each.cache_clear()
    try:
        assert language.is_offered("xx")
        with language.speaking("xx"):
            assert language.is_game_translated(noun("fishing-game", "pisti"))
            assert not language.is_game_translated(noun("letters-game", "soup"))
            assert str(noun("letters-game", "soup")) == "Soup"
        texts["xx"]["language"] = texts["xx"]["language"].replace("fishing", "fishing, melding")
        catalogue.spared.cache_clear()
        assert not language.is_offered("xx")
    finally:
        for each in cached:
            each.cache_clear()


WRITTEN_IN_THE_CLIENT = {
    "person/bring_in.ts": {"ABCD EFGH"},
    "proof/replayer.ts": {"Cards", "Counts", "Hands", "Ints", "Tally"},
    "senses/push_worker.ts": {"Kahve"},
}
"""What the page writes by itself: an example of a code, kinds of fields, and its name as the title of a push without words."""


def test_the_page_writes_no_sentence_by_itself() -> None:
    for path in CLIENT:
        name = path.relative_to(ROOT / "web" / "client" / "src").as_posix()
        said = {text.text.replace(client_texts.HOLE, "…") for text in client_texts.written(path.read_text(encoding="utf-8"))}
        assert said - {"Kahve", "… target=…"} - WRITTEN_IN_THE_CLIENT.get(name, set()) == set(), name


# -- what is said ------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def turkish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speaker:
    """A speaker of a small Turkish catalogue."""
    return speaker_with(
        monkeypatch,
        "tr",
        """
t-rank-J = vale
    .possessed = valesi
    .possessed-accusative = valesini
t-suit-H = kupa
t-card-french = { NOUN($suit) } { NOUN($rank, form: "possessed") }
    .accusative = { NOUN($suit) } { NOUN($rank, form: "possessed-accusative") }
t-took = { $name } { NOUN($cards, form: "accusative") } aldı.
t-pile = Sıra { PERSON($name, case: "locative") }, { $count } kâğıt var.
t-or = { LIST($cards, style: "or") }
t-turned = { CAPITAL($cards) } açıldı.
""",
    )


def speaker_with(monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> Speaker:
    """A speaker of a language whose only catalogue has this text."""
    from kahve.language import speaker

    monkeypatch.setattr(speaker, "resources", lambda language: Written({"t": text}))
    speaking = Speaker(name)
    monkeypatch.setattr(speaker, "speaker_of", lambda language: speaking)
    speaker.named.cache_clear()
    return speaking


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("en", ["a, b, c", "a, b and c", "a, b or c"]),
        ("tr", ["a, b, c", "a, b ve c", "a, b veya c"]),
        ("el", ["α, β, γ", "α, β και γ", "α, β ή γ"]),
        ("ar", ["ا، ب، ت", "ا وب وت", "ا أو ب أو ت"]),
        ("de", ["a, b, c", "a, b und c", "a, b oder c"]),
    ],
)
def test_a_list_is_joined_as_the_language_joins_it(name: str, says: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    styles = ("comma", "and", "or")
    speaker = speaker_with(monkeypatch, name, "".join(f't-{style} = {{ LIST($things, style: "{style}") }}\n' for style in styles))
    things = {"el": ("α", "β", "γ"), "ar": ("ا", "ب", "ت")}.get(name, ("a", "b", "c"))
    assert [speaker.say(f"t-{style}", (("things", things),)) for style in styles] == says


def test_a_card_has_its_name_in_every_language_that_is_begun() -> None:
    """Turkish and German name the suit of a card first, Greek gives the rank an article, and Arabic makes the suit definite."""
    jack = language.noun("cards-card", "french", rank=language.noun("cards-rank", "J"), suit=language.noun("cards-suit", "C"))
    assert str(jack) == "jack of clubs"
    assert named("tr", jack, "accusative") == "sinek valesini"
    assert named("tr", jack, "ablative") == "sinek valesinden"
    assert named("el", jack, "definite-accusative") == "τον βαλέ σπαθί"
    assert named("ar", jack, "definite") == "ولد السباتي"
    assert [named("de", jack, form) for form in ("definite", "accusative", "dative")] == [
        "der Kreuz-Bube",
        "den Kreuz-Buben",
        "dem Kreuz-Buben",
    ]


JACK_OF_HEARTS = language.noun("t-card", "french", rank=language.noun("t-rank", "J"), suit=language.noun("t-suit", "H"))


def test_nouns_and_names_have_the_form_that_a_sentence_asks_for(turkish: Speaker) -> None:
    assert turkish.say("t-took", (("name", "Ayla"), ("cards", JACK_OF_HEARTS))) == "Ayla kupa valesini aldı."
    both = turkish.say("t-took", (("name", "Ayla"), ("cards", (JACK_OF_HEARTS, JACK_OF_HEARTS))))
    assert both == "Ayla kupa valesini ve kupa valesini aldı."
    assert turkish.say("t-pile", (("name", "Murat"), ("count", 1200))) == "Sıra Murat'ta, 1.200 kâğıt var."
    assert turkish.say("t-or", (("cards", (JACK_OF_HEARTS, "joker")),)) == "kupa valesi veya joker"


def test_nouns_go_from_process_to_process() -> None:
    code = "import pickle, sys; noun = pickle.load(sys.stdin.buffer); from kahve import language; "
    code += "print(noun == language.noun('cards-rank', 'J'), hash(noun) == hash(language.noun('cards-rank', 'J')), noun)"
    sent = pickle.dumps(language.noun("cards-rank", "J"))
    output = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True).stdout
    assert output.split() == [b"True", b"True", b"jack"]


def test_a_noun_without_the_form_is_said_plainly(turkish: Speaker) -> None:
    suit = language.noun("t-suit", "H")
    assert turkish.say("t-took", (("name", "Ayla"), ("cards", suit))) == "Ayla kupa aldı."


def test_a_name_in_the_other_direction_is_isolated_and_still_selects(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "t-x = { $name } ({ $kind ->\n    [dry] جاف\n   *[other] عادي\n})"
    assert speaker_with(monkeypatch, "ar", text).say("t-x", (("name", "Ayla"), ("kind", "dry"))) == "\u2068Ayla\u2069 (جاف)"
    assert speaker_with(monkeypatch, "ar", text).say("t-x", (("name", "أيلا"), ("kind", "?"))) == "أيلا (عادي)"
    assert speaker_with(monkeypatch, "en", text).say("t-x", (("name", "أيلا"), ("kind", "?"))) == "\u2068أيلا\u2069 (عادي)"


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Ayla", "Ayla'nın Ayla'yı Ayla'ya Ayla'da Ayla'dan Ayla'yla"),
        ("Murat", "Murat'ın Murat'ı Murat'a Murat'ta Murat'tan Murat'la"),
        ("Gül", "Gül'ün Gül'ü Gül'e Gül'de Gül'den Gül'le"),
        ("Ali", "Ali'nin Ali'yi Ali'ye Ali'de Ali'den Ali'yle"),
        ("YILDIZ", "YILDIZ'ın YILDIZ'ı YILDIZ'a YILDIZ'da YILDIZ'dan YILDIZ'la"),
        ("Zeynep", "Zeynep'in Zeynep'i Zeynep'e Zeynep'te Zeynep'ten Zeynep'le"),
        ("Kemal", "Kemal'in Kemal'i Kemal'e Kemal'de Kemal'den Kemal'le"),
        ("Mustafa Kemal", "Mustafa Kemal'in Mustafa Kemal'i Mustafa Kemal'e Mustafa Kemal'de Mustafa Kemal'den Mustafa Kemal'le"),
        ("Hilâl", "Hilâl'in Hilâl'i Hilâl'e Hilâl'de Hilâl'den Hilâl'le"),
        ("Resul", "Resul'ün Resul'ü Resul'e Resul'de Resul'den Resul'le"),
        ("Erdal", "Erdal'ın Erdal'ı Erdal'a Erdal'da Erdal'dan Erdal'la"),
        ("Ünal", "Ünal'ın Ünal'ı Ünal'a Ünal'da Ünal'dan Ünal'la"),
        ("Bot 3", "Bot 3'ün Bot 3'ü Bot 3'e Bot 3'te Bot 3'ten Bot 3'le"),
        ("Bot 40", "Bot 40'ın Bot 40'ı Bot 40'a Bot 40'ta Bot 40'tan Bot 40'la"),
        ("أحمد", "أحمد'in أحمد'i أحمد'e أحمد'de أحمد'den أحمد'le"),
    ],
)
def test_turkish_names_keep_vowel_harmony(name: str, forms: str) -> None:
    assert " ".join(inflected(name, case, "tr") for case in CASES) == forms


def test_a_case_that_no_language_has_is_refused() -> None:
    with pytest.raises(ValueError, match=r"PERSON has no case 'vocative': allowed are genitive"):
        inflected("Ayla", "vocative", "tr")


def test_english_lists_and_numbers() -> None:
    cards = tuple(STANDARD.noun(STANDARD.read(code)) for code in ("AC", "2H", "TS"))
    speaker = Speaker("en")
    typed = speaker._noun(speaker._typed(cards), "definite")
    assert typed.written(LOCALES["en"]) == "the ace of clubs, the two of hearts and the ten of spades"


def test_a_sentence_can_begin_with_a_noun_or_a_list(turkish: Speaker) -> None:
    card = JACK_OF_HEARTS
    assert turkish.say("t-turned", (("cards", (card, card)),)) == "Kupa valesi ve kupa valesi açıldı."
    assert turkish.say("t-turned", (("cards", ("iki", "üç")),)) == "İki ve üç açıldı."
    assert turkish.say("t-turned", (("cards", card),)) == "Kupa valesi açıldı."


def test_a_refusal_is_in_the_language_of_who_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker_with(monkeypatch, "tr", "cards-no-such-card = { $card } diye bir kâğıt yok. { $how }\ncards-how-french = Örnek: 5H.")
    language.speaker.said.cache_clear()
    with pytest.raises(CardError, match=r"'1X' diye bir kâğıt yok\. Örnek: 5H\."):
        STANDARD.read("1X")
    language.speaker.said.cache_clear()


def test_each_task_speaks_its_own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "known", lambda: ("en", "tr", "el"))

    def spoken(name: str) -> list[str]:
        with language.speaking(name):
            return [language.language() for _ in range(100)]

    with ThreadPoolExecutor(3) as threads:
        for name, sentence in zip(("tr", "el", "en"), threads.map(spoken, ("tr", "el", "en")), strict=True):
            assert sentence == [name] * 100
    assert language.language() == "en"


@pytest.mark.parametrize("wrong", ["xx", "", "EN", "../en", "en\n", "e" * 10000])
def test_an_unknown_language_is_refused_with_those_that_are_allowed(wrong: str) -> None:
    with pytest.raises(language.LanguageError, match=r"There is no language '.{0,30}'\. Allowed are? ?.*en") as caught:
        language.checked(wrong)
    assert len(str(caught.value)) < 100
    with pytest.raises(language.LanguageError), language.speaking(wrong):
        pass


def test_what_a_browser_or_a_terminal_wants_is_read_without_complaint() -> None:
    assert language.best(wished("*;q=0.1, xx, en-US;q=0.3")) == "en"
    assert language.best(["", "POSIX", "\x00", "zz_ZZ@x"]) == "en"
    assert wished(", ;q=, a;q=nan" + "x" * 100_000) is not None


def test_an_unknown_message_and_a_missing_argument_are_faults() -> None:
    with pytest.raises(CatalogueError, match="No catalogue has the message no-such"):
        Speaker("en").say("no-such", ())
    with pytest.raises(CatalogueError, match="cards-packs cannot be said in 'en': it lacks the argument packs"):
        Speaker("en").say("cards-packs", ())


def test_variables_within_selections_count() -> None:
    from fluent.syntax import parse

    [entry] = parse("a = { $n ->\n    [one] { $x }\n   *[other] { NOUN($y) }\n}").body
    assert variables(entry) == {"n", "x", "y"}


def test_importing_the_room_loads_no_library() -> None:
    code = "import sys, kahve.language; print([name for name in ('fluent', 'babel', 'numpy') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


VALUES: tuple[Any, ...] = (
    *(0, 1, 2, 3, 5, 11, 21, 100, 1_234_567, -4, 1.5, 2.0, "you", "other", "one", "", "Ayla", "أيلا", "Bo 2"),
    noun("cards-card", "french", rank=noun("cards-rank", "Q"), suit=noun("cards-suit", "S")),
    (noun("cards-card", "joker"),),
    ("a", "b", "c"),
)
"""Arguments of every kind, fit for a message or not."""


BRITISH = {"en": "en_GB"}
"""The locale of Unicode's data that a language writes by, where its name alone is not enough."""


def said_by_fluent(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Any, str], str]:
    """What says a message of all catalogues by Project Fluent's own code and Babel, with the speaker's functions for nouns and names."""

    class FluentText(speaker_module.Text, FluentType):
        def format(self, locale: Any) -> str:
            return self.written(speaker._patterns._locale)

    class FluentItems(speaker_module.Items, FluentType):
        def format(self, locale: Any) -> str:
            texts = [str(item.format(locale)) for item in self]
            if self.style == "comma":  # Unicode's lists without "and" are those of measures: Turkish has no comma there
                return ("، " if speaker.language == "ar" else ", ").join(texts)
            return format_list(texts, style={"and": "standard", "or": "or"}[self.style], locale=locale)

    def say(message_id: str, arguments: tuple[tuple[str, Any], ...], form: str) -> str:
        with monkeypatch.context() as patch:
            patch.setattr(speaker_module, "Text", FluentText)
            patch.setattr(speaker_module, "Items", FluentItems)
            entry = bundle.get_message(message_id)
            pattern = entry.attributes.get(form, entry.value)
            typed = {name: value if isinstance(value, int | float) else speaker._typed(value) for name, value in arguments}
            text, errors = bundle.format_pattern(pattern, typed)
        if errors:
            raise CatalogueError(str(errors[0]))
        return speaker_module.with_signs(str(text)) if speaker.language in speaker_module.FROM_RIGHT else str(text)

    functions = {name: function for name, function in speaker._patterns._functions.items() if name != "NUMBER"}
    bundle = FluentBundle([BRITISH.get(speaker.language, speaker.language)], functions=functions, use_isolating=False)
    for resource in resources(speaker.language).values():
        bundle.add_resource(resource)
    return say


@pytest.mark.parametrize("spoken", known())
def test_each_message_says_what_fluent_says(spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    speaker, chance = speaker_of(spoken), random.Random(spoken)
    by_fluent = said_by_fluent(speaker, monkeypatch)

    def tried(say: Any, *request: Any) -> str:
        try:
            return str(say(*request))
        except CatalogueError:
            return "an error"

    said = 0
    for file, entry in messages(spoken):
        names = sorted(arguments_of(spoken)[entry.id.name])
        has_number_keys = re.search(r"\[\d", resources(spoken).pieces(file)[entry.id.name]) is not None
        for form in ("", *(attribute.id.name for attribute in entry.attributes)):
            if not form and entry.value is None:
                continue
            for _ in range(2 if names else 1):
                arguments = tuple((name, chance.choice(VALUES)) for name in names)
                if has_number_keys and {"one", "other"} & {value for _, value in arguments if isinstance(value, str)}:
                    continue  # the browser's Fluent has no number for such a word, but Python's has
                request = entry.id.name, arguments, form
                assert tried(speaker.say, *request) == tried(by_fluent, *request), request
                said += tried(speaker.say, *request) != "an error"
    assert said > 3000


@pytest.mark.parametrize("spoken", known())
def test_numbers_and_plurals_are_those_of_unicode(spoken: str) -> None:
    assert spoken in LOCALES, f"Write a row for {spoken} into language/locales.py."
    own, unicode, chance = LOCALES[spoken], BabelLocale.parse(BRITISH.get(spoken, spoken)), random.Random(7)
    numbers = [*range(-3, 131), 1e9, 1234567, -9876, *(chance.uniform(-2000, 2000) for _ in range(200)), 0.5, 1.5, 2.5, 0.0625, 12.345]
    for number in numbers:
        assert own.plural(number) == unicode.plural_form(number), number
        assert own.number(number) == format_decimal(number, locale=unicode), number
        assert own.number(number, useGrouping=0) == format_decimal(number, locale=unicode, group_separator=False), number
        assert own.number(number, style="percent").lstrip("-") == format_percent(abs(number), locale=unicode), number
    assert own.number(-0.0001) == "0"
    assert own.number(2, minimumFractionDigits=2) == f"2{own.point}00"


def test_options_that_no_number_and_no_list_has_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = """
t-style = { NUMBER($n, style: "money") }
t-decimals = { NUMBER($n, minimumFractionDigits: 21) }
t-option = { NUMBER($n, digits: 2) }
t-list = { LIST($n, style: "xor") }
t-function = { ROUND($n) }
t-missing = { t-no-such }
t-circle = { t-circle }
"""
    refusals = {
        "style": "NUMBER has no style money: allowed are decimal, percent",
        "decimals": "NUMBER has no 21 to 21 decimals: allowed are 0 to 20",
        "option": "digits",
        "list": "LIST has no style xor: allowed are and, or, comma",
        "function": "there is no function ROUND: allowed are NOUN, PERSON, LIST, CAPITAL, NUMBER",
        "missing": "there is no message t-no-such",
        "circle": "it refers to itself",
    }
    speaker = speaker_with(monkeypatch, "en", text)
    for name, refusal in refusals.items():
        with pytest.raises(CatalogueError, match=f"The message t-{name} cannot be said in 'en': .*{refusal}"):
            speaker.say(f"t-{name}", (("n", ("a", "b") if name == "list" else 3),))
