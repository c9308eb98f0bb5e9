import type { TableEvent } from "./messages";

const OF_CARDS = new Set(["deal", "move", "match", "again", "ended", "taken_back"]);

/** Whether an event changes the cards or whose turn it is. All other events are about the people and disturb nobody's play. */
export function touchesCards(event: TableEvent): boolean {
  return OF_CARDS.has(event.kind);
}
