import { html, nothing, type TemplateResult } from "lit";
import { FACE_DOWN, type CardStyle } from "../cards/deck";
import { icon } from "../page/icons";
import { emblem } from "../person/emblems";
import type { Scene, Seat, Side } from "../protocol/messages";
import { isYou } from "../protocol/seat";
import { botTitle } from "../people/talk_requests";
import type { SeatPlace } from "./seat_places";
import { plateClock, spokenClock } from "./clock_view";
import type { Faces } from "./faces";
import { facesOf } from "./loaded_families";
import { floorOf } from "./keyed_cards";
import "../language/page";
import "../language/table";
import { message } from "../language/message";
import { person } from "../language/rich";

const CROWDED = 4;
/** The number of letters of a name that fit beside the medallion of a narrow plate. */
const LONG = 8;

/** The plate of another seat: who sits there, the backs of the hand, what the side has taken. */
export function seatPlate(scene: Scene, place: SeatPlace, style: CardStyle, about: TemplateResult | typeof nothing = nothing): TemplateResult {
  const seat = scene.seats[place.seat]!;
  const side = sideOf(scene, seat);
  const classes = ["plate", turnClass(scene, seat), partner(scene, seat) ? "partner" : "", presenceNote(seat) === "away" ? "away" : ""];
  const [ux, uy] = place.upright;
  const [wx, wy] = place.wide;
  return html`<div class=${classes.join(" ")} role="group" aria-label=${spoken(scene, seat)} data-seat=${seat.seat} style="--ux:${ux}%;--uy:${uy}%;--wx:${wx}%;--wy:${wy}%">
    ${backs(seat, facesOf(scene), style)}
    <div class="plate-body" aria-hidden="true">
      ${medallion(scene, seat)}
      <span class="plate-words">
        <span class="plate-name ${isLong(seat.name) ? "long" : ""}">${seat.kind === "open" ? message("client-page-seat", { number: seat.seat + 1 }) : person(seat.name)}</span>
        <span class="plate-note">${note(scene, seat, side)}</span>
      </span>
      <span class="stash"></span>
      ${plateClock(scene, seat)}
    </div>
    ${about} ${marks(scene, seat)}
  </div>`;
}

/** Whether a name needs two lines of a narrow plate. */
export function isLong(name: string): boolean {
  return name.length > LONG;
}

/** What the plate says of a person who does not play just now: who plays instead, or that nobody is there. */
export function presenceNote(seat: Seat): string {
  if (seat.kind !== "person") return "";
  return seat.stand_in ? message("client-table-bot-plays", { bot: botTitle(seat.stand_in) }) : seat.away ? message("client-table-away") : "";
}

/** The same in full: "Club player plays for Ayla". */
export function presenceSays(scene: Scene, seat: Seat): string {
  if (seat.kind !== "person" || !seat.stand_in) return presenceNote(seat);
  const bot = botTitle(seat.stand_in);
  return seat.seat === scene.seat ? message("client-table-bot-plays-for-you", { bot }) : message("client-table-bot-plays-for", { bot, name: seat.name });
}

/** The own plate, above the hand. */
export function ownPlate(scene: Scene): TemplateResult {
  const seat = scene.seats[scene.seat]!;
  return html`<div class="plate own ${turnClass(scene, seat)}" role="group" aria-label=${spoken(scene, seat)} data-seat=${seat.seat}>
    <div class="plate-body" aria-hidden="true">
      ${medallion(scene, seat)}
      <span class="plate-words">
        <span class="plate-name">${person(seat.name)}</span>
        <span class="plate-note">${note(scene, seat, sideOf(scene, seat))}</span>
      </span>
      <span class="stash"></span>
      ${plateClock(scene, seat)}
    </div>
    ${spokenClock(scene)}
    ${marks(scene, seat)}
  </div>`;
}

function sideOf(scene: Scene, seat: Seat): Side | undefined {
  return scene.sides.find((side) => side.side === seat.side);
}

export function partner(scene: Scene, seat: Seat): boolean {
  return seat.seat !== scene.seat && seat.side === scene.seats[scene.seat]?.side;
}

export function turnClass(scene: Scene, seat: Seat): string {
  return scene.phase === "play" && scene.turn === seat.seat ? "to-play" : "";
}

export function medallion(scene: Scene, seat: Seat): TemplateResult {
  const letter = seat.kind === "open" ? "?" : (Array.from(seat.name)[0] ?? "?").toUpperCase();
  const dealer = scene.dealer === seat.seat ? html`<span class="dealer" title=${message("client-table-dealer-title")}>${message("client-table-dealer-sign")}</span>` : nothing;
  const bot = seat.kind === "bot" || seat.stand_in ? html`<span class="bot-sign" title=${message("client-table-bot-title")}>${icon.robot}</span>` : nothing;
  return html`<span class="medallion ${seat.kind}" style="--hue:${seat.seat}">${seat.emblem ? emblem(seat.emblem) : letter}${bot}${dealer}</span>`;
}

