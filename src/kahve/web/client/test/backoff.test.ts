import assert from "node:assert/strict";
import { test } from "node:test";
import { backoff } from "../src/protocol/backoff";

test("each wait is twice the one before, up to a quarter of a minute", () => {
  const waits = Array.from({ length: 12 }, (_, i) => backoff(i, () => 0.5));
  assert.deepEqual(waits.slice(0, 6), [400, 800, 1600, 3200, 6400, 12800]);
  assert.equal(waits.at(-1), 15_000);
});

test("chance spreads a wait by a quarter to either side", () => {
  assert.equal(backoff(0, () => 0), 300);
  assert.equal(backoff(0, () => 1), 500);
});
