import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CardStyle } from "../cards/deck";
import type { Scene, Zone } from "../protocol/messages";
import { letterFaces } from "./letter_faces";
import "../language/letters";
import "../language/table";
import { message } from "../language/message";

export interface SoupView {
  /** The card that has come last. */
  newest: string | null;
  /** At which end a card is about to come. */
  expecting: "left" | "right" | null;
  style: CardStyle;
}

/** The soup, or what was eaten while it is looked at: cards from left to right, whatever the direction of the page. */
export function soup(scene: Scene, view: SoupView): TemplateResult | typeof nothing {
  const eaten = scene.zones.find((zone) => zone.name === "eaten");
  const zone = eaten ?? scene.zones.find((one) => one.name === "soup");
  if (!zone) return nothing;
  const slot = (end: "left" | "right") => (view.expecting === end ? html`<span class="slot"></span>` : nothing);
  return html`<div class="zone row soup ${eaten ? "eaten" : ""}" role="group" aria-label=${message("client-table-zone", { zone: zone.title, says: zone.says })} data-zone=${zone.name}>
    <div class="floor" dir="ltr" data-spot=${zone.name} aria-hidden="true">
      ${slot("left")}${repeat(zone.cards, (card) => card, (card) => lying(scene, card, view))}${slot("right")}
      ${zone.cards.length || view.expecting ? nothing : html`<p class="empty">${message("client-letters-no-soup")}</p>`}
    </div>
    ${zone.cards.length ? caption(scene, zone) : nothing}
  </div>`;
}

function lying(scene: Scene, card: string, { newest, style }: SoupView): TemplateResult {
  const faces = letterFaces(scene);
  return html`<span class="lying ${card === newest ? "newest" : ""}" data-key=${card} data-card=${card}><img src=${faces.picture(card, style)} alt="" title=${faces.title(card)} draggable="false" /></span>`;
}

/** The soup as a word, with dots where it can grow. */
function caption(scene: Scene, zone: Zone): TemplateResult {
  const word = zone.cards.map((card) => card.charAt(1)).join("");
  const grows = zone.name === "soup";
  const both = grows && scene.letters?.ends === "both";
  return html`<p class="soup-word" dir="ltr" aria-hidden="true">${grows ? nothing : html`<small>${message("client-letters-eaten")}</small>`} ${both ? "… " : ""}${word}${grows ? " …" : ""}</p>`;
}
