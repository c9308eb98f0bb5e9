import { html, nothing, type TemplateResult } from "lit";
import { FACE_DOWN, type CardStyle } from "../cards/deck";
import { icon } from "../page/icons";
import { count } from "../page/number";
import { emblem } from "../person/emblems";
import type { Scene, Seat, Side } from "../protocol/messages";
import { isYou } from "../protocol/seat";
import { botTitle } from "../people/told";
import type { Around } from "./around";
import { facesOf, type Faces } from "./faces";
import { floorOf } from "./lying";

const CROWDED = 4;
/** So many letters of a name find room beside the medallion of a narrow plate. */
const LONG = 8;

/** The plate of another seat: who sits there, the backs of the hand, what the side has taken. */
export function seatPlate(scene: Scene, place: Around, style: CardStyle, about: TemplateResult | typeof nothing = nothing): TemplateResult {
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
        <span class="plate-name ${isLong(seat.name) ? "long" : ""}">${seat.kind === "open" ? `Seat ${seat.seat + 1}` : seat.name}</span>
        <span class="plate-note">${note(scene, seat, side)}</span>
      </span>
      <span class="stash"></span>
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
  return seat.stand_in ? `${botTitle(seat.stand_in)} plays` : seat.away ? "away" : "";
}

/** The same in full: "Club player plays for Ayla". */
export function presenceSays(scene: Scene, seat: Seat): string {
  const note = presenceNote(seat);
  return seat.stand_in && note ? `${note} for ${seat.seat === scene.seat ? "you" : seat.name}` : note;
}

/** The own plate, above the hand. */
export function ownPlate(scene: Scene): TemplateResult {
  const seat = scene.seats[scene.seat]!;
  return html`<div class="plate own ${turnClass(scene, seat)}" role="group" aria-label=${spoken(scene, seat)} data-seat=${seat.seat}>
    <div class="plate-body" aria-hidden="true">
      ${medallion(scene, seat)}
      <span class="plate-words">
        <span class="plate-name">${seat.name}</span>
        <span class="plate-note">${note(scene, seat, sideOf(scene, seat))}</span>
      </span>
      <span class="stash"></span>
    </div>
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
  const dealer = scene.dealer === seat.seat ? html`<span class="dealer" title="Dealer">D</span>` : nothing;
  const bot = seat.kind === "bot" || seat.stand_in ? html`<span class="bot-sign" title="A bot">${icon.robot}</span>` : nothing;
  return html`<span class="medallion ${seat.kind}" style="--hue:${seat.seat}">${seat.emblem ? emblem(seat.emblem) : letter}${bot}${dealer}</span>`;
}

function note(scene: Scene, seat: Seat, side: Side | undefined): TemplateResult | string {
  if (seat.kind === "open") return seat.reserved ? `for ${seat.reserved}` : "open";
  const presence = presenceNote(seat);
  if (presence) return presence;
  if (!side) return "";
  const keeper = keeperOf(scene, side);
  if (keeper !== seat.seat) return isYou(scene, keeper) ? "your partner" : `with ${scene.seats[keeper]?.name}`;
  if (side.tally) return tally(side);
  return side.cards === null ? count(side.score, "point") : `${side.cards} taken`;
}

/** What is counted in this deal; on a narrow plate only the first of it. */
function tally({ tally: [first, ...others] = [] }: Side): TemplateResult {
  return html`${first ? count(first.count, first.name) : ""}<span class="wide-words">${others.map((one) => `, ${count(one.count, one.name)}`)}</span>`;
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
    ${shown.map((mark) => html`<span class="mark" title="${mark.title}${mark.points ? `, ${count(mark.points, "point")}` : ""}: ${faces.name(mark.card)}">
      <span class="corner"><img src=${faces.picture(mark.card, "large-index")} alt="" /></span><b>${mark.points || mark.title}</b></span>`)}
  </div>`;
}

function spoken(scene: Scene, seat: Seat): string {
  if (seat.kind === "open") return `Seat ${seat.seat + 1}, ${seat.reserved ? `kept for ${seat.reserved}` : "open"}`;
  const side = sideOf(scene, seat);
  const hand = `${seat.hand.length} ${seat.hand.length === 1 ? "card" : "cards"} in hand`;
  const words = [seat.name, ...(seat.kind === "bot" ? ["a bot"] : []), hand];
  if (seat.known.length) words.push(`known to hold ${seat.known.map(facesOf(scene).name).join(", ")}`);
  if (seat.seat !== scene.seat && openHand(seat).length) words.push(`holding ${openHand(seat).map(facesOf(scene).name).join(", ")}`);
  if (partner(scene, seat) && isYou(scene, scene.seat)) words.push("your partner");
  if (scene.dealer === seat.seat) words.push("dealer");
  if (side?.tally) words.push(...side.tally.map((one) => count(one.count, one.name)));
  else if (side && side.cards !== null) words.push(`${side.cards} cards taken`);
  for (const mark of side?.marks ?? []) words.push(mark.points ? `${mark.title} ${mark.points}` : mark.title);
  if (scene.phase === "play" && scene.turn === seat.seat) words.push("to play");
  const presence = presenceSays(scene, seat);
  if (presence) words.push(presence);
  return words.join(", ");
}
