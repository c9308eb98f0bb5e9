import type { Move } from "../protocol/messages";
import { choosing, judged, questionOf, tap, type Choosing, type Question } from "./choosing";
import type { HandCard } from "./hand_cards";
import type { KeyedCard } from "./keyed_cards";

/** A card of the hand of which it is being chosen what it takes from the floor. */
export interface CaptureChoice extends Question {
  handCard: HandCard;
  /** What has been tapped, the newest last. */
  chosen: readonly string[];
  /** How it stands with that. */
  now: Choosing;
  /** The card of the floor that Tab comes to. */
  focus: string;
  /** The move for all ways, where these are too many to be listed: then the server says how it stands with each choice. */
  many: Move | null;
}

/** Ask on the floor what a card takes; null where that must be asked in words. */
export function askAbout(handCard: HandCard, floor: readonly KeyedCard[]): CaptureChoice | null {
  const many = handCard.moves.find((move) => move.open?.length) ?? null;
  if (many) {
    const others = handCard.moves.filter((move) => move !== many);
    const now = judged(many, many);
    return { ways: [], others, handCard, chosen: [], now, focus: firstOpen(now, floor), many };
  }
  const question = questionOf(floor, handCard.moves);
  if (!question) return null;
  const now = choosing(question.ways, []);
  return { ...question, handCard, chosen: [], now, focus: firstOpen(now, floor), many };
}

function firstOpen(now: Choosing, floor: readonly KeyedCard[]): string {
  return floor.find(({ key }) => now.open.has(key))?.key ?? "";
}

export function tapped(asking: CaptureChoice, key: string): CaptureChoice {
  const chosen = tap(asking.ways, asking.chosen, key);
  return { ...asking, chosen, now: choosing(asking.ways, chosen), focus: key };
}

/** What is chosen after a tap where the server says how it stands; null where the tap means nothing. */
export function wanted({ now, chosen }: CaptureChoice, key: string): readonly string[] | null {
  if (now.fixed.has(key)) return null;
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  // It cannot but go with what is chosen: the newest choice is taken back.
  if (now.lit.has(key)) return chosen.slice(0, -1);
  if (now.open.has(key)) return [...chosen, key];
  return now.apart.has(key) ? [key] : null;
}

/** The text that asks how it stands with these cards. */
export function textOf({ handCard }: CaptureChoice, chosen: readonly string[]): string {
  return [handCard.card, "takes", ...chosen.map((key) => key.split(".")[0])].join(" ");
}

/** How it stands when the server has judged what is chosen. */
export function answeredWith(asking: CaptureChoice, chosen: readonly string[], move: Move): CaptureChoice {
  return asking.many ? { ...asking, chosen, now: judged(asking.many, move) } : asking;
}
