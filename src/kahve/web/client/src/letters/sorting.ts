import { placeOf } from "../cards/alphabet";
import type { HandCard } from "../table/hand_cards";

/** How a hand of letters is sorted: by suit, by letter, or by letter with the vowels apart. */
export type LetterOrder = "suit" | "letter" | "vowels";

const VOWELS = "AEIİOÖUÜ";
const NEXT: Record<LetterOrder, LetterOrder> = { suit: "letter", letter: "vowels", vowels: "suit" };

export function nextOrder(order: LetterOrder): LetterOrder {
  return NEXT[order];
}

export function letterOf(card: string): string {
  return card.charAt(1);
}

/** A hand comes by suit; equal letters stay in that order. */
export function sorted(cards: readonly HandCard[], order: LetterOrder): HandCard[] {
  if (order === "suit") return [...cards];
  const weight = ({ card }: HandCard) => (order === "vowels" && !VOWELS.includes(letterOf(card)) ? 100 : 0) + placeOf(letterOf(card));
  return [...cards].sort((a, b) => weight(a) - weight(b));
}

/** The key of the first consonant, where the vowels lie apart and there are both. */
export function apart(cards: readonly HandCard[], order: LetterOrder): string | null {
  if (order !== "vowels") return null;
  const first = cards.findIndex(({ card }) => !VOWELS.includes(letterOf(card)));
  return first > 0 ? cards[first]!.key : null;
}
