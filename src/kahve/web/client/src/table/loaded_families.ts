import type { Scene } from "../protocol/messages";
import type { Faces } from "./faces";
import type { Family } from "./surface";

const fetched = new Map<string, Family>();

/** Note the family of games that draws the tables of this name: its code has been fetched. */
export function noteFamily(name: string, family: Family): void {
  fetched.set(name, family);
}

/** A family whose code is here already, or undefined. */
export function familyAtHand(name: string | undefined): Family | undefined {
  return fetched.get(name ?? "");
}

/** The faces of a table that is on show: the code of its family is there. */
export function facesOf(scene: Scene): Faces {
  return familyAtHand(scene.family)!.faces(scene);
}
