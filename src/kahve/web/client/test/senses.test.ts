import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene, TableEvent } from "../src/protocol/messages";
import { Hearing, levelOf, type Ear } from "../src/senses/hearing";
import { Player } from "../src/senses/player";
import { hindrance, type Surroundings } from "../src/senses/notifying";
import { isTurnOf, soundsOf, type Sound } from "../src/senses/sounds";
import { showTab } from "../src/senses/tab";

const ALL: readonly Sound[] = ["dealt", "played", "taken", "bonus", "turn", "end"];

const zone = (count: number) => ({ name: "stock", title: "", kind: "stock", count, cards: [], says: "" });
const hand = (...cards: string[]) => ({ seat: 0, hand: cards, stand_in: null });
const scene = (change: object = {}) => ({ seat: 0, turn: 1, phase: "play", zones: [zone(10)], seats: [hand("5H")], ...change }) as unknown as Scene;
const event = (change: object) => ({ type: "event", n: 1, says: "", scene: scene(), ...change }) as unknown as TableEvent;

test("each event of a fishing game has its sounds", () => {
  const of = (change: object) => soundsOf(event(change), scene());
  assert.deepEqual(of({ kind: "deal" }), ["dealt"]);
  assert.deepEqual(of({ kind: "deal", void: "Four jacks lie open." }), []);
  assert.deepEqual(of({ kind: "move", card: "5H", takes: 0, by: null }), ["played"]);
  assert.deepEqual(of({ kind: "move", card: "5H", takes: 3, by: 1, bonus: 10 }), ["played", "taken", "bonus"]);
  assert.deepEqual(of({ kind: "move", card: "5H", takes: 0, by: null, batch: true }), ["played", "dealt"]);
  assert.deepEqual(of({ kind: "move", card: "5H", takes: 0, by: null, deal_over: true, sweep: { seat: 1, cards: 4 } }), ["played", "taken", "end"]);
  assert.deepEqual(of({ kind: "match", winners: [0] }), ["end"]);
  assert.deepEqual(of({ kind: "ended" }), ["end"]);
});

test("the end of the last deal is heard once: with the match", () => {
  assert.deepEqual(soundsOf(event({ kind: "move", card: "5H", deal_over: true, scene: scene({ phase: "over" }) }), scene()), ["played"]);
});

test("a melding game sounds by what is done: its `by` is in every move", () => {
  const of = (change: object, after: object = {}) => soundsOf(event({ kind: "move", card: null, takes: 0, by: 0, ...change, scene: scene(after) }), scene());
  assert.deepEqual(of({ do: ["draw"], cards: [] }, { zones: [zone(8)] }), ["played"]);
  assert.deepEqual(of({ do: ["take"], cards: ["K"], takes: 7 }), ["played", "taken"]);
  assert.deepEqual(of({ do: ["meld", "discard"], cards: ["K", "K", "5"], card: "5" }), ["played"]);
  assert.deepEqual(of({ do: ["ask"], cards: [] }), []);
});

test("a letter game: a trick is taken by somebody, a word is only said", () => {
  const of = (change: object, before = scene()) => soundsOf(event({ kind: "move", card: null, takes: 0, by: null, ...change }), before);
  assert.deepEqual(of({ card: "AD" }), ["played"]);
  assert.deepEqual(of({ card: "AD", by: 2 }), ["played", "taken"]);
  assert.deepEqual(of({ move: "scrump BARD" }), []);
  assert.deepEqual(of({ move: "pass AD CE SO" }, scene({ seats: [hand("AD")] })), ["played"]);
});

test("what people do is silent, but for a move that is taken back", () => {
  for (const kind of ["joined", "left", "stood_in", "returned", "seated", "customs", "proposed", "agreed", "declined", "again"]) {
    assert.deepEqual(soundsOf(event({ kind }), scene({ zones: [zone(3)] })), [], kind);
  }
  assert.deepEqual(soundsOf(event({ kind: "taken_back" }), scene()), ["played"]);
});

test("it is one's turn in play alone, and not while a bot stands in", () => {
  assert.equal(isTurnOf(scene({ turn: 0 }), 0), true);
  assert.equal(isTurnOf(scene({ turn: 1 }), 0), false);
  assert.equal(isTurnOf(scene({ turn: 0, phase: "deal" }), 0), false);
  assert.equal(isTurnOf(scene({ turn: 0, seats: [{ ...hand(), stand_in: "greedy" }] }), 0), false);
  assert.equal(isTurnOf(scene({ turn: -1, seat: -1 }), -1), false);
});

const ear = (change: Partial<Ear> = {}): Ear => ({ loudness: "soft", touched: true, hidden: false, hiddenTurn: false, ...change });

test("nothing is heard before the first touch, with the sound off, or from a hidden page but for the turn", () => {
  for (const sound of ALL) {
    assert.ok(levelOf(sound, ear()) > 0);
    assert.ok(levelOf(sound, ear({ loudness: "on" })) > levelOf(sound, ear()));
    assert.equal(levelOf(sound, ear({ touched: false })), 0);
    assert.equal(levelOf(sound, ear({ loudness: "off" })), 0);
    assert.equal(levelOf(sound, ear({ hidden: true })), 0);
    assert.equal(levelOf(sound, ear({ hidden: true, hiddenTurn: true })) > 0, sound === "turn");
    assert.equal(levelOf(sound, ear({ hidden: true, hiddenTurn: true, loudness: "off" })), 0);
  }
});

