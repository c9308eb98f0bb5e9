import { html, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { picture } from "../cards/pictures";
import { panel } from "./panel";
import { prefer, preferences, type Pace, type Theme } from "./preferences";

const THEMES: [Theme, string][] = [["auto", "As my device"], ["light", "Light"], ["dark", "Dark"]];
const PACES: [Pace, string][] = [["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"], ["none", "None"]];
const CARDS: [CardStyle, string][] = [["classic", "Classic"], ["four-colour", "Four colours"], ["large-index", "Large index"]];

export function preferencesPanel(close: () => void): TemplateResult {
  const now = preferences();
  return panel({
    title: "Preferences",
    close,
    kind: "narrow",
    body: html`
      ${choice("Light", "theme", THEMES, now.theme, (theme) => prefer({ theme }))}
      <fieldset class="choice">
        <legend>Cards</legend>
        <div class="card-styles">
          ${CARDS.map(
            ([style, title]) => html`<label class="card-style">
              <input type="radio" name="cards" .checked=${style === now.cards} @change=${() => prefer({ cards: style })} />
              <span class="samples">
                ${["QD", "8C"].map((code) => html`<img src=${picture(code, style)} alt="" width="50" height="70" />`)}
              </span>
              <span>${title}</span>
            </label>`,
          )}
        </div>
      </fieldset>
      ${choice("Movement", "pace", PACES, now.pace, (pace) => prefer({ pace }))}
      <p class="hint">Where your device asks for reduced motion, the cards do not fly.</p>
    `,
  });
}

function choice<T extends string>(legend: string, name: string, all: [T, string][], now: T, set: (value: T) => void): TemplateResult {
  return html`<fieldset class="choice">
    <legend>${legend}</legend>
    <div class="segments">
      ${all.map(
        ([value, title]) => html`<label class="segment">
          <input type="radio" name=${name} .checked=${value === now} @change=${() => set(value)} /><span>${title}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
