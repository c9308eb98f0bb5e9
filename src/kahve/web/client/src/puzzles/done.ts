import { deviceMemory } from "../memory";

/** Which puzzles this browser has solved, as "game number". */
const KEY = "kahve.puzzles";

export function puzzlesDone(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(deviceMemory.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

export const puzzleName = (game: string, number: number): string => `${game} ${number}`;

export function keepSolved(game: string, number: number): void {
  deviceMemory.setItem(KEY, JSON.stringify([...new Set([...puzzlesDone(), puzzleName(game, number)])]));
}
