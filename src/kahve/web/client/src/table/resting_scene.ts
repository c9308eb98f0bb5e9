import type { Scene } from "../protocol/messages";

/** A table that is played at elsewhere: everything lies where it lay, it is nobody's turn, and nothing can be done. says: what stands in the line. */
export function atRest(scene: Scene, says: string): Scene {
  return { ...scene, turn: -1, line: says, moves: [], refusals: {}, helps: [], can: [], may: [], clock: null, proposal: null, draft: null };
}
