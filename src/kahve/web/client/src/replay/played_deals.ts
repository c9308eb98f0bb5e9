import type { MatchPlayed } from "../protocol/messages";

/** The names of all deals that are over, in the order in which they were played. */
export function namesOf(matches: readonly MatchPlayed[]): string[] {
  return matches.flatMap((match) => match.deals.map((played) => played.deal));
}

/** The whole name of a deal, as in "2.3"; a number alone is a deal of the last match, and no name none. */
export function wholeName(matches: readonly MatchPlayed[], deal: string | null): string | null {
  return deal && !deal.includes(".") ? `${matches.length}.${deal}` : deal;
}

/** The match in which this deal was played. */
export function matchOf(matches: readonly MatchPlayed[], deal: string): MatchPlayed | undefined {
  return matches.find((match) => match.deals.some((played) => played.deal === deal));
}
