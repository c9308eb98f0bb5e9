import { hexToBytes } from "@noble/hashes/utils.js";
import type { House } from "../protocol/messages";

/** The rules of a game as WebAssembly, with what a page has to know of its records (kahve/engine/replayer.py). */
export interface ReplayerFile {
  game: string;
  /** Bytes of a record. */
  size: number;
  /** Each field: its kind, where it begins, and its lengths. */
  fields: Record<string, [Kind, number, number[]]>;
  /** The fields in which cards lie, each with the field that counts them. */
  zones: Record<string, string>;
  house: HouseRow[];
  /** The numbers of cards by their codes; null where the house rules have the letters of each suit. */
  cards: Record<string, number> | null;
  /** For each suit of letters the house rule that has its letters, in a deck of one's own. */
  suits: Record<string, string>;
  /** By the house rule `deck`: the letters of each suit. */
  decks: Record<string, Record<string, string>>;
  /** The house rule that has the card that is left out of a deck of one's own. */
  left_out: string;
  packs: Packs;
  items: string[];
  lies: Record<string, Lies>;
  oracles: Record<string, Filled>[];
  module: string;
}

export type Kind = "int" | "Ints" | "Counts" | "Cards" | "Hands" | "Tally";

/** Where in a record the cards of a zone of a scene lie. */
export interface Lies {
  shown: "all" | "top" | "bottom" | "among";
  fields: string[];
  start: string;
}

/** How often each number of a card is in a pack, and with which pack is played by the numbers of these house rules. */
interface Packs {
  rules: string[];
  by: Record<string, number>;
  counts: number[][];
}

interface HouseRow {
  name: string;
  fixed?: number;
  default?: number | string | boolean;
  values?: Record<string, number>;
  open?: boolean;
}

interface Filled {
  bytes: number;
  runs: [number, number][];
  rises: boolean;
}

const SLOT = 8;
const PLACES_OF_HAND = 8;
/** Bytes of a slot for each array that a call takes, so that none begins beside a multiple of 16. */
const ROUND = 16;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  kahve_keep(bytes: number): number;
  kahve_box(bytes: number): number;
  [name: string]: unknown;
}

/** A record of a game at one moment: its bytes, read by the names of fields. */
export class Moment {
  private readonly view: DataView;

  constructor(
    private readonly file: ReplayerFile,
    readonly bytes: Uint8Array,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** A number of a field, by its place in it. */
  number(field: string, at = 0): number {
    const [kind, offset] = this.file.fields[field]!;
    return kind === "int" || kind === "Ints" ? this.view.getInt32(offset + 4 * at, true) : this.view.getInt8(offset + at);
  }

  /** How many cards lie in a row of a zone. */
  count(field: string, row = 0): number {
    return this.number(this.file.zones[field]!, row);
  }

  /** The numbers of the cards in a field, in their order where they have one. row: of a field with one for each seat or side. */
  cards(field: string, row = 0): number[] {
    const [kind, offset, shape] = this.file.fields[field]!;
    const wide = kind === "Hands" ? PLACES_OF_HAND : shape.at(-1)!;
    const hasRows = kind === "Hands" || shape.length === 2;
    if (row >= (hasRows ? shape[0]! : 1)) return hasRows ? [] : this.cards(field);
    const own = new Int8Array(this.bytes.buffer, this.bytes.byteOffset + offset + wide * row, wide);
    if (kind === "Tally") return [...own].flatMap((number, card) => Array<number>(number).fill(card));
    if (kind === "Cards" && field in this.file.zones) return [...own.subarray(0, this.count(field, row))];
    return [...own].filter((card) => card !== 0);
  }
}

/** What the moves of a turn came to: the moment before each of them, and the one after the last. */
export interface Turned {
  seat: number;
  moments: Moment[];
}

/** The rules of one game, called in this page. A RangeError says what is not of these rules. */
export class Replayer {
  private readonly exports: Exports;
  private readonly house: BigInt64Array;
  private readonly numbersOf: Record<string, number>;
  private readonly codes: Record<number, string>;
  /** The numbers of all cards, in ascending order. */
  private readonly pack: number[];
  /** For each answer that a list of words may give, where in memory its tables lie. */
  private readonly oracles: [string, number][][];

