import assert from "node:assert/strict";
import { nothing } from "lit";
import { mock, test } from "node:test";
import { hearClock, secondsLeft } from "../src/protocol/clock_times";
import { isTurnOf } from "../src/senses/sounds";
import { seatPlaces } from "../src/table/seat_places";
import { atRest } from "../src/table/resting_scene";
import { timeSays } from "../src/table/clock_view";
import { handCards, otherMoves, promise } from "../src/table/hand_cards";
import { Parade } from "../src/table/parade";
import { Sayings } from "../src/table/sayings";
import { SeenMatch } from "../src/table/seen_match";
import { isMyTurn } from "../src/table/turn";
import { Wire } from "../src/table/wire";
import type { Scene } from "../src/protocol/messages";
import { shelf } from "./shelf";

function table(seats: number, seat: number, more: Partial<Scene> = {}): Scene {
  return { seat, line: "Wait.", zones: [], moves: [], refusals: {}, seats: Array.from({ length: seats }, (_, i) => ({ seat: i, hand: [] as string[] })), ...more } as unknown as Scene;
}

test("the next in turn sits to the left, or to the right where the game goes counterclockwise", () => {
  assert.deepEqual(seatPlaces(table(4, 1)).map((one) => one.seat), [2, 3, 0]);
  assert.deepEqual(seatPlaces(table(4, 1, { direction: "counterclockwise" })).map((one) => one.seat), [0, 3, 2]);
});

test("with four at the table the partner sits opposite, whichever way it goes", () => {
  for (const direction of ["clockwise", "counterclockwise"] as const) {
    const partner = seatPlaces(table(4, 0, { direction })).find((one) => one.seat === 2)!;
    assert.equal(partner.upright[0], 50);
    assert.equal(partner.wide[0], 50);
  }
});

test("every number of players up to twelve, watched or not, has its places, and no two share one", () => {
  for (let seats = 2; seats <= 12; seats += 1) {
    for (const [own, others] of [[0, seats - 1], [-1, seats]] as const) {
      const places = seatPlaces(table(seats, own));
      assert.equal(places.length, others);
      for (const shape of ["upright", "wide"] as const) assert.equal(new Set(places.map((one) => one[shape].join())).size, others);
    }
  }
});

test("a card knows its moves, or the sentence why it has none", () => {
  const scene = table(2, 0, {
    moves: [{ move: "5H", card: "5H", says: "takes the pile: 5 cards", takes: 5, bonus: 0 }],
    refusals: { "6D": "You must take." },
  });
  scene.seats[0]!.hand = ["5H", "6D", "7C", "5H"];
  const cards = handCards(scene);
  assert.deepEqual(cards.map((card) => card.key), ["5H.0", "6D.0", "7C.0", "5H.1"]);
  assert.deepEqual(cards.map((card) => card.refusal), ["", "You must take.", "Wait.", ""]);
  assert.deepEqual(promise(cards[0]!.moves), { takes: 5, bonus: 0 });
});

test("a move that is not a card of the hand is offered in words", () => {
  const scene = table(2, 0, { moves: [{ move: "pass", card: null, says: "Pass" }, { move: "5H", card: "5H", says: "" }] });
  scene.seats[0]!.hand = ["5H"];
  assert.deepEqual(otherMoves(scene).map((move) => move.move), ["pass"]);
});

test("a parade shows one thing after another and says when it has come to its end", async () => {
  const shown: string[] = [];
  let ended = 0;
  const parade = new Parade<string>(
    async (item) => {
      shown.push(`${item} begins`);
      await Promise.resolve();
      shown.push(`${item} ends`);
    },
    () => (ended += 1),
  );
  parade.push("a");
  parade.push("b");
  assert.equal(parade.busy, true);
  assert.equal(parade.waiting, true);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(shown, ["a begins", "a ends", "b begins", "b ends"]);
  assert.deepEqual([parade.busy, ended], [false, 1]);
});

