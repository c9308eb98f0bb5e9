import assert from "node:assert/strict";
import { test } from "node:test";
import { atMyLevel, AT_MY_LEVEL, countMatch, keepStrength, strengthIn } from "../src/page/strength";
import type { Scene } from "../src/protocol/messages";

function freshMemory() {
  const values = new Map<string, string>();
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) };
}

/** A match that is over, of the person at seat 0 against these bots, each for a side of its own. */
const finishedMatch = (winners: number[], bots: (string | null)[], ended = false) =>
  ({ game: "pisti", you: 0, ended, winners, seats: [null, ...bots].map((bot, seat) => ({ seat, side: seat, bot })) }) as unknown as Scene;

test("a strength begins low, and moves with the results against opponents at it", () => {
  const memory = freshMemory();
  assert.equal(atMyLevel(AT_MY_LEVEL, "pisti", memory), "strength:2.0");
  assert.equal(atMyLevel("greedy", "pisti", memory), "greedy");
  countMatch(finishedMatch([0], ["strength:2.0"]), memory);
  assert.equal(strengthIn("pisti", memory), 2.4);
  countMatch(finishedMatch([1], ["strength:2.4"]), memory);
  assert.equal(strengthIn("pisti", memory), 2.0);
  assert.equal(strengthIn("basra", memory), 2);
});

test("a win against a stronger one counts for more, a match that was ended early or had other opponents for nothing", () => {
  const memory = freshMemory();
  countMatch(finishedMatch([0], ["strength:4.0", "greedy"]), memory);
  assert.ok(Math.abs(strengthIn("pisti", memory) - 2.64) < 1e-9);
  countMatch(finishedMatch([0], ["strength:4.0"], true), memory);
  countMatch(finishedMatch([0], ["master", null]), memory);
  assert.ok(Math.abs(strengthIn("pisti", memory) - 2.64) < 1e-9);
});

test("a strength stays within its bounds, and what cannot be read is as good as nothing", () => {
  const memory = freshMemory();
  keepStrength("pisti", 40, memory);
  assert.equal(strengthIn("pisti", memory), 9);
  memory.setItem("kahve.strengths", "{");
  assert.equal(strengthIn("pisti", memory), 2);
});
