/** How many cards of each group of the hand are chosen. */
export type Chosen = ReadonlyMap<string, number>;

export const NOTHING: Chosen = new Map();

/** One more of a group; after the last of it none. */
export function oneMore(chosen: Chosen, code: string, count: number): Chosen {
  const now = chosen.get(code) ?? 0;
  return withCount(chosen, code, now >= count ? 0 : now + 1);
}

export function oneLess(chosen: Chosen, code: string): Chosen {
  return withCount(chosen, code, (chosen.get(code) ?? 0) - 1);
}

export function withCount(chosen: Chosen, code: string, count: number): Chosen {
  const next = new Map(chosen);
  if (count > 0) next.set(code, count);
  else next.delete(code);
  return next;
}

/** What is still in the hand of that. */
export function within(chosen: Chosen, counts: ReadonlyMap<string, number>): Chosen {
  const next = new Map<string, number>();
  for (const [code, count] of chosen) {
    const left = Math.min(count, counts.get(code) ?? 0);
    if (left > 0) next.set(code, left);
  }
  return next;
}

/** The chosen cards one by one. */
export function cardsOf(chosen: Chosen): string[] {
  return [...chosen].flatMap(([code, count]) => Array<string>(count).fill(code));
}
