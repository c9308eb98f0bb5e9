import type { Move, Scene } from "../protocol/messages";

/** One card of one's own hand, as the screen needs it. */
export interface Held {
  /** Tells two equal cards apart, so that each keeps its place on the screen. */
  key: string;
  card: string;
  moves: Move[];
  /** Why it may not be played now; empty where it may. */
  refusal: string;
}

/** The own hand: what each card may do, or why it may do nothing. */
export function heldCards(scene: Scene): Held[] {
  const seen = new Map<string, number>();
  const hand = scene.seats[scene.seat]?.hand ?? [];
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const moves = scene.moves.filter((move) => move.card === card);
    const refusal = moves.length ? "" : (scene.refusals[card] ?? scene.line);
    return { key: `${card}.${copy}`, card, moves, refusal };
  });
}

/** Moves that no card of the hand stands for: they are offered as words. */
export function otherMoves(scene: Scene): Move[] {
  const hand = new Set(scene.seats[scene.seat]?.hand);
  return scene.moves.filter((move) => move.card === null || !hand.has(move.card));
}

/** What a move is worth in a word, for the corner of a card: how many cards it takes, and its bonus. */
export function promise(moves: readonly Move[]): { takes: number; bonus: number } {
  return {
    takes: Math.max(0, ...moves.map((move) => move.takes ?? 0)),
    bonus: Math.max(0, ...moves.map((move) => move.bonus ?? 0)),
  };
}
