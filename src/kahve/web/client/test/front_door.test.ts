import assert from "node:assert/strict";
import { test } from "node:test";
import { inWords, namesOf, tableInWords, type Around } from "../src/home/in_words";
import { keepLast, lastPlayed, minutesOf } from "../src/home/last_played";
import { laidOut } from "../src/home/miniature";
import { changedHouse, freshDraft, withCompany, withPreset, withValue } from "../src/home/setup";
import type { Memory } from "../src/memory";
import type { Game, Option } from "../src/protocol/messages";

const option = (name: string, value: Option["default"]): Option => ({ name, title: name, kind: "number", default: value, values: null, paragraph: "1", touches: "play", says: "" });
const game: Game = {
  name: "pisti", title: "Pisti", family: "pile", also: [], names: [], near: [], summary: "", seats: { min: 2, max: 4, default: 4 },
  options: [option("seats", 4), option("target", 151), option("teams", true), option("jack_takes", true)],
  presets: [{ name: "double", title: "Double Pisti", says: "", values: { target: 101 } }],
  opponents: [{ name: "greedy", title: "Club player", says: "" }],
  sides: { "2 true": 2, "4 true": 2, "4 false": 4 }, moves: 48,
  moment: { lying: [{ kind: "stack", cards: ["4C", "9H", "7S"] }], hand: ["2H", "7D"], moved: ["7D", "4C", "9H", "7S"] },
};
const around: Around = { own: [], country: null, botNames: ["Ayla", "Deniz", "Kemal", "Leyla"] };
const said = (draft: ReturnType<typeof freshDraft>) => tableInWords(inWords(draft, "Pisti", around));

test("a table is told as people speak of it", () => {
  const draft = freshDraft(game);
  assert.equal(said(draft), "Pisti · 4 players, in pairs · to 151 · the book's rules · with Ayla, Deniz and Kemal");
  assert.equal(said(withValue(draft, "teams", false)), "Pisti · 4 players · to 151 · 1 house rule of your own · against Ayla, Deniz and Kemal");
  assert.equal(said(withValue(withPreset(draft, game.presets[0]!), "seats", 2)), "Pisti · 2 players · to 101 · Double Pisti · against Ayla");
  assert.equal(said(withCompany(draft, 1, { kind: "open" })), "Pisti · 4 players, in pairs · to 151 · the book's rules · with Ayla and Deniz, and a friend");
  assert.equal(said(withCompany(withValue(draft, "seats", 2), 0, { kind: "open" })), "Pisti · 2 players · to 151 · the book's rules · with a friend");
});

test("bots have the names that the server will give them, but for those that others have", () => {
  const reserved = withCompany(freshDraft(game), 1, { kind: "open", name: "AYLA" });
  assert.deepEqual(namesOf(reserved, around.botNames), ["Deniz", "", "Kemal"]);
});

test("the card that is played rises from the hand towards those that it takes", () => {
  const laid = laidOut(game.moment);
  assert.deepEqual(laid.map(({ face, part }) => [face, part]), [["4C", "taken"], ["9H", "taken"], ["7S", "taken"], ["2H", ""], ["7D", "played"]]);
  const [two, seven] = laid.slice(3);
  assert.ok(seven!.y < two!.y && seven!.dy < 0 && two!.dy === 0);
  const crowded = laidOut({ lying: [4, 7, 3, 4].map((count) => ({ kind: "melds", cards: Array<string>(count).fill("8") })), hand: Array<string>(13).fill("4"), moved: [] });
  for (const { x, size } of crowded) assert.ok(x - size / 2 >= 0 && x + size / 2 <= 100, `${x} ${size}`);
});

test("what was last played is there again with its rules, as long as its game is", () => {
  const stored = new Map<string, string>();
  const memory = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) } as unknown as Memory;
  assert.equal(lastPlayed([game], memory), null);
  const played = withCompany(withValue(withValue(freshDraft(game), "seats", 2), "target", 51), 0, { kind: "open" });
  keepLast(played, memory);
  const again = lastPlayed([game], memory)!;
  assert.deepEqual([changedHouse(again), again.company], [changedHouse(played), [{ kind: "bot", bot: "greedy" }]]);
  assert.equal(lastPlayed([], memory), null);
  stored.set("kahve.last", "{");
  assert.equal(lastPlayed([game], memory), null);
});

test("a deal lasts the longer the more moves of one's own it has", () => {
  assert.deepEqual([minutesOf(game, 4), minutesOf({ ...game, moves: 208 }, 4), minutesOf({ ...game, moves: 0 }, 4)], [2, 7, 0]);
});
