import { html, type TemplateResult } from "lit";
import type { Scene } from "../protocol/messages";
import { scoreboard } from "./scoreboard";
import { movesList } from "./table_panels";
import "../language/table";
import { message } from "../language/message";

/**
 * Beside the cloth of a wide screen: the match, and the sentences of the last moves. counted: what the family counts.
 *
 * The last of all stands under the cloth already, where the line has it.
 */
export function matchSide(scene: Scene, counted: (count: number) => string, all: readonly string[]): TemplateResult {
  const moves = all.length > 1 && all.at(-1) === scene.last ? all.slice(0, -1) : all;
  return html`<aside class="side" aria-label=${message("client-table-the-match")}>
    ${scoreboard(scene, counted)}
    <section class="side-moves" aria-label=${message("client-table-last-moves")}><h2>${message("client-table-last-moves")}</h2>${movesList(moves, true)}</section>
  </aside>`;
}
