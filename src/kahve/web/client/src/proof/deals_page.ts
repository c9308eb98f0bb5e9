import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { follow } from "../page/go";
import { cup } from "../page/icons";
import { Light } from "../page/light";
import { ask } from "../protocol/http";
import type { Chance, Chances, PackChances } from "../protocol/messages";

/** The page of all deals of this house: whether they look like chance, pack by pack. */
@customElement("kahve-deals")
export class DealsPage extends Light {
  @state() private chances: Chances | null = null;
  @state() private trouble = "";

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = "All deals, tested · Kahve";
    ask<Chances>("/api/deals").then(
      (chances) => (this.chances = chances),
      (error: Error) => (this.trouble = error.message),
    );
  }

  protected override render(): TemplateResult {
    const { chances } = this;
    return html`<div class="deals-page">
      <header class="bar"><a class="brand" href="/" aria-label="Kahve, home" @click=${follow}>${cup()}<span>Kahve</span></a>
        <h1 class="bar-title">All deals, tested</h1></header>
      <main>${chances ? counted(chances) : html`<p class="waiting" role=${this.trouble ? "alert" : "status"}>${this.trouble || "Counting the deals…"}</p>`}</main>
    </div>`;
  }
}

function counted(chances: Chances): TemplateResult {
  const { deals, whole, packs } = chances;
  const which = whole ? "all finished deals of this house" : "the latest finished deals of this house";
  return html`<p class="deals-lead">${deals === 1 ? "1 deal" : `${deals.toLocaleString("en")} deals`}: ${which}, counted ${new Date(chances.at * 1000).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" })}.</p>
    <p>${chances.says}</p>
    ${packs.map(pack)}
    <p class="hint">The test says whether the shuffles are even. That nobody chose a single deal, the seal of that deal says.</p>`;
}

function pack({ cards, games, deals, tests }: PackChances): TemplateResult {
  return html`<section class="deals-pack"><h2>${games.join(", ")}</h2>
    <p>${deals.toLocaleString("en")} ${deals === 1 ? "deal" : "deals"} with a pack of ${cards} cards.</p>
    ${tests.length
      ? html`<div class="sheet-scroll"><table class="sheet">
          <thead><tr><th scope="col">Test</th><th scope="col">Chi-square</th><th scope="col">Degrees of freedom</th><th scope="col">p</th></tr></thead>
          <tbody>${tests.map(row)}</tbody></table></div>`
      : nothing}
    ${tests.length < 4 ? html`<p class="hint">${tests.length ? "The other tests need more deals." : "The tests need more deals."}</p>` : nothing}
  </section>`;
}

function row({ says, statistic, freedom, p }: Chance): TemplateResult {
  return html`<tr><th scope="row">${says}</th><td>${statistic.toFixed(1)}</td><td>${freedom}</td><td>${p < 0.00001 ? "below 0.00001" : p.toFixed(p < 0.01 ? 5 : 3)}</td></tr>`;
}
