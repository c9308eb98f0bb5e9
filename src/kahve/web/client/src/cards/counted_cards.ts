import "../language/cards";
import { message, type Arg } from "../language/message";
import { rankNoun } from "./nouns";
import { RANKED } from "./ranked_deck";

/** `many` cards of a rank: "a king", "an ace", "3 kings". */
export function some(code: string, many: number): string {
  return message("client-cards-some", { rank: rankNoun(code), count: many });
}

/** Cards by their number, in order: "2 kings, an ace and a joker". */
export function counted(cards: readonly string[]): string {
  const known = RANKED.filter((code) => cards.includes(code));
  const strange = [...new Set(cards)].filter((code) => !RANKED.includes(code));
  const kinds: Arg = [...known, ...strange].map((code) => some(code, cards.filter((one) => one === code).length));
  return kinds.length ? message("client-cards-counted", { kinds }) : message("client-cards-none");
}
