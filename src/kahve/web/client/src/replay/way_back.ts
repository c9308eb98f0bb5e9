import { placeAt } from "../protocol/places";
import { replayIn, type ReplayAddress } from "./replay_address";

/**
 * Where a replay is left to: the page from which one came to it, or else the own table, or the front door.
 *
 * from: the page of the server from which one came; null for a link from elsewhere.
 */
export function wayBack({ log, place }: Pick<ReplayAddress, "log" | "place">, from: string | null, hasPlace = (table: string) => placeAt(table) !== null): string {
  // From a replay one goes back past it, and not to and fro between the two.
  if (from && !replayIn({ pathname: from.split("?")[0]!, search: "" })) return from;
  return !log && hasPlace(place) ? `/t/${encodeURIComponent(place)}` : "/";
}
