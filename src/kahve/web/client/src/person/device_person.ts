import { deviceMemory } from "../memory";
import type { Me, NewKey } from "../protocol/messages";
import { readJson } from "../protocol/reading";

/** The person for whom this device speaks: the key to them, and their name and emblem as they were last heard. */
export interface DevicePerson {
  key: string;
  name: string;
  emblem: Me["emblem"];
}

const KEY = "kahve.person";

export function devicePerson(): DevicePerson | null {
  try {
    const stored = readJson<DevicePerson | null>(deviceMemory.getItem(KEY) ?? "null");
    return typeof stored?.key === "string" ? stored : null;
  } catch {
    return null;
  }
}

export function keepPerson({ key, me }: NewKey): void {
  deviceMemory.setItem(KEY, JSON.stringify({ key, name: me.name, emblem: me.emblem } satisfies DevicePerson));
}

/** The name or the emblem has changed. */
export function keepMe(me: Me): void {
  const person = devicePerson();
  if (person) keepPerson({ key: person.key, me });
}

export function forgetPerson(): void {
  deviceMemory.removeItem(KEY);
}
