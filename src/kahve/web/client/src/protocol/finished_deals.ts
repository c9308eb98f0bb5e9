import { keyed } from "../person/person_requests";
import { ask, request } from "./http";
import type { DealCourse, Deals, Drill, NotReady, OpenedLog, Place, Proof, Replay, Review, Style, WhatIf } from "./messages";
import { placeAt } from "./places";

/** Where deals lie that are over: a table, or a log that was opened. */
export interface Source {
  log: boolean;
  place: string;
}

const base = ({ log, place }: Source) => `/api/${log ? "replays" : "tables"}/${encodeURIComponent(place)}/deals`;

/** The key to the own seat at that table, if this browser has one, and that of its person, who may have played the same deals elsewhere. */
function keysTo({ log, place }: Source): Record<string, string> {
  const token = log ? undefined : placeAt(place)?.token;
  return { ...(log ? {} : keyed()), ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
}

const look = <T>(source: Source, rest: string): Promise<T> => request("GET", `${base(source)}${rest}`, undefined, keysTo(source));

export function deals(source: Source): Promise<Deals> {
  return look(source, "");
}

export interface Looked {
  deal: string;
  seat: number;
  hands: "own" | "all";
}

/** A part of a deal that is over, from this step on. */
export function replay(source: Source, { deal, seat, hands }: Looked, from: number): Promise<Replay> {
  return look(source, `/${encodeURIComponent(deal)}/replay?${new URLSearchParams({ seat: String(seat), hands, from: String(from) })}`);
}

/** From what the cards of a deal were made. */
export function proofOf(source: Source, deal: string): Promise<Proof> {
  return look(source, `/${encodeURIComponent(deal)}/proof`);
}

/** The moves of a deal that is over in numbers, to be played again from its order. */
export function courseOf(source: Source, deal: string): Promise<DealCourse> {
  return look(source, `/${encodeURIComponent(deal)}/course`);
}

/** The deal looked through, or how far that is. */
export function reviewOf(source: Source, deal: string): Promise<({ ready: true } & Review) | ({ ready: false } & NotReady)> {
  return look(source, `/${encodeURIComponent(deal)}/review`);
}

/** One's own mistakes at a table, from the reviews of its deals. */
export function drillAt({ table, seat, token }: Place): Promise<Drill> {
  return ask(`/api/tables/${encodeURIComponent(table)}/drill?seat=${seat}`, undefined, token);
}

/** What master thinks of how the player of this seat plays, in all matches of the log that they have played. */
export function styleIn({ place }: Source, match: number, seat: number): Promise<({ ready: true } & Style) | ({ ready: false } & NotReady)> {
  return ask(`/api/replays/${encodeURIComponent(place)}/style?${new URLSearchParams({ match: String(match), seat: String(seat) })}`);
}

/** A new table that goes on from a move of the deal. headers: the key of the device, for a person whom the server knows. */
export function goOnFrom(source: Source, deal: string, body: WhatIf, headers: Record<string, string>): Promise<Place> {
  return request("POST", `${base(source)}/${encodeURIComponent(deal)}/whatif`, body, { ...keysTo(source), ...headers });
}

export function openLog(file: Blob): Promise<OpenedLog> {
  return ask("/api/replays", file);
}
