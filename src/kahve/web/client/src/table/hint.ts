import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { icon } from "../page/icons";
import { decimal } from "../page/number";
import type { Hint, Worth } from "../protocol/messages";
import { sentence } from "../page/sentence";
import type { Faces } from "./faces";
import { markList, markReasons } from "./reason_marks";
import "../language/table";
import { message, paragraph } from "../language/message";

/** The largest number of cards that are drawn beside a move. */
const DRAWN = 3;

/** A slip of paper at the table: what is best, and what each move is worth; or what is said until that is known. */
export function hintSlip(hint: Hint | string, faces: Faces, style: CardStyle, close: () => void): TemplateResult {
  const known = typeof hint === "string" ? null : hint;
  return html`<section class="hint-slip" aria-label=${message("client-table-hint")}>
    <header class="hint-head">
      <p class="hint-says" role="status">${known?.says ?? hint}</p>
      <button type="button" class="round" aria-label=${message("client-table-hint-away")} title=${message("client-table-hint-away-key")} @click=${close}>${icon.close}</button>
    </header>
    ${known
      ? html`${markList(known.why, faces, style)}
          <ol class="worths" tabindex="0" aria-label=${message("client-table-worth-best-first")}>${known.worths.map((worth) => worthLine(worth, known.worths, faces, style))}</ol>
          <p class="hint-note">${noteOf(known)}</p>`
      : nothing}
  </section>`;
}

function noteOf({ sure, level, left_out }: Hint): string {
  const others = level ? message("client-table-hint-level", { count: level }) : "";
  return paragraph(sure ? message("client-table-hint-sure") : message("client-table-hint-points"), others, left_out ? message("client-table-hint-more", { count: left_out }) : "");
}

/** A move, a bar as long as it is good among the others, and its worth. */
export function worthLine(worth: Worth, all: readonly Worth[], faces: Faces, style: CardStyle, note: unknown = nothing): TemplateResult {
  return html`<li class="worth">
    <span class="worth-cards" aria-hidden="true">${worth.cards.slice(0, DRAWN).map((card) => html`<img src=${faces.picture(card, style)} alt="" />`)}</span>
    <span class="worth-says">${sentence(worth.says)} ${note}</span>
    <span class="worth-points">${worth.worth === null || worth.level ? html`<small>${worth.level ? message("client-table-about-equal") : message("client-table-not-looked-at")}</small>` : html`<b>${decimal(worth.worth)}</b> ${worth.error ? html`<small>± ${decimal(worth.error, false)}</small>` : nothing}`}</span>
    <span class="worth-bar" aria-hidden="true"><span style="width:${share(worth, all)}%"></span></span>
  </li>`;
}

/** How good a move is between the worst and the best, in hundredths; where all are within a point, in hundredths of that, so that what is level looks level. */
function share({ worth }: Worth, all: readonly Worth[]): number {
  const worths = all.flatMap((one) => (one.worth === null ? [] : [one.worth]));
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  return worth === null ? 0 : Math.round(100 - (94 * (most - worth)) / Math.max(1, most - least));
}

/** Mark the cards of the hand that the hint is about, of two alike the first, and the cards of which its reasons speak. */
export function markHint(page: HTMLElement, hint: Hint | string | null): void {
  const left = typeof hint === "object" && hint ? [...hint.cards] : [];
  for (const card of page.querySelectorAll<HTMLElement>(".hand [data-card]")) {
    const at = left.indexOf(card.dataset.card ?? "");
    card.toggleAttribute("data-hinted", at >= 0);
    if (at >= 0) left.splice(at, 1);
  }
  markReasons(page, typeof hint === "object" && hint ? hint.why : []);
}
