import { deviceMemory, type Memory } from "../memory";
import type { Scene } from "../protocol/messages";

const KEY = "kahve.strengths";
/** The opponent at one's own level, as a table that is not open yet names it. */
export const AT_MY_LEVEL = "strength";
/** As in `kahve.bots.search.between`: steps on the ladder of a game's levels, from 1. */
const [AT_FIRST, LEAST, MOST, STEP] = [2, 1, 9, 0.8];

/** How strong the person of this browser plays a game. */
export function strengthIn(game: string, memory: Memory = deviceMemory): number {
  return all(memory)[game] ?? AT_FIRST;
}

export function keepStrength(game: string, strength: number, memory: Memory = deviceMemory): void {
  memory.setItem(KEY, JSON.stringify({ ...all(memory), [game]: Math.min(MOST, Math.max(LEAST, strength)) }));
}

/** What a server calls the opponent at one's own level now; any other name stays as it is. */
export function atMyLevel(bot: string, game: string, memory: Memory = deviceMemory): string {
  return bot === AT_MY_LEVEL ? `${AT_MY_LEVEL}:${strengthIn(game, memory).toFixed(1)}` : bot;
}

/** Move one's strength by a match that is over: by the opponents at one's own level, as in the Elo system (Elo, 1978). */
export function countMatch(scene: Scene, memory: Memory = deviceMemory): void {
  const mine = scene.seats.find(({ seat }) => seat === scene.you)?.side;
  const others = scene.seats.filter(({ bot, side }) => bot?.startsWith(`${AT_MY_LEVEL}:`) && side !== mine);
  if (mine === undefined || scene.ended || !others.length) return;
  const wins = (side: number) => Number(scene.winners.includes(side));
  const strength = strengthIn(scene.game, memory);
  const gains = others.map(({ bot, side }) => (1 + wins(mine) - wins(side)) / 2 - 1 / (1 + 2 ** (Number(bot!.slice(AT_MY_LEVEL.length + 1)) - strength)));
  keepStrength(scene.game, strength + (STEP * gains.reduce((sum, gain) => sum + gain, 0)) / gains.length, memory);
}

function all(memory: Memory): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(memory.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1]))) : {};
  } catch {
    // What cannot be read is as good as nothing.
    return {};
  }
}