function note(scene: Scene, seat: Seat, side: Side | undefined): TemplateResult | string {
  if (seat.kind === "open") return seat.reserved ? message("client-table-for-name", { name: seat.reserved }) : message("client-table-open-seat");
  const presence = presenceNote(seat);
  if (presence) return presence;
  if (!side) return "";
  const keeper = keeperOf(scene, side);
  if (keeper !== seat.seat) return isYou(scene, keeper) ? message("client-table-your-partner") : message("client-table-with-name", { name: scene.seats[keeper]?.name ?? "" });
  if (side.tally) return tally(side);
  return side.cards === null ? message("client-page-points", { points: side.score }) : message("client-table-so-many-taken", { count: side.cards });
}

/** What is counted in this deal; on a narrow plate only the first of it. */
function tally({ tally: [first, ...others] = [] }: Side): TemplateResult {
  return html`${first?.says ?? ""}<span class="wide-words">${others.map((one) => ` · ${one.says}`)}</span>`;
}

/** Before whom the side keeps what it has taken: before oneself, or else before the first of its seats. */
function keeperOf(scene: Scene, side: Side): number {
  return side.seats.includes(scene.seat) ? scene.seat : side.seats[0]!;
}

function backs(seat: Seat, faces: Faces, style: CardStyle): TemplateResult {
  const cards = openHand(seat).length ? seat.hand : [...seat.known, ...seat.hand.filter((card) => card === FACE_DOWN).slice(seat.known.length)];
  return html`<div class="backs" style="--held:${cards.length}" aria-hidden="true">${cards.map((card) => html`<img src=${faces.picture(card, style)} alt="" />`)}</div>`;
}

/** The cards of another's hand that are seen: all of them in a replay with open hands. */
export function openHand(seat: Seat): readonly string[] {
  return seat.hand.filter((card) => card !== FACE_DOWN);
}

/** The bonuses of a side lie open before its keeper: the corner of the card, and what it was worth. */
function marks(scene: Scene, seat: Seat): TemplateResult | typeof nothing {
  const side = sideOf(scene, seat);
  if (!side?.marks.length || keeperOf(scene, side) !== seat.seat) return nothing;
  // At a crowded table, and above a floor, there is room for two; what is left out is still said.
  const crowded = scene.seats.length > CROWDED || (floorOf(scene) && seat.seat !== scene.seat);
  const shown = crowded && side.marks.length > 2 ? side.marks.slice(-1) : side.marks;
  const more = side.marks.length - shown.length;
  const faces = facesOf(scene);
  return html`<div class="marks" aria-hidden="true">
    ${more ? html`<span class="mark more">+${more}</span>` : nothing}
    ${shown.map((mark) => html`<span class="mark" title=${mark.points ? message("client-table-mark-with-points", { mark: mark.title, points: mark.points, card: faces.name(mark.card) }) : message("client-table-mark", { mark: mark.title, card: faces.name(mark.card) })}>
      <span class="corner"><img src=${faces.picture(mark.card, "large-index")} alt="" /></span><b>${mark.points || mark.title}</b></span>`)}
  </div>`;
}

function spoken(scene: Scene, seat: Seat): string {
  if (seat.kind === "open") return seat.reserved ? message("client-table-seat-kept-for", { number: seat.seat + 1, name: seat.reserved }) : message("client-table-seat-open", { number: seat.seat + 1 });
  const side = sideOf(scene, seat);
  const words = [seat.name, ...(seat.kind === "bot" ? [message("client-page-a-bot")] : []), message("client-table-cards-in-hand", { count: seat.hand.length })];
  if (seat.known.length) words.push(message("client-table-known-to-hold", { cards: seat.known.map(facesOf(scene).name) }));
  if (seat.seat !== scene.seat && openHand(seat).length) words.push(message("client-table-holding", { cards: openHand(seat).map(facesOf(scene).name) }));
  if (partner(scene, seat) && isYou(scene, scene.seat)) words.push(message("client-table-your-partner"));
  if (scene.dealer === seat.seat) words.push(message("client-table-is-dealer"));
  if (side?.tally) words.push(...side.tally.map((one) => one.says));
  else if (side && side.cards !== null) words.push(message("client-table-cards-taken", { count: side.cards }));
  for (const mark of side?.marks ?? []) words.push(mark.points ? message("client-table-mark-and-points", { mark: mark.title, points: mark.points }) : mark.title);
  if (scene.phase === "play" && scene.turn === seat.seat) words.push(message("client-table-to-play"));
  const presence = presenceSays(scene, seat);
  if (presence) words.push(presence);
  return message("client-page-facts", { facts: words });
}
