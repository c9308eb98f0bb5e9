import { html, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import { letterSuitNoun } from "../cards/nouns";
import { letterSuitSign, type LetterSuit } from "../cards/letter_suits";
import { nameOf } from "../language/message";
import { sentence } from "../page/sentence";

const COLOURS: Record<LetterSuit, string> = { A: "#0c4159", C: "#6d0f0a", S: "#312d0a", W: "#7a1457" };

/** The sign of a suit, beside its name. */
export function suitSign(suit: string): TemplateResult {
  const drawn = letterSuitSign(suit as LetterSuit, 50, 50, 96, COLOURS[suit as LetterSuit]);
  return html`<svg class="suit-sign" viewBox="0 0 100 100" aria-hidden="true">${unsafeSVG(drawn)}</svg>`;
}

/** "Chili peppers". */
export function suitTitle(suit: string): string {
  return sentence(nameOf(letterSuitNoun(suit)));
}
