import { html, type TemplateResult } from "lit";
import { FACE_DOWN } from "../cards/deck";
import { picture } from "../cards/pictures";
import { preferences } from "../page/preferences";
import type { Game } from "../protocol/messages";
import { drawnAtHand } from "../table/families";
import { laidOut } from "./miniature";

/** A small table with a moment of play; its cards lie face down until their pictures are here. */
export function miniature({ family, moment }: Pick<Game, "family" | "moment">): TemplateResult {
  const drawn = drawnAtHand(family);
  const { cards } = preferences();
  return html`<span class="mini" aria-hidden="true">
    ${laidOut(moment).map(
      ({ face, x, y, turn, size, part, dx, dy }) =>
        html`<img class=${part} alt="" src=${drawn ? drawn(face, cards) : picture(FACE_DOWN, cards)} style="--x:${x};--y:${y};--turn:${turn};--size:${size};--dx:${dx};--dy:${dy}" />`,
    )}
  </span>`;
}
