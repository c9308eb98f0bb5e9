"""The call of a function in a library of C: what Python hands over is looked at, and its place in memory is given on.

The looking is Python that is written for the kinds of one function. So a call takes one to two microseconds (docs/speed.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from numbers import Integral, Real
from typing import Any

from ...cards.arrays import Array as Numbers
from ..record import Records
from .kinds import FLOAT, OF_BUFFERS, Array, Fields, Kind, Struct, c_types, is_array, is_of_numpy
from .library import FFI, Library
from .unit import NOT_ALONE


class OutOfRangeError(IndexError):
    """Something went out of its range in a checked library; the sentence names the line of the rule."""


class OtherKindError(TypeError):
    """An argument is of another kind than the loop was compiled for."""


_COMPLAINT = """
struct complaint { const char *place; const char *what; int64_t number; int64_t least; int64_t most; };
struct complaint *kahve_complaint(void);
"""
"""What a checked library notes; `prelude.py` has it in C."""

OTHER_KIND = (TypeError, ValueError, AttributeError, BufferError, OverflowError)
"""What an argument of another kind raises before C is called."""

_NAMES = {"int8_t": "i1", "uint8_t": "u1", "bool": "?", "int16_t": "i2", "int32_t": "i4", "int64_t": "i8", "float": "f4", "double": "f8"}


class Entry:
    """A function of a library, called with arguments of these kinds. OtherKindError says that an argument is of another kind.

    reads_only: whether it changes no record, so that records which may not be written can be handed to it.
    """

    def __init__(self, loaded: Library, name: str, kinds: tuple[Kind, ...], *, checked: bool, reads_only: bool = False) -> None:
        """Look the function up."""
        self.name = name
        self.kinds = kinds
        self.reads_only = reads_only
        self._library, self._exported = loaded, f"kahve_{name}"
        loaded.tell_tables()
        taken = ", ".join(c_types(kinds))
        functions = loaded.functions(f"int64_t {self._exported}({taken or 'void'});" + (_COMPLAINT if checked else ""))
        self._functions = functions
        self._function = getattr(functions, self._exported)
        call = _written_call(self._function, kinds, reads_only=reads_only)
        self.call = self._checked(call) if checked else call
        """The same as calling this, but what is raised for an argument of another kind is any of OTHER_KIND. It is quicker."""

    def __call__(self, *arguments: Any) -> int:
        """Call it. The arrays are read and written where they lie."""
        try:
            return self.call(*arguments)
        except OTHER_KIND as error:
            raise OtherKindError(self._refused(arguments, error)) from None

    def bound(self, *arguments: Any) -> Callable[..., int]:
        """A call in which these arguments are settled and looked at once. None stands for a number that each call hands over, in order.

        The arrays must stay where they lie: they are read and written there. C is handed one box in which dozens of arguments lie ready,
        so this takes a sixth of the time of `call`. No two threads may make the same bound call at a time.

        boxed: its library, the function of C and the box, for `side_by_side.py`.
        """
        given: Any = _written_call(lambda *given: given, self.kinds, reads_only=self.reads_only)(*arguments)
        words = FFI.new("int64_t[]", 1 + len(given))
        floats = FFI.cast("double *", words)
        function = getattr(self._library.functions(f"void {self._exported}_boxed(int64_t *box);"), f"{self._exported}_boxed")
        names, lines = [], []
        for place, (value, type_in_c) in enumerate(zip(given, c_types(self.kinds), strict=True), 1):
            box = "floats" if type_in_c == "double" else "words"
            if value is None:
                names.append(f"a{place}")
                lines.append(f"{box}[{place}] = a{place}")
            elif type_in_c == "double":
                floats[place] = value
            else:
                words[place] = int(FFI.cast("intptr_t", value))
        scope = {"function": function, "words": words, "floats": floats, "kept": given}
        body = "".join(f"    {line}\n" for line in [*lines, "function(words)", "return words[0]"])
        exec(f"def call({', '.join(names)}):\n{body}", scope)
        # Out of the scope, so that both are freed with the last reference to the call.
        call: Any = scope.pop("call")
        call.boxed = self._library, function, words
        bound: Callable[..., int] = call
        return bound

    def _refused(self, arguments: tuple[Any, ...], error: Exception) -> str:
        """The sentence that names the first argument of another kind."""
        if len(arguments) != len(self.kinds):
            return f"{self.name} takes {len(self.kinds)} arguments, not {len(arguments)}."
        for place, (kind, argument) in enumerate(zip(self.kinds, arguments, strict=True)):
            wanted = _wanted(kind, argument, reads_only=self.reads_only)
            if wanted:
                return f"Argument {place + 1} of {self.name} must be {wanted}."
        return f"{self.name} was not called: {error}."

    def _checked(self, call: Callable[..., int]) -> Callable[..., int]:
        """The call that raises what a checked library has noted."""

        def checked(*arguments: Any) -> int:
            answer = call(*arguments)
            noted = self._functions.kahve_complaint()
            if noted.what:
                where, what = (FFI.string(text).decode() for text in (noted.place, noted.what))
                noted.what = FFI.NULL
                raise OutOfRangeError(f"{where}: the {what} {noted.number} is not from {noted.least} to {noted.most}.")
            return answer

        return checked


def _written_call(function: Any, kinds: tuple[Kind, ...], *, reads_only: bool) -> Callable[..., int]:
    """A Python function for arguments of these kinds, which calls `function` with what C takes for them.

    For an array it asks for the type of its entries and its axes. The buffer tells by itself whether it lies in one piece and may be
    written.
    """
    scope: dict[str, Any] = {"function": function, "buffer": FFI.from_buffer, "bytes_of": FFI.typeof("char[]"), "Other": OtherKindError}
    scope |= {"NOT_ALONE": NOT_ALONE, "Numbers": Numbers, "Records": Records}
    names = [f"a{place}" for place in range(len(kinds))]
    lines: list[str] = []
    numbers = count()
    given = [each for name, kind in zip(names, kinds, strict=True) for each in _given(name, kind, scope, lines, numbers, reads_only)]
    alone = "if answer == NOT_ALONE: raise Other('it was compiled for arrays that share no memory')"
    body = "".join(f"    {line}\n" for line in [*lines, f"answer = function({', '.join(given)})", alone, "return answer"])
    exec(f"def call({', '.join(names)}):\n{body}", scope)
    call: Callable[..., int] = scope["call"]
    return call


def _given(name: str, kind: Kind, scope: dict[str, Any], lines: list[str], numbers: Iterator[int], reads_only: bool) -> list[str]:
    """What is handed over for an argument of this name, and the lines that look at it."""
    if isinstance(kind, Array) and kind.row_bytes:
        lines.append(f"if {name}.__class__ is Records: {name} = {name}.memory")
        lines.append(f"elif {name}.__class__ is Numbers: {name} = {name}.view")
        lines.append(f"{name} = buffer(bytes_of, {name})")
        return [name, f"len({name}) // {kind.row_bytes}", str(kind.row_bytes)]
    if isinstance(kind, Array):
        number, axes = next(numbers), len(kind.shape)
        scope[f"type{number}"] = cache(lambda: _dtype(kind))
        other = "raise Other('an array is of another kind')"
        lines.append(f"{name}_n = len({name})")
        if isinstance(kind.element, Fields):
            scope[f"of{number}"] = kind.element.of
            lines.append(f"if {name}.__class__ is Records:")
            lines.append(f"    if {name}.layout is not of{number}: {other}")
            lines.append(f"    {name} = {name}.memory")
        else:
            scope[f"formats{number}"] = {code for code, element in OF_BUFFERS.items() if element == kind.element}
            lines.append(f"if {name}.__class__ is Numbers: {name} = {name}.view")
            lines.append(f"if {name}.__class__ is memoryview:")
            lines.append(f"    if {name}.format not in formats{number} or {name}.ndim != {axes}: {other}")
        lines.append(f"elif {name}.dtype != type{number}() or {name}.ndim != {axes}: {other}")
        lengths = [f"{name}_n"] if axes == 1 else [f"{name}.shape[{axis}]" for axis in range(axes)]
        written = not _is_read_only(kind, reads_only=reads_only)
        return [f"buffer(bytes_of, {name}{', True' if written else ''})", *lengths]
    if isinstance(kind, Struct):
        parts = [f"{name}_{place}" for place in range(len(kind.fields))]
        lines.append(f"{', '.join(parts)}, = {name}")
        inner = zip(parts, kind.fields, strict=True)
        return [each for part, (_, of) in inner for each in _given(part, of, scope, lines, numbers, reads_only)]
    return [f"{name}.address"] if isinstance(kind, Fields) else [name]


def _is_read_only(kind: Array, *, reads_only: bool) -> bool:
    return kind.constant or (reads_only and isinstance(kind.element, Fields))


def _dtype(kind: Array) -> Any:
    """The NumPy type of an entry."""
    import numpy as np

    return np.dtype(_NAMES[kind.element]) if isinstance(kind.element, str) else kind.element.dtype


def _wanted(kind: Kind, argument: Any, *, reads_only: bool) -> str:
    """What an argument must be, where it is something else; else nothing."""
    if isinstance(kind, Array) and kind.row_bytes:
        return "" if isinstance(argument, bytearray | Records) or is_array(argument) else f"rows of {kind.row_bytes} bytes"
    if isinstance(kind, Array):
        axes, may_only_read = len(kind.shape), _is_read_only(kind, reads_only=reads_only)
        if is_of_numpy(argument):
            fits = argument.dtype == _dtype(kind) and argument.ndim == axes and argument.flags.c_contiguous
            may_write = may_only_read or argument.flags.writeable
        elif isinstance(kind.element, Fields):
            fits = isinstance(argument, Records) and argument.layout is kind.element.of
            may_write = may_only_read or (fits and not argument.memory.readonly)
        else:
            buffer = argument.view if isinstance(argument, Numbers) else argument
            fits = isinstance(buffer, memoryview) and OF_BUFFERS.get(buffer.format) == kind.element and buffer.ndim == axes
            may_write = may_only_read or (fits and not buffer.readonly)
        return "" if fits and may_write else f"an array of {axes} axes of {kind.type}"
    if isinstance(kind, Struct):
        if not isinstance(argument, tuple) or len(argument) != len(kind.fields):
            return f"a tuple of {len(kind.fields)}"
        parts = zip(kind.fields, argument, strict=True)
        return next((wanted for (_, of), part in parts if (wanted := _wanted(of, part, reads_only=reads_only))), "")
    if isinstance(kind, Fields):
        return "" if hasattr(argument, "address") else "the house rules"
    whole = isinstance(argument, Integral) or (hasattr(argument, "item") and isinstance(argument.item(), int))
    return "" if whole or (kind == FLOAT and isinstance(argument, Real)) else str(kind)
