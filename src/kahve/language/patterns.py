"""Patterns of messages as functions of their arguments: what nearly all messages are made of. Project Fluent's own code says the rest.

A sentence is said again for each card and each name, and Fluent checks every part of it for faults. What is made here does the same without
these checks. It raises at anything that is not as it should be, and then Fluent says what is wrong. A test holds that both say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Arguments = Mapping[str, Any]
Say = Callable[[Arguments], str]
_Value = Callable[[Arguments], Any]


class NotPlain(Exception):  # noqa: N818 - no error: Fluent says such a pattern itself
    """A pattern with something in it that is rare, as a reference to another message."""


class Patterns:
    """Makes functions of the patterns of one language."""

    def __init__(self, bundle: FluentBundle, functions: Mapping[str, Callable[..., Any]]) -> None:
        """functions: those that a pattern may call by these names. Another one is not plain."""
        self._functions, self._locale = functions, bundle._babel_locale
        self._plural = lru_cache(maxsize=1024)(bundle._plural_form)

    def of(self, pattern: Any) -> Say | None:
        """The function that says a pattern with typed arguments, which raises where Fluent has to; None for one that is not plain."""
        try:
            return self._pattern(pattern)
        except NotPlain:
            return None

    def _pattern(self, pattern: Any) -> Say:
        from fluent.syntax import ast

        parts: list[Say] = [
            _said(element.value) if isinstance(element, ast.TextElement) else self._text(element.expression) for element in pattern.elements
        ]
        return parts[0] if len(parts) == 1 else lambda arguments: "".join([part(arguments) for part in parts])

    def _text(self, expression: Any) -> Say:
        """An expression as it stands in a sentence."""
        value, locale = self._value(expression), self._locale

        def text(arguments: Arguments) -> str:
            said = value(arguments)
            # A text that is an argument is isolated by its own `format`.
            return str(said if type(said) is str else said.format(locale))

        return text

    def _value(self, expression: Any) -> _Value:
        """An expression as a function or a selection is given it."""
        from fluent.syntax import ast

        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            return lambda arguments: arguments[name]
        if isinstance(expression, ast.SelectExpression):
            return self._selection(expression)
        if isinstance(expression, ast.FunctionReference) and expression.id.name in self._functions:
            return self._call(expression)
        if isinstance(expression, ast.StringLiteral):
            literal = expression.parse()["value"]
            return lambda arguments: literal
        raise NotPlain

    def _call(self, expression: Any) -> _Value:
        function = self._functions[expression.id.name]
        given = [self._value(argument) for argument in expression.arguments.positional]
        named = {argument.name.name: argument.value.parse()["value"] for argument in expression.arguments.named}
        return lambda arguments: function(*[value(arguments) for value in given], **named)

    def _selection(self, expression: Any) -> Say:
        """The first variant whose key fits; a number fits its plural form as well as itself."""
        selector, plural = self._value(expression.selector), self._plural
        variants = [(_key(variant.key), self._pattern(variant.value)) for variant in expression.variants]
        default = next(said for (_, said), variant in zip(variants, expression.variants, strict=True) if variant.default)
        has_numbers = any(isinstance(key, float) for key, _ in variants)

        def select(arguments: Arguments) -> str:
            value = selector(arguments)
            if isinstance(value, int | float):
                fits = (value, plural(value))
                return next((said for key, said in variants if key in fits), default)(arguments)
            if has_numbers:
                raise NotPlain
            return next((said for key, said in variants if key == value), default)(arguments)

        return select


def _said(text: str) -> Say:
    return lambda arguments: text


def _key(key: Any) -> str | float:
    """The key of a variant: a word or a number."""
    from fluent.syntax import ast

    return str(key.name) if isinstance(key, ast.Identifier) else float(key.parse()["value"])
