"""`kahve verify`: checks that the cards of a log were dealt by a chance that nobody chose."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..cards.quoting import printable
from ..language import later, message, paragraph
from .manual import argument
from .paper import clean
from .replay import UNREADABLE, WRONG, UnreadableLog, lines_of, tables_of

if TYPE_CHECKING:
    from ..engine.dealt import DealRecord
    from ..engine.table import Table

UNPROVEN = 3


def verify(
    files: Annotated[list[str], argument(later("help-argument-logs"), "kahve verify evening.jsonl", "FILE...")],
) -> None:
    """Check that the order of every deal in a log follows from its proof."""
    worst = max((_verified(file) for file in files), key=(0, UNPROVEN, WRONG, UNREADABLE).index)
    if worst:
        raise typer.Exit(worst)


def _verified(file: str) -> int:
    from ..cards.proof import ProofError
    from ..engine.log import LogError

    name = printable(file, None)
    try:
        deals = [dealt for table in tables_of(lines_of(file)) for dealt in _proven(table)]
        if not deals:
            raise LogError(1, message("terminal-verified-no-deal"))
    except (LogError, ProofError) as error:
        print(message("terminal-about-file", file=name, says=clean(str(error))), file=sys.stderr)
        return WRONG
    except UnreadableLog as error:
        print(clean(str(error)), file=sys.stderr)
        return UNREADABLE
    proven = [(dealt, dealt.proof) for dealt in deals if dealt.proof is not None]
    if not proven:
        print(message("terminal-about-file", file=name, says=message("terminal-verified-nothing-proven", deals=len(deals))))
        return UNPROVEN
    print(message("terminal-about-file", file=name, says=paragraph(*_description(proven, len(deals) - len(proven)))), flush=True)
    return UNPROVEN if len(proven) < len(deals) else 0


def _proven(table: Table) -> Iterator[DealRecord]:
    """The deals of a match that were played, those with a proof checked; ProofError names the deal and what does not fit."""
    from ..cards.proof import ProofError
    from ..engine.proven import check_deal

    deck = table.game.rules.deck(table.house)
    for dealt in table.history:
        if dealt.void:
            continue
        if dealt.proof is not None:
            try:
                check_deal(deck, table.history, dealt.number)
            except ProofError as error:
                raise ProofError(message("terminal-deal-not-proven", deal=dealt.number, why=str(error))) from None
        yield dealt


def _description(proven: Sequence[tuple[DealRecord, dict[str, Any]]], without: int) -> Iterator[str]:
    """What was checked, in sentences: how many orders follow, their words, who took part, and which exchanges came to nothing."""
    from ..cards.proof import seed_in, word_of

    proofs = [proof for _, proof in proven]
    yield message("terminal-verified", deals=len(proofs))
    words = tuple(word_of(seed_in(proof), dealt.logged_moves) for dealt, proof in proven)
    yield message("terminal-verified-words", deals=len(proofs), words=words)
    if without:
        yield message("terminal-verified-without", deals=without)
    if alone := sum(not any(share["by"] == "device" for share in proof["shares"]) for proof in proofs):
        yield message("terminal-verified-no-device", deals=alone)
    if left_out := sum(len(proof["left_out"]) for proof in proofs):
        yield message("terminal-verified-left-out", devices=left_out)
    if broken := sum(proof["attempt"] - 1 for proof in proofs):
        yield message("terminal-verified-broken-off", exchanges=broken)