  private constructor(
    readonly file: ReplayerFile,
    module: WebAssembly.Instance,
    house: House,
    given: readonly string[],
  ) {
    this.exports = module.exports as unknown as Exports;
    this.exports._initialize?.();
    this.house = BigInt64Array.from(houseNumbers(file, house, given));
    this.numbersOf = file.cards ?? letterNumbers(file, house);
    this.codes = Object.fromEntries(Object.entries(this.numbersOf).map(([code, number]) => [number, code]));
    this.pack = packOf(file, house, this.house, this.numbersOf);
    const lying = new Map<string, number>();
    this.oracles = file.oracles.map((oracle) => Object.entries(oracle).map(([setter, filled]) => [setter, this.keep(filled, lying)]));
  }

  /** house: the rules that differ from the book, as people read them. given: all of them as numbers, for those that only the server can work out. */
  static async of(file: ReplayerFile, house: House, given: readonly string[]): Promise<Replayer> {
    const module = await WebAssembly.instantiate(Uint8Array.from(atob(file.module), (letter) => letter.charCodeAt(0)));
    return new Replayer(file, module.instance, house, given);
  }

  code(card: number): string {
    return this.codes[card] ?? "??";
  }

  codesIn(moment: Moment, field: string, row = 0): string[] {
    return moment.cards(field, row).map((card) => this.code(card));
  }

  /** Whether these codes are the pack of this game, in ascending order as the pack of an order begins. */
  isPack(codes: readonly string[]): boolean {
    return codes.length === this.pack.length && codes.every((code, at) => this.numbersOf[code] === this.pack[at]);
  }

  /** The record before the deal, with no card in it, whatever the server says lies there. */
  start(digits: string): Moment {
    const bytes = hexToBytes(digits);
    if (bytes.length !== this.file.size) throw new RangeError(`a record has ${this.file.size} bytes, not ${bytes.length}`);
    for (const [kind, offset, shape] of Object.values(this.file.fields)) {
      const count = shape.reduce((all, length) => all * length, 1);
      if (kind === "Cards" || kind === "Tally") bytes.fill(0, offset, offset + count);
      if (kind === "Hands") bytes.fill(0, offset, offset + PLACES_OF_HAND * count);
    }
    return new Moment(this.file, bytes);
  }

  /** The moment after a deal from this order, top card first. */
  deal(before: Moment, order: readonly string[]): Moment {
    this.ask(this.oracles[0]!);
    const cards = Int8Array.from(order, (code) => this.numbersOf[code] ?? 0);
    return this.call("deal", before, [new Uint8Array(cards.buffer)], [cards.length]).after;
  }

  /**
   * The turns that these numbers may be, each from one of these moments: several where a rule asks for a word, which this page does not look up.
   * None where they are against the rules.
   */
  turn(befores: readonly Moment[], seat: number, numbers: readonly number[]): Turned[] {
    let ways: Turned[] = befores.filter((moment) => moment.number("turn") === seat).map((moment) => ({ seat, moments: [moment] }));
    for (const number of numbers) ways = apart(ways.flatMap((way) => this.moves(way, number)));
    return ways;
  }

  private moves({ seat, moments }: Turned, number: number): Turned[] {
    return this.oracles.flatMap((oracle) => {
      this.ask(oracle);
      const before = moments.at(-1)!;
      if (this.call("refusal", before, [], [number]).answer !== 0) return [];
      return [{ seat, moments: [...moments, this.call("step", before, [], [number]).after] }];
    });
  }

  /** Lay the tables of words where the rules read them. */
  private ask(oracle: [string, number][]): void {
    for (const [setter, place] of oracle) (this.exports[setter] as (place: number) => void)(place);
  }

  /** Call a function `(tables, i, house, …)`: arrays lie behind the slots of the numbers (kahve/engine/native/web_assembly.py). */
  private call(name: string, before: Moment, arrays: readonly Uint8Array[], numbers: readonly number[]): { answer: number; after: Moment } {
    const contents = [before.bytes, new Uint8Array(this.house.buffer), ...arrays];
    const head = SLOT * (5 + arrays.length + numbers.length);
    const places: number[] = [];
    let size = head;
    for (const content of contents) {
      places.push(Math.ceil(size / ROUND) * ROUND);
      size = places.at(-1)! + content.length;
    }
    const box = this.exports.kahve_box(size);
    const memory = new Uint8Array(this.exports.memory.buffer, box, size);
    const [record, house, ...others] = places.map((place) => box + place);
    const slots = [0, record!, 1, 0, house!, ...others, ...numbers];
    memory.set(new Uint8Array(BigInt64Array.from(slots, BigInt).buffer));
    contents.forEach((content, at) => memory.set(content, places[at]));
    (this.exports[`kahve_${name}_boxed`] as (box: number) => void)(box);
    const now = new Uint8Array(this.exports.memory.buffer, box, size).slice();
    const answer = Number(new DataView(now.buffer).getBigInt64(0, true));
    return { answer, after: new Moment(this.file, now.slice(places[0], places[0]! + this.file.size)) };
  }

