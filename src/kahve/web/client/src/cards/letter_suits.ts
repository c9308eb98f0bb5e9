import { lemon } from "./lemon";
import { paw } from "./paw";
import { pepper } from "./pepper";
import { sweet } from "./sweet";
import type { CardStyle } from "./deck";

export type LetterSuit = "A" | "C" | "S" | "W";

/** What a suit of letters wears: the card itself, the letter on it, and the frame around it. */
export interface LetterLook {
  ground: string;
  ink: string;
  frame: string;
}

/** Dark blue, red, near black on lemon, and pink: ordered by lightness, for people who cannot tell red from green. */
const LIGHT: Record<LetterSuit, LetterLook> = {
  A: { ground: "#e9f2f3", ink: "#0c4159", frame: "#0c4159" },
  C: { ground: "#fff4ec", ink: "#c01f16", frame: "#c01f16" },
  S: { ground: "#fff3a6", ink: "#312d0a", frame: "#d79b00" },
  W: { ground: "#fdeaf5", ink: "#bd2c86", frame: "#e0569f" },
};

/** The same colours over the whole card: two dark, two light. */
const FULL: Record<LetterSuit, LetterLook> = {
  A: { ground: "#17618a", ink: "#fdf6e3", frame: "#a9d3e0" },
  C: { ground: "#c3271b", ink: "#fff6e6", frame: "#ffb37c" },
  S: { ground: "#ffd832", ink: "#2b2808", frame: "#a87600" },
  W: { ground: "#f3a3d1", ink: "#5e0f47", frame: "#fff3fa" },
};

/** A card that matters in the rules is night and brass in every style. */
export const SPECIAL: LetterLook = { ground: "#08222f", ink: "#ffd268", frame: "#d8a546" };

export const LETTER_SUITS = Object.keys(LIGHT) as LetterSuit[];

export function letterLook(suit: LetterSuit, style: CardStyle): LetterLook {
  return (style === "four-colour" ? FULL : LIGHT)[suit];
}

const SIGNS: Record<LetterSuit, (colour: string) => string> = { A: paw, C: pepper, S: lemon, W: sweet };

/** One suit sign of the given size, centred on a point. */
export function letterSuitSign(suit: LetterSuit, x: number, y: number, size: number, colour: string, angle = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size / 100}) translate(-50 -50)">${SIGNS[suit](colour)}</g>`;
}
