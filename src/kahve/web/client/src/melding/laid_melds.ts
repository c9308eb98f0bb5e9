import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { some } from "../cards/counted_cards";
import type { CardStyle } from "../cards/deck";
import { pilePicture, rankedPicture } from "../cards/ranked_pictures";
import { isWild, RED_THREE } from "../cards/ranked_deck";
import type { Meld, Pile, Zone } from "../protocol/messages";
import { sentence } from "../page/sentence";
import "../language/melding";
import "../language/page";
import { message } from "../language/message";

/** The largest number of melds and piles that lie large; more than that lie closer. */
const ROOMY = 7;

/** What one's own melds can be tapped for. */
export interface Tapping {
  /** Cards are chosen: a tap lays them. */
  ready: boolean;
  /** The melds that the card under the pointer would go to. */
  lit: ReadonlySet<string>;
  tap: (rank: string | null, meld: Meld | null) => void;
}

export interface LaidView {
  zone: Zone;
  /** The same as it is for everybody, to tell what is only laid out. */
  truth: Zone | undefined;
  /** For one's own side. */
  tapping: Tapping | null;
  style: CardStyle;
}

/** What a side has laid: its open melds in order, its piles squared up, its red threes. */
export function laid({ zone, truth, tapping, style }: LaidView): TemplateResult {
  const melds = zone.melds ?? [];
  const piles = zone.piles ?? [];
  const reds = zone.red_threes ?? 0;
  const before = new Map(truth?.melds?.map((meld) => [meld.rank, meld.count]));
  const piledBefore = new Map(truth?.piles?.map((pile) => [nameOf(pile), pile.count]));
  const many = melds.length + piles.length + (reds ? 1 : 0);
  return html`<div class="on-cloth ${many > ROOMY ? "crowded" : many === ROOMY ? "filled" : ""}">
    <span class="open-melds">
      ${repeat(melds, (meld) => meld.rank, (meld) => column(meld, truth ? meld.count - (before.get(meld.rank) ?? 0) : 0, tapping, style))}
      ${tapping?.ready ? place(tapping) : nothing}
    </span>
    ${melds.length || piles.length || reds || tapping?.ready ? nothing : html`<p class="nothing-laid">${zone.down ? message("client-melding-no-open-meld") : message("client-melding-nothing-laid")}</p>`}
    ${piles.length || reds
      ? html`<span class="squared">
          ${repeat(piles, nameOf, (pile) => squared(pile, truth ? pile.count - (piledBefore.get(nameOf(pile)) ?? 0) : 0))} ${reds ? redThrees(reds, style) : nothing}
        </span>`
      : nothing}
  </div>`;
}

function nameOf({ rank, kind }: Pile): string {
  return `${kind} ${rank}`;
}

/** An open meld: its cards over each other with the wild ones behind, their number, and how many of them are not on the table yet. */
function column(meld: Meld, drafted: number, tapping: Tapping | null, style: CardStyle): TemplateResult {
  const { rank } = meld;
  const wilds = meld.cards.filter(isWild);
  const cards = rank === "wild" ? meld.cards : [...wilds, ...meld.cards.filter((card) => !isWild(card))];
  const isNew = drafted > 0 || (drafted < 0 && tapping !== null);
  const classes = `meld ${isNew ? "drafted" : ""} ${tapping?.lit.has(rank) ? "lit" : ""}`;
  const inside = html`<span class="layers" style="--drawn:${cards.length}">
      ${cards.map((card, i) => html`<img style="--behind:${cards.length - 1 - i}" src=${rankedPicture(card, style)} alt="" draggable="false" />`)}
    </span>
    <span class="tally" aria-hidden="true">${meld.count}</span>
    ${wilds.length && rank !== "wild" ? html`<span class="with-wilds" data-sign="${wilds.length}★"></span>` : nothing}
    ${drafted > 0 ? html`<span class="came" data-sign="+${drafted}"></span>` : nothing}`;
  // The number that is seen on a meld of two kinds is said too: who speaks to the machine says what is seen (WCAG 2.5.3).
  const facts = [sentence(meld.says), ...(meld.says.startsWith(String(meld.count)) ? [] : [message("client-melding-cards", { count: meld.count })]), ...(isNew ? [message("client-melding-not-yet-laid")] : [])];
  const says = message("client-page-facts", { facts });
  if (!tapping) return html`<span class=${classes} role="img" aria-label=${says} title=${says} data-rank=${rank}>${inside}</span>`;
  return html`<button
    type="button"
    class=${classes}
    data-rank=${rank}
    data-drop="meld:${rank}"
    aria-label=${tapping.ready ? message("client-melding-lay-onto", { meld: says }) : says}
    title=${says}
    @click=${() => tapping.tap(rank, meld)}
  >
    ${inside}
  </button>`;
}

/** Where a new meld comes to lie. */
function place(tapping: Tapping): TemplateResult {
  return html`<button type="button" class="meld place" aria-label=${message("client-melding-key-lay")} @click=${() => tapping.tap(null, null)}><span aria-hidden="true">${message("client-melding-lay-here")}</span></button>`;
}

function squared(pile: Pile, drafted: number): TemplateResult {
  const says = message("client-page-facts", { facts: [sentence(pile.says), ...(drafted > 0 ? [message("client-melding-not-yet-laid")] : [])] });
  return html`<span class="pile ${pile.kind} ${drafted > 0 ? "drafted" : ""}" role="img" aria-label=${says} title=${says}>
    <img src=${pilePicture(pile.rank, pile.kind)} alt="" draggable="false" />
    ${pile.count > 1 ? html`<span class="tally" aria-hidden="true">×${pile.count}</span>` : nothing}
  </span>`;
}

function redThrees(many: number, style: CardStyle): TemplateResult {
  const says = sentence(some(RED_THREE, many));
  return html`<span class="pile reds" role="img" aria-label=${says} title=${says}>
    <img src=${rankedPicture(RED_THREE, style)} alt="" draggable="false" />
    ${many > 1 ? html`<span class="tally" aria-hidden="true">×${many}</span>` : nothing}
  </span>`;
}
