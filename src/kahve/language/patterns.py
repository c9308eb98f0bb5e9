"""Patterns of messages as functions of their arguments, by the rules of Project Fluent.

Fluent's own code for Python checks every part of a sentence each time that it is said, and needs Babel. A test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax import ast

    from .locales import Locale

Arguments = Mapping[str, Any]
Say = Callable[[Arguments], str]
_Value = Callable[[Arguments], Any]


class PatternError(LookupError):
    """A part of a pattern that cannot be said, with the reason."""


class Patterns:
    """Makes functions of the patterns of one language."""

    def __init__(self, locale: Locale, functions: Mapping[str, Callable[..., Any]], refer: Callable[[str, str], Say]) -> None:
        """functions: those that a pattern may call, by name. refer: gives what says another message, by its id and form."""
        self._locale, self._functions, self._refer = locale, functions, refer
        self._plural = lru_cache(maxsize=1024)(locale.plural)

    def of(self, pattern: ast.Pattern) -> Say:
        """The function that says a pattern with typed arguments; both raise PatternError for what cannot be said."""
        from fluent.syntax import ast

        parts = [_said(part.value) if isinstance(part, ast.TextElement) else self._text(part.expression) for part in pattern.elements]
        return parts[0] if len(parts) == 1 else lambda arguments: "".join([part(arguments) for part in parts])

    def _text(self, expression: Any) -> Say:
        """An expression as it stands in a sentence."""
        value, locale = self._value(expression), self._locale

        def text(arguments: Arguments) -> str:
            said = value(arguments)
            # A text that is an argument is isolated by its own `written`.
            return said if type(said) is str else str(said.written(locale))

        return text

    def _value(self, expression: Any) -> _Value:
        """An expression as a function or a selection is given it."""
        from fluent.syntax import ast

        match expression:
            case ast.VariableReference():
                return _argument(expression.id.name)
            case ast.SelectExpression():
                return self._selection(expression)
            case ast.FunctionReference():
                return self._call(expression)
            case ast.StringLiteral():
                return _said(expression.parse()["value"])
            case ast.MessageReference():
                return self._reference(expression.id.name, expression.attribute.name if expression.attribute else "")
            case ast.Placeable():
                return self._text(expression.expression)
        raise PatternError(f"{type(expression).__name__} may not stand here")

    def _reference(self, message_id: str, form: str) -> Say:
        # Made when it is said, so that messages may stand in any order and a circle is met only then.
        return lambda arguments: self._refer(message_id, form)(arguments)

    def _call(self, expression: ast.FunctionReference) -> _Value:
        name = expression.id.name
        if name not in self._functions:
            raise PatternError(f"there is no function {name}: allowed are {', '.join(self._functions)}")
        function, given = self._functions[name], [self._value(argument) for argument in expression.arguments.positional]
        named = {argument.name.name: argument.value.parse()["value"] for argument in expression.arguments.named}
        return lambda arguments: function(*[value(arguments) for value in given], **named)

    def _selection(self, expression: ast.SelectExpression) -> Say:
        """The first variant whose key fits; a number fits its plural form as well as itself."""
        selector, plural = self._value(expression.selector), self._plural
        variants = [(_key(variant.key), self.of(variant.value)) for variant in expression.variants]
        default = next(said for (_, said), variant in zip(variants, expression.variants, strict=True) if variant.default)

        def select(arguments: Arguments) -> str:
            value = selector(arguments)
            fits = (value, plural(value)) if isinstance(value, int | float) else (value,)
            return next((said for key, said in variants if key in fits), default)(arguments)

        return select


def _said(text: str) -> Say:
    return lambda arguments: text


def _argument(name: str) -> _Value:
    def argument(arguments: Arguments) -> Any:
        try:
            return arguments[name]
        except KeyError:
            raise PatternError(f"it lacks the argument {name}") from None

    return argument


def _key(key: Any) -> str | float:
    """The key of a variant: a word or a number."""
    from fluent.syntax import ast

    return str(key.name) if isinstance(key, ast.Identifier) else float(key.parse()["value"])
