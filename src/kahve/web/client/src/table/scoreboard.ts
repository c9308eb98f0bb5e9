import { html, nothing, type TemplateResult } from "lit";
import { count, figure } from "../page/number";
import type { Scene, Side } from "../protocol/messages";
import { sentence } from "./choosing_line";

/** The match score in the bar at the top: two sides in full, more as one's own and the best of the others. */
export function scoreButton(scene: Scene, open: () => void): TemplateResult {
  const mine = scene.seats[scene.seat]?.side ?? 0;
  const own = scene.sides.find((side) => side.side === mine);
  const others = scene.sides.filter((side) => side.side !== mine);
  const best = (scene.letters?.low_wins ? Math.min : Math.max)(...others.map((side) => side.score));
  const partners = (own?.seats.length ?? 1) > 1;
  const rivals = others.length > 1 ? "Best" : partners ? "Them" : (others[0]?.name ?? "");
  const leader = others.find((side) => side.score === best);
  const spoken = scene.sides.map((side) => `${side.name} ${side.score}${scene.rubber ? `, ${count(side.games, "game")}` : ""}`).join(", ");
  return html`<button type="button" class="score-button" aria-label="Score: ${spoken}.${span(scene) ? ` ${sentence(span(scene))}.` : ""} Open the score sheet" title="Score sheet (S)" @click=${open}>
    <span>${partners ? "Us" : "You"} <b>${figure(own?.score ?? 0)}</b>${games(scene, own)}</span>
    <i aria-hidden="true"></i>
    <span><span class="rivals">${rivals}</span> <b>${figure(best)}</b>${games(scene, leader)}</span>
    ${scene.target ? html`<small>to ${scene.target}</small>` : scene.length && !scene.rubber ? html`<small>${scene.length}</small>` : ""}
  </button>`;
}

/** The games that a side has won, where a match is made of games. */
function games(scene: Scene, side: Side | undefined): TemplateResult | typeof nothing {
  return scene.rubber ? html`<span class="won" title="${count(side?.games ?? 0, "game")} won">${side?.games ?? 0}</span>` : nothing;
}

/** How long the match is: to a score, so many games to a score, or so many deals. */
function span({ rubber, target, length }: Scene): string {
  if (rubber) return `to ${count(rubber.to, "game")}${rubber.target ? ` of ${rubber.target}` : ""}`;
  return target ? `to ${target}` : (length ?? "");
}

/** The match on a wide screen: how far each side has come. */
export function scoreboard(scene: Scene): TemplateResult {
  const ranked = [...scene.sides].sort((a, b) => (scene.rubber ? b.games - a.games : 0) || (scene.letters?.low_wins ? a.score - b.score : b.score - a.score));
  return html`<section class="scoreboard" aria-label="The match">
    <h2>${span(scene) ? `The match, ${span(scene)}` : "The match"}</h2>
    <ul class=${scene.sides.length > 4 ? "many" : ""}>
      ${ranked.map((side) => html`<li>
        <span class="side-name">${side.name}${scene.rubber ? html` <small>games ${side.games}</small>` : nothing}</span><b>${figure(side.score)}</b>
        ${scene.target ? html`<span class="way" aria-hidden="true"><span style="width:${way(side, scene.target)}%"></span></span>` : nothing}
        <small>${taken(side, scene.family === "melding" ? "laid" : "taken")}</small>
      </li>`)}
    </ul>
  </section>`;
}

function way(side: Side, target: number): number {
  return Math.max(0, Math.min(100, (100 * side.score) / target));
}

function taken(side: Side, how: string): string {
  const words: string[] = [];
  if (side.tally) return [...side.tally.map((one) => count(one.count, one.name)), ...side.marks.map((mark) => mark.title)].join(" · ");
  if (side.cards !== null) words.push(`${count(side.cards, "card")} ${how}`);
  if (side.points !== null) words.push(count(side.points, "point"));
  if (side.marks.length) words.push(`${side.marks.length} × ${side.marks[0]!.title}`);
  return words.join(" · ");
}
