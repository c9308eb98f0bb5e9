import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, some } from "../src/cards/counted_cards";
import { rankedName } from "../src/cards/ranked_pictures";
import { ranked } from "../src/cards/ranked_deck";
import { cardsOf, NOTHING, oneLess, oneMore, withCount, within } from "../src/melding/chosen_counts";
import { compose } from "../src/melding/composing";
import { countsOf, groupsOf, openMelds } from "../src/melding/groups";
import { fansFor } from "../src/melding/lay_fans";
import type { Meld, Scene } from "../src/protocol/messages";

function table(hand: string, open = "", more: Partial<Scene> = {}): Scene {
  const melds = [...open].map((rank) => ({ rank, title: rank, cards: [rank, rank, rank], count: 3, says: "" }) as Meld);
  return {
    ...{ seat: 0, turn: 0, phase: "play", line: "Wait.", moves: [], refusals: {} },
    seats: [{ seat: 0, side: 0, hand: [...hand] }],
    zones: [{ name: "melds0", kind: "melds", side: 0, melds }],
    ...more,
  } as unknown as Scene;
}

function composed(cards: string, open = "", goal: string | null = null): string {
  const done = compose([...cards], goal, new Set(open.split(" ").filter(Boolean)));
  return done === null ? "-" : "text" in done ? done.text : `? ${done.goals.join(" ")}`;
}

test("cards of a rank make a new meld, or go to the one that is open", () => {
  assert.equal(composed("KKK"), "meld KKK");
  assert.equal(composed("KK", "Q K"), "add KK to K");
  assert.equal(composed(""), "-");
});

test("wild cards go with the one rank that is chosen, the natural cards before them", () => {
  assert.equal(composed("2KK"), "meld KK2");
  assert.equal(composed("*2KK", "K"), "add KK2* to K");
});

test("several ranks are lay it at once, in order", () => {
  assert.equal(composed("KKK444Q", "Q"), "meld 444, add Q to Q, meld KKK");
});

test("wild cards alone make a meld of their own where there is nothing else, and otherwise it is asked", () => {
  assert.equal(composed("22*"), "meld 22*");
  assert.equal(composed("2", "wild"), "add 2 to wild");
  assert.equal(composed("2", "K 7"), "? 7 K wild");
  assert.equal(composed("KKK4442", "Q"), "? 4 Q K wild");
});

test("a tap on a meld says where the wild cards go; natural cards go to their own all the same", () => {
  assert.equal(composed("2", "K 7", "K"), "add 2 to K");
  assert.equal(composed("KKK4442", "", "4"), "meld 4442, meld KKK");
  assert.equal(composed("Q2", "Q K", "K"), "add Q to Q, add 2 to K");
  assert.equal(composed("QQ", "K", "K"), "meld QQ");
  assert.equal(composed("2*", "K wild", "wild"), "add 2* to wild");
});

test("black threes are laid like a rank: it is for the server to say whether they may", () => {
  assert.equal(composed("bbb"), "meld bbb");
});

test("a hand is squared into groups by rank, the threes and the wild cards at the end", () => {
  const groups = groupsOf(table("2K4b*K4K2"), new Map([["K", 2]]), "rank");
  assert.deepEqual(groups.map(({ code, count, chosen }) => `${code}${count}${chosen}`), ["420", "K32", "b10", "220", "*10"]);
  assert.deepEqual(groups.filter((group) => group.apart).map((group) => group.code), ["2", "*"]);
});

test("sorted by melds, what fits an open meld comes first, and then the largest groups", () => {
  assert.deepEqual(groupsOf(table("455577Q2b", "Q"), NOTHING, "melds").map((group) => group.code), ["Q", "5", "7", "4", "b", "2"]);
});

test("a group knows its moves, or the sentence why it can do nothing; out of turn it needs none", () => {
  const moves = [{ move: "meld KKK", card: null, do: "meld", cards: ["K", "K", "K"], says: "a meld" }, { move: "discard 4", card: "4", do: "discard", says: "" }];
  const scene = table("KKK4b", "", { moves, refusals: { b: "It cannot be laid." } });
  assert.deepEqual(groupsOf(scene, NOTHING, "rank").map((group) => [group.moves.length, group.refusal]), [[1, ""], [1, ""], [0, "It cannot be laid."]]);
  assert.equal(groupsOf({ ...scene, turn: 1, moves: [] }, NOTHING, "rank")[2]!.refusal, "");
});

test("a stack that is only laid out to be picked up lies face down, and nothing is done with it", () => {
  const hidden = table("");
  hidden.seats[0]!.hand = ["??", "??"];
  assert.deepEqual(groupsOf(hidden, NOTHING, "rank").map(({ code, count, refusal }) => [code, count, refusal]), [["??", 2, "Wait."]]);
  assert.equal(some("??", 2), "2 cards face down");
});

test("the open melds are those of one's own side", () => {
  const scene = table("K", "K7");
  scene.zones.push({ name: "melds1", title: "", kind: "melds", side: 1, count: 3, cards: [], says: "", melds: [{ rank: "A", title: "", cards: [], count: 3, says: "" }] });
  assert.deepEqual([...openMelds(scene)], ["K", "7"]);
});

test("each tap takes one more, and after the last none", () => {
  let chosen = oneMore(oneMore(NOTHING, "K", 2), "4", 1);
  chosen = oneMore(chosen, "K", 2);
  assert.deepEqual(cardsOf(chosen).sort(), ["4", "K", "K"]);
  assert.deepEqual(cardsOf(oneLess(oneMore(chosen, "K", 2), "4")), []);
  assert.deepEqual(cardsOf(withCount(NOTHING, "7", 3)), ["7", "7", "7"]);
});

test("what has left the hand is not chosen any more", () => {
  assert.deepEqual(cardsOf(within(new Map([["K", 3], ["4", 1]]), countsOf([..."KKQ"]))), ["K", "K"]);
});

test("cards are counted as people do", () => {
  assert.equal(counted([..."2KKA*"]), "2 kings, an ace, a two and a joker");
  assert.equal(counted([]), "no cards");
  assert.equal(some("8", 1), "an eight");
  assert.equal(some("6", 2), "2 sixes");
  assert.equal(rankedName("b"), "black three");
});

test("every card without a suit has a face of its own in every style, and the pile tops too", () => {
  for (const style of ["classic", "four-colour", "large-index"] as const) {
    assert.equal(new Set(ranked.codes().map((code) => ranked.face(code, style))).size, 15);
  }
  assert.equal(ranked.name("*"), "joker");
  assert.equal(ranked.has("5H"), false);
});

/** The hand of a telephone, of a telephone on its side, of a tablet and of a desk. */
const ROOMS = [[344, 170], [388, 180], [752, 190], [1068, 190]] as const;

test("a hand of every rank finds room, and its cards stay as large as they can", () => {
  for (const [width, height] of ROOMS) {
    for (let groups = 1; groups <= 15; groups += 1) {
      const { columns, card } = fansFor(groups, width, height);
      const rows = Math.ceil(groups / columns);
      assert.ok(columns * card + (columns - 1) * 5 <= width + 0.01, `${groups} are too wide`);
      assert.ok(rows * card * 1.68 <= height, `${groups} are too high`);
      assert.ok(card >= (groups < 15 ? 44 : 38), `${groups} on ${width} by ${height}: ${card}`);
    }
  }
});
