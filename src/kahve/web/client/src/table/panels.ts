import { html, nothing, type TemplateResult } from "lit";
import { pageOfDeals } from "../day/day_address";
import { follow } from "../page/navigation";
import { icon } from "../page/icons";
import { closePanel } from "../page/panel";
import { devicePerson } from "../person/device_person";
import { preferences } from "../page/preferences";
import { preferencesPanel } from "../page/preferences_panel";
import { rulesPanel } from "../page/rules_panel";
import { saveLog } from "../page/saving";
import type { People } from "../people/people";
import { to } from "../protocol/gateway";
import type { Place, Scene, TableEvent, Zone } from "../protocol/messages";
import { story, style as askStyle } from "../protocol/http";
import { hasSeat } from "../protocol/seat";
import { facesOf } from "./loaded_families";
import { keysPanel } from "./keys_panel";
import "../proof/seal";
import "./review";
import type { StoryOfSheet } from "./story";
import { stylePanel } from "./style";
import type { Family, Surface } from "./surface";
import { movesPanel, reviewPanel, sheetPanel, zonePanel } from "./table_panels";
import "../language/page";
import "../language/table";
import { message } from "../language/message";

/** `own` is the panel of the surface. */
export type Open = "rules" | "preferences" | "keys" | "moves" | "sheet" | "zone" | "own" | "review" | "style" | "people" | "talk";

/** What the panels show. */
export interface Shown {
  place: Place;
  scene: Scene;
  family: Family;
  surface: Surface;
  moves: readonly string[];
  next: TemplateResult | null;
  people: People;
}

/** The panel above the table: one at a time. */
export class Panels {
  private which: Open | null = null;
  /** The sheet on show: it stays as it was while others already go on. */
  private sheet: Scene | null = null;
  /** What decided the deal on it, and the name of that deal. */
  private story: StoryOfSheet = null;
  private storied = "";
  /** The table after the deal that is looked through, and which deal that is. */
  private reviewed: { scene: Scene; deal: number } | null = null;
  private zone: Zone | null = null;
  /** What comes back when the panel above it is closed. */
  private below: Open | null = null;

  /** tell: says in words what went wrong. place: of the table and one's seat. */
  constructor(
    private readonly draw: () => void,
    private readonly closed: () => void,
    private readonly tell: (says: string) => void,
    private readonly place: () => Place,
  ) {}

  get opened(): Open | null {
    return this.which;
  }

  open(which: Open): void {
    if (which !== "review" && which !== "style") this.below = null;
    this.which = which;
    this.draw();
  }

  look(zone: Zone): void {
    this.zone = zone;
    this.open("zone");
  }

  /** Show the score sheet, unless something else is open; it is there when that is closed. */
  openSheet(scene: Scene): void {
    this.sheet = scene;
    void this.fetchStory(scene);
    this.which ??= "sheet";
    this.draw();
  }

  /** Ask what decided the deal that has been counted, once for each deal. */
  private async fetchStory({ sheet, ended, dealt }: Scene): Promise<void> {
    const deal = sheet && !ended && dealt ? dealt.name : "";
    if (deal === this.storied) return;
    this.storied = deal;
    this.story = deal ? "coming" : null;
    if (!deal) return;
    const fetched = await story(this.place(), deal).catch(() => null);
    if (this.storied !== deal) return;
    this.story = fetched;
    this.draw();
  }

  /** A deal or a match that an event has ended is shown with its score. */
  afterEvent(event: TableEvent): void {
    if ((event.kind === "move" && event.deal_over) || event.kind === "match" || event.kind === "ended") this.openSheet(event.scene);
  }

  /** A scene that is shown without an event has its score sheet open between deals, and only then. */
  atScene(scene: Scene): void {
    if ((scene.sheet || scene.ended) && scene.phase !== "play") this.openSheet(scene);
    else if (this.which === "sheet" && !scene.sheet) closePanel();
  }

  toggleSheet(scene: Scene): void {
    if (this.which === "sheet") closePanel();
    else this.openSheet(scene);
  }

  /** Open a panel in the place of another one, which comes back when this one is closed. */
  private openAbove(which: Open): void {
    if (this.which !== which) this.below = this.which;
    this.open(which);
  }

