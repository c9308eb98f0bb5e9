import { deviceMemory } from "../memory";
import type { TaughtAddress } from "./taught_address";

const KEYS = { learn: "kahve.lessons", puzzles: "kahve.puzzles", mine: "kahve.mistakes" };

type Done = Readonly<Record<string, readonly number[]>>;

/** Which lessons or puzzles this browser has been through, by game. */
function allDone(kind: TaughtAddress["kind"]): Done {
  try {
    const stored = (JSON.parse(deviceMemory.getItem(KEYS[kind]) ?? "{}") ?? {}) as Done | string[];
    return Array.isArray(stored) ? byGame(stored) : stored;
  } catch {
    return {};
  }
}

/** Solved puzzles were stored as "basra 3" once, and such a list is on people's devices. */
function byGame(stored: readonly unknown[]): Done {
  const done: Record<string, number[]> = {};
  for (const [game, number] of stored.map((name) => String(name).split(" "))) (done[game!] ??= []).push(Number(number));
  return done;
}

export function numbersDone(kind: TaughtAddress["kind"], game: string): readonly number[] {
  const done = allDone(kind)[game];
  return Array.isArray(done) ? done : [];
}

/** The games of which this browser has been through a lesson or puzzle. */
export function gamesDone(): string[] {
  return [...new Set([...Object.keys(allDone("learn")), ...Object.keys(allDone("puzzles"))])];
}

export function keepDone({ kind, game, number }: TaughtAddress): void {
  const done = new Set([...numbersDone(kind, game), number]);
  deviceMemory.setItem(KEYS[kind], JSON.stringify({ ...allDone(kind), [game]: [...done] }));
}

const FIRST_TRIES = "kahve.puzzles.first";

/** How this device did at its first try of each puzzle, by game and number. */
function firstTries(): Record<string, boolean> {
  try {
    return (JSON.parse(deviceMemory.getItem(FIRST_TRIES) ?? "{}") ?? {}) as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Whether the first try of a puzzle was right; undefined where there was none. */
export function wasRightAtFirst({ game, number }: TaughtAddress): boolean | undefined {
  return firstTries()[`${game} ${number}`];
}

/** Remember how the first try went; later ones change nothing. */
export function keepFirst({ game, number }: TaughtAddress, right: boolean): void {
  deviceMemory.setItem(FIRST_TRIES, JSON.stringify({ [`${game} ${number}`]: right, ...firstTries() }));
}
