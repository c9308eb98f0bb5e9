import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection } from "../src/protocol/connection";
import { Progress } from "../src/protocol/progress";
import type { Scene } from "../src/protocol/messages";
import { event, FakeSocket, FakeWorld, Notebook, scene, seated } from "./fake_world";
import { shelf } from "./shelf";

test("it says hello with its token and the number of the last event it holds", () => {
  const { world } = seated(7);
  assert.deepEqual(world.socket.sent, [{ type: "hello", token: "secret", last: 0, shares: true, language: "en" }]);
});

test("events are handed on in order, each once", () => {
  const { world, notes, connection } = seated(3);
  for (const n of [4, 5, 5, 2, 6]) world.socket.say(event(n));
  assert.deepEqual(notes.events, [4, 5, 6]);
  assert.equal(connection.last, 6);
});

test("a skipped number means: say hello again, and hear nothing until the welcome", () => {
  const { world, notes } = seated(3);
  world.socket.say(event(4));
  world.socket.say(event(6));
  world.socket.say(event(7));
  assert.deepEqual(world.socket.sent.at(-1), { type: "hello", token: "secret", last: 4, shares: true, language: "en" });
  assert.deepEqual(notes.events, [4]);
  world.socket.say({ type: "welcome", table: "t", seat: 0, last: 7, events: [event(5), event(6), event(7)] });
  world.socket.say(event(8));
  assert.deepEqual(notes.missed, [5, 6, 7]);
  assert.deepEqual(notes.events, [4, 8]);
});

test("only one ask at a time, made on the last event held", () => {
  const { world, connection } = seated(41);
  assert.equal(connection.ask({ do: "move", move: "5H" }), true);
  assert.equal(connection.ask({ do: "move", move: "6H" }), false);
  const ask = world.socket.sent.at(-1)!;
  assert.equal(ask.type === "ask" && ask.base, 41);
  assert.equal(ask.type === "ask" && ask.do === "move" && ask.move, "5H");
});

test("every ask has an id of its own", () => {
  const { world, connection } = seated();
  const ids = [1, 2, 3].map(() => {
    connection.ask({ do: "deal", deal: 1 });
    const ask = world.socket.sent.at(-1) as { id: string };
    world.socket.say({ type: "done", id: ask.id, n: 1 });
    return ask.id;
  });
  assert.equal(new Set(ids).size, 3);
});

test("an unanswered ask is sent again, word for word, after a lost connection, and once answered never more", () => {
  const { world, notes, connection } = seated(9);
  connection.ask({ do: "move", move: "5H" });
  const ask = world.socket.sent.at(-1);
  world.socket.onclose!({ code: 1006 });
  assert.equal(connection.line, "lost");
  world.pass(1000);
  world.socket.onopen!();
  assert.deepEqual(world.socket.sent, [{ type: "hello", token: "secret", last: 9, shares: true, language: "en" }]);
  world.socket.say({ type: "welcome", table: "t", seat: 0, last: 10, events: [event(10)] });
  assert.deepEqual(world.socket.sent.at(-1), ask);
  world.socket.say({ type: "done", id: (ask as { id: string }).id, n: 10 });
  assert.equal(notes.answers, 1);
  world.socket.onclose!({ code: 1006 });
  world.pass(1000);
  world.socket.onopen!();
  world.socket.say({ type: "welcome", table: "t", seat: 0, last: 10, events: [] });
  assert.equal(world.socket.sent.length, 1);
});

test("nothing can be asked while the connection is lost", () => {
  const { world, connection } = seated();
  world.socket.onclose!({ code: 1006 });
  assert.equal(connection.ask({ do: "deal", deal: 1 }), false);
});

test("a refusal frees the way for the next ask; a stale one fetches what is missing", () => {
  const { world, notes, connection } = seated(5);
  connection.ask({ do: "move", move: "5H" });
  const { id } = world.socket.sent.at(-1) as { id: string };
  world.socket.say({ type: "refused", id, code: "stale", says: "The table has moved on.", last: 6 });
  assert.deepEqual(notes.refusals, ["The table has moved on."]);
  assert.equal(connection.busy, false);
  assert.deepEqual(world.socket.sent.at(-1), { type: "hello", token: "secret", last: 5, shares: true, language: "en" });
});

