import type { Shelf } from "../src/proof/known_exchanges";

/** A shelf that lasts as long as the test. */
export function shelf(): Shelf {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, text) => void values.set(key, text), removeItem: (key) => void values.delete(key), keys: () => [...values.keys()] };
}
