import assert from "node:assert/strict";
import { test } from "node:test";
import { Drafting, type Desk } from "../src/melding/drafting";
import type { Draft, Scene } from "../src/protocol/messages";
import type { Wish } from "../src/protocol/wish";

/** A desk that writes down what is asked and said. */
class Notes implements Desk {
  asks: string[] = [];
  said: string[] = [];
  open = true;
  steps = 0;

  ask(wish: Wish): boolean {
    if (this.open) this.asks.push("move" in wish ? `${wish.do} ${wish.move}` : wish.do);
    else this.said.push("no connection");
    return this.open;
  }
  canAsk(): boolean {
    return this.open;
  }
  tell(says: string): void {
    this.said.push(says);
  }
  changed(): void {}
  only(move: string): void {
    this.said.push(`only ${move}`);
  }
  laidOut(): void {
    this.steps += 1;
  }
}

/** A table by its name; with a draft, the answer to a try. */
function scene(line: string, move = "", whole = true): Scene {
  const draft: Draft | null = move ? { move, moves: move.split(", "), whole } : null;
  return { line, draft, moves: [], refusals: {} } as unknown as Scene;
}

function seated(): { draft: Drafting; notes: Notes } {
  const notes = new Notes();
  const draft = new Drafting(notes);
  draft.lay(scene("before"));
  return { draft, notes };
}

/** A draft of these steps, each agreed to. */
function drafted(...steps: string[]): { draft: Drafting; notes: Notes } {
  const { draft, notes } = seated();
  steps.forEach((step, i) => {
    draft.step(() => step);
    draft.tried(scene(`draft ${i + 1}`, steps.slice(0, i + 1).join(", ")));
  });
  notes.asks = [];
  return { draft, notes };
}

test("what is laid is tried, and shown as the server answers", () => {
  const { draft, notes } = seated();
  draft.step((shown) => (shown.line === "before" ? "meld KKK" : null));
  assert.deepEqual(notes.asks, ["try meld KKK"]);
  assert.deepEqual([draft.shown!.line, draft.isOpen, draft.busy], ["before", false, true]);
  draft.tried(scene("with kings", "meld KKK", false));
  assert.deepEqual([draft.shown!.line, draft.truth!.line, draft.isOpen, draft.whole, notes.steps], ["with kings", "before", true, null, 1]);
  draft.step(() => "meld 444");
  assert.equal(notes.asks.at(-1), "try meld KKK, meld 444");
  draft.tried(scene("with both", "meld KKK, meld 444"));
  assert.equal(draft.whole, "meld KKK, meld 444");
});

test("a step is put into words on the table that the steps before have made", () => {
  const { draft, notes } = seated();
  draft.step(() => "meld KKK");
  draft.step((shown) => `add K to K on ${shown.line}`);
  assert.equal(notes.asks.length, 1);
  draft.tried(scene("with kings", "meld KKK"));
  assert.equal(notes.asks[1], "try meld KKK, add K to K on with kings");
});

test("a refused step leaves the draft as it was, says the sentence and forgets what was waiting behind it", () => {
  const { draft, notes } = drafted("meld KKK");
  draft.step(() => "meld 4422");
  draft.step(() => "meld 555");
  assert.equal(draft.refused("Too many wild cards.", "illegal"), true);
  assert.deepEqual(notes.said, ["Too many wild cards."]);
  assert.deepEqual([draft.shown!.line, draft.isOpen, draft.busy], ["draft 1", true, false]);
  assert.deepEqual(notes.asks, ["try meld KKK, meld 4422"]);
});

test("undo tries the shorter draft, and drops the last of it without asking; reset drops all", () => {
  const { draft, notes } = drafted("meld KKK", "meld 444");
  draft.undo();
  assert.deepEqual(notes.asks, ["try meld KKK"]);
  draft.tried(scene("draft 1", "meld KKK"));
  assert.equal(notes.steps, 2, "an undo is not a step laid out");
  draft.undo();
  assert.deepEqual([notes.asks.length, draft.isOpen, draft.shown!.line], [1, false, "before"]);
  const other = drafted("meld KKK", "meld 444");
  other.draft.reset();
  assert.deepEqual([other.notes.asks, other.draft.isOpen, other.draft.shown!.line], [[], false, "before"]);
});

test("confirmed, the draft is one move; it is shown until the table has it", () => {
  const { draft, notes } = drafted("meld KKK", "meld 444");
  draft.confirm();
  assert.deepEqual(notes.asks, ["move meld KKK, meld 444"]);
  draft.answered("done");
  assert.deepEqual([draft.shown!.line, draft.isOpen], ["draft 2", false]);
  draft.lay(scene("after"));
  assert.deepEqual([draft.shown!.line, notes.asks.length, notes.said], ["after", 1, []]);
});