test("it tries again with longer and longer waits, and is welcomed as if nothing had happened", () => {
  const { world } = seated();
  const tries: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    const before = world.sockets.length;
    world.socket.onclose!({ code: 1006 });
    let waited = 0;
    while (world.sockets.length === before) {
      world.pass(50);
      waited += 50;
    }
    tries.push(waited);
  }
  assert.deepEqual(tries, [400, 800, 1600, 2400]);
});

test("a check opens a new socket at once where the line is lost, and an open line is asked whether it stands", () => {
  const { world, connection } = seated();
  connection.check();
  assert.equal(world.sockets.length, 1);
  assert.deepEqual(world.socket.sent.at(-1), { type: "ping", id: "p1" });
  world.socket.say({ type: "pong", id: "p1" });
  world.pass(3_000);
  assert.equal(connection.line, "open");
  world.socket.onclose!({ code: 1006 });
  connection.check();
  assert.equal(world.sockets.length, 2);
  world.socket.onopen!();
  world.socket.say({ type: "welcome", table: "t", seat: 0, last: 0, scene });
  world.pass(3_000);
  assert.equal(world.sockets.length, 2);
});

test("a line that a check finds dead is given up in three seconds", () => {
  const { world, connection } = seated();
  connection.check();
  world.pass(2_600);
  assert.equal(connection.line, "lost");
});

test("tries that hang are given up after a moment, and every fourth may take as long as a slow network needs", () => {
  const { world } = seated();
  world.pass(8_500);
  const begun: number[] = [];
  for (let at = 0, tries = world.sockets.length; begun.length < 6; at += 50) {
    world.pass(50);
    if (world.sockets.length > tries) begun.push(at);
    tries = world.sockets.length;
  }
  assert.deepEqual(begun.slice(1).map((at, i) => at - begun[i]!), [2_900, 2_900, 8_400, 2_900, 2_900]);
});

test("a long try that hangs is begun again as soon as the server answers by another way", async () => {
  const { world } = seated();
  const pass = async (ms: number) => {
    world.pass(ms);
    await new Promise(setImmediate);
  };
  await pass(17_200);
  assert.deepEqual([world.sockets.length, world.timesAround], [5, 0]);
  await pass(2_500);
  await pass(2_500);
  assert.deepEqual([world.sockets.length, world.timesAround], [5, 2]);
  world.isReachable = true;
  await pass(2_500);
  assert.equal(world.sockets.length, 6);
  // A slow network may have answered so where the line itself takes longer: the new try has its time, and is not asked about.
  await pass(7_000);
  assert.deepEqual([world.sockets.length, world.timesAround], [6, 2]);
});

test("a try that was welcomed in time is not begun again", async () => {
  const { world } = seated();
  world.isReachable = true;
  world.pass(2_500);
  world.socket.say({ type: "pong", id: "x" });
  world.pass(2_500);
  await new Promise(setImmediate);
  assert.deepEqual([world.sockets.length, world.timesAround], [1, 0]);
});

test("a line within the browser never falls silent", () => {
  const { world, connection } = seated();
  Object.assign(world.socket, { isNear: true });
  world.socket.say({ type: "pong", id: "x" });
  world.pass(600_000);
  connection.check();
  assert.equal(connection.line, "open");
  assert.deepEqual(world.socket.sent.filter(({ type }) => type === "ping"), []);
});

test("another tab takes the seat: no knocking until its person asks for it", () => {
  const { world, connection, notes } = seated(4);
  const old = world.socket;
  old.say({ type: "replaced", says: "Elsewhere." });
  world.pass(120_000);
  assert.equal(connection.line, "replaced");
  assert.equal(world.sockets.length, 1);
  assert.equal(old.shut, true);
  connection.takeBack();
  world.socket.onopen!();
  assert.deepEqual(world.socket.sent, [{ type: "hello", token: "secret", last: 0, shares: true, language: "en" }]);
  world.socket.say({ type: "welcome", table: "t", seat: 0, last: 4, scene });
  assert.equal(notes.lines.at(-1), "open");
});

test("an unknown token or table ends it", () => {
  for (const code of [4003, 4004]) {
    const { world, connection } = seated();
    world.socket.onclose!({ code });
    world.pass(120_000);
    assert.equal(connection.line, "unknown");
    assert.equal(world.sockets.length, 1);
  }
});

test("a silent line is asked whether anybody is there, and given up when nobody is", () => {
  const { world, connection } = seated();
  world.pass(4_000);
  assert.deepEqual(world.socket.sent.at(-1), { type: "ping", id: "p1" });
  world.socket.say({ type: "pong", id: "p1" });
  world.pass(3_900);
  assert.equal(connection.line, "open");
  world.pass(4_200);
  assert.equal(connection.line, "lost");
});

