import { isForOthers } from "../table/table_keys";

/** The keys of a melding game besides those of every table; see the keys panel for the same in words. */
export interface MeldKeys {
  lay(): void;
  drawOrDiscard(): void;
  take(): void;
  addAll(): void;
  confirm(): void;
  undo(): void;
  reset(): void;
  sort(): void;
  why(): void;
  moves(): void;
}

const MEANING: Record<string, keyof MeldKeys> = {
  m: "lay",
  d: "drawOrDiscard",
  t: "take",
  a: "addAll",
  c: "confirm",
  u: "undo",
  x: "reset",
  o: "sort",
  w: "why",
  v: "moves",
};

/** Do what a key asks; false where it means nothing here. */
export function pressMeld(event: KeyboardEvent, keys: MeldKeys): boolean {
  if (isForOthers(event)) return false;
  const meaning = MEANING[event.key.toLowerCase()];
  if (!meaning) return false;
  keys[meaning]();
  event.preventDefault();
  return true;
}
