import { FACE_DOWN } from "./deck";
import { RANKED } from "./ranked";
import { rankedName } from "./ranked_pictures";

/** Several cards of a rank: "kings", "sixes". */
export function plural(code: string): string {
  if (code === FACE_DOWN) return "cards face down";
  const name = rankedName(code);
  return name.endsWith("x") ? `${name}es` : `${name}s`;
}

/** So many of a rank: "a king", "an ace", "3 kings". */
export function some(code: string, many: number): string {
  const name = rankedName(code);
  return many === 1 ? `${/^[ae]/.test(name) ? "an" : "a"} ${name}` : `${many} ${plural(code)}`;
}

/** Cards by their number, in order: "2 kings, an ace and a joker". */
export function counted(cards: readonly string[]): string {
  const known = RANKED.filter((code) => cards.includes(code));
  const strange = [...new Set(cards)].filter((code) => !RANKED.includes(code));
  const words = [...known, ...strange].map((code) => some(code, cards.filter((one) => one === code).length));
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "no cards");
}
