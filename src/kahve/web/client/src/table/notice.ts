import { html, type TemplateResult } from "lit";
import { isPanelOpen, noticeInPanel } from "../page/panel";

/** So long, in milliseconds, a notice stays. */
const STAYS = 4500;

/** One sentence to the person at the table, which goes away by itself. */
export class Notice {
  private says = "";
  private timer = 0;

  constructor(private readonly draw: () => Promise<void>) {}

  tell(says: string): void {
    clearTimeout(this.timer);
    // The same sentence twice is read out twice only if it was away in between.
    this.set("");
    void this.draw().then(() => this.set(says));
    this.timer = window.setTimeout(() => this.set(""), STAYS);
  }

  private set(says: string): void {
    this.says = says;
    noticeInPanel(says);
    void this.draw();
  }

  /** The sentence on the page; an open panel has it instead. */
  view(): TemplateResult {
    const says = isPanelOpen() ? "" : this.says;
    return html`<p class="notice ${says ? "shown" : ""}" role="alert">${says}</p>`;
  }
}
