import { asMe } from "../person/person_requests";
import { seenBelow } from "../protocol/base";
import type { DuplicatePage, Invitation, NewDuplicate, Place, Setup } from "../protocol/messages";
import type { Gift } from "../protocol/wish";

const addressOf = (duplicate: string, rest = "") => `/api/duplicates/${encodeURIComponent(duplicate)}${rest}`;

/** Where the page of a duplicate is. */
export const sameAddress = (duplicate: string): string => `/same/${encodeURIComponent(duplicate)}`;

/** tables: how many play at the same time; 0 where each person plays with bots. */
export const beginSame = async (setup: Setup, deals: number, tables: number): Promise<string> => (await asMe<NewDuplicate>("POST", "/api/duplicates", { ...setup, deals, tables })).duplicate;

/** Begin one of a club: at the tables of its evening, or with bots where a game is named. */
export const beginSameInClub = async (club: string, wish: { deals: number; game?: string; called?: string }): Promise<string> =>
  (await asMe<NewDuplicate>("POST", `/api/clubs/${encodeURIComponent(club)}/duplicates`, wish)).duplicate;

export const samePage = (duplicate: string): Promise<DuplicatePage> => asMe("GET", addressOf(duplicate));
export const sameInvitation = (duplicate: string): Promise<Invitation> => asMe("GET", addressOf(duplicate, `/invitation${seenBelow()}`));
export const takeSeat = (duplicate: string, table: number): Promise<DuplicatePage> => asMe("POST", addressOf(duplicate, "/people"), { table });
export const sitDownSame = (duplicate: string): Promise<Place> => asMe("POST", addressOf(duplicate, "/seat"));
export const beginWithout = (duplicate: string): Promise<DuplicatePage> => asMe("POST", addressOf(duplicate, "/chance"), { begin: true });

/** What this device gives, a text for each deal. */
export function giveSame(duplicate: string, gifts: readonly Gift[]): Promise<DuplicatePage> {
  const texts = (kind: Gift["do"]) => gifts.filter((gift) => gift.do === kind).map(({ share }) => share);
  return asMe("POST", addressOf(duplicate, "/chance"), { commitments: texts("commit"), values: texts("share") });
}
