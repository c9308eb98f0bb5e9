import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { follow, go } from "../page/navigation";
import { cup, icon } from "../page/icons";
import { Light } from "../page/light_element";
import { preferences } from "../page/preferences";
import { to } from "../protocol/gateway";
import { openTable } from "../protocol/http";
import type { Course, Setup } from "../protocol/messages";
import { keepPlace } from "../protocol/places";
import { asPerson } from "../person/person_requests";
import { taughtPath, type TaughtAddress } from "./taught_address";
import { course } from "./taught_requests";
import { miniature } from "../home/small_table";
import { fetchDrawn } from "../table/families";
import { numbersDone } from "./lessons_done";
import { progress } from "./progress";
import "./lesson_table";
import "../language/learn";
import "../language/page";
import { message } from "../language/message";

/** The lessons of a game: their list, and each of them on a table. */
@customElement("kahve-learn")
export class LearnPage extends Light {
  @property({ attribute: false }) address!: TaughtAddress;

  @state() private course: Course | null = null;
  @state() private trouble = "";
  @state() private opening = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("address") && this.course?.game !== this.address.game) void this.come();
  }

  private async come(): Promise<void> {
    const { game } = this.address;
    this.course = null;
    this.trouble = "";
    try {
      const fetched = await course(game);
      if (this.address.game !== game) return;
      this.course = fetched;
      void fetchDrawn(fetched.family).then(() => this.requestUpdate(), () => undefined);
      document.title = message("client-page-title", { page: message("client-learn-learn-game", { game: fetched.title }) });
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** The short match at the end, at a table like any other. */
  private async play(): Promise<void> {
    if (!this.course || this.opening) return;
    this.opening = true;
    const setup = this.course.match.setup as unknown as Setup;
    const { name } = preferences();
    const players = setup.players.map((player) => (player.kind === "you" ? { ...player, name: name || message("client-page-guest") } : player));
    try {
      const place = await asPerson((headers) => openTable({ ...setup, players, show: { hints: true } } as Setup, headers));
      keepPlace(place);
      go(place.link);
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.opening = false;
    }
  }

  protected override render(): TemplateResult {
    const { course, address } = this;
    const known = course && address.number !== null && address.number >= 1 && address.number <= course.lessons.length;
    if (course && known)
      return html`${keyed(taughtPath(address), html`<kahve-lesson .address=${address} .course=${course} @play=${() => void this.play()}></kahve-lesson>`)}`;
    return html`<div class="home learn">
      <header class="home-bar">
        <a class="brand" href=${to("/")} aria-label=${message("client-page-kahve-home")} @click=${follow}>${cup()}<span>Kahve</span></a>
        ${course ? html`<a class="soft" href=${to(`/rules/${course.game}`)} @click=${follow}>${icon.rules} ${message("client-page-rules-of", { game: course.title })}</a>` : nothing}
      </header>
      <main>${course ? this.list(course) : html`<p role=${this.trouble ? "alert" : "status"}>${this.trouble || message("client-learn-fetching-lessons")}</p>`}</main>
    </div>`;
  }

  private list(course: Course): TemplateResult {
    const done = numbersDone("learn", course.game);
    const next = course.lessons.find((lesson) => !done.includes(lesson.number))?.number ?? 1;
    return html`<section class="paper">
      <h1>${message("client-learn-learn-game", { game: course.title })}</h1>
      ${this.address.number === null ? nothing : html`<p class="complaint" role="alert">${message("client-learn-no-lesson", { game: course.title, number: this.address.number, count: course.lessons.length })}</p>`}
      ${this.trouble ? html`<p class="complaint" role="alert">${this.trouble}</p>` : nothing}
      <p>${message("client-learn-about-lessons")}</p>
      ${progress(message("client-learn-done-of", { done: done.length, count: course.lessons.length }), done.length / course.lessons.length)}
      <p class="learn-begin"><a class="play small" href=${to(taughtPath({ ...this.address, number: next }))} @click=${follow}>${done.length ? message("client-learn-go-on") : message("client-learn-begin")}</a></p>
      <ol class="lesson-boards">
        ${course.lessons.map(
          ({ number, title, moment }) => html`<li>
            <a class="lesson-board ${done.includes(number) ? "done" : number === next ? "next" : ""}" href=${to(taughtPath({ ...this.address, number }))} @click=${follow}>
              ${miniature({ family: course.family, moment })}
              <span class="lesson-title"><b>${number}</b> ${title}</span>
              <small>${done.includes(number) ? html`<span aria-hidden="true">✓</span> ${message("client-learn-done")}` : number === next ? message("client-learn-comes-next") : nothing}</small>
            </a>
          </li>`,
        )}
      </ol>
      <p class="learn-match">${course.match.says} <button type="button" class="soft" ?disabled=${this.opening} @click=${() => void this.play()}>${icon.play} ${message("client-learn-play-match")}</button></p>
    </section>`;
  }
}
