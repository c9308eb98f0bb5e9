import type { Rank } from "./ranks";

type Place = readonly [x: number, y: number];

const L = 82;
const M = 125;
const R = 168;
const TOP = 72;
const BOTTOM = 278;
const MIDDLE = 175;
const UPPER = 141;
const LOWER = 209;
const HIGH = 107;
const LOW = 243;
const pair = (y: number): Place[] => [
  [L, y],
  [R, y],
];
const FOUR = [...pair(TOP), ...pair(BOTTOM)];
const SIX = [...FOUR, ...pair(MIDDLE)];
const EIGHT = [...FOUR, ...pair(UPPER), ...pair(LOWER)];

/** Where the suit signs of a number card lie. */
export const PIPS: Partial<Record<Rank, readonly Place[]>> = {
  "2": [[M, TOP], [M, BOTTOM]],
  "3": [[M, TOP], [M, MIDDLE], [M, BOTTOM]],
  "4": FOUR,
  "5": [...FOUR, [M, MIDDLE]],
  "6": SIX,
  "7": [...SIX, [M, 123]],
  "8": [...SIX, [M, 123], [M, 227]],
  "9": [...EIGHT, [M, MIDDLE]],
  T: [...EIGHT, [M, HIGH], [M, LOW]],
};

/** The lower half of a card is drawn for the person opposite. */
export function isTurned(y: number): boolean {
  return y > MIDDLE;
}
