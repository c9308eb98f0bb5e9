import { to } from "../protocol/gateway";
import { isOffered, learnOffers } from "../protocol/offers";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { follow } from "../page/go";
import { Light } from "../page/light";
import { proofOf, type Source } from "../protocol/finished";
import type { Proof } from "../protocol/messages";
import { check, type Checked, type Finding, type Verdict } from "./check";
import { Holding } from "./held";
import "../language/proof";
import { message, paragraph } from "../language/message";

const titles = (): Record<Verdict, string> => ({
  proven: message("client-proof-chance-checked"),
  unknown: message("client-proof-chance-in-part"),
  broken: message("client-proof-chance-broken"),
});

const SIGNS: Record<Verdict, string> = { proven: "✓", unknown: "–", broken: "✗" };

/** The seal of a deal that is over: this browser checks how its cards came about, and says what that proves and what not. */
@customElement("kahve-seal")
export class Seal extends Light {
  @property({ attribute: false }) source!: Source;
  @property() deal = "";

  @state() private proof: Proof | null = null;
  @state() private checked: Checked | null = null;
  /** Why there is nothing to check. */
  @state() private without = "";
  private asked = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void learnOffers().then(() => this.requestUpdate(), () => undefined);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("deal") || changed.has("source")) void this.fetch();
  }

  private async fetch(): Promise<void> {
    const asked = `${this.source.place} ${this.deal}`;
    if (asked === this.asked) return;
    this.asked = asked;
    await this.updateComplete;
    this.proof = this.checked = null;
    this.without = "";
    try {
      const proof = await proofOf(this.source, this.deal);
      if (asked !== this.asked) return;
      this.proof = proof;
      this.checked = check(proof, new Holding(this.source.place).of(proof.commitment));
    } catch (error) {
      if (asked === this.asked) this.without = (error as Error).message;
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.without) return html`<p class="seal-none hint">${this.without}</p>`;
    const { proof, checked } = this;
    if (!proof || !checked) return html`<p class="seal-none hint" role="status">${message("client-proof-checking")}</p>`;
    return html`<details class="seal ${checked.verdict}">
      <summary><span class="seal-sign" aria-hidden="true">${SIGNS[checked.verdict]}</span>${titles()[checked.verdict]}</summary>
      <h3>${message("client-proof-browser-checked")}</h3>
      <ul>${checked.findings.map(finding)}</ul>
      ${proof.attempt > 1 ? html`<p>${message("client-proof-exchanges-broken-off", { count: proof.attempt - 1 })}</p>` : nothing}
      <h3>${message("client-proof-what-it-means")}</h3>
      <p>${meaning(checked.verdict)}</p>
      <p>${paragraph(message("client-proof-does-not-prove"), message("client-proof-broken-off-deals", { count: proof.broken_off }))}</p>
      ${isOffered("deals") ? html`<p><a href=${to("/deals")} @click=${follow}>${message("client-proof-all-deals-of-house")}</a></p>` : nothing}
    </details>`;
  }
}

function finding({ fits, says }: Finding): TemplateResult {
  const [sign, word] = fits === null ? ["–", message("client-proof-not-known")] : fits ? ["✓", message("client-proof-fits")] : ["✗", message("client-proof-does-not-fit")];
  return html`<li class=${fits === null ? "open" : fits ? "fits" : "wrong"}><span role="img" aria-label=${word}>${sign}</span> ${says}</li>`;
}

function meaning(verdict: Verdict): string {
  if (verdict === "proven") return message("client-proof-means-proven");
  if (verdict === "unknown") return message("client-proof-means-unknown");
  return message("client-proof-means-broken");
}
