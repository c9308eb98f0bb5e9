import { preferences } from "../page/preferences";
import { learnOffers, Refusal, request } from "../protocol/http";
import { isOffered } from "../protocol/offers";
import type { DeviceCode, Me, MyTable, NewKey, Place } from "../protocol/messages";
import { seenBelow } from "../protocol/base";
import { forgetPerson, keepMe, keepPerson, devicePerson } from "./device_person";

/** The header that carries the key of this device. */
export const HEADER = "Kahve-Person";

export function keyed(): Record<string, string> {
  const person = devicePerson();
  return person ? { [HEADER]: person.key } : {};
}

/** The server no longer knows this key. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.status === 401;
}

/** Ask as the person of this device. */
export async function asMe<T>(method: string, address: string, body?: unknown): Promise<T> {
  try {
    return await request<T>(method, address, body, keyed());
  } catch (error) {
    if (isUnknown(error)) forgetPerson();
    throw error;
  }
}

/** Ask with the key of this device. There is one from the first table on: nobody is asked for an account. */
export async function asPerson<T>(ask: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  await beKnown();
  try {
    return await ask(keyed());
  } catch (error) {
    if (!isUnknown(error) || !devicePerson()) throw error;
    // The server has forgotten this person: a table is laid all the same, for a new one.
    forgetPerson();
    await beKnown();
    return ask(keyed());
  }
}

/** Let a server that knows persons make one for this device, if it speaks for none yet; where that fails one sits down unknown. */
export async function beKnown(): Promise<void> {
  if (devicePerson()) return;
  await learnOffers().catch(() => undefined);
  if (isOffered("persons")) await makePerson(preferences().name || null).catch(() => undefined);
}

export async function makePerson(name: string | null): Promise<Me> {
  const newKey = await request<NewKey>("POST", "/api/me", { name });
  keepPerson(newKey);
  return newKey.me;
}

export async function aboutMe(): Promise<Me> {
  const me = await asMe<Me>("GET", "/api/me");
  keepMe(me);
  return me;
}

export async function changeMe(change: { name?: string; emblem?: string }): Promise<Me> {
  const me = await asMe<Me>("PATCH", "/api/me", change);
  keepMe(me);
  return me;
}

export async function myTables(): Promise<MyTable[]> {
  return (await asMe<{ tables: MyTable[] }>("GET", "/api/me/tables")).tables;
}

/** A key to the seat that this person has at a table, for this device. */
export function keyTo(table: string): Promise<Place> {
  return asMe("POST", `/api/me/tables/${encodeURIComponent(table)}/key`);
}

export function forgetTable(table: string): Promise<unknown> {
  return asMe("DELETE", `/api/me/tables/${encodeURIComponent(table)}`);
}

export function newCode(): Promise<DeviceCode> {
  return asMe("POST", `/api/me/code${seenBelow()}`);
}

/** This device speaks for whoever gave the code from now on. bring: the tables of this device come along. */
export async function useCode(code: string, bring: boolean): Promise<Me> {
  return moveIn(await request<NewKey>("POST", "/api/devices", { code, bring }, keyed()));
}

export async function signOut(device: string): Promise<void> {
  await asMe("DELETE", `/api/me/devices/${encodeURIComponent(device)}`);
}

/** Everything that the server keeps of this person, as the text of a file. */
export async function myFile(): Promise<string> {
  return JSON.stringify(await asMe<unknown>("GET", "/api/me/file"), null, 2);
}

export async function deleteMe(): Promise<void> {
  await asMe("DELETE", "/api/me");
  forgetPerson();
}

export function passkeyToAdd(): Promise<unknown> {
  return asMe("POST", "/api/me/passkeys/options");
}

export function addPasskey(credential: unknown): Promise<Me> {
  return asMe("POST", "/api/me/passkeys", { credential });
}

export function dropPasskey(name: string): Promise<Me> {
  return asMe("DELETE", `/api/me/passkeys/${encodeURIComponent(name)}`);
}

export function passkeyToComeBack(): Promise<unknown> {
  return request("POST", "/api/passkeys/options");
}

export async function comeBack(credential: unknown, bring: boolean): Promise<Me> {
  return moveIn(await request<NewKey>("POST", "/api/passkeys", { credential, bring }, keyed()));
}

function moveIn(newKey: NewKey): Me {
  keepPerson(newKey);
  return newKey.me;
}
