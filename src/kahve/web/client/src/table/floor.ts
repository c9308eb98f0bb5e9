import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CardStyle } from "../cards/deck";
import { cardName, cardNoun, cardTitle, picture } from "../cards/pictures";
import { sentence } from "../page/sentence";
import type { Zone } from "../protocol/messages";
import type { CaptureChoice } from "./capture_choice";
import { withKeys, type KeyedCard } from "./keyed_cards";
import { neighbour } from "./neighbour";
import "../language/table";
import { message } from "../language/message";

export interface FloorView {
  /** What the card in question takes, and what it may take instead or as well. */
  lit: ReadonlySet<string>;
  maybe: ReadonlySet<string>;
  /** A card is on its way: there is room for it behind the others. */
  expecting: boolean;
  /** While it is chosen which cards to take. */
  choice: FloorChoice | null;
}

export interface FloorChoice {
  asking: CaptureChoice;
  tap: (key: string) => void;
  take: () => void;
  focused: (key: string) => void;
}

/** Cards side by side. While one chooses among them those that can be chosen are buttons, of which Tab reaches one and the arrow keys the others. */
export function floor(zone: Zone, view: FloorView, style: CardStyle): TemplateResult {
  const { choice } = view;
  const cards = withKeys(zone.cards);
  const inside = html`${repeat(cards, (one) => one.key, (one) => (choice ? chosen(one, choice, style) : card(one, look(one.key, view), style)))}
    ${view.expecting ? html`<span class="slot"></span>` : nothing}
    ${cards.length || view.expecting ? nothing : html`<p class="empty">${message("client-table-zone", { zone: zone.title, says: zone.says })}</p>`}`;
  // Two templates rather than one: where nothing is chosen, the name of the zone says it all.
  return choice
    ? html`<div class="floor choosing" data-spot=${zone.name} role="toolbar" aria-label=${message("client-table-choosing-for", { card: cardNoun(choice.asking.handCard.card) })} @keydown=${arrow}>${inside}</div>`
    : html`<div class="floor" data-spot=${zone.name} aria-hidden="true">${inside}</div>`;
}

function look(key: string, { lit, maybe }: FloorView): string {
  return lit.has(key) ? "lit" : maybe.has(key) ? "maybe" : "";
}

function card({ key, card }: KeyedCard, kind: string, style: CardStyle): TemplateResult {
  return html`<span class="lying ${kind}" data-key=${key} data-card=${card}><img src=${picture(card, style)} alt="" title=${cardName(card)} draggable="false" /></span>`;
}

function chosen({ key, card }: KeyedCard, choice: FloorChoice, style: CardStyle): TemplateResult {
  const { now, focus } = choice.asking;
  const face = html`<img src=${picture(card, style)} alt="" draggable="false" />`;
  const fixed = now.fixed.has(key);
  const apart = now.apart.has(key);
  if (fixed || !(now.lit.has(key) || now.open.has(key) || apart)) {
    const name = fixed ? sentence(message("client-table-taken-anyway", { card: cardNoun(card) })) : cardTitle(card);
    return html`<span class="lying ${fixed ? "lit fixed" : "out"}" data-key=${key} data-card=${card} role="img" aria-label=${name}>${face}</span>`;
  }
  const lit = now.lit.has(key);
  return html`<button
    type="button"
    class="lying ${lit ? "lit" : apart ? "apart" : "open"}"
    data-key=${key}
    data-card=${card}
    tabindex=${key === focus ? 0 : -1}
    aria-pressed=${lit ? "true" : "false"}
    aria-label=${apart ? sentence(message("client-table-instead", { card: cardNoun(card) })) : cardTitle(card)}
    @click=${() => choice.tap(key)}
    @focus=${() => choice.focused(key)}
    @keydown=${(press: KeyboardEvent) => {
      // Enter chooses what is not chosen yet, and after that it takes; the space bar chooses and lets go.
      if (press.key !== "Enter" || !lit || !now.take) return;
      press.preventDefault();
      choice.take();
    }}
  >
    ${face}
  </button>`;
}

function arrow(press: KeyboardEvent): void {
  const all = [...(press.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button.lying")];
  const next = neighbour(all, all.indexOf(document.activeElement as HTMLElement), press.key);
  if (!next) return;
  press.preventDefault();
  next.focus();
}
