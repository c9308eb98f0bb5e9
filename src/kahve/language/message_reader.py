"""Reads a message of a catalogue into the syntax of Project Fluent, in a fifth of the time that Fluent's own parser takes.

That parser goes from letter to letter, and the first scene of a new server waits for some thirty messages. It is given what this reader
cannot read, such as a term or a fault. A test compares the two on all catalogues.

>>> read_message('seen = { $who } sees { NOUN($card, form: "definite") }.').value.elements[1].value
' sees '
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

_ID = r"[a-zA-Z][a-zA-Z0-9_-]*"
_BEGINS = re.compile(rf"({_ID}) *=")
_ATTRIBUTE = re.compile(rf"[ \n]*\.({_ID}) *=")
_ENDS = re.compile(r"\s*(?:#[^\n]*\s*)*\Z")
_BLANK, _SPACES = re.compile(r"[ \n]*"), re.compile(r" *")
_TEXT = re.compile(r"[^{}\n]+")
_GOES_ON = re.compile(r"((?: *\n)+)( *)(?:(?=\{)|(?<= )(?=[^ \n}.\[*]))")
"""Where the text goes on in a line below; how far it is indented there."""
_INLINE = re.compile(
    rf'\$({_ID})|"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{{4}}|\\U[0-9a-fA-F]{{6}})*)"|(-?\d+(?:\.\d+)?)|({_ID})(?:\.({_ID})|[ \n]*(\())?'
)
_VARIANT = re.compile(rf"(\*?)\[[ \n]*(?:(-?\d+(?:\.\d+)?)|({_ID}))[ \n]*\]")
_ARROW = re.compile(r"-> *\n")


class _OtherError(Exception):
    """There is something that only Fluent's own parser reads."""


def read_message(piece: str) -> Message | None:
    """The syntax of a piece of a catalogue (`pieces_of`), without the places in it; None for a piece with a fault."""
    from fluent.syntax import ast, parse

    try:
        return _Reader(piece).message()
    except _OtherError:
        return next((entry for entry in parse(piece).body if isinstance(entry, ast.Message)), None)


class _Reader:
    """A piece of a catalogue, and how far it is read."""

    def __init__(self, piece: str) -> None:
        from fluent.syntax import ast

        if "\r" in piece:
            raise _OtherError
        self.ast: Any = ast
        self.piece, self.place = piece, 0

    def take(self, wanted: re.Pattern[str]) -> re.Match[str]:
        """What is there, which must be this; go on behind it."""
        match = wanted.match(self.piece, self.place)
        if match is None:
            raise _OtherError
        self.place = match.end()
        return match

    def here(self) -> str:
        """The next letter; empty at the end."""
        return self.piece[self.place : self.place + 1]

    def blank_and(self, sign: str) -> bool:
        """Go over blanks, and over this sign if it stands there."""
        self.place = _BLANK.match(self.piece, self.place).end()  # type: ignore[union-attr]
        if not self.piece.startswith(sign, self.place):
            return False
        self.place += len(sign)
        return True

    def message(self) -> Message:
        """The whole piece."""
        ast = self.ast
        name = ast.Identifier(self.take(_BEGINS)[1])
        value, attributes = self.pattern(), []
        while (begins := _ATTRIBUTE.match(self.piece, self.place)) is not None:
            self.place = begins.end()
            attributes.append(ast.Attribute(ast.Identifier(begins[1]), self.text_that_is_there()))
        self.take(_ENDS)
        if value is None and not attributes:
            raise _OtherError
        message: Message = ast.Message(name, value, attributes)
        return message

    def text_that_is_there(self) -> Any:
        """A pattern that may not be missing."""
        pattern = self.pattern()
        if pattern is None:
            raise _OtherError
        return pattern

    def pattern(self) -> Any:
        """A text with what is filled in, without the indent that all lines below its id have in common; None where there is none."""
        ast, piece = self.ast, self.piece
        parts: list[Any] = []
        """Texts, the ends of lines with the indent that follows, and what is filled in."""
        indents: list[int] = []
        self.take(_SPACES)
        if self.here() in ("\n", ""):
            begins = _GOES_ON.match(piece, self.place)
            if begins is None:
                return None
            self.place = begins.end()
            indents.append(len(begins[2]))
            parts.append(("", len(begins[2])))
        while sign := self.here():
            if sign == "{":
                parts.append(self.placeable())
            elif sign == "\n":
                goes_on = _GOES_ON.match(piece, self.place)
                if goes_on is None:
                    break
                self.place = goes_on.end()
                indents.append(len(goes_on[2]))
                parts.append(("\n" * goes_on[1].count("\n"), len(goes_on[2])))
            else:
                parts.append(self.take(_TEXT)[0])
        common, elements, text = min(indents, default=0), [], ""
        for part in parts:
            if isinstance(part, ast.Placeable):
                if text:
                    elements.append(ast.TextElement(text))
                elements.append(part)
                text = ""
            else:
                text += part if isinstance(part, str) else part[0] + " " * (part[1] - common)
        if text := text.rstrip(" \n"):
            elements.append(ast.TextElement(text))
        return ast.Pattern(elements)

    def placeable(self) -> Any:
        """What stands in braces."""
        self.place += 1
        self.blank_and("")
        expression = self.inline()
        self.blank_and("")
        if self.here() == "-":
            expression = self.selection(expression)
        if not self.blank_and("}"):
            raise _OtherError
        return self.ast.Placeable(expression)

    def selection(self, selector: Any) -> Any:
        """The variants of a selection."""
        ast = self.ast
        self.take(_ARROW)
        if not isinstance(selector, ast.StringLiteral | ast.NumberLiteral | ast.VariableReference | ast.FunctionReference):
            raise _OtherError
        variants = []
        while not self.blank_and("}"):
            default, number, word = self.take(_VARIANT).groups()
            key = ast.NumberLiteral(number) if number else ast.Identifier(word)
            variants.append(ast.Variant(key, self.text_that_is_there(), bool(default)))
            if self.here() != "\n":
                raise _OtherError
        self.place -= 1
        if sum(variant.default for variant in variants) != 1:
            raise _OtherError
        return ast.SelectExpression(selector, variants)

    def inline(self) -> Any:
        """An argument, a text, a number, a function, or another message."""
        ast = self.ast
        if self.here() == "{":
            return self.placeable()
        variable, text, number, name, attribute, calls = self.take(_INLINE).groups()
        if variable:
            return ast.VariableReference(ast.Identifier(variable))
        if text is not None:
            return ast.StringLiteral(text)
        if number:
            return ast.NumberLiteral(number)
        if not calls:
            return ast.MessageReference(ast.Identifier(name), attribute and ast.Identifier(attribute))
        if not name.isupper():
            raise _OtherError
        return ast.FunctionReference(ast.Identifier(name), self.arguments())

    def arguments(self) -> Any:
        """What a function is given, behind its bracket."""
        ast, positional, named = self.ast, list[Any](), dict[str, Any]()
        while not self.blank_and(")"):
            argument = self.inline()
            if self.blank_and(":"):
                self.blank_and("")
                value = self.inline()
                is_name = isinstance(argument, ast.MessageReference) and argument.attribute is None
                if not is_name or not isinstance(value, ast.StringLiteral | ast.NumberLiteral) or argument.id.name in named:
                    raise _OtherError
                named[argument.id.name] = ast.NamedArgument(argument.id, value)
            elif named:
                raise _OtherError
            else:
                positional.append(argument)
            if not self.blank_and(",") and self.here() != ")":
                raise _OtherError
        return ast.CallArguments(positional, list(named.values()))
