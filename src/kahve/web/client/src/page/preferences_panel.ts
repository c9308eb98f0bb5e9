import { html, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { picture } from "../cards/pictures";
import "../senses/senses_fields";
import { forgetHelped } from "./helped";
import { panel } from "./panel";
import { prefer, preferences, type BotPace, type Pace, type Theme } from "./preferences";
import { segments } from "./segments";
import "../language/page";
import { message } from "../language/message";

const THEMES: [Theme, string][] = [["auto", message("client-page-theme-device")], ["light", message("client-page-theme-light")], ["dark", message("client-page-theme-dark")]];
const PACES: [Pace, string][] = [["slow", message("client-page-pace-slow")], ["normal", message("client-page-pace-normal")], ["fast", message("client-page-pace-fast")], ["none", message("client-page-cards-do-not-fly")]];
const BOTS: [BotPace, string][] = [["calm", message("client-page-bots-calm")], ["normal", message("client-page-bots-normal")], ["quick", message("client-page-bots-quick")]];
const HELP: ["on" | "off", string][] = [["on", message("client-page-help-first-time")], ["off", message("client-page-help-never")]];
const CARDS: [CardStyle, string][] = [["classic", message("client-page-cards-classic")], ["four-colour", message("client-page-cards-four-colours")], ["large-index", message("client-page-cards-large-index")]];

export function preferencesPanel(close: () => void): TemplateResult {
  const now = preferences();
  return panel({
    title: message("client-page-preferences"),
    close,
    kind: "narrow",
    body: html`
      <kahve-senses></kahve-senses>
      ${segments(message("client-page-light-or-dark"), "theme", THEMES, now.theme, (theme) => prefer({ theme }))}
      <fieldset class="choice">
        <legend>${message("client-page-cards")}</legend>
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
      ${segments(message("client-page-bots-play"), "bots", BOTS, now.bots, (bots) => prefer({ bots }))}
      <p class="hint">${message("client-page-slowest-wish")}</p>
      ${segments(message("client-page-cards-fly"), "pace", PACES, now.pace, (pace) => prefer({ pace }))}
      <p class="hint">${message("client-page-reduced-motion")}</p>
      ${segments(message("client-page-help-shown"), "help", HELP, now.help ? "on" : "off", setHelp)}
      <p class="hint">${message("client-page-help-anew")}</p>
    `,
  });
}

function setHelp(choice: "on" | "off"): void {
  if (choice === "on") forgetHelped();
  prefer({ help: choice === "on" });
}
