import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * How a deal is made of a secret of the house and a value of each device: docs/orders.md, written once more for the page.
 * The digests are those of a library: a browser has its own only where the page came by https.
 */

export const BYTES = 32;

/** What the house tells of its secret before a deal. */
export function commitmentOf(secret: string): string {
  return digest("kahve secret 1", hexToBytes(secret));
}

/** What the device of a seat tells of its value before the others tell theirs. */
export function shareCommitment(commitment: string, seat: number, value: string): string {
  return digest("kahve share 1", hexToBytes(commitment), Uint8Array.of(seat), hexToBytes(value));
}

export function seedOf(secret: string, shares: readonly { seat: number; value: string }[]): string {
  const parts = [...shares].sort((a, b) => a.seat - b.seat).flatMap(({ seat, value }) => [Uint8Array.of(seat), hexToBytes(value)]);
  return digest("kahve deal 1", hexToBytes(secret), ...parts);
}

/** The order of a pack, top card first. pack: its cards in ascending order. */
export function orderOf(pack: readonly string[], seed: string, deal: number): string[] {
  const cards = [...pack];
  const next = words(hexToBytes(seed), deal);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const choices = last + 1;
    const limit = Math.floor(2 ** 32 / choices) * choices;
    let word = next();
    while (word >= limit) word = next();
    const other = word % choices;
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

function words(seed: Uint8Array, deal: number): () => number {
  let counter = 0;
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  return () => {
    if (at >= block.byteLength) {
      const input = concatBytes(utf8ToBytes("kahve order 1"), seed, number(deal), number(counter));
      block = new DataView(sha256(input).slice().buffer);
      counter += 1;
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
}

/** A number as four bytes, the greatest first. */
function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function digest(prefix: string, ...parts: Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(prefix), ...parts)));
}
