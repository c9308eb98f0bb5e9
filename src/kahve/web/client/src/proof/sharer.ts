import { bytesToHex } from "@noble/hashes/utils.js";
import type { EarlyProof, Scene, TableEvent } from "../protocol/messages";
import type { Gift } from "../protocol/wish";
import { BYTES, shareCommitment } from "./construction";
import type { KnownExchanges } from "./known_exchanges";
import "../language/proof";
import { message } from "../language/message";

/** The part of this device in the chance of each deal: it draws a value, commits to it, and tells it when all have committed. */
export class Sharer {
  /** What was given on the line as it stands now; on another line it is given again. */
  private given = new Set<string>();

  constructor(
    private readonly holding: KnownExchanges,
    private readonly give: (gift: Gift) => void,
    private readonly tell: (says: string) => void,
    private readonly random: (bytes: Uint8Array) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
  ) {}

  /** The line is new: what was given before may have been lost with the old one. */
  lineIsOpen(): void {
    this.given.clear();
  }

  /** The table stands like this: give what is waited for. */
  see({ mixing, seat }: Scene): void {
    if (!mixing) return;
    const exchange = this.holding.note(mixing, mixing.name, seat, true);
    if (seat < 0 || !mixing.awaited.includes(seat)) return;
    exchange.value ??= bytesToHex(this.random(new Uint8Array(BYTES)));
    const { commitment: of, asked: seats } = mixing;
    const share = shareCommitment(mixing.scheme, of, { seat, by: "device", value: exchange.value });
    // Alone, this device tells its value before it hears its own commitment back.
    exchange.shares[seat] ??= share;
    this.holding.keep();
    if (mixing.step === "commit") this.once({ do: "commit", of, share });
    // Alone there is nobody whose commitment has to be waited for.
    if (mixing.step === "share" || seats.length === 1) {
      this.once({ do: "share", of, share: exchange.value });
      exchange.sent = true;
      this.holding.keep();
    }
  }

  /** A deal was made: say so where this device gave its value and is not in it. */
  happened(event: TableEvent): void {
    const { dealt, seat } = event.scene;
    if (event.kind !== "deal" || !event.proof || !dealt) return;
    const exchange = this.holding.note(event.proof, nameOf(dealt.name, event.proof.deal), seat, false);
    if (exchange.sent && !tookPart(event.proof, exchange.seat)) {
      this.tell(message("client-proof-gave-in-vain"));
    }
  }

  private once(gift: Gift): void {
    const key = `${gift.do} ${gift.of}`;
    if (this.given.has(key)) return;
    this.given.add(key);
    this.give(gift);
  }
}

/** The name of another deal of the same match. */
export function nameOf(deal: string, number: number): string {
  return `${deal.split(".")[0]!}.${number}`;
}

function tookPart({ shares }: EarlyProof, seat: number): boolean {
  return shares.some((share) => share.seat === seat && share.by === "device");
}
