import assert from "node:assert/strict";
import test from "node:test";
import { bookDoor, countryOf, doorOf, doorsOf, draftBehind, isBehind, NO_COUNTRY } from "../src/home/doors";
import { changedHouse, withValue } from "../src/home/setup";
import type { Country, Game } from "../src/protocol/messages";

const option = { touches: "play" as const, paragraph: "1", says: "", title: "", values: null };
const dry: Game = {
  name: "dry_game", title: "Dry Game", family: "pile", also: ["Xeri"], names: [], near: [], summary: "By the book.",
  seats: { min: 2, max: 4, default: 2 }, opponent: "greedy", opponents: [], presets: [], sides: {}, moment: { lying: [], hand: [], moved: [] }, moves: 0,
  options: [{ ...option, name: "seats", kind: "number", default: 2 }, { ...option, name: "card_points", kind: "choice", default: "usual" }, { ...option, name: "target", kind: "number", default: 101 }],
};
const other: Game = { ...dry, name: "pisti", title: "Pisti", also: [] };
const country = (code: string, languages: string[], is_usual: boolean, doors: Country["doors"] = []): Country => ({ code, title: code, played: "", languages, is_usual, doors });
const xeri = { game: "dry_game", title: "Xeri", says: "As in Greece.", values: { seats: 2, card_points: "greek" } };
const pairs = { game: "dry_game", title: "Xeri in pairs", says: "", values: { seats: 4, card_points: "greek" } };
const greece = country("GR", ["el"], true, [xeri, pairs, { ...xeri, game: "bridge" }]);
const COUNTRIES = [country("TR", ["tr"], true), greece, country("CY", ["el", "tr"], false), country("EG", ["ar"], true), country("LB", ["ar"], false), country("US", ["en"], false)];

test("the country is what was chosen, else what the browser says of the page's language, else the usual one, else that of its other languages", () => {
  const code = (spoken: string, wishes: string[], chosen = "") => countryOf(COUNTRIES, chosen, wishes, spoken)?.code ?? null;
  assert.deepEqual([code("tr", ["tr"]), code("el", ["el"]), code("ar", ["ar"]), code("en", ["en"])], ["TR", "GR", "EG", null]);
  assert.deepEqual([code("el", ["el-CY", "el"]), code("el", ["el-GR"]), code("ar", ["ar-LB"]), code("ar", ["ar-EG"]), code("tr", ["tr-CY"]), code("en", ["en-US", "en"])], ["CY", "GR", "LB", "EG", "CY", "US"]);
  assert.deepEqual([code("ar", ["ar-Arab-LB"]), code("ar", ["ar-MA"]), code("en", ["en-GB"])], ["LB", "EG", null]);
  // One person reads English and also wants Turkish; another chose Greek in an English browser.
  assert.deepEqual([code("en", ["en-GB", "en", "tr-TR"]), code("en", ["en-GB", "el"]), code("el", ["en-US", "en"])], ["TR", "GR", "GR"]);
  assert.deepEqual([code("tr", ["tr-TR"], "LB"), code("tr", ["tr-TR"], NO_COUNTRY), code("tr", ["tr-TR"], "XX")], ["LB", null, null]);
});

test("behind a door is the table of its country, and the table is known by its rules", () => {
  const doors = doorsOf(greece, [other, dry]);
  assert.deepEqual(doors.map(({ title }) => title), ["Xeri", "Xeri in pairs"]);
  const draft = draftBehind(doors[0]!);
  assert.deepEqual(changedHouse(draft), { seats: 2, card_points: "greek" });
  assert.deepEqual(doors.map((door) => isBehind(draft, door)), [true, false]);
  assert.equal(draftBehind(doors[1]!).company.length, 3);
  assert.equal(doorOf(withValue(draft, "seats", 4), doors), doors[1]);
  // With a rule of one's own it is the door of its seats, or the first of its game.
  assert.equal(doorOf(withValue(draftBehind(doors[1]!), "target", 51), doors), doors[1]);
  assert.equal(doorOf(withValue(draft, "seats", 3), doors), doors[0]);
  assert.equal(doorOf(draftBehind(bookDoor(other)), doors).title, "Pisti");
  assert.equal(doorOf(draftBehind(bookDoor(dry)), []).values, null);
  assert.deepEqual(doorsOf(null, [dry]), []);
});
