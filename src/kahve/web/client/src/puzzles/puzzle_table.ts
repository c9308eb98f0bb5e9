import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { go } from "../page/navigation";
import { icon } from "../page/icons";
import { MINE, PUZZLES, taughtPath } from "../learn/taught_address";
import { keepFirst, numbersDone } from "../learn/lessons_done";
import { solution } from "../learn/taught_requests";
import { TaughtTable } from "../learn/taught_table";
import { preferences } from "../page/preferences";
import type { Puzzle, Reason } from "../protocol/messages";
import { facesOf } from "../table/loaded_families";
import { markList, positionPicture } from "../table/reason_marks";
import "../language/page";
import "../language/puzzles";
import { message, paragraph } from "../language/message";

/** One puzzle on the table of its family: a question, what is said to a turn, and the solution that explains itself. */
@customElement("kahve-puzzle")
export class PuzzleTable extends TaughtTable<Puzzle> {
  /** Whether the solution was asked for. */
  @state() private gaveUp = false;
  protected readonly isOver = message("client-puzzles-puzzle-over");

  /** Whether it is a mistake of one's own. */
  private get isOwn(): boolean {
    return this.address.kind === "mine";
  }

  protected get list(): string {
    return this.isOwn ? MINE : `${PUZZLES}/${this.address.game}`;
  }

  protected get game(): { name: string; title: string } {
    return { name: this.taught?.game ?? this.address.game, title: this.taught?.title ?? message("client-puzzles-puzzle") };
  }

  protected get count(): number {
    return this.taught?.of ?? 0;
  }

  /** The next puzzle that is not solved yet. */
  protected override get next(): string | null {
    if (this.isOwn) return null;
    const solved = numbersDone("puzzles", this.address.game);
    const others = Array.from({ length: this.count - 1 }, (_, n) => ((this.address.number! + n) % this.count) + 1);
    const number = others.find((each) => !solved.includes(each));
    return number === undefined ? null : taughtPath({ ...this.address, number });
  }

  protected titleOf({ number, title }: Puzzle): string {
    return this.isOwn ? message("client-puzzles-own-mistake", { title }) : message("client-puzzles-puzzle-title", { number, title });
  }

  protected end(): void {
    go(this.list);
  }

  private startAgain(): void {
    this.begin();
    this.verdict = null;
  }

  private async show(): Promise<void> {
    if (!this.canAsk()) return;
    try {
      const { event, says, why, then } = await solution(this.address);
      if (!this.isOwn) keepFirst(this.address, false);
      this.begin();
      this.gaveUp = true;
      this.verdict = { right: true, says, why, then, event };
      await this.actOut(event, () => false);
    } catch (error) {
      this.tell((error as Error).message);
    }
  }

  protected pressed(key: string): boolean {
    if (key === "s") void this.show();
    else if (key === "b") this.startAgain();
    else return false;
    return true;
  }

  protected head(): { small: string; all: string } {
    const { taught: puzzle } = this;
    if (this.isOwn) return { small: message("client-page-my-mistakes"), all: message("client-page-my-mistakes") };
    return { small: puzzle ? message("client-puzzles-puzzle-of", { number: puzzle.number, count: puzzle.of }) : "", all: message("client-puzzles-all-puzzles") };
  }

  /** The position before the turn, which the table no longer shows, with the cards marked of which the reasons speak. */
  private picture(why: readonly Reason[]): TemplateResult | typeof nothing {
    const { scene, seat } = this.taught!;
    if (!why.some(({ marks }) => marks.length)) return nothing;
    const [faces, style] = [facesOf(scene), preferences().cards];
    return html`${markList(why, faces, style)} ${positionPicture(scene.zones, scene.seats[seat]?.hand ?? [], why, faces, style)}`;
  }

  protected teacher(): TemplateResult {
    const { verdict, gaveUp } = this;
    const { says, grade, hard } = this.taught!;
    const right = verdict?.right === true;
    return html`<section class="teacher puzzle ${right ? "right" : verdict?.right === false ? "wrong" : ""}" aria-label=${message("client-puzzles-the-puzzle")}>
      <h2>${says}</h2>
      <p class="teacher-says">${this.isOwn ? hard : paragraph(gradeSays()[grade], hard)}</p>
      <div class="teacher-verdict" role="status">
        ${verdict ? html`<p>${right ? html`<b>${gaveUp ? message("client-puzzles-the-solution") : message("client-puzzles-solved")}</b>` : verdict.right === false ? html`<b>${message("client-puzzles-not-this")}</b>` : nothing} ${verdict.says}</p>` : nothing}
        ${right ? this.picture(verdict.why ?? []) : nothing}
        ${right && verdict.then?.length ? html`<details><summary>${verdict.then[0]}</summary><ol tabindex="0" aria-label=${message("client-puzzles-how-deal-goes-on")}>${verdict.then.slice(1).map((line) => html`<li>${line}</li>`)}</ol></details>` : nothing}
      </div>
      <p class="teacher-ways">
        ${right
          ? this.onward(this.next ? message("client-puzzles-next-puzzle") : this.head().all)
          : html`${this.turnSoFar.length ? html`<button type="button" class="soft" title=${message("client-puzzles-beginning-key")} @click=${() => this.startAgain()}>${icon.back} ${message("client-puzzles-begin-again")}</button>` : nothing}
              <button type="button" class="soft" title=${message("client-puzzles-solution-key")} @click=${() => void this.show()}>${icon.hint} ${message("client-puzzles-solution")}</button> ${this.skip()}`}
      </p>
    </section>`;
  }
}

const gradeSays = () => ({ easy: message("client-puzzles-easy-one"), fair: message("client-puzzles-fair-one"), hard: message("client-puzzles-hard-one") });
