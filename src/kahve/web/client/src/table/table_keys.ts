/** The keys of the table, each to what it does; see the keys panel for the same in words. */
export interface Keys {
  play(nth: number): void;
  rules(): void;
  scores(): void;
  next(): void;
  lastMove(): void;
  moves(): void;
  hint(): void;
  style(): void;
  sound(): void;
  preferences(): void;
  keys(): void;
  people(): void;
  talk(): void;
  home(): void;
}

const MEANING: Record<string, Exclude<keyof Keys, "play">> = {
  r: "rules",
  "?": "rules",
  s: "scores",
  n: "next",
  l: "lastMove",
  m: "moves",
  b: "hint",
  y: "style",
  q: "sound",
  p: "preferences",
  k: "keys",
  e: "people",
  "/": "talk",
  h: "home",
};

/** Do what a key asks, unless it is meant for a field or for the browser. */
export function press(event: KeyboardEvent, keys: Keys): void {
  if (isForOthers(event)) return;
  const meaning = MEANING[event.key.toLowerCase()];
  if (meaning) keys[meaning]();
  else if (/^[1-9]$/.test(event.key)) keys.play(Number(event.key));
  else if (event.key === "Enter" && event.target === document.body) keys.next();
  else return;
  event.preventDefault();
}

/** Whether a key is meant for a field or for the browser. */
export function isForOthers(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isField(event.target);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input:not([type=radio], [type=checkbox]), select, textarea");
}
