import { fetchStyle } from "../page/later_style";
import type { CardStyle } from "../cards/deck";
import { picture } from "../cards/pictures";
import { noteFamily } from "./loaded_families";
import type { Family } from "./surface";

type Drawn = (face: string, style: CardStyle) => string;

interface Entry {
  fetch: () => Promise<{ family: Family }>;
  /** Whether a table can show more or less of what anybody could remember. */
  hasHandicaps: boolean;
  /** The pictures of its cards by their faces, where they are not those of the usual pack. */
  fetchDrawn?: () => Promise<Drawn>;
}

const fishing: Entry = { fetch: () => import("../fishing/family"), hasHandicaps: true };

/** Which code draws which family of games: the one place that tells them apart. Their code is fetched when it is needed. */
const FAMILIES: Readonly<Record<string, Entry>> = {
  pile: fishing,
  floor: fishing,
  melding: { fetch: () => import("../melding/family"), hasHandicaps: false, fetchDrawn: async () => (await import("../cards/ranked_pictures")).rankedPicture },
  letters: { fetch: () => import("../letters/family"), hasHandicaps: false, fetchDrawn: async () => (await import("../cards/letter_pictures")).letterDrawn },
};

/** The families in the order in which the front door shows them. */
export const FAMILY_NAMES = Object.keys(FAMILIES);

/** The games of somebody's own that are of no family here. */
const plain: Entry = { fetch: () => import("../plain/family"), hasHandicaps: false };

function entryOf(name: string | undefined): Entry {
  return FAMILIES[name ?? ""] ?? plain;
}

export async function fetchFamily(name: string | undefined): Promise<Family> {
  const [{ family }] = await Promise.all([entryOf(name).fetch(), fetchStyle()]);
  noteFamily(name ?? "", family);
  return family;
}

export function hasHandicaps(name: string): boolean {
  return entryOf(name).hasHandicaps;
}

const drawnBy = new Map<string, Drawn>();

/** How the cards of a family are drawn; undefined until their pictures are here. */
export function drawnAtHand(name: string): Drawn | undefined {
  return entryOf(name).fetchDrawn ? drawnBy.get(name) : picture;
}

/** Fetch the pictures of a family's cards; true where they were not here before. */
export async function fetchDrawn(name: string): Promise<boolean> {
  const { fetchDrawn } = entryOf(name);
  if (!fetchDrawn || drawnBy.has(name)) return false;
  drawnBy.set(name, await fetchDrawn());
  return true;
}
