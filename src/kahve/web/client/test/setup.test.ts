import assert from "node:assert/strict";
import { test } from "node:test";
import { backToBase, changedHouse, differs, freshDraft, isPreset, setupOf, withCompany, withPreset, withValue } from "../src/home/setup";
import { find } from "../src/home/finding";
import type { Game, Option } from "../src/protocol/messages";

const option = (name: string, value: Option["default"]): Option => ({ name, title: name, kind: "number", default: value, values: null, paragraph: "1", touches: value === 151 ? "end" : "play", says: "" });
const game: Game = {
  name: "pisti",
  title: "Pisti",
  family: "pile",
  also: ["Pişti", "Xeri"],
  names: ["Pisti", "Pişti", "Πίστι", "بيشتي"],
  near: ["Κολτσίνα"],
  summary: "Take the pile",
  seats: { min: 2, max: 4, default: 4 },
  options: [option("seats", 4), option("target", 151), option("jack_takes", true)],
  presets: [
    { name: "classic", title: "Classic", says: "", values: {} },
    { name: "short", title: "Short", says: "", values: { target: 51 } },
  ],
  opponents: [{ name: "greedy", title: "Greedy", says: "" }],
  sides: { "2": 2, "3": 3, "4": 2 }, moment: { lying: [], hand: [], moved: [] }, moves: 0,
};

test("a fresh table is by the book, with bots on every other seat", () => {
  assert.deepEqual(setupOf(freshDraft(game), " "), {
    game: "pisti",
    house: { seats: 4 },
    players: [{ kind: "you", name: "Guest" }, ...Array(3).fill({ kind: "bot", bot: "greedy" })],
    show: { pile: "top", captured: "none", counts: true },
  });
});

test("fewer seats send the last ones away, more seats bring bots, and a friend's seat stays open", () => {
  const friend = withCompany(freshDraft(game), 0, { kind: "open" });
  const two = withValue(friend, "seats", 2);
  assert.deepEqual(two.company, [{ kind: "open" }]);
  const three = withValue(two, "seats", 3);
  assert.deepEqual(three.company, [{ kind: "open" }, { kind: "bot", bot: "greedy" }]);
});

test("a preset replaces the house rules and leaves the seats; what is changed after it differs from it and is changed back", () => {
  const draft = withPreset(withValue(withValue(freshDraft(game), "seats", 2), "jack_takes", false), game.presets[1]!);
  assert.deepEqual(changedHouse(draft), { seats: 2, target: 51 });
  const changed = withValue(draft, "jack_takes", false);
  assert.deepEqual(game.options.slice(1).filter((option) => differs(changed, option)).map(({ name }) => name), ["jack_takes"]);
  assert.deepEqual(changedHouse(backToBase(changed)), { seats: 2, target: 51 });
});

test("where a preset names the seats, every preset sets them", () => {
  const pairs: Game = { ...game, presets: [...game.presets, { name: "two_hand", title: "Two-Hand", says: "", values: { seats: 2 } }] };
  const two = withPreset(freshDraft(pairs), pairs.presets[2]!);
  assert.deepEqual(pairs.presets.map((preset) => isPreset(two, preset)), [false, false, true]);
  assert.equal(withPreset(two, pairs.presets[0]!).company.length, 3);
});

test("a preset is marked only while every house rule is as it says", () => {
  const fresh = freshDraft(game);
  assert.deepEqual(game.presets.map((preset) => isPreset(fresh, preset)), [true, false]);
  const short = withValue(withValue(fresh, "target", 51), "seats", 2);
  assert.deepEqual(game.presets.map((preset) => isPreset(short, preset)), [false, true]);
});

test("a game is found by any of its names, by its presets and by what is said of it", () => {
  const basra: Game = { ...game, name: "basra", title: "Basra", names: ["Ashush", "Koumi", "قش الولد", "الكومي"], near: [], summary: "Takes from the floor, like pisti", presets: [] };
  const names = (wanted: string) => find([basra, game], wanted).games.map(({ name }) => name);
  assert.deepEqual(names(""), ["basra", "pisti"]);
  assert.deepEqual(names("ASHUSH "), ["basra"]);
  assert.deepEqual(names("pisti"), ["pisti", "basra"]);
  assert.deepEqual(names("pişti"), ["pisti", "basra"]);
  assert.deepEqual(names("πιστι"), ["pisti", "basra"]);
  assert.deepEqual(names("بيشتي"), ["pisti"]);
  assert.deepEqual(["el komi", "KOUMİ", "الكُومي", "كومى", "قَشّ ولد"].map(names), Array(5).fill(["basra"]));
  assert.deepEqual(names("short"), ["pisti"]);
  assert.deepEqual(names("bridge"), []);
  assert.equal(find([basra, game], "basra").areNear, false);
  assert.deepEqual(find([basra, game], "koltsina"), { games: [game], areNear: true });
});
