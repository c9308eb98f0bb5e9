"""The options that commands of the laboratory share, in bundles: each option is said once."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, get_type_hints

from ...language import later
from ..manual import option
from ..options import AsJson, BadInput, HouseRules, Plain, PresetName, checked_file, rules_given


def bundled(command: Callable[..., None]) -> Callable[..., None]:
    """The same command as Typer reads it: a parameter that is a bundle stands for the options in it.

    >>> @dataclass(frozen=True)
    ... class Size:
    ...     wide: int = 256
    ...     layers: int = 2
    >>> def build(name: str, size: Size) -> None:
    ...     print(name, size)
    >>> inspect.signature(bundled(build)).parameters.keys()
    odict_keys(['name', 'wide', 'layers'])
    >>> bundled(build)(name="net", wide=8, layers=1)
    net Size(wide=8, layers=1)
    """
    kinds = get_type_hints(command, include_extras=True)
    parameters: list[inspect.Parameter] = []
    bundles: dict[str, tuple[Any, list[str]]] = {}
    for name, parameter in inspect.signature(command).parameters.items():
        if is_dataclass(kinds[name]):
            options = _options_of(kinds[name])
            bundles[name] = kinds[name], [option.name for option in options]
            parameters += options
        else:
            parameters.append(parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY, annotation=kinds[name]))

    def called(**given: Any) -> None:
        bundles_given = {name: bundle(**{option: given.pop(option) for option in options}) for name, (bundle, options) in bundles.items()}
        command(**given, **bundles_given)

    called.__name__, called.__doc__ = command.__name__, command.__doc__
    called.__dict__["__signature__"] = inspect.Signature(parameters)
    return called


def _options_of(bundle: Any) -> list[inspect.Parameter]:
    kinds = get_type_hints(bundle, include_extras=True)
    return [
        inspect.Parameter(
            each.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty if each.default is MISSING else each.default,
            annotation=kinds[each.name],
        )
        for each in fields(bundle)
    ]


MatchSeed = Annotated[int, option(later("help-option-seed-deals"), "--seed 7", "N")]
TableFile = Annotated[Path | None, option(later("help-lab-table"), "--table figures.csv", "FILE")]
Force = Annotated[bool, option(later("help-lab-force"), "--force")]


@dataclass(frozen=True)
class Deals:
    """From which seed and by which house rules deals are played."""

    seed: MatchSeed = 1
    house: HouseRules = None
    preset: PresetName = None

    def rules(self, game: str) -> dict[str, object]:
        """The house rules by name for a game of this name. Raises HouseError and UnknownGame."""
        from ...games import game as find

        return rules_given(self.house, find(game))


@dataclass(frozen=True)
class Work:
    """Where deals are played, and where they are kept."""

    out: Annotated[Path | None, option(later("help-lab-out"), "--out deals", "FOLDER")] = None
    workers: Annotated[int | None, option(later("help-option-workers"), "--workers 2", "N", min=1)] = None
    engine: Annotated[str, option(later("help-lab-engine"), "--engine ray", "NAME")] = "local"
    ray_address: Annotated[str | None, option(later("help-lab-ray-address"), "--ray-address 192.168.1.20:6379", "ADDRESS")] = None


@dataclass(frozen=True)
class Shown:
    """How the figures are told."""

    plain: Plain = False
    as_json: AsJson = False


@dataclass(frozen=True)
class Figures:
    """A file for the figures."""

    table: TableFile = None
    force: Force = False

    def check(self) -> None:
        """Refuse before anything is played what could not be written after it. Raises BadInput, and Missing without pyarrow."""
        from ...lab.extras import fetched
        from ...lab.figure_tables import is_csv

        checked_file("--table", self.table, self.force)
        if self.table is not None and not is_csv(self.table):
            fetched("pyarrow", "lab", "--table")

    def write(self, rows: list[dict[str, Any]], command: str) -> None:
        """Write the figures, if that was asked for. command: the words that make them again."""
        if self.table is not None:
            from ...lab.figure_tables import write_table

            write_table(self.table, rows, {"kahve": command})


@dataclass(frozen=True)
class Files(Figures):
    """Files for the figures and for a page."""

    html: Annotated[Path | None, option(later("help-lab-html"), "--html page.html", "FILE")] = None

    def check(self) -> None:
        """Refuse before anything is played what could not be written after it. Raises BadInput, and Missing without pyarrow."""
        checked_file("--html", self.html, self.force)
        super().check()

    def write_page(self, text: str) -> None:
        """Write the page, if that was asked for. text: as HTML."""
        if self.html is not None:
            self.html.write_text(text, encoding="utf-8")


__all__ = ["BadInput", "Deals", "Figures", "Files", "Force", "Shown", "Work", "bundled"]
