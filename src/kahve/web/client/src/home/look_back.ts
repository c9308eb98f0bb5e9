import { html, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import { fetchStyle } from "../page/later_style";
import { panel } from "../page/panel";
import "../language/home";
import "../language/page";
import { message } from "../language/message";

/** Deals that are over, logs from files, and tables to watch. */
export function lookBackPanel(close: () => void): TemplateResult {
  return panel({ title: message("client-home-watch-and-replay"), close, kind: "narrow", body: until(body(), html`<p class="hint">${message("client-home-looking-for-tables")}</p>`) });
}

let fetched: Promise<TemplateResult> | null = null;

/** Its code is fetched by whoever opens it. */
function body(): Promise<TemplateResult> {
  return (fetched ??= Promise.all([import("../replay/replay_door"), fetchStyle()]).then(
    () => html`<kahve-replay-door></kahve-replay-door>`,
    () => {
      fetched = null;
      return html`<p role="alert">${message("client-page-not-fetched-again")}</p>`;
    },
  ));
}
