import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/go";
import type { Line } from "../protocol/connection";
import { to } from "../protocol/gateway";
import "../language/table";
import { message, paragraph } from "../language/message";

/** How it stands with the connection, where that needs saying. */
export function wireLine(line: Line, says: string, acts: { takeBack: () => void; tryNow: () => void; goOn: () => void }): TemplateResult | typeof nothing {
  if (line === "lost")
    return html`<div class="wire"><p role="status">${message("client-table-connection-lost")}</p>
      <button type="button" class="soft" @click=${acts.tryNow}>${message("client-table-try-now")}</button></div>`;
  if (line === "older") return older(acts.goOn);
  if (line !== "replaced") return nothing;
  return html`<div class="elsewhere" role="alertdialog" aria-labelledby="elsewhere">
    <p id="elsewhere">${says || message("client-table-open-elsewhere")}</p>
    <button type="button" class="play small" @click=${acts.takeBack}>${message("client-table-take-back-here")}</button>
  </div>`;
}

/** The server has put back an older table: nothing goes on there before the person has chosen. */
function older(goOn: () => void): TemplateResult {
  return html`<div class="elsewhere" role="alertdialog" aria-labelledby="older">
    <p id="older">${paragraph(message("client-table-older-put-back"), message("client-table-older-means"))}</p>
    <div class="elsewhere-acts">
      <button type="button" class="soft" @click=${goOn}>${message("client-table-older-go-on")}</button>
      <a class="soft" href=${to("/")} @click=${follow}>${message("client-table-older-leave")}</a>
    </div>
  </div>`;
}
