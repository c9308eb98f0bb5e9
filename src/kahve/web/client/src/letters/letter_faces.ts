import type { SpecialAnimal } from "../cards/letter_deck";
import { letterPicture, letterTitle } from "../cards/letter_pictures";
import type { Scene } from "../protocol/messages";
import type { Faces } from "../table/faces";

/** The faces of the deck of letters that this table plays with. */
export function letterFaces(scene: Scene): Faces {
  const { special = {}, icons = {}, alphabet } = scene.letters ?? {};
  const marked = (card: string) => (special[card] ?? "none") as SpecialAnimal | "none";
  const title = (card: string) => letterTitle(card, icons[card] ?? 0, marked(card), alphabet);
  return { picture: (card, style) => letterPicture(card, style, icons[card] ?? 0, marked(card), alphabet), name: title, title };
}
