import { html, type TemplateResult } from "lit";
import { panel } from "../page/panel";

export type Row = readonly [keys: string[], does: string];

/** The keys of a family in words: those that are its own, the one that shows the last moves, and how it is played without keys. */
export interface KeysInWords {
  rows: readonly Row[];
  moves: string;
  hint: string;
}

function tableRows(moves: string): readonly Row[] {
  return [
    [["R", "?"], "The rules of this table"],
    [["B"], "A hint: what is best, and what each move is worth; and put it away"],
    [["S"], "The score sheet"],
    [["N", "Enter"], "The next deal, or play again"],
    [["L"], "Say the last move again"],
    [[moves], "The last moves"],
    [["E"], "The people at the table: invite, propose, leave"],
    [["/"], "Say something"],
    [["Q"], "Sound: off, soft, on"],
    [["P"], "Preferences"],
    [["K"], "These keys"],
    [["H"], "Home"],
    [["Esc"], "Close what is open, choose no longer"],
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
    title: "Keys",
    close,
    kind: "narrow",
    isRead: true,
    body: html`${keysList([...rows, ...tableRows(moves)])}
      <p class="hint">${hint} A tap while cards are moving shows the end at once.</p>`,
  });
}
