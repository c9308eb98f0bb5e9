import type { Scene, TableEvent } from "../protocol/messages";

/** Whether people would call others to see this move: a bonus, a word that is claimed or checked, a pile that is taken. */
export function isHighlight(event: TableEvent, before: Scene | undefined): boolean {
  if (event.kind !== "move") return false;
  if (event.bonus || event.checked || event.do?.includes("take")) return true;
  if (!before) return false;
  return marks(event.scene) > marks(before) || claimed(event.scene) > claimed(before);
}

/** The first of these moves after this one, or the first of all where none follows; null where there are none. */
export function nextOf(moves: readonly number[], at: number): number | null {
  return moves.find((move) => move > at) ?? moves[0] ?? null;
}

function marks(scene: Scene): number {
  return scene.sides.reduce((sum, side) => sum + side.marks.length, 0);
}

function claimed(scene: Scene): number {
  return scene.letters?.claim?.open || scene.letters?.claim?.verdict ? 1 : 0;
}