test("a browser without a network shows within a second that nobody answers, and leaves a line that does answer open", () => {
  const cut = seated();
  cut.connection.check(true);
  cut.world.pass(1_000);
  assert.equal(cut.connection.line, "lost");
  const near = seated();
  near.connection.check(true);
  near.world.socket.say({ type: "pong", id: "p1" });
  near.world.pass(1_000);
  assert.equal(near.connection.line, "open");
});

test("a socket that opens but never welcomes is given up too", () => {
  const world = new FakeWorld();
  const connection = new Connection("secret", world, new Notebook(), new Progress("t", shelf()));
  connection.start();
  world.socket.onopen!();
  world.pass(8_100);
  assert.equal(connection.line, "lost");
  assert.ok(world.socket instanceof FakeSocket && world.sockets[0]!.shut);
});

test("who comes and goes is heard without a number", () => {
  const { world, notes, connection } = seated(3);
  world.socket.say({ type: "presence", connected: [0, 2], away: [], watchers: 0 });
  assert.deepEqual([notes.present, connection.last], [[[0, 2]], 3]);
});

test("what the table waits for is heard, and that it waits no more", () => {
  const { world, notes, connection } = seated(3);
  world.socket.say({ type: "waiting", says: "Kemal is getting ready." });
  world.socket.say({ type: "waiting", says: null });
  assert.deepEqual([notes.waits, connection.last], [["Kemal is getting ready.", null], 3]);
});

test("a try is answered with the table as it would be, and is not an event", () => {
  const { world, notes, connection } = seated(5);
  assert.equal(connection.ask({ do: "try", move: "meld KKK" }), true);
  const ask = world.socket.sent.at(-1) as { id: string; base: number };
  assert.equal(ask.base, 5);
  world.socket.say({ type: "tried", id: "somebody else's", scene });
  assert.deepEqual([notes.tries, connection.busy], [0, true]);
  world.socket.say({ type: "tried", id: ask.id, scene });
  assert.deepEqual([notes.tries, notes.answers, connection.busy, connection.last], [1, 1, false, 5]);
});

test("a wish for a pace is said on an open line, and lost with a lost one", () => {
  const { world, connection } = seated();
  connection.wishPace("quick");
  const [said] = world.socket.sent.filter((message) => message.type === "pace");
  assert.equal(said?.pace, "quick");
  world.socket.onclose!({ code: 1006 });
  connection.wishPace("calm");
  assert.equal(world.sockets.flatMap(({ sent }) => sent).filter((message) => message.type === "pace").length, 1);
});

test("who watches says so instead of hello, and again after a lost line", () => {
  const world = new FakeWorld();
  const notes = new Notebook();
  const connection = new Connection(null, world, notes, new Progress("t", shelf()));
  connection.start();
  world.socket.onopen!();
  assert.deepEqual(world.socket.sent, [{ type: "watch", language: "en" }]);
  world.socket.say({ type: "welcome", table: "t", seat: -1, last: 7, scene });
  assert.deepEqual([connection.line, connection.last, notes.snapshots], ["open", 7, 1]);
  world.socket.onclose!({ code: 1006 });
  world.pass(2_000);
  world.socket.onopen!();
  assert.deepEqual([world.sockets.length, world.socket.sent], [2, [{ type: "watch", language: "en" }]]);
});

test("a table that is not watched says why, and is not asked again", () => {
  const world = new FakeWorld();
  const notes = new Notebook();
  const connection = new Connection(null, world, notes, new Progress("t", shelf()));
  connection.start();
  world.socket.onopen!();
  world.socket.say({ type: "refused", id: null, code: "watch", says: "This table cannot be watched." });
  world.socket.onclose!({ code: 4003 });
  world.pass(120_000);
  assert.deepEqual([connection.line, notes.farewell, world.sockets.length], ["unknown", "This table cannot be watched.", 1]);
});

test("a seat that was left or opened is not asked for again, and the sentence is kept for the page after it", () => {
  const { world, notes, connection } = seated(3);
  world.socket.say({ type: "unseated", says: "You no longer have a seat at this table." });
  world.socket.onclose!({ code: 4005 });
  world.pass(120_000);
  assert.deepEqual([connection.line, notes.farewell, world.sockets.length], ["unseated", "You no longer have a seat at this table.", 1]);
});

