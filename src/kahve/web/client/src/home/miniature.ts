import type { Lying, Moment } from "../protocol/messages";

/** A card of a small table: where its middle lies, in hundredths of the width and of the height. */
export interface Laid {
  face: string;
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  /** Its width, in hundredths of that of the table. */
  size: number;
  /** Whether it is played now, taken by that, or neither. */
  part: "played" | "taken" | "";
  /** The way to where it is played, in hundredths of the table's width. */
  dx: number;
  dy: number;
}

const CARD = 18;
/** The height of a small table for its width. */
export const RATIO = 0.6;
/** The most cards of a pile that are drawn, those on top. */
const MOST = 5;
/** The number of card widths that lie beside each other, and between two groups. */
const ROOM = 5.1;
const GAP = 0.4;
const TURNS = [-7, 5, -3, 8, -5];
/** How far each card of a group lies from the one before it, in card widths. */
const STEP: Record<Lying["kind"], number> = { stack: 0.24, row: 1.12, trick: 0.9, melds: 0.3, place: 0.9 };

/** Where the cards of a moment lie on a small table: what is on the table above, the own hand at the lower edge. */
export function laidOut({ lying, hand, moved }: Moment): Laid[] {
  const groups = lying.map(({ kind, cards }) => ({ kind, cards: kind === "stack" ? cards.slice(-MOST) : cards }));
  const widths = groups.map(({ kind, cards }) => 1 + STEP[kind] * (cards.length - 1));
  const total = widths.reduce((sum, width) => sum + width, GAP * (groups.length - 1));
  const size = CARD * Math.min(1.1, ROOM / total);
  const [played, ...taken] = moved;
  let left = -total / 2;
  const above = groups.flatMap(({ kind, cards }, group) => {
    const from = left + 0.5;
    left += widths[group]! + GAP;
    return cards.map((face, place): Laid => {
      const turn = kind === "melds" ? 0 : TURNS[place % TURNS.length]! * (kind === "stack" ? 1 : 0.35);
      return { face, x: 50 + (from + STEP[kind] * place) * size, y: 33 + (place % 2 ? 1.5 : -1.5), turn, size, part: strike(taken, face) ? "taken" : "", dx: 0, dy: 0 };
    });
  });
  const target = above.find(({ part }) => part === "taken") ?? above.at(-1);
  const middle = (hand.length - 1) / 2;
  const step = Math.min(0.74, 4.2 / hand.length) * CARD;
  const isPlayed = hand.indexOf(played ?? "");
  const below = hand.map((face, place): Laid => {
    const [x, y] = [50 + (place - middle) * step, (place === isPlayed ? 82 : 96) + (place - middle) ** 2 * 0.5];
    const way = place === isPlayed ? { dx: (target?.x ?? 50) + 5 - x, dy: ((target?.y ?? 33) + 9 - y) * RATIO } : { dx: 0, dy: 0 };
    return { face, x, y, turn: (place - middle) * 3.5, size: CARD, part: place === isPlayed ? "played" : "", ...way };
  });
  return [...above, ...below];
}

/** Strike a card from a list; whether it was there. */
function strike(cards: string[], face: string): boolean {
  const place = cards.indexOf(face);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}
