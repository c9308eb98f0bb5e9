import { html, nothing, type TemplateResult } from "lit";
import { FACE_DOWN, type CardStyle } from "../cards/deck";
import { cardName, picture } from "../cards/pictures";
import type { Zone } from "../protocol/messages";

/** How many cards of a heap are drawn below its top. */
const DEPTH = 5;

/** One place on the table with its cards, drawn as its kind asks, and said in words. */
export function zone(zone: Zone, style: CardStyle, look: (zone: Zone) => void): TemplateResult {
  return html`<div class="zone ${zone.kind}" role="group" aria-label="${zone.title}: ${zone.says}" data-zone=${zone.name}>
    ${zone.kind === "stock" ? stock(zone, style) : zone.kind === "row" ? row(zone, style) : stack(zone, style)}
    ${caption(zone, look)}
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
  return card ? html`<img class="layer" style=${lie} src=${picture(card, style)} alt="" />` : html`<span class="layer edge" style=${lie}></span>`;
}

function row(zone: Zone, style: CardStyle): TemplateResult {
  return html`<div class="floor" data-spot=${zone.name} aria-hidden="true">
    ${zone.cards.map((card) => html`<img data-floor=${card} src=${picture(card, style)} alt="" title=${cardName(card)} />`)}
  </div>`;
}

function stock(zone: Zone, style: CardStyle): TemplateResult {
  const bottom = zone.cards.at(-1);
  return html`<div class="heap" data-spot=${zone.name} aria-hidden="true">
    ${bottom && zone.count ? html`<img class="layer bottom-card" src=${picture(bottom, style)} alt="" title="At the bottom: ${cardName(bottom)}" />` : nothing}
    ${Array.from({ length: Math.min(3, Math.ceil(Math.max(0, zone.count - (bottom ? 1 : 0)) / 8)) }, (_, i) => html`<img class="layer" style="translate:${-i * 1.5}px ${-i * 1.5}px" src=${picture(FACE_DOWN, style)} alt="" />`)}
  </div>`;
}

function caption(zone: Zone, look: (zone: Zone) => void): TemplateResult {
  const words = html`<b>${zone.count}</b> <span>${zone.title}</span>`;
  const browsable = zone.kind === "stack" && zone.cards.length > 1;
  return browsable
    ? html`<button type="button" class="caption" aria-label="Look through the ${zone.title.toLowerCase()}" @click=${() => look(zone)}>${words}</button>`
    : html`<span class="caption" aria-hidden="true">${words}</span>`;
}
