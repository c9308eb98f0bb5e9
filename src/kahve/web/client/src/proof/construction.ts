import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * How a deal is made of a secret of the server and a value of each device: docs/orders.md, written once more for the page.
 * The digests are those of a library: a browser has its own only where the page came by https.
 */

export const BYTES = 32;

/** The scheme by which deals are made now. That of former times, 1, binds neither deal nor attempt, neither givers nor who was left out. */
export const LATEST = 2;
const FORMER = 1;

export type Giver = "device" | "house";

/** What is known of an exchange besides secrets and values. */
export interface Exchanged {
  scheme: number;
  deal: number;
  attempt: number;
  left_out: readonly number[];
}

export interface Given {
  seat: number;
  by: Giver;
  value: string;
}

/** Whether this page can check a proof of this scheme. */
export function knowsScheme(scheme: number): boolean {
  return scheme === FORMER || scheme === LATEST;
}

/** What the server tells of its secret before a deal. */
export function commitmentOf({ scheme, deal, attempt }: Pick<Exchanged, "scheme" | "deal" | "attempt">, secret: string): string {
  return scheme === FORMER ? digest("kahve secret 1", hexToBytes(secret)) : digest("kahve secret 2", number(deal), number(attempt), hexToBytes(secret));
}

/** What is told of the value of a seat before the others tell theirs. commitment: the server's, for this deal alone. */
export function shareCommitment(scheme: number, commitment: string, { seat, by, value }: Given): string {
  const of = [hexToBytes(commitment), Uint8Array.of(seat)];
  return scheme === FORMER ? digest("kahve share 1", ...of, hexToBytes(value)) : digest("kahve share 2", ...of, giver(by), hexToBytes(value));
}

export function seedOf({ scheme, deal, attempt, left_out }: Exchanged, secret: string, given: readonly Given[]): string {
  const shares = [...given].sort((a, b) => a.seat - b.seat);
  if (scheme === FORMER) return digest("kahve deal 1", hexToBytes(secret), ...shares.flatMap(({ seat, value }) => [Uint8Array.of(seat), hexToBytes(value)]));
  const parts = shares.flatMap(({ seat, by, value }) => [Uint8Array.of(seat), giver(by), hexToBytes(value)]);
  const silent = [...left_out].sort((a, b) => a - b);
  return digest("kahve deal 2", number(deal), number(attempt), hexToBytes(secret), Uint8Array.of(shares.length), ...parts, Uint8Array.of(silent.length, ...silent));
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

const SYLLABLES = [..."bdfgklmnprstvz"].flatMap((consonant) => [..."aeiou"].map((vowel) => consonant + vowel));

/** The word of a deal, four syllables long: who reads the same word was told the same cards and the same moves. */
export function wordOf(seed: string, moves: string): string {
  let rest = BigInt(`0x${digest("kahve word 1", hexToBytes(seed), utf8ToBytes(moves)).slice(0, 16)}`);
  let word = "";
  for (let syllable = 0; syllable < 4; syllable += 1) {
    word += SYLLABLES[Number(rest % BigInt(SYLLABLES.length))]!;
    rest /= BigInt(SYLLABLES.length);
  }
  return word;
}

function giver(by: Giver): Uint8Array {
  return Uint8Array.of(by === "device" ? 1 : 0);
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
