import assert from "node:assert/strict";
import { test } from "node:test";
import { readJson } from "../src/protocol/reading";

test("a negative number in a sentence has a minus sign, and everything else stays as it was sent", () => {
  const scene = { says: "The deal is counted: You -20, Ayla 5 (-3).", line: "two-hand Pisti, 10-12", values: [-20], move: "-5", cards: ["5H"], last: 4 };
  assert.deepEqual(readJson(JSON.stringify(scene)), { ...scene, says: "The deal is counted: You −20, Ayla 5 (−3)." });
});
