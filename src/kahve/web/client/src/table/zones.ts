import { html, nothing, type TemplateResult } from "lit";
import { FACE_DOWN, type CardStyle } from "../cards/deck";
import { cardName, cardNoun, picture } from "../cards/pictures";
import type { Zone } from "../protocol/messages";
import { floor, type FloorView } from "./floor";
import "../language/table";
import { message } from "../language/message";

/** How many cards of a heap are drawn below its top. */
const DEPTH = 5;

/** One place on the table with its cards, drawn as its kind asks, and said in words; `view` is for the floor alone. */
export function zone(zone: Zone, view: FloorView | null, style: CardStyle, look: (zone: Zone) => void): TemplateResult {
  const drawn = () => {
    if (view) return floor(zone, view, style);
    if (zone.kind === "stock") return stock(zone, style);
    return zone.kind === "row" || zone.kind === "place" ? aside(zone, style) : stack(zone, style);
  };
  return html`<div class="zone ${zone.kind === "row" && !view ? "aside" : zone.kind}" role="group" aria-label=${message("client-table-zone", { zone: zone.title, says: zone.says })} data-zone=${zone.name}>
    ${drawn()} ${view ? nothing : caption(zone, look)}
  </div>`;
}

/** A small lasting turn for a card, so that a heap looks like one laid by hand. */
export function tilt(code: string, place: number): number {
  const seed = (code.charCodeAt(0) * 31 + code.charCodeAt(code.length - 1) * 17 + place * 47) % 17;
  return seed - 8;
}

function stack(zone: Zone, style: CardStyle): TemplateResult {
  const shown = zone.cards.slice(-DEPTH);
  const hidden = Math.min(zone.count - shown.length, DEPTH);
  const under = Math.min(zone.under ?? 0, 4);
  const below = Array.from({ length: hidden }, (_, i) => (i < under ? FACE_DOWN : ""));
  return html`<div class="heap" data-spot=${zone.name} aria-hidden="true">
    ${below.map((card, i) => layer(card, tilt("xy", i) * 1.6, style))}
    ${shown.map((card, i) => layer(card, tilt(card, zone.count - shown.length + i), style))}
  </div>`;
}

function layer(card: string, turn: number, style: CardStyle): TemplateResult {
  const lie = `rotate:${turn}deg`;
  return card ? html`<img class="layer" data-card=${card} style=${lie} src=${picture(card, style)} alt="" />` : html`<span class="layer edge" style=${lie}></span>`;
}

/** A row besides the floor, or one of several places: cards that lie apart. */
function aside(zone: Zone, style: CardStyle): TemplateResult {
  return html`<div class="cards" data-spot=${zone.name} aria-hidden="true">${zone.cards.map((card) => html`<img src=${picture(card, style)} alt="" title=${cardName(card)} data-card=${card} />`)}</div>`;
}

/** The stock face down; what lies face up beneath it looks out at the side, the lowest card first. */
function stock(zone: Zone, style: CardStyle): TemplateResult {
  const seen = zone.count ? zone.cards : [];
  const middle = (seen.length - 1) / 2;
  const apart = Math.min(30, 75 / seen.length);
  return html`<div class="heap" data-spot=${zone.name} aria-hidden="true">
    ${seen.map((card, i) => html`<img class="layer bottom-card" style="--down:${8 + (i - middle) * apart}%;--up:${(seen.length - i) * 34}%" src=${picture(card, style)} alt="" title=${message("client-table-at-the-bottom", { card: cardNoun(card) })} />`)}
    ${Array.from({ length: Math.min(3, Math.ceil(Math.max(0, zone.count - seen.length) / 8)) }, (_, i) => html`<img class="layer" style="translate:${-i * 1.5}px ${-i * 1.5}px" src=${picture(FACE_DOWN, style)} alt="" />`)}
  </div>`;
}

function caption(zone: Zone, look: (zone: Zone) => void): TemplateResult {
  const words = html`<b>${zone.count}</b> <span>${zone.title}</span>`;
  const browsable = zone.kind === "stack" && zone.cards.length > 1;
  return browsable
    ? html`<button type="button" class="caption" aria-label=${message("client-table-look-through", { count: zone.count, zone: zone.title })} @click=${() => look(zone)}>${words}</button>`
    : html`<span class="caption" aria-hidden="true">${words}</span>`;
}
