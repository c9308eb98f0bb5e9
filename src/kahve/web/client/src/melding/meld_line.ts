import { html, nothing, type TemplateResult } from "lit";
import { counted } from "../cards/counted_cards";
import { rankNoun } from "../cards/nouns";
import { icon } from "../page/icons";
import type { Move, Scene } from "../protocol/messages";
import { fresh, sentence } from "../page/sentence";
import { lineKind } from "../table/turn";
import { countsOf, discardOf, ownHand, type Group } from "./groups";
import { can } from "./stock_and_pile";
import "../language/melding";
import "../language/page";
import "../language/table";
import { message } from "../language/message";

export interface LineView {
  shown: Scene;
  truth: Scene;
  chosen: readonly Group[];
  /** Something is laid out; and the server says that it can be put on the table as it is. */
  drafted: boolean;
  whole: boolean;
  busy: boolean;
  next: TemplateResult | null;
  help: TemplateResult | undefined;
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
  const [now, then] = words(view);
  return html`<section class="line melding-line ${lineKind(shown)} ${drafted ? "drafting" : ""}" aria-label=${message("client-table-what-is-expected")}>
    <p class="line-now" role="status">${fresh(now)}</p>
    <p class="line-last">${fresh(then === now ? "" : then)}</p>
    <div class="offers acts" aria-busy=${view.busy ? "true" : "false"}>${chosen.length ? forChosen(view) : drafted ? forDraft(view) : offers(view)}</div>
    ${view.help}
  </section>`;
}

function words({ shown, truth, chosen, drafted }: LineView): [string, string] {
  const cards = chosen.flatMap((group) => Array<string>(group.chosen).fill(group.code));
  const out = drafted ? laidOut(shown, truth) : [];
  const laid = out.length ? message("client-melding-laid-out", { cards: counted(out) }) : "";
  if (cards.length) return [message("client-melding-chosen", { cards: counted(cards) }), laid || shown.line];
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
  return html`<button type="button" class="play small" aria-disabled=${lays ? "false" : "true"} title=${(!lays && shown.reasons?.meld) || message("client-melding-lay-key")} @click=${view.lay}>${message("client-melding-lay")}</button>
    ${single ? html`<button type="button" class="soft" aria-disabled=${discards ? "false" : "true"} title=${(!discards && shown.reasons?.discard) || message("client-melding-discard-key")} @click=${view.discard}>${message("client-melding-discard")}</button>` : nothing}
    ${one && one.chosen < one.count ? html`<button type="button" class="soft" @click=${() => view.all(one)}><span class="wide-words">${message("client-melding-all-of-rank", { count: one.count, rank: rankNoun(one.code) })}</span><span class="narrow-words">${message("client-melding-all-of", { count: one.count })}</span></button>` : nothing}
    <button type="button" class="round" aria-label=${message("client-melding-choose-none")} title=${message("client-melding-choose-none-key")} @click=${view.clear}>${icon.close}</button>`;
}

function forDraft(view: LineView): TemplateResult {
  const { shown, whole } = view;
  return html`<button type="button" class="play small" aria-disabled=${whole ? "false" : "true"} title=${(!whole && shown.need?.says) || message("client-melding-confirm-key")} @click=${view.confirm}>${message("client-melding-confirm")}</button>
    ${can(shown, "add_all") ? html`<button type="button" class="soft" title=${message("client-melding-add-all-key")} @click=${view.addAll}>${message("client-melding-add-all")}</button>` : nothing}
    ${others(shown).map((move) => other(view, move))}
    <button type="button" class="soft" aria-label=${message("client-melding-undo")} title=${message("client-melding-undo-key")} @click=${view.undo}>${icon.undo}<span class="wide-words">${message("client-melding-undo")}</span></button>
    <button type="button" class="soft" aria-label=${message("client-melding-reset-all")} title=${message("client-melding-reset-key")} @click=${view.reset}><span class="wide-words">${message("client-melding-reset-all")}</span><span class="narrow-words">${message("client-melding-reset")}</span></button>`;
}

function offers(view: LineView): TemplateResult {
  const { shown } = view;
  const reasons = shown.turn === shown.seat && Object.keys(shown.reasons ?? {}).length;
  return html`${others(shown).map((move) => other(view, move))}
    ${can(shown, "add_all") ? html`<button type="button" class="soft" title=${message("client-melding-add-all-key")} @click=${view.addAll}>${message("client-melding-add-all")}</button>` : nothing} ${view.next ?? nothing}
    ${reasons ? html`<button type="button" class="soft quiet" aria-label=${message("client-melding-not-allowed")} title=${message("client-melding-why-key")} @click=${view.why}><span class="wide-words">${message("client-melding-not-allowed")}</span><span class="narrow-words">${message("client-melding-question")}</span></button>` : nothing}`;
}

function others(scene: Scene): Move[] {
  return scene.moves.filter((move) => !SHOWN.has(move.do ?? ""));
}

function other(view: LineView, move: Move): TemplateResult {
  return html`<button type="button" class="play small" title=${sentence(move.says)} aria-label=${message("client-table-zone", { zone: shortly(move), says: move.says })} @click=${() => view.play(move)}>${shortly(move)}</button>`;
}

/** A move in few words, for its button. */
function shortly(move: Move): string {
  const words: Record<string, string> = { ask: message("client-melding-ask-to-go-out"), yes: message("client-page-yes"), no: message("client-page-no"), float: message("client-melding-float"), lay_black: message("client-melding-lay-black"), lay_red: message("client-melding-lay-red") };
  if (move.do === "keep") return message("client-melding-keep-stack", { stack: move.move.replace("keep ", "") });
  return words[move.do ?? ""] ?? sentence(move.says);
}
