import { deviceMemory } from "../memory";
import type { Place } from "./messages";

/** The seats this browser holds: a seat's token is kept under its table. */
const key = (table: string) => `kahve.place.${table}`;

const LATEST = "kahve.latest";
const JOINER = "kahve.joiner";

/** The secret by which this browser has one seat at a table, however often it asks for one. */
export function joiner(): string {
  const stored = deviceMemory.getItem(JOINER);
  if (stored) return stored;
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  deviceMemory.setItem(JOINER, secret);
  return secret;
}

export function keepPlace(place: Place): void {
  deviceMemory.setItem(key(place.table), JSON.stringify({ ...place, kept: Date.now() }));
}

/** Every seat that this browser holds, the one that it got last first. */
export function storedPlaces(): Place[] {
  const tables = deviceMemory.keys().filter((name) => name.startsWith(key(""))).map((name) => name.slice(key("").length));
  const places = tables.map((table) => placeAt(table) as (Place & { kept?: number }) | null).filter((place) => place !== null);
  return places.sort((a, b) => (b.kept ?? 0) - (a.kept ?? 0));
}

/** Remember which table this browser sat at last, for the way back from the front door. */
export function sitAt(table: string): void {
  deviceMemory.setItem(LATEST, table);
}

export function latestPlace(): Place | null {
  const table = deviceMemory.getItem(LATEST);
  return table ? placeAt(table) : null;
}

export function placeAt(table: string): Place | null {
  const stored = deviceMemory.getItem(key(table));
  return stored ? (JSON.parse(stored) as Place) : null;
}

export function forgetPlace(table: string): void {
  deviceMemory.removeItem(key(table));
}
