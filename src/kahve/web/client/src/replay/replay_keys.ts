import { html, type TemplateResult } from "lit";
import { panel } from "../page/panel";
import { keysList, type Row } from "../table/keys_panel";
import { isForOthers } from "../table/table_keys";

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

const ROWS: readonly Row[] = [
  [["←", "→"], "One move back, one move on"],
  [["Home", "End"], "To the deal, to the end"],
  [["Space"], "Play, and pause"],
  [["J"], "Go to a move by its number"],
  [["B"], "The next bonus, claim or taken pile"],
  [["V"], "Look through the deal: what every move was worth"],
  [["M"], "The next move that gave points away"],
  [["G"], "Go on from here against bots"],
  [["F"], "From the next seat"],
  [["O"], "All hands open, or only one's own"],
  [["A"], "All hands, one below the other"],
  [["L"], "The moves"],
  [["C"], "Share this move"],
  [["S"], "The score sheet"],
  [["R"], "The rules of this table"],
  [["P"], "Preferences"],
  [["K"], "These keys"],
  [["H"], "Home"],
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
  return panel({ title: "Keys", close, kind: "narrow", isRead: true, body: html`${keysList(ROWS)}<p class="hint">A tap on the table while cards are moving shows the end at once.</p>` });
}
