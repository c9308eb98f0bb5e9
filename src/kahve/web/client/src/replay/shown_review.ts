import { reviewOf, type Source } from "../protocol/finished_deals";
import type { Decision, Review } from "../protocol/messages";
import { isSeen } from "../table/verdict";
import "../language/replay";
import { message, paragraph } from "../language/message";

/** So often it is asked how far the review is. */
const ASK_AGAIN = 600;

/** The review of the deal on show: asked for by whoever looks at it, and then known by its moves. */
export class ShownReview {
  private review: Review | null = null;
  private wanted = 0;
  /** What is to be said while it is worked out, or why there is none. */
  says = "";
  busy = false;

  constructor(private readonly changed: () => void) {}

  /** Forget it: another deal is on show. */
  clear(): void {
    this.wanted += 1;
    this.review = null;
    this.says = "";
    this.busy = false;
  }

  get isThere(): boolean {
    return this.review !== null;
  }

  /** The decision that gave away the most at this move; undefined where none was looked at. */
  at(move: number): Decision | undefined {
    const decisions = this.review?.decisions.filter((one) => one.turn === move) ?? [];
    return decisions.sort((a, b) => b.given - a.given)[0];
  }

  /** The moves that gave points away. */
  get dear(): number[] {
    const turns = this.review?.decisions.filter((one) => isSeen(one.given)).map((one) => one.turn) ?? [];
    return [...new Set(turns)].sort((a, b) => a - b);
  }

  /** Ask until it is there; true where it is. */
  async ask(source: Source, deal: string): Promise<boolean> {
    const wanted = (this.wanted += 1);
    this.busy = true;
    try {
      while (wanted === this.wanted) {
        const answer = await reviewOf(source, deal);
        if (wanted !== this.wanted) return false;
        if (answer.ready) {
          this.review = answer;
          this.say(message("client-replay-moves-gave-away", { count: this.dear.length }), false);
          return true;
        }
        this.say(paragraph(answer.says, answer.of ? message("client-replay-decisions-done", { done: answer.done ?? 0, count: answer.of }) : ""), true);
        await new Promise((done) => setTimeout(done, ASK_AGAIN));
      }
    } catch (error) {
      if (wanted === this.wanted) this.say((error as Error).message, false);
    }
    return false;
  }

  private say(says: string, busy: boolean): void {
    this.says = says;
    this.busy = busy;
    this.changed();
  }
}
