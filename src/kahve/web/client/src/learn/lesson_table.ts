import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { follow, go } from "../page/go";
import { icon } from "../page/icons";
import { panel } from "../page/panel";
import type { Course, Lesson, Place, Scene } from "../protocol/messages";
import { learnPath, type LearnAddress } from "./address";
import { answer, attempt, lesson } from "./asking";
import { keepDone } from "./done";
import { TaughtTable, type Verdict } from "./taught_table";

/** One lesson on the table of its family: a sentence before the move, and what the teacher says to it. */
@customElement("kahve-lesson")
export class LessonTable extends TaughtTable {
  @property({ attribute: false }) address!: LearnAddress;
  @property({ attribute: false }) course!: Course;

  private lesson: Lesson | null = null;
  protected readonly isOver = "This lesson is done: go on to the next one.";

  get place(): Place {
    return { table: learnPath(this.address), seat: this.lesson?.seat ?? 0, token: "", link: "" };
  }

  protected get game(): { name: string; title: string } {
    return { name: this.course.game, title: this.course.title };
  }

  protected async fetchStaged(): Promise<{ scene: Scene; family: string; title: string }> {
    this.lesson = await lesson(this.address);
    return { scene: this.lesson.scene, family: this.course.family, title: `${this.lesson.title} · Learn ${this.course.title}` };
  }

  protected answer(move: string): Promise<Verdict> {
    return answer(this.address, move);
  }

  protected tryOut(move: string): Promise<{ scene: Scene }> {
    return attempt(this.address, move);
  }

  protected solved(): void {
    keepDone(this.course.game, this.address.number!);
  }

  moves(): void {
    this.tell(this.lesson?.says ?? "");
  }

  private get next(): string | null {
    const { number, game } = this.address;
    return number! < this.course.lessons.length ? learnPath({ game, number: number! + 1 }) : null;
  }

  protected goOn(): void {
    if (this.next) go(this.next);
    else this.dispatchEvent(new CustomEvent("play"));
  }

  protected pressed(key: string): boolean {
    if (key === "r" || key === "?") this.opened = "paragraph";
    return this.opened !== null;
  }

  protected head(): { small: string; back: string; all: string } {
    const { course, address } = this;
    return { small: `lesson ${address.number} of ${course.lessons.length}`, back: learnPath({ game: address.game, number: null }), all: "All lessons" };
  }

  protected teacher(): TemplateResult {
    const { lesson, verdict } = this;
    const { number } = this.address;
    return html`<section class="teacher ${verdict ? (verdict.right ? "right" : "wrong") : ""}" aria-label="The teacher">
      <h2>${lesson!.title}</h2>
      <p class="teacher-says">${lesson!.says}</p>
      <p class="teacher-verdict" role="status">${verdict ? html`<b>${verdict.right ? "Right." : "Try another move."}</b> ${verdict.says}` : nothing}</p>
      <p class="teacher-ways">
        <button type="button" class="soft" title="The rule (R)" @click=${() => (this.opened = "paragraph")}>${icon.rules} Rule ${lesson!.rule}</button>
        ${verdict?.right
          ? html`<button type="button" class="play small" title="Go on (N)" @click=${() => this.goOn()}>${this.next ? "Next lesson" : "Play a short match"}</button>`
          : html`${number! > 1 ? html`<a class="soft" href=${learnPath({ ...this.address, number: number! - 1 })} @click=${follow}>Back</a>` : nothing}
              <a class="soft" href=${this.next ?? learnPath({ ...this.address, number: null })} @click=${follow}>Skip</a>`}
      </p>
    </section>`;
  }

  protected override panel(scene: Scene, close: () => void): TemplateResult | typeof nothing {
    const { lesson, course } = this;
    if (this.opened === "paragraph")
      return panel({ title: `Rule ${lesson!.rule} of ${course.title}`, close, body: html`<div class="rulebook" tabindex="0" autofocus>${unsafeHTML(lesson!.paragraph)}</div>` });
    return super.panel(scene, close);
  }
}
