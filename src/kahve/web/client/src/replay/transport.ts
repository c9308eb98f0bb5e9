import { html, type TemplateResult } from "lit";
import { icon } from "../page/icons";
import type { ReplayKeys } from "./replay_keys";

export interface Transport {
  at: number;
  moves: number;
  playing: boolean;
  /** What the move on show says, for the slider. */
  says: string;
  /** A sentence above the buttons: what the review says of this move, or what is waited for. */
  note: string;
  bonus: boolean;
  reviewing: boolean;
  reviewed: boolean;
  mistakes: boolean;
  /** Who would be to play; null where nobody is. */
  mover: string | null;
}

/** What is under a replay: where one is in the deal, and the buttons to step, play, jump, look through and go on from here. */
export function transport(view: Transport, to: (move: number) => void, keys: ReplayKeys): TemplateResult {
  const { at, moves, playing } = view;
  const step = (name: string, key: string, sign: TemplateResult, goes: () => void, can: boolean, kind = "") =>
    html`<button type="button" class="round ${kind}" aria-label=${name} title="${name} (${key})" aria-disabled=${can ? "false" : "true"} @click=${goes}>${sign}</button>`;
  const jump = (name: string, title: string, sign: TemplateResult, goes: () => void, can: boolean) =>
    html`<button type="button" class="soft" aria-label=${name} title=${title} aria-disabled=${can ? "false" : "true"} @click=${goes}>${sign}<span class="label">${name}</span></button>`;
  return html`<section class="transport" aria-label="The replay">
    <p class="replay-note" role="status">${view.note}</p>
    <div class="slider">
      <input type="range" min="0" max=${moves} .value=${String(at)} aria-label="Move" aria-valuetext="${at} of ${moves}. ${view.says}" @input=${(e: Event) => to(Number((e.target as HTMLInputElement).value))} />
      <button type="button" class="where" aria-label="${at} of ${moves}: go to a move by its number" title="Go to a move by its number (J)" @click=${() => keys.jump()}><output aria-hidden="true">${at} of ${moves}</output></button>
    </div>
    <div class="transport-buttons">
      ${step("To the deal", "Home", icon.first, () => keys.first(), at > 0, "roomy-only")} ${step("One move back", "←", icon.back, () => keys.back(), at > 0)}
      ${step(playing ? "Pause" : "Play", "Space", playing ? icon.pause : icon.play, () => keys.play(), true, "main")}
      ${step("One move on", "→", icon.forward, () => keys.on(), at < moves)} ${step("To the end", "End", icon.last, () => keys.last(), at < moves, "roomy-only")}
      <span class="transport-more">
        ${jump("Next bonus", "The next bonus, claim or taken pile (B)", icon.star, () => keys.bonus(), view.bonus)}
        ${view.reviewed
          ? jump("Next mistake", "The next move that gave points away (M)", icon.hint, () => keys.mistake(), view.mistakes)
          : jump("Review", "Look through the deal: what every move was worth (V)", icon.hint, () => keys.review(), !view.reviewing)}
        ${jump("What if", "Go on from here against bots (G)", icon.branch, () => keys.whatIf(), view.mover !== null)}
      </span>
    </div>
  </section>`;
}
