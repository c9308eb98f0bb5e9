import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { keepPrepared, readPrepared } from "../src/pocket/prepared_tables";
import { RecordedAnswers, type Opening } from "../src/pocket/recorded_answers";

const SETUP = { game: "pisti", house: { seats: 4 }, players: [{ kind: "you", name: "Guest" }], show: { pile: "top" } } as unknown as Opening["setup"];
const opening = (dealt: string): Opening => ({ setup: SETUP, rows: { table: "built", game: "pisti", events: { 0: "opened", 1: dealt }, seats: {} }, welcome: { type: "welcome", table: "built", last: 1 } as never, seat: 0 });
const NONE = Promise.resolve(null);
const recorded = (...openings: Opening[]) => new RecordedAnswers(Promise.resolve({ "/api/talk": "{}" }), Promise.resolve(openings), NONE, NONE);

test("what is written down is answered, and nothing else", async () => {
  assert.deepEqual(await recorded().answer("/api/talk"), { status: 200, type: "application/json", body: "{}" });
  assert.equal(await recorded().answer("/api/tables/k7f"), null);
  const nothing = new RecordedAnswers(NONE, NONE, NONE, NONE);
  await nothing.whole();
  assert.equal(await nothing.answer("/api/talk"), null);
  assert.equal(await nothing.take(SETUP), null);
});

test("a table is taken under a name and with a key of its own, which the server will know", async () => {
  const [one, other] = [(await recorded(opening("a")).take(SETUP))!, (await recorded(opening("a")).take(SETUP))!];
  assert.match(one.place.table, /^[a-km-z2-9]{12}$/);
  assert.match(one.place.token, /^[\w-]{43}$/);
  assert.notEqual(one.place.table, other.place.table);
  assert.notEqual(one.place.token, other.place.token);
  assert.equal(one.place.link, `/t/${one.place.table}`);
  assert.equal(one.rows!.table, one.place.table);
  assert.equal(one.welcome.table, one.place.table);
  assert.deepEqual(one.rows!.seats, { [createHash("sha256").update(one.place.token).digest("hex")]: 0 });
  assert.deepEqual(one.rows!.events, { 0: "opened", 1: "a" });
});

test("the setup has to be the same, in whatever order its parts stand", async () => {
  const { show, players, house, game } = SETUP;
  assert.ok(await recorded(opening("a")).take({ show, players, house, game } as Opening["setup"]));
  assert.equal(await recorded(opening("a")).take({ ...SETUP, house: { seats: 2 } }), null);
  assert.equal(await recorded(opening("a")).take({ ...SETUP, customs: { talk: "no" } } as Opening["setup"]), null);
});

test("each of the tables may be the one that is taken", async () => {
  const recording = recorded(opening("a"), opening("b"));
  const dealt = new Set<string>();
  for (let n = 0; n < 64; n += 1) dealt.add((await recording.take(SETUP))!.rows!.events![1]!);
  assert.deepEqual([...dealt].sort(), ["a", "b"]);
});

test("a table that was prepared is taken once, and only for what it was laid for", async () => {
  const caches = new Map<string, Map<string, Response>>();
  const storage = {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, cache);
      return { match: async (address: string) => cache.get(address)?.clone(), put: async (address: string, answer: Response) => void cache.set(address, answer) };
    },
    delete: async (name: string) => caches.delete(name),
  };
  Object.assign(globalThis, { caches: storage, self: { location: new URL("https://cards.example/pocket/assets/worker.js") } });
  const place = { table: "k7f", seat: 0, token: "key", link: "/t/k7f" };
  const prepared = { setup: JSON.stringify(SETUP), language: "en", place, welcome: opening("a").welcome };
  await keepPrepared("prepared", "library-1", prepared);
  // The page lies above the folder of the worker, and both mean the same.
  Object.assign(globalThis, { self: { location: new URL("https://cards.example/pocket/") } });
  assert.equal(await readPrepared("prepared", "library-2"), null);
  const later = async () => new RecordedAnswers(NONE, NONE, readPrepared("prepared", "library-1"), readPrepared("seen", "library-1"));
  assert.equal(await (await later()).take({ ...SETUP, house: { seats: 2 } }), null);
  const recording = await later();
  assert.deepEqual(await recording.take(SETUP), { place, rows: null, welcome: prepared.welcome });
  assert.equal(await recording.take(SETUP), null);
  assert.equal(await (await later()).take(SETUP), null);
  await keepPrepared("prepared", "library-1", { ...prepared, language: "tr" });
  assert.equal(await (await later()).take(SETUP), null);
  // The table of the last visit is shown to whoever has its key, and in their language.
  await keepPrepared("seen", "library-1", { table: "k7f", token: "key", language: "en", welcome: prepared.welcome });
  assert.deepEqual(await (await later()).welcome("k7f", "key"), prepared.welcome);
  assert.equal(await (await later()).welcome("k7f", "another"), null);
  assert.equal(await (await later()).welcome("k7g", "key"), null);
  await keepPrepared("seen", "library-1", { table: "k7f", token: "key", language: "tr", welcome: prepared.welcome });
  assert.equal(await (await later()).welcome("k7f", "key"), null);
});
