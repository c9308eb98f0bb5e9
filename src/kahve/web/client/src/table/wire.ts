import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/navigation";
import type { Connection, Line } from "../protocol/connection";
import { to } from "../protocol/gateway";
import "../language/table";
import { message, paragraph } from "../language/message";

/** The events of a browser whose network has come or gone: a hint, where the line itself is the proof. */
const NETWORK = ["online", "offline"] as const;

/** An answer that takes longer, in milliseconds, is missed. */
const A_MOMENT = 900;

/** The line to the server as the page shows it. It is looked at whenever the browser says something of the network or the page is seen again. */
export class Wire {
  state: Line = "connecting";
  /** Whether the answer to what was asked last is missed. */
  private isMissed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private says = "";

  /** left: what happens when the page is out of sight. changed: draws the line again. */
  constructor(
    private readonly connection: () => Pick<Connection, "busy" | "waitsForNetwork" | "check" | "goOnFromThere" | "takeBack">,
    private readonly left: () => void,
    private readonly changed: () => void,
  ) {}

  attach(): void {
    for (const change of NETWORK) window.addEventListener(change, this.onNetwork);
    document.addEventListener("visibilitychange", this.onSight);
  }

  detach(): void {
    for (const change of NETWORK) window.removeEventListener(change, this.onNetwork);
    document.removeEventListener("visibilitychange", this.onSight);
    clearTimeout(this.timer);
  }

  stands(state: Line, says: string): void {
    this.state = state;
    this.says = says;
  }

  /** Why something was not asked, in words; empty where it was, or where the answer to what was asked before it is not missed yet. */
  whyNot(isSent: boolean): string {
    if (isSent) this.awaitAnswer();
    else if (this.state !== "open") return message("client-table-no-connection");
    else if (this.isMissed) return message("client-table-not-answered-yet");
    return "";
  }

  private awaitAnswer(): void {
    this.isMissed = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isMissed = this.connection().busy;
      if (this.isMissed) this.changed();
    }, A_MOMENT);
  }

  /** What the line says of itself when it is lost: in the permanent line, so that it covers neither the bar nor the table. */
  strip(): TemplateResult | typeof nothing {
    if (this.state !== "lost" && !(this.state === "open" && this.isMissed && this.connection().waitsForNetwork)) return nothing;
    return html`<div class="wire"><p role="status">${message("client-table-connection-lost")}</p>
      <button type="button" class="soft" @click=${this.onNetwork}>${message("client-table-try-now")}</button></div>`;
  }

  /** What is to be decided before anything goes on here. */
  view(): TemplateResult | typeof nothing {
    if (this.state === "older") return older(() => this.connection().goOnFromThere());
    if (this.state !== "replaced") return nothing;
    return html`<div class="elsewhere" role="alertdialog" aria-labelledby="elsewhere">
      <p id="elsewhere">${this.says || message("client-table-open-elsewhere")}</p>
      <button type="button" class="play small" @click=${() => this.connection().takeBack()}>${message("client-table-take-back-here")}</button>
    </div>`;
  }

  private readonly onNetwork = ({ type }: Event): void => this.connection().check(type === "offline");

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
