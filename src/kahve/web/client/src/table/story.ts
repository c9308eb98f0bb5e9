import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { icon } from "../page/icons";
import { follow } from "../page/navigation";
import { to } from "../protocol/gateway";
import type { DealStory, Place, Scene } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { curve } from "./curve";
import { facesOf } from "./loaded_families";
import "../language/table";
import { message } from "../language/message";

/** The story of the deal on the sheet: fetched, still to come, or not to be had. */
export type StoryOfSheet = DealStory | "coming" | null;

/** The most cards of the best capture that lie beside it. */
const MOST = 8;

/** Above the sheet: the winner of the deal, and how the points went; at the end of a match how its score went. */
export function storyHead(scene: Scene, story: StoryOfSheet): TemplateResult | typeof nothing {
  if (!story) return nothing;
  const own = hasSeat(scene) ? (scene.seats[scene.seat]?.side ?? null) : null;
  const shared = { names: scene.sides.map((side) => side.name), own, lowWins: scene.letters?.low_wins ?? false };
  const fetched = story === "coming" ? null : story;
  const ofMatch = scene.phase === "over" && !scene.rubber && scene.history.length > 1;
  const says = ofMatch ? fetched?.match : fetched?.result;
  const rows = ofMatch ? [scene.sides.map(() => 0), ...scene.history.map((deal) => deal.scores)] : (fetched?.standings ?? []);
  return html`<section class="story-head" aria-busy=${fetched ? "false" : "true"}>
    <p class="story-result">${says ?? ""} ${ofMatch ? nothing : html`<small>${fetched?.match ?? ""}</small>`}</p>
    ${fetched && !rows.length ? nothing : curve({ ...shared, rows, turned: ofMatch ? null : turnOf(fetched), label: ofMatch ? message("client-table-curve-of-match") : message("client-table-curve-of-deal") })}
  </section>`;
}

function turnOf(story: DealStory | null): { row: number; side: number } | null {
  return story?.turned ? { row: story.turned.move, side: story.turned.side } : null;
}

/** Beside the sheet: what turned the deal, and the best of it. */
export function storyMoments(place: Place, scene: Scene, story: StoryOfSheet, style: CardStyle): TemplateResult | typeof nothing {
  if (!story) return nothing;
  if (story === "coming") return html`<section class="story-moments"></section>`;
  const { turned, best } = story;
  const faces = facesOf(scene);
  return html`<section class="story-moments">
    ${turned ? html`<div><h3>${message("client-table-what-decided-it")}</h3><p>${turned.says} ${again(place, scene, turned)}</p></div>` : nothing}
    ${best
      ? html`<div><h3>${best.title}</h3>
          <p>${best.says} ${again(place, scene, best)}</p>
          <p class="story-cards" aria-hidden="true">${best.cards.slice(-MOST).map((card) => html`<img src=${faces.picture(card, style)} alt="" width="40" height="56" />`)}</p></div>`
      : nothing}
  </section>`;
}

function again(place: Place, { dealt }: Scene, { move }: { move: number }): TemplateResult | typeof nothing {
  if (!dealt || !move) return nothing;
  const says = message("client-table-see-move", { move });
  return html`<a class="story-again" href=${to(`/r/${place.table}/${dealt.name}/${move}`)} aria-label=${says} title=${says} @click=${follow}>${icon.play}</a>`;
}
