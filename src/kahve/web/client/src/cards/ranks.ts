/** The ranks of the French deck in order, with their index letters drawn as strokes in a box of 40 by 60. */
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export type Rank = (typeof RANKS)[number];

const STROKES: Record<Rank, string> = {
  A: "M3 58 19 4h2l16 54M9 39h22",
  "2": "M5 18C5-2 35-2 35 18c0 14-20 20-30 38h32",
  "3": "M6 5h28L18 25c11-1 18 6 18 15 0 21-28 23-33 6",
  "4": "M28 58V4h-2L3 42h35",
  "5": "M33 5H10L7 28c9-8 29-5 29 12 0 21-28 23-33 6",
  "6": "M33 10C22-3 4 10 4 37c0 26 32 26 32 3 0-20-27-21-32-2",
  "7": "M4 5h32C26 20 18 38 16 58",
  "8": "M20 28C2 28 3 4 20 4s18 24 0 24C-1 28-1 57 20 57s21-29 0-29Z",
  "9": "M7 51c11 13 29 0 29-27C36-2 4-2 4 21c0 20 27 21 32 2",
  T: "M1 14 9 5v53M31 4C15 4 15 57 31 57S47 4 31 4Z",
  J: "M14 5h20M26 5v35c0 22-23 22-23 3",
  Q: "M20 4C-2 4-2 56 20 56S42 4 20 4ZM22 40l16 19",
  K: "M6 3v55M35 4 7 37M16 27l20 31",
};

/** The index of a rank, `height` high, its middle at x, its top at y. */
export function rankSign(rank: Rank, x: number, y: number, height: number, colour: string, weight = 9): string {
  const scale = height / 60;
  const middle = rank === "T" ? 24 : 20;
  return (
    `<path d="${STROKES[rank]}" transform="translate(${x} ${y}) scale(${scale}) translate(${-middle} 0)" fill="none" ` +
    `stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
