"""How each language writes numbers, lists and plurals: the few rows of Unicode's data (CLDR) that sentences need.

A test compares them with Babel, which has these data for the whole world and would take half of an installation.

>>> LOCALES["tr"].number(1234.5678), LOCALES["tr"].number(0.125, style="percent", maximumFractionDigits=1)
('1.234,568', '%12,5')
>>> LOCALES["ar"].plural(11), LOCALES["de"].listed(["eins", "zwei", "drei"], "or")
('many', 'eins, zwei oder drei')
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from typing import NamedTuple

_STYLES = {"decimal": 3, "percent": 0}
"""The styles of a number, with the decimals that it has at most where a catalogue does not say."""
_MOST_DECIMALS = 20


class Locale(NamedTuple):
    """What one language writes, and by which rule it chooses a plural."""

    point: str
    """Before the decimals."""
    group: str
    """Between thousands."""
    percent: str
    ands: tuple[str, str]
    """What stands between two items of a list, and before its last one."""
    ors: tuple[str, str]
    comma: str
    """Between items without "and" or "or"."""
    plural: Callable[[float], str]
    """The category of a number, such as "one" or "few"."""

    def number(
        self,
        value: float,
        *,
        style: str = "decimal",
        useGrouping: float = 1,  # noqa: N803 - the names of Fluent's options
        minimumFractionDigits: float = 0,  # noqa: N803
        maximumFractionDigits: float | None = None,  # noqa: N803
    ) -> str:
        """A number with at most three decimals, or a percentage with none, unless the options say otherwise; half is rounded to even.

        Raises ValueError for another style, or more than 20 decimals.
        """
        if style not in _STYLES:
            raise ValueError(f"NUMBER has no style {style}: allowed are {', '.join(_STYLES)}.")
        least = int(minimumFractionDigits)
        most = max(least, _STYLES[style] if maximumFractionDigits is None else int(maximumFractionDigits))
        if not 0 <= least <= most <= _MOST_DECIMALS:
            raise ValueError(f"NUMBER has no {least} to {most} decimals: allowed are 0 to {_MOST_DECIMALS}.")
        amount = Decimal(str(value))
        if not amount.is_finite():
            return str(value)
        scaled = amount * 100 if style == "percent" else amount
        with localcontext(prec=400):  # the largest float has 309 digits before its point
            rounded = scaled.quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
        whole, _, decimals = f"{abs(rounded):,f}".partition(".")
        while len(decimals) > least and decimals.endswith("0"):
            decimals = decimals[:-1]
        written = whole.replace(",", self.group if useGrouping else "") + (self.point + decimals if decimals else "")
        return ("-" if rounded < 0 else "") + (self.percent.format(written) if style == "percent" else written)

    def listed(self, texts: Sequence[str], style: str = "and") -> str:
        """The items of a list in a row; style: "and", "or", or "comma" for neither. Raises ValueError for another one."""
        styles = {"and": self.ands, "or": self.ors, "comma": (self.comma, self.comma)}
        if style not in styles:
            raise ValueError(f"LIST has no style {style}: allowed are {', '.join(styles)}.")
        between, before_last = styles[style]
        return before_last.join([between.join(texts[:-1]), texts[-1]]) if len(texts) > 1 else "".join(texts)


def _one_or_other(number: float) -> str:
    return "one" if abs(number) == 1 else "other"


def _arabic(number: float) -> str:
    size = abs(number)
    if size in (0, 1, 2):
        return ("zero", "one", "two")[int(size)]
    rest = size % 100
    if rest != int(rest) or rest < 3:
        return "other"
    return "few" if rest <= 10 else "many"


LOCALES = {
    "en": Locale(".", ",", "{}%", (", ", " and "), (", ", " or "), ", ", _one_or_other),
    "tr": Locale(",", ".", "%{}", (", ", " ve "), (", ", " veya "), ", ", _one_or_other),
    "el": Locale(",", ".", "{}%", (", ", " και "), (", ", " ή "), ", ", _one_or_other),
    "ar": Locale(".", ",", "{}%", (" و", " و"), (" أو ", " أو "), "، ", _arabic),
    "de": Locale(",", ".", "{}\u00a0%", (", ", " und "), (", ", " oder "), ", ", _one_or_other),
}
"""The row of each language; English is that of Britain. A language that has none writes as English does."""


def locale_of(language: str) -> Locale:
    """The row of a language, or that of English where it has none."""
    return LOCALES.get(language, LOCALES["en"])
