import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { follow } from "../page/go";
import { Light } from "../page/light";
import { proofOf, type Source } from "../protocol/finished";
import type { Proof } from "../protocol/messages";
import { check, type Checked, type Finding, type Verdict } from "./check";
import { Holding } from "./held";

const TITLES: Record<Verdict, string> = {
  proven: "Chance of this deal: checked",
  unknown: "Chance of this deal: checked in part",
  broken: "The cards do not fit their proof",
};

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
      this.checked = check(proof, new Holding(this.source.place, sessionStorage).of(proof.commitment));
    } catch (error) {
      if (asked === this.asked) this.without = (error as Error).message;
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.without) return html`<p class="seal-none hint">${this.without}</p>`;
    const { proof, checked } = this;
    if (!proof || !checked) return html`<p class="seal-none hint" role="status">Checking the chance of this deal…</p>`;
    return html`<details class="seal ${checked.verdict}">
      <summary><span class="seal-sign" aria-hidden="true">${SIGNS[checked.verdict]}</span>${TITLES[checked.verdict]}</summary>
      <h3>What this browser has checked</h3>
      <ul>${checked.findings.map(finding)}</ul>
      ${proof.attempt > 1 ? html`<p>${before(proof.attempt - 1)}</p>` : nothing}
      <h3>What that means</h3>
      <p>${meaning(checked.verdict)}</p>
      <p>It does not prove that nobody looks: the house deals the cards, so whoever runs it could see them. A house that stops before a deal that it dislikes is counted: ${broken(proof.broken_off)}</p>
      <p><a href="/deals" @click=${follow}>All deals of this house, tested</a></p>
    </details>`;
  }
}

function finding({ fits, says }: Finding): TemplateResult {
  const [sign, word] = fits === null ? ["–", "Not known"] : fits ? ["✓", "Fits"] : ["✗", "Does not fit"];
  return html`<li class=${fits === null ? "open" : fits ? "fits" : "wrong"}><span role="img" aria-label=${word}>${sign}</span> ${says}</li>`;
}

function meaning(verdict: Verdict): string {
  if (verdict === "proven") return "Nobody could choose these cards, not even whoever runs this house: one honest device is enough for that.";
  if (verdict === "unknown") return "Nothing contradicts itself. But this browser cannot prove by itself that the cards were not chosen.";
  return "Somebody has changed something after the fact. Keep the log of the match, and ask whoever runs this house.";
}

const before = (times: number) => `Before it ${times === 1 ? "1 exchange for this deal was" : `${times} exchanges for this deal were`} broken off.`;

const broken = (times: number) => (times === 0 ? "no deal was broken off at this table." : times === 1 ? "1 deal was broken off at this table." : `${times} deals were broken off at this table.`);
