import type { CardStyle } from "./deck";

export type Suit = "C" | "D" | "H" | "S";

/** The four suits as paths in a box of 100 by 100. */
const SHAPE: Record<Suit, string> = {
  H: "M50 94C42 80 4 58 4 30 4 14 15 5 28 5c11 0 19 7 22 17C53 12 61 5 72 5c13 0 24 9 24 25 0 28-38 50-46 64Z",
  D: "M50 2c9 20 22 36 37 48-15 12-28 28-37 48-9-20-22-36-37-48C28 38 41 22 50 2Z",
  S:
    "M50 3c7 17 44 36 44 62 0 13-9 22-21 22-9 0-15-4-19-11 1 9 5 16 13 21H33c8-5 12-12 13-21-4 7-10 11-19 11" +
    "C15 87 6 78 6 65 6 39 43 20 50 3Z",
  C:
    "M50 4a21 21 0 0 1 15 36l-4 5a22 22 0 1 1-7 34c1 8 5 13 13 18H33c8-5 12-10 13-18a22 22 0 1 1-7-34l-4-5A21 21 0 0 1 50 4Z" +
    "M38 44h24v32H38Z",
};

const CLASSIC: Record<Suit, string> = { C: "#1b1d28", D: "#b3221f", H: "#b3221f", S: "#1b1d28" };
const FOUR: Record<Suit, string> = { C: "#17703c", D: "#1d5db0", H: "#b3221f", S: "#1b1d28" };

export const SUITS = Object.keys(SHAPE) as Suit[];

export function suitColour(suit: Suit, style: CardStyle): string {
  return (style === "four-colour" ? FOUR : CLASSIC)[suit];
}

/** One suit sign of the given size, centred on a point, upside down where asked. */
export function suitSign(suit: Suit, x: number, y: number, size: number, turned = false): string {
  const scale = size / 100;
  const turn = turned ? " rotate(180)" : "";
  return `<path d="${SHAPE[suit]}" transform="translate(${x} ${y})${turn} scale(${scale}) translate(-50 -50)"/>`;
}
