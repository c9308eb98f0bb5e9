import type { Answer } from "../protocol/connection";
import type { Scene } from "../protocol/messages";
import type { Wish } from "../protocol/wish";
import "../language/melding";
import { message } from "../language/message";

/** What a draft needs of its table. */
export interface Desk {
  /** Ask the server; false where that cannot be asked now, and then its person has been told. */
  ask(wish: Wish): boolean;
  /** Whether an ask would be heard now. */
  canAsk(): boolean;
  /** Say something to one's person. */
  tell(says: string): void;
  /** Something is different: draw it. */
  changed(): void;
  /** This can only be made at once, as it shows new cards: ask whether it shall be. */
  only(move: string): void;
  /** A step has been accepted or a move made: clear what was chosen for it. */
  laidOut(): void;
}

/** What is to be laid next on the table as it is then; null where that is nothing. */
export type Step = (shown: Scene) => string | null;

interface PendingAsk {
  kind: "step" | "again" | "move";
  steps: readonly string[];
  /** Nothing that was chosen is used up by it. */
  keeps?: boolean;
}

/** The largest number of taps that wait for an answer. */
const PATIENCE = 4;

/**
 * Cards that one has laid out and not yet put on the table. Each step is tried: the server says what the table would be like, or why
 * not, and nobody else hears of it. Only a move makes it true.
 */
export class Drafting {
  private table: Scene | null = null;
  private drafted: Scene | null = null;
  private steps: readonly string[] = [];
  private pending: PendingAsk | null = null;
  private queue: (() => void)[] = [];
  /** The table has changed since the draft was tried. */
  private stale = false;

  constructor(private readonly desk: Desk) {}

  /** The table to be shown: with the draft where there is one. */
  get shown(): Scene | null {
    return this.drafted ?? this.table;
  }

  /** The table as it is for everybody. */
  get truth(): Scene | null {
    return this.table;
  }

  get isOpen(): boolean {
    return this.steps.length > 0;
  }

  get busy(): boolean {
    return this.pending !== null;
  }

  /** The draft as the server has written it, where it can be confirmed. */
  get whole(): string | null {
    const draft = this.isOpen ? this.drafted?.draft : null;
    return draft?.whole ? draft.move : null;
  }

  // What a person does.

  /** Lay something more. */
  step(step: Step): void {
    this.inTurn(() => {
      const text = this.shown && step(this.shown);
      if (text) this.attempt("step", [...this.steps, text]);
    });
  }

  /** Take back the last step. */
  undo(): void {
    this.inTurn(() => {
      const fewer = this.steps.slice(0, -1);
      if (!fewer.length) this.drop();
      else this.attempt("again", fewer);
    });
  }

  /** Take back everything. */
  reset(): void {
    this.inTurn(() => this.drop());
  }

  confirm(): void {
    this.inTurn(() => {
      if (this.whole) this.make(this.whole, true);
    });
  }

  /** Make a move, and with it what has been laid out. `keeps`: it uses nothing that is chosen. */
  move(text: string, keeps = false): void {
    this.inTurn(() => this.make(this.isOpen ? `${this.drafted?.draft?.move ?? this.steps.join(", ")}, ${text}` : text, keeps));
  }

  /** Make a whole draft that could not be tried. */
  once(whole: string): void {
    this.inTurn(() => this.make(whole, false));
  }

  // What happens.

  /** The table has changed, or is seen for the first time. */
  lay(table: Scene): void {
    this.table = table;
    if (!this.steps.length && this.pending?.kind !== "step") this.drafted = null;
    this.stale = true;
    this.goOn();
  }

  tried(scene: Scene): void {
    const { pending } = this;
    if (!pending) return;
    this.pending = null;
    this.steps = pending.steps;
    this.drafted = scene;
    if (pending.kind === "step") this.desk.laidOut();
    this.desk.changed();
    this.goOn();
  }

  /** Whether the refusal was about this draft, and has been told where it needs telling. */
  refused(says: string, code: string): boolean {
    const { pending } = this;
    if (!pending) return false;
    this.pending = null;
    if (code === "stale") {
      // The table has moved on: what was to be laid is tried again on the new one, once that is here.
      if (pending.kind === "step") this.steps = pending.steps;
      this.goOn();
      return pending.kind !== "move";
    }
    this.queue = [];
    if (code === "shows" && pending.kind === "step") {
      if (!this.steps.length) this.drafted = null;
      this.desk.only(pending.steps.join(", "));
      this.desk.changed();
      this.goOn();
      return true;
    }
    if (pending.kind === "again") {
      this.drop();
      this.desk.tell(message("client-melding-laid-out-back", { says }));
    } else {
      this.desk.tell(says);
      if (!this.steps.length) this.drafted = null;
      this.goOn();
    }
    this.desk.changed();
    return true;
  }

  answered(how: Answer): void {
    if (how !== "done" || this.pending?.kind !== "move") return;
    if (!this.pending.keeps) this.desk.laidOut();
    // The draft has come true; it is still shown until the table is laid with it.
    this.pending = null;
    this.steps = [];
    this.queue = [];
    // After a lost connection the table comes before the answer.
    if (this.stale) this.drafted = null;
    this.desk.changed();
  }

  /** The line is open again, or another ask has been answered: ask what could not be asked before. */
  goOn(): void {
    if (this.pending) return;
    if (this.stale && this.steps.length) {
      if (this.desk.canAsk()) this.attempt("again", this.steps);
      return;
    }
    this.queue.shift()?.();
  }

  private inTurn(act: () => void): void {
    if (!this.pending) act();
    else if (this.queue.length < PATIENCE) this.queue.push(() => (act(), this.goOn()));
  }

  private attempt(kind: "step" | "again", steps: readonly string[]): void {
    if (!this.desk.ask({ do: "try", move: steps.join(", ") })) return;
    this.stale = false;
    this.pending = { kind, steps };
    this.desk.changed();
  }

  private make(move: string, keeps: boolean): void {
    if (!this.desk.ask({ do: "move", move })) return;
    this.stale = false;
    this.pending = { kind: "move", steps: this.steps, keeps };
    this.desk.changed();
  }

  private drop(): void {
    this.steps = [];
    this.drafted = null;
    this.desk.changed();
  }
}
