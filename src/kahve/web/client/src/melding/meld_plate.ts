import { html, nothing, type TemplateResult } from "lit";
import { counted } from "../cards/counted_cards";
import { FACE_DOWN, type CardStyle } from "../cards/deck";
import { picture } from "../cards/pictures";
import { withSeen } from "../page/sentence";
import type { Scene, Seat, Zone } from "../protocol/messages";
import { isYou } from "../protocol/seat";
import { plateClock, spokenClock } from "../table/clock_view";
import { isLong, medallion, openHand, partner, presenceNote, presenceSays, turnClass } from "../table/seat_plate";
import "../language/melding";
import "../language/page";
import "../language/table";
import { message } from "../language/message";
import { person } from "../language/rich";

/** The plate of a seat: who sits there, how many cards the stack has that is played from, and which stacks wait. */
export function meldPlate(scene: Scene, seat: Seat, style: CardStyle, look: (zone: Zone) => void): TemplateResult {
  const own = seat.seat === scene.seat;
  const classes = ["plate", own ? "own" : "", turnClass(scene, seat), partner(scene, seat) ? "partner" : "", presenceNote(seat) === "away" ? "away" : ""];
  const inside = html`${medallion(scene, seat)}
    <span class="plate-words">
      <span class="plate-name ${isLong(seat.name) ? "long" : ""}">${seat.kind === "open" ? message("client-page-seat", { number: seat.seat + 1 }) : person(seat.name)}</span>
      ${seat.kind === "open" ? html`<span class="plate-note">${message("client-table-open-seat")}</span>` : stacks(seat, style)}
    </span>
    <span class="stash"></span>
    ${plateClock(scene, seat)}`;
  return html`<div class=${classes.join(" ")} role="group" aria-label=${spoken(scene, seat)} data-seat=${seat.seat}>
    ${seat.known.length && !own ? known(seat, inside, look) : html`<div class="plate-body" aria-hidden="true">${inside}</div>`}
    ${own ? spokenClock(scene) : nothing}
  </div>`;
}

/** "Hand 11", and behind it what has not been picked up yet: one more stack by its name, several on a narrow screen as backs alone. */
function stacks(seat: Seat, style: CardStyle): TemplateResult {
  const later = seat.unopened ?? [];
  const presence = presenceNote(seat);
  const back = html`<img src=${picture(FACE_DOWN, style)} alt="" />`;
  return html`<span class="plate-note stacks">
    ${presence ? html`<span class="stack-away">${presence}</span>` : nothing}
    <span class="stack-now">${back}${message("client-melding-stack", { stack: seat.stack ?? "hand" })} <b>${seat.hand.length}</b></span>
    ${later.map((one) => html`<span class="stack-later" title=${message("client-melding-stack-later", { stack: one.name, count: one.count })}>${later.length > 1 ? html`${back}<span class="wide-words">${message("client-melding-stack", { stack: one.name })}</span>` : html`+ ${message("client-melding-stack", { stack: one.name })}`}</span>`)}
  </span>`;
}

/** A plate of which a tap shows the cards that everybody knows to be there: they came from the pile. */
function known(seat: Seat, inside: TemplateResult, look: (zone: Zone) => void): TemplateResult {
  const says = message("client-melding-still-holds", { name: seat.name, cards: counted(seat.known) });
  const zone = { name: "known", title: message("client-melding-known-of", { name: seat.name }), kind: "known", count: seat.known.length, cards: seat.known, says };
  return html`<div class="plate-body knows">
    <span class="as-seen" aria-hidden="true">${inside}</span>
    <button type="button" class="look-known" aria-label=${withSeen(message("client-page-known-cards", { name: seat.name, count: seat.known.length }), seat.known.length)} title=${says} @click=${() => look(zone)}><span class="known">${seat.known.length}</span></button>
  </div>`;
}

function spoken(scene: Scene, seat: Seat): string {
  if (seat.kind === "open") return message("client-table-seat-open", { number: seat.seat + 1 });
  const words = [seat.name, ...(seat.kind === "bot" ? [message("client-page-a-bot")] : []), message("client-melding-plays-from", { stack: seat.stack ?? "hand", count: seat.hand.length })];
  for (const one of seat.unopened ?? []) words.push(message("client-melding-stack-not-picked-up", { stack: one.name, count: one.count }));
  if (seat.known.length && seat.seat !== scene.seat) words.push(message("client-melding-known-to-hold", { cards: counted(seat.known) }));
  if (seat.seat !== scene.seat && openHand(seat).length) words.push(message("client-melding-holding", { cards: counted(openHand(seat)) }));
  if (partner(scene, seat) && isYou(scene, scene.seat)) words.push(message("client-table-your-partner"));
  if (scene.dealer === seat.seat) words.push(message("client-table-is-dealer"));
  if (scene.phase === "play" && scene.turn === seat.seat) words.push(message("client-table-to-play"));
  const presence = presenceSays(scene, seat);
  if (presence) words.push(presence);
  return words.join(", ");
}
