import assert from "node:assert/strict";
import { test } from "node:test";
import { backoff } from "../src/protocol/backoff";

test("each wait is twice the one before, and none is longer than three seconds", () => {
  const waits = (chance: number, isSeen: boolean) => Array.from({ length: 12 }, (_, i) => backoff(i, () => chance, isSeen));
  assert.deepEqual(waits(0.5, true).slice(0, 5), [400, 800, 1600, 2400, 2400]);
  assert.equal(Math.max(...waits(1, true)), 3_000);
});

test("a page that nobody sees waits up to a quarter of a minute", () => {
  assert.deepEqual(Array.from({ length: 12 }, (_, i) => backoff(i, () => 0.5, false)).slice(4, 8), [6400, 12800, 15_000, 15_000]);
});

test("chance spreads a wait by a quarter to either side", () => {
  assert.equal(backoff(0, () => 0), 300);
  assert.equal(backoff(0, () => 1), 500);
});
