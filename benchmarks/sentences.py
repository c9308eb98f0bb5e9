"""How long a sentence of a catalogue takes, in microseconds of one core.

It was said before, or it is new with a text, or new with a number and a plural.
Run it as `python benchmarks/sentences.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

from kahve.language import message
from kahve.language.speaker import speaker_of


def microseconds(say: Callable[[int], str], repeats: int) -> float:
    """The time that one call takes, after a first one that reads the catalogues."""
    say(0)
    start = process_time()
    for number in range(1, repeats):
        say(number)
    return (process_time() - start) / (repeats - 1) * 1e6


def main() -> None:
    """Measure, and print a line for each kind of sentence."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=20_000, help="how often each kind is said")
    repeats = parser.parse_args().repeats
    english = speaker_of("en")
    print(f"said before          {microseconds(lambda number: message('cards-packs', packs=2), repeats):5.1f} µs")
    print(
        f"new, with a text     {microseconds(lambda number: english.say('cards-letter-deck', (('name', str(number)),)), repeats):5.1f} µs"
    )
    print(f"new, with a number   {microseconds(lambda number: english.say('cards-packs', (('packs', number),)), repeats):5.1f} µs")


if __name__ == "__main__":
    main()
