import { html, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { picture } from "../cards/pictures";
import "../senses/senses_fields";
import { forgetHelped } from "./helped";
import { panel } from "./panel";
import { prefer, preferences, type BotPace, type Pace, type Theme } from "./preferences";
import { segments } from "./segments";

const THEMES: [Theme, string][] = [["auto", "As my device"], ["light", "Light"], ["dark", "Dark"]];
const PACES: [Pace, string][] = [["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"], ["none", "Never"]];
const BOTS: [BotPace, string][] = [["calm", "Calm"], ["normal", "Normal"], ["quick", "Quick"]];
const HELP: ["on" | "off", string][] = [["on", "The first time"], ["off", "Never"]];
const CARDS: [CardStyle, string][] = [["classic", "Classic"], ["four-colour", "Four colours"], ["large-index", "Large index"]];

export function preferencesPanel(close: () => void): TemplateResult {
  const now = preferences();
  return panel({
    title: "Preferences",
    close,
    kind: "narrow",
    body: html`
      <kahve-senses></kahve-senses>
      ${segments("Theme", "theme", THEMES, now.theme, (theme) => prefer({ theme }))}
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
      ${segments("Bots play", "bots", BOTS, now.bots, (bots) => prefer({ bots }))}
      <p class="hint">With friends the slowest wish counts, unless the table has a pace of its own.</p>
      ${segments("Cards fly", "pace", PACES, now.pace, (pace) => prefer({ pace }))}
      <p class="hint">Where your device asks for reduced motion, the cards do not fly.</p>
      ${segments("What is on the table is explained", "help", HELP, now.help ? "on" : "off", setHelp)}
      <p class="hint">Switched on again, it begins anew.</p>
    `,
  });
}

function setHelp(choice: "on" | "off"): void {
  if (choice === "on") forgetHelped();
  prefer({ help: choice === "on" });
}
