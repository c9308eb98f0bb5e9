import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { until } from "lit/directives/until.js";
import { to } from "../protocol/gateway";
import { rules } from "../protocol/http";
import type { House, Rules } from "../protocol/messages";
import { follow } from "./navigation";
import { icon } from "./icons";
import { panel } from "./panel";
import { drawBoards } from "./rulebook_boards";
import { seek } from "./rulebook_search";
import "../language/page";
import { message } from "../language/message";

/** One fetch for each game and house, however often the page is drawn. */
const read = new Map<string, Promise<TemplateResult>>();

/** The numbered rulebook of a game with the house rules of this table marked. */
export function rulesPanel(game: string, title: string, house: House, close: () => void): TemplateResult {
  const key = `${game} ${JSON.stringify(house)}`;
  if (!read.has(key)) read.set(key, book(game, house, key));
  const body = until(read.get(key)!, html`<p class="hint">${message("client-page-fetching-rulebook")}</p>`);
  return panel({ title: message("client-page-rules-of", { game: title }), close, kind: "drawer", body: html`<div class="rulebook" tabindex="0" autofocus role="document" aria-label=${message("client-page-rulebook")}>${body}</div>` });
}

async function book(game: string, house: House, key: string): Promise<TemplateResult> {
  try {
    return page(game, await rules(game, house));
  } catch (error) {
    read.delete(key);
    return html`<p role="alert">${(error as Error).message}</p>`;
  }
}

function page(game: string, { html: text, changed, language, note }: Rules): TemplateResult {
  return html`<div class="rulebook-tools" role="search">
      <input type="search" aria-label=${message("client-page-search-rulebook")} placeholder=${message("client-page-search")} @input=${search} @keydown=${keep} />
      <a class="soft" href=${to(`/learn/${game}`)} @click=${follow}>${icon.hint} ${message("client-page-learn-it")}</a>
      <button type="button" class="soft" @click=${() => print()}>${message("client-page-print")}</button>
      <p class="rulebook-found" role="status"></p>
    </div>
    ${note ? html`<p class="rulebook-note">${note}</p>` : nothing}
    ${changed.length ? html`<p class="rulebook-note">${message("client-page-rules-differ", { count: changed.length })}</p>` : nothing}
    <div class="rulebook-text" lang=${language} dir="auto" ${ref((text) => void (text && drawBoards(text).catch(() => undefined)))}>${unsafeHTML(text.replaceAll('<a href="/', `<a href="${to("/")}`))}</div>`;
}

function search(input: Event): void {
  const field = input.target as HTMLInputElement;
  const book = field.closest(".rulebook")!;
  const seen = seek(book.querySelector(".rulebook-text")!, field.value);
  book.querySelector(".rulebook-found")!.textContent = seen === null ? "" : message("client-page-paragraphs-found", { count: seen });
}

/** Escape first empties the search, and then closes the panel. */
function keep(key: KeyboardEvent): void {
  const field = key.target as HTMLInputElement;
  if (key.key !== "Escape" || !field.value) return;
  key.preventDefault();
  field.value = "";
  field.dispatchEvent(new Event("input"));
}
