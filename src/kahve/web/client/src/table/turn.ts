import type { Scene } from "../protocol/messages";

/** Whether the seat that is looked from can act now. In a replay nobody can: there are no moves. */
export function isMyTurn(scene: Scene): boolean {
  return scene.turn === scene.seat && scene.phase === "play" && (scene.moves.length > 0 || scene.draft !== null);
}

/** The kind of the permanent line: it looks different in one's own turn, and between the deals, when it has the scores. */
export function lineKind(scene: Scene): "my-turn" | "between" | "" {
  if (isMyTurn(scene)) return "my-turn";
  return scene.phase === "play" ? "" : "between";
}
