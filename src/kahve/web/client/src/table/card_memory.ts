import type { Stage } from "./stage";

/** Where the keyboard is about to play a card. */
const AT_HAND = ".hand, .floor, .ways, .acts, .desk";

/** Remembers where the cards of the hand and of the floor lay and whether the keyboard was among them, across a change of scene. */
export class CardMemory {
  private places = new Map<string, DOMRect>();
  private keyboard = false;

  constructor(
    private readonly page: HTMLElement,
    private readonly stage: Stage,
  ) {}

  before(): void {
    this.places = new Map(this.cards().map((card) => [nameOf(card), card.getBoundingClientRect()]));
    this.keyboard ||= document.activeElement?.closest(AT_HAND) != null;
  }

  after(): void {
    for (const card of this.cards()) this.glide(card);
    this.refocus();
  }

  /** Give the focus back to the hand if it was there and has been lost with the card that was played. */
  refocus(): void {
    if (document.activeElement !== document.body) this.keyboard = document.activeElement?.closest(AT_HAND) != null;
    else if (this.keyboard) this.page.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus({ preventScroll: true });
  }

  private glide(card: HTMLElement): void {
    const old = this.places.get(nameOf(card));
    if (!old) return;
    const now = card.getBoundingClientRect();
    const [x, y] = [old.left - now.left, old.top - now.top];
    // A card of the hand has come up to be played, and only goes sideways.
    const onFloor = card.matches(".lying");
    if (Math.abs(x) <= 1 && !(onFloor && Math.abs(y) > 1)) return;
    const start = onFloor ? `translate(${x}px, ${y}px) scale(${old.width / Math.max(1, now.width)})` : `translateX(${x}px)`;
    const frames = [{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }];
    void this.stage.animate(card, frames, 260, { easing: "ease-out" });
  }

  private cards(): HTMLElement[] {
    return [...this.page.querySelectorAll<HTMLElement>(".hand button.card, .floor .lying")];
  }
}

/** The same card may lie in the hand and, as another copy, on the floor. */
function nameOf(card: HTMLElement): string {
  return `${card.matches(".lying") ? "floor" : "hand"} ${card.dataset.key}`;
}
