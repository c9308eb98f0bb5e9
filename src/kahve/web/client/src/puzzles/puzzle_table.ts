import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { follow, go } from "../page/go";
import { icon } from "../page/icons";
import { to } from "../protocol/gateway";
import type { Place, Puzzle, Scene } from "../protocol/messages";
import { TaughtTable, type Verdict } from "../learn/taught_table";
import { PUZZLES, puzzlePath, type PuzzleAddress } from "./address";
import { answer, attempt, puzzle, solution } from "./asking";
import { keepSolved } from "./done";
import "../language/learn";
import "../language/puzzles";
import { message, paragraph } from "../language/message";

/** One puzzle on the table of its family: a question, what is said to a turn, and the solution that explains itself. */
@customElement("kahve-puzzle")
export class PuzzleTable extends TaughtTable {
  @property({ attribute: false }) address!: PuzzleAddress;

  private puzzle: Puzzle | null = null;
  /** The moves of the turn so far. */
  private made: string[] = [];
  /** Whether the solution was asked for. */
  @state() private gaveUp = false;
  protected readonly isOver = message("client-puzzles-puzzle-over");

  get place(): Place {
    return { table: puzzlePath(this.address), seat: this.puzzle?.seat ?? 0, token: "", link: "" };
  }

  protected get game(): { name: string; title: string } {
    return { name: this.address.game, title: this.puzzle?.title ?? message("client-puzzles-puzzle") };
  }

  protected async fetchStaged(): Promise<{ scene: Scene; family: string; title: string }> {
    this.puzzle = await puzzle(this.address);
    const { scene, title, number } = this.puzzle;
    return { scene, family: scene.family, title: message("client-puzzles-puzzle-title", { number, title }) };
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
    return { small: puzzle ? message("client-puzzles-puzzle-of", { number: puzzle.number, count: puzzle.of }) : "", back: PUZZLES, all: message("client-puzzles-all-puzzles") };
  }

  protected teacher(): TemplateResult {
    const { verdict, gaveUp } = this;
    const { says, grade, failed, players } = this.puzzle!;
    const right = verdict?.right === true;
    return html`<section class="teacher puzzle ${right ? "right" : verdict?.right === false ? "wrong" : ""}" aria-label=${message("client-puzzles-the-puzzle")}>
      <h2>${says}</h2>
      <p class="teacher-says">${paragraph(gradeSays()[grade], message("client-puzzles-missed", { count: failed, players }))}</p>
      <div class="teacher-verdict" role="status">
        ${verdict ? html`<p>${right ? html`<b>${gaveUp ? message("client-puzzles-the-solution") : message("client-puzzles-solved")}</b>` : verdict.right === false ? html`<b>${message("client-puzzles-not-this")}</b>` : nothing} ${verdict.says}</p>` : nothing}
        ${right && verdict.then?.length ? html`<details><summary>${verdict.then[0]}</summary><ol tabindex="0" aria-label=${message("client-puzzles-how-deal-goes-on")}>${verdict.then.slice(1).map((line) => html`<li>${line}</li>`)}</ol></details>` : nothing}
      </div>
      <p class="teacher-ways">
        ${right
          ? html`<button type="button" class="play small" title=${message("client-learn-go-on-key")} @click=${() => this.goOn()}>${this.next === PUZZLES ? message("client-puzzles-all-puzzles") : message("client-puzzles-next-puzzle")}</button>`
          : html`${this.made.length ? html`<button type="button" class="soft" title=${message("client-puzzles-beginning-key")} @click=${() => this.startAgain()}>${icon.back} ${message("client-puzzles-begin-again")}</button>` : nothing}
              <button type="button" class="soft" title=${message("client-puzzles-solution-key")} @click=${() => void this.show()}>${icon.hint} ${message("client-puzzles-solution")}</button>
              <a class="soft" href=${to(this.next)} @click=${follow}>${message("client-learn-skip")}</a>`}
      </p>
    </section>`;
  }
}

const gradeSays = () => ({ easy: message("client-puzzles-easy-one"), fair: message("client-puzzles-fair-one"), hard: message("client-puzzles-hard-one") });
