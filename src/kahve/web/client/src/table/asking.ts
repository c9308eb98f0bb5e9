import { choosing, questionOf, tap, type Choosing, type Question } from "./choosing";
import type { Held } from "./held";
import type { Lying } from "./lying";

/** A card of the hand of which it is being chosen what it takes from the floor. */
export interface Asking extends Question {
  held: Held;
  /** What has been tapped, the newest last. */
  chosen: readonly string[];
  /** How it stands with that. */
  now: Choosing;
  /** The card of the floor that Tab comes to. */
  focus: string;
}

/** Ask on the floor what a card takes; null where that must be asked in words. */
export function askAbout(held: Held, floor: readonly Lying[]): Asking | null {
  const question = questionOf(floor, held.moves);
  if (!question) return null;
  const now = choosing(question.ways, []);
  return { ...question, held, chosen: [], now, focus: floor.find(({ key }) => now.open.has(key))?.key ?? "" };
}

export function tapped(asking: Asking, key: string): Asking {
  const chosen = tap(asking.ways, asking.chosen, key);
  return { ...asking, chosen, now: choosing(asking.ways, chosen), focus: key };
}