test("what makes the sounds is fetched for the first that is heard, once, and again where that failed", async () => {
  const played: Sound[] = [];
  let fetches = 0;
  let now = ear({ loudness: "off" });
  const player = { play: (sound: Sound) => played.push(sound) } as unknown as Player;
  const hearing = new Hearing(() => now, () => (++fetches === 1 ? Promise.reject(new Error("no line")) : Promise.resolve(player)));
  const settled = () => new Promise((resume) => setImmediate(resume));
  hearing.hear(["dealt"]);
  assert.equal(fetches, 0);
  now = ear();
  hearing.hear(["played"]);
  await settled();
  hearing.hear(["taken", "bonus"]);
  await settled();
  hearing.hear(["turn"]);
  await settled();
  assert.equal(fetches, 2);
  assert.deepEqual(played, ["taken", "bonus", "turn"]);
});

/** A parameter of a sound that notes what it shall become, and when. */
class FakeParam {
  value = 0;
  readonly steps: [number, number][] = [];
  setValueAtTime(value: number, at: number): void {
    this.steps.push([value, at]);
  }
  exponentialRampToValueAtTime(value: number, at: number): void {
    // A browser refuses a way to nothing.
    assert.ok(value > 0);
    this.steps.push([value, at]);
  }
}

class FakeNode {
  readonly frequency = new FakeParam();
  readonly gain = new FakeParam();
  readonly Q = new FakeParam();
  readonly to: FakeNode[] = [];
  buffer: unknown = null;
  type = "";
  began = -1;
  ended = -1;
  connect(node: FakeNode): void {
    this.to.push(node);
  }
  start(at: number): void {
    this.began = at;
  }
  stop(at: number): void {
    this.ended = at;
  }
}

class FakeContext {
  state = "suspended";
  currentTime = 5;
  sampleRate = 1000;
  resumed = 0;
  readonly destination = new FakeNode();
  readonly sources: FakeNode[] = [];
  readonly gains: FakeNode[] = [];
  createGain(): FakeNode {
    this.gains.push(new FakeNode());
    return this.gains.at(-1)!;
  }
  createOscillator(): FakeNode {
    this.sources.push(new FakeNode());
    return this.sources.at(-1)!;
  }
  createBufferSource = () => this.createOscillator();
  createBiquadFilter = () => new FakeNode();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume(): Promise<void> {
    this.resumed += 1;
    return Promise.resolve();
  }
}

const playerOn = (context: FakeContext) => new Player(() => context as unknown as AudioContext);

test("every sound is short, begins, ends, and comes out at the level asked for", () => {
  for (const sound of ALL) {
    const context = new FakeContext();
    playerOn(context).play(sound, 0.28);
    assert.ok(context.sources.length > 0, sound);
    for (const source of context.sources) {
      assert.ok(source.began >= 5 && source.ended > source.began && source.ended < 5 + 1.7, sound);
      let node = source;
      while (node.to[0]) node = node.to[0];
      assert.equal(node, context.destination, sound);
    }
    const [master, ...envelopes] = context.gains;
    assert.equal(master!.gain.value, 0.28);
    for (const { gain } of envelopes) {
      assert.ok(gain.steps[0]![0] < 0.001 && gain.steps.at(-1)![0] < 0.001, sound);
      assert.ok(Math.max(...gain.steps.map(([value]) => value)) <= 0.6, sound);
    }
    assert.equal(context.resumed, 1);
  }
});

test("no two sounds are the same", () => {
  const samples = ALL.map((sound) => {
    const context = new FakeContext();
    playerOn(context).play(sound, 1);
    return JSON.stringify(context.sources.map(({ began, ended, frequency }) => [began, ended, frequency.steps]));
  });
  assert.equal(new Set(samples).size, ALL.length);
});

test("a sound is not made twice at once, nor at no level, and a browser without sound stays silent", () => {
  const context = new FakeContext();
  const player = playerOn(context);
  player.play("played", 1);
  const once = context.sources.length;
  player.play("played", 1);
  player.play("turn", 0);
  assert.equal(context.sources.length, once);
  context.currentTime += 0.2;
  player.play("played", 1);
  assert.equal(context.sources.length, 2 * once);
  const silent = new Player(() => {
    throw new Error("NotSupportedError");
  });
  silent.play("played", 1);
});

test("the tab says whose turn it is, and its icon is changed only when it has to be", () => {
  let named = 0;
  const attributes = { href: "/assets/cup.svg" };
  const icon = { getAttribute: () => attributes.href, setAttribute: (_: string, href: string) => ((attributes.href = href), (named += 1)) };
  const page = { title: "", querySelector: () => icon } as unknown as Document;
  showTab("Pisti", true, page);
  assert.equal(page.title, "Your turn · Pisti · Kahve");
  assert.equal(attributes.href, "/assets/cup-turn.svg");
  showTab("Pisti", true, page);
  assert.equal(named, 1);
  showTab("Pisti", false, page);
  assert.deepEqual([page.title, attributes.href, named], ["Pisti · Kahve", "/assets/cup.svg", 2]);
});

test("what would help to be notified depends on the device", () => {
  const of = (change: Partial<Surroundings>) => hindrance({ isSecure: true, permission: "ask", hasPushes: true, isApple: false, isInstalled: false, ...change });
  assert.deepEqual([of({}), of({ permission: "granted" }), of({ permission: "denied" })], [null, null, "denied"]);
  assert.deepEqual([of({ isSecure: false, permission: "none" }), of({ isSecure: false, permission: "none", isApple: true, hasPushes: false })], ["http", "http"]);
  assert.deepEqual([of({ permission: "none" }), of({ permission: "none", hasPushes: false }), of({ hasPushes: false })], ["browser", "browser", null]);
  const telephone = { isApple: true, permission: "none", hasPushes: false } as const;
  assert.deepEqual([of(telephone), of({ ...telephone, isInstalled: true })], ["home-screen", "old-system"]);
  assert.deepEqual([of({ isApple: true, isInstalled: true }), of({ ...telephone, permission: "ask" })], [null, "home-screen"]);
});
