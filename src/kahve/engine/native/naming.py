"""The name of a call of a loop, by which a library that was made elsewhere is known to have it, without writing its C.

A name is made from the loop, from what it closes over, and from the kinds of its arguments. It is the same in every process and on every
machine. What the sources say is not part of it: `shipped.py` compares their hash once.

>>> from kahve.engine.native.kinds import INT
>>> def adding(more):
...     def add(number):
...         return number + more
...     return add
>>> call_name(adding(1), (INT,), ()) == call_name(adding(1), (INT,), ())
True
>>> call_name(adding(1), (INT,), ()) == call_name(adding(2), (INT,), ())
False
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from enum import Enum
from typing import Any

from .kinds import Array, Fields, Kind, Struct


class NoNameError(TypeError):
    """Something that a loop closes over has no name that is the same everywhere."""


def call_name(loop: Callable[..., Any], kinds: tuple[Kind, ...], alone: tuple[bool, ...]) -> str:
    """The name of a call: 32 letters of a hash. NoNameError where the loop closes over an object that cannot be named.

    alone: for each array, whether it shares no memory with another (`loop.py`).
    """
    spelled = "\0".join([_spelled(loop, {}), *map(kind_name, kinds), *map(str, map(int, alone))])
    return hashlib.sha256(spelled.encode()).hexdigest()[:32]


def kind_name(kind: Kind) -> str:
    """A kind with all that C is written from: its fields, lengths and classes, and not the names that its structs have in a unit.

    >>> kind_name(Array("int8_t", (None, 4)))
    '[const=0 int8_t None,4 0]'
    """
    if isinstance(kind, Array):
        element = kind.element if isinstance(kind.element, str) else kind_name(kind.element)
        return f"[const={int(kind.constant)} {element} {','.join(map(str, kind.shape))} {kind.row_bytes}]"
    if isinstance(kind, Fields | Struct):
        name = kind.name if isinstance(kind, Fields) else _class_name(kind.cls)
        return f"{{{name} {' '.join(f'{field}:{kind_name(part)}' for field, part in kind.fields)}}}"
    return getattr(kind, "type", "void")


def _class_name(cls: type[Any] | None) -> str:
    return "tuple" if cls is None else f"{cls.__module__}.{cls.__qualname__}"


def _spelled(what: Any, named: dict[int, str]) -> str:
    """Something that a function may close over, spelled out. named: the functions that were spelled before, by their identity."""
    if isinstance(what, Enum):
        return f"{_class_name(type(what))}.{what.name}"
    if what is None or isinstance(what, bool | int | float | str | bytes):
        return repr(what)
    if isinstance(what, tuple | list | frozenset):
        parts = sorted(map(repr, what)) if isinstance(what, frozenset) else [_spelled(part, named) for part in what]
        return f"{_class_name(type(what))}({','.join(parts)})"
    if isinstance(what, type):
        return _class_name(what)
    if hasattr(what, "tobytes") and hasattr(what, "shape"):
        return f"table {tuple(what.shape)} {hashlib.sha256(what.tobytes()).hexdigest()}"
    if hasattr(what, "__code__"):
        return _function_name(what, named)
    raise NoNameError(f"{type(what).__name__} has no name that is the same everywhere.")


def _function_name(function: Any, named: dict[int, str]) -> str:
    if id(function) not in named:
        code = function.__code__
        where = f"{function.__module__}.{function.__qualname__} {code.co_firstlineno}"
        named[id(function)] = f"the same {where}"  # one that closes over itself is not spelled for ever
        bound = [f"{name}={_spelled(cell.cell_contents, named)}" for name, cell in zip(code.co_freevars, function.__closure__ or ())]
        named[id(function)] = f"{where}({';'.join(bound)})"
    return named[id(function)]
