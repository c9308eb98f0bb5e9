"""Arrays kept in a file of NumPy's format (`.npz`), read without NumPy.

The makers in `docs` and `benchmarks` write these files by NumPy. Anyone who plays a deal has to read them only.

>>> from importlib import resources
>>> sorted(stored_arrays(resources.files("kahve.cards.lexicon").joinpath("flagged.npz").read_bytes()))
['anagrams', 'anagrams_lists', 'endings', 'endings_lists', 'words']
"""

from __future__ import annotations

import ast
import io
import sys
import zipfile
from array import array as numbers_of

from .arrays import FLOAT64, INT8, INT16, INT32, INT64, Array, over, table

_KINDS = {"|i1": INT8, "<i2": INT16, "<i4": INT32, "<i8": INT64, "<f8": FLOAT64, "<f4": "f"}
_MAGIC = b"\x93NUMPY"


def stored_arrays(content: bytes) -> dict[str, Array]:
    """The arrays of a file by name, as constants; ValueError for a file of another kind, KeyError for entries of another."""
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        return {name.removesuffix(".npy"): _array(file.read(name)) for name in file.namelist()}


def _array(content: bytes) -> Array:
    """One array: a mark, two numbers of the version, the length of a description, that description, and the entries."""
    if not content.startswith(_MAGIC):
        raise ValueError("this is not an array in NumPy's format")
    wide = 2 if content[6] == 1 else 4
    start = 8 + wide + int.from_bytes(content[8 : 8 + wide], "little")
    about = ast.literal_eval(content[8 + wide : start].decode("latin-1"))
    kind = _KINDS[about["descr"]]
    entries = content[start:]
    if sys.byteorder == "big" and kind != INT8:
        swapped = numbers_of(kind, entries)
        swapped.byteswap()
        entries = swapped.tobytes()
    if about["fortran_order"] and len(about["shape"]) > 1:
        # The first index runs first: the rows are read as columns.
        return table(list(zip(*over(entries, kind, about["shape"][::-1]).tolist(), strict=True)), kind)
    return over(entries, kind, about["shape"])
