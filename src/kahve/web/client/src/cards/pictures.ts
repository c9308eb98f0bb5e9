import { FACE_DOWN, type CardStyle, type Deck } from "./deck";
import { french } from "./french";

/** Every deck the client can draw; a new one is one line. */
const DECKS: readonly Deck[] = [french];

const drawn = new Map<string, string>();

/** The address of a card's picture, drawn once and kept. */
export function picture(code: string, style: CardStyle): string {
  const key = `${style} ${code}`;
  const known = drawn.get(key);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(drawing(code, style))}`;
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
