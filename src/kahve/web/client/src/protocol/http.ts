import type { Game, Hint, House, Lobby, LookedUp, NotReady, Place, Review, Rules, Setup } from "./messages";

/** A refusal by the server, with its sentence for people. */
export class Refusal extends Error {
  constructor(
    says: string,
    readonly status: number,
    readonly field: string | null,
  ) {
    super(says);
  }
}

const UNREACHABLE = "The house does not answer. Is the server running?";

export async function games(): Promise<Game[]> {
  return (await ask<{ games: Game[] }>("/api/games")).games;
}

export function rules(game: string, house: House): Promise<Rules> {
  const query = new URLSearchParams(Object.entries(house).map(([name, value]) => [name, String(value)]));
  return ask(`/api/games/${encodeURIComponent(game)}/rules?${query}`);
}

export function openTable(setup: Setup): Promise<Place> {
  return ask("/api/tables", setup);
}

export function lobby(table: string): Promise<Lobby> {
  return ask(`/api/tables/${encodeURIComponent(table)}`);
}

export function sitDown(table: string, name: string, seat: number): Promise<Place> {
  return ask(`/api/tables/${encodeURIComponent(table)}/seats`, { name, seat });
}

export function lookUp(table: string, word: string): Promise<LookedUp> {
  return ask(`/api/tables/${encodeURIComponent(table)}/word?${new URLSearchParams({ word })}`);
}

/** A hint for one's own seat, or what is to be said while the house gets ready for it. */
export function hint({ table, seat, token }: Place): Promise<({ ready: true } & Hint) | ({ ready: false } & NotReady)> {
  return ask(`/api/tables/${encodeURIComponent(table)}/seats/${seat}/hint`, undefined, token);
}

/** A finished deal looked through, or how far that is. */
export function review({ table, token }: Place, deal: number): Promise<({ ready: true } & Review) | ({ ready: false } & NotReady)> {
  return ask(`/api/tables/${encodeURIComponent(table)}/deals/${deal}/review`, undefined, token);
}

async function ask<T>(address: string, body?: unknown, token?: string): Promise<T> {
  const posted = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const keyed = token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } };
  const answer = await fetch(address, body === undefined ? keyed : posted).catch(() => null);
  const said: unknown = await answer?.json().catch(() => null);
  if (answer?.ok && said) return said as T;
  const error = (said as { error?: { says?: string; field?: string | null } } | null)?.error;
  throw new Refusal(error?.says ?? UNREACHABLE, answer?.status ?? 0, error?.field ?? null);
}
