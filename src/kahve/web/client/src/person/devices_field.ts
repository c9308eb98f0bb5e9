import { html, type TemplateResult } from "lit";
import type { Device, Me, Passkey } from "../protocol/messages";
import { ago } from "./ago";
import "../language/person";
import { message } from "../language/message";

interface Acts {
  signOut: (device: Device) => void;
  drop: (passkey: Passkey) => void;
}

/** The devices that speak for a person, and the passkeys by which they come back. */
export function devicesField(me: Me, acts: Acts): TemplateResult {
  const now = Date.now() / 1000;
  return html`<h3>${message("client-person-devices")}</h3>
    <ul class="devices">
      ${me.devices.map(
        (device) => html`<li>
          <span><b>${device.label}</b> <small>${device.this ? message("client-person-this-device") : message("client-person-seen", { ago: ago(device.seen, now) })}</small></span>
          <button type="button" class="soft" aria-label=${device.this ? message("client-person-sign-out-this", { device: device.label }) : message("client-person-sign-out-device", { device: device.label })} @click=${() => acts.signOut(device)}>${message("client-person-sign-out")}</button>
        </li>`,
      )}
    </ul>
    <h3>${message("client-person-passkeys")}</h3>
    ${me.passkeys.length
      ? html`<ul class="devices">
          ${me.passkeys.map(
            (passkey) => html`<li>
              <span><b>${passkey.label}</b> <small>${message("client-person-passkey-at", { address: passkey.address, ago: ago(passkey.since, now) })}</small></span>
              <button type="button" class="soft" aria-label=${message("client-person-take-passkey", { device: passkey.label })} @click=${() => acts.drop(passkey)}>${message("client-person-take-away")}</button>
            </li>`,
          )}
        </ul>`
      : html`<p class="hint">${message("client-person-no-passkeys")}</p>`}`;
}
