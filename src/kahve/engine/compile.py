"""The compile policy: the one file that names Numba.

Rules and kernels stay plain Python functions. Every marked function is registered with Numba when a loop over them is compiled. So the
compiled text is the interpreted text, with one thing said besides: no computed index is negative. Nothing is compiled at import.

The compiled code is kept in a folder named by a hash of the sources it was made from. A bare `cache=True` looks only at the file of
the outermost function and gives stale answers after an edit in another file.
"""

from __future__ import annotations

import ast
import errno
import hashlib
import inspect
import os
import pickle
import platform
import sys
import textwrap
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, ClassVar, TypeVar

import numpy as np

from ..cards import dialect
from .house import Settled
from .installing import cache_base

Function = TypeVar("Function", bound=Callable[..., Any])

_ROOMS = ("cards", "engine", "games", "bots", "lab")
_NEVER_COMPILED = (
    "test_*.py",
    "conftest.py",
    "staging.py",
    "*screen.py",
    "hinting.py",
    "lessons.py",
    "puzzles.py",
    "words.py",
    "saying.py",
    "quoting.py",
    "advice.py",
    "decisions.py",
    "failures.py",
    "own.py",
    "program.py",
    "review.py",
    "shelf.py",
    "standing.py",
    "style.py",
    "positions.py",
    "text.py",
    "log.py",
    "installing.py",
    "extras.py",
    "page.py",
    "*_page.py",
    "plots.py",
    "tables.py",
)


def source_hash() -> str:
    """A hash of every Python source and table of constants that compiled code can come from, and of the Python that compiles it."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{sys.version_info[:2]} {platform.machine()}".encode())
    for room in _ROOMS:
        for path in sorted(path for pattern in ("*.py", "*.npz", "LAPSES.toml") for path in (root / room).rglob(pattern)):
            if any(path.match(pattern) for pattern in _NEVER_COMPILED):
                continue
            digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code of these sources is kept: under `kahve.engine.installing.cache_base`."""
    return cache_base() / source_hash()


@lru_cache(maxsize=1)
def _numba() -> Any:
    import numba

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    return numba


