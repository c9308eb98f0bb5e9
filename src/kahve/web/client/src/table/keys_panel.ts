import { html, type TemplateResult } from "lit";
import { panel } from "../page/panel";

const KEYS: readonly (readonly [keys: string[], does: string])[] = [
  [["←", "→"], "Move along your cards"],
  [["Enter", "Space"], "Play the card"],
  [["←", "→", "↑", "↓"], "Move on the floor, while you choose what to take"],
  [["Space"], "Choose a card of the floor, or let it go"],
  [["Enter"], "The same, and then take what is chosen"],
  [["1", "…", "9"], "Play the first, … ninth card"],
  [["R", "?"], "The rules of this table"],
  [["S"], "The score sheet"],
  [["N", "Enter"], "The next deal, or play again"],
  [["L"], "Say the last move again"],
  [["M"], "The last moves"],
  [["P"], "Preferences"],
  [["K"], "These keys"],
  [["H"], "Home"],
  [["Esc"], "Close what is open, choose no longer"],
];

export function keysPanel(close: () => void): TemplateResult {
  return panel({
    title: "Keys",
    close,
    kind: "narrow",
    body: html`<dl class="keys">
        ${KEYS.map(([keys, does]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${does}</dd></div>`)}
      </dl>
      <p class="hint">With the mouse or a finger: tap a card, or drag it to the table. A tap while cards are moving shows the end at once.</p>`,
  });
}
