import { picture } from "../cards/pictures";
import { preferences } from "../page/preferences";
import type { MoveEvent, Scene, TableEvent, Zone } from "../protocol/messages";
import { burst, fly, sweep } from "./flight";
import { floorOf, onFloor, withKeys } from "./keyed_cards";
import type { Stage } from "./stage";
import { tilt } from "./zones";
import "../language/table";
import { message } from "../language/message";

/** How many cards of a heap are seen flying when it is swept. */
const HEAP = 4;

/** What the surface does for the show. */
export interface Stagehand {
  /** Put the scene after an event on the screen. */
  reveal(scene: Scene): Promise<void>;
  /** Make room on the floor for a card to come. */
  makeRoom(): Promise<void>;
  /** Light up what is about to be taken from the floor. */
  light(keys: readonly string[]): Promise<void>;
}

/** Turns what happened into movement: each event is acted out on the old scene, and then the new scene is revealed. */
export class Choreography {
  /** When the movement before this one came to its end. */
  private ended = 0;

  constructor(
    private readonly page: HTMLElement,
    private readonly stage: Stage,
    private readonly hand: Stagehand,
  ) {}

  async act(event: TableEvent, before: Scene, more: () => boolean): Promise<void> {
    if (event.kind === "move" && event.card) await this.move(event, event.card, before, more);
    else await this.hand.reveal(event.scene);
    if (event.kind === "deal" || (event.kind === "move" && event.batch)) this.dealIn(event.kind === "deal");
    this.ended = performance.now();
    if (event.kind === "move" && event.deal_over) await this.stage.pause(900);
  }

  private async move(event: MoveEvent, code: string, before: Scene, more: () => boolean): Promise<void> {
    const source = this.source(event, before);
    if (!source || this.stage.speed === 0) return this.hand.reveal(event.scene);
    // A bot needs no time to think, but the people watching need some to follow.
    if (event.seat !== before.seat) await this.stage.breathe(this.ended);
    const gathered = takenFromFloor(event, before);
    const onFloor = floorOf(before) !== undefined && landing(event.scene, code)?.kind !== "stack";
    const spot = onFloor ? await this.onFloor(gathered) : this.place(landing(event.scene, code));
    if (!spot) return this.hand.reveal(event.scene);

    const from = source.getBoundingClientRect();
    // Not hidden: what is hidden loses the focus of the keyboard.
    source.style.opacity = "0";
    const pictured = picture(code, preferences().cards);
    const turn = onFloor && !gathered.length ? 0 : tilt(code, 0);
    const card = await fly(this.stage, this.layer, { picture: pictured, from, to: spot, ms: 380, turn });

    const taker = event.takes ? event.by : event.sweep?.seat;
    if (taker === undefined || taker === null) {
      await this.hand.reveal(event.scene);
      card.remove();
    } else {
      await this.take(event, card, spot, taker, gathered, more);
    }
    source.style.opacity = "";
  }

  /** What is taken and the card just played go to whoever takes them; what else lies there at the end of the deal follows. */
  private async take(event: MoveEvent, card: HTMLElement, spot: DOMRect, taker: number, gathered: readonly string[], more: () => boolean): Promise<void> {
    await this.stage.pause(event.takes ? 420 : 650);
    const lying = [...this.page.querySelectorAll<HTMLElement>(".floor .lying")];
    const isGathered = (one: HTMLElement) => !event.takes || gathered.includes(one.dataset.key!);
    const left = event.sweep ? this.copies(lying.filter((one) => !isGathered(one)), null) : [];
    const placed = [...this.page.querySelectorAll<HTMLElement>(".place img")].filter((one) => event.taken?.includes(one.dataset.card!));
    const heap = [...this.heap(spot), ...this.copies([...lying.filter(isGathered), ...placed], null), card];
    await this.hand.reveal(event.scene);
    let gone = sweep(this.stage, heap, this.stash(taker) ?? spot, 460);
    if (event.sweep && left.length) {
      const last = event.sweep.seat;
      gone = gone.then(() => this.stage.pause(300)).then(() => sweep(this.stage, left, this.stash(last) ?? spot, 460));
    }
    if (event.bonus) void burst(this.stage, this.layer, `${bonusTitle(event, taker)} +${event.bonus}`, spot);
    if (more() || left.length) await gone;
  }

  private stash(seat: number): DOMRect | null {
    return this.rect(`[data-seat="${seat}"] .stash`);
  }

  /** Where a card played to the floor comes to lie: beside what it takes, or behind all the others. */
  private async onFloor(taken: readonly string[]): Promise<DOMRect | null> {
    if (!taken.length) {
      await this.hand.makeRoom();
      return this.rect(".floor .slot");
    }
    await this.hand.light(taken);
    return beside(taken.map((key) => this.rect(`.floor [data-key="${key}"]`)));
  }

