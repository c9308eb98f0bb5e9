import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { follow } from "../page/navigation";
import { icon } from "../page/icons";
import { panel } from "../page/panel";
import { to } from "../protocol/gateway";
import type { Course, Lesson, Scene } from "../protocol/messages";
import { taughtPath } from "./taught_address";
import { TaughtTable } from "./taught_table";
import "../language/learn";
import "../language/page";
import { message } from "../language/message";

/** One lesson on the table of its family: a sentence before the move, and what the teacher says to it. */
@customElement("kahve-lesson")
export class LessonTable extends TaughtTable<Lesson> {
  @property({ attribute: false }) course!: Course;

  protected readonly isOver = message("client-learn-lesson-over");

  protected get game(): { name: string; title: string } {
    return { name: this.course.game, title: this.course.title };
  }

  protected get count(): number {
    return this.course.lessons.length;
  }

  protected get list(): string {
    return taughtPath({ ...this.address, number: null });
  }

  protected titleOf(lesson: Lesson): string {
    return message("client-learn-lesson-title", { lesson: lesson.title, game: this.course.title });
  }

  /** The match at the end of the lessons. */
  protected end(): void {
    this.dispatchEvent(new CustomEvent("play"));
  }

  protected pressed(key: string): boolean {
    if (key === "r" || key === "?") this.opened = "paragraph";
    return this.opened !== null;
  }

  protected head(): { small: string; all: string } {
    const { count, address } = this;
    return { small: message("client-learn-lesson-of", { number: address.number ?? 1, count }), all: message("client-learn-all-lessons") };
  }

  protected teacher(): TemplateResult {
    const { taught: lesson, verdict } = this;
    const { number } = this.address;
    return html`<section class="teacher ${verdict ? (verdict.right ? "right" : "wrong") : ""}" aria-label=${message("client-learn-the-teacher")}>
      <h2>${lesson!.title}</h2>
      <p class="teacher-says">${lesson!.says}</p>
      <p class="teacher-verdict" role="status">${verdict ? html`<b>${verdict.right ? message("client-learn-right") : message("client-learn-try-another")}</b> ${verdict.says}` : nothing}</p>
      <p class="teacher-ways">
        <button type="button" class="soft" title=${message("client-learn-the-rule-key")} @click=${() => (this.opened = "paragraph")}>${icon.rules} ${message("client-learn-rule", { rule: lesson!.rule })}</button>
        ${verdict?.right
          ? this.onward(this.next ? message("client-learn-next-lesson") : message("client-learn-short-match"))
          : html`${number! > 1 ? html`<a class="soft" href=${to(taughtPath({ ...this.address, number: number! - 1 }))} @click=${follow}>${message("client-page-back")}</a>` : nothing} ${this.skip()}`}
      </p>
    </section>`;
  }

  protected override panel(scene: Scene, close: () => void): TemplateResult | typeof nothing {
    const { taught: lesson, course } = this;
    if (this.opened === "paragraph")
      return panel({ title: message("client-learn-rule-of", { rule: lesson!.rule, game: course.title }), close, body: html`<div class="rulebook" tabindex="0" autofocus>${unsafeHTML(lesson!.paragraph)}</div>` });
    return super.panel(scene, close);
  }
}