@lru_cache(maxsize=1)
def _kept_code() -> Any:
    """Numba's cache of one function, in our folder alone and with a check sum over every file.

    Numba reads back whatever lies in its cache: a file cut short stops the program, a changed one is run. Where it cannot write it looks
    for another folder, the one of the sources among them.
    """
    from numba.core import caching

    # Numba says nothing of the types of these.
    house: Any = caching

    class Locator(house.UserProvidedCacheLocator):  # type: ignore[misc]
        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> Any:
            locator = cls(py_func, py_file)
            try:
                locator.ensure_cache_path()
            except OSError as error:
                raise not_kept(error) from None
            return locator

    class Kept(house.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes: ClassVar = [Locator]

    class CheckedFile(house.IndexDataCacheFile):  # type: ignore[misc]
        def _load_index(self) -> Any:
            try:
                version, stamp, overloads = self._load_data(self._index_name)
            except OSError:  # not there, or damaged: what it named is made again
                return {}
            return overloads if (version, stamp) == (self._version, self._source_stamp) else {}

        def _save_index(self, overloads: Any) -> None:
            self._save_data(self._index_name, (self._version, self._source_stamp, overloads))

        def _load_data(self, name: str) -> Any:
            content = Path(self._data_path(name)).read_bytes()
            if hashlib.sha256(content[CHECK_SUM:]).digest() != content[:CHECK_SUM]:
                raise OSError(errno.EIO, "damaged", name)  # Numba takes an OSError for a file that is not there
            return pickle.loads(content[CHECK_SUM:])

        def _save_data(self, name: str, data: Any) -> None:
            content = self._dump(data)
            with self._open_for_write(self._data_path(name)) as file:
                file.write(hashlib.sha256(content).digest() + content)

    class Cache(house.FunctionCache):  # type: ignore[misc]
        _impl_class = Kept

        def __init__(self, py_func: Any) -> None:
            super().__init__(py_func)
            locator = self._impl.locator
            self._cache_file = CheckedFile(locator.get_cache_path(), self._impl.filename_base, locator.get_source_stamp())

        def save_overload(self, sig: Any, data: Any) -> None:
            try:
                super().save_overload(sig, data)
            except OSError as error:
                raise not_kept(error) from None

    return Cache


CHECK_SUM = 32
"""So many bytes before the content of a file of compiled code are its SHA-256."""


def not_kept(error: OSError) -> OSError:
    """The error to raise where compiled code cannot be written; it names the folder and says what can be done."""
    reason = error.strerror or str(error)
    says = f"compiled code cannot be kept in this folder ({reason}); make room there, or name another folder in KAHVE_CACHE"
    return OSError(error.errno or errno.EIO, says, str(cache_folder()))


class _Unsigned(ast.NodeTransformer):
    """Writes every computed index `x[i]` as `x[unsigned(i)]`."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.slice, ast.Tuple):
            node.slice.elts = [self._unsigned(part) for part in node.slice.elts]
        else:
            node.slice = self._unsigned(node.slice)
        return node

    @staticmethod
    def _unsigned(index: ast.expr) -> ast.expr:
        if isinstance(index, ast.Constant | ast.UnaryOp | ast.Slice):
            return index
        return ast.copy_location(ast.Call(ast.Name("unsigned", ast.Load()), [index], []), index)


def without_wraparound(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark the computed indices of a function as never negative, in a copy of it.

    Numba looks at every signed index for a negative one, which costs an eighth of a random deal (docs/speed.md). Rules count places from 0;
    a written -1 stays what it is in Python.

    >>> def second(row, at):
    ...     return row[at + 1] + row[-1]
    >>> without_wraparound(second)([1, 2, 3], 0)
    5
    """
    lines, first = inspect.getsourcelines(function)
    parsed = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(parsed, ast.FunctionDef)
    parsed.decorator_list, parsed.returns = [], None
    for argument in parsed.args.args:
        argument.annotation = None
    _Unsigned().visit(parsed)
    # What the function closes over must be names of an enclosing function again, and `unsigned` one of them.
    held = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    names = [*held, "unsigned"]
    around = ast.parse(f"def around({', '.join(names)}):\n    pass").body[0]
    assert isinstance(around, ast.FunctionDef)
    around.body = [ast.increment_lineno(parsed, first - 1)]
    module = compile(ast.fix_missing_locations(ast.Module([around], [])), inspect.getfile(function), "exec")
    outer = next(part for part in module.co_consts if isinstance(part, CodeType))
    code = next(part for part in outer.co_consts if isinstance(part, CodeType) and part.co_name == function.__name__)
    cells = tuple(held.get(name, _UNSIGNED) for name in code.co_freevars)
    made = FunctionType(code, function.__globals__, function.__name__, function.__defaults__, cells)
    made.__qualname__ = function.__qualname__
    return made


def _cell(value: Any) -> Any:
    closure = (lambda: value).__closure__
    assert closure is not None
    return closure[0]


_UNSIGNED = _cell(np.uint64)

_registered: set[int] = set()

LONG = 4_000
"""LLVM's instructions from which on a whole is called where it lies. A shorter one is written into each of its callers, which is quicker to
run; a longer one would be optimised again in each of them, which was up to half of a first start (docs/speed.md)."""

_wholes: dict[str, Any] = {}
"""The wholes of this process as Numba compiles them, by a name that is the same in every process."""
_whole_names: dict[Callable[..., Any], str] = {}
"""These names, by the function that was marked."""
_names: dict[Callable[..., Any], str] = {}
"""The same, by the function that Numba was given."""
_long: dict[str, tuple[str, tuple[Any, ...], Any]] = {}
"""The long ones that are ready: by the linker's name the whole, the types it was compiled for, and its library."""


@lru_cache(maxsize=1)
def _compilers() -> tuple[Any, Any]:
    """Numba's compiler twice: for parts, which only compiled functions call and which stop before they are optimised; for what calls them.

    Numba would make machine code of every rule by itself, with all that it calls, and again of the next rule that calls it.
    That was three quarters of the time (docs/speed.md).
    """
    from numba.core import compiler as numba_compiler
    from numba.core import compiler_machinery, typed_passes

    # Numba says nothing of the types of these.
    machinery: Any = compiler_machinery
    builder: Any = numba_compiler.DefaultPassBuilder
    lowering: Any = typed_passes.NativeLowering
    register = machinery.register_pass(mutates_CFG=True, analysis_only=False)

    @register
    class LowerPart(lowering):  # type: ignore[misc]
        _name = "kahve_lower_part"

        def run_pass(self, state: Any) -> bool:
            library = state.library = state.targetctx.codegen().create_library(state.func_id.func_qualname)
            library.finalize = lambda: setattr(library, "_finalized", True)
            state.flags.no_compile = True
            super().run_pass(state)
            # Numba finds a compiled function by the Python object that would call it; this one stands in for it.
            stand_in = list[Any]().append
            lowered = state["cr"]
            state.targetctx.insert_user_function(stand_in, lowered.fndesc, [library])
            state["cr"] = lowered._replace(cfunc=stand_in)
            return True

    @register
    class LowerWhole(lowering):  # type: ignore[misc]
        _name = "kahve_lower_whole"

        def run_pass(self, state: Any) -> bool:
            library = state.library = state.targetctx.codegen().create_library(state.func_id.func_qualname)
            library.enable_object_caching()
            finalize = library.finalize

            def with_parts() -> None:
                library._linking_libraries = _all_called(library._linking_libraries)
                finalize()
                for called in library._final_module.functions:
                    if called.is_declaration and called.name in _long:
                        # Whoever finds this library in the cache does this first.
                        library._reload_init.add(partial(_make_ready, *_long[called.name][:2]))

            library.finalize = with_parts
            if state.func_id.func in _names:
                # Numba would number functions as it meets them; what calls a long whole must find it under the same name another day.
                state.func_id.unique_id = _names[state.func_id.func]
            super().run_pass(state)
            return True

    def compiler(lower: Any) -> Any:
        class Compiler(numba_compiler.CompilerBase):
            def define_pipelines(self) -> list[Any]:
                passes = builder.define_nopython_pipeline(self.state)
                passes.passes = [(lower if made is lowering else made, says) for made, says in passes.passes]
                passes._finalized = False
                passes.finalize()
                return [passes]

        return Compiler

    return compiler(LowerPart), compiler(LowerWhole)


def _all_called(libraries: list[Any]) -> list[Any]:
    """These compiled libraries and all that they call, each once and before what it calls, but for long wholes and what those call.

    The linker leaves out what nobody has asked for yet.
    """
    libraries_called: dict[Any, None] = {}
    apart = {library for _, _, library in _long.values()}

    def visit(library: Any) -> None:
        if library not in libraries_called and library not in apart:
            for called in library._linking_libraries:
                visit(called)
            libraries_called[library] = None

    for library in libraries:
        visit(library)
    return list(reversed(libraries_called))


@lru_cache(maxsize=1)
def _register_house() -> None:
    """Let compiled code read a house tuple as the record of its numbers.

    As a tuple it would be copied into every call, and two games of the same rules would be compiled apart (docs/speed.md).
    """
    from numba import from_dtype
    from numba.extending import typeof_impl

    # Numba reads any object of a record's type by its attribute `data`.
    typeof_impl.register(Settled)(lambda settled, context: from_dtype(settled.fields))


@lru_cache(maxsize=1)
def _register_copy() -> None:
    """Let compiled code copy bytes as one block.

    A loop over bytes is unrolled or looks for overlap, because the compiler cannot know that there is none.
    A loop that ends early is a branch that the processor must guess (docs/speed.md).
    """
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba.core import cgutils, types
    from numba.extending import intrinsic, overload

    copy: Any = cgutils.raw_memcpy

    def place(context: Any, builder: Any, signature: Any, values: Any, which: int) -> Any:
        array = context.make_array(signature.args[which])(context, builder, values[which])
        return builder.gep(array.data, [values[which + 1]])

    def block(typing: Any, target: Any, to: Any, source: Any, start: Any, length: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            made, read = (place(context, builder, signature, values, which) for which in (0, 2))
            copy(builder, made, read, values[4], 1)
            return context.get_dummy_value()

        return types.void(target, to, source, start, length), written

    def first_of_block(typing: Any, target: Any, to: Any, source: Any, start: Any, length: Any, number: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            # In vectors of up to 32 bytes, of which those whose place is below `number` are kept; the last one reaches back if it must.
            long = length.literal_value
            wide = 1 << min(5, long.bit_length() - 1)
            numbers = ir.VectorType(ir.IntType(8 if long < 256 else 16), wide)
            cards, turned = ir.VectorType(ir.IntType(8), wide), ir.VectorType(ir.IntType(32), wide)
            made, read = (place(context, builder, signature, values, which) for which in (0, 2))
            lanes = builder.insert_element(ir.Constant(numbers, ir.Undefined), builder.trunc(values[5], numbers.element), ir.IntType(32)(0))
            ends = builder.shuffle_vector(lanes, lanes, ir.Constant(turned, None))
            for first in [*range(0, long - wide, wide), long - wide]:
                here, there = (builder.bitcast(builder.gep(row, [ir.IntType(64)(first)]), cards.as_pointer()) for row in (made, read))
                kept = builder.icmp_unsigned("<", ir.Constant(numbers, list(range(first, first + wide))), ends)
                builder.store(builder.select(kept, builder.load(there, align=1), ir.Constant(cards, None)), here, align=1)
            return context.get_dummy_value()

        return types.void(target, to, source, start, length, types.int64), written

    for function, written, arguments in (
        (dialect.copy_bytes, block, "target, to, source, start, length"),
        (dialect.copy_first, first_of_block, "target, to, source, start, length, number"),
    ):
        made: Any = intrinsic(prefer_literal=True)(written)
        scope: dict[str, Any] = {"made": made}
        exec(f"def call({arguments}):\n    made({arguments})\n", scope)
        options: Any = {"forceinline": True}
        overload(function, strict=False, jit_options=options, prefer_literal=True)(lambda *args, call=scope["call"]: call)


def _register() -> None:
    from numba.extending import overload

    _register_copy()

    for function in dialect.MARKED:
        if id(function) not in _registered:
            _registered.add(id(function))
            written_in = function not in dialect.SEARCHES
            # Numba counts the references to every array that is handed over, two locked instructions each. Only a search may make an
            # array, so elsewhere there is nothing to count.
            options: Any = {
                "forceinline": written_in,
                "_nrt": not written_in,
                "pipeline_class": _compilers()[0],
                "no_cpython_wrapper": True,
                "no_cfunc_wrapper": True,
            }
            overload(function, strict=False, jit_options=options)(_when_called(function))


def _when_called(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make the function that gives Numba a marked function's body: the call of a whole, or the body itself.

    Its source is read only then: a function marked at a prompt, whose source nobody has, must not stop a game that never calls it. And
    only then it is known whether it is a whole: marked is what has been imported, and games are made ready one after another.
    """
    from numba.core import types

    body = lru_cache(maxsize=1)(lambda: without_wraparound(function))

    def chosen(*args: Any) -> Callable[..., Any]:
        if function not in _whole_names:
            return body()
        # Whole numbers are handed over in one size, whatever array they come from: for each size the whole would be compiled again.
        narrow = [isinstance(kind, types.Integer) and kind != types.int64 for kind in args]
        _make_ready(_whole_names[function], tuple(types.int64 if small else kind for small, kind in zip(narrow, args, strict=True)))
        names = [f"a{place}" for place in range(len(args))]
        handed = ", ".join(f"int64({name})" if small else name for small, name in zip(narrow, names, strict=True))
        scope: dict[str, Any] = {"whole": _wholes[_whole_names[function]], "int64": np.int64}
        exec(f"def call({', '.join(names)}):\n    return whole({handed})\n", scope)
        made: Callable[..., Any] = scope["call"]
        return made

    return chosen


def _make_whole(function: Callable[..., Any]) -> None:
    """Let compiled callers use one compiled form of this function, kept in the cache folder.

    A game's own functions are met in many loops. Each is compiled once for all of them: a loop over them takes a second instead of a
    quarter of a minute (docs/speed.md).

    The loop must hold the plain function. Numba names the cache entry of a closure by what it holds, and a compiled function has another
    name in every process.
    """
    if function in _whole_names:
        return
    # Numba counts the references to an array that is handed over. A rule makes no array and keeps none, so there is nothing to count.
    options: Any = {"forceinline": True, "_nrt": function not in dialect.RULES, "pipeline_class": _compilers()[1]}
    body = without_wraparound(function)
    name = _whole_names[function] = _names[body] = _lasting_name(body)
    whole = _wholes[name] = _numba().njit(nogil=True, error_model="numpy", **options)(body)
    if _is_of_the_house(function):
        whole._cache = _kept_code()(body)


def _is_of_the_house(function: Callable[..., Any]) -> bool:
    """Whether the name of the cache folder tells of the sources of this function, and of those that its maker was given."""
    held = (cell.cell_contents for cell in getattr(function, "__closure__", None) or ())
    ours = function.__module__.partition(".")[0] == __name__.partition(".")[0]
    return ours and all(_is_of_the_house(other) for other in held if isinstance(other, FunctionType))


def _lasting_name(function: Callable[..., Any]) -> str:
    """A name made from where a function is written and what it holds, by which Numba finds it in the cache too."""
    from numba.core import serialize

    # Numba says nothing of its types.
    dumps: Any = serialize.dumps
    written = f"{function.__module__} {function.__qualname__} {function.__code__.co_firstlineno}".encode()
    held = dumps(tuple(cell.cell_contents for cell in function.__closure__ or ()))
    return "w" + hashlib.sha256(written + function.__code__.co_code + held).hexdigest()[:16]


def _make_ready(name: str, types: tuple[Any, ...]) -> None:
    """Have a whole compiled for these types, or fetched from the cache, and noted if it is long."""
    whole = _wholes[name]
    whole.compile(types)
    made = whole.overloads[types]
    functions = made.library._get_module_for_linking().functions
    instructions = (instruction for function in functions for block in function.blocks for instruction in block.instructions)
    if next(islice(instructions, LONG, None), None) is not None:
        _long[made.fndesc.llvm_func_name] = name, types, made.library


def interpreted_only() -> bool:
    """Whether NUMBA_DISABLE_JIT is set: then everything runs as plain Python."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def compiled(function: Function, whole: Iterable[Callable[..., Any]] = (), *, keep: bool = True) -> Function:
    """Compile a loop built over marked functions when it is first called; `keep` puts the result into the cache folder.

    A game of one's own is never kept there: nobody would notice that its rules have changed since.

    whole: marked functions that are compiled once for all loops rather than again in this one.
    """
    if interpreted_only():
        return function
    numba = _numba()
    whole = tuple(whole)
    for other in whole:
        _make_whole(other)
    _register_house()
    _register()
    keep = keep and all(map(_is_of_the_house, whole))
    body = without_wraparound(function)
    made: Any = numba.njit(nogil=True, error_model="numpy", pipeline_class=_compilers()[1])(body)
    if keep:
        made._cache = _kept_code()(body)
    ready: Function = made
    return ready