  /** Copies of the top cards of the pile, ready to be swept. */
  private heap(spot: DOMRect): HTMLElement[] {
    return this.copies([...this.page.querySelectorAll<HTMLElement>(".zone.stack .layer")].slice(-HEAP), spot);
  }

  /** Copies of cards, each where it lies or all of them in one place. */
  private copies(cards: readonly HTMLElement[], spot: DOMRect | null): HTMLElement[] {
    const copies = cards.map((card) => {
      const layer = card.querySelector<HTMLElement>("img") ?? card;
      const copy = layer.cloneNode() as HTMLElement;
      const at = spot ?? layer.getBoundingClientRect();
      copy.className = `flying ${layer.classList.contains("edge") ? "edge" : ""}`;
      copy.style.cssText = `left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px;transform:rotate(${layer.style.rotate || "0deg"})`;
      return copy;
    });
    // Beneath the card that takes them.
    this.layer.prepend(...copies);
    return copies;
  }

  /** New cards come from the stock to every hand, and at the start of a deal to the table too. */
  private dealIn(all: boolean): void {
    const stock = this.rect(".zone.stock .heap") ?? this.rect(".zone .heap");
    if (!stock) return;
    const own = [...this.page.querySelectorAll<HTMLElement>(".hand button.card")];
    const others = [...this.page.querySelectorAll<HTMLElement>(".backs img")];
    const table = all ? [...this.page.querySelectorAll<HTMLElement>(".zone.stack .layer, .floor .lying")] : [];
    for (const [cards, step] of [[own, 80], [others, 25], [table, 70]] as const) {
      cards.forEach((card, i) => {
        const to = card.getBoundingClientRect();
        const start = `translate(${stock.left - to.left}px, ${stock.top - to.top}px) scale(${stock.width / Math.max(1, card.offsetWidth)})`;
        void this.stage.animate(card, [{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none" }], 420, {
          delay: i * step,
          easing: "cubic-bezier(.2,.8,.3,1)",
        });
      });
    }
  }

  private source(event: MoveEvent, before: Scene): HTMLElement | null {
    if (event.seat !== before.seat) {
      const plate = `[data-seat="${event.seat}"]`;
      return this.page.querySelector(`${plate} .backs img:last-child`) ?? this.page.querySelector(`${plate} .medallion`);
    }
    return this.page.querySelector(".hand .leaving") ?? this.page.querySelector(`.hand [data-card="${event.card}"]`);
  }

  /** Where a card comes to lie that is played to this place: on its heap, or behind the others of its row. */
  private place(zone: Zone | undefined): DOMRect | null {
    const spot = this.rect(`[data-spot="${zone?.name ?? ""}"]`);
    if (zone?.kind !== "place" || !spot) return spot;
    const width = Math.min(spot.width, spot.height * (5 / 7));
    return new DOMRect(spot.right - width, spot.bottom - width * 1.4, width, width * 1.4);
  }

  private rect(selector: string): DOMRect | null {
    return this.page.querySelector(selector)?.getBoundingClientRect() ?? null;
  }

  private get layer(): Element {
    return this.page.querySelector(".flights")!;
  }
}

/** Where a card comes to lie: where it lies afterwards, or else the first place besides the stock. */
function landing(scene: Scene, code: string): Zone | undefined {
  const zones = scene.zones.filter((one) => one.kind !== "stock");
  return zones.find((one) => one.cards.includes(code)) ?? zones[0];
}

/** The cards that a move takes from the floor, by their keys there. */
function takenFromFloor(event: MoveEvent, before: Scene): string[] {
  const there = new Set(onFloor(before).map(({ key }) => key));
  return event.takes ? withKeys(event.taken ?? []).map(({ key }) => key).filter((key) => there.has(key)) : [];
}

/** Upon the card that lies most in the middle of all, moved aside so that it can still be seen. */
function beside(cards: readonly (DOMRect | null)[]): DOMRect | null {
  const present = cards.filter((card) => card !== null);
  const middle = (side: "x" | "y") => present.reduce((sum, card) => sum + card[side], 0) / present.length;
  const [x, y] = [middle("x"), middle("y")];
  const far = (card: DOMRect) => Math.hypot(card.x - x, card.y - y);
  const nearest = [...present].sort((a, b) => far(a) - far(b))[0];
  return nearest ? new DOMRect(nearest.x + nearest.width * 0.3, nearest.y + nearest.height * 0.24, nearest.width, nearest.height) : null;
}

/** What the bonus is called: the newest mark of the side that has it. */
function bonusTitle(event: MoveEvent, taker: number): string {
  const side = event.scene.sides.find((one) => one.seats.includes(taker));
  return side?.marks.at(-1)?.title ?? message("client-table-bonus");
}
