import assert from "node:assert/strict";
import { test } from "node:test";
import { check, type Finding } from "../src/proof/check";
import { commitmentOf, LATEST, orderOf, seedOf, shareCommitment, wordOf } from "../src/proof/construction";
import { KnownExchanges } from "../src/proof/known_exchanges";
import { Sharer } from "../src/proof/sharer";
import type { EarlyProof, Proof, Scene, TableEvent } from "../src/protocol/messages";
import type { Gift } from "../src/protocol/wish";
import { shelf } from "./shelf";

const SECRET = "5a".repeat(32);
const FIRST = { scheme: LATEST, deal: 1, attempt: 1, left_out: [] };
const COMMITMENT = commitmentOf(FIRST, SECRET);
const PACK = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C"];
const ALL_FIT: Finding = { fits: true, says: "" };

/** What a device that is alone at its table gives to the next deal, and what it holds of it. */
function alone(memory = shelf()): { gifts: Gift[]; holding: KnownExchanges } {
  const gifts: Gift[] = [];
  const holding = new KnownExchanges("t", memory);
  const sharer = new Sharer(holding, (gift) => gifts.push(gift), assert.fail, (bytes) => bytes.fill(7));
  const mixing = { ...FIRST, name: "1.1", commitment: COMMITMENT, shares: [], step: "commit", asked: [0], awaited: [0] };
  sharer.see({ seat: 0, mixing } as unknown as Scene);
  return { gifts, holding };
}

function proofOf(gifts: readonly Gift[], change: Partial<Proof> = {}): Proof {
  const given = { seat: 0, by: "device" as const, value: gifts[1]!.share };
  const proof = { ...FIRST, name: "1.1", number: 1, commitment: COMMITMENT, secret: SECRET, shares: [{ ...given, commitment: gifts[0]!.share }], players: ["Bo"], pack: PACK.join(" "), orders: [] };
  const orders = [orderOf(PACK, seedOf(FIRST, SECRET, [given]), 1).join(" ")];
  return { ...proof, orders, ...change } as unknown as Proof;
}

const checked = (proof: Proof, holding: KnownExchanges | null, cards = ALL_FIT) => check(proof, "1.1", holding?.of(COMMITMENT) ?? null, holding?.exchangesFor("1.1") ?? [], cards);

test("a device alone at its table proves its deal, though it tells its value at once", () => {
  const { gifts, holding } = alone();
  assert.deepEqual(gifts.map((gift) => gift.do), ["commit", "share"]);
  const { findings, verdict } = checked(proofOf(gifts), holding);
  assert.deepEqual(findings.filter((finding) => finding.fits !== true), []);
  assert.equal(verdict, "proven");
});

test("another order, secret, attempt, giver or silent seat is found, and a seat that committed late", () => {
  const { gifts, holding } = alone();
  const good = proofOf(gifts);
  const share = good.shares[0]!;
  const changes: Partial<Proof>[] = [
    { orders: [PACK.join(" ")] },
    { secret: "00".repeat(32) },
    { attempt: 2 },
    { deal: 0 },
    { name: "1.2" },
    { number: 2 },
    { left_out: [1] },
    { scheme: 1 },
    { scheme: 3 },
    { shares: [{ ...share, by: "house" }] },
    { shares: [...good.shares, { ...share, seat: 1 }] },
  ];
  for (const change of changes) assert.equal(checked(proofOf(gifts, change), holding).verdict, "broken", JSON.stringify(change));
});

test("a deal of former times is checked by the scheme of its time", () => {
  const { gifts } = alone();
  const former = { scheme: 1, deal: 1, attempt: 1, left_out: [] };
  const value = gifts[1]!.share;
  const commitment = commitmentOf(former, SECRET);
  const given = { seat: 0, by: "device" as const, value };
  const orders = [orderOf(PACK, seedOf(former, SECRET, [given]), 1).join(" ")];
  const { verdict, findings } = checked(proofOf(gifts, { scheme: 1, commitment, orders, shares: [{ ...given, commitment: shareCommitment(1, commitment, given) }] }), null);
  assert.equal(verdict, "unknown");
  assert.deepEqual(findings.filter(({ fits }) => fits === false), []);
});

test("a page that was not there before the deal does not say that it is proven", () => {
  const { gifts } = alone();
  assert.equal(checked(proofOf(gifts), null).verdict, "unknown");
});

test("cards that could not be compared leave the seal in part, and others break it", () => {
  const { gifts, holding } = alone();
  assert.equal(checked(proofOf(gifts), holding, { fits: null, says: "" }).verdict, "unknown");
  assert.equal(checked(proofOf(gifts), holding, { fits: false, says: "" }).verdict, "broken");
});

test("a deal that was begun again unseen is found out, also by a page that is opened later", () => {
  const memory = shelf();
  const before = alone(memory).holding;
  const again = { ...FIRST, commitment: "ab".repeat(32), shares: [] } as EarlyProof;
  before.note(again, "1.1", 0, true);
  const { gifts } = alone();
  const later = new KnownExchanges("t", memory);
  assert.equal(later.exchangesFor("1.1").length, 2);
  assert.equal(checked(proofOf(gifts), later).verdict, "repeated");
  const dealt = { kind: "deal", proof: again, scene: { seat: 0, dealt: { name: "1.1" } } } as unknown as TableEvent;
  new Sharer(later, () => undefined, () => undefined).happened(dealt);
  const { findings } = checked(proofOf(gifts), new KnownExchanges("t", memory));
  assert.equal(findings.filter(({ fits }) => fits === false).length, 2);
});

test("an exchange that was broken off and counted is not a reproach", () => {
  const { gifts, holding } = alone();
  const second = { ...FIRST, attempt: 2 };
  const commitment = commitmentOf(second, SECRET);
  const given = { seat: 0, by: "device" as const, value: gifts[1]!.share };
  holding.note({ ...second, commitment, shares: [] }, "1.1", 0, true);
  const share = { ...given, commitment: shareCommitment(LATEST, commitment, given) };
  const proof = proofOf(gifts, { attempt: 2, commitment, shares: [share], orders: [orderOf(PACK, seedOf(second, SECRET, [given]), 1).join(" ")] });
  assert.deepEqual(check(proof, "1.1", holding.of(commitment), holding.exchangesFor("1.1"), ALL_FIT).findings.filter(({ fits }) => fits === false), []);
});

test("what is held of old tables gives way to what is new", () => {
  const memory = shelf();
  for (let table = 0; table < 30; table += 1) new KnownExchanges(`t${table}`, memory).note({ ...FIRST, commitment: COMMITMENT, shares: [] }, "1.1", 0, true);
  assert.equal(memory.keys().length, 20);
  memory.setItem("kahve.chance.t", "{broken");
  assert.equal(new KnownExchanges("t", memory).of(COMMITMENT), null);
});

test("the word of a deal is the one that a log has", () => {
  assert.equal(wordOf("00".repeat(32), "0:JH 1:KH"), "bizevise");
});
