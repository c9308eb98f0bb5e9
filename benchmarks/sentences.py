"""How long a sentence of a catalogue takes, in microseconds of one core.

It was said before, or it is new with a text, or new with a number and a plural.
Run it as `python benchmarks/sentences.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from kahve.language import message
from kahve.language.speaker import speaker_of

REPEATS = 20_000


def microseconds(say: Callable[[int], str]) -> float:
    """The time that one call takes, after a first one that reads the catalogues."""
    say(0)
    start = process_time()
    for number in range(1, REPEATS):
        say(number)
    return (process_time() - start) / (REPEATS - 1) * 1e6


def main() -> None:
    """Measure, and print a line for each kind of sentence."""
    english = speaker_of("en")
    print(f"said before          {microseconds(lambda number: message('cards-packs', packs=2)):5.1f} µs")
    print(f"new, with a text     {microseconds(lambda number: english.say('cards-letter-deck', (('name', str(number)),))):5.1f} µs")
    print(f"new, with a number   {microseconds(lambda number: english.say('cards-packs', (('packs', number),))):5.1f} µs")


if __name__ == "__main__":
    main()
