import { html, type TemplateResult } from "lit";
import type { Scene } from "../protocol/messages";
import { scoreboard } from "./scoreboard";
import { movesList } from "./table_panels";

/** Beside the cloth of a wide screen: the match, and the sentences of the last moves. counted: what the family counts. */
export function matchSide(scene: Scene, counted: string, moves: Parameters<typeof movesList>[0]): TemplateResult {
  return html`<aside class="side" aria-label="The match">
    ${scoreboard(scene, counted)}
    <section class="side-moves" aria-label="The last moves"><h2>The last moves</h2>${movesList(moves, true)}</section>
  </aside>`;
}
