import type { CardStyle } from "../cards/deck";
import type { Scene } from "../protocol/messages";
import { familyAtHand } from "./families";

/** How the cards of a table are drawn and said; the same code means different cards in different families of games. */
export interface Faces {
  picture: (card: string, style: CardStyle) => string;
  name: (card: string) => string;
  /** The name at the start of a sentence. */
  title: (card: string) => string;
}

/** The faces of a table that is on show: the code of its family is there. */
export function facesOf(scene: Scene): Faces {
  return familyAtHand(scene.family)!.faces(scene);
}
