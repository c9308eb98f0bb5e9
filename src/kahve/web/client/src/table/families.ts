import { fetchStyle } from "../page/later_style";
import { noteFamily } from "./loaded_families";
import type { Family } from "./surface";

interface Entry {
  fetch: () => Promise<{ family: Family }>;
  /** Whether a table can show more or less of what anybody could remember. */
  hasHandicaps: boolean;
  /** Whether it has cards of its own to be shown at the front door. */
  hasFan: boolean;
}

const fishing: Entry = { fetch: () => import("../fishing/family"), hasHandicaps: true, hasFan: false };

/** Which code draws which family of games: the one place that tells them apart. Their code is fetched when it is needed. */
const FAMILIES: Readonly<Record<string, Entry>> = {
  pile: fishing,
  floor: fishing,
  melding: { fetch: () => import("../melding/family"), hasHandicaps: false, hasFan: false },
  letters: { fetch: () => import("../letters/family"), hasHandicaps: false, hasFan: true },
};

/** A family that nobody has taught us is drawn like the fishing games: zones, hands and words are the same everywhere. */
function entryOf(name: string | undefined): Entry {
  return FAMILIES[name ?? ""] ?? fishing;
}

export async function fetchFamily(name: string | undefined): Promise<Family> {
  const [{ family }] = await Promise.all([entryOf(name).fetch(), fetchStyle()]);
  noteFamily(name ?? "", family);
  return family;
}

export function hasHandicaps(name: string): boolean {
  return entryOf(name).hasHandicaps;
}

export function hasFan(name: string): boolean {
  return entryOf(name).hasFan;
}
