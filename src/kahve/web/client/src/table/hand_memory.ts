import type { Stage } from "./stage";

/** Remembers where the cards of the hand lay and whether the keyboard was among them, across a change of scene. */
export class HandMemory {
  private places = new Map<string, number>();
  private keyboard = false;

  constructor(
    private readonly page: HTMLElement,
    private readonly stage: Stage,
  ) {}

  before(): void {
    this.places = new Map(this.cards().map((card) => [card.dataset.key!, card.getBoundingClientRect().left]));
    this.keyboard ||= document.activeElement?.closest(".hand") != null;
  }

  after(): void {
    for (const card of this.cards()) {
      const old = this.places.get(card.dataset.key!);
      const way = old === undefined ? 0 : old - card.getBoundingClientRect().left;
      if (Math.abs(way) > 1) void this.stage.animate(card, [{ transform: `translateX(${way}px)` }, { transform: "none" }], 260, { easing: "ease-out" });
    }
    this.refocus();
  }

  /** Give the focus back to the hand if it was there and has been lost with the card that was played. */
  refocus(): void {
    if (document.activeElement !== document.body) this.keyboard = document.activeElement?.closest(".hand") != null;
    else if (this.keyboard) this.page.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus({ preventScroll: true });
  }

  private cards(): HTMLElement[] {
    return [...this.page.querySelectorAll<HTMLElement>(".hand button.card")];
  }
}
