import { html, type TemplateResult } from "lit";
import { prefer, preferences } from "../page/preferences";
import type { Country } from "../protocol/messages";
import { countryOf, NO_COUNTRY } from "./doors";
import { language } from "../language/page_language";
import "../language/home";
import { message } from "../language/message";

/** The choice of the country whose games the front door begins with. */
export function countryField(countries: readonly Country[], chosen: () => void): TemplateResult {
  const guess = countryOf(countries, "", navigator.languages, language);
  const choices: [string, string][] = [
    ["", guess ? message("client-home-country-of-browser", { country: guess.title }) : message("client-home-country-not-told")],
    ...countries.map(({ code, title }): [string, string] => [code, title]),
    [NO_COUNTRY, message("client-home-country-none")],
  ];
  const choose = (change: Event) => {
    prefer({ country: choices[(change.target as HTMLSelectElement).selectedIndex]![0] });
    chosen();
  };
  return html`<label class="plain"><span>${message("client-home-country")}</span>
    <select id="country" @change=${choose}>
      ${choices.map(([code, title]) => html`<option .selected=${code === preferences().country}>${title}</option>`)}
    </select></label>`;
}
