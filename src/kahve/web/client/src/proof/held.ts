import { tabMemory } from "../memory";
import type { EarlyProof } from "../protocol/messages";

/** What this browser knows of the chance of a deal from before it was dealt. */
export interface Held {
  /** The commitment of the house: it names the exchange. */
  commitment: string;
  deal: number;
  /** The commitments of the seats that this page was told before the deal, and before it told its own value, by seat. */
  shares: Record<number, string>;
  /** What this device has drawn for its seat, if it took part. */
  value: string | null;
  seat: number;
  /** Whether the value has been told to the house. */
  sent: boolean;
  /** Whether the exchange was seen before the cards were dealt. */
  early: boolean;
}

/** Where a browser keeps what it holds while its tab is open, so that a page that is loaded again still has it. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const MOST = 40;

/** All that this browser holds of the deals of a table, the latest last. */
export class Holding {
  private readonly held: Held[];

  constructor(
    private readonly table: string,
    private readonly shelf: Shelf = tabMemory,
  ) {
    this.held = read(shelf.getItem(this.key));
  }

  /** What is held of the exchange with this commitment of the house. */
  of(commitment: string): Held | null {
    return this.held.find((one) => one.commitment === commitment) ?? null;
  }

  /** Note what is told of an exchange or of a deal that was made of it. */
  note(proof: EarlyProof, seat: number, early: boolean): Held {
    const before = this.of(proof.commitment);
    const held = before ?? { commitment: proof.commitment, deal: proof.deal, shares: {}, value: null, seat, sent: false, early };
    // What was told first counts: whether the house says the same later is what is checked. And what is told only after this device has
    // told its own value could have been chosen to suit it.
    if (early && !held.sent) for (const share of proof.shares) held.shares[share.seat] ??= share.commitment;
    if (!before) this.held.push(held);
    this.keep();
    return held;
  }

  keep(): void {
    this.held.splice(0, this.held.length - MOST);
    try {
      this.shelf.setItem(this.key, JSON.stringify(this.held));
    } catch {
      // A full or closed shelf: what is held lasts as long as the page.
    }
  }

  private get key(): string {
    return `kahve.chance.${this.table}`;
  }
}

function read(text: string | null): Held[] {
  try {
    return text ? (JSON.parse(text) as Held[]) : [];
  } catch {
    return [];
  }
}
