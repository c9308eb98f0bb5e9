const FIRST = 400;
const LONGEST = 15_000;

/** How long to wait before the nth try (from 0), in milliseconds: doubled each time, and spread so that a whole house does not knock at once. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  const step = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(step * (0.75 + chance() * 0.5));
}
