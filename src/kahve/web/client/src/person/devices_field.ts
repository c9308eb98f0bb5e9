import { html, type TemplateResult } from "lit";
import type { Device, Me, Passkey } from "../protocol/messages";
import { ago } from "./ago";

interface Acts {
  signOut: (device: Device) => void;
  drop: (passkey: Passkey) => void;
}

/** The devices that speak for a person, and the passkeys by which they come back. */
export function devicesField(me: Me, acts: Acts): TemplateResult {
  const now = Date.now() / 1000;
  return html`<h3>Devices</h3>
    <ul class="devices">
      ${me.devices.map(
        (device) => html`<li>
          <span><b>${device.label}</b> <small>${device.this ? "this device" : `seen ${ago(device.seen, now)}`}</small></span>
          <button type="button" class="soft" aria-label="Sign out ${device.label}${device.this ? ", this device" : ""}" @click=${() => acts.signOut(device)}>Sign out</button>
        </li>`,
      )}
    </ul>
    <h3>Passkeys</h3>
    ${me.passkeys.length
      ? html`<ul class="devices">
          ${me.passkeys.map(
            (passkey) => html`<li>
              <span><b>${passkey.label}</b> <small>at ${passkey.address}, ${ago(passkey.since, now)}</small></span>
              <button type="button" class="soft" aria-label="Take away the passkey of ${passkey.label}" @click=${() => acts.drop(passkey)}>Take away</button>
            </li>`,
          )}
        </ul>`
      : html`<p class="hint">You have none.</p>`}`;
}
