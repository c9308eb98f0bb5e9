import { html, nothing, type TemplateResult } from "lit";
import { cardNoun } from "../cards/pictures";
import { icon } from "../page/icons";
import { sentence } from "../page/sentence";
import type { Move } from "../protocol/messages";
import type { CaptureChoice } from "./capture_choice";
import type { Way } from "./choosing";
import type { KeyedCard } from "./keyed_cards";
import "../language/table";
import { message } from "../language/message";

/** What has been chosen on the floor, and what there is to do about it. */
export function choosingSays({ handCard, now: { lit, open, take } }: CaptureChoice, floor: readonly KeyedCard[]): string {
  const cards = floor.filter((one) => lit.has(one.key)).map((one) => cardNoun(one.card));
  if (!cards.length) return message("client-table-choose-what-takes", { card: cardNoun(handCard.card) });
  if (!take) return sentence(message("client-table-choose-with", { cards, count: cards.length }));
  const bonus = take.move.bonus ?? 0;
  if (bonus) return sentence(message("client-table-takes-with-bonus", { cards, count: worth(take), bonus, more: open.size }));
  return sentence(message("client-table-takes", { cards, count: worth(take), more: open.size }));
}

/** The buttons while one chooses: to take what is chosen, to play the card without taking, to play another card after all. */
export function choosingButtons({ now: { take }, others }: CaptureChoice, play: (move: Move) => void, leave: () => void): TemplateResult {
  const bonus = take?.move.bonus;
  return html`<div class="offers ways">
    <button type="button" class="play small" ?disabled=${!take} @click=${() => take && play(take.move)}>
      ${take ? message("client-table-take-cards", { count: worth(take) }) : message("client-table-take")} ${bonus ? html`<span class="gain">+${bonus}</span>` : nothing}
    </button>
    ${others.map((move) => html`<button type="button" class="soft" @click=${() => play(move)}>${others.length > 1 ? sentence(move.says) : message("client-table-let-it-lie")}</button>`)}
    <button type="button" class="round" aria-label=${message("client-table-play-another")} title=${message("client-table-play-another-esc")} @click=${leave}>${icon.close}</button>
  </div>`;
}

/** How many cards a way brings, with the card played: as the server counts them. */
function worth({ move, takes }: Way): number {
  return move.takes ?? takes.size + 1;
}
