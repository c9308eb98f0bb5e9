import { ask } from "../protocol/http";
import type { LessonTried, Puzzle, PuzzleAnswer, PuzzleList, PuzzleSolution } from "../protocol/messages";
import type { PuzzleAddress } from "./address";

const base = ({ game, number }: PuzzleAddress) => `/api/games/${encodeURIComponent(game)}/puzzles/${number}`;

export function puzzleList(): Promise<PuzzleList> {
  return ask("/api/puzzles");
}

export function puzzle(address: PuzzleAddress): Promise<Puzzle> {
  return ask(base(address));
}

/** What is said to a move behind those that are made in this turn. */
export function answer(address: PuzzleAddress, made: readonly string[], move: string): Promise<PuzzleAnswer> {
  return ask(base(address), { do: "move", made, move });
}

/** The table as it would be after moves that are not made yet. */
export function attempt(address: PuzzleAddress, made: readonly string[], move: string): Promise<LessonTried> {
  return ask(base(address), { do: "try", made, move });
}

export function solution(address: PuzzleAddress): Promise<PuzzleSolution> {
  return ask(base(address), { do: "show" });
}
