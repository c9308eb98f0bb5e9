import type { Move, Scene } from "../protocol/messages";
import { withKeys, type KeyedCard } from "./keyed_cards";

/** One card of one's own hand, as the screen needs it. */
export interface HandCard extends KeyedCard {
  moves: Move[];
  /** Why it may not be played now; empty where it may. */
  refusal: string;
}

/** The own hand: what each card may do, or why it may do nothing. */
export function handCards(scene: Scene): HandCard[] {
  const hand = scene.seats[scene.seat]?.hand ?? [];
  return withKeys(hand).map(({ key, card }) => {
    const moves = scene.moves.filter((move) => move.card === card);
    const refusal = moves.length ? "" : (scene.refusals[card] ?? scene.line);
    return { key, card, moves, refusal };
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
