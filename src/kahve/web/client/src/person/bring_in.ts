import { html, nothing, type TemplateResult } from "lit";
import type { DeviceCode } from "../protocol/messages";

/** The code for another device while it works, in large letters and as a picture; before that the button that asks for it. */
export function codeShown(code: DeviceCode | null, ask: () => void): TemplateResult {
  if (!code) {
    return html`<p>Your tables come along to a second device: a phone, a tablet, another browser.</p>
      <button type="button" class="play small" @click=${ask}>Get a code for it</button>`;
  }
  return html`<p>On the other device open <b>My tables</b> and type this code. It works once, for five minutes.</p>
    <p class="device-code" aria-label="The code: ${Array.from(code.code).join(" ")}">${code.code.slice(0, 3)} ${code.code.slice(3)}</p>
    ${code.picture ? html`<p class="hint">Or hold its camera before this:</p><img class="device-picture" src=${code.picture} alt="The code as a QR code" />` : html`<p class="hint">This house opens on this machine only, so no camera finds it.</p>`}
    <button type="button" class="soft" @click=${ask}>Another code</button>`;
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
    <label class="plain"><span>The code that it shows</span>
      <input type="text" name="code" class="code-field" maxlength="9" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" placeholder="ABC DEF" .value=${code} required /></label>
    ${known
      ? html`<label class="plain"><span>Bring along the tables of this device</span>
          <input type="checkbox" role="switch" class="switch" id="bring" name="bring" checked /></label>
          <p class="hint">This device is then that person's. Without their tables, what it was before is signed out.</p>`
      : nothing}
    <button type="submit" class="play small" ?disabled=${busy}>Bring in this device</button>
  </form>`;
}
