import { isWild, RANKED } from "../cards/ranked_deck";

/** The meld of wild cards, by the name that its rank has in a move. */
export const WILD = "wild";

/** Cards put into words for the server; or the melds among which it must first be chosen where the wild cards go. */
export type Composed = { text: string } | { goals: string[] };

/** Put into words that these cards are laid: each to the meld of its rank, the wild ones to the goal, or where they can but belong. `open` has the melds that are added to. */
export function compose(cards: readonly string[], goal: string | null, open: ReadonlySet<string>): Composed | null {
  const ordered = [...cards].sort((a, b) => RANKED.indexOf(a) - RANKED.indexOf(b));
  const wilds = ordered.filter(isWild);
  const ranks = [...new Set(ordered.filter((card) => !isWild(card)))];
  if (!cards.length) return null;
  const to = wilds.length ? (goal ?? onlyGoal(ranks, open)) : null;
  if (wilds.length && !to) return { goals: goalsOf(ranks, open, wilds.length) };
  const parts = ranks.map((rank) => part(rank, [...ordered.filter((card) => card === rank), ...(rank === to ? wilds : [])], open));
  if (to && !ranks.includes(to)) parts.push(part(to, wilds, open));
  return { text: parts.join(", ") };
}

function part(rank: string, cards: readonly string[], open: ReadonlySet<string>): string {
  return open.has(rank) ? `add ${cards.join("")} to ${rank}` : `meld ${cards.join("")}`;
}

/** Wild cards go with the one rank that is chosen; alone, and with no meld to go to, they make one of their own. */
function onlyGoal(ranks: readonly string[], open: ReadonlySet<string>): string | null {
  if (ranks.length) return ranks.length === 1 ? ranks[0]! : null;
  return open.size === 0 || (open.size === 1 && open.has(WILD)) ? WILD : null;
}

function goalsOf(ranks: readonly string[], open: ReadonlySet<string>, many: number): string[] {
  const all = new Set([...ranks, ...open]);
  const natural = RANKED.filter((rank) => all.has(rank));
  // Three wild cards by themselves are most likely meant to lie together.
  return !ranks.length && many > 2 ? [WILD, ...natural] : [...natural, WILD];
}
