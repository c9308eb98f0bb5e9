import type { Scene } from "../protocol/messages";
import { isMyTurn } from "../table/turn";
import { letterOf } from "./sorting";

/** The cards of a trick as tiles that are arranged into a word. */
export interface Rack {
  /** The cards as they were played. */
  cards: readonly string[];
  /** For each place from left to right, which of them lies there. */
  order: readonly number[];
  /** The number of letters that have been typed or put in their places otherwise. */
  typed: number;
  /** The place of a tile that waits for another to be exchanged with. */
  picked: number | null;
}

export function newRack(cards: readonly string[]): Rack {
  return { cards, order: cards.map((_, i) => i), typed: 0, picked: null };
}

/** The rack that opens by itself: that of a trick of which one can claim a word, as it was arranged before, and none where there is nothing to claim. */
export function rackFor(scene: Scene, before: Rack | null): Rack | null {
  if (scene.letters?.stage !== "scrump" || !isMyTurn(scene) || !scene.moves.some((move) => move.word !== undefined)) return null;
  const cards = scene.zones.find((zone) => zone.name === "trick")?.cards ?? [];
  return before?.cards.join() === cards.join() ? before : newRack(cards);
}

/** The cards as they lie now, from left to right. */
export function tiles({ cards, order }: Rack): string[] {
  return order.map((i) => cards[i]!);
}

/** The word as it reads now. */
export function wordOf(rack: Rack): string {
  return tiles(rack).map(letterOf).join("");
}

/** Tap a tile: the first tap picks it up, a second one on another exchanges the two. */
export function tapTile(rack: Rack, place: number): Rack {
  if (rack.picked === null) return { ...rack, picked: place };
  const order = [...rack.order];
  [order[place], order[rack.picked]] = [order[rack.picked]!, order[place]!];
  return { ...rack, order, picked: null, typed: 0 };
}

/** Take a tile out and put it in at another place; those between move up. */
export function moveTile(rack: Rack, from: number, to: number): Rack {
  const order = [...rack.order];
  const [tile] = order.splice(from, 1);
  order.splice(Math.max(0, Math.min(to, order.length)), 0, tile!);
  return { ...rack, order, picked: null, typed: 0 };
}

/** Type a letter: its tile comes to the next place; after the last letter it starts again. Null where no tile has it. */
export function typeLetter(rack: Rack, letter: string): Rack | null {
  const begun = rack.typed < rack.cards.length ? rack.typed : 0;
  const nextPlace = tiles(rack).findIndex((card, place) => place >= begun && letterOf(card) === letter);
  return nextPlace < 0 ? null : { ...moveTile(rack, nextPlace, begun), typed: begun + 1 };
}

export function typeBack(rack: Rack): Rack {
  return { ...rack, picked: null, typed: Math.max(0, rack.typed - 1) };
}
