import { ask } from "../protocol/http";
import type { Course, Lesson, LessonAnswer, LessonTried } from "../protocol/messages";
import type { LearnAddress } from "./address";

const base = ({ game, number }: LearnAddress) => `/api/games/${encodeURIComponent(game)}/lessons${number === null ? "" : `/${number}`}`;

export function course(game: string): Promise<Course> {
  return ask(base({ game, number: null }));
}

export function lesson(address: LearnAddress): Promise<Lesson> {
  return ask(base(address));
}

/** What the teacher says to a move. */
export function answer(address: LearnAddress, move: string): Promise<LessonAnswer> {
  return ask(base(address), { do: "move", move });
}

/** The table as it would be after moves that are not made yet. */
export function attempt(address: LearnAddress, move: string): Promise<LessonTried> {
  return ask(base(address), { do: "try", move });
}
