import { html, nothing, type TemplateResult } from "lit";
import { cardName } from "../cards/pictures";
import { icon } from "../page/icons";
import { count } from "../page/number";
import { sentence } from "../page/sentence";
import type { Move } from "../protocol/messages";
import type { Asking } from "./asking";
import type { Way } from "./choosing";
import type { Lying } from "./lying";

/** What has been chosen on the floor, and what there is to do about it. */
export function choosingSays({ held, now: { lit, open, take } }: Asking, floor: readonly Lying[]): string {
  const names = floor.filter((one) => lit.has(one.key)).map((one) => cardName(one.card));
  if (!names.length) return `Choose what the ${cardName(held.card)} takes.`;
  if (!take) return `${sentence(names.join(", "))}: choose what goes with ${names.length > 1 ? "them" : "it"}.`;
  const bonus = take.move.bonus ? `, ${count(take.move.bonus, "point")} bonus` : "";
  return `${sentence(names.join(", "))}: takes ${count(worth(take), "card")}${bonus}${open.size ? "; or choose more" : ""}.`;
}

/** The buttons while one chooses: to take what is chosen, to play the card without taking, to play another card after all. */
export function choosingButtons({ now: { take }, others }: Asking, play: (move: Move) => void, leave: () => void): TemplateResult {
  const bonus = take?.move.bonus;
  return html`<div class="offers ways">
    <button type="button" class="play small" ?disabled=${!take} @click=${() => take && play(take.move)}>
      ${take ? `Take ${count(worth(take), "card")}` : "Take"} ${bonus ? html`<span class="gain">+${bonus}</span>` : nothing}
    </button>
    ${others.map((move) => html`<button type="button" class="soft" @click=${() => play(move)}>${others.length > 1 ? sentence(move.says) : "Let it lie"}</button>`)}
    <button type="button" class="round" aria-label="Play another card" title="Play another card (Esc)" @click=${leave}>${icon.close}</button>
  </div>`;
}

/** How many cards a way brings, with the card played: as the server counts them. */
function worth({ move, takes }: Way): number {
  return move.takes ?? takes.size + 1;
}