test("what is said goes out beside an ask, and what is refused of it does not answer that", () => {
  const { world, notes, connection } = seated(3);
  connection.ask({ do: "move", move: "5H" });
  assert.equal(connection.speak({ phrase: 2 }), true);
  const said = world.socket.sent.at(-1) as { type: string; id: string };
  assert.equal(said.type, "say");
  world.socket.say({ type: "refused", id: said.id, code: "not_now", says: "You say a lot.", last: 3 });
  assert.deepEqual([notes.refusals, notes.answers, connection.busy], [["You say a lot."], 0, true]);
  world.socket.say({ type: "talk", seat: 1, phrase: 0, reaction: null, says: "Hello!" });
  assert.deepEqual([notes.said, connection.last], [["Hello!"], 3]);
  world.socket.onclose!({ code: 1006 });
  assert.equal(connection.speak({ text: "Tea?" }), false);
});

test("a server that stands where this browser was before is not gone back to without a choice", () => {
  for (const before of [0, 9]) {
    const world = new FakeWorld();
    const notes = new Notebook();
    const progress = new Progress("t", shelf());
    progress.note(before, null);
    const connection = new Connection("secret", world, notes, progress);
    connection.start();
    world.socket.onopen!();
    if (!before) {
      world.socket.say({ type: "welcome", table: "t", seat: 0, last: 9, scene });
      world.socket.onclose!({ code: 1006 });
      world.pass(2_000);
      world.socket.onopen!();
    }
    const seen = notes.snapshots;
    world.socket.say({ type: "welcome", table: "t", seat: 0, last: 4, scene });
    assert.deepEqual([connection.line, notes.snapshots, world.socket.shut, progress.beyond()(8, null)], ["older", seen, true, true]);
    world.pass(120_000);
    assert.equal(connection.ask({ do: "deal", deal: 1 }), false);
    connection.goOnFromThere();
    world.socket.onopen!();
    world.socket.say({ type: "welcome", table: "t", seat: 0, last: 4, scene });
    assert.deepEqual([connection.line, notes.snapshots, progress.beyond()(4, null)], ["open", seen + 1, false]);
  }
});

const dealt = (commitment: string): Scene => ({ ...scene, dealt: { name: "1.1", commitment, moves: 1 } });

test("a deal that was made again behind one's back is known by the first event after it", () => {
  const { world, connection, notes } = seated();
  world.socket.say({ ...event(1), scene: dealt("ab") });
  world.socket.onclose!({ code: 1006 });
  world.pass(1_000);
  world.socket.onopen!();
  // The older table has been played on to the same number of events: nothing was missed.
  world.socket.say({ type: "welcome", table: "t", seat: 0, last: 1, events: [] });
  world.socket.say({ ...event(2), scene: dealt("cd") });
  assert.deepEqual([connection.line, notes.events, notes.missed], ["older", [1], []]);
});

test("what another tab has heard since the hello makes no older table of the one that answers it", () => {
  const memory = shelf();
  const world = new FakeWorld();
  const connection = new Connection("secret", world, new Notebook(), new Progress("t", memory));
  connection.start();
  world.socket.onopen!();
  new Progress("t", memory).note(6, null);
  world.socket.say({ type: "welcome", table: "t", seat: 0, last: 5, scene });
  assert.equal(connection.line, "open");
});

test("how far a table has come outlasts the page, for the latest tables", () => {
  const memory = shelf();
  for (let table = 0; table < 70; table += 1) new Progress(`t${table}`, memory).note(table + 1, null);
  assert.deepEqual([new Progress("t69", memory).beyond()(69, null), new Progress("t0", memory).beyond()(0, null)], [true, false]);
  memory.setItem("kahve.progress", "no list");
  assert.equal(new Progress("t69", memory).beyond()(0, null), false);
});

test("an older table on which the others have played on is known by its deal", () => {
  const progress = new Progress("t", shelf());
  progress.note(9, { name: "2.3", commitment: "ab", moves: 5 });
  const deals: [string, string | null, boolean][] = [
    ["2.3", "ab", false],
    ["2.3", "cd", true],
    ["2.3", null, true],
    ["2.2", "ef", true],
    ["1.9", "ef", true],
    ["2.4", "ef", false],
    ["3.1", "ef", false],
  ];
  for (const [name, commitment, beyond] of deals) assert.equal(progress.beyond()(20, { name, commitment, moves: 0 }), beyond, name);
  assert.equal(progress.beyond()(20, null), false);
});
