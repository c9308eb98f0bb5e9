import { noun, type Noun } from "../language/message";

export const HIDDEN: Noun = noun("cards-card", "hidden");
export const JOKER: Noun = noun("cards-card", "joker");

/** A card of the French deck: "five of hearts". */
export function frenchNoun(rank: string, suit: string): Noun {
  return noun("cards-card", "french", { rank: noun("cards-rank", rank), suit: noun("cards-suit", suit) });
}

const KINDS: Record<string, string> = { b: "black-three", r: "red-three", "*": "joker", "??": "hidden" };

/** A card of which the suit is of no account: "king", "black three". */
export function rankNoun(code: string): Noun {
  return noun("cards-rank", KINDS[code] ?? code);
}

/** A card of letters: "D of animals". */
export function letterNoun(letter: string, suit: string): Noun {
  return noun("cards-card", "letter", { letter, suit: letterSuitNoun(suit) });
}

/** A suit of letters: "chili peppers". */
export function letterSuitNoun(suit: string): Noun {
  return noun("cards-letter-suit", suit);
}

/** The animal on a card of letters. */
export function animalNoun(name: string): Noun {
  return noun("client-cards-animal", name);
}
