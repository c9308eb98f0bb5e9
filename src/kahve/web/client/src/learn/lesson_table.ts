import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { follow, go } from "../page/go";
import { icon } from "../page/icons";
import { panel } from "../page/panel";
import { to } from "../protocol/gateway";
import type { Course, Lesson, Place, Scene } from "../protocol/messages";
import { learnPath, type LearnAddress } from "./address";
import { answer, attempt, lesson } from "./asking";
import { keepDone } from "./done";
import { TaughtTable, type Verdict } from "./taught_table";
import "../language/learn";
import "../language/page";
import { message } from "../language/message";

/** One lesson on the table of its family: a sentence before the move, and what the teacher says to it. */
@customElement("kahve-lesson")
export class LessonTable extends TaughtTable {
  @property({ attribute: false }) address!: LearnAddress;
  @property({ attribute: false }) course!: Course;

  private lesson: Lesson | null = null;
  protected readonly isOver = message("client-learn-lesson-over");

  get place(): Place {
    return { table: learnPath(this.address), seat: this.lesson?.seat ?? 0, token: "", link: "" };
  }

  protected get game(): { name: string; title: string } {
    return { name: this.course.game, title: this.course.title };
  }

  protected async fetchStaged(): Promise<{ scene: Scene; family: string; title: string }> {
    this.lesson = await lesson(this.address);
    return { scene: this.lesson.scene, family: this.course.family, title: message("client-learn-lesson-title", { lesson: this.lesson.title, game: this.course.title }) };
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
    return { small: message("client-learn-lesson-of", { number: address.number ?? 1, count: course.lessons.length }), back: learnPath({ game: address.game, number: null }), all: message("client-learn-all-lessons") };
  }

  protected teacher(): TemplateResult {
    const { lesson, verdict } = this;
    const { number } = this.address;
    return html`<section class="teacher ${verdict ? (verdict.right ? "right" : "wrong") : ""}" aria-label=${message("client-learn-the-teacher")}>
      <h2>${lesson!.title}</h2>
      <p class="teacher-says">${lesson!.says}</p>
      <p class="teacher-verdict" role="status">${verdict ? html`<b>${verdict.right ? message("client-learn-right") : message("client-learn-try-another")}</b> ${verdict.says}` : nothing}</p>
      <p class="teacher-ways">
        <button type="button" class="soft" title=${message("client-learn-the-rule-key")} @click=${() => (this.opened = "paragraph")}>${icon.rules} ${message("client-learn-rule", { rule: lesson!.rule })}</button>
        ${verdict?.right
          ? html`<button type="button" class="play small" title=${message("client-learn-go-on-key")} @click=${() => this.goOn()}>${this.next ? message("client-learn-next-lesson") : message("client-learn-short-match")}</button>`
          : html`${number! > 1 ? html`<a class="soft" href=${to(learnPath({ ...this.address, number: number! - 1 }))} @click=${follow}>${message("client-page-back")}</a>` : nothing}
              <a class="soft" href=${to(this.next ?? learnPath({ ...this.address, number: null }))} @click=${follow}>${message("client-learn-skip")}</a>`}
      </p>
    </section>`;
  }

  protected override panel(scene: Scene, close: () => void): TemplateResult | typeof nothing {
    const { lesson, course } = this;
    if (this.opened === "paragraph")
      return panel({ title: message("client-learn-rule-of", { rule: lesson!.rule, game: course.title }), close, body: html`<div class="rulebook" tabindex="0" autofocus>${unsafeHTML(lesson!.paragraph)}</div>` });
    return super.panel(scene, close);
  }
}
