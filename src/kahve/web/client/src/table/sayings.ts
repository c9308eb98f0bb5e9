import { html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { language } from "../language/page_language";
import "../language/table";
import { message } from "../language/message";
import { tabMemory, type Memory } from "../memory";

const MOST = 100;
/** The number of latest sentences that stay where a screen reader reads them. */
const SPOKEN = 4;

/** The sentences of what has happened, as far back as the list of moves goes. They outlast a reload of the page. */
export class Sayings {
  private sentences: readonly string[] | null = null;
  private number = 0;

  /** table: the name of the table, which is known when the first sentence is. */
  constructor(
    private readonly table: () => string,
    private readonly memory: Memory = tabMemory,
  ) {}

  get all(): readonly string[] {
    return (this.sentences ??= JSON.parse(this.memory.getItem(this.key) ?? "[]") as string[]);
  }

  /** Each language has its own sentences. */
  private get key(): string {
    return `kahve.moves.${language}.${this.table()}`;
  }

  /** Keep a sentence, unless it is empty or the last one again. */
  remember(says: string): void {
    if (!says || says === this.all.at(-1)) return;
    this.sentences = [...this.all, says].slice(-MOST);
    this.number += 1;
    this.memory.setItem(this.key, JSON.stringify(this.sentences));
  }

  /** The last of them for a screen reader, each in a place of its own, so that only a new one is read out. */
  spoken(): TemplateResult {
    const recent = this.all.slice(-SPOKEN);
    const first = this.number - recent.length;
    return html`<div class="unseen" role="log" aria-label=${message("client-table-moves")}>${repeat(recent, (_, i) => first + i, (says) => html`<p>${says}</p>`)}</div>`;
  }
}
