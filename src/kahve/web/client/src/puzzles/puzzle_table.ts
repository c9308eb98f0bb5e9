import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { follow, go } from "../page/go";
import { icon } from "../page/icons";
import type { Place, Puzzle, Scene } from "../protocol/messages";
import { TaughtTable, type Verdict } from "../learn/taught_table";
import { PUZZLES, puzzlePath, type PuzzleAddress } from "./address";
import { answer, attempt, puzzle, solution } from "./asking";
import { keepSolved } from "./done";

/** One puzzle on the table of its family: a question, what is said to a turn, and the solution that explains itself. */
@customElement("kahve-puzzle")
export class PuzzleTable extends TaughtTable {
  @property({ attribute: false }) address!: PuzzleAddress;

  private puzzle: Puzzle | null = null;
  /** The moves of the turn so far. */
  private made: string[] = [];
  /** Whether the solution was asked for. */
  @state() private gaveUp = false;
  protected readonly isOver = "This puzzle is over: go on to the next one.";

  get place(): Place {
    return { table: puzzlePath(this.address), seat: this.puzzle?.seat ?? 0, token: "", link: "" };
  }

  protected get game(): { name: string; title: string } {
    return { name: this.address.game, title: this.puzzle?.title ?? "Puzzle" };
  }

  protected async fetchStaged(): Promise<{ scene: Scene; family: string; title: string }> {
    this.puzzle = await puzzle(this.address);
    const { scene, title, number } = this.puzzle;
    return { scene, family: scene.family, title: `Puzzle ${number} · ${title}` };
  }

  protected async answer(move: string): Promise<Verdict> {
    const said = await answer(this.address, this.made, move);
    if (said.right === null) this.made.push(move);
    else if (!said.right) this.begin();
    return said;
  }

  protected tryOut(move: string): Promise<{ scene: Scene }> {
    return attempt(this.address, this.made, move);
  }

  /** Lay the position of the puzzle anew. */
  private begin(): void {
    if (this.made.length && this.puzzle) this.lay(this.puzzle.scene);
    this.made = [];
  }

  private startAgain(): void {
    this.begin();
    this.verdict = null;
  }

  private async show(): Promise<void> {
    if (!this.canAsk()) return;
    try {
      const { event, says, then } = await solution(this.address);
      this.begin();
      this.gaveUp = true;
      this.verdict = { right: true, says, then, event };
      await this.actOut(event, () => false);
    } catch (error) {
      this.tell((error as Error).message);
    }
  }

  protected solved(): void {
    keepSolved(this.address.game, this.address.number);
  }

  moves(): void {
    this.tell(this.puzzle?.says ?? "");
  }

  private get next(): string {
    const { number, of } = this.puzzle!;
    return number < of ? puzzlePath({ ...this.address, number: number + 1 }) : PUZZLES;
  }

  protected goOn(): void {
    go(this.next);
  }

  protected pressed(key: string): boolean {
    if (key === "s") void this.show();
    else if (key === "b") this.startAgain();
    else return false;
    return true;
  }

  protected head(): { small: string; back: string; all: string } {
    const { puzzle } = this;
    return { small: puzzle ? `puzzle ${puzzle.number} of ${puzzle.of}` : "", back: PUZZLES, all: "All puzzles" };
  }

  protected teacher(): TemplateResult {
    const { verdict, gaveUp } = this;
    const { says, grade, failed, players } = this.puzzle!;
    const right = verdict?.right === true;
    return html`<section class="teacher puzzle ${right ? "right" : verdict?.right === false ? "wrong" : ""}" aria-label="The puzzle">
      <h2>${says}</h2>
      <p class="teacher-says">${GRADES[grade]} ${failed} of ${players} club players missed it.</p>
      <div class="teacher-verdict" role="status">
        ${verdict ? html`<p>${right ? html`<b>${gaveUp ? "The solution." : "Solved."}</b>` : verdict.right === false ? html`<b>Not this one.</b>` : nothing} ${verdict.says}</p>` : nothing}
        ${right && verdict.then?.length ? html`<details><summary>${verdict.then[0]}</summary><ol tabindex="0" aria-label="How the deal goes on">${verdict.then.slice(1).map((line) => html`<li>${line}</li>`)}</ol></details>` : nothing}
      </div>
      <p class="teacher-ways">
        ${right
          ? html`<button type="button" class="play small" title="Go on (N)" @click=${() => this.goOn()}>${this.next === PUZZLES ? "All puzzles" : "Next puzzle"}</button>`
          : html`${this.made.length ? html`<button type="button" class="soft" title="Back to the beginning (B)" @click=${() => this.startAgain()}>${icon.back} Begin again</button>` : nothing}
              <button type="button" class="soft" title="The solution (S)" @click=${() => void this.show()}>${icon.hint} Solution</button>
              <a class="soft" href=${this.next} @click=${follow}>Skip</a>`}
      </p>
    </section>`;
  }
}

const GRADES = { easy: "An easy one.", fair: "A fair one.", hard: "A hard one." } as const;
