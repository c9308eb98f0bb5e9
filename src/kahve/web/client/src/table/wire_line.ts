import { html, nothing, type TemplateResult } from "lit";
import type { Line } from "../protocol/connection";

/** How it stands with the connection, where that needs saying. */
export function wireLine(line: Line, says: string, takeBack: () => void): TemplateResult | typeof nothing {
  if (line === "lost") return html`<p class="wire" role="status">Connection lost, trying again…</p>`;
  if (line !== "replaced") return nothing;
  return html`<div class="elsewhere" role="alertdialog" aria-labelledby="elsewhere">
    <p id="elsewhere">${says || "This table is open in another tab."}</p>
    <button type="button" class="play small" @click=${takeBack}>Take it back here</button>
  </div>`;
}
