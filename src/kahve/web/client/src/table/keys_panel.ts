import { html, type TemplateResult } from "lit";
import { panel } from "../page/panel";

type Keys = readonly (readonly [keys: string[], does: string])[];

const CARDS: Keys = [
  [["←", "→"], "Move along your cards"],
  [["Enter", "Space"], "Play the card"],
  [["←", "→", "↑", "↓"], "Move on the floor, while you choose what to take"],
  [["Space"], "Choose a card of the floor, or let it go"],
  [["Enter"], "The same, and then take what is chosen"],
  [["1", "…", "9"], "Play the first, … ninth card"],
];
const MELDS: Keys = [
  [["D"], "Draw; and later discard the chosen card"],
  [["T"], "Take the discard pile"],
  [["←", "→", "↑", "↓"], "Move along your cards"],
  [["Space"], "Choose one more of them"],
  [["Shift", "Space"], "Choose all of them"],
  [["Backspace"], "Choose one less"],
  [["1", "…", "9"], "Choose one more of the first, … ninth group"],
  [["M", "Enter"], "Lay the chosen cards"],
  [["A"], "Add every card that fits a meld of your side"],
  [["C", "Enter"], "Confirm what is laid out"],
  [["U"], "Take back the last step"],
  [["X"], "Take back everything laid out"],
  [["O"], "Sort the hand by rank, or by melds"],
  [["W"], "What cannot be done now, and why"],
];
const LETTERS: Keys = [
  [["←", "→", "↑", "↓"], "Move along your cards"],
  [["Enter", "Space"], "Play the card; or choose it for your neighbour, and put it back"],
  [["G"], "Pass the three chosen cards on"],
  [["O"], "Sort the hand by suit, by letter, or with the vowels apart"],
  [["A", "…", "Z"], "While you may claim a word: type it, and the tiles lie so"],
  [["←", "→"], "Move a tile of that word; Tab goes to the next"],
  [["Space"], "Exchange two tiles"],
  [["Enter"], "To the buttons that claim the word"],
  [["A"], "Let a claim pass, or give the milder answer"],
  [["C"], "Have a word checked; in Soup also: call"],
  [["A", "E", "F"], "In Soup, with a card chosen: add it, add and eat, or eat first"],
  [["I", "D"], "In Soup: inspect, demand a word"],
];
const TABLE: Keys = [
  [["R", "?"], "The rules of this table"],
  [["B"], "A hint: what is best, and what each move is worth; and put it away"],
  [["S"], "The score sheet"],
  [["N", "Enter"], "The next deal, or play again"],
  [["L"], "Say the last move again"],
  [["M"], "The last moves"],
  [["P"], "Preferences"],
  [["K"], "These keys"],
  [["H"], "Home"],
  [["Esc"], "Close what is open, choose no longer"],
];

export function keysPanel(family: string, close: () => void): TemplateResult {
  const melding = family === "melding";
  const own = melding ? MELDS : family === "letters" ? LETTERS : CARDS;
  // In a melding game M is for melding.
  const table = melding ? TABLE.map((row) => (row[0][0] === "M" ? ([["V"], row[1]] as const) : row)) : TABLE;
  const hint = melding
    ? "With the mouse or a finger: tap cards to choose them, then your melds or the discard pile; or drag them there. Tap the stock to draw."
    : "With the mouse or a finger: tap a card, or drag it to the table.";
  return panel({
    title: "Keys",
    close,
    kind: "narrow",
    body: html`<dl class="keys">
        ${[...own, ...table].map(([keys, does]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${does}</dd></div>`)}
      </dl>
      <p class="hint">${hint} A tap while cards are moving shows the end at once.</p>`,
  });
}