  private readonly close = (): void => {
    const { below } = this;
    this.which = this.below = null;
    this.draw();
    // A dialog that is closed is drawn away before another one can be opened.
    if (below) setTimeout(() => this.which ?? this.open(below));
    else this.closed();
  };

  view(shown: Shown): TemplateResult | typeof nothing {
    const { scene, close } = { ...shown, close: this.close };
    const style = preferences().cards;
    switch (this.which) {
      case "rules":
        return rulesPanel(scene.game, scene.title, scene.house, close);
      case "preferences":
        return preferencesPanel(close);
      case "keys":
        return keysPanel(shown.family.keys, close);
      case "moves":
        return movesPanel(shown.moves, close);
      case "sheet": {
        const sheet = this.sheet ?? scene;
        return sheetPanel(shown.place, sheet, this.story, style, shown.next, close, [besideOthers(sheet), this.reviewButtons(sheet, shown.place), clubOffer(sheet, shown.place)], [this.seal(sheet, shown.place), shown.surface.besideSheet?.(scene) ?? nothing, shown.people.inPanel(scene)]);
      }
      case "review": {
        const { reviewed } = this;
        if (!reviewed) return nothing;
        return reviewPanel(shown.place, reviewed.scene, reviewed.deal, (deal) => this.review(reviewed.scene, deal), close);
      }
      case "style":
        return stylePanel(message("client-table-style"), html`<kahve-style own .askStyle=${() => askStyle(shown.place)} .game=${scene.game} .gameTitle=${scene.title}></kahve-style>`, close);
      case "zone":
        return this.zone ? zonePanel(this.zone, facesOf(scene), style, close) : nothing;
      case "people":
      case "talk":
        return shown.people.panel(this.which, scene, close);
      case "own":
        return shown.surface.panel(close);
      case null:
        return nothing;
    }
  }

  private review(scene: Scene, deal: number): void {
    this.reviewed = { scene, deal };
    this.openAbove("review");
  }

  /** How the cards of the last deal came about. */
  private seal(scene: Scene, { table }: Place): TemplateResult | typeof nothing {
    const last = scene.history.at(-1);
    // The cards of common deals come from elsewhere.
    if (!last || !scene.sheet || scene.common) return nothing;
    return html`<kahve-seal .source=${{ log: false, place: table }} .deal=${scene.dealt?.name ?? String(last.deal)}></kahve-seal>`;
  }

  /** Deals that are over can be looked through, the last one first; the log can be saved at any time. */
  private reviewButtons(scene: Scene, place: Place): TemplateResult | typeof nothing {
    const last = scene.history.at(-1);
    return html`${hasSeat(scene) ? html`<button type="button" class="soft" @click=${() => this.openAbove("style")}>${icon.eye} ${message("client-table-style-ask")}</button>` : nothing}
      ${last && hasSeat(scene) ? html`<button type="button" class="soft" @click=${() => this.review(scene, last.deal)}>${icon.hint} ${message("client-table-review-deal")}</button>` : nothing}
      ${last ? html`<a class="soft" href=${to(`/r/${place.table}/${last.deal}/0`)} @click=${follow}>${icon.play} ${message("client-page-see-again")}</a>` : nothing}
      <button type="button" class="soft" @click=${() => void saveLog(place, scene.game).catch((error: Error) => this.tell(error.message))}>${message("client-page-save-log")}</button>`;
  }
}

/** Common deals are compared as soon as one has played them. */
function besideOthers({ phase, sheet, common }: Scene): TemplateResult | typeof nothing {
  const page = sheet ? pageOfDeals(common) : null;
  return page ? html`<a class=${phase === "over" ? "play small" : "soft"} href=${to(page)} @click=${follow}>${message("client-table-beside-others")}</a>` : nothing;
}

/** Those who have played a match to its end may make it a club, where the server knows persons. */
function clubOffer(scene: Scene, { table }: Place): TemplateResult | typeof nothing {
  if (scene.phase !== "over" || scene.ended || !hasSeat(scene) || !devicePerson()) return nothing;
  if (scene.seats.filter(({ kind }) => kind === "person").length < 2) return nothing;
  return html`<a class="soft" href=${to(`/club?table=${encodeURIComponent(table)}`)} @click=${follow}>${icon.friends} ${message("client-table-make-club")}</a>`;
}