  /** Write a table of words into memory, where it stays; the same table lies there once. */
  private keep(filled: Filled, lying: Map<string, number>): number {
    const key = JSON.stringify(filled);
    const known = lying.get(key);
    if (known !== undefined) return known;
    const entries = filled.runs.reduce((all, [, count]) => all + count, 0);
    const place = this.exports.kahve_keep(filled.bytes * entries);
    const buffer = this.exports.memory.buffer;
    let at = 0;
    for (const [number, count] of filled.runs) {
      if (filled.bytes === 8) new BigInt64Array(buffer, place, entries).fill(BigInt(number), at, at + count);
      else if (filled.bytes === 4) new Int32Array(buffer, place, entries).fill(number, at, at + count);
      else new Int8Array(buffer, place, entries).fill(number, at, at + count);
      at += count;
    }
    if (filled.rises) new Int32Array(buffer, place, entries).forEach((_, entry, table) => (table[entry] = entry));
    lying.set(key, place);
    return place;
  }
}

/** The same ways without those that came to the same. */
function apart(ways: readonly Turned[]): Turned[] {
  const turns: Turned[] = [];
  for (const way of ways) if (!turns.some((other) => sameBytes(other.moments.at(-1)!.bytes, way.moments.at(-1)!.bytes))) turns.push(way);
  return turns;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.every((byte, at) => byte === b[at]);
}

/** The numbers of the house rules. given: as the server has them; only those count that no page can work out. */
function houseNumbers({ house: rows }: ReplayerFile, house: House, given: readonly string[]): bigint[] {
  if (given.length !== rows.length) throw new RangeError(`there are ${rows.length} house rules, not ${given.length}`);
  return rows.map(({ name, fixed, default: usual, values, open }, at) => {
    if (fixed !== undefined) return BigInt(fixed);
    const value = house[name] ?? usual;
    const number = typeof value === "string" ? values?.[value] : values && Number(value);
    if (number !== undefined && Number.isInteger(number)) return BigInt(number);
    if (open && /^-?\d{1,19}$/.test(given[at]!)) return BigInt(given[at]!);
    throw new RangeError(`${name} cannot be ${String(value)}`);
  });
}

/** What people read as the value of a house rule. */
function valueOf({ house: rows }: ReplayerFile, house: House, rule: string): string {
  return String(house[rule] ?? rows.find(({ name }) => name === rule)?.default ?? "");
}

/** The numbers of the cards with which these house rules are played, in ascending order. */
function packOf(file: ReplayerFile, house: House, numbers: BigInt64Array, numbersOf: Record<string, number>): number[] {
  const { packs, decks, left_out } = file;
  const key = packs.rules.map((rule) => numbers[file.house.findIndex(({ name }) => name === rule)]).join(",");
  const pack = (packs.counts[packs.by[key] ?? -1] ?? []).flatMap((count, card) => Array<number>(count).fill(card));
  const all = Object.values(numbersOf).sort((a, b) => a - b);
  const isOwn = left_out !== "" && !(valueOf(file, house, "deck") in decks);
  // In a deck of one's own another card may be left out, if one is.
  return isOwn && pack.length < all.length ? all.filter((card) => card !== numbersOf[valueOf(file, house, left_out)]) : pack;
}

/** The numbers of the cards of letters: sixteen for each suit, and in it the letters in the order in which the house rule has them. */
function letterNumbers(file: ReplayerFile, house: House): Record<string, number> {
  const deck = file.decks[valueOf(file, house, "deck")];
  return Object.fromEntries(
    Object.entries(file.suits).flatMap(([suit, rule], at) => {
      const letters = deck?.[suit] ?? valueOf(file, house, rule);
      return [...letters].map((letter, place) => [suit + letter, 16 * at + place + 1]);
    }),
  );
}
