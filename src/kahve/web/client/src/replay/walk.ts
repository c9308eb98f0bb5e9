import type { TableEvent } from "../protocol/messages";
import type { Steps } from "./steps";

export type Speed = "slow" | "normal" | "fast";

/** So long, in milliseconds, a move stays on show while the deal plays by itself. */
const STAYS: Record<Speed, number> = { slow: 2600, normal: 1300, fast: 450 };

/** What the page does for the walk. */
export interface Walker {
  /** Act the next step out. */
  act(step: TableEvent): Promise<void>;
  /** Show a step at once, without what led to it. */
  leap(step: TableEvent): void;
  /** Bring what is in movement to its end. */
  hurry(): void;
  /** Another step is on show, or the deal has stopped playing. */
  moved(): void;
  /** The last step has been shown. */
  arrived(): void;
  failed(says: string): void;
}

/** Where in a deal one is, and the way to where one wants to be: one move is acted out, any other distance is leapt over. */
export class Walk {
  at = -1;
  goal = 0;
  playing = false;
  speed: Speed = "normal";
  private walking = false;
  private timer = 0;
  private steps: Steps | null = null;

  constructor(private readonly walker: Walker) {}

  get last(): number {
    return this.steps?.moves ?? 0;
  }

  /** Begin in another deal, or in the same one seen otherwise, with this step on show. */
  begin(steps: Steps, step: TableEvent): void {
    this.steps = steps;
    this.goal = step.n;
    this.leap(step);
  }

  /** Leave the deal for good. */
  end(): void {
    this.stop();
    this.steps = null;
  }

  to(move: number): void {
    this.stop();
    this.head(move);
  }

  play(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    this.walker.moved();
    if (this.at >= this.last) this.head(0);
    else this.goOn(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.playing = false;
    this.walker.moved();
  }

  /** A tap on the table shows the end of what is in movement. */
  hurry(): void {
    if (this.walking) this.walker.hurry();
  }

  private head(move: number): void {
    if (!this.steps) return;
    this.goal = Math.min(Math.max(0, move), this.last);
    if (this.walking) this.walker.hurry();
    else void this.walk();
  }

  /** The goal may change on the way. */
  private async walk(): Promise<void> {
    this.walking = true;
    try {
      while (this.steps && this.goal !== this.at) {
        const { goal, steps } = this;
        const step = await steps.at(goal);
        if (goal !== this.goal || steps !== this.steps) continue;
        if (goal === this.at + 1) {
          await this.walker.act(step);
          this.at = goal;
          this.walker.moved();
        } else this.leap(step);
      }
    } catch (error) {
      this.goal = this.at;
      this.stop();
      this.walker.failed((error as Error).message);
    } finally {
      this.walking = false;
    }
    if (this.playing) this.goOn();
  }

  private leap(step: TableEvent): void {
    this.walker.leap(step);
    this.at = step.n;
    this.walker.moved();
  }

  private goOn(wait = STAYS[this.speed]): void {
    clearTimeout(this.timer);
    if (this.at >= this.last) {
      this.stop();
      this.walker.arrived();
    } else this.timer = window.setTimeout(() => this.playing && this.head(this.at + 1), wait);
  }
}
