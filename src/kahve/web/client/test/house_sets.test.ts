import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetSet, isSet, keepSet, keptSets, objectionTo, renameSet, saysOf, withSet } from "../src/home/house_sets";
import type { Memory } from "../src/memory";
import { freshDraft, withValue } from "../src/home/setup";
import type { Game, House, HouseSet, Option } from "../src/protocol/messages";

class FakeMemory implements Memory {
  constructor(private stored: string | null = null) {}
  getItem = () => this.stored;
  setItem = (_: string, value: string) => void (this.stored = value);
}

const option = (name: string, value: number): Option => ({ name, title: name[0]!.toUpperCase() + name.slice(1), kind: "number", default: value, values: null, paragraph: "1.1", touches: "play", says: "" });
const game = (name: string, presets: House[] = []): Game =>
  ({ name, title: name, options: [option("seats", 4), option("target", 151), option("bonus", 10), option("jacks", 1)], presets: presets.map((values) => ({ values })), seats: { default: 4 }, opponents: [{ name: "greedy" }] }) as unknown as Game;
const set = (called: string, house: House = { target: 101 }, of = "pisti"): HouseSet => ({ game: of, called, house, line: `${of} - # ${called}` });

test("sets are kept by game and name, in their order, and one of the same name is replaced", () => {
  const memory = new FakeMemory();
  for (const one of [set("Gran"), set("Club"), set("Gran", { target: 51 }, "basra")]) keepSet(one, memory);
  keepSet(set("Gran", { target: 201 }), memory);
  assert.deepEqual(keptSets("pisti", memory), [set("Gran", { target: 201 }), set("Club")]);
  assert.deepEqual(keptSets("basra", memory), [set("Gran", { target: 51 }, "basra")]);
});

test("a set is renamed where it stands, and deleted alone", () => {
  const memory = new FakeMemory();
  for (const one of [set("Gran"), set("Club"), set("Gran", {}, "basra")]) keepSet(one, memory);
  renameSet(set("Gran"), set("Grandmother's Pisti"), memory);
  assert.deepEqual(keptSets("pisti", memory).map(({ called }) => called), ["Grandmother's Pisti", "Club"]);
  forgetSet(set("Club"), memory);
  assert.deepEqual(keptSets("pisti", memory).map(({ called }) => called), ["Grandmother's Pisti"]);
  assert.equal(keptSets("basra", memory).length, 1);
});

test("a name that is missing or taken is refused, and a game has its own names", () => {
  const memory = new FakeMemory();
  keepSet(set("Gran"), memory);
  assert.equal(objectionTo("pisti", "  ", memory), "Give the set a name.");
  assert.match(objectionTo("pisti", " Gran ", memory)!, /^There is a set called Gran already/);
  assert.equal(objectionTo("pisti", "Club", memory), null);
  assert.equal(objectionTo("basra", "Gran", memory), null);
});

test("what is damaged in the browser's memory is left out", () => {
  assert.deepEqual(keptSets("pisti", new FakeMemory("not JSON")), []);
  assert.deepEqual(keptSets("pisti", new FakeMemory('{"game": "pisti"}')), []);
  const memory = new FakeMemory(JSON.stringify([null, 7, { game: "pisti" }, set("Gran")]));
  assert.deepEqual(keptSets("pisti", memory), [set("Gran")]);
});

test("a set puts its rules in place of all that were chosen, and leaves the seats that it does not speak of", () => {
  const draft = withValue(withValue(freshDraft(game("pisti")), "seats", 2), "bonus", 20);
  const chosen = withSet(draft, set("Gran"));
  assert.deepEqual(chosen.house, { seats: 2, target: 101, bonus: 10, jacks: 1 });
  assert.equal(isSet(draft, set("Gran")), false);
  assert.equal(isSet(chosen, set("Gran")), true);
  const three = withSet(draft, set("Three", { seats: 3 }));
  assert.deepEqual([three.house.seats, three.company.length, isSet(three, set("Three", { seats: 3 }))], [3, 2, true]);
  assert.equal(isSet(chosen, set("Four", { seats: 3, target: 101 })), false);
});

test("a set says the first of its rules", () => {
  const says = (house: House) => saysOf(set("Gran", house), game("pisti"), (_, value) => String(value));
  assert.equal(says({}), "By the book.");
  assert.equal(says({ target: 101, seats: 2 }), "Seats – 2, Target – 101");
  assert.equal(says({ target: 101, seats: 2, bonus: 0, jacks: 0 }), "Seats – 2, Target – 101, Bonus – 0 and 1 more");
});
