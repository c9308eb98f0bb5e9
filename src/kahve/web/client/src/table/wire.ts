import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/go";
import type { Connection, Line } from "../protocol/connection";
import { to } from "../protocol/gateway";
import "../language/table";
import { message, paragraph } from "../language/message";

/** The events of a browser whose network has come or gone: a hint, where the line itself is the proof. */
const NETWORK = ["online", "offline"] as const;

/** An answer that takes no longer, in milliseconds, is not missed. */
const A_MOMENT = 1_000;

/** The line to the server as the page shows it. It is looked at whenever the browser says something of the network or the page is seen again. */
export class Wire {
  state: Line = "connecting";
  /** When something was asked last, by the clock of this page. */
  private askedAt = 0;
  private says = "";

  /** left: what happens when the page is out of sight. */
  constructor(
    private readonly connection: () => Connection,
    private readonly left: () => void,
  ) {}

  attach(): void {
    for (const change of NETWORK) window.addEventListener(change, this.onNetwork);
    document.addEventListener("visibilitychange", this.onSight);
  }

  detach(): void {
    for (const change of NETWORK) window.removeEventListener(change, this.onNetwork);
    document.removeEventListener("visibilitychange", this.onSight);
  }

  stands(state: Line, says: string): void {
    this.state = state;
    this.says = says;
  }

  /** Why something was not asked, in words; empty where it was, or where the answer to what was asked before it is not missed yet. */
  whyNot(asked: boolean): string {
    const now = performance.now();
    if (asked) this.askedAt = now;
    else if (this.state !== "open") return message("client-table-no-connection");
    else if (now - this.askedAt > A_MOMENT) return message("client-table-not-answered-yet");
    return "";
  }

  /** What the line says of itself, where anything needs saying. */
  view(): TemplateResult | typeof nothing {
    if (this.state === "lost")
      return html`<div class="wire"><p role="status">${message("client-table-connection-lost")}</p>
        <button type="button" class="soft" @click=${this.onNetwork}>${message("client-table-try-now")}</button></div>`;
    if (this.state === "older") return older(() => this.connection().goOnFromThere());
    if (this.state !== "replaced") return nothing;
    return html`<div class="elsewhere" role="alertdialog" aria-labelledby="elsewhere">
      <p id="elsewhere">${this.says || message("client-table-open-elsewhere")}</p>
      <button type="button" class="play small" @click=${() => this.connection().takeBack()}>${message("client-table-take-back-here")}</button>
    </div>`;
  }

  private readonly onNetwork = (): void => this.connection().check();

  private readonly onSight = (): void => {
    if (document.hidden) this.left();
    else this.connection().check();
  };
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
