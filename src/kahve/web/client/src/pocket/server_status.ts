import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { here } from "../protocol/gateway";
import { Light } from "../page/light_element";
import type { Progress } from "./pocket_gateway";
import type { Hindrance } from "./worker_messages";
import "../language/pocket";
import { message } from "../language/message";

const hindrances: Record<Hindrance, () => string> = {
  "no-wasm": () => message("client-pocket-no-wasm"),
  elsewhere: () => message("client-pocket-elsewhere"),
  newer: () => message("client-pocket-newer"),
  broken: () => message("client-pocket-broken"),
  "not-written": () => message("client-pocket-not-written"),
};

/** At the foot of the page: how far the server is until it is open, what hinders it, that no network is needed from now on, and that there is a new version. */
@customElement("kahve-opening")
export class ServerStatus extends Light {
  @state() progress: Progress = { at: "opening", seated: false };
  /** Uses the new version of the page, if there is one. */
  @state() renew: (() => void) | null = null;
  /** Whether all that the page needs has come into this browser during this visit. */
  @state() isWhole = false;
  @state() private understood = false;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("popstate", () => this.requestUpdate());
  }

  protected override render(): TemplateResult | typeof nothing {
    const says = this.says();
    return says === nothing ? nothing : html`<section class="opening" role="status">${says}</section>`;
  }

  /** What lies at the foot of the page gives way: a card under the bar could not be played. */
  protected override updated(): void {
    document.documentElement.style.setProperty("--at-foot", `${this.querySelector("section")?.offsetHeight ?? 0}px`);
  }

  private says(): TemplateResult | typeof nothing {
    const { progress } = this;
    switch (progress.at) {
      case "fetching": {
        const { percent, seated } = progress;
        const says = seated ? message("client-pocket-others-coming", { percent }) : message("client-pocket-fetching", { percent });
        return html`<p>${says} ${seated ? nothing : message("client-pocket-once")}</p>
          <progress max="100" .value=${percent} aria-label=${says}></progress>`;
      }
      case "opening": {
        const says = progress.seated ? message("client-pocket-others-sitting") : message("client-pocket-opening");
        return html`<p>${says}</p><progress aria-label=${says}></progress>`;
      }
      case "hindered":
        return html`<p class="complaint" role="alert" data-why=${progress.says}>${hindrances[progress.why]()}</p>`;
      case "open":
        return this.whenOpen(progress.keeps);
    }
  }

  private whenOpen(keeps: boolean): TemplateResult | typeof nothing {
    if (!keeps && !this.understood) return this.note(message("client-pocket-not-kept"));
    // Nobody is asked at a table: a deal may be going on.
    if (this.renew && !here().pathname.startsWith("/t/"))
      return html`<p>${message("client-pocket-new-version")}</p><button type="button" class="play small" @click=${this.renew}>${message("client-pocket-take-version")}</button>`;
    return this.isWhole && !this.understood ? this.note(message("client-pocket-whole")) : nothing;
  }

  private note(says: string): TemplateResult {
    return html`<p>${says}</p><button type="button" class="soft" @click=${() => (this.understood = true)}>${message("client-pocket-understood")}</button>`;
  }
}
