import type { Moment, Replayer, Turned } from "./replayer";
import type { ShownDeal, Sight, ShownMove } from "./shown_deals";

/** A deal played again from the proven orders: the moments after each deal and each turn, several where a word was asked for. */
export interface Replayed {
  /** By the number of the deal; all but the last were void. */
  dealt: Map<number, Moment>;
  /** Whether all deals but the last are void by the rules: a server could leave out deals that it does not like. */
  voids: boolean;
  /** For each turn of the last deal the ways in which it can have gone on from the turn before. */
  turns: Turned[][];
  /** Whether the next turn is against the rules; then no turns follow. */
  stuck: boolean;
}

/** The first thing that was shown and does not follow from the proven order. */
export interface Difference {
  moves: number;
  /** What was shown there, in codes, and what lies there by the proven order; empty where that is not about cards in a place. */
  shown: string[];
  due: string[];
}

export interface Compared {
  difference: Difference | null;
  /** How many pictures of the table were compared. */
  sights: number;
  /** Whether the deal was seen from its first card to its last, and all that was seen of it fits. */
  whole: boolean;
}

interface Turn {
  seat: number;
  numbers: number[];
}

/** Play a deal again. orders: those that are proven, by the number of the deal. */
export function replay(replayer: Replayer, start: Moment, orders: ReadonlyMap<number, readonly string[]>, turns: readonly Turn[], seen: ShownDeal): Replayed {
  const dealt = new Map<number, Moment>();
  let last = start;
  for (const [deal, order] of orders) dealt.set(deal, (last = replayer.deal(last, order)));
  const deal = [...orders.keys()].at(-1)!;
  const voids = [...dealt.values()].slice(0, -1).every((moment) => moment.number("phase") !== PLAYING);
  const ways: Turned[][] = [];
  let now = [last];
  for (const [at, { seat, numbers }] of turns.entries()) {
    const all = replayer.turn(now, seat, numbers);
    // Of the ways that a word may have gone only those are left that this page was shown.
    const sights = seen.sights.filter((sight) => sight.deal === deal && sight.moves === at + 1);
    const shown = all.filter(({ moments }) => sights.every((sight) => !differs(replayer, sight, moments.at(-1)!)));
    const left = shown.length ? shown : all;
    if (!left.length) return { dealt, voids, turns: ways, stuck: true };
    ways.push(left);
    now = left.map(({ moments }) => moments.at(-1)!);
  }
  return { dealt, voids, turns: ways, stuck: false };
}

/** Compare all that was seen of a deal with the deal played again. texts: its turns, as the word of the deal is made of them. */
export function compare(replayer: Replayer, { dealt, turns, stuck }: Replayed, seen: ShownDeal, texts: readonly string[]): Compared {
  const last = [...dealt.keys()].at(-1)!;
  // Behind a turn that is against the rules there is nothing to compare.
  const reached = ({ deal, moves }: { deal: number; moves: number }) => !stuck || deal !== last || moves <= turns.length;
  const sights = seen.sights.filter(reached);
  const after = (moves: number): Moment[] => (moves < 1 ? [dealt.get(last)!] : (turns[moves - 1] ?? []).map(({ moments }) => moments.at(-1)!));
  const at = ({ deal, moves }: Sight): Moment[] => (deal === last ? after(moves) : [dealt.get(deal) ?? []].flat());
  // A move that was made and taken back unseen leaves pictures behind that are of no move of the deal.
  const sure = !(seen.gaps && seen.takeback);
  const compared = [...sights].sort((a, b) => a.deal - b.deal || a.moves - b.moves).map((sight) => ({ sure: sure || sight.moves === 0 || sight === sights.at(-1), wrong: between(replayer, sight, at(sight)) }));
  compared.push(...seen.told.filter(reached).map((shown) => ({ sure, wrong: wrongMove(replayer, shown, (shown.deal === last && turns[shown.moves - 1]) || [], texts[shown.moves - 1]) })));
  compared.push(...seen.undone.filter(reached).map((shown) => ({ sure, wrong: wrongUndoneMove(replayer, shown, after(shown.moves - 1)) })));
  const differing = compared.filter(({ wrong }) => wrong !== null);
  const ends = [0, turns.length].every((end) => seen.sights.some(({ deal, moves }) => deal === last && moves === end));
  return { difference: differing.find((one) => one.sure)?.wrong ?? null, sights: sights.length, whole: ends && !differing.length };
}

