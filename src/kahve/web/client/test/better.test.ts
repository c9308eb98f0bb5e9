import assert from "node:assert/strict";
import { test } from "node:test";
import { sentencesOf } from "../src/better/known_sentences";
import { asWritten, faultOf, fileOf, marksOf, placeOf, withWording, without, type Wording } from "../src/better/wording";
import "../src/language/cards";
import "../src/language/home";
import "../src/language/page";
import { noun, type Args } from "../src/language/message";
import "../src/language/table";

const said = new Map<string, Map<string, Args>>([
  ["Close", new Map([["client-page-close", {}], ["client-table-close", {}]])],
  ["4 players", new Map([["client-home-players", { count: 4 }]])],
  ["Grandmother's Pisti", new Map([["client-home-grandmothers", { game: "Pisti" }]])],
  ["\uE000place\uE001: turn 3, \uE000name\uE001", new Map([["client-table-decision-head", { turn: 3 }]])],
]);

test("a message is written with a mark for what is filled in, in the branch that was said", () => {
  assert.deepEqual(asWritten("client-home-players", { count: 4 }), { language: "en", text: "{count} players" });
  assert.equal(asWritten("client-home-players", { count: 1 }).text, "{count} player");
  assert.equal(asWritten("client-table-of-name", { name: "Ayla" }).text, "{name:genitive}");
  const ace = noun("cards-card", "french", { rank: noun("cards-rank", "A"), suit: noun("cards-suit", "H") });
  assert.equal(asWritten("client-table-choose-what-takes", { card: ace }).text, "Choose what {card:definite} takes.");
  assert.deepEqual(marksOf("{a} and {b:genitive} and {a}"), ["{a}", "{b:genitive}"]);
});

test("a text of the page is found by what was said, whatever blanks and capitals it has", () => {
  assert.deepEqual(sentencesOf(" close\n", said), [{ text: "close", id: "client-page-close", args: {}, also: ["client-table-close"] }]);
  assert.equal(sentencesOf("Seat 2: turn 3, Ayla", said)[0]!.id, "client-table-decision-head");
  assert.deepEqual(sentencesOf("Grandmother's Pisti. Ayla took it.", said).map(({ id, text }) => [id, text]), [["client-home-grandmothers", "Grandmother's Pisti"]]);
  assert.deepEqual(sentencesOf("Ayla took the pile.", said), [{ text: "Ayla took the pile.", id: "", args: {}, also: [] }]);
});

test("a new wording fills in what the old one fills in, and nothing else", () => {
  assert.equal(faultOf("{count} players", "For {count} people"), null);
  assert.deepEqual(faultOf("{count} players", "  "), { kind: "empty" });
  assert.deepEqual(faultOf("{count} players", "{count} players "), { kind: "same" });
  assert.deepEqual(faultOf("{count} players", "Some players"), { kind: "loses", mark: "{count}" });
  assert.deepEqual(faultOf("Players", "{count} players"), { kind: "adds", mark: "{count}" });
  assert.deepEqual(faultOf("Players", "Players {"), { kind: "adds", mark: "{" });
});

test("a sentence has one better wording, and the file has each", () => {
  const first: Wording = { id: "a", language: "tr", old: "Bir", new: "İki", place: "/" };
  const second = { ...first, new: "Üç" };
  const other = { ...first, id: "b" };
  assert.deepEqual(withWording([first, other], second), [other, second]);
  assert.deepEqual(without([first, other], first), [other]);
  assert.deepEqual(JSON.parse(fileOf([second])), { format: "kahve-wordings", version: 1, wordings: [second] });
});

test("a place names no table and no seat", () => {
  assert.equal(placeOf("/t/k7fSecret", "Preferences"), "/t, Preferences");
  assert.equal(placeOf("/rules/basra", ""), "/rules/basra");
  assert.equal(placeOf("/basra", ""), "/");
  assert.equal(placeOf("/", ""), "/");
});
