import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../src/proof/check";
import { commitmentOf, orderOf, seedOf } from "../src/proof/construction";
import { Holding, type Shelf } from "../src/proof/held";
import { Sharer } from "../src/proof/sharer";
import type { Proof, Scene } from "../src/protocol/messages";
import type { Gift } from "../src/protocol/wish";

const SECRET = "5a".repeat(32);
const COMMITMENT = commitmentOf(SECRET);
const PACK = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C"];

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

/** What a device that is alone at its table gives to the next deal, and what it holds of it. */
function alone(): { gifts: Gift[]; holding: Holding } {
  const gifts: Gift[] = [];
  const holding = new Holding("t", shelf());
  const sharer = new Sharer(holding, (gift) => gifts.push(gift), assert.fail, (bytes) => bytes.fill(7));
  const mixing = { deal: 1, attempt: 1, commitment: COMMITMENT, shares: [], left_out: [], step: "commit", asked: [0], awaited: [0] };
  sharer.see({ seat: 0, mixing } as unknown as Scene);
  return { gifts, holding };
}

function proofOf(gifts: readonly Gift[], change: Partial<Proof> = {}): Proof {
  const shares = [{ seat: 0, by: "device", commitment: gifts[0]!.share, value: gifts[1]!.share }];
  const orders = [orderOf(PACK, seedOf(SECRET, [{ seat: 0, value: gifts[1]!.share }]), 1).join(" ")];
  const proof = { deal: 1, attempt: 1, commitment: COMMITMENT, secret: SECRET, shares, left_out: [], players: ["Bo"], pack: PACK.join(" "), orders };
  return { ...proof, ...change } as unknown as Proof;
}

test("a device alone at its table proves its deal, though it tells its value at once", () => {
  const { gifts, holding } = alone();
  assert.deepEqual(gifts.map((gift) => gift.do), ["commit", "share"]);
  const checked = check(proofOf(gifts), holding.of(COMMITMENT));
  assert.deepEqual(checked.findings.filter((finding) => finding.fits !== true), []);
  assert.equal(checked.verdict, "proven");
});

test("another order, another secret and a seat that committed late are found", () => {
  const { gifts, holding } = alone();
  const good = proofOf(gifts);
  const late = [...good.shares, { ...good.shares[0]!, seat: 1 }];
  for (const change of [{ orders: [PACK.join(" ")] }, { secret: "00".repeat(32) }, { shares: late }]) {
    assert.equal(check(proofOf(gifts, change), holding.of(COMMITMENT)).verdict, "broken");
  }
});

test("a page that was not there before the deal does not say that it is proven", () => {
  const { gifts } = alone();
  assert.equal(check(proofOf(gifts), null).verdict, "unknown");
});
