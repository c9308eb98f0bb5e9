import { deviceMemory } from "../memory";

const key = (table: string) => `kahve.muted.${table}`;

/** The names of those at a table whose talk is not shown in this browser. */
export function mutedAt(table: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(deviceMemory.getItem(key(table)) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

/** Hide the talk of this person, or show it again. */
export function mute(table: string, name: string, silent: boolean): void {
  const names = new Set(mutedAt(table));
  if (silent) names.add(name);
  else names.delete(name);
  if (names.size) deviceMemory.setItem(key(table), JSON.stringify([...names]));
  else deviceMemory.removeItem(key(table));
}
