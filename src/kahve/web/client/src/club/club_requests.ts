import { asMe, keyed } from "../person/person_requests";
import { seenBelow } from "../protocol/base";
import { Refusal } from "../protocol/http";
import { gateway } from "../protocol/gateway";
import type { ClubBook, ClubPage, ClubShort, Invitation, Place, Value } from "../protocol/messages";
import "../language/page";
import { message } from "../language/message";

/** What a member asks of a club, as docs/clubs.md has it. */
export type Act =
  | { do: "change"; name?: string; emblem?: string; zone?: string; call?: string; rated?: boolean; customs?: Record<string, Value> }
  | { do: "keep_rules"; game: string; called: string; house: Record<string, Value> }
  | { do: "drop_rules" | "make_usual"; game: string; called: string }
  | { do: "plan_evening"; day: string; time: string; weekly: boolean; says: string }
  | { do: "call_off"; evening: string; day?: string }
  | { do: "answer"; evening: string; day: string; comes: "yes" | "late" | "no" }
  | { do: "seat"; game: string; called: string; mode: "drawn" | "rotated" | "fixed"; sizes: number[] }
  | { do: "change_seats"; tables: string[][] }
  | { do: "next_round" | "renew_code" | "leave" | "dissolve" }
  | { do: "give_role"; member: string; role: "host" | "member" }
  | { do: "hand_over" | "remove"; member: string };

const addressOf = (club: string, rest = "") => `/api/clubs/${encodeURIComponent(club)}${rest}`;

/** How one comes to a club: by its code, or by a table from which it was founded. */
export type Way = { code: string } | { table: string };

export const myClubs = async (): Promise<ClubShort[]> => (await asMe<{ clubs: ClubShort[] }>("GET", "/api/me/clubs")).clubs;
export const clubPage = (club: string): Promise<ClubPage> => asMe("GET", addressOf(club));
export const joinClub = (way: Way): Promise<ClubPage> => asMe("POST", "/api/clubs/join", way);
export const actIn = (club: string, act: Act): Promise<unknown> => asMe("POST", addressOf(club, "/acts"), { act });
export const clubInvitation = (club: string): Promise<Invitation> => asMe("GET", addressOf(club, `/invitation${seenBelow()}`));
export const clubFile = async (club: string): Promise<string> => JSON.stringify(await asMe<unknown>("GET", addressOf(club, "/file")), null, 2);
export const openClubTable = (club: string, wish: { game: string; called?: string; seats?: number }): Promise<Place> => asMe("POST", addressOf(club, "/tables"), wish);

export const sitPlanned = (club: string, place: number): Promise<Place> => asMe("POST", addressOf(club, `/seats/${place}`));
export const calendarOf = (club: string): Promise<Invitation> => asMe("GET", addressOf(club, `/calendar${seenBelow()}`));
export const tellPush = (club: string, method: "POST" | "DELETE", body?: unknown): Promise<unknown> => asMe(method, addressOf(club, "/push"), body);

export const clubBook = (club: string, wish: Record<string, string>): Promise<ClubBook> => asMe("GET", addressOf(club, `/book?${new URLSearchParams(wish)}`));
export const writeNote = async (club: string, note: { table: string; deal: string; says: string }): Promise<void> => void (await asMe("POST", addressOf(club, "/notes"), note));

/** The whole book as a text. */
export async function clubBookFile(club: string, kind: "csv" | "json"): Promise<string> {
  const answer = await gateway().fetch(addressOf(club, `/book.${kind}`), { headers: keyed() });
  if (!answer.ok) throw new Error(message("client-page-house-silent"));
  return answer.text();
}

export function foundClub(wish: { name: string; emblem: string | null; table: string | null }): Promise<ClubPage> {
  return asMe("POST", "/api/clubs", { ...wish, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
}

/** The club behind a code or a table; null where there is none. */
export async function atTheDoor(way: Way): Promise<ClubShort | null> {
  try {
    return await asMe<ClubShort>("POST", "/api/clubs/door", way);
  } catch (error) {
    if (error instanceof Refusal && error.code === "code") return null;
    throw error;
  }
}
