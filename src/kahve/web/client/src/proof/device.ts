import type { Scene, TableEvent } from "../protocol/messages";
import type { Gift } from "../protocol/wish";
import { KnownExchanges } from "./known_exchanges";
import { seenDeals, Witness } from "./shown_deals";
import { Sharer } from "./sharer";

/** What this device does at a table so that nobody can choose its cards: it adds to the chance of each deal, and writes down what it is shown. */
export class Device {
  private readonly sharer: Sharer;
  private readonly witness: Witness;

  constructor(table: string, give: (gift: Gift) => void, tell: (says: string) => void) {
    this.sharer = new Sharer(new KnownExchanges(table), give, tell);
    this.witness = new Witness(table, seenDeals);
  }

  lineIsOpen(): void {
    this.sharer.lineIsOpen();
  }

  /** The table stands like this, whatever has happened before. */
  stands(scene: Scene): void {
    this.sharer.see(scene);
    this.witness.see(scene, null);
  }

  happens(event: TableEvent): void {
    this.sharer.see(event.scene);
    this.sharer.happened(event);
    this.witness.see(event.scene, event);
  }
}
