import assert from "node:assert/strict";
import { test } from "node:test";
import "../src/language/cards";
import type { Move } from "../src/protocol/messages";
import { answeredWith, askAbout, tapped, textOf, wanted, type CaptureChoice } from "../src/table/capture_choice";
import { choosing, questionOf, tap, type Way } from "../src/table/choosing";
import { choosingSays } from "../src/table/choosing_line";
import { withKeys } from "../src/table/keyed_cards";
import { spread } from "../src/table/spread";

const FLOOR = withKeys(["4C", "5S", "9H", "KD", "5H", "2D", "7C"]);

/** Ways written as one writes them down: "4C 5S". */
function moves(...sets: string[]): Move[] {
  return sets.map((set) => {
    const taken = set ? set.split(" ") : [];
    return { move: taken.length ? `9D takes ${set}` : "9D lies", card: "9D", says: "", takes: taken.length && taken.length + 1, taken };
  });
}

function ways(...sets: string[]): readonly Way[] {
  return questionOf(FLOOR, moves(...sets))!.ways;
}

function codes(keys: Iterable<string>): string {
  return [...keys].map((key) => key.split(".")[0]).sort().join(" ");
}

/** What the floor shows after these taps: fixed, lit, open, apart, and what could be taken. */
function shown(all: readonly Way[], ...taps: string[]): string[] {
  const chosen = taps.reduce<string[]>((so, code) => tap(all, so, `${code}.0`), []);
  const { fixed, lit, open, apart, take } = choosing(all, chosen);
  return [codes(fixed), codes(lit), codes(open), codes(apart), take ? codes(take.takes) : "-"];
}

test("where there is one way all of it is lit, and there is nothing to choose", () => {
  assert.deepEqual(shown(ways("4C 5S 9H")), ["4C 5S 9H", "4C 5S 9H", "", "", "4C 5S 9H"]);
});

test("what all ways have in common is fixed; a tap lights the rest of the only way left, and what does not go with it dims", () => {
  const all = ways("9H 4C 5S", "9H 2D 7C");
  assert.deepEqual(shown(all), ["9H", "9H", "2D 4C 5S 7C", "", "-"]);
  assert.deepEqual(shown(all, "5S"), ["9H", "4C 5S 9H", "", "2D 7C", "4C 5S 9H"]);
});

test("as long as several ways are left, nothing can be taken and the cards of all of them stay open", () => {
  const all = ways("4C 5S 9H", "4C 5H 9H", "2D 7C 9H");
  assert.deepEqual(shown(all, "4C"), ["9H", "4C 9H", "5H 5S", "2D 7C", "-"]);
  assert.deepEqual(shown(all, "4C", "5H"), ["9H", "4C 5H 9H", "", "2D 5S 7C", "4C 5H 9H"]);
});

test("a way that is part of a bigger one can be taken, and be added to", () => {
  const all = ways("9H", "9H 4C 5S");
  assert.deepEqual(shown(all), ["9H", "9H", "4C 5S", "", "9H"]);
  assert.deepEqual(shown(all, "4C"), ["9H", "4C 5S 9H", "", "", "4C 5S 9H"]);
});

test("a card that does not go with the chosen ones takes their place, as far as it must", () => {
  const all = ways("4C 5S", "4C 5H", "2D 7C");
  assert.deepEqual(shown(all, "4C", "5S", "5H"), ["", "4C 5H", "", "2D 5S 7C", "4C 5H"]);
  assert.deepEqual(shown(all, "4C", "5S", "2D"), ["", "2D 7C", "", "4C 5H 5S", "2D 7C"]);
});

test("a lit card that is tapped is let go, with what cannot but bring it along; a fixed one stays", () => {
  const all = ways("9H 4C 5S", "9H 4C 5H", "9H 2D 7C");
  assert.deepEqual(shown(all, "4C", "5S", "5S"), shown(all, "4C"));
  assert.deepEqual(shown(all, "5S", "4C"), shown(all));
  assert.deepEqual(shown(all, "4C", "9H"), shown(all, "4C"));
  assert.deepEqual(shown(all, "4C", "KD"), shown(all, "4C"));
});

test("whatever the ways, each of them can be reached by tapping its cards, and from anywhere", () => {
  let seed = 7;
  const chance = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let round = 0; round < 300; round += 1) {
    const sets = new Set(Array.from({ length: 2 + chance(5) }, () => FLOOR.filter(() => chance(3) === 0).map((one) => one.card).join(" ")));
    sets.delete("");
    if (!sets.size) continue;
    const all = ways(...sets);
    let chosen: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      chosen = tap(all, chosen, FLOOR[chance(FLOOR.length)]!.key);
      const { fixed, lit, open, apart, take } = choosing(all, chosen);
      assert.ok(chosen.every((key) => lit.has(key)) && [...fixed].every((key) => lit.has(key)));
      assert.equal(new Set([...lit, ...open, ...apart]).size, lit.size + open.size + apart.size);
      if (take) assert.deepEqual(codes(take.takes), codes(lit));
      // Where nothing can be added, there is something to take.
      assert.ok(take || open.size);
    }
    for (const way of all) {
      const reached = [...way.takes].reduce((so, key) => (choosing(all, so).lit.has(key) ? so : tap(all, so, key)), chosen.filter((key) => way.takes.has(key)));
      assert.equal(choosing(all, reached).take, way);
    }
  }
});

test("the moves of a card are asked in words where the floor cannot tell them apart", () => {
  assert.equal(questionOf(FLOOR, moves("", "")), null, "nothing is taken");
  assert.equal(questionOf(FLOOR, moves("4C", "4C")), null, "two moves take the same");
  assert.equal(questionOf(FLOOR, moves("4C", "TD")), null, "a card does not lie there");
  assert.equal(questionOf([], [{ move: "5H", card: "5H", says: "takes the pile" }, { move: "5H lies", card: "5H", says: "lies" }]), null, "there is no floor");
  const question = questionOf(FLOOR, moves("4C 5S", ""))!;
  assert.deepEqual(question.others.map((move) => move.move), ["9D lies"]);
  assert.equal(question.ways.length, 1);
});

