import { deviceMemory, type Memory } from "../memory";
import type { Game, House } from "../protocol/messages";
import { changedHouse, freshDraft, withPreset, type Draft } from "./setup";

const KEY = "kahve.last";
/** The seconds that a move of a person takes, and one of a bot at the usual pace. */
const [OWN, OTHERS] = [5, 1.2];

/** Keep in this browser what was last played, with its house rules. */
export function keepLast(draft: Draft, memory: Memory = deviceMemory): void {
  memory.setItem(KEY, JSON.stringify({ game: draft.game.name, house: changedHouse(draft) }));
}

/** The table that was last played at, with bots on all other seats; null for a newcomer, or where its game is not here. */
export function lastPlayed(games: readonly Game[], memory: Memory = deviceMemory): Draft | null {
  try {
    const stored = JSON.parse(memory.getItem(KEY) ?? "null") as { game: string; house: House } | null;
    const game = games.find(({ name }) => name === stored?.game);
    return game && stored ? withPreset(freshDraft(game), { values: stored.house }) : null;
  } catch {
    return null;
  }
}

/** The estimated minutes of a deal at this number of seats; 0 where the number of its moves is not known. */
export function minutesOf({ moves }: Game, seats: number): number {
  return moves && Math.max(1, Math.round((moves * (OWN + OTHERS * (seats - 1))) / seats / 60));
}
