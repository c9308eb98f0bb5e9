import { deviceMemory } from "../memory";

/** Which lessons this browser has been through, by game. */
const KEY = "kahve.lessons";

function kept(): Record<string, number[]> {
  try {
    return (JSON.parse(deviceMemory.getItem(KEY) ?? "{}") ?? {}) as Record<string, number[]>;
  } catch {
    return {};
  }
}

export function lessonsDone(game: string): readonly number[] {
  const done = kept()[game];
  return Array.isArray(done) ? done : [];
}

export function keepDone(game: string, number: number): void {
  const done = new Set([...lessonsDone(game), number]);
  deviceMemory.setItem(KEY, JSON.stringify({ ...kept(), [game]: [...done] }));
}
