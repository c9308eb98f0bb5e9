import { html, type TemplateResult } from "lit";
import { panel } from "../page/panel";
import { keysList, type Row } from "../table/keys_panel";
import { isForOthers } from "../table/table_keys";
import "../language/page";
import "../language/replay";
import "../language/table";
import { message } from "../language/message";

/** What can be done in a replay, by a key or by a button. */
export interface ReplayKeys {
  back(): void;
  on(): void;
  first(): void;
  last(): void;
  play(): void;
  jump(): void;
  bonus(): void;
  review(): void;
  mistake(): void;
  why(): void;
  whatIf(): void;
  nextSeat(): void;
  openHands(): void;
  view(): void;
  hands(): void;
  moves(): void;
  share(): void;
  score(): void;
  rules(): void;
  keys(): void;
  preferences(): void;
  home(): void;
}

const MEANING: Readonly<Record<string, keyof ReplayKeys>> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  " ": "play",
  j: "jump",
  b: "bonus",
  v: "review",
  m: "mistake",
  g: "whatIf",
  f: "nextSeat",
  o: "openHands",
  a: "hands",
  l: "moves",
  c: "share",
  s: "score",
  r: "rules",
  k: "keys",
  p: "preferences",
  h: "home",
};

const rows = (): readonly Row[] => [
  [["←", "→"], message("client-replay-key-steps")],
  [["Home", "End"], message("client-replay-key-ends")],
  [["Space"], message("client-replay-key-play")],
  [["J"], message("client-replay-key-jump")],
  [["B"], message("client-replay-key-bonus")],
  [["V"], message("client-replay-key-review")],
  [["M"], message("client-replay-key-mistake")],
  [["G"], message("client-replay-key-what-if")],
  [["F"], message("client-replay-key-seat")],
  [["O"], message("client-replay-key-hands")],
  [["A"], message("client-replay-key-list")],
  [["L"], message("client-replay-the-moves")],
  [["C"], message("client-replay-share-move")],
  [["S"], message("client-table-key-sheet")],
  [["R"], message("client-table-key-rules")],
  [["P"], message("client-page-preferences")],
  [["K"], message("client-page-key-keys")],
  [["H"], message("client-page-key-home")],
];

/** Do what a key asks, unless it is meant for a field, a button, a card of the hand, or for the browser. */
export function pressReplay(event: KeyboardEvent, keys: ReplayKeys): void {
  const target = event.target as Element;
  if (isForOthers(event)) return;
  if (event.key === " " && target.matches("button, a, summary")) return;
  if (event.key !== " " && event.key.length > 1 && target.closest("input, .hand, .floor, .steps")) return;
  const meaning = MEANING[event.key] ?? MEANING[event.key.toLowerCase()];
  if (!meaning) return;
  keys[meaning]();
  event.preventDefault();
}

export function replayKeysPanel(close: () => void): TemplateResult {
  return panel({ title: message("client-page-keys"), close, kind: "narrow", isRead: true, body: html`${keysList(rows())}<p class="hint">${message("client-replay-tap-hurries")}</p>` });
}
