import { FACE_DOWN, type CardStyle, type Deck } from "./deck";
import { french } from "./french";
import { isLetterCard, letterFace, letterName, usualIcons, usualSpecial, type SpecialAnimal } from "./letters";
import { pileTop } from "./pile_top";
import { ranked } from "./ranked";

/** Every deck the client can draw; a new one is one line. */
const DECKS: readonly Deck[] = [french, ranked];

const drawn = new Map<string, string>();

/** The address of a card's picture, drawn once and kept. */
export function picture(code: string, style: CardStyle): string {
  return kept(`${style} ${code}`, () => drawing(code, style));
}

/** The same in a game whose cards have no suits: there the joker is one of the wild cards. */
export function rankedPicture(code: string, style: CardStyle): string {
  return ranked.has(code) ? kept(`ranked ${style} ${code}`, () => ranked.face(code, style)) : picture(code, style);
}

/** A card of the letter deck, whose codes mean other cards elsewhere; what a house deck has changed of its peppers and its special animal is said. */
export function letterPicture(
  card: string,
  style: CardStyle,
  icons = usualIcons(card),
  special: SpecialAnimal | "none" | undefined = usualSpecial(card),
): string {
  if (!isLetterCard(card)) return picture(FACE_DOWN, style);
  const marked = special === "none" ? undefined : special;
  return kept(`letters ${style} ${card} ${icons} ${marked}`, () => letterFace(card, style, icons, marked));
}

/** A card of the letter deck as a person says it: "D of animals, the Dog"; the code itself for a card that is none. */
export function letterTitle(card: string, icons = usualIcons(card), special: SpecialAnimal | "none" | undefined = usualSpecial(card)): string {
  if (card === FACE_DOWN) return cardName(card);
  return isLetterCard(card) ? letterName(card, icons, special === "none" ? undefined : special) : card;
}

/** What lies on top of a pile that has been squared up. */
export function pilePicture(rank: string, kind: string): string {
  return kept(`pile ${kind} ${rank}`, () => pileTop(rank, kind));
}

function kept(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  drawn.set(key, address);
  return address;
}

/** A card as a person says it: "five of hearts"; the code itself for a card nobody has taught us. */
export function cardName(code: string): string {
  if (code === FACE_DOWN) return "card face down";
  return deckOf(code)?.name(code) ?? code;
}

/** The same at the start of a sentence. */
export function cardTitle(code: string): string {
  const name = cardName(code);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function drawing(code: string, style: CardStyle): string {
  const deck = deckOf(code);
  return deck ? deck.face(code, style) : french.back();
}

function deckOf(code: string): Deck | undefined {
  return DECKS.find((deck) => deck.has(code));
}
