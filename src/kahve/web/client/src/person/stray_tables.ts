import { lobby } from "../protocol/http";
import type { MyTable, Place } from "../protocol/messages";
import { storedPlaces } from "../protocol/places";
import "../language/person";
import { message } from "../language/message";

/** The largest number of tables that are asked about, the latest first. */
const MOST = 20;

/** Tables of this browser that the server lists for nobody: their seats were taken while it knew no person here. */
export async function strayTables(listed: readonly MyTable[]): Promise<MyTable[]> {
  const known = new Set(listed.map((row) => row.table));
  const strays = storedPlaces().filter((place) => !known.has(place.table));
  const rows = await Promise.all(strays.slice(0, MOST).map((place) => row(place).catch(() => null)));
  return rows.filter((each) => each !== null);
}

async function row(place: Place & { kept?: number }): Promise<MyTable> {
  const { game, title, over, players } = await lobby(place.table);
  const { table, link, seat, kept: savedAt = 0 } = place;
  return { table, link, game, title, seat, since: savedAt / 1000, at: savedAt / 1000, over, yours: false, damaged: false, says: over ? message("client-person-match-over") : message("client-person-match-on"), players: players.map(({ kind, name, seat: sits, emblem = null }) => ({ kind, name, seat: sits, emblem })) };
}
