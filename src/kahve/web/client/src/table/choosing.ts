import type { Move } from "../protocol/messages";
import { withKeys, type KeyedCard } from "./keyed_cards";

/** One way to take with a card: its move, and the cards of the floor that it takes. */
export interface Way {
  move: Move;
  takes: ReadonlySet<string>;
}

/** What a card of several moves may do: the ways to take, and the moves that take nothing. */
export interface Question {
  ways: readonly Way[];
  others: readonly Move[];
}

/** How it stands between the ways when some cards have been chosen; every card of the floor is a key. */
export interface Choosing {
  /** Taken in every way, whatever is chosen. */
  fixed: ReadonlySet<string>;
  /** Taken in every way that is left: the fixed ones, the chosen ones, and those that cannot but go with them. */
  lit: ReadonlySet<string>;
  /** May still be added. */
  open: ReadonlySet<string>;
  /** Belongs to a way, but to none together with what has been chosen. */
  apart: ReadonlySet<string>;
  /** The way that takes exactly what is lit: it can be played, even where more could be added. */
  take: Way | null;
}

/** The ways of a card on this floor; null where what lies there cannot tell its moves apart, so that they must be asked in words. */
export function questionOf(floor: readonly KeyedCard[], moves: readonly Move[]): Question | null {
  const there = new Set(floor.map(({ key }) => key));
  const ways = moves.filter((move) => move.taken?.length).map((move) => ({ move, takes: new Set(withKeys(move.taken!).map(({ key }) => key)) }));
  const known = ways.every((way) => [...way.takes].every((key) => there.has(key)));
  const different = new Set(ways.map((way) => [...way.takes].sort().join())).size === ways.length;
  return ways.length && known && different ? { ways, others: moves.filter((move) => !move.taken?.length) } : null;
}

export function choosing(ways: readonly Way[], chosen: readonly string[]): Choosing {
  const left = ways.filter((way) => chosen.every((key) => way.takes.has(key)));
  const fixed = inAll(ways);
  const lit = inAll(left);
  const open = without(inAny(left), lit);
  return {
    fixed,
    lit,
    open,
    apart: without(without(inAny(ways), lit), open),
    // What is lit is part of every way that is left: the one of the same size is the same.
    take: left.find((way) => way.takes.size === lit.size) ?? null,
  };
}

/** The same where the ways are not listed: `first` is the move for all of them, and `now` what the server says of those that are left. */
export function judged(first: Move, now: Move): Choosing {
  const fixed = keysOf(first.taken);
  const lit = keysOf(now.taken);
  const open = keysOf(now.open);
  const any = new Set([...fixed, ...keysOf(first.open)]);
  return { fixed, lit, open, apart: without(without(any, lit), open), take: now.part ? null : { move: now, takes: lit } };
}

function keysOf(cards: readonly string[] = []): Set<string> {
  return new Set(withKeys(cards).map(({ key }) => key));
}

/** Tap a card: it is added, or let go. Of what was chosen before stays what goes with it, the newest first; `chosen` has the newest last. */
export function tap(ways: readonly Way[], chosen: readonly string[], key: string): string[] {
  const now = choosing(ways, chosen);
  if (now.fixed.has(key) || !inAny(ways).has(key)) return [...chosen];
  if (now.lit.has(key)) return letGo(ways, chosen, key);
  const keys = [key];
  for (const older of [...chosen].reverse()) {
    if (ways.some((way) => way.takes.has(older) && keys.every((one) => way.takes.has(one)))) keys.push(older);
  }
  return keys.reverse();
}

/** Without this card, and without the others, newest first, that cannot but bring it with them. */
function letGo(ways: readonly Way[], chosen: readonly string[], key: string): string[] {
  const keys = chosen.filter((one) => one !== key);
  while (keys.length && choosing(ways, keys).lit.has(key)) keys.pop();
  return keys;
}

function inAll(ways: readonly Way[]): Set<string> {
  return new Set([...(ways[0]?.takes ?? [])].filter((key) => ways.every((way) => way.takes.has(key))));
}

function inAny(ways: readonly Way[]): Set<string> {
  return new Set(ways.flatMap((way) => [...way.takes]));
}

function without(keys: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...keys].filter((key) => !others.has(key)));
}
