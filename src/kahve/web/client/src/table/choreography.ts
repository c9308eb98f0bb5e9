import { picture } from "../cards/pictures";
import { preferences } from "../page/preferences";
import type { Scene, TableEvent } from "../protocol/messages";
import { burst, fly, sweep } from "./flight";
import type { Stage } from "./stage";
import { tilt } from "./zones";

/** How many cards of a heap are seen flying when it is swept. */
const HEAP = 4;

/** So long, in milliseconds, the table rests between two moves. */
const BREATH = 450;

/** Turns what happened into movement: each event is acted out on the old scene, and then the new scene is revealed. */
export class Choreography {
  /** When the movement before this one came to its end. */
  private ended = 0;

  constructor(
    private readonly page: HTMLElement,
    private readonly stage: Stage,
    private readonly reveal: (scene: Scene) => Promise<void>,
  ) {}

  async act(event: TableEvent, before: Scene, more: () => boolean): Promise<void> {
    if (event.kind === "move" && event.card && event.seat !== undefined) await this.move(event, event.card, before, more);
    else await this.reveal(event.scene);
    if (event.kind === "deal" || event.batch) this.dealIn(event.kind === "deal");
    this.ended = performance.now();
    if (event.deal_over) await this.stage.pause(900);
  }

  private async move(event: TableEvent, code: string, before: Scene, more: () => boolean): Promise<void> {
    const source = this.source(event, before);
    const spot = this.rect(this.landing(event.scene));
    if (!source || !spot || this.stage.speed === 0) return this.reveal(event.scene);
    // A bot needs no time to think, but the people watching need some to follow.
    if (event.seat !== before.seat) await this.stage.pause(BREATH - (performance.now() - this.ended));

    const from = source.getBoundingClientRect();
    // Not hidden: what is hidden loses the focus of the keyboard.
    source.style.opacity = "0";
    const pictured = picture(code, preferences().cards);
    const card = await fly(this.stage, this.layer, { picture: pictured, from, to: spot, ms: 380, turn: tilt(code, 0) });

    const taker = event.takes ? event.by : event.sweep?.seat;
    if (taker === undefined || taker === null) {
      await this.reveal(event.scene);
      card.remove();
    } else {
      await this.take(event, card, spot, taker, more);
    }
    source.style.opacity = "";
  }

  /** The pile and the card just played go to whoever takes them. */
  private async take(event: TableEvent, card: HTMLElement, spot: DOMRect, taker: number, more: () => boolean): Promise<void> {
    await this.stage.pause(event.takes ? 420 : 650);
    const heap = [...this.heap(spot), card];
    await this.reveal(event.scene);
    const gone = sweep(this.stage, heap, this.rect(`[data-seat="${taker}"] .stash`) ?? spot, 460);
    if (event.bonus) void burst(this.stage, this.layer, `${bonusTitle(event, taker)} +${event.bonus}`, spot);
    if (more()) await gone;
  }

  /** Copies of the top cards of the pile, ready to be swept. */
  private heap(spot: DOMRect): HTMLElement[] {
    const layers = [...this.page.querySelectorAll<HTMLElement>(".zone.stack .layer, .zone.row .floor img")].slice(-HEAP);
    const copies = layers.map((layer) => {
      const copy = layer.cloneNode() as HTMLElement;
      const at = layer.closest(".floor") ? layer.getBoundingClientRect() : spot;
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
    const table = all ? [...this.page.querySelectorAll<HTMLElement>(".zone.stack .layer, .floor img")] : [];
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

  private source(event: TableEvent, before: Scene): HTMLElement | null {
    if (event.seat !== before.seat) {
      const plate = `[data-seat="${event.seat}"]`;
      return this.page.querySelector(`${plate} .backs img:last-child`) ?? this.page.querySelector(`${plate} .medallion`);
    }
    return this.page.querySelector(".hand .leaving") ?? this.page.querySelector(`.hand [data-card="${event.card}"]`);
  }

  private landing(scene: Scene): string {
    const zone = scene.zones.find((one) => one.kind !== "stock");
    return `[data-spot="${zone?.name ?? ""}"]`;
  }

  private rect(selector: string): DOMRect | null {
    return this.page.querySelector(selector)?.getBoundingClientRect() ?? null;
  }

  private get layer(): Element {
    return this.page.querySelector(".flights")!;
  }
}

/** What the bonus is called: the newest mark of the side that has it. */
function bonusTitle(event: TableEvent, taker: number): string {
  const side = event.scene.sides.find((one) => one.seats.includes(taker));
  return side?.marks.at(-1)?.title ?? "Bonus";
}
