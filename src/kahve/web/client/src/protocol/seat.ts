import type { Scene } from "./messages";

/** Whether the scene is that of somebody who plays; who watches sees one without a hand and without moves. */
export function hasSeat(scene: Scene): boolean {
  return scene.seat >= 0;
}

/** Whether this seat is the one that the server's sentences call "you": in a replay none is, and all go by their names. */
export function isYou(scene: Scene, seat: number | null | undefined): boolean {
  return typeof seat === "number" && seat === scene.you;
}

/** Whether every other seat is a bot's. */
export function isAloneWithBots(scene: Scene): boolean {
  return scene.seats.every((seat) => seat.seat === scene.seat || seat.kind === "bot");
}
