import { deviceMemory } from "../memory";

/** What this person has read of the help during play, kept in this browser: the name of each thing behind that of its game. */
const KEY = "kahve.helped";

export function wasHelped(game: string, name: string): boolean {
  return read().includes(`${game} ${name}`);
}

export function helped(game: string, name: string): void {
  if (!wasHelped(game, name)) deviceMemory.setItem(KEY, JSON.stringify([...read(), `${game} ${name}`]));
}

/** Forget what has been read: the help starts again from the beginning. */
export function forgetHelped(): void {
  deviceMemory.removeItem(KEY);
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(deviceMemory.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}
