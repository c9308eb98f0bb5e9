import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { gamesDone, numbersDone } from "../learn/lessons_done";
import { Light } from "../page/light_element";
import { games } from "../protocol/http";
import type { Game } from "../protocol/messages";
import "../language/person";
import { message } from "../language/message";

/** The lessons and puzzles that this browser has been through, by game; nothing as long as there are none. */
@customElement("kahve-taught-done")
export class TaughtDone extends Light {
  @state() private known: Game[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    if (gamesDone().length) void games().then((answer) => (this.known = answer.games), () => undefined);
  }

  protected override render(): TemplateResult {
    const done = new Set(gamesDone());
    const rows = this.known.filter(({ name }) => done.has(name));
    if (!rows.length) return html`${nothing}`;
    return html`<details open><summary>${message("client-person-taught-done")}</summary><ul class="taught-done">
      ${rows.map(({ name, title }) => html`<li>${message("client-person-history-learned", { game: title, lessons: numbersDone("learn", name).length, puzzles: numbersDone("puzzles", name).length })}</li>`)}</ul></details>`;
  }
}
