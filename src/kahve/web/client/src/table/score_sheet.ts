import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { cardTitle, picture } from "../cards/pictures";
import { figure } from "../page/number";
import type { Scene, Side } from "../protocol/messages";
import { isYou } from "../protocol/seat";
import { lowWins } from "./scoreboard";
import "../language/page";
import "../language/table";
import { message } from "../language/message";
import { rich } from "../language/rich";

/** With more sides than this a sheet is laid on its side: one row for each of them. */
const ABREAST = 4;

/** The sheet of the deal just played, item by item, and the match so far. */
export function scoreSheet(scene: Scene, style: CardStyle): TemplateResult {
  return html`${scene.phase === "over" ? winners(scene) : nothing} ${countedSheet(scene, style)}`;
}

/** The same without the winner of the match. */
export function countedSheet(scene: Scene, style: CardStyle): TemplateResult {
  return html`
    ${scene.sheet ? dealSheet(scene) : scene.ended ? nothing : html`<p class="hint">${message("client-table-sheet-later")}</p>`}
    ${scene.letters?.low_wins ? html`<p class="low-wins">${lowWins()}</p>` : nothing}
    ${matchScore(scene)} ${scene.sides.map((side) => takenCards(side, style))}
  `;
}

export function sideNames(scene: Scene, sides: readonly number[]): string {
  return message("client-page-names", { names: sides.map((side) => sideOf(scene, side)?.name ?? "") });
}

function sideOf(scene: Scene, side: number): Side | undefined {
  return scene.sides.find((one) => one.side === side);
}

export function winners(scene: Scene): TemplateResult {
  // Nobody has won what was ended early.
  if (scene.ended) return html`<p class="hint">${scene.line}</p>`;
  return html`<div class="winners">
    <svg viewBox="0 0 64 48" aria-hidden="true"><path d="M8 40h48M10 36 6 12l14 9L32 4l12 17 14-9-4 24Z" /></svg>
    <p>${scene.winners.length ? rich("client-table-wins-match", { many: howMany(scene) }, { names: html`<b>${sideNames(scene, scene.winners)}</b>` }) : scene.line}</p>
  </div>`;
}

/** How the winners are spoken of: to you alone, to you and others, or of several or one. */
function howMany(scene: Scene): "you" | "us" | "yes" | "no" {
  const seats = scene.winners.flatMap((winner) => sideOf(scene, winner)?.seats ?? []);
  if (seats.some((seat) => isYou(scene, seat))) return seats.length > 1 ? "us" : "you";
  return seats.length > 1 ? "yes" : "no";
}

/** The sheet of the deal, and beneath it what it has made of the match. */
function dealSheet(scene: Scene): TemplateResult {
  const { items, rows } = scene.sheet!;
  const totals = scene.history.at(-1)?.totals;
  const written: Row[] = items.map((item, i) => ({ title: item.title, values: rows.map((row) => row.values[i] ?? 0), sum: item.name === "total" }));
  // The sum stands below everything else, wherever the game counts it.
  written.sort((a, b) => Number(a.sum) - Number(b.sum));
  if (scene.history.length > 1 && totals) {
    written.push({ title: message("client-table-before"), values: scene.scores.map((score, side) => score - (totals[side] ?? 0)), sum: false });
  }
  return table(message("client-table-deal", { deal: scene.deal }), rows.map((row) => sideOf(scene, row.side)?.name ?? ""), [...written, ...matchRows(scene)]);
}

/** How the match stands: where it is made of games, the game first. */
function matchRows({ rubber, target, length, scores, sides }: Scene): Row[] {
  if (!rubber) return [{ title: target ? message("client-table-match-to", { points: target }) : length ? message("client-table-match-of", { length }) : message("client-table-match"), values: scores, sum: true }];
  return [
    { title: rubber.target ? message("client-table-game-to", { points: rubber.target }) : message("client-table-game"), values: scores, sum: true },
    { title: message("client-table-games-won-to", { count: rubber.to }), values: sides.map((side) => side.games), sum: true },
  ];
}

/** All deals of the match: folded away where a sheet already says how it stands. */
function matchScore(scene: Scene): TemplateResult | typeof nothing {
  const deals: Row[] = scene.history.map(({ deal, totals }) => ({ title: message("client-table-deal", { deal }), values: totals, sum: false }));
  const whole = table(message("client-table-the-match"), scene.sides.map((side) => side.name), [...deals, ...matchRows(scene)]);
  if (!scene.sheet) return whole;
  return deals.length > 1 ? html`<details><summary>${message("client-table-all-deals", { count: deals.length })}</summary>${whole}</details>` : nothing;
}

/** What a side has taken, where this table lets it be looked through. */
function takenCards(side: Side, style: CardStyle): TemplateResult | typeof nothing {
  if (!side.taken?.length) return nothing;
  return html`<details><summary>${message("client-table-cards-taken-by", { side: side.name })}</summary>
    <ul class="laid-out small">${side.taken.map((card) => html`<li><img src=${picture(card, style)} alt=${cardTitle(card)} /></li>`)}</ul></details>`;
}

interface Row {
  title: string;
  values: readonly number[];
  sum: boolean;
}

/** One column for each side; where there are too many sides, one row for each of them instead. */
function table(caption: string, sides: readonly string[], rows: readonly Row[]): TemplateResult {
  if (sides.length <= ABREAST) return grid(caption, sides, rows);
  // As on an upright sheet the parts come before the sums; the last sum stays in sight where the sheet is scrolled.
  const turned = sides.map((title, side) => ({ title, values: rows.map((row) => row.values[side] ?? 0), sum: false }));
  return grid(caption, rows.map((row) => row.title), turned, rows.map((row) => row.sum));
}

function grid(caption: string, heads: readonly string[], rows: readonly Row[], sums: readonly boolean[] = []): TemplateResult {
  return html`<div class="sheet-scroll" role="group" aria-label=${caption} tabindex="0">
    <table class="sheet">
      <caption>${caption}</caption>
      <thead>
        <tr><td></td>${heads.map((head, at) => html`<th scope="col" class=${sums[at] ? "sum" : ""}>${head}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map((row) => html`<tr class=${row.sum ? "sum" : ""}><th scope="row">${row.title}</th>${row.values.map((value, at) => html`<td class="${value ? "" : "nought"} ${sums[at] ? "sum" : ""}">${value ? figure(value) : "–"}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`;
}
