import type { Place } from "./messages";

/** The seats this browser holds: a seat's token is kept under its table. */
const key = (table: string) => `kahve.place.${table}`;

export function keepPlace(place: Place): void {
  localStorage.setItem(key(place.table), JSON.stringify(place));
}

export function placeAt(table: string): Place | null {
  const kept = localStorage.getItem(key(table));
  return kept ? (JSON.parse(kept) as Place) : null;
}

export function forgetPlace(table: string): void {
  localStorage.removeItem(key(table));
}