test("a discard confirms with it what is laid out", () => {
  const { draft, notes } = drafted("meld KKK");
  draft.move("discard 5");
  assert.deepEqual(notes.asks, ["move meld KKK, discard 5"]);
  const { draft: bare, notes: said } = seated();
  bare.move("draw");
  assert.deepEqual(said.asks, ["move draw"]);
});

test("a move made puts down what was chosen for it; drawing uses nothing of that", () => {
  const { draft, notes } = seated();
  draft.move("draw", true);
  draft.answered("done");
  assert.equal(notes.steps, 0);
  draft.move("discard Q");
  draft.answered("refused");
  draft.refused("You must go out.", "illegal");
  assert.equal(notes.steps, 0);
  draft.move("discard Q");
  draft.answered("done");
  assert.equal(notes.steps, 1);
});

test("what cannot be tried since it shows new cards is asked about, and made as a whole", () => {
  const { draft, notes } = drafted("take");
  draft.step(() => "meld JJJ");
  draft.refused("That shows new cards.", "shows");
  assert.deepEqual([notes.said, draft.isOpen, draft.shown!.line], [["only take, meld JJJ"], true, "draft 1"]);
  draft.once("take, meld JJJ");
  assert.deepEqual(notes.asks, ["try take, meld JJJ", "move take, meld JJJ"]);
  const other = seated();
  other.draft.step(() => "take");
  other.draft.refused("That shows new cards.", "shows");
  assert.deepEqual([other.draft.isOpen, other.draft.shown!.line], [false, "before"]);
});

test("a draft that is not whole cannot be confirmed, and a refused move leaves it there", () => {
  const { draft, notes } = seated();
  draft.step(() => "meld 444");
  draft.tried(scene("draft", "meld 444", false));
  draft.confirm();
  assert.equal(notes.asks.length, 1);
  draft.move("discard 5");
  draft.refused("The first meld needs 50 points.", "illegal");
  assert.deepEqual([draft.isOpen, draft.shown!.line, notes.said], [true, "draft", ["The first meld needs 50 points."]]);
});

test("when the table changes the draft is tried again on the new one", () => {
  const { draft, notes } = drafted("meld KKK", "meld 444");
  draft.lay(scene("somebody came"));
  assert.deepEqual(notes.asks, ["try meld KKK, meld 444"]);
  draft.tried(scene("the same with somebody", "meld KKK, meld 444"));
  assert.deepEqual([draft.shown!.line, draft.truth!.line, notes.said], ["the same with somebody", "somebody came", []]);
});

test("a draft that the new table does not bear is dropped with a notice", () => {
  const { draft, notes } = drafted("meld KKK");
  draft.lay(scene("the turn is over"));
  draft.refused("It is not your turn.", "not_now");
  assert.deepEqual([draft.isOpen, draft.shown!.line], [false, "the turn is over"]);
  assert.deepEqual(notes.said, ["What you had laid out is back in your hand: It is not your turn."]);
});

test("a step that met an older table is not lost: it is tried again when the new one is there", () => {
  const { draft, notes } = drafted("meld KKK");
  draft.step(() => "meld 444");
  assert.equal(draft.refused("The table has moved on.", "stale"), true);
  assert.deepEqual([notes.said, notes.asks.length], [[], 1]);
  draft.lay(scene("new"));
  assert.equal(notes.asks.at(-1), "try meld KKK, meld 444");
});

test("a change that comes while a try is under way is met by another try", () => {
  const { draft, notes } = seated();
  draft.step(() => "meld KKK");
  draft.lay(scene("new"));
  assert.equal(notes.asks.length, 1);
  draft.tried(scene("kings on the old one", "meld KKK"));
  assert.deepEqual(notes.asks, ["try meld KKK", "try meld KKK"]);
  draft.tried(scene("kings on the new one", "meld KKK"));
  assert.deepEqual([draft.shown!.line, notes.asks.length], ["kings on the new one", 2]);
});

test("without a connection the draft waits, and is tried again when there is one", () => {
  const { draft, notes } = drafted("meld KKK");
  notes.open = false;
  draft.lay(scene("new"));
  assert.deepEqual([notes.asks, notes.said, draft.isOpen], [[], [], true]);
  notes.open = true;
  draft.goOn();
  assert.deepEqual(notes.asks, ["try meld KKK"]);
});

test("after a lost connection the table may come before the answer to the move that made it", () => {
  const { draft, notes } = drafted("meld KKK");
  draft.confirm();
  draft.lay(scene("after"));
  draft.answered("done");
  assert.deepEqual([draft.shown!.line, draft.isOpen, notes.asks], ["after", false, ["move meld KKK"]]);
});

test("a refusal that is about something else is left to others", () => {
  const { draft, notes } = seated();
  assert.equal(draft.refused("The deal is not over.", "not_now"), false);
  assert.deepEqual(notes.said, []);
});
