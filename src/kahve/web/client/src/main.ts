import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { dayIn } from "./day/day_address";
import "./home/home_page";
import { clubIn, go, sameIn, tableIn, watchedIn } from "./page/navigation";
import { cup } from "./page/icons";
import { fetchStyle } from "./page/later_style";
import { Light } from "./page/light_element";
import { dress, onPreference, preferences } from "./page/preferences";
import { here } from "./protocol/gateway";
import type { Place } from "./protocol/messages";
import { forgetPlace, placeAt } from "./protocol/places";
import { PUZZLES, taughtIn } from "./learn/taught_address";
import { replayIn } from "./replay/replay_address";
import { isFromRight, language } from "./language/page_language";
import "./language/page";
import { message } from "./language/message";

/** The code of every page but the first. */
const PAGES = {
  join: () => import("./home/join_page"),
  table: () => import("./table/table_page"),
  replay: () => import("./replay/replay_page"),
  me: () => import("./person/me_page"),
  club: () => import("./club/club_page"),
  same: () => import("./same/same_page"),
  learn: () => import("./learn/learn_page"),
  puzzles: () => import("./puzzles/puzzles_page"),
  deals: () => import("./proof/deals_page"),
  day: () => import("./day/day_page"),
};
type PageName = keyof typeof PAGES;

/** The whole client: the front door, an open seat, or the table, by the address. */
@customElement("kahve-app")
export class App extends Light {
  @state() private path = here().pathname;
  /** How it stands with the code of each page that was asked for. */
  @state() private code: Partial<Record<PageName, "comes" | "here" | "failed">> = {};

  /** Why one no longer has a seat at this table. */
  @state() private farewell: { table: string; says: string } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("popstate", () => (this.path = here().pathname));
    onPreference(() => this.requestUpdate());
  }

  protected override render(): TemplateResult {
    if (this.path === "/me") return this.page("me", () => html`<kahve-me></kahve-me>`);
    const club = clubIn(this.path);
    if (club !== null) return this.page("club", () => html`${keyed(club, html`<kahve-club .club=${club}></kahve-club>`)}`);
    const same = sameIn(this.path);
    if (same !== null) return this.page("same", () => html`${keyed(same, html`<kahve-same .duplicate=${same}></kahve-same>`)}`);
    const day = dayIn(this.path);
    if (day) return this.page("day", () => html`${keyed(this.path, html`<kahve-day .address=${day}></kahve-day>`)}`);
    const taught = taughtIn(this.path);
    if (taught?.kind === "learn") return this.page("learn", () => html`<kahve-learn .address=${taught}></kahve-learn>`);
    if (taught || this.path.replace(/\/$/, "") === PUZZLES) return this.page("puzzles", () => html`<kahve-puzzles .address=${taught}></kahve-puzzles>`);
    if (this.path === "/deals") return this.page("deals", () => html`<kahve-deals></kahve-deals>`);
    const replay = replayIn(here());
    if (replay) return this.page("replay", () => html`<kahve-replay .address=${replay}></kahve-replay>`);
    const watched = watchedIn(this.path);
    const table = watched ?? tableIn(this.path);
    if (!table) return html`<kahve-home></kahve-home>`;
    const place = placeAt(table) ?? (watched ? watching(watched) : null);
    const farewell = this.farewell?.table === table ? this.farewell.says : "";
    if (!place) return this.page("join", () => html`<kahve-join .table=${table} .farewell=${farewell} @seated=${() => this.seat()}></kahve-join>`);
    // A spectator who sits down gets another line to the table.
    return this.page("table", () => html`${keyed(`${table} ${place.seat}`, html`<kahve-table .place=${place} @reseated=${() => this.requestUpdate()} @unseated=${(event: CustomEvent<string>) => this.unseat(table, event.detail)}></kahve-table>`)}`);
  }

  /** A page whose code is fetched by whoever comes to it, once that is here. */
  private page(name: PageName, view: () => TemplateResult): TemplateResult {
    const { code } = this;
    if (code[name] === "here") return view();
    if (!code[name]) {
      code[name] = "comes";
      const stands = (now: "here" | "failed") => () => (this.code = { ...this.code, [name]: now });
      void Promise.all([PAGES[name](), fetchStyle()]).then(stands("here"), stands("failed"));
    }
    return html`<main class="waiting">${cup()}${code[name] === "failed" ? notFetched() : nothing}</main>`;
  }

  private seat(): void {
    this.farewell = null;
    this.requestUpdate();
  }

  /** The seat is somebody else's, or the table is not watched: say so, and offer the open seats instead. */
  private unseat(table: string, says: string): void {
    forgetPlace(table);
    this.farewell = { table, says };
    this.requestUpdate();
    if (watchedIn(this.path)) go(`/t/${encodeURIComponent(table)}`);
  }
}

/** The place of somebody who watches: without a seat, and without a key. */
function watching(table: string): Place {
  return { table, seat: -1, token: "", link: `/w/${encodeURIComponent(table)}` };
}

function notFetched(): TemplateResult {
  return html`<p role="alert">${message("client-page-not-fetched")} <button type="button" class="soft" @click=${() => location.reload()}>${message("client-page-load-again")}</button></p>`;
}

document.documentElement.lang = language;
document.documentElement.dir = isFromRight ? "rtl" : "ltr";
dress();
if (preferences().better) void fetchStyle().then(() => import("./better/better"));
