import type { Clock, Scene } from "./messages";

/** When each clock that was heard of runs out, by the clock of this page, in milliseconds. */
const ends = new WeakMap<Clock, number>();

/** Note when the clock of a scene that has just been heard runs out: it may be shown later. */
export function hearClock({ clock }: Scene): void {
  if (clock) ends.set(clock, performance.now() + clock.left * 1000);
}

/** The seconds that are left on a clock now. */
export function secondsLeft(clock: Clock): number {
  const end = ends.get(clock);
  return end === undefined ? clock.left : Math.max(0, (end - performance.now()) / 1000);
}
