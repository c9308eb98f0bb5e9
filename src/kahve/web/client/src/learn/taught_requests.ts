import { ask } from "../protocol/http";
import type { Course, Lesson, LessonAnswer, LessonTried, Puzzle, PuzzleAnswer, PuzzleList, PuzzleSolution } from "../protocol/messages";
import { placeAt } from "../protocol/places";
import { wasRightAtFirst } from "./lessons_done";
import type { TaughtAddress } from "./taught_address";

const base = ({ kind, game, number }: TaughtAddress) => {
  if (kind === "mine") return `/api/tables/${game.replace("/", "/deals/")}/drill/${number}`;
  return `/api/games/${encodeURIComponent(game)}/${kind === "learn" ? "lessons" : "puzzles"}${number === null ? "" : `/${number}`}`;
};

/** The key to the own seat at the table of an own mistake. */
const keyTo = ({ kind, game }: TaughtAddress) => (kind === "mine" ? placeAt(game.split("/")[0]!)?.token : undefined);

export function course(game: string): Promise<Course> {
  return ask(base({ kind: "learn", game, number: null }));
}

export function puzzleList(): Promise<PuzzleList> {
  return ask("/api/puzzles");
}

export function taught<Taught extends Lesson | Puzzle>(address: TaughtAddress): Promise<Taught> {
  return ask(base(address), undefined, keyTo(address));
}

/** What a move asks behind those that are made in this turn; only a puzzle has any. */
const behind = (movesBefore: readonly string[]) => (movesBefore.length ? { made: movesBefore } : {});

/** Whether this device has not answered this puzzle before: how people do at first says how hard it is. */
const isFirst = (address: TaughtAddress) => (address.kind === "puzzles" && wasRightAtFirst(address) === undefined ? { first: true } : {});

/** What is said to a move behind those that are made in this turn. */
export function answer(address: TaughtAddress, movesBefore: readonly string[], move: string): Promise<LessonAnswer | PuzzleAnswer> {
  return ask(base(address), { do: "move", move, ...behind(movesBefore), ...isFirst(address) }, keyTo(address));
}

/** The table as it would be after moves that are not made yet. */
export function attempt(address: TaughtAddress, movesBefore: readonly string[], move: string): Promise<LessonTried> {
  return ask(base(address), { do: "try", move, ...behind(movesBefore) }, keyTo(address));
}

export function solution(address: TaughtAddress): Promise<PuzzleSolution> {
  return ask(base(address), { do: "show", ...isFirst(address) }, keyTo(address));
}
