import { html, nothing, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { until } from "lit/directives/until.js";
import { rules } from "../protocol/http";
import type { House, Rules } from "../protocol/messages";
import { panel } from "./panel";

/** One fetch for each game and house, however often the page is drawn. */
const read = new Map<string, Promise<TemplateResult>>();

/** The numbered rulebook of a game with the house rules of this table marked. */
export function rulesPanel(game: string, title: string, house: House, close: () => void): TemplateResult {
  const key = `${game} ${JSON.stringify(house)}`;
  if (!read.has(key)) read.set(key, book(game, house, key));
  const body = until(read.get(key)!, html`<p class="hint">Fetching the rulebook…</p>`);
  return panel({ title: `Rules of ${title}`, close, kind: "drawer", body: html`<div class="rulebook" tabindex="0" autofocus role="document" aria-label="Rulebook">${body}</div>` });
}

async function book(game: string, house: House, key: string): Promise<TemplateResult> {
  try {
    return page(await rules(game, house));
  } catch (error) {
    read.delete(key);
    return html`<p role="alert">${(error as Error).message}</p>`;
  }
}

function page({ html: text, changed }: Rules): TemplateResult {
  const many = changed.length === 1 ? "One house rule of this table differs" : `${changed.length} house rules of this table differ`;
  return html`${changed.length ? html`<p class="rulebook-note">${many} from the book; marked below.</p>` : nothing}${unsafeHTML(text)}`;
}
