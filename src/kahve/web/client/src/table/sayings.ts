import { html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import "../language/table";
import { message } from "../language/message";

const KEPT = 100;
/** So many of the last sentences stay where a screen reader reads them. */
const SPOKEN = 4;

/** The sentences of what has happened, as far back as the list of moves goes. */
export class Sayings {
  all: readonly string[] = [];
  private number = 0;

  /** Keep a sentence, unless it is empty or the last one again. */
  remember(says: string): void {
    if (!says || says === this.all.at(-1)) return;
    this.all = [...this.all, says].slice(-KEPT);
    this.number += 1;
  }

  /** The last of them for a screen reader, each in a place of its own, so that only a new one is read out. */
  spoken(): TemplateResult {
    const recent = this.all.slice(-SPOKEN);
    const first = this.number - recent.length;
    return html`<div class="unseen" role="log" aria-label=${message("client-table-moves")}>${repeat(recent, (_, i) => first + i, (says) => html`<p>${says}</p>`)}</div>`;
  }
}
