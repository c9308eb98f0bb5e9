import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { picture } from "../cards/pictures";
import "../senses/senses_fields";
import { forgetHelped } from "./help_read";
import { panel } from "./panel";
import { prefer, preferences, type BotPace, type Pace, type Theme } from "./preferences";
import { segments } from "./segments";
import { LANGUAGES, nameOf } from "../language/page_language";
import "../language/page";
import { message } from "../language/message";

const themes = (): [Theme, string][] => [["auto", message("client-page-theme-device")], ["light", message("client-page-theme-light")], ["dark", message("client-page-theme-dark")]];
const paces = (): [Pace, string][] => [["slow", message("client-page-pace-slow")], ["normal", message("client-page-pace-normal")], ["fast", message("client-page-pace-fast")], ["none", message("client-page-cards-do-not-fly")]];
const botPaces = (): [BotPace, string][] => [["calm", message("client-page-bots-calm")], ["normal", message("client-page-bots-normal")], ["quick", message("client-page-bots-quick")]];
const helpChoices = (): ["on" | "off", string][] => [["on", message("client-page-help-first-time")], ["off", message("client-page-help-never")]];
const cardStyles = (): [CardStyle, string][] => [["classic", message("client-page-cards-classic")], ["four-colour", message("client-page-cards-four-colours")], ["large-index", message("client-page-cards-large-index")]];

/** country: the choice of a country, where the page has the games of each. */
export function preferencesPanel(close: () => void, country: TemplateResult | typeof nothing = nothing): TemplateResult {
  const now = preferences();
  return panel({
    title: message("client-page-preferences"),
    close,
    kind: "narrow",
    body: html`
      ${LANGUAGES.length > 1 ? languages(now.language) : nothing} ${country}
      <kahve-senses></kahve-senses>
      ${segments(message("client-page-light-or-dark"), "theme", themes(), now.theme, (theme) => prefer({ theme }))}
      <fieldset class="choice">
        <legend>${message("client-page-cards")}</legend>
        <div class="card-styles">
          ${cardStyles().map(
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
      ${segments(message("client-page-bots-play"), "bots", botPaces(), now.bots, (bots) => prefer({ bots }))}
      <p class="hint">${message("client-page-slowest-wish")}</p>
      <label class="plain"><span>${message("client-page-remarks")}</span>
        <input type="checkbox" role="switch" class="switch" .checked=${now.remarks} @change=${(change: Event) => prefer({ remarks: (change.target as HTMLInputElement).checked })} />
      </label>
      ${segments(message("client-page-cards-fly"), "pace", paces(), now.pace, (pace) => prefer({ pace }))}
      <p class="hint">${message("client-page-reduced-motion")}</p>
      ${segments(message("client-page-help-shown"), "help", helpChoices(), now.help ? "on" : "off", setHelp)}
      <p class="hint">${message("client-page-help-anew")}</p>
      <label class="plain"><span>${message("client-page-better")}</span>
        <input type="checkbox" role="switch" class="switch" .checked=${now.better} aria-describedby="better-says" @change=${setBetter} />
      </label>
      <p class="hint" id="better-says">${message("client-page-better-says")}</p>
    `,
  });
}

/** The languages that the server offers, each by its own name. Sentences that are already on the page change when it is reloaded. */
function languages(now: string): TemplateResult {
  const all = ["", ...LANGUAGES];
  const choose = (change: Event) => {
    prefer({ language: all[(change.target as HTMLSelectElement).selectedIndex]! });
    location.reload();
  };
  return html`<label class="plain"><span>${message("client-page-language")}</span>
    <select id="language" @change=${choose}>
      ${all.map((code) => html`<option lang=${code || nothing} .selected=${code === now}>${code ? nameOf(code) : message("client-page-language-of-browser")}</option>`)}
    </select></label>`;
}

function setHelp(choice: "on" | "off"): void {
  if (choice === "on") forgetHelped();
  prefer({ help: choice === "on" });
}

/** The page notes what it says from its first sentence on, so it is loaded again. */
function setBetter(change: Event): void {
  prefer({ better: (change.target as HTMLInputElement).checked });
  location.reload();
}
