import { html, nothing, type TemplateResult } from "lit";
import type { DeviceCode } from "../protocol/messages";
import "../language/home";
import "../language/person";
import { message } from "../language/message";
import { rich } from "../language/rich";

/** The code for another device while it works, in large letters and as a picture; before that the button that asks for it. */
export function codeShown(code: DeviceCode | null, ask: () => void): TemplateResult {
  if (!code) {
    return html`<p>${message("client-person-tables-come-along")}</p>
      <button type="button" class="play small" @click=${ask}>${message("client-person-get-code")}</button>`;
  }
  return html`<p>${rich("client-person-type-code", {}, { page: html`<b>${message("client-home-my-tables")}</b>` })}</p>
    <p class="device-code" aria-label=${message("client-person-the-code", { code: Array.from(code.code).join(" ") })}><bdi dir="ltr">${code.code.slice(0, 4)} ${code.code.slice(4)}</bdi></p>
    ${code.picture ? html`<p class="hint">${message("client-person-hold-camera")}</p><img class="device-picture" src=${code.picture} alt=${message("client-person-code-as-picture")} />` : html`<p class="hint">${message("client-person-no-camera")}</p>`}
    <button type="button" class="soft" @click=${ask}>${message("client-person-another-code")}</button>`;
}

interface BringIn {
  /** The code that came with a link. */
  code: string;
  /** Whether this device speaks for somebody already. */
  known: boolean;
  busy: boolean;
  use: (code: string, bring: boolean) => void;
}

/** The field for the code that another device shows. */
export function bringIn({ code, known, busy, use }: BringIn): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    use((form.elements.namedItem("code") as HTMLInputElement).value, (form.elements.namedItem("bring") as HTMLInputElement | null)?.checked ?? false);
  };
  return html`<form class="bring-in" @submit=${submit}>
    <label class="plain"><span>${message("client-person-code-shown")}</span>
      <input type="text" name="code" class="code-field" maxlength="11" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" placeholder="ABCD EFGH" .value=${code} required /></label>
    ${known
      ? html`<label class="plain"><span>${message("client-person-bring-along")}</span>
          <input type="checkbox" role="switch" class="switch" id="bring" name="bring" checked /></label>
          <p class="hint">${message("client-person-device-changes")}</p>`
      : nothing}
    <button type="submit" class="play small" ?disabled=${busy}>${message("client-person-bring-in")}</button>
  </form>`;
}
