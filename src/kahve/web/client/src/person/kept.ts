import { deviceMemory } from "../memory";
import type { Me, NewKey } from "../protocol/messages";
import { readJson } from "../protocol/reading";

/** The person for whom this device speaks: the key to them, and their name and emblem as they were last heard. */
export interface Kept {
  key: string;
  name: string;
  emblem: Me["emblem"];
}

const KEY = "kahve.person";

export function keptPerson(): Kept | null {
  try {
    const kept = readJson<Kept | null>(deviceMemory.getItem(KEY) ?? "null");
    return typeof kept?.key === "string" ? kept : null;
  } catch {
    return null;
  }
}

export function keepPerson({ key, me }: NewKey): void {
  deviceMemory.setItem(KEY, JSON.stringify({ key, name: me.name, emblem: me.emblem } satisfies Kept));
}

/** The name or the emblem has changed. */
export function keepMe(me: Me): void {
  const kept = keptPerson();
  if (kept) keepPerson({ key: kept.key, me });
}

export function forgetPerson(): void {
  deviceMemory.removeItem(KEY);
}
