"""The laboratory: it plays many deals between players and says how sure its figures are."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Load a module of the laboratory when it is first used, as in `kahve.lab.simulate.simulate(…)`."""
        if name.startswith("_") or find_spec(f"{__name__}.{name}") is None:
            raise AttributeError(f"The laboratory has no module {name!r}: docs/laboratory.md lists what it has.")
        return import_module(f".{name}", __name__)
