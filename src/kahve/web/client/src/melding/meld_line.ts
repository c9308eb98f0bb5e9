import { html, nothing, type TemplateResult } from "lit";
import { counted, plural } from "../cards/counted";
import { icon } from "../page/icons";
import type { Move, Scene } from "../protocol/messages";
import { sentence } from "../page/sentence";
import { isMyTurn } from "../table/turn";
import { countsOf, discardOf, ownHand, type Group } from "./groups";
import { can } from "./middle";

export interface LineView {
  shown: Scene;
  truth: Scene;
  chosen: readonly Group[];
  /** Something is laid out; and the server says that it can be put on the table as it is. */
  drafted: boolean;
  whole: boolean;
  busy: boolean;
  next: TemplateResult | null;
  lay: () => void;
  discard: () => void;
  all: (group: Group) => void;
  clear: () => void;
  confirm: () => void;
  undo: () => void;
  reset: () => void;
  addAll: () => void;
  play: (move: Move) => void;
  why: () => void;
}

/** Acts that have a place of their own on the table; all others are offered in words. */
const SHOWN = new Set(["draw", "take", "meld", "add", "add_all", "discard"]);

/** The permanent line, and what can be done with what is chosen or laid out. */
export function meldLine(view: LineView): TemplateResult {
  const { shown, chosen, drafted } = view;
  const turn = isMyTurn(shown) ? "my-turn" : "";
  const [now, then] = words(view);
  return html`<section class="line melding-line ${turn} ${drafted ? "drafting" : ""}" aria-label="What is expected">
    <p class="line-now" role="status">${now}</p>
    <p class="line-last">${then === now ? "" : then}</p>
    <div class="offers acts" aria-busy=${view.busy ? "true" : "false"}>${chosen.length ? forChosen(view) : drafted ? forDraft(view) : offers(view)}</div>
  </section>`;
}

function words({ shown, truth, chosen, drafted }: LineView): [string, string] {
  const cards = chosen.flatMap((group) => Array<string>(group.chosen).fill(group.code));
  const out = drafted ? laidOut(shown, truth) : [];
  const laid = out.length ? `Laid out, not yet confirmed: ${counted(out)}.` : "";
  if (cards.length) return [`Chosen: ${counted(cards)}.`, laid || shown.line];
  if (drafted) return [laid || shown.line, shown.need?.says ?? shown.line];
  return [shown.line, shown.last];
}

/** The cards that have left the hand for the draft. */
function laidOut(shown: Scene, truth: Scene): string[] {
  const left = countsOf(ownHand(shown));
  return [...countsOf(ownHand(truth))].flatMap(([code, count]) => Array<string>(Math.max(0, count - (left.get(code) ?? 0))).fill(code));
}

function forChosen(view: LineView): TemplateResult {
  const { chosen, shown } = view;
  const one = chosen.length === 1 ? chosen[0]! : null;
  const single = one?.chosen === 1 ? one : null;
  const discards = single && discardOf(shown, single.code);
  const lays = can(shown, "meld") || can(shown, "add") || can(shown, "lay_black");
  return html`<button type="button" class="play small" aria-disabled=${lays ? "false" : "true"} title=${(!lays && shown.reasons?.meld) || "Lay the chosen cards (M)"} @click=${view.lay}>Lay</button>
    ${single ? html`<button type="button" class="soft" aria-disabled=${discards ? "false" : "true"} title=${(!discards && shown.reasons?.discard) || "Discard (D)"} @click=${view.discard}>Discard</button>` : nothing}
    ${one && one.chosen < one.count ? html`<button type="button" class="soft" @click=${() => view.all(one)}>All ${one.count} <span class="wide-words">${plural(one.code)}</span></button>` : nothing}
    <button type="button" class="round" aria-label="Choose none of them" title="Choose none of them (Esc)" @click=${view.clear}>${icon.close}</button>`;
}

function forDraft(view: LineView): TemplateResult {
  const { shown, whole } = view;
  return html`<button type="button" class="play small" aria-disabled=${whole ? "false" : "true"} title=${(!whole && shown.need?.says) || "Put it on the table (C)"} @click=${view.confirm}>Confirm</button>
    ${can(shown, "add_all") ? html`<button type="button" class="soft" title="Add all (A)" @click=${view.addAll}>Add all</button>` : nothing}
    ${others(shown).map((move) => other(view, move))}
    <button type="button" class="soft" aria-label="Undo" title="Take back the last step (U)" @click=${view.undo}>${icon.undo}<span class="wide-words">Undo</span></button>
    <button type="button" class="soft" aria-label="Reset all" title="Take back everything (X)" @click=${view.reset}>Reset<span class="wide-words"> all</span></button>`;
}

function offers(view: LineView): TemplateResult {
  const { shown } = view;
  const reasons = shown.turn === shown.seat && Object.keys(shown.reasons ?? {}).length;
  return html`${others(shown).map((move) => other(view, move))}
    ${can(shown, "add_all") ? html`<button type="button" class="soft" title="Add all (A)" @click=${view.addAll}>Add all</button>` : nothing} ${view.next ?? nothing}
    ${reasons ? html`<button type="button" class="soft quiet" aria-label="What is not allowed?" title="What cannot be done now, and why (W)" @click=${view.why}><span class="wide-words">What is not allowed?</span><span class="narrow-words">?</span></button>` : nothing}`;
}

function others(scene: Scene): Move[] {
  return scene.moves.filter((move) => !SHOWN.has(move.do ?? ""));
}

function other(view: LineView, move: Move): TemplateResult {
  return html`<button type="button" class="play small" title=${sentence(move.says)} aria-label="${shortly(move)}: ${move.says}" @click=${() => view.play(move)}>${shortly(move)}</button>`;
}

/** A move in few words, for its button. */
function shortly(move: Move): string {
  const words: Record<string, string> = { ask: "Ask to go out", yes: "Yes", no: "No", float: "Float", lay_black: "Lay the black threes", lay_red: "Lay the red three" };
  if (move.do === "keep") return sentence(move.move.replace("keep ", "keep the "));
  return words[move.do ?? ""] ?? sentence(move.says);
}
