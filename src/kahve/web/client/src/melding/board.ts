import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import type { Need, Quota, Scene, Seat, Side, Zone } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { laid, type Tapping } from "./laid_melds";
import { meldPlate } from "./meld_plate";
import { meldsOf } from "./groups";
import "../language/melding";
import "../language/table";
import { message } from "../language/message";
import { rich } from "../language/rich";

export interface BoardView {
  /** The table with what is laid out, and as it is for everybody. */
  shown: Scene;
  truth: Scene;
  tapping: Tapping;
  style: CardStyle;
  middle: TemplateResult;
  tools: TemplateResult;
  look: (zone: Zone) => void;
}

/** The cloth of a melding game: each side with its players and what it has laid, one's own the nearest, and the stock and the pile between. */
export function board(view: BoardView): TemplateResult {
  const { shown } = view;
  const others = sidesInTurn(shown).filter((side) => side.side !== ownSide(shown));
  const own = shown.sides.find((side) => side.side === ownSide(shown));
  return html`<div class="board sides-${others.length}">
    <div class="sides" tabindex="0" role="group" aria-label=${message("client-melding-other-sides", { count: others.length })}>
      ${others.map((side) => row(view, side, null))}
    </div>
    ${view.middle} ${own ? row(view, own, hasSeat(shown) ? view.tapping : null) : nothing}
  </div>`;
}

export function ownSide(scene: Scene): number {
  return scene.seats[scene.seat]?.side ?? 0;
}

/** The sides as they come to play after oneself. */
function sidesInTurn(scene: Scene): Side[] {
  const count = scene.seats.length;
  const first = (side: Side) => Math.min(...side.seats.map((seat) => (seat - scene.seat - 1 + 2 * count) % count));
  return [...scene.sides].sort((a, b) => first(a) - first(b));
}

function row(view: BoardView, side: Side, tapping: Tapping | null): TemplateResult {
  const { shown, truth, style } = view;
  const zone = meldsOf(shown, side.side);
  const quota = shown.quota?.find((one) => one.side === side.side);
  const title = zone?.title ?? side.name;
  const says = quota?.says ? message("client-melding-zone-and-quota", { zone: title, says: zone?.says ?? "", quota: quota.says }) : message("client-table-zone", { zone: title, says: zone?.says ?? "" });
  // Of a draft only one's own side shows what is not yet on the table.
  const before = tapping && shown !== truth ? meldsOf(truth, side.side) : undefined;
  return html`<section class="laid ${tapping ? "ours" : ""} ${side.seats.length > 2 ? "threes" : ""}" role="group" aria-label=${says} data-spot=${zone?.name ?? nothing} data-side=${side.side} data-drop=${tapping ? "melds" : nothing}>
    <header>
      ${seatsOf(shown, side).map((seat) => meldPlate(shown, seat, style, view.look))} ${tapping ? view.tools : quota?.says ? quotaLine(quota) : nothing}
    </header>
    ${zone ? laid({ zone, truth: before, tapping, style }) : nothing}
  </section>`;
}

/** Its seats as they come to play, oneself first. */
function seatsOf(scene: Scene, side: Side): Seat[] {
  const count = scene.seats.length;
  const after = (seat: number) => (seat - scene.seat + count) % count;
  return [...side.seats].sort((a, b) => after(a) - after(b)).flatMap((seat) => scene.seats[seat] ?? []);
}

/** The piles that a side needs before one of it may go out: how many of each kind, and how many it has. */
export function quotaLine(quota: Quota, kind = ""): TemplateResult {
  return html`<p class="quota ${kind}" title=${message("client-melding-to-go-out", { quota: quota.says })} aria-hidden="true">
    ${quota.items.map(({ name, have, of }) => html`<span class="wanted-pile ${name} ${have >= of ? "there" : ""}"><i></i><span class="quota-word">${message("client-melding-quota-word", { name })}</span> <b>${have}/${of}</b></span>`)}
  </p>`;
}

/** How far the first meld is. */
export function needBar(need: Need): TemplateResult {
  const part = need.of ? Math.min(100, (100 * need.have) / need.of) : 100;
  return html`<div class="need ${need.have >= need.of ? "met" : ""}" role="meter" aria-label=${message("client-melding-first-meld")} aria-valuemin="0" aria-valuemax=${need.of} aria-valuenow=${need.have} aria-valuetext=${need.says} title=${need.says}>
    <span class="need-words">${rich("client-melding-points-of", { of: need.of }, { have: html`<b>${need.have}</b>` })}</span><span class="way"><span style="width:${part}%"></span></span>
  </div>`;
}
