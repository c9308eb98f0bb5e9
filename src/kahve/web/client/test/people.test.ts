import assert from "node:assert/strict";
import { test } from "node:test";
import { withCustom, freshDraft, setupOf } from "../src/home/setup";
import { Fishing } from "../src/fishing/fishing";
import { Letters } from "../src/letters/letters";
import { newsFor, type NewsActs } from "../src/people/news";
import { reactionSays } from "../src/people/reactions";
import type { Game, Scene, Seat, TableEvent } from "../src/protocol/messages";
import type { Wish } from "../src/protocol/wish";
import type { Page, Surface } from "../src/table/surface";

const customs = { away: 0, stand_in: "greedy", talk: "phrases", partner_talk: true, takeback: false, watch: true, late: true };

function person(seat: number, name: string, more: Partial<Seat> = {}): Partial<Seat> {
  return { seat, name, kind: "person", connected: true, away: false, stand_in: null, ...more };
}

function table(seats: Partial<Seat>[], more: Partial<Scene> = {}): Scene {
  return { seat: 0, phase: "play", seats, may: ["leave"], proposal: null, watchers: 0, customs, ...more } as unknown as Scene;
}

function acts(wishes: Wish[], waited: number[] = [], opening: number[] = []): NewsActs {
  return { ask: (wish) => void wishes.push(wish), wait: (seat) => void waited.push(seat), open: (seat) => void opening.push(seat), people: () => undefined };
}

const NOBODY = new Set<number>();

test("who is away is said with what can be done, and a bot that plays for them says no more", () => {
  const wishes: Wish[] = [];
  const waited: number[] = [];
  const opening: number[] = [];
  const gone = table([person(0, "You"), person(1, "Cy", { away: true }), person(2, "Di")]);
  const news = newsFor(gone, NOBODY, "", acts(wishes, waited, opening));
  assert.equal(news.says, "Cy is away.");
  assert.deepEqual(news.buttons.map(({ words }) => words), ["Wait", "Let a bot play", "Open the seat"]);
  for (const button of news.buttons) button.act();
  // Whether a seat shall really be opened is asked first.
  assert.deepEqual([waited, opening, wishes], [[1], [1], [{ do: "stand_in", seat: 1 }]]);
  assert.deepEqual(newsFor(gone, new Set([1]), "", acts([])), { says: "Cy is away.", buttons: [], matters: true });
  for (const waited of [NOBODY, new Set([1])]) assert.equal(newsFor(gone, waited, "Di does not agree.", acts([])).says, "Cy is away.");
  const played = table([person(0, "You"), person(1, "Cy", { away: true, stand_in: "greedy" })]);
  assert.equal(newsFor(played, NOBODY, "", acts([])).matters, false);
});

test("who watches, and for whom a bot plays, decides nothing about others", () => {
  const seats = [person(0, "Bo"), person(1, "Cy", { away: true })];
  const watched = newsFor(table(seats, { seat: -1, watchers: 1 }), NOBODY, "", acts([]));
  assert.deepEqual([watched.says, watched.buttons], ["You watch this table. Cy is away.", []]);
  const stoodIn = table([person(0, "You", { stand_in: "greedy" }), person(1, "Cy", { away: true })], { may: ["return", "leave"] });
  assert.deepEqual(newsFor(stoodIn, NOBODY, "", acts([])).buttons.map(({ words }) => words), ["Come back"]);
});

test("a proposal says who agrees and who has yet to answer, and whoever is away comes before what one has answered", () => {
  const seats = [person(0, "You"), person(1, "Cy"), person(2, "Di", { away: true }), person(3, "Ed")];
  const proposed = table(seats, { may: ["agree", "decline"], proposal: { n: 7, what: "end", by: 1, agreed: [3], waits: [0], says: "Cy proposes to end the match." } });
  const wishes: Wish[] = [];
  const news = newsFor(proposed, NOBODY, "", acts(wishes));
  assert.equal(news.says, "Cy proposes to end the match. Ed agrees.");
  assert.deepEqual(news.buttons.map(({ words }) => words), ["Agree", "Decline"]);
  for (const button of news.buttons) button.act();
  assert.deepEqual(wishes, [{ do: "agree", proposal: 7 }, { do: "decline", proposal: 7 }]);
  const own = table(seats, { may: ["decline"], proposal: { n: 8, what: "again", by: 0, agreed: [], waits: [1, 3], says: "You propose to play another match." } });
  assert.equal(newsFor(own, NOBODY, "", acts([])).says, "Di is away.");
  const waits = newsFor(own, new Set([2]), "", acts([]));
  assert.equal(waits.says, "You propose to play another match. Cy and Ed have yet to answer.");
  assert.deepEqual(waits.buttons.map(({ words }) => words), ["Withdraw"]);
});

test("a refused proposal is told until something else is", () => {
  const seats = [person(0, "You"), person(1, "Cy")];
  assert.equal(newsFor(table(seats), NOBODY, "Cy does not agree.", acts([])).says, "Cy does not agree.");
});

test("a seat that is open in the middle of a deal offers an invitation and, where one may, a bot", () => {
  const seats = [person(0, "You"), person(1, "", { kind: "open" })];
  const news = newsFor(table(seats, { may: ["leave", "bot"] }), NOBODY, "", acts([]));
  assert.deepEqual([news.says, news.buttons.map(({ words }) => words)], ["One seat is open.", ["Invite", "Seat a bot"]]);
  assert.equal(newsFor(table(seats, { phase: "deal" }), NOBODY, "", acts([])).matters, false);
});

test("a reaction is told in words, one that nobody has drawn by its name", () => {
  assert.deepEqual([reactionSays("tea", "You", true), reactionSays("tea", "Ayla", false), reactionSays("dance", "Ayla", false)], ["You offer tea.", "Ayla offers tea.", "Ayla: dance"]);
});

test("only customs that are not as usual go out with a new table", () => {
  const game = { name: "pisti", title: "Pisti", family: "pile", also: [], names: [], near: [], summary: "", seats: { min: 2, max: 4, default: 2 }, options: [], presets: [], opponents: [], sides: {}, moment: { lying: [], hand: [], moved: [] }, moves: 0 } as Game;
  const quiet = withCustom(freshDraft(game), "talk", "none", "phrases");
  assert.deepEqual(setupOf(quiet, "Bo").customs, { talk: "none" });
  assert.equal("customs" in setupOf(withCustom(quiet, "talk", "phrases", "phrases"), "Bo"), false);
});

test("what one is choosing stays chosen while others come, go and agree, and ends with a move", () => {
  const page = { element: {}, stage: {}, draw: () => Promise.resolve() } as unknown as Page;
  const scene = table([person(0, "You", { hand: [] })], { zones: [], moves: [] });
  const happens = (kind: string) => ({ type: "event", n: 1, kind, says: "", scene }) as TableEvent;
  for (const [make, key] of [[() => new Fishing(page), "asking"], [() => new Letters(page), "inQuestion"]] as const) {
    const surface: Surface = make();
    const inside = surface as unknown as Record<string, unknown>;
    surface.show(scene, null);
    for (const kind of ["proposed", "agreed", "declined", "stood_in", "returned", "left", "joined", "seated", "customs"]) {
      inside[key] = "a card";
      surface.show(scene, happens(kind));
      assert.equal(inside[key], "a card");
    }
    surface.show(scene, happens("move"));
    assert.equal(inside[key], null);
  }
});
