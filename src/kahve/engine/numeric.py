"""NumPy for the modules that reckon with arrays; where it is not installed, an import of this module raises Missing.

The library does without NumPy (`kahve.cards.arrays`), so the package does not require it: the extra `arrays` brings it.
"""

from __future__ import annotations

from ..language import message
from .installing import Missing, how_to_install

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as error:
    if error.name != "numpy":
        raise
    raise Missing(message("engine-arrays-need-numpy", command=how_to_install("arrays"))) from None

__all__ = ["ArrayLike", "NDArray", "np"]
