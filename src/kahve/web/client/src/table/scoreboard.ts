import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../page/icons";
import { figure } from "../page/number";
import type { Scene, Side } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { sentence } from "../page/sentence";
import "../language/page";
import "../language/table";
import { message, paragraph } from "../language/message";

/** What is said where points are bad. */
export const lowWins = () => message("client-table-lowest-wins");

/** The match score in the bar at the top, named by what is seen on it and by more: two sides in full, more as one's own and the best of the others. A spectator has no side: the bar shows the first, or the best of many. */
export function scoreButton(scene: Scene, open: () => void): TemplateResult {
  const mine = scene.seats[scene.seat]?.side ?? (scene.sides.length > 2 ? ranked(scene)[0]!.side : 0);
  const own = scene.sides.find((side) => side.side === mine);
  const others = scene.sides.filter((side) => side.side !== mine);
  const best = (scene.letters?.low_wins ? Math.min : Math.max)(...others.map((side) => side.score));
  const partners = (own?.seats.length ?? 1) > 1;
  const ours = !hasSeat(scene) ? (own?.name ?? "") : partners ? message("client-table-us") : message("client-table-you");
  const rivals = others.length > 1 ? (hasSeat(scene) ? message("client-table-best-other") : message("client-table-next-best")) : partners && hasSeat(scene) ? message("client-table-them") : (others[0]?.name ?? "");
  const leader = others.find((side) => side.score === best);
  const scores = scene.sides.map((side) => (scene.rubber ? message("client-table-side-with-games", { side: side.name, score: side.score, count: side.games }) : message("client-table-side-score", { side: side.name, score: side.score })));
  // The number of letters and digits that fit on a telephone, as in "You 1234 Best 1234".
  const long = `${own?.score ?? 0}${best}`.length > 8 || (hasSeat(scene) && `${ours}${own?.score ?? 0}${rivals}${best}`.length > 15);
  return html`<button type="button" class="score-button ${long ? "long" : ""}" title=${message("client-table-sheet-key")} @click=${open}>
    <span><span class=${hasSeat(scene) ? nothing : "rivals"}>${ours}</span> <b>${figure(own?.score ?? 0)}</b>${games(scene, own)}</span>
    <i aria-hidden="true"></i>
    <span><span class="rivals">${rivals}</span> <b>${figure(best)}</b>${games(scene, leader)}</span>
    ${scene.letters?.low_wins ? html`<small class="low-sign" title=${lowWins()}>${message("client-table-low-wins")}</small>` : ""}
    ${scene.target ? html`<small>${message("client-page-to-points", { points: scene.target })}</small>` : scene.length && !scene.rubber ? html`<small>${scene.length}</small>` : ""}
    ${matchesWon(scene)}<span class="sheet-sign">${icon.score}</span>
    <span class="unseen">${paragraph(message("client-table-score-of-all", { scores }), span(scene) ? sentence(message("client-table-match-goes", { length: span(scene) })) : "", scene.letters?.low_wins ? lowWins() : "", matchesWonSays(scene), message("client-table-open-sheet"))}</span>
  </button>`;
}

/** The matches that these players have won at this table, each by name; empty before one is over. */
export function matchesWonSays({ seats, matches_won }: Scene): string {
  if (!matches_won?.length) return "";
  return message("client-table-matches-won", { scores: seats.map(({ name, seat }) => message("client-table-side-score", { side: name, score: matches_won[seat] ?? 0 })) });
}

/** The same in the bar: one's own, and the best of those who play against one. */
function matchesWon(scene: Scene): TemplateResult | typeof nothing {
  const says = matchesWonSays(scene);
  if (!says) return nothing;
  const mine = scene.seats[scene.seat] ?? scene.seats[0]!;
  const others = scene.seats.filter(({ side }) => side !== mine.side).map(({ seat }) => scene.matches_won[seat] ?? 0);
  return html`<small class="matches-won" title=${says}>${message("client-table-matches-won-short", { own: scene.matches_won[mine.seat] ?? 0, best: Math.max(...others) })}</small>`;
}

/** The games that a side has won, where a match is made of games. */
function games(scene: Scene, side: Side | undefined): TemplateResult | typeof nothing {
  return scene.rubber ? html`<span class="won" title=${message("client-table-games-won", { count: side?.games ?? 0 })}>${side?.games ?? 0}</span>` : nothing;
}

/** The length of the match: to a score, a number of games to a score, or a number of deals. */
function span({ rubber, target, length }: Scene): string {
  if (rubber) return rubber.target ? message("client-table-to-games-of", { count: rubber.to, points: rubber.target }) : message("client-table-to-games", { count: rubber.to });
  return target ? message("client-page-to-points", { points: target }) : (length ?? "");
}

/** The sides, the best first. */
function ranked({ sides, rubber, letters }: Scene): Side[] {
  return [...sides].sort((a, b) => (rubber ? b.games - a.games : 0) || (letters?.low_wins ? a.score - b.score : b.score - a.score));
}

/** The match on a wide screen: how far each side has come, and how many cards are counted for it in this deal. */
export function scoreboard(scene: Scene, counted: (count: number) => string): TemplateResult {
  const low = scene.letters?.low_wins ?? false;
  return html`<section class="scoreboard" aria-label=${message("client-table-the-match")}>
    <h2>${span(scene) ? message("client-table-the-match-to", { length: span(scene) }) : message("client-table-the-match")}</h2>
    ${low ? html`<p class="low-wins">${lowWins()}</p>` : nothing}
    <ul class=${scene.sides.length > 4 ? "many" : ""}>
      ${ranked(scene).map((side) => html`<li>
        <span class="side-name">${side.name}${scene.rubber ? html` <small>${message("client-table-games", { count: side.games })}</small>` : nothing}</span><b>${figure(side.score)}</b>
        ${scene.target ? html`<span class="way ${low ? "low" : ""}" aria-hidden="true"><span style="width:${way(side, scene.target)}%"></span></span>` : nothing}
        <small>${taken(side, counted)}</small>
      </li>`)}
    </ul>
  </section>`;
}

function way(side: Side, target: number): number {
  return Math.max(0, Math.min(100, (100 * side.score) / target));
}

function taken(side: Side, how: (count: number) => string): string {
  const words: string[] = [];
  if (side.tally) return [...side.tally.map((one) => one.says), ...side.marks.map((mark) => mark.title)].join(" · ");
  if (side.cards !== null) words.push(how(side.cards));
  if (side.points !== null) words.push(message("client-page-points", { points: side.points }));
  if (side.marks.length) words.push(message("client-table-times-mark", { count: side.marks.length, mark: side.marks[0]!.title }));
  return words.join(" · ");
}
