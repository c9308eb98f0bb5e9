import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import "./home/home_page";
import "./home/join_page";
import { go, tableIn, watchedIn } from "./page/go";
import { cup } from "./page/icons";
import { Light } from "./page/light";
import { dress, onPreference } from "./page/preferences";
import { here } from "./protocol/gateway";
import type { Place } from "./protocol/messages";
import { forgetPlace, placeAt } from "./protocol/places";
import { learnIn, type LearnAddress } from "./learn/address";
import { puzzleIn, type PuzzleAddress } from "./puzzles/address";
import { replayIn, type ReplayAddress } from "./replay/address";
import { isFromRight, language } from "./language/chosen";
import "./language/page";
import { message } from "./language/message";

/** The whole client: the front door, an open seat, or the table, by the address. */
@customElement("kahve-app")
export class App extends Light {
  @state() private path = here().pathname;
  /** Whether the code of the tables is here; it is fetched by whoever comes to one. */
  @state() private hasTables: boolean | "failed" = false;
  @state() private hasMe: boolean | "failed" = false;

  @state() private hasDeals: boolean | "failed" = false;

  /** The same for the code of the replays. */
  @state() private hasReplays: boolean | "failed" = false;
  @state() private hasLessons: boolean | "failed" = false;
  @state() private hasPuzzles: boolean | "failed" = false;

  /** Why there is no seat at this table any more. */
  @state() private farewell: { table: string; says: string } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("popstate", () => (this.path = here().pathname));
    onPreference(() => this.requestUpdate());
  }

  protected override render(): TemplateResult {
    if (this.path === "/me") return this.me();
    const learn = learnIn(this.path);
    if (learn) return this.learn(learn);
    const puzzle = puzzleIn(this.path);
    if (puzzle !== undefined) return this.puzzles(puzzle);
    if (this.path === "/deals") return this.deals();
    const replay = replayIn(here());
    if (replay) return this.replay(replay);
    const watched = watchedIn(this.path);
    const table = watched ?? tableIn(this.path);
    if (!table) return html`<kahve-home></kahve-home>`;
    const place = placeAt(table) ?? (watched ? watching(watched) : null);
    const farewell = this.farewell?.table === table ? this.farewell.says : "";
    if (!place) return html`<kahve-join .table=${table} .farewell=${farewell} @seated=${() => this.seat()}></kahve-join>`;
    // Who sits down after watching has another line to the table.
    if (this.hasTables === true) return html`${keyed(`${table} ${place.seat}`, html`<kahve-table .place=${place} @reseated=${() => this.requestUpdate()} @unseated=${(event: CustomEvent<string>) => this.unseat(table, event.detail)}></kahve-table>`)}`;
    if (this.hasTables === false) void this.fetchTables();
    return html`<main class="waiting">${cup()}${this.hasTables ? notFetched() : nothing}</main>`;
  }

  private replay(address: ReplayAddress): TemplateResult {
    if (this.hasReplays === true) return html`<kahve-replay .address=${address}></kahve-replay>`;
    if (this.hasReplays === false)
      void import("./replay/replay_page").then(
        () => (this.hasReplays = true),
        () => (this.hasReplays = "failed"),
      );
    return html`<main class="waiting">${cup()}${this.hasReplays ? notFetched() : nothing}</main>`;
  }

  private learn(address: LearnAddress): TemplateResult {
    if (this.hasLessons === true) return html`<kahve-learn .address=${address}></kahve-learn>`;
    if (this.hasLessons === false) void import("./learn/learn_page").then(() => (this.hasLessons = true), () => (this.hasLessons = "failed"));
    return html`<main class="waiting">${cup()}${this.hasLessons ? notFetched() : nothing}</main>`;
  }

  private puzzles(address: PuzzleAddress | null): TemplateResult {
    if (this.hasPuzzles === true) return html`<kahve-puzzles .address=${address}></kahve-puzzles>`;
    if (this.hasPuzzles === false) void import("./puzzles/puzzles_page").then(() => (this.hasPuzzles = true), () => (this.hasPuzzles = "failed"));
    return html`<main class="waiting">${cup()}${this.hasPuzzles ? notFetched() : nothing}</main>`;
  }

  private async fetchTables(): Promise<void> {
    this.hasTables = await import("./table/table_page").then(
      () => true,
      () => "failed" as const,
    );
  }

  private me(): TemplateResult {
    if (this.hasMe === true) return html`<kahve-me></kahve-me>`;
    if (this.hasMe === false) void import("./person/me_page").then(() => (this.hasMe = true), () => (this.hasMe = "failed"));
    return html`<main class="waiting">${cup()}${this.hasMe ? notFetched() : nothing}</main>`;
  }

  private deals(): TemplateResult {
    if (this.hasDeals === true) return html`<kahve-deals></kahve-deals>`;
    if (this.hasDeals === false) void import("./proof/deals_page").then(() => (this.hasDeals = true), () => (this.hasDeals = "failed"));
    return html`<main class="waiting">${cup()}${this.hasDeals ? notFetched() : nothing}</main>`;
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
