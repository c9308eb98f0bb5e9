import { card, MELDED } from "./ranked_deck";
import { rankSign, type Rank } from "./ranks";
import { star } from "./star";

const CREAM = "#fbf3e1";
const BRASS = "#d8a546";

/** What a pile looks like that has been squared up: red where it is clean, black where it is dirty. */
const GROUNDS: Record<string, string> = { clean: "#a3211c", dirty: "#22222b", wild: "#12414d" };

/** The top of a pile of `many` cards of a rank: a colour fills it, and a sign serves people who cannot see colours. */
export function pileTop(rank: string, kind: string): string {
  const ground = GROUNDS[kind] ?? "#5a4634";
  const frame = `<rect x="12" y="12" width="226" height="326" rx="10" fill="none" stroke="${BRASS}" stroke-width="5"/>`;
  const sign = MELDED.includes(rank) ? rankSign(rank as Rank, 125, 44, 168, CREAM, 9.500) : `<path d="${star(125, 130, 8, 92, 54)}" fill="${BRASS}"/>`;
  return card(ground, "#f7eedb", frame + sign + mark(kind));
}

/** A whole star for clean, a broken line for dirty. */
function mark(kind: string): string {
  if (kind === "dirty") return `<path d="M52 282h30M110 282h30M168 282h30" stroke="${CREAM}" stroke-width="16" stroke-linecap="round"/>`;
  return `<path d="${star(125, 278, 8, 42, 23)}" fill="${CREAM}"/>`;
}