function between(replayer: Replayer, sight: Sight, moments: readonly Moment[]): Difference | null {
  if (!moments.length) return { moves: sight.moves, shown: [], due: [] };
  const differences = moments.map((moment) => differs(replayer, sight, moment));
  return differences.every((one) => one !== null) ? differences[0]! : null;
}

/** What of a sight is not as it lies at that moment; null where all is. */
function differs(replayer: Replayer, sight: Sight, moment: Moment): Difference | null {
  const wrong = (shown: readonly string[] = [], due: readonly string[] = []): Difference => ({ moves: sight.moves, shown: [...shown], due: [...due] });
  for (const [seat, open] of sight.hands.entries()) {
    const due = replayer.codesIn(moment, "hand", seat);
    const known = sight.known[seat] ?? [];
    if (sight.counts[seat] !== moment.count("hand", seat) || !isAmong(open, due) || !isAmong(known, due)) return wrong(open.length ? open : known, due);
  }
  const { lies } = replayer.file;
  for (const zone of sight.zones) {
    const where = lies[zone.name] ?? lies[zone.kind];
    if (!where && zone.cards.length) return wrong(zone.cards);
    const due = where ? lying(replayer, moment, where.fields, zone.side, where.start) : [];
    if (where && !fits(zone.cards, due, where.shown)) return wrong(zone.cards, due);
  }
  for (const [side, taken] of sight.taken.entries()) {
    const due = lies["taken"] ? lying(replayer, moment, lies["taken"].fields, side) : [];
    if (!isAmong(taken, due)) return wrong(taken, due);
  }
  for (const [seat, tops] of sight.tops.entries()) {
    const due = lies["unopened"] ? lying(replayer, moment, lies["unopened"].fields, seat) : [];
    if (!isAmong(tops, due)) return wrong(tops, due);
  }
  if (sight.plays && (moment.number("phase") !== PLAYING || moment.number("turn") !== sight.turn)) return wrong();
  if (moment.number("dealer") !== sight.dealer || sight.scores.some((score, side) => moment.number("scores", side) !== score)) return wrong();
  return null;
}

/** A move that goes by another text, or in which somebody played cards that they did not hold or took some that did not lie there. */
function wrongMove(replayer: Replayer, shown: ShownMove, ways: readonly Turned[], text = ""): Difference | null {
  const fitting = ways.some(({ seat, moments }) => {
    const hands = moments.map((moment) => replayer.codesIn(moment, "hand", shown.seat));
    const lay = shown.taken.length ? moments.flatMap((moment) => onTable(replayer, moment)) : [];
    return seat === shown.seat && shown.cards.every((code) => hands.some((hand) => hand.includes(code))) && shown.taken.every((code) => lay.includes(code));
  });
  const isNamed = `${text} `.startsWith(`${shown.seat}:${shown.text} `);
  return fitting && isNamed ? null : { moves: shown.moves, shown: [...shown.cards, ...shown.taken], due: [] };
}

function wrongUndoneMove(replayer: Replayer, shown: ShownMove, moments: readonly Moment[]): Difference | null {
  const wasInHand = moments.some((moment) => isAmong(shown.cards, replayer.codesIn(moment, "hand", shown.seat)));
  return wasInHand ? null : { moves: shown.moves, shown: shown.cards, due: [] };
}

const PLAYING = 1;

function onTable(replayer: Replayer, moment: Moment): string[] {
  const zones = Object.entries(replayer.file.lies).filter(([name]) => name !== "unopened");
  return zones.flatMap(([, { fields }]) => fields.flatMap((field) => [0, 1, 2].flatMap((side) => replayer.codesIn(moment, field, side))));
}

function lying(replayer: Replayer, moment: Moment, fields: readonly string[], row: number, start = ""): string[] {
  const cards = fields.flatMap((field) => replayer.codesIn(moment, field, row));
  return start ? cards.slice(moment.number(start)) : cards;
}

function fits(shown: readonly string[], due: readonly string[], how: string): boolean {
  if (how === "among") return isAmong(shown, due);
  const part = how === "all" ? due : how === "top" ? due.slice(due.length - shown.length) : due.slice(0, shown.length);
  return part.length === shown.length && part.every((code, at) => code === shown[at]);
}

/** Whether these cards are some of those, each as often. */
function isAmong(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
