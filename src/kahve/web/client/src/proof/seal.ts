import { to } from "../protocol/gateway";
import { isOffered } from "../protocol/offers";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { follow } from "../page/navigation";
import { Light } from "../page/light_element";
import { courseOf, proofOf, type Source } from "../protocol/finished_deals";
import { learnOffers, Refusal, replayerOf } from "../protocol/http";
import type { DealCourse, Proof } from "../protocol/messages";
import { check, type Checked, type Finding, type Verdict } from "./check";
import { wordOf } from "./construction";
import { KnownExchanges } from "./known_exchanges";
import { seenDeals, seenOf } from "./shown_deals";
import { nameOf } from "./sharer";
import "../language/proof";
import { message, paragraph } from "../language/message";
import { rich } from "../language/rich";

const titles = (): Record<Verdict, string> => ({
  proven: message("client-proof-chance-checked"),
  unknown: message("client-proof-chance-in-part"),
  repeated: message("client-proof-chance-repeated"),
  broken: message("client-proof-chance-broken"),
});

const SIGNS: Record<Verdict, string> = { proven: "✓", unknown: "–", repeated: "✗", broken: "✗" };

/** The seal of a deal that is over: this browser checks how its cards came about, and says what that proves and what not. */
@customElement("kahve-seal")
export class Seal extends Light {
  @property({ attribute: false }) source!: Source;
  @property() deal = "";

  @state() private proof: Proof | null = null;
  @state() private checked: Checked | null = null;
  @state() private word = "";
  /** Why there is nothing to check. */
  @state() private without = "";
  private checkedDeal = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void learnOffers().then(() => this.requestUpdate(), () => undefined);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("deal") || changed.has("source")) void this.fetch();
  }

  private async fetch(): Promise<void> {
    const wanted = `${this.source.place} ${this.deal}`;
    if (wanted === this.checkedDeal) return;
    this.checkedDeal = wanted;
    await this.updateComplete;
    this.proof = this.checked = null;
    this.without = this.word = "";
    const holding = new KnownExchanges(this.source.place);
    try {
      const proof = await proofOf(this.source, this.deal);
      const course = await courseOf(this.source, this.deal).catch((error: Error) => error);
      const cards = await this.cards(proof, course);
      if (wanted !== this.checkedDeal) return;
      const known = holding.of(proof.commitment);
      this.checked = check(proof, this.deal, known, holding.exchangesFor(nameOf(proof.name, proof.deal)), cards);
      this.word = this.checked.seed && !(course instanceof Error) ? wordOf(this.checked.seed, course.moves) : "";
      this.proof = proof;
    } catch (error) {
      if (wanted !== this.checkedDeal) return;
      this.without = (error as Error).message;
      const promised = error instanceof Refusal && error.status > 0 && holding.exchangesFor(this.deal).some(({ dealt }) => dealt);
      if (promised) this.checked = { verdict: "broken", findings: [{ fits: false, says: message("client-proof-none-given") }], seed: null };
    }
  }

  /** Whether the cards that this browser was shown follow from the order. The rules for that come when they are needed. */
  private async cards(proof: Proof, course: DealCourse | Error): Promise<Finding> {
    const unknown = (says: string): Finding => ({ fits: null, says });
    const seen = this.source.log ? null : await seenOf(seenDeals, this.source.place, proof.commitment);
    if (!seen) return unknown(message("client-proof-cards-not-seen"));
    if (course instanceof Error) return unknown(paragraph(message("client-proof-cards-not-compared"), course.message));
    try {
      await learnOffers();
      const [{ cardsShown }, file] = await Promise.all([import("./shown_cards"), isOffered("replayers") ? replayerOf(course.game) : null]);
      if (!file) return unknown(paragraph(message("client-proof-cards-not-compared"), message("client-proof-no-rules-for-page")));
      return await cardsShown(proof, course, file, seen);
    } catch (error) {
      return unknown(error instanceof Refusal ? paragraph(message("client-proof-cards-not-compared"), error.message) : message("client-proof-cards-not-compared"));
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { proof, checked } = this;
    if (this.without && !checked) return html`<p class="seal-none hint">${this.without}</p>`;
    if (!checked) return html`<p class="seal-none hint" role="status">${message("client-proof-checking")}</p>`;
    return html`<details class="seal ${checked.verdict}">
      <summary><span class="seal-sign" aria-hidden="true">${SIGNS[checked.verdict]}</span>${titles()[checked.verdict]}</summary>
      ${this.word && checked.verdict !== "broken" ? html`<p class="seal-word">${rich("client-proof-word", {}, { word: html`<b dir="ltr" lang="mis">${this.word}</b>` })}</p>` : nothing}
      <h3>${message("client-proof-browser-checked")}</h3>
      <ul>${checked.findings.map(finding)}</ul>
      ${this.without ? html`<p>${this.without}</p>` : nothing}
      ${proof && proof.attempt > 1 ? html`<p>${message("client-proof-exchanges-broken-off", { count: proof.attempt - 1 })}</p>` : nothing}
      <h3>${message("client-proof-what-it-means")}</h3>
      <p>${meaning(checked.verdict)}</p>
      ${proof ? html`<p>${paragraph(message("client-proof-does-not-prove"), ...counted(proof, checked.verdict))}</p>` : nothing}
      ${isOffered("deals") ? html`<p><a href=${to("/deals")} @click=${follow}>${message("client-proof-all-deals-of-house")}</a></p>` : nothing}
    </details>`;
  }
}

function finding({ fits, says }: Finding): TemplateResult {
  const [sign, word] = fits === null ? ["–", message("client-proof-not-known")] : fits ? ["✓", message("client-proof-fits")] : ["✗", message("client-proof-does-not-fit")];
  return html`<li class=${fits === null ? "open" : fits ? "fits" : "wrong"}><span role="img" aria-label=${word}>${sign}</span> ${says}</li>`;
}

/** What the server says of deals that it broke off; nothing where it does not count them. */
function counted({ broken_off }: Proof, verdict: Verdict): string[] {
  return verdict === "repeated" ? [] : [message("client-proof-broken-off-deals", { count: broken_off })];
}

function meaning(verdict: Verdict): string {
  if (verdict === "proven") return message("client-proof-means-proven");
  if (verdict === "unknown") return message("client-proof-means-unknown");
  if (verdict === "repeated") return message("client-proof-means-repeated");
  return message("client-proof-means-broken");
}
