import type { Custom, CustomList, DealStory, Game, GameList, Hint, House, HouseSet, Invitation, Lobby, LookedUp, NotReady, Phrases, Place, Review, Rules, Setup, Style } from "./messages";
import { seenBelow } from "./base";
import type { ReplayerFile } from "../proof/replayer";
import { gateway } from "./gateway";
import { devicePerson } from "../person/device_person";
import { areOffersKnown, noteOffers } from "./offers";
import { joiner } from "./places";
import { readJson } from "./reading";
import { language } from "../language/page_language";
import "../language/page";
import { message } from "../language/message";

/** A refusal by the server, with its sentence for people. */
export class Refusal extends Error {
  constructor(
    says: string,
    readonly status: number,
    readonly field: string | null,
    readonly code = "",
  ) {
    super(says);
  }
}

const unreachable = () => message("client-page-house-silent");

export async function games(): Promise<GameList> {
  const list = await ask<GameList>("/api/games");
  noteOffers(list.offers);
  return list;
}

/** Learn what the server offers, where it has not said so yet. */
export async function learnOffers(): Promise<void> {
  if (!areOffersKnown()) await games();
}

export function game(name: string): Promise<Game> {
  return ask(`/api/games/${encodeURIComponent(name)}`);
}

export function rules(game: string, house: House): Promise<Rules> {
  const query = new URLSearchParams(Object.entries(house).map(([name, value]) => [name, String(value)]));
  return ask(`/api/games/${encodeURIComponent(game)}/rules?${query}`);
}

/** Have a set of house rules checked, and written as a line; what is wrong with it is thrown as a Refusal. */
export function checkHouse(game: string, house: House, called: string): Promise<HouseSet> {
  return ask(`/api/games/${encodeURIComponent(game)}/house`, { house, called });
}

/** The set of house rules that a line of text has for this game. */
export function readHouse(game: string, line: string): Promise<HouseSet> {
  return ask(`/api/games/${encodeURIComponent(game)}/house`, { line });
}

/** The set of house rules that a family's own rule sheet has for this game; it says what was understood and what was not. */
export function readSheet(game: string, sheet: string): Promise<HouseSet> {
  return ask(`/api/games/${encodeURIComponent(game)}/house`, { sheet });
}

/** headers: the key of the device, for a person whom the server knows. */
export function openTable(setup: Setup, headers: Record<string, string> = {}): Promise<Place> {
  return request("POST", "/api/tables", setup, headers);
}

export function lobby(table: string, headers: Record<string, string> = {}): Promise<Lobby> {
  return request("GET", `/api/tables/${encodeURIComponent(table)}`, undefined, headers);
}

export function invitation(table: string): Promise<Invitation> {
  return ask(`/api/tables/${encodeURIComponent(table)}/invitation${seenBelow()}`);
}

/** What may be said at a table by number. */
export function phrases(): Promise<Phrases> {
  return ask("/api/talk");
}

export async function customs(): Promise<Custom[]> {
  return (await ask<CustomList>("/api/customs")).customs;
}

/** seat: null for any open one. */
export function sitDown(table: string, name: string, seat: number | null, headers: Record<string, string> = {}): Promise<Place> {
  return request("POST", `/api/tables/${encodeURIComponent(table)}/seats`, { name, seat, joiner: joiner() }, headers);
}

export function lookUp(table: string, word: string): Promise<LookedUp> {
  return ask(`/api/tables/${encodeURIComponent(table)}/word?${new URLSearchParams({ word })}`);
}

/** A hint for one's own seat, or what is to be said while the server gets ready for it. */
export function hint({ table, seat, token }: Place): Promise<({ ready: true } & Hint) | ({ ready: false } & NotReady)> {
  return ask(`/api/tables/${encodeURIComponent(table)}/seats/${seat}/hint`, undefined, token);
}

/** What master thinks of how one plays in this match, or how far it is with that. */
export function style({ table, seat, token }: Place): Promise<({ ready: true } & Style) | ({ ready: false } & NotReady)> {
  return ask(`/api/tables/${encodeURIComponent(table)}/seats/${seat}/style`, undefined, token);
}

/** The log of a match as a file to be saved: its deals that are over. match: its number at the table, by default the last one. path: of another log there. */
export async function logOf({ table, token }: Place, match?: number, path = "log"): Promise<Blob> {
  const person = devicePerson();
  // Of a table where one has no seat it is there for those who have played the same deals.
  const own: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : person ? { "Kahve-Person": person.key } : {};
  const headers = { "Accept-Language": language, ...own };
  const answer = await gateway().fetch(`/api/tables/${encodeURIComponent(table)}/${path}${match ? `?match=${match}` : ""}`, { headers }).catch(() => null);
  if (answer?.ok) return answer.blob();
  throw refusal(answer?.status ?? 0, await answer?.text().then(readJson<unknown>).catch(() => null));
}

/** The rules of a game, with which this page plays a deal again; null for a game that the server has none of. */
export function replayerOf(game: string): Promise<ReplayerFile | null> {
  return ask(`/api/games/${encodeURIComponent(game)}/replayer`);
}

/** A finished deal looked through, or how far that is. */
export function review({ table, token }: Place, deal: number): Promise<({ ready: true } & Review) | ({ ready: false } & NotReady)> {
  return ask(`/api/tables/${encodeURIComponent(table)}/deals/${deal}/review`, undefined, token);
}

/** What decided a finished deal, by its name, as one's own seat reads it. */
export function story({ table, seat, token }: Place, deal: string): Promise<DealStory> {
  return ask(`/api/tables/${encodeURIComponent(table)}/deals/${deal}/story${seat < 0 ? "" : `?seat=${seat}`}`, undefined, token || undefined);
}

/** Ask the server, with the key to a seat where there is one; a body is sent as JSON, and a file as it is. */
export async function ask<T>(address: string, body?: unknown, token?: string): Promise<T> {
  return request(body === undefined ? "GET" : "POST", address, body, token === undefined ? {} : { Authorization: `Bearer ${token}` });
}

/** Ask the server for something; a Refusal says why it was not to be had. */
export async function request<T>(method: string, address: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const spoken = { "Accept-Language": language, ...headers };
  const typed = body === undefined || body instanceof Blob ? spoken : { ...spoken, "Content-Type": "application/json" };
  const sent = body instanceof Blob ? body : body === undefined ? null : JSON.stringify(body);
  const answer = await gateway().fetch(address, { method, headers: typed, body: sent }).catch(() => null);
  const said: unknown = await answer?.text().then(readJson<unknown>).catch(() => null);
  if (answer?.ok && said) return said as T;
  throw refusal(answer?.status ?? 0, said);
}

/** Why something was not to be had, by the answer. */
function refusal(status: number, said: unknown): Refusal {
  const error = (said as { error?: { says?: string; field?: string | null; code?: string } } | null | undefined)?.error;
  return new Refusal(error?.says ?? unreachable(), status, error?.field ?? null, error?.code ?? "");
}
