import { FACE_DOWN } from "../cards/deck";
import { isWild, RANKED } from "../cards/ranked_deck";
import type { Move, Scene, Zone } from "../protocol/messages";
import { isMyTurn } from "../table/turn";
import type { Chosen } from "./chosen_counts";

/** How a hand is sorted: by rank, or by what can be melded. */
export type HandOrder = "rank" | "melds";

/** The equal cards of one's own hand, squared into a group. */
export interface Group {
  code: string;
  count: number;
  chosen: number;
  /** The moves that use a card of it. */
  moves: Move[];
  /** Why none of it can do anything now; empty where it can. */
  refusal: string;
  /** Wild cards lie apart from the others. */
  apart: boolean;
}

/** The own hand in groups of equal cards. */
export function groupsOf(scene: Scene, chosen: Chosen, order: HandOrder): Group[] {
  const counts = countsOf(ownHand(scene));
  const myTurn = isMyTurn(scene);
  return sorted(counts, scene, order).map((code) => {
    const moves = scene.moves.filter((move) => move.card === code || move.cards?.includes(code));
    // The next stack lies face down as long as it is only laid out that it is picked up.
    const reason = code === FACE_DOWN ? scene.line : (scene.refusals[code] ?? "");
    const refusal = moves.length || (!myTurn && code !== FACE_DOWN) ? "" : reason;
    return { code, count: counts.get(code)!, chosen: chosen.get(code) ?? 0, moves, refusal, apart: isWild(code) };
  });
}

/** The move that discards a card, where that is possible. */
export function discardOf(scene: Scene, card: string): Move | undefined {
  return scene.moves.find((move) => move.do === "discard" && move.card === card);
}

export function ownHand(scene: Scene): readonly string[] {
  return scene.seats[scene.seat]?.hand ?? [];
}

export function countsOf(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** What a side has laid: its own, unless another is named. */
export function meldsOf(scene: Scene, side = scene.seats[scene.seat]?.side): Zone | undefined {
  return scene.zones.find((zone) => zone.kind === "melds" && zone.side === side);
}

/** The ranks of which one's own side has an open meld. */
export function openMelds(scene: Scene): Set<string> {
  return new Set(meldsOf(scene)?.melds?.map((meld) => meld.rank));
}

function sorted(counts: ReadonlyMap<string, number>, scene: Scene, order: HandOrder): string[] {
  const place = (code: string) => (RANKED.includes(code) ? RANKED.indexOf(code) : RANKED.length);
  const byRank = [...counts.keys()].sort((a, b) => place(a) - place(b));
  if (order === "rank") return byRank;
  // What goes to an open meld first, then the largest groups; the threes and the wild cards stay where they are.
  const open = openMelds(scene);
  const last = RANKED.indexOf("A");
  const weight = (code: string) => (place(code) > last ? -place(code) : open.has(code) ? 1000 : counts.get(code)! * 10);
  return byRank.sort((a, b) => weight(b) - weight(a));
}
