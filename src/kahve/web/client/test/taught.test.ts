import assert from "node:assert/strict";
import { test } from "node:test";
import { taughtIn, taughtPath } from "../src/learn/taught_address";
import { keepDone, keepFirst, numbersDone, wasRightAtFirst } from "../src/learn/lessons_done";
import { deviceMemory } from "../src/memory";

test("the address of a lesson or a puzzle is read and written", () => {
  const basra = { kind: "learn", game: "basra", number: null } as const;
  assert.deepEqual(taughtIn("/learn/hand_and_foot/3"), { kind: "learn", game: "hand_and_foot", number: 3 });
  assert.deepEqual(taughtIn("/learn/basra"), basra);
  assert.deepEqual(taughtIn("/puzzles/basra/3"), { ...basra, kind: "puzzles", number: 3 });
  assert.deepEqual(taughtIn("/puzzles/basra"), { ...basra, kind: "puzzles" });
  for (const path of ["/learn", "/learn/a/b", "/learn/basra/12345", "/t/learn", "/puzzles"]) assert.equal(taughtIn(path), null);
  assert.equal(taughtPath({ ...basra, number: 3 }), "/learn/basra/3");
});

test("what a browser has been through is kept by game, and solved puzzles of the older list are read", () => {
  deviceMemory.setItem("kahve.puzzles", '["basra 3", "pisti 1"]');
  assert.deepEqual(numbersDone("puzzles", "basra"), [3]);
  keepDone({ kind: "puzzles", game: "basra", number: 4 });
  assert.deepEqual([numbersDone("puzzles", "basra"), numbersDone("puzzles", "pisti"), numbersDone("learn", "basra")], [[3, 4], [1], []]);
  deviceMemory.setItem("kahve.puzzles", "nonsense");
  assert.deepEqual(numbersDone("puzzles", "basra"), []);
});

test("the first try of a puzzle is remembered, and later ones change nothing", () => {
  const puzzle = { kind: "puzzles", game: "basra", number: 7 } as const;
  assert.equal(wasRightAtFirst(puzzle), undefined);
  keepFirst(puzzle, false);
  keepFirst(puzzle, true);
  assert.equal(wasRightAtFirst(puzzle), false);
});
