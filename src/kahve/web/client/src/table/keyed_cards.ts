import type { Scene, Zone } from "../protocol/messages";

/** A card lying beside others, with a key that tells it from another like it. */
export interface KeyedCard {
  key: string;
  card: string;
}

/** Give each card a key of its own, so that it keeps its place on the screen: two equal cards are its first and its second copy. */
export function withKeys(cards: readonly string[]): KeyedCard[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}.${copy}`, card };
  });
}

/** The zone whose cards lie side by side, where this game has one. */
export function floorOf(scene: Scene): Zone | undefined {
  return scene.zones.find((zone) => zone.kind === "row");
}

/** Whether cards lie side by side and need the room below: on a floor, or in several places. */
export function needsRoom(scene: Scene): boolean {
  return scene.zones.some(({ kind }) => kind === "row" || kind === "place");
}

/** What lies on the floor, in the order it came there. */
export function onFloor(scene: Scene): KeyedCard[] {
  return withKeys(floorOf(scene)?.cards ?? []);
}
