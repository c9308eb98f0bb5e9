import { html, nothing, type TemplateResult } from "lit";
import { go } from "../page/navigation";
import { closePanel } from "../page/panel";
import { nextLoudness, preferences } from "../page/preferences";
import type { Place, Scene } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import type { Wish } from "../protocol/wish";
import type { Hinting } from "./hinting";
import type { Panels } from "./panels";
import type { Surface } from "./surface";
import { press, type Keys } from "./table_keys";
import "../language/people";
import "../language/table";
import { message } from "../language/message";

/** The table that is commanded. */
export interface Commanded {
  readonly place: Place;
  readonly scene: Scene | null;
  readonly surface: Surface | null;
  readonly panels: Panels;
  readonly hinting: Hinting;
  ask(wish: Wish): boolean;
  tell(says: string): void;
  hurried(): boolean;
}

/** What a person can do at every table, by a key or by a button of the bar. */
export class Commands implements Keys {
  constructor(private readonly table: Commanded) {}

  /** While a panel is open most keys are for it alone. */
  readonly onKey = (event: KeyboardEvent): void => {
    const { panels, hinting, surface } = this.table;
    const { opened } = panels;
    if (opened && opened !== "sheet") {
      if (["r", "?"].includes(event.key) && opened === "rules") closePanel();
      return;
    }
    if (opened === "sheet" && !["n", "s"].includes(event.key.toLowerCase())) return;
    if (hinting.isOpen && event.key === "Escape") return hinting.clear();
    if (!surface?.press(event)) press(event, this);
  };

  play(nth: number): void {
    this.table.surface?.nth(nth);
  }

  rules(): void {
    this.table.panels.open("rules");
  }

  scores(): void {
    if (this.table.scene) this.table.panels.toggleSheet(this.table.scene);
  }

  next(): void {
    const wish = this.wish();
    if (wish && this.table.ask(wish) && this.table.panels.opened === "sheet") closePanel();
  }

  lastMove(): void {
    this.table.tell(this.table.scene?.last || message("client-table-nothing-played"));
  }

  moves(): void {
    this.table.panels.open("moves");
  }

  hint(): void {
    const { scene, hinting, place } = this.table;
    if (scene && !this.table.hurried()) hinting.toggle(scene, place);
  }

  style(): void {
    if (this.table.scene && hasSeat(this.table.scene)) this.table.panels.open("style");
    else this.table.tell(message("client-table-watchers-no-style"));
  }

  sound(): void {
    nextLoudness();
    this.table.tell(message("client-table-sound-is", { sound: preferences().sound }));
  }

  preferences(): void {
    this.table.panels.open("preferences");
  }

  keys(): void {
    this.table.panels.open("keys");
  }

  people(): void {
    this.table.panels.open("people");
  }

  talk(): void {
    if (this.table.scene && hasSeat(this.table.scene)) this.table.panels.open("talk");
    else this.table.tell(message("client-table-watchers-silent"));
  }

  home(): void {
    go("/");
  }

  /** The next deal or the next match, where one of them can be asked for. */
  private wish(): Wish | null {
    const act = (["deal", "again"] as const).find((one) => this.table.scene?.can.includes(one));
    // One thing is proposed at a time, and is answered where it is told.
    if (act === "again" && this.table.scene?.proposal) return null;
    return act === "deal" ? { do: act, deal: this.table.scene!.deal + 1 } : act ? { do: act } : null;
  }

  private nextPartners(): void {
    if (this.table.ask({ do: "propose", what: "rotate" }) && this.table.panels.opened === "sheet") closePanel();
  }

  /** The button that asks for it, and at the end of a match of partners the one that changes them too. */
  nextButton(): TemplateResult | null {
    const wish = this.wish();
    if (!wish) return null;
    const words = wish.do === "again" ? message("client-table-play-again") : this.table.scene?.sheet ? message("client-table-next-deal") : message("client-table-deal-now");
    const partners = this.table.scene?.may.includes("rotate") ? html`<button type="button" class="soft" @click=${() => this.nextPartners()}>${message("client-people-next-partners")}</button>` : nothing;
    return html`<button type="button" class="play small" autofocus @click=${() => this.next()}>${words}</button> ${partners}`;
  }
}