test("of two equal cards one is the first copy and one the second", () => {
  const floor = withKeys(["5H", "4C", "5H"]);
  assert.deepEqual(floor.map((one) => one.key), ["5H.0", "4C.0", "5H.1"]);
  const question = questionOf(floor, moves("5H 5H", "5H 4C"))!;
  assert.deepEqual([...choosing(question.ways, []).fixed], ["5H.0"]);
  assert.deepEqual([...choosing(question.ways, ["5H.1"]).take!.takes], ["5H.0", "5H.1"]);
});

test("a sentence says what is chosen and what it takes", () => {
  const all = moves("9H 4C 5S", "9H 4C 5H", "9H 4C 5H 2D");
  const say = (asking: CaptureChoice) => choosingSays(asking, FLOOR);
  const asking = askAbout({ key: "9D.0", card: "9D", moves: all, refusal: "" }, FLOOR)!;
  assert.equal(asking.focus, "5S.0");
  assert.equal(say(asking), "Four of clubs, nine of hearts: choose what goes with them.");
  assert.equal(say(tapped(asking, "5S.0")), "Four of clubs, five of spades, nine of hearts: takes 4 cards.");
  assert.equal(say(tapped(asking, "5H.0")), "Four of clubs, nine of hearts, five of hearts: takes 4 cards; or choose more.");
  all[1]!.bonus = 10;
  assert.equal(say(tapped(asking, "5H.0")), "Four of clubs, nine of hearts, five of hearts: takes 4 cards, 10 points bonus; or choose more.");
  const free = askAbout({ key: "9D.0", card: "9D", moves: moves("4C 5S", "2D 7C"), refusal: "" }, FLOOR)!;
  assert.equal(say(free), "Choose what the nine of diamonds takes.");
});

test("where the ways are too many to be listed, the server says how it stands with what is chosen", () => {
  const many = { move: "9D takes 9H", card: "9D", says: "", takes: 6, taken: ["9H"], open: ["4C", "5S", "5H", "2D", "7C"], part: true };
  const lies = { move: "9D lies", card: "9D", says: "" };
  let asking = askAbout({ key: "9D.0", card: "9D", moves: [many, lies], refusal: "" }, FLOOR)!;
  const stands = () => [codes(asking.now.fixed), codes(asking.now.lit), codes(asking.now.open), codes(asking.now.apart), asking.now.take?.move.move ?? "-"];
  assert.deepEqual(stands(), ["9H", "9H", "2D 4C 5H 5S 7C", "", "-"]);
  assert.deepEqual(asking.others, [lies]);
  assert.equal(asking.focus, "4C.0");
  assert.equal(wanted(asking, "9H.0"), null, "it is taken anyway");
  assert.equal(wanted(asking, "KD.0"), null, "no way takes it");
  const chosen = wanted(asking, "4C.0")!;
  assert.equal(textOf(asking, chosen), "9D takes 4C");
  asking = answeredWith(asking, chosen, { ...many, move: "9D takes 9H 4C", taken: ["9H", "4C"], open: ["5S", "5H"] });
  assert.deepEqual(stands(), ["9H", "4C 9H", "5H 5S", "2D 7C", "-"]);
  const both = wanted(asking, "5H.0")!;
  asking = answeredWith(asking, both, { move: "9D takes 4C 9H 5H", card: "9D", says: "", takes: 4, taken: ["4C", "9H", "5H"], open: [] });
  assert.deepEqual(stands(), ["9H", "4C 5H 9H", "", "2D 5S 7C", "9D takes 4C 9H 5H"]);
  assert.deepEqual(wanted(asking, "4C.0"), ["5H.0"], "a chosen card is let go");
  assert.deepEqual(wanted(asking, "2D.0"), ["2D.0"], "a card that does not go with the chosen ones takes their place");
});

/** The floor of a telephone with two, and with four at the table; of a telephone on its side; of a desk. */
const ROOMS = [[314, 218], [266, 218], [420, 190], [1020, 330]] as const;

test("any number of cards finds room on the floor, and its corners stay in sight", () => {
  for (const [width, height] of ROOMS) {
    for (let count = 0; count <= 40; count += 1) {
      const { columns, card, step } = spread(count, width, height);
      const rows = Math.ceil(count / columns);
      assert.ok((columns - 1) * step + card <= width + 0.01, `${count} are too wide`);
      assert.ok(rows * card * 1.4 + (rows - 1) * card * 0.1 <= height + 0.01, `${count} are too high`);
      assert.ok(step >= card * 0.6);
      if (count <= 13) assert.ok(card >= 44 && step > card, `${count} on ${width} by ${height}: ${card}`);
      if (count <= 24) assert.ok(card >= 42 && step >= 26, `${count} on ${width} by ${height}: ${card}`);
    }
  }
});

test("one card more seldom makes all the others smaller", () => {
  for (const [width, height] of ROOMS) {
    const sizes = Array.from({ length: 14 }, (_, count) => Math.round(spread(count, width, height).card));
    assert.ok(new Set(sizes).size <= 6, sizes.join());
    // In one row they may be a little smaller than in the two that more of them need.
    sizes.slice(1).forEach((size, i) => assert.ok(size <= sizes[i]! * 1.08, sizes.join()));
  }
});

test("where there is no room yet nothing is laid", () => {
  assert.deepEqual(spread(5, 0, 0), { columns: 1, card: 0, step: 0 });
});
