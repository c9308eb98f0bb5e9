import { deviceMemory, type Memory } from "../memory";
import type { Style } from "../protocol/messages";

const KEY = "kahve.twins";

/** A player who errs as the person of this browser does in a game. */
export interface Twin {
  /** What a new table calls it. */
  bot: string;
  /** From how many choices it was told. */
  choices: number;
}

/** The twin that is kept for a game; null where none is. */
export function twinOf(game: string, memory: Memory = deviceMemory): Twin | null {
  return all(memory)[game] ?? null;
}

/** Keep the player who errs as this style says, instead of the one that was kept for the game before. */
export function keepTwin(game: string, style: Style, memory: Memory = deviceMemory): void {
  if (style.bot !== null) memory.setItem(KEY, JSON.stringify({ ...all(memory), [game]: { bot: style.bot, choices: style.choices } }));
}

function all(memory: Memory): Record<string, Twin> {
  try {
    const stored: unknown = JSON.parse(memory.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Twin] => isTwin(entry[1]))) : {};
  } catch {
    // What cannot be read is as good as nothing.
    return {};
  }
}

function isTwin(stored: unknown): stored is Twin {
  return typeof stored === "object" && stored !== null && typeof (stored as Twin).bot === "string" && typeof (stored as Twin).choices === "number";
}
