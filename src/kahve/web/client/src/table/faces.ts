import type { CardStyle } from "../cards/deck";
import { cardName, cardTitle, letterPicture, letterTitle, picture, rankedPicture } from "../cards/pictures";
import type { Scene } from "../protocol/messages";

/** How the cards of a table are drawn and said; the same code means different cards in different families of games. */
export interface Faces {
  picture: (card: string, style: CardStyle) => string;
  name: (card: string) => string;
  /** The name at the start of a sentence. */
  title: (card: string) => string;
}

const FRENCH: Faces = { picture, name: cardName, title: cardTitle };
const RANKED: Faces = { picture: rankedPicture, name: cardName, title: cardTitle };

export function facesOf(scene: Scene): Faces {
  if (scene.family === "melding") return RANKED;
  const told = scene.letters;
  if (!told) return FRENCH;
  const special = (card: string) => told.special[card] ?? "none";
  const title = (card: string) => letterTitle(card, told.icons[card] ?? 0, special(card));
  return { picture: (card, style) => letterPicture(card, style, told.icons[card] ?? 0, special(card)), name: title, title };
}
