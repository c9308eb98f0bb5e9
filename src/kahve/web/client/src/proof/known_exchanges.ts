import { deviceMemory, type Memory } from "../memory";
import type { EarlyProof } from "../protocol/messages";

/** What this browser knows of the chance of a deal from before it was dealt. */
export interface KnownExchange {
  /** The commitment of the server: it names the exchange. */
  commitment: string;
  /** The deal by its name, such as `2.3`: the match at this table, and the deal in it. */
  name: string;
  attempt: number;
  /** The commitments of the seats that this page was told before the deal, and before it told its own value, by seat. */
  shares: Record<number, string>;
  /** What this device has drawn for its seat, if it took part. */
  value: string | null;
  seat: number;
  /** Whether the value has been told to the server. */
  sent: boolean;
  /** Whether the exchange was seen before the cards were dealt. */
  early: boolean;
  /** Whether cards were dealt from it. */
  dealt: boolean;
}

/** Where a browser keeps what it holds, so that a page that is loaded again still has it. */
export interface Shelf extends Memory {
  removeItem(key: string): void;
  keys(): string[];
}

/** The largest numbers of exchanges of one table and of tables that are stored; the latest of each stay. */
const MOST = 40;
const MOST_TABLES = 20;

const keyOf = (table: string) => `kahve.chance.${table}`;

interface Page {
  at: number;
  held: KnownExchange[];
}

/** All that this browser holds of the deals of a table, the latest last. It outlasts the tab: a server that deals again is found out later too. */
export class KnownExchanges {
  private readonly exchanges: KnownExchange[];

  constructor(
    private readonly table: string,
    private readonly shelf: Shelf = deviceMemory,
  ) {
    this.exchanges = read(shelf.getItem(this.key)).held;
  }

  /** What is held of the exchange with this commitment of the server. */
  of(commitment: string): KnownExchange | null {
    return this.exchanges.find((one) => one.commitment === commitment) ?? null;
  }

  /** The exchanges for a deal that this browser was told of. */
  exchangesFor(name: string): KnownExchange[] {
    return this.exchanges.filter((one) => one.name === name);
  }

  /** Note what is told of an exchange or of a deal that was made of it. name: of the first deal that comes from it. */
  note(proof: EarlyProof, name: string, seat: number, early: boolean): KnownExchange {
    const before = this.of(proof.commitment);
    const exchange = before ?? { commitment: proof.commitment, name, attempt: proof.attempt, shares: {}, value: null, seat, sent: false, early, dealt: false };
    // What was told first counts: whether the server says the same later is what is checked. And what is told only after this device has
    // told its own value could have been chosen to suit it.
    if (early && !exchange.sent) for (const share of proof.shares) exchange.shares[share.seat] ??= share.commitment;
    if (!early) exchange.dealt = true;
    if (!before) this.exchanges.push(exchange);
    this.keep();
    return exchange;
  }

  /** Keep the same for a table that deals from these exchanges. */
  copyTo(table: string): void {
    const there = new KnownExchanges(table, this.shelf);
    there.exchanges.push(...this.exchanges.filter(({ commitment }) => !there.of(commitment)));
    there.keep();
  }

  keep(): void {
    this.exchanges.splice(0, this.exchanges.length - MOST);
    const page: Page = { at: Date.now(), held: this.exchanges };
    try {
      this.shelf.setItem(this.key, JSON.stringify(page));
      this.forgetOldest();
    } catch {
      // A full or closed shelf: what is held lasts as long as the page.
    }
  }

  private forgetOldest(): void {
    const tables = this.shelf.keys().filter((key) => key.startsWith(keyOf("")));
    if (tables.length <= MOST_TABLES) return;
    const aged = tables.map((key) => ({ key, at: read(this.shelf.getItem(key)).at })).sort((a, b) => a.at - b.at);
    for (const { key } of aged.slice(0, tables.length - MOST_TABLES)) this.shelf.removeItem(key);
  }

  private get key(): string {
    return keyOf(this.table);
  }
}

function read(text: string | null): Page {
  try {
    const page = JSON.parse(text ?? "null") as Page | null;
    return page && Array.isArray(page.held) ? page : { at: 0, held: [] };
  } catch {
    return { at: 0, held: [] };
  }
}
