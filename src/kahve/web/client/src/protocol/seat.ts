import type { Scene } from "./messages";

/** Whether the scene is that of somebody who plays; who watches sees one without a hand and without moves. */
export function hasSeat(scene: Scene): boolean {
  return scene.seat >= 0;
}

/** Whether this seat is the one that is spoken to: in a replay nobody is, and all go by their names. */
export function isYou(scene: Scene, seat: number | null | undefined): boolean {
  return seat === scene.seat && scene.seats[scene.seat]?.name === "You";
}
