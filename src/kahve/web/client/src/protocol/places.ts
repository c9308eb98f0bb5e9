import type { Place } from "./messages";

/** The seats this browser holds: a seat's token is kept under its table. */
const key = (table: string) => `kahve.place.${table}`;

const LATEST = "kahve.latest";

export function keepPlace(place: Place): void {
  localStorage.setItem(key(place.table), JSON.stringify(place));
}

/** Remember which table this browser sat at last, for the way back from the front door. */
export function sitAt(table: string): void {
  localStorage.setItem(LATEST, table);
}

export function latestPlace(): Place | null {
  const table = localStorage.getItem(LATEST);
  return table ? placeAt(table) : null;
}

export function placeAt(table: string): Place | null {
  const kept = localStorage.getItem(key(table));
  return kept ? (JSON.parse(kept) as Place) : null;
}

export function forgetPlace(table: string): void {
  localStorage.removeItem(key(table));
}
