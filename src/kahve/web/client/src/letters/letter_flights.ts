import { preferences } from "../page/preferences";
import type { MoveEvent, Scene, TableEvent } from "../protocol/messages";
import type { Page } from "../table/surface";
import { letterFaces } from "./letter_faces";
import { burst, fly, sweep } from "../table/flight";
import { verdictSays } from "./letter_sentences";

/** So long, in milliseconds, a whole trick or soup lies before it is taken. */
const READING = 1100;

/** Acts out what happens at a letter game: a card comes to the trick or to the soup, and in the end somebody takes all of it. */
export class LetterFlights {
  /** When the movement before this one came to its end. */
  private ended = 0;

  constructor(
    private readonly table: Page,
    private readonly makeRoom: () => Promise<void>,
  ) {}

  async act(event: TableEvent, before: Scene, more: () => boolean): Promise<void> {
    if (event.kind === "move" && this.table.stage.speed > 0) await this.move(event, before, more);
    else await this.table.reveal(event.scene);
    if (event.kind === "deal") this.dealIn();
    this.ended = performance.now();
    if (event.kind === "move" && event.deal_over) await this.table.stage.pause(900);
  }

  private async move(event: MoveEvent, before: Scene, more: () => boolean): Promise<void> {
    // A bot needs no time to think, but the people watching need some to follow.
    if (event.seat !== before.seat) await this.table.stage.breathe(this.ended);
    const taken = typeof event.by === "number";
    const eatsFirst = taken && event.move.startsWith("eat ");
    if (eatsFirst) await sweep(this.table.stage, this.lying(true), this.stash(event.by!), 460);
    const card = event.card ? await this.toTable(event, before) : null;
    if (taken && !eatsFirst) await this.take(event, card, more);
    else {
      await this.table.reveal(event.scene);
      card?.remove();
    }
    void this.verdict(event, before);
  }

  private async toTable(event: MoveEvent, before: Scene): Promise<HTMLElement | null> {
    const source = this.source(event, before);
    const spot = await this.spot(event);
    if (!source || !spot) return null;
    const from = source.getBoundingClientRect();
    // Not hidden: what is hidden loses the focus of the keyboard.
    source.style.opacity = "0";
    const card = await fly(this.table.stage, this.layer, { picture: letterFaces(before).picture(event.card!, preferences().cards), from, to: spot, ms: 380 });
    source.style.opacity = "";
    return card;
  }

  /** All that lies there and the card just played go to whoever takes them. */
  private async take(event: MoveEvent, card: HTMLElement | null, more: () => boolean): Promise<void> {
    await this.table.stage.pause(READING);
    const heap = [...this.lying(false), ...(card ? [card] : [])];
    await this.table.reveal(event.scene);
    const gone = sweep(this.table.stage, heap, this.stash(event.by!), 460);
    if (more()) await gone;
  }

  /** The word and what the list says of it. */
  private async verdict(event: MoveEvent, before: Scene): Promise<void> {
    const claim = event.scene.letters?.claim;
    const checkedWord = event.checked ?? (before.letters?.claim?.open && claim?.verdict ? { word: claim.word, verdict: claim.verdict } : null);
    const cloth = this.table.element.querySelector(".cloth");
    if (checkedWord && cloth) await burst(this.table.stage, this.layer, `${checkedWord.word} ${verdictSays(checkedWord.verdict)}`, cloth.getBoundingClientRect());
  }

  /** Copies of the cards of the trick or of the soup, each where it lies; `hide` takes the originals out of sight. */
  private lying(hide: boolean): HTMLElement[] {
    const cards = [...this.table.element.querySelectorAll<HTMLElement>(".trick .played img, .soup .lying img")];
    const copies = cards.map((card) => {
      const copy = card.cloneNode() as HTMLElement;
      const at = card.getBoundingClientRect();
      copy.className = "flying";
      copy.style.cssText = `left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px`;
      if (hide) card.style.opacity = "0";
      return copy;
    });
    this.layer.prepend(...copies);
    return copies;
  }

  private async spot(event: MoveEvent): Promise<DOMRect | null> {
    if (event.scene.letters?.soup === undefined) return this.rect(`.trick [data-of="${event.seat}"] .spot`);
    await this.makeRoom();
    return this.rect(".soup .slot");
  }

  private source(event: MoveEvent, before: Scene): HTMLElement | null {
    if (event.seat !== before.seat) {
      const plate = `[data-seat="${event.seat}"]`;
      return this.table.element.querySelector(`${plate} .backs img:last-child`) ?? this.table.element.querySelector(`${plate} .medallion`);
    }
    return this.table.element.querySelector(`.hand [data-card="${event.card}"]`);
  }

  private stash(seat: number): DOMRect {
    return this.rect(`[data-seat="${seat}"] .stash`) ?? this.rect(".cloth") ?? new DOMRect();
  }

  /** The new cards come to every hand from the middle of the table. */
  private dealIn(): void {
    const cloth = this.rect(".cloth");
    if (!cloth) return;
    const [x, y] = [cloth.left + cloth.width / 2, cloth.top + cloth.height / 2];
    const hands = [[[...this.table.element.querySelectorAll<HTMLElement>(".hand button.card")], 35], [[...this.table.element.querySelectorAll<HTMLElement>(".backs img")], 8]] as const;
    for (const [cards, step] of hands) {
      cards.forEach((card, i) => {
        const to = card.getBoundingClientRect();
        const start = `translate(${x - to.left - to.width / 2}px, ${y - to.top - to.height / 2}px) scale(.6)`;
        void this.table.stage.animate(card, [{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none" }], 420, { delay: i * step, easing: "cubic-bezier(.2,.8,.3,1)" });
      });
    }
  }

  private rect(selector: string): DOMRect | null {
    return this.table.element.querySelector(selector)?.getBoundingClientRect() ?? null;
  }

  private get layer(): Element {
    return this.table.element.querySelector(".flights")!;
  }
}
