import type { CardStyle } from "../cards/deck";

/** How the cards of a table are drawn and said; the same code means different cards in different families of games. */
export interface Faces {
  picture: (card: string, style: CardStyle) => string;
  name: (card: string) => string;
  /** The name at the start of a sentence. */
  title: (card: string) => string;
}
