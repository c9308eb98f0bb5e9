import type { AlphabetName } from "./alphabet";
import { FACE_DOWN, type CardStyle } from "./deck";
import { isLetterCard, letterFace, letterName, usualIcons, usualSpecial, type SpecialAnimal } from "./letter_deck";
import { cardName, cached, picture } from "./pictures";

/** A card of the letter deck, whose codes mean other cards elsewhere; what a deck by house rules has changed of its peppers and its special animal is said. */
export function letterPicture(
  card: string,
  style: CardStyle,
  icons = usualIcons(card),
  special: SpecialAnimal | "none" | undefined = usualSpecial(card),
  alphabet: AlphabetName = "en",
): string {
  if (!isLetterCard(card)) return picture(FACE_DOWN, style);
  const marked = special === "none" ? undefined : special;
  return cached(`letters ${style} ${card} ${icons} ${marked} ${alphabet}`, () => letterFace(card, style, icons, marked, alphabet));
}

/** A card of the letter deck as a person says it: "D of animals, the Dog"; the code itself for a card that is none. */
export function letterTitle(card: string, icons = usualIcons(card), special: SpecialAnimal | "none" | undefined = usualSpecial(card), alphabet: AlphabetName = "en"): string {
  if (card === FACE_DOWN) return cardName(card);
  return isLetterCard(card) ? letterName(card, icons, special === "none" ? undefined : special, alphabet) : card;
}

/** A card by the name of its face: `AD:dog`, `AB:none`, `AB:tr`, `CA:1`, or a code alone. */
export function letterDrawn(face: string, style: CardStyle): string {
  const [card = "", changed] = face.split(":");
  if (changed === undefined) return letterPicture(card, style);
  if (changed === "tr") return letterPicture(card, style, 0, "none", "tr");
  return card.startsWith("A") ? letterPicture(card, style, 0, changed as SpecialAnimal | "none") : letterPicture(card, style, Number(changed), "none");
}
