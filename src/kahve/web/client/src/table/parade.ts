import type { Scene, TableEvent } from "../protocol/messages";

/** Something to be shown at a table: what happened and the scene after it, or, without an event, only a scene. */
export interface Step {
  scene: Scene;
  says: string;
  event: TableEvent | null;
}

/** The number of missed events in a row that are acted out; after a longer absence the table is simply shown as it stands. */
const WORTH_SHOWING = 8;

/** Shows what happened one thing after another, however fast it came in. */
export class Parade<T> {
  private readonly queue: T[] = [];
  private current: T | undefined;
  private missedInARow = 0;

  constructor(
    private readonly show: (item: T) => Promise<void>,
    private readonly arrived: () => void,
  ) {}

  get busy(): boolean {
    return this.current !== undefined;
  }

  /** Whether something waits behind what is being shown. */
  get waiting(): boolean {
    return this.queue.length > 0;
  }

  /** What was pushed last, while it waits or is being shown. */
  get newest(): T | undefined {
    return this.queue.at(-1) ?? this.current;
  }

  /** Whether the absence that this event belongs to is too long to be acted out; asked once for each event. */
  isTooLong(missed: boolean): boolean {
    this.missedInARow = missed ? this.missedInARow + 1 : 0;
    return this.missedInARow > WORTH_SHOWING;
  }

  push(item: T): void {
    this.queue.push(item);
    if (!this.busy) void this.walk();
  }

  /** Forget what has not been shown yet. */
  clear(): void {
    this.queue.length = 0;
  }

  private async walk(): Promise<void> {
    while ((this.current = this.queue.shift()) !== undefined) await this.show(this.current);
    this.arrived();
  }
}
