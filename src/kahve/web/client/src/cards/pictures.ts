import { sentence } from "../page/sentence";
import { FACE_DOWN, type CardStyle } from "./deck";
import { nameOf, type Noun } from "../language/message";
import { french, frenchCard } from "./french";
import { plainFace } from "./plain_face";
import { HIDDEN } from "./nouns";

const drawn = new Map<string, string>();

/** The address of a card's picture, drawn once and kept; a card that this deck does not have shows its code. */
export function picture(code: string, style: CardStyle): string {
  return cached(`${style} ${code}`, () => (french.has(code) ? french.face(code, style) : code === FACE_DOWN ? french.back() : plainFace(code)));
}

/** A drawing as an address, made when it is first asked for. */
export function cached(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  drawn.set(key, address);
  return address;
}

/** A card as a person says it: "five of hearts"; the code itself for a card nobody has taught us. */
export function cardName(code: string): string {
  const noun = cardNoun(code);
  return typeof noun === "string" ? noun : nameOf(noun);
}

/** The same as an argument of a sentence. */
export function cardNoun(code: string): Noun | string {
  if (code === FACE_DOWN) return HIDDEN;
  return french.has(code) ? frenchCard(code) : code;
}

/** The same at the start of a sentence. */
export function cardTitle(code: string): string {
  return sentence(cardName(code));
}
