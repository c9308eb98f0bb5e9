import { html, nothing, svg, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { follow } from "../page/navigation";
import { cup } from "../page/icons";
import { Light } from "../page/light_element";
import { decimal, digits } from "../page/number";
import { drillAt, reviewOf } from "../protocol/finished_deals";
import { to } from "../protocol/gateway";
import type { Drill, Place, PuzzleList } from "../protocol/messages";
import { storedPlaces } from "../protocol/places";
import { taughtPath } from "../learn/taught_address";
import { puzzleList } from "../learn/taught_requests";
import "../language/page";
import "../language/puzzles";
import { message } from "../language/message";

/** The tables that are looked at, those that were joined last. */
const MOST_TABLES = 10;
/** The positions of a drill, and how many of them are from own deals. */
const MOST = 6;
const OWN = 4;
/** So often it is asked how far a review is. */
const ASK_AGAIN = 600;

type AtTable = Drill & { place: Place };

/** What one's own mistakes cost by kind, how skill goes, and positions of the dearest kind to try again; worked out from reviews each time. */
@customElement("kahve-mistakes")
export class MistakesPage extends Light {
  /** The latest table first. */
  @state() private tables: readonly AtTable[] | null = null;
  @state() private says = "";
  private puzzles: PuzzleList | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = message("client-page-title", { page: message("client-page-my-mistakes") });
    void this.come();
  }

  private async come(): Promise<void> {
    // A table that is gone, or at which nothing is over, has no mistakes.
    const drills = storedPlaces().slice(0, MOST_TABLES).map((place) => drillAt(place).then((drill) => ({ ...drill, place }), () => null));
    try {
      this.puzzles = await puzzleList();
      this.tables = (await Promise.all(drills)).filter((table) => table !== null);
    } catch (error) {
      this.says = (error as Error).message;
    }
  }

  /** Have the latest deal reviewed that is not reviewed yet; one at a time. */
  private async review({ place, waiting }: AtTable): Promise<void> {
    try {
      for (let ready = false; !ready && this.isConnected; ) {
        const answer = await reviewOf({ log: false, place: place.table }, waiting.at(-1)!);
        ready = answer.ready;
        if (answer.ready) break;
        this.says = answer.says;
        await new Promise((done) => setTimeout(done, ASK_AGAIN));
      }
      this.says = "";
      await this.come();
    } catch (error) {
      this.says = (error as Error).message;
    }
  }

  protected override render(): TemplateResult {
    const games = new Map<string, AtTable[]>();
    for (const table of this.tables ?? []) games.set(table.game, [...(games.get(table.game) ?? []), table]);
    return html`<div class="home learn puzzles">
      <header class="home-bar"><a class="brand" href=${to("/")} aria-label=${message("client-page-kahve-home")} @click=${follow}>${cup()}<span>Kahve</span></a></header>
      <main><section class="paper">
        <h1>${message("client-page-my-mistakes")}</h1>
        <p>${message("client-puzzles-about-mine")}</p>
        ${this.tables ? [...games.values()].map((tables) => this.game(tables)) : nothing}
        ${this.tables && !games.size ? html`<p>${message("client-puzzles-no-deals")}</p>` : nothing}
        <p role="status">${this.says || (this.tables ? "" : message("client-puzzles-fetching-puzzles"))}</p>
      </section></main>
    </div>`;
  }

  private game(tables: readonly AtTable[]): TemplateResult {
    const { game, title } = tables[0]!;
    const costs = new Map<string, number>();
    const titles = new Map<string, string>();
    const slips = tables.flatMap(({ place, deals }) => deals.flatMap(({ deal, slips }) => slips.map((slip) => ({ ...slip, deal, table: place.table }))));
    for (const { kind, title: named, given } of slips) {
      costs.set(kind, (costs.get(kind) ?? 0) + given);
      titles.set(kind, named);
    }
    const ordered = [...costs].sort((a, b) => b[1] - a[1]);
    const worst = ordered[0]?.[0];
    const own = slips.filter(({ kind, turn }) => kind === worst && turn !== null).sort((a, b) => b.given - a.given).slice(0, OWN);
    const alike = (this.puzzles?.games.find((each) => each.game === game)?.puzzles ?? []).filter(({ kind }) => kind === worst).slice(0, MOST - own.length);
    const unreviewed = tables.find(({ waiting }) => waiting.length);
    return html`<section class="mistakes" aria-label=${title}>
      <h2>${title}</h2>
      ${ordered.length ? html`<ul>${ordered.map(([kind, cost]) => html`<li>${message("client-puzzles-cost-of", { kind: titles.get(kind)!, points: decimal(cost, false) })}</li>`)}</ul>` : html`<p>${message("client-puzzles-no-mistakes")}</p>`}
      ${curve(tables)}
      ${worst
        ? html`<h3>${message("client-puzzles-try-again", { kind: titles.get(worst)! })}</h3>
            <p class="puzzle-grade">
              ${own.map(({ table, deal, turn, given }) => html`<a class="soft" href=${to(taughtPath({ kind: "mine", game: `${table}/${deal}`, number: turn }))} @click=${follow}>${message("client-puzzles-own-position", { deal, turn: turn!, points: decimal(given, false) })}</a>`)}
              ${alike.map(({ number }) => html`<a class="soft" href=${to(taughtPath({ kind: "puzzles", game, number }))} @click=${follow}>${message("client-puzzles-puzzle-numbered", { game: title, number })}</a>`)}
            </p>`
        : nothing}
      ${unreviewed ? html`<p><button type="button" class="soft" ?disabled=${this.says !== ""} @click=${() => void this.review(unreviewed)}>${message("client-puzzles-review-one-more")}</button></p>` : nothing}
    </section>`;
  }
}

/** The points given away in a decision, match by match, the oldest first; luck has no part in it. */
function curve(tables: readonly AtTable[]): TemplateResult | typeof nothing {
  const matches = new Map<string, { decisions: number; given: number }>();
  for (const { place, deals } of [...tables].reverse())
    for (const { deal, decisions, given } of deals) {
      const name = `${place.table} ${deal.split(".")[0]}`;
      const before = matches.get(name) ?? { decisions: 0, given: 0 };
      matches.set(name, { decisions: before.decisions + decisions, given: before.given + given });
    }
  const costs = [...matches.values()].filter(({ decisions }) => decisions).map(({ decisions, given }) => given / decisions);
  if (!costs.length) return nothing;
  const says = message("client-puzzles-cost-curve", { first: digits(costs[0]!, 2), last: digits(costs.at(-1)!, 2) });
  const most = Math.max(...costs, 0.01);
  const points = costs.map((cost, at) => `${(100 * at) / Math.max(1, costs.length - 1)},${38 - (36 * cost) / most}`).join(" ");
  const line = svg`<polyline points=${points} fill="none" stroke="currentColor" stroke-width="2" vector-effect="non-scaling-stroke"></polyline>`;
  return html`<figure>${costs.length > 1 ? html`<svg class="cost-curve" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">${line}</svg>` : nothing}<figcaption>${says}</figcaption></figure>`;
}
