const FIRST = 400;
/** With this, and the spread, a visible page tries again at least every three seconds. */
const LONGEST = 2_400;
const LONGEST_UNSEEN = 15_000;

/** How long to wait before the nth try (from 0), in milliseconds: doubled each time, and spread so that browsers do not all knock at once. isSeen: whether the page is in sight. */
export function backoff(attempt: number, chance: () => number = Math.random, isSeen = true): number {
  const step = Math.min(isSeen ? LONGEST : LONGEST_UNSEEN, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(step * (0.75 + chance() * 0.5));
}
