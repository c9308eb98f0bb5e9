import { html, nothing, type TemplateResult } from "lit";
import { counted } from "../cards/counted";
import { FACE_DOWN, type CardStyle } from "../cards/deck";
import { picture } from "../cards/pictures";
import type { Scene, Seat, Zone } from "../protocol/messages";
import { isYou } from "../protocol/seat";
import { isLong, medallion, openHand, partner, presenceNote, presenceSays, turnClass } from "../table/seat_plate";

/** The plate of a seat: who sits there, how many cards the stack has that is played from, and which stacks wait. */
export function meldPlate(scene: Scene, seat: Seat, style: CardStyle, look: (zone: Zone) => void): TemplateResult {
  const own = seat.seat === scene.seat;
  const classes = ["plate", own ? "own" : "", turnClass(scene, seat), partner(scene, seat) ? "partner" : "", presenceNote(seat) === "away" ? "away" : ""];
  const inside = html`${medallion(scene, seat)}
    <span class="plate-words">
      <span class="plate-name ${isLong(seat.name) ? "long" : ""}">${seat.kind === "open" ? `Seat ${seat.seat + 1}` : seat.name}</span>
      ${seat.kind === "open" ? html`<span class="plate-note">open</span>` : stacks(seat, style)}
    </span>
    <span class="stash"></span>`;
  return html`<div class=${classes.join(" ")} role="group" aria-label=${spoken(scene, seat)} data-seat=${seat.seat}>
    ${seat.known.length && !own ? known(seat, inside, look) : html`<div class="plate-body" aria-hidden="true">${inside}</div>`}
  </div>`;
}

/** "Hand 11", and behind it what has not been picked up yet: one more stack by its name, several on a narrow screen as backs alone. */
function stacks(seat: Seat, style: CardStyle): TemplateResult {
  const later = seat.unopened ?? [];
  const presence = presenceNote(seat);
  const back = html`<img src=${picture(FACE_DOWN, style)} alt="" />`;
  return html`<span class="plate-note stacks">
    ${presence ? html`<span class="stack-away">${presence}</span>` : nothing}
    <span class="stack-now">${back}${seat.stack ?? "hand"} <b>${seat.hand.length}</b></span>
    ${later.map((one) => html`<span class="stack-later" title="${one.name} of ${one.count}, not picked up yet">${later.length > 1 ? html`${back}<span class="wide-words">${one.name}</span>` : html`+ ${one.name}`}</span>`)}
  </span>`;
}

/** A plate of which a tap shows the cards that everybody knows to be there: they came from the pile. */
function known(seat: Seat, inside: TemplateResult, look: (zone: Zone) => void): TemplateResult {
  const says = `${seat.name} took these from the pile and still holds them: ${counted(seat.known)}.`;
  const zone = { name: "known", title: `Known of ${seat.name}`, kind: "known", count: seat.known.length, cards: seat.known, says };
  return html`<div class="plate-body knows">
    <span class="as-seen" aria-hidden="true">${inside}</span>
    <button type="button" class="look-known" aria-label="${seat.name}: ${seat.known.length} known cards" title=${says} @click=${() => look(zone)}><span class="known">${seat.known.length}</span></button>
  </div>`;
}

function spoken(scene: Scene, seat: Seat): string {
  if (seat.kind === "open") return `Seat ${seat.seat + 1}, open`;
  const words = [seat.name, ...(seat.kind === "bot" ? ["a bot"] : []), `plays from the ${seat.stack ?? "hand"} of ${seat.hand.length} ${seat.hand.length === 1 ? "card" : "cards"}`];
  for (const one of seat.unopened ?? []) words.push(`${one.name} of ${one.count} not picked up`);
  if (seat.known.length && seat.seat !== scene.seat) words.push(`known to hold ${counted(seat.known)}`);
  if (seat.seat !== scene.seat && openHand(seat).length) words.push(`holding ${counted(openHand(seat))}`);
  if (partner(scene, seat) && isYou(scene, scene.seat)) words.push("your partner");
  if (scene.dealer === seat.seat) words.push("dealer");
  if (scene.phase === "play" && scene.turn === seat.seat) words.push("to play");
  const presence = presenceSays(scene, seat);
  if (presence) words.push(presence);
  return words.join(", ");
}
