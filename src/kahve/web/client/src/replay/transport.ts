import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../page/icons";
import type { ReplayKeys } from "./replay_keys";
import "../language/page";
import "../language/replay";
import { message, paragraph } from "../language/message";

export interface Transport {
  at: number;
  moves: number;
  playing: boolean;
  /** What the move on show says, for the slider. */
  says: string;
  /** A sentence above the buttons: what the review says of this move, or what is waited for. */
  note: string;
  /** Whether the review says why another move was better. */
  explained: boolean;
  bonus: boolean;
  reviewing: boolean;
  reviewed: boolean;
  mistakes: boolean;
  /** The seat whose turn it would be; null if there is none. */
  mover: string | null;
}

/** What is under a replay: where one is in the deal, and the buttons to step, play, jump, look through and go on from here. */
export function transport(view: Transport, to: (move: number) => void, keys: ReplayKeys): TemplateResult {
  const { at, moves, playing } = view;
  const step = (name: string, key: string, sign: TemplateResult, goes: () => void, can: boolean, kind = "") =>
    html`<button type="button" class="round ${kind}" aria-label=${name} title=${message("client-page-tool-and-key", { tool: name, key })} aria-disabled=${can ? "false" : "true"} @click=${goes}>${sign}</button>`;
  const jump = (name: string, title: string, sign: TemplateResult, goes: () => void, can: boolean) =>
    html`<button type="button" class="soft" aria-label=${name} title=${title} aria-disabled=${can ? "false" : "true"} @click=${goes}>${sign}<span class="label">${name}</span></button>`;
  return html`<section class="transport" aria-label=${message("client-replay-the-replay")}>
    <div class="replay-notes">
      <p class="replay-note" role="status">${view.note}</p>
      ${view.explained ? html`<button type="button" class="soft narrow-only" @click=${() => keys.why()}>${message("client-replay-why")}</button>` : nothing}
    </div>
    <div class="slider">
      <input type="range" min="0" max=${moves} .value=${String(at)} aria-label=${message("client-replay-move")} aria-valuetext=${paragraph(message("client-replay-at-of-says", { at, count: moves }), view.says)} @input=${(e: Event) => to(Number((e.target as HTMLInputElement).value))} />
      <button type="button" class="where" aria-label=${message("client-replay-at-and-jump", { at, count: moves })} title=${message("client-replay-jump-key")} @click=${() => keys.jump()}><output dir="auto" aria-hidden="true">${message("client-replay-at-of", { at, count: moves })}</output></button>
    </div>
    <div class="transport-buttons">
      ${step(message("client-replay-to-deal"), "Home", icon.first, () => keys.first(), at > 0, "roomy-only")} ${step(message("client-replay-one-back"), "←", icon.back, () => keys.back(), at > 0)}
      ${step(playing ? message("client-replay-pause") : message("client-replay-play"), "Space", playing ? icon.pause : icon.play, () => keys.play(), true, "main")}
      ${step(message("client-replay-one-on"), "→", icon.forward, () => keys.on(), at < moves)} ${step(message("client-replay-to-end"), "End", icon.last, () => keys.last(), at < moves, "roomy-only")}
      <span class="transport-more">
        ${jump(message("client-replay-next-bonus"), message("client-replay-next-bonus-key"), icon.star, () => keys.bonus(), view.bonus)}
        ${view.reviewed
          ? jump(message("client-replay-next-mistake"), message("client-replay-next-mistake-key"), icon.hint, () => keys.mistake(), view.mistakes)
          : jump(message("client-replay-review"), message("client-replay-review-key"), icon.hint, () => keys.review(), !view.reviewing)}
        ${jump(message("client-replay-what-if"), message("client-replay-what-if-key"), icon.branch, () => keys.whatIf(), view.mover !== null)}
      </span>
    </div>
  </section>`;
}
