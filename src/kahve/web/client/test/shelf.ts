import type { Shelf } from "../src/proof/held";

/** A shelf that lasts as long as the test. */
export function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text), removeItem: (key) => void kept.delete(key), keys: () => [...kept.keys()] };
}