test("who was away at the end of a match is told what it came to, once", () => {
  const values = new Map<string, string>();
  const memory = { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) };
  const at = (match: number, phase: string, former: string | null = null, seat = 0) => ({ seat, seats: [], match, phase, former, line: "Bo won." }) as unknown as Scene;
  const news: string[] = [];
  const seen = () => new SeenMatch("t", (says) => void news.push(says), memory);
  const positions = (scene: Scene) => {
    seen().tellMissedEnd(scene);
    return news.splice(0).map((says) => says.replace(/^.*away\. /, ""));
  };
  assert.deepEqual(positions(at(3, "play", "Cy won.")), []);
  assert.deepEqual(positions(at(3, "over")), ["Bo won."]);
  assert.deepEqual(positions(at(3, "over")), []);
  assert.deepEqual(positions(at(4, "play", "Bo won.")), []);
  assert.deepEqual(positions(at(5, "deal", "Di won.")), ["Di won."]);
  assert.deepEqual(positions(at(5, "play", "Di won.")), []);
  // Somebody who has watched to the end, and missed a whole match after it.
  seen().see(at(5, "over"));
  assert.deepEqual(positions(at(7, "play", "Ed won.")), ["Ed won."]);
  assert.deepEqual(positions(at(8, "play", "Ed won.", -1)), []);
});

test("a table that is played at elsewhere says whose turn it was no longer", () => {
  const scene = { seat: 1, turn: 1, phase: "play", line: "Your turn: play a card.", moves: [{}], can: ["hint"], may: ["leave"], seats: [{}, {}], draft: null } as unknown as Scene;
  const rest = atRest(scene, "You are now at this table in another window.");
  assert.deepEqual([isTurnOf(rest, 1), isMyTurn(rest), rest.line, rest.moves, rest.can, rest.may], [false, false, "You are now at this table in another window.", [], [], []]);
});

test("a clock tells minutes and seconds, and hours where there are some", () => {
  assert.deepEqual([0, 0.2, 9, 59.4, 60, 89.9, 3600, 3601, 86400].map(timeSays), ["0:00", "0:01", "0:09", "1:00", "1:00", "1:30", "60:00", "2h", "24h"]);
});

test("a clock runs from when it was heard, and not from when it is shown", async () => {
  const scene = { clock: { seat: 0, seconds: 30, left: 20 } } as unknown as Scene;
  assert.equal(secondsLeft(scene.clock!), 20);
  hearClock(scene);
  await new Promise((later) => setTimeout(later, 30));
  assert.ok(secondsLeft(scene.clock!) < 20 && secondsLeft(scene.clock!) > 10);
});

test("the last moves of a table outlast a reload of its page", () => {
  const memory = shelf();
  const before = new Sayings(() => "t", memory);
  for (const says of ["Ada played a five.", "Ada played a five.", "Bo took it."]) before.remember(says);
  assert.deepEqual(new Sayings(() => "t", memory).all, ["Ada played a five.", "Bo took it."]);
  assert.deepEqual(new Sayings(() => "another", memory).all, []);
});

/** A wire at an open line on which something was asked: what is said of it right away, within a second and after the answer. */
function silent(waitsForNetwork: boolean): boolean[] {
  const line = { busy: true, waitsForNetwork, check: () => undefined, goOnFromThere: () => undefined, takeBack: () => undefined };
  let draws = 0;
  const wire = new Wire(() => line, () => undefined, () => (draws += 1));
  const isShown = () => wire.strip() !== nothing;
  wire.stands("open", "");
  wire.whyNot(true);
  const seen = [isShown()];
  mock.timers.tick(1_000);
  seen.push(draws > 0 && isShown());
  Object.assign(line, { busy: false, waitsForNetwork: false });
  return [...seen, isShown()];
}

test("an ask that nobody answers is told within a second, until it is answered; a server in the browser takes its time", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  assert.deepEqual([silent(true), silent(false)], [[false, true, false], [false, false, false]]);
  mock.timers.reset();
});
