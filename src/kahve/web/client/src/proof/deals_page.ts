import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { follow } from "../page/navigation";
import { digits } from "../page/number";
import { cup } from "../page/icons";
import { Light } from "../page/light_element";
import { to } from "../protocol/gateway";
import { ask } from "../protocol/http";
import type { Chance, Chances, PackChances } from "../protocol/messages";
import "../language/page";
import "../language/proof";
import { locale } from "../language/page_language";
import { message } from "../language/message";

/** The page of all deals of this server: whether they look like chance, pack by pack. */
@customElement("kahve-deals")
export class DealsPage extends Light {
  @state() private chances: Chances | null = null;
  @state() private trouble = "";

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = message("client-page-title", { page: message("client-proof-all-deals-tested") });
    ask<Chances>("/api/deals").then(
      (chances) => (this.chances = chances),
      (error: Error) => (this.trouble = error.message),
    );
  }

  protected override render(): TemplateResult {
    const { chances } = this;
    return html`<div class="deals-page">
      <header class="bar"><a class="brand" href=${to("/")} aria-label=${message("client-page-kahve-home")} @click=${follow}>${cup()}<span>Kahve</span></a>
        <h1 class="bar-title">${message("client-proof-all-deals-tested")}</h1></header>
      <main>${chances ? counted(chances) : html`<p class="waiting" role=${this.trouble ? "alert" : "status"}>${this.trouble || message("client-proof-counting")}</p>`}</main>
    </div>`;
  }
}

const WHEN = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

function counted(chances: Chances): TemplateResult {
  const { deals, whole, packs } = chances;
  const about = { count: deals, date: WHEN.format(new Date(chances.at * 1000)) };
  return html`<p class="deals-lead">${whole ? message("client-proof-counted-all", about) : message("client-proof-counted-latest", about)}</p>
    <p>${chances.says}</p>
    ${packs.map(pack)}
    <p class="hint">${message("client-proof-test-says")}</p>`;
}

function pack({ cards, games, deals, tests }: PackChances): TemplateResult {
  return html`<section class="deals-pack"><h2>${message("client-page-facts", { facts: games })}</h2>
    <p>${message("client-proof-deals-with-pack", { count: deals, cards })}</p>
    ${tests.length
      ? html`<div class="sheet-scroll"><table class="sheet">
          <thead><tr><th scope="col">${message("client-proof-test")}</th><th scope="col">${message("client-proof-chi-square")}</th><th scope="col">${message("client-proof-freedom")}</th><th scope="col">${message("client-proof-p-value")}</th></tr></thead>
          <tbody>${tests.map(row)}</tbody></table></div>`
      : nothing}
    ${tests.length < 4 ? html`<p class="hint">${tests.length ? message("client-proof-other-tests-later") : message("client-proof-tests-later")}</p>` : nothing}
  </section>`;
}

function row({ says, statistic, freedom, p }: Chance): TemplateResult {
  return html`<tr><th scope="row">${says}</th><td>${digits(statistic, 1)}</td><td>${freedom}</td><td>${p < 0.00001 ? message("client-proof-below", { number: digits(0.00001, 5) }) : digits(p, p < 0.01 ? 5 : 3)}</td></tr>`;
}
