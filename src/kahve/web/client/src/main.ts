import { html, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import "./home/home_page";
import "./home/join_page";
import { tableIn } from "./page/go";
import { Light } from "./page/light";
import { dress, onPreference } from "./page/preferences";
import { forgetPlace, placeAt } from "./protocol/places";
import "./table/table_page";

/** The whole client: the front door, an open seat, or the table, by the address. */
@customElement("kahve-app")
export class App extends Light {
  @state() private path = location.pathname;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("popstate", () => (this.path = location.pathname));
    onPreference(() => this.requestUpdate());
  }

  protected override render(): TemplateResult {
    const table = tableIn(this.path);
    if (!table) return html`<kahve-home></kahve-home>`;
    const place = placeAt(table);
    if (!place) return html`<kahve-join .table=${table} @seated=${() => this.requestUpdate()}></kahve-join>`;
    return html`<kahve-table .place=${place} @unknown=${() => this.leave(table)}></kahve-table>`;
  }

  /** The table does not know this seat any more: offer its open seats instead. */
  private leave(table: string): void {
    forgetPlace(table);
    this.requestUpdate();
  }
}

dress();
