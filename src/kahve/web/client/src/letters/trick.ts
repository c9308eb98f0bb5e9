import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { icon } from "../page/icons";
import type { Checked, Claim, LettersTold, Scene, Zone } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { seatPlaces } from "../table/seat_places";
import { letterFaces } from "./letter_faces";
import { verdictSays, whoIs, whose, youOr } from "./letter_sentences";
import { suitSign, suitTitle } from "./signs";
import "../language/letters";
import "../language/table";
import { message } from "../language/message";

type Spot = readonly [x: number, y: number];

/** Where the cards of a trick lie, in hundredths of the cloth: before each of the others from one's left hand round, and before oneself. */
const UPRIGHT: Record<number, readonly Spot[]> = { 2: [[31, 56], [69, 56], [50, 76]], 3: [[26, 63], [50, 49], [74, 63], [50, 80]] };
const WIDE: Record<number, readonly Spot[]> = { 2: [[40, 46], [60, 46], [50, 72]], 3: [[38, 53], [50, 41], [62, 53], [50, 72]] };

/** The same for a spectator: in front of each player. */
const WATCHED_UPRIGHT: Record<number, readonly Spot[]> = { 3: [[28, 62], [50, 50], [72, 62]], 4: [[20, 68], [40, 54], [60, 54], [80, 68]] };
const WATCHED_WIDE: Record<number, readonly Spot[]> = { 3: [[36, 58], [50, 44], [64, 58]], 4: [[32, 60], [44, 46], [56, 46], [68, 60]] };

/** The trick on the cloth: each card before whoever played it, and the controlling one marked. */
export function trick(scene: Scene, zone: Zone, style: CardStyle): TemplateResult {
  const { sitters = [], controls } = scene.letters!;
  const others = seatPlaces(scene).map((one) => one.seat);
  const all = hasSeat(scene) ? [...others, scene.seat] : others;
  const upright = (hasSeat(scene) ? UPRIGHT[others.length] : WATCHED_UPRIGHT[others.length]) ?? UPRIGHT[3]!;
  const wide = (hasSeat(scene) ? WIDE[others.length] : WATCHED_WIDE[others.length]) ?? WIDE[3]!;
  return html`<div class="trick" role="group" aria-label=${message("client-table-zone", { zone: zone.title, says: spoken(scene, zone) })} data-zone=${zone.name}>
    ${all.map((seat, i) => {
      const card = zone.cards[sitters.indexOf(seat)];
      const [ux, uy] = upright[i]!;
      const [wx, wy] = wide[i]!;
      return html`<div class="played ${card ? "" : "bare"} ${card && seat === controls ? "controls" : ""}" data-of=${seat} data-card=${card ?? nothing} style="--ux:${ux}%;--uy:${uy}%;--wx:${wx}%;--wy:${wy}%" aria-hidden="true">
        <span class="spot">${card ? html`<img src=${letterFaces(scene).picture(card, style)} alt="" draggable="false" />` : nothing}</span>
        ${card ? html`<span class="whose">${seat === controls ? icon.crown : nothing}${whose(scene, seat)}</span>` : nothing}
      </div>`;
    })}
  </div>`;
}

function spoken(scene: Scene, zone: Zone): string {
  const { sitters = [], controls } = scene.letters!;
  const { title } = letterFaces(scene);
  const cards = zone.cards.map((card, i) => {
    const about = { card: title(card), name: whoIs(scene, sitters[i]) };
    return sitters[i] === controls ? message("client-letters-played-highest", about) : message("client-letters-played", about);
  });
  return cards.join("; ") || zone.says;
}

/** What stands for the deal: the ruling suit, the suits that are not loose, how many tricks there were. */
export function facts(letterFacts: LettersTold): TemplateResult {
  const { ruling, not_loose: restricted = [], tricks = 0, stage } = letterFacts;
  const chips: [suit: string, does: string][] = [];
  if (ruling) chips.push([ruling, restricted.includes(ruling) ? message("client-letters-ruling-and-held") : message("client-letters-ruling")]);
  for (const suit of restricted) if (suit !== ruling) chips.push([suit, message("client-letters-held")]);
  const plays = !["pass", "name", "dealer", "sign"].includes(stage);
  return html`<ul class="deal-facts" aria-label=${message("client-letters-this-deal")}>
    ${chips.map(([suit, does]) => html`<li class="chip" title=${message("client-letters-suit-is", { suit: suitTitle(suit), is: does })}>${suitSign(suit)}<span><b>${suitTitle(suit)}</b> <span>${does}</span></span></li>`)}
    ${plays && !ruling ? html`<li class="chip plain-chip no-suit">${message("client-letters-no-ruling")}</li>` : nothing}
    ${plays ? html`<li class="chip plain-chip">${message("client-letters-trick-number", { number: tricks + 1 })}</li>` : nothing}
  </ul>`;
}

/** The last word that was claimed, and what became of it. */
export function claimSlip(scene: Scene, claim: Claim): TemplateResult {
  const by = { who: youOr(scene, claim.by), name: whoIs(scene, claim.by) };
  if (claim.open) return slip(claim.word, null, claim.to === claim.by ? message("client-letters-slip-claims", by) : message("client-letters-slip-claims-for", { ...by, taker: whoIs(scene, claim.to) }));
  return claim.verdict ? checkedSlip({ word: claim.word, verdict: claim.verdict }) : slip(claim.word, null, message("client-letters-not-checked"));
}

/** A word that the list has decided about. */
export function checkedSlip({ word, verdict }: Checked): TemplateResult {
  return slip(word, verdict, verdictSays(verdict));
}

function slip(word: string, verdict: string | null, says: string): TemplateResult {
  return html`<p class="slip ${verdict ?? ""}" role="note" aria-label=${message("client-letters-word-says", { word, says })}>
    <span class="slip-word" dir="ltr" aria-hidden="true">${[...word].map((letter) => html`<i>${letter}</i>`)}</span>
    <span class="slip-says" aria-hidden="true">${verdict ? html`<b>${verdict === "word" ? "✓" : "✗"}</b> ` : nothing}${says}</span>
  </p>`;
}
