import type { Replay, TableEvent } from "../protocol/messages";
import "../language/replay";
import { message } from "../language/message";

/** The steps of one deal, fetched a part at a time: step 0 is the deal, step n the n-th move. */
export class Steps {
  private readonly events = new Map<number, TableEvent>();
  private readonly requests = new Map<number, Promise<void>>();
  private least = 0;
  /** How many moves the deal has; null until the first part is there. */
  moves: number | null = null;

  constructor(
    private readonly fetch: (from: number) => Promise<Replay>,
    private readonly changed: () => void,
  ) {}

  /** A step that is here already. */
  here(number: number): TableEvent | undefined {
    return this.events.get(number);
  }

  /** Every step that is here, in order. */
  get all(): TableEvent[] {
    return [...this.events.values()].sort((a, b) => a.n - b.n);
  }

  /** A step, fetched if it is not here; whatever the fetch rejects with where it cannot be had. */
  async at(number: number): Promise<TableEvent> {
    if (!this.events.has(number)) await this.part(number);
    const step = this.events.get(number);
    if (!step) throw new Error(message("client-replay-move-not-fetched"));
    return step;
  }

  /** Fetch all that is missing, one part after the other. */
  async rest(): Promise<void> {
    while (this.moves !== null) {
      while (this.events.has(this.least)) this.least += 1;
      if (this.least > this.moves) return;
      await this.part(this.least);
    }
  }

  private part(from: number): Promise<void> {
    const request = this.requests.get(from) ?? this.take(from);
    this.requests.set(from, request);
    return request.finally(() => this.requests.delete(from));
  }

  private async take(from: number): Promise<void> {
    const part = await this.fetch(from);
    for (const step of part.steps) this.events.set(step.n, step);
    this.moves = part.moves;
    this.changed();
  }
}
