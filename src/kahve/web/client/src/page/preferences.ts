import { deviceMemory } from "../memory";
import type { CardStyle } from "../cards/deck";

export type Theme = "auto" | "dark" | "light";
export type Pace = "slow" | "normal" | "fast" | "none";
export type Loudness = "off" | "soft" | "on";
export type BotPace = "calm" | "normal" | "quick";

/** What one person likes, kept in this browser. */
export interface Preferences {
  theme: Theme;
  cards: CardStyle;
  /** The code of a language, or empty for that of the browser. */
  language: string;
  /** The code of the country whose games come first, "none" for all alike, or empty for what the browser tells. */
  country: string;
  /** How fast the cards fly. */
  pace: Pace;
  /** How long bots take, as far as the table allows. */
  bots: BotPace;
  sound: Loudness;
  /** Whether the own turn is heard from a page that is not seen. */
  hiddenTurn: boolean;
  /** Whether to be notified of the own turn while the page is not seen. */
  notify: boolean;
  name: string;
  /** Whether what is on a table for the first time is explained. */
  help: boolean;
  /** Whether characters say something now and then. */
  remarks: boolean;
  /** How a hand of melding games is sorted. */
  hand: "rank" | "melds";
  /** How a hand of letters is sorted. */
  letters: "suit" | "letter" | "vowels";
  /** Whether a better wording can be written for each sentence of the page. */
  better: boolean;
}

const KEY = "kahve.preferences";
const USUAL: Preferences = { theme: "auto", cards: "classic", language: "", country: "", pace: "normal", bots: "normal", sound: "soft", hiddenTurn: false, notify: false, name: "", help: true, remarks: true, hand: "rank", letters: "suit", better: false };
const listeners = new Set<() => void>();

let current: Preferences = { ...USUAL, ...read() };

export function preferences(): Preferences {
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  deviceMemory.setItem(KEY, JSON.stringify(current));
  dress();
  for (const listener of listeners) listener();
}

const LOUDER: Record<Loudness, Loudness> = { off: "soft", soft: "on", on: "off" };

/** Go on from off to soft, from soft to on, and from on to off; says where that is. */
export function nextLoudness(): Loudness {
  prefer({ sound: LOUDER[current.sound] });
  return current.sound;
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

/** With quick bots a movement behind which others wait lasts this much of its time. */
const CATCHING_UP = 0.35;

/** How much longer or shorter than usual movements last; 0 where nothing shall move. `behind`: whether other moves wait to be shown. */
export function tempo(behind: boolean): number {
  // A browser draws nothing in a tab that is not seen, and what is not drawn does not end.
  if (document.hidden) return 0;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  const usual = { slow: 1.6, normal: 1, fast: 0.5, none: 0 }[current.pace];
  return behind && current.bots === "quick" ? usual * CATCHING_UP : usual;
}

/** The rest between two moves of others, in milliseconds at the usual tempo: quick bots are shown without one. */
export function breath(): number {
  return { calm: 800, normal: 450, quick: 0 }[current.bots];
}

function read(): Partial<Preferences> {
  try {
    return JSON.parse(deviceMemory.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}
