import { html, type TemplateResult } from "lit";
import type { Show } from "../protocol/messages";
import "../language/home";
import { message } from "../language/message";

const pileChoices = (): [Show["pile"], string][] => [["top", message("client-home-top-card")], ["full", message("client-home-face-up-cards")]];
const capturedChoices = (): [Show["captured"], string][] => [["none", message("client-home-nobodys")], ["own", message("client-home-ones-own")], ["all", message("client-home-everybodys")]];

/** What all at the table may look at while they play. */
export function showField(show: Show, set: (show: Show) => void): TemplateResult {
  return html`
    <label class="plain">
      <span>${message("client-home-pile-shows")}</span>
      ${menu(pileChoices(), show.pile, (pile) => set({ ...show, pile }))}
    </label>
    <label class="plain">
      <span>${message("client-home-taken-looked-through")}</span>
      ${menu(capturedChoices(), show.captured, (captured) => set({ ...show, captured }))}
    </label>
    <label class="plain">
      <span>${message("client-home-taken-counted")}</span>
      <input type="checkbox" role="switch" class="switch" .checked=${show.counts}
        @change=${(e: Event) => set({ ...show, counts: (e.target as HTMLInputElement).checked })} />
    </label>
  `;
}

function menu<T extends string>(all: [T, string][], now: T, set: (value: T) => void): TemplateResult {
  return html`<select @change=${(e: Event) => set(all[(e.target as HTMLSelectElement).selectedIndex]![0])}>
    ${all.map(([value, title]) => html`<option .selected=${value === now}>${title}</option>`)}
  </select>`;
}
