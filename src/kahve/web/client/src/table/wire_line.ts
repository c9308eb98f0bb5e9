import { html, nothing, type TemplateResult } from "lit";
import type { Line } from "../protocol/connection";
import "../language/table";
import { message } from "../language/message";

/** How it stands with the connection, where that needs saying. */
export function wireLine(line: Line, says: string, acts: { takeBack: () => void; tryNow: () => void }): TemplateResult | typeof nothing {
  if (line === "lost")
    return html`<div class="wire"><p role="status">${message("client-table-connection-lost")}</p>
      <button type="button" class="soft" @click=${acts.tryNow}>${message("client-table-try-now")}</button></div>`;
  if (line !== "replaced") return nothing;
  return html`<div class="elsewhere" role="alertdialog" aria-labelledby="elsewhere">
    <p id="elsewhere">${says || message("client-table-open-elsewhere")}</p>
    <button type="button" class="play small" @click=${acts.takeBack}>${message("client-table-take-back-here")}</button>
  </div>`;
}
