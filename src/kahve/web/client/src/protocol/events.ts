import type { TableEvent } from "./messages";

const OF_CARDS = new Set(["deal", "move", "match", "again", "ended", "taken_back"]);

/** Whether an event changes the cards, or who may play them; all others are about the people, and nobody's play is disturbed by them. */
export function touchesCards(event: TableEvent): boolean {
  return OF_CARDS.has(event.kind);
}
