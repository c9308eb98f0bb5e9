import { noteFamily } from "./at_hand";
import type { Family } from "./surface";

interface Entry {
  fetch: () => Promise<{ family: Family }>;
  /** Whether a table can show more or less of what anybody could remember. */
  hasHandicaps: boolean;
}

const fishing: Entry = { fetch: () => import("../fishing/family"), hasHandicaps: true };

/** Which code draws which family of games: the one place that tells them apart. Their code is fetched when it is needed. */
const FAMILIES: Readonly<Record<string, Entry>> = {
  pile: fishing,
  floor: fishing,
  melding: { fetch: () => import("../melding/family"), hasHandicaps: false },
  letters: { fetch: () => import("../letters/family"), hasHandicaps: false },
};

/** A family that nobody has taught us is drawn like the fishing games: zones, hands and words are the same everywhere. */
function entryOf(name: string | undefined): Entry {
  return FAMILIES[name ?? ""] ?? fishing;
}

export async function fetchFamily(name: string | undefined): Promise<Family> {
  const { family } = await entryOf(name).fetch();
  noteFamily(name ?? "", family);
  return family;
}

export function hasHandicaps(name: string): boolean {
  return entryOf(name).hasHandicaps;
}
