import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { follow } from "../page/navigation";
import { figure } from "../page/number";
import { Light } from "../page/light_element";
import { to } from "../protocol/gateway";
import { deals } from "../protocol/finished_deals";
import type { MatchPlayed } from "../protocol/messages";
import "../language/page";
import "../language/person";
import "../language/table";
import { message } from "../language/message";

/** The deals of one table that are over, each a link to its replay. */
@customElement("kahve-table-deals")
export class TableDeals extends Light {
  @property() table = "";
  @state() private played: readonly MatchPlayed[] | null = null;
  @state() private trouble = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void deals({ log: false, place: this.table }).then(
      ({ matches }) => (this.played = matches),
      (error: unknown) => (this.trouble = (error as Error).message),
    );
  }

  protected override render(): TemplateResult {
    if (this.trouble) return html`<p class="complaint" role="alert">${this.trouble}</p>`;
    if (!this.played) return html`<p class="hint">${message("client-person-looking-for-deals")}</p>`;
    const many = this.played.length > 1;
    const links = this.played.flatMap(({ match, deals: over }) =>
      over.map(({ deal, number, totals }) => html`<li><a class="soft" href=${to(`/r/${this.table}/${deal}/0`)} @click=${follow}>${many ? message("client-page-match-and-deal", { match, deal: number }) : message("client-table-deal", { deal: number })} <small>${message("client-page-totals", { totals: totals.map(figure).join(" : ") })}</small></a></li>`),
    );
    return links.length ? html`<ul class="deals">${links}</ul>` : html`<p class="hint">${message("client-person-no-deal-yet")}</p>`;
  }
}
