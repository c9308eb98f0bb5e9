import type { Scene } from "../protocol/messages";

/** Whether the seat that is looked from can act now. In a replay nobody can: there are no moves. */
export function isMyTurn(scene: Scene): boolean {
  return scene.turn === scene.seat && scene.phase === "play" && (scene.moves.length > 0 || scene.draft !== null);
}
