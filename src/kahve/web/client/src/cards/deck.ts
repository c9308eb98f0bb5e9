/** How a person likes the faces drawn. */
export type CardStyle = "classic" | "four-colour" | "large-index";

/** A deck knows the name and the picture of each of its cards; a game names its deck only by the codes it sends. */
export interface Deck {
  /** Whether a code belongs to this deck. */
  has(code: string): boolean;
  /** The card as a person says it: "five of hearts". */
  name(code: string): string;
  /** The face as a whole SVG document. */
  face(code: string, style: CardStyle): string;
  /** The back as a whole SVG document. */
  back(): string;
  /** Every code of the deck, for tests and samples. */
  codes(): string[];
}

/** The size of every card, in the units of its drawing. */
export const WIDTH = 250;
export const HEIGHT = 350;

/** The code of a card lying face down. */
export const FACE_DOWN = "??";
