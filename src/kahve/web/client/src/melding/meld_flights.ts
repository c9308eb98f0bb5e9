import { FACE_DOWN } from "../cards/deck";
import { rankedPicture } from "../cards/ranked_pictures";
import { isWild } from "../cards/ranked_deck";
import { preferences } from "../page/preferences";
import type { MoveEvent, Scene, TableEvent } from "../protocol/messages";
import { fly } from "../table/flight";
import type { Page } from "../table/surface";
import { meldsOf } from "./groups";
import { pileOf } from "./stock_and_pile";

/** The largest number of cards that are drawn in flight, however many go. */
const SEEN = 7;
/** So long, in milliseconds, the table rests between two cards of one move. */
const AFTER = 60;

/** Turns what happened at a table of melds into movement: cards go from the hand to the melds and the pile, and from the stock and the pile to the hand. */
export class MeldFlights {
  private ended = 0;
  private last = -1;

  constructor(private readonly table: Page) {}

  async act(event: TableEvent, before: Scene, more: () => boolean): Promise<void> {
    if (event.kind === "move" && this.table.stage.speed > 0) await this.move(event, before, more);
    else await this.table.reveal(event.scene);
    this.ended = performance.now();
    if (event.kind === "move" && event.deal_over) await this.table.stage.pause(900);
  }

  private async move(event: MoveEvent, before: Scene, more: () => boolean): Promise<void> {
    const seat = event.seat;
    const own = seat === before.seat;
    // What one player does one after another belongs together.
    if (!own) await this.table.stage.breathe(this.ended, seat === this.last ? 1 / 3 : 1);
    this.last = seat;
    const cards = [...(event.cards ?? [])];
    const acts = event.do ?? [];
    const discarded = acts.at(-1) === "discard" ? cards.pop() : undefined;
    const pile = pileOf(before);
    const taken = acts.includes("take");
    // What one has laid out oneself lies there already.
    const laid = own && this.table.element.querySelector(".melding.drafting") ? [] : cards.slice(0, SEEN);
    const side = before.seats[seat]?.side;
    const flights = laid.map((card) => this.flight(card, this.place(seat, card), this.meld(before, side, card)));
    if (taken && pile?.cards.length) flights.push(...pile.cards.slice(-4).map((card) => this.flight(card, this.rect(`[data-spot="${pile.name}"]`), this.place(seat))));
    if (discarded && pile) flights.push(this.flight(discarded, this.place(seat, discarded), this.rect(`[data-spot="${pile.name}"]`)));
    const flown = (await Promise.all(flights.map((start, i) => start(i * AFTER)))).filter((card) => card !== null);
    await this.table.reveal(event.scene);
    for (const card of flown) card.remove();
    if (acts.includes("draw")) {
      const drawing = this.drawn(event.scene, before, seat);
      if (more()) await drawing;
    }
  }

  /** As many backs as have been drawn go to a hand. */
  private async drawn(after: Scene, before: Scene, seat: number): Promise<void> {
    const stock = (scene: Scene) => scene.zones.find((zone) => zone.kind === "stock");
    const many = Math.min(4, (stock(before)?.count ?? 0) - (stock(after)?.count ?? 0));
    const from = this.rect(`[data-spot="${stock(after)?.name}"]`);
    const flights = Array.from({ length: Math.max(0, many) }, () => this.flight(FACE_DOWN, from, this.place(seat)));
    for (const card of await Promise.all(flights.map((start, i) => start(i * 90)))) card?.remove();
  }

  private flight(card: string, from: DOMRect | null, to: DOMRect | null): (delay: number) => Promise<HTMLElement | null> {
    return async (delay) => {
      if (!from || !to) return null;
      const picture = rankedPicture(card, preferences().cards);
      return fly(this.table.stage, this.layer, { picture, from: asCard(from), to: asCard(to), ms: 360, delay });
    };
  }

  /** Where the cards of a seat are: its plate, and for oneself the group in the hand. */
  private place(seat: number, card?: string): DOMRect | null {
    const own = this.table.element.querySelector(`.plate.own[data-seat="${seat}"]`) !== null;
    if (own) return (card ? this.rect(`.hand [data-card="${card}"]`) : null) ?? this.rect(".hand");
    return this.rect(`[data-seat="${seat}"] .medallion`);
  }

  private meld(scene: Scene, side: number | undefined, card: string): DOMRect | null {
    const name = meldsOf(scene, side)?.name;
    return this.rect(`[data-spot="${name}"] [data-rank="${isWild(card) ? "wild" : card}"]`) ?? this.rect(`[data-spot="${name}"] .on-cloth`);
  }

  private rect(selector: string): DOMRect | null {
    return this.table.element.querySelector(selector)?.getBoundingClientRect() ?? null;
  }

  private get layer(): Element {
    return this.table.element.querySelector(".flights")!;
  }
}

/** The size of a card in the middle of a place, whatever the shape of that is. */
function asCard(place: DOMRect): DOMRect {
  const width = Math.max(20, Math.min(place.width, place.height / 1.4, 70));
  return new DOMRect(place.x + place.width / 2 - width / 2, place.y + place.height / 2 - width * 0.7, width, width * 1.4);
}
