import { html, type TemplateResult } from "lit";
import { panel } from "../page/panel";
import "../language/page";
import "../language/table";
import { message, paragraph } from "../language/message";

export type Row = readonly [keys: string[], does: string];

/** The keys of a family in words: those that are its own, the one that shows the last moves, and how it is played without keys. */
export interface KeysInWords {
  rows: readonly Row[];
  moves: string;
  hint: string;
}

function tableRows(moves: string): readonly Row[] {
  return [
    [["R", "?"], message("client-table-key-rules")],
    [["B"], message("client-table-key-hint")],
    [["Y"], message("client-table-key-style")],
    [["S"], message("client-table-key-sheet")],
    [["N", "Enter"], message("client-table-key-next")],
    [["L"], message("client-table-key-say-again")],
    [[moves], message("client-table-last-moves")],
    [["E"], message("client-table-key-people")],
    [["/"], message("client-table-say-something")],
    [["Q"], message("client-table-key-sound")],
    [["P"], message("client-page-preferences")],
    [["K"], message("client-page-key-keys")],
    [["H"], message("client-page-key-home")],
    [["Esc"], message("client-table-key-escape")],
  ];
}

/** Keys, each with what it does. */
export function keysList(rows: readonly Row[]): TemplateResult {
  return html`<dl class="keys">
    ${rows.map(([keys, does]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${does}</dd></div>`)}
  </dl>`;
}

export function keysPanel({ rows, moves, hint }: KeysInWords, close: () => void): TemplateResult {
  return panel({
    title: message("client-page-keys"),
    close,
    kind: "narrow",
    isRead: true,
    body: html`${keysList([...rows, ...tableRows(moves)])}
      <p class="hint">${paragraph(hint, message("client-page-tap-hurries"))}</p>`,
  });
}
