import { html, nothing, type TemplateResult } from "lit";
import { FACE_DOWN, type CardStyle } from "../cards/deck";
import { rankedPicture } from "../cards/ranked_pictures";
import type { Scene, Zone } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { sentence } from "../page/sentence";
import { tilt } from "../table/zones";
import { needBar, ownSide, quotaLine } from "./board";
import "../language/melding";
import "../language/table";
import { message } from "../language/message";

/** How many cards of the pile are drawn. */
const DEEP = 4;

export interface MiddleView {
  scene: Scene;
  myTurn: boolean;
  /** One card is chosen that the pile could be given. */
  giving: boolean;
  style: CardStyle;
  draw: () => void;
  pile: () => void;
  /** The pile is under the pointer or has the keyboard. */
  pointed: (at: boolean) => void;
  look: (zone: Zone) => void;
}

/** The stock and the discard pile, each a button, and beside them how far the first meld is and why one of them cannot be used. */
export function middle(view: MiddleView): TemplateResult {
  const { scene } = view;
  const stock = scene.zones.find((zone) => zone.kind === "stock");
  const pile = pileOf(scene);
  const others = scene.zones.filter((zone) => zone !== stock && zone !== pile && zone.kind !== "melds");
  const drawing = view.myTurn && can(scene, "draw");
  // Why the pile cannot be taken is of interest while one has to draw.
  const why = drawing && !can(scene, "take") ? scene.reasons?.take : undefined;
  const quota = hasSeat(scene) ? scene.quota?.find((one) => one.side === ownSide(scene)) : undefined;
  return html`<div class="middle">
    ${stock ? stockButton(view, stock, drawing) : nothing} ${pile ? pileButton(view, pile) : nothing}
    <div class="facts">
      ${scene.need ? needBar(scene.need) : nothing} ${quota?.says ? quotaLine(quota, "in-the-middle") : nothing} ${why ? html`<p class="why">${why}</p>` : nothing}
      ${others.map((zone) => html`<p class="why">${message("client-table-zone", { zone: zone.title, says: zone.says })}</p>`)}
    </div>
  </div>`;
}

export function pileOf(scene: Scene): Zone | undefined {
  return scene.zones.find((zone) => zone.kind === "stack");
}

export function can(scene: Scene, act: string): boolean {
  return scene.moves.some((move) => move.do === act);
}

function stockButton(view: MiddleView, zone: Zone, ready: boolean): TemplateResult {
  const why = view.myTurn && !ready ? view.scene.reasons?.draw : undefined;
  const says = view.scene.moves.find((move) => move.do === "draw")?.says;
  return html`<div class="zone stock">
    <button
      type="button"
      class="take-from ${ready ? "ready" : ""}"
      aria-label=${says ? message("client-melding-zone-and-move", { zone: zone.title, says: zone.says, move: says }) : message("client-table-zone", { zone: zone.title, says: zone.says })}
      aria-disabled=${ready ? "false" : "true"}
      aria-describedby=${why ? "why-draw" : nothing}
      title=${why ?? message("client-melding-draw-key")}
      @click=${view.draw}
    >
      <span class="heap" data-spot=${zone.name}>
        ${Array.from({ length: Math.min(4, Math.ceil(zone.count / 12)) }, (_, i) => html`<img class="layer" style="translate:${-i * 1.5}px ${-i * 1.5}px" src=${rankedPicture(FACE_DOWN, view.style)} alt="" draggable="false" />`)}
      </span>
    </button>
    <span class="caption" aria-hidden="true"><b>${zone.count}</b> <span>${zone.title}</span></span>
    ${why ? html`<span class="unseen" id="why-draw">${why}</span>` : nothing}
  </div>`;
}

function pileButton(view: MiddleView, zone: Zone): TemplateResult {
  const { scene, giving } = view;
  const take = scene.moves.find((move) => move.do === "take");
  const ready = view.myTurn && (take !== undefined || giving);
  // A player who has drawn wants to know why the pile takes no card of theirs, not why they cannot take it.
  const why = view.myTurn && !ready ? (can(scene, "draw") ? scene.reasons?.take : scene.reasons?.discard) : undefined;
  const shown = zone.cards.slice(-DEEP);
  const below = Math.min(Math.max(0, zone.count - shown.length), DEEP);
  const move = take ? take.says : giving ? message("client-melding-discard-chosen") : "";
  return html`<div class="zone stack" data-drop="discard">
    <button
      type="button"
      class="take-from ${ready ? "ready" : ""}"
      aria-label=${move ? message("client-melding-zone-and-move", { zone: zone.title, says: zone.says, move }) : message("client-table-zone", { zone: zone.title, says: zone.says })}
      aria-disabled=${ready ? "false" : "true"}
      aria-describedby=${why ? "why-take" : nothing}
      title=${why ?? (take ? message("client-melding-take-key") : giving ? message("client-melding-discard-key") : sentence(zone.says))}
      @click=${view.pile}
      @pointerenter=${() => view.pointed(true)}
      @pointerleave=${() => view.pointed(false)}
      @focus=${() => view.pointed(true)}
      @blur=${() => view.pointed(false)}
    >
      <span class="heap" data-spot=${zone.name}>
        ${Array.from({ length: below }, (_, i) => html`<span class="layer edge" style="rotate:${tilt("xy", i)}deg"></span>`)}
        ${shown.map((card, i) => html`<img class="layer" data-card=${card} style="rotate:${tilt(card, zone.count - shown.length + i) * 0.8}deg" src=${rankedPicture(card, view.style)} alt="" draggable="false" />`)}
      </span>
    </button>
    ${zone.cards.length > 1
      ? html`<button type="button" class="caption" aria-label=${message("client-table-look-through", { count: zone.count, zone: message("client-melding-pile") })} @click=${() => view.look(zone)}><b>${zone.count}</b> <span>${message("client-melding-pile")}</span></button>`
      : html`<span class="caption" aria-hidden="true"><b>${zone.count}</b> <span>${message("client-melding-pile")}</span></span>`}
    ${why ? html`<span class="unseen" id="why-take">${why}</span>` : nothing}
  </div>`;
}
