import type { CardStyle } from "../cards/deck";

export type Theme = "auto" | "dark" | "light";
export type Pace = "slow" | "normal" | "fast" | "none";

/** What one person likes, kept in this browser. */
export interface Preferences {
  theme: Theme;
  cards: CardStyle;
  pace: Pace;
  name: string;
  /** How a hand of melding games is sorted. */
  hand: "rank" | "melds";
  /** How a hand of letters is sorted. */
  letters: "suit" | "letter" | "vowels";
}

const KEY = "kahve.preferences";
const USUAL: Preferences = { theme: "auto", cards: "classic", pace: "normal", name: "", hand: "rank", letters: "suit" };
const listeners = new Set<() => void>();

let current: Preferences = { ...USUAL, ...read() };

export function preferences(): Preferences {
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  dress();
  for (const listener of listeners) listener();
}

/** Hear of every change; returns how to stop hearing. */
export function onPreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Put the chosen theme on the page. */
export function dress(): void {
  if (current.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = current.theme;
}

/** How much longer or shorter than usual movements last; 0 where nothing shall move. */
export function tempo(): number {
  // A browser draws nothing in a tab that is not seen, and what is not drawn does not end.
  if (document.hidden) return 0;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { slow: 1.6, normal: 1, fast: 0.5, none: 0 }[current.pace];
}

function read(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}
