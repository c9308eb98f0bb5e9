import { ask } from "../protocol/http";
import type { Course, Lesson, LessonAnswer, LessonTried, Puzzle, PuzzleAnswer, PuzzleList, PuzzleSolution } from "../protocol/messages";
import { wasRightAtFirst } from "./lessons_done";
import type { TaughtAddress } from "./taught_address";

const base = ({ kind, game, number }: TaughtAddress) => `/api/games/${encodeURIComponent(game)}/${kind === "learn" ? "lessons" : "puzzles"}${number === null ? "" : `/${number}`}`;

export function course(game: string): Promise<Course> {
  return ask(base({ kind: "learn", game, number: null }));
}

export function puzzleList(): Promise<PuzzleList> {
  return ask("/api/puzzles");
}

export function taught<Taught extends Lesson | Puzzle>(address: TaughtAddress): Promise<Taught> {
  return ask(base(address));
}

/** What a move asks behind those that are made in this turn; only a puzzle has any. */
const behind = (movesBefore: readonly string[]) => (movesBefore.length ? { made: movesBefore } : {});

/** Whether this device has not answered this puzzle before: how people do at first says how hard it is. */
const isFirst = (address: TaughtAddress) => (address.kind === "puzzles" && wasRightAtFirst(address) === undefined ? { first: true } : {});

/** What is said to a move behind those that are made in this turn. */
export function answer(address: TaughtAddress, movesBefore: readonly string[], move: string): Promise<LessonAnswer | PuzzleAnswer> {
  return ask(base(address), { do: "move", move, ...behind(movesBefore), ...isFirst(address) });
}

/** The table as it would be after moves that are not made yet. */
export function attempt(address: TaughtAddress, movesBefore: readonly string[], move: string): Promise<LessonTried> {
  return ask(base(address), { do: "try", move, ...behind(movesBefore) });
}

export function solution(address: TaughtAddress): Promise<PuzzleSolution> {
  return ask(base(address), { do: "show", ...isFirst(address) });
}
