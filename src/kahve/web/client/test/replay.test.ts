import assert from "node:assert/strict";
import { test } from "node:test";
import type { Replay, MoveEvent, Scene, TableEvent } from "../src/protocol/messages";
import { addressOf, replayIn } from "../src/replay/replay_address";
import { isHighlight, nextOf } from "../src/replay/highlights";
import { linkedPage } from "../src/replay/linked_page";
import { wayBack } from "../src/replay/way_back";
import { Steps } from "../src/replay/steps";
import { Walk } from "../src/replay/walk";
import { isMyTurn } from "../src/table/turn";

const at = (path: string) => replayIn(new URL(path, "http://kahve"));

function step(n: number, more: Partial<MoveEvent> = {}): TableEvent {
  const message = { type: "event", n, says: `Move ${n}.`, scene: { sides: [] } as unknown as Scene } as const;
  return n ? { ...message, kind: "move", seat: 0, move: "5H", ...more } : { ...message, kind: "deal", deal: 1, dealer: 0 };
}

/** Steps of a deal of this many moves, ten at a time; `asked` notes from where. */
function stepsOf(moves: number, requests: number[] = []): Steps {
  const fetch = (from: number) => {
    requests.push(from);
    const part = Array.from({ length: Math.min(10, moves + 1 - from) }, (_, i) => step(from + i));
    return Promise.resolve({ from, moves, steps: part } as unknown as Replay);
  };
  return new Steps(fetch, () => undefined);
}

test("an address names the table, the deal, the move, the seat and the hands", () => {
  assert.deepEqual(at("/r/k7f/2.3/14?seat=1&hands=own"), { log: false, place: "k7f", deal: "2.3", move: 14, seat: 1, hands: "own", follows: false });
  assert.deepEqual(at("/r/log/abc"), { log: true, place: "abc", deal: null, move: 0, seat: null, hands: "all", follows: false });
  assert.equal(at("/r/k7f/last/0?follow=")?.follows, true);
  for (const path of ["/r/k7f/2.3/14?seat=1&hands=own", "/r/log/abc/1.1/0?seat=0", "/r/k7f/last/0?follow="]) assert.equal(addressOf(at(path)!), path);
  for (const path of ["/t/k7f", "/", "/r", "/r/", "/r/k7f/1/x"]) assert.equal(at(path), null);
  assert.equal(at("/r/k7f/1/2?seat=-1&hands=none")?.seat, null);
});

test("steps are fetched a part at a time, each once", async () => {
  const requests: number[] = [];
  const steps = stepsOf(24, requests);
  assert.equal((await steps.at(13)).n, 13);
  assert.equal((await steps.at(20)).n, 20);
  assert.deepEqual(requests, [13]);
  await steps.rest();
  assert.deepEqual(requests, [13, 0, 10, 23]);
  assert.deepEqual(steps.all.map((one) => one.n), Array.from({ length: 25 }, (_, i) => i));
});

test("a step that cannot be fetched is not a step", async () => {
  const steps = new Steps(() => Promise.reject(new Error("gone")), () => undefined);
  await assert.rejects(steps.at(3), /gone/);
  await assert.rejects(steps.at(3), /gone/);
});

test("one move on is acted out, any other distance is leapt over", async () => {
  const shown: string[] = [];
  const ends: (() => void)[] = [];
  const walk = new Walk({
    act: (one) => (shown.push(`act ${one.n}`), new Promise<void>((end) => ends.push(end))),
    leap: (one) => shown.push(`leap ${one.n}`),
    hurry: () => ends.splice(0).forEach((end) => end()),
    moved: () => undefined,
    arrived: () => shown.push("arrived"),
    failed: (says) => shown.push(says),
  });
  const steps = stepsOf(5);
  walk.begin(steps, await steps.at(0));
  const rest = () => new Promise((done) => setTimeout(done, 5));
  walk.to(1);
  await rest();
  // Two more taps while the first card is still in movement: it comes to its end, and the way is leapt over.
  walk.to(2);
  walk.to(3);
  await rest();
  assert.deepEqual(shown, ["leap 0", "act 1", "leap 3"]);
  walk.to(99);
  await rest();
  walk.to(-4);
  await rest();
  assert.deepEqual(shown.slice(3), ["leap 5", "leap 0"]);
  assert.equal(walk.at, 0);
});

test("a bonus, a taken pile and a claim are worth a jump", () => {
  const before = { sides: [{ marks: [] }], letters: { claim: null } } as unknown as Scene;
  assert.equal(isHighlight(step(1, { bonus: 10 }), before), true);
  assert.equal(isHighlight(step(1, { do: ["take"] }), before), true);
  assert.equal(isHighlight(step(1, { scene: { ...before, letters: { claim: { open: true } } } as unknown as Scene }), before), true);
  assert.equal(isHighlight(step(1, { scene: { ...before, sides: [{ marks: [1] }] } as unknown as Scene }), before), true);
  assert.equal(isHighlight(step(1, { scene: before }), before), false);
  assert.equal(isHighlight(step(0), undefined), false);
  assert.equal(nextOf([3, 8], 3), 8);
  assert.equal(nextOf([3, 8], 8), 3);
  assert.equal(nextOf([], 8), null);
});

test("a link leads to a table that is watched or to a deal, whatever it is written like", () => {
  for (const link of ["https://kahve.example/t/k7fabc", "kahve.example/w/k7fabc", "http://localhost:8000/t/k7fabc/", "/t/k7fabc", "k7fabc"]) assert.equal(linkedPage(link), "/w/k7fabc");
  assert.equal(linkedPage(" https://kahve.example/r/k7fabc/1.2/14?seat=1 "), "/r/k7fabc/1.2/14?seat=1");
  for (const link of ["", "what is this?", "https://kahve.example/", "/r/", "https://kahve.example/rules/basra"]) assert.equal(linkedPage(link), null);
});

test("in a replay it is nobody's turn, for there are no moves", () => {
  const scene = { seat: 0, turn: 0, phase: "play", moves: [], draft: null } as unknown as Scene;
  assert.equal(isMyTurn(scene), false);
  assert.equal(isMyTurn({ ...scene, moves: [{}] } as unknown as Scene), true);
  assert.equal(isMyTurn({ ...scene, draft: {} } as unknown as Scene), true);
  assert.equal(isMyTurn({ ...scene, moves: [{}], turn: 1 } as unknown as Scene), false);
});

test("a link from below the base of a server leads there too", () => {
  assert.equal(linkedPage("https://kahve.example/cards/t/k7fabc", "/cards/"), "/w/k7fabc");
  assert.equal(linkedPage("k7fabc", "/cards/"), "/w/k7fabc");
});

test("a replay is left to where one came from, or else to the own table", () => {
  const [table, log] = [{ log: false, place: "k7fabc" }, { log: true, place: "k7fabc" }];
  const has = () => true;
  assert.deepEqual([wayBack(table, "/me", has), wayBack(table, "/t/other", has), wayBack(log, "/?game=basra", has)], ["/me", "/t/other", "/?game=basra"]);
  assert.deepEqual([wayBack(table, null, has), wayBack(table, "/r/k7fabc/1.2/0?seat=1", has), wayBack(table, null, () => false), wayBack(log, null, has)], ["/t/k7fabc", "/t/k7fabc", "/", "/"]);
});
