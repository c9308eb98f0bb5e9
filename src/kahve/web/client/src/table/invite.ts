import { html, type TemplateResult } from "lit";
import { icon } from "../page/icons";

/** The link for friends, while a seat is open. */
export function invite(open: number, link: string, copied: boolean, copy: () => void): TemplateResult {
  return html`<section class="invite" aria-label="Invite friends">
    <p><b>${open === 1 ? "One seat is open." : `${open} seats are open.`}</b> Send this link to a friend:</p>
    <div class="invite-link">
      <input type="text" readonly .value=${link} aria-label="The link to this table" @focus=${(focus: FocusEvent) => (focus.target as HTMLInputElement).select()} />
      <button type="button" class="play small" @click=${copy}>${icon.link} ${copied ? "Copied" : "Copy"}</button>
    </div>
  </section>`;
}
