import assert from "node:assert/strict";
import { test } from "node:test";
import { placed } from "../src/table/curve";

test("who is ahead lies above, in games with low scores too", () => {
  const rows = [[0, 0], [3, 5], [10, 6]];
  const high = placed({ rows, lowWins: false });
  assert.ok(high(2, 10)[1] < high(2, 6)[1]);
  assert.ok(high(0, 0)[0] < high(1, 0)[0] && high(1, 0)[0] < high(2, 0)[0]);
  const low = placed({ rows, lowWins: true });
  assert.ok(low(2, 6)[1] < low(2, 10)[1]);
});

test("a deal without a point is a level line in the picture", () => {
  const at = placed({ rows: [[0, 0]], lowWins: false });
  assert.ok(at(0, 0).every((place) => Number.isFinite(place) && place > 0));
});
