/** Where cards are laid as large as they fit: the floor, and a hand in groups or spread out. */
const AREAS = ".floor, .hand.grouped, .hand.spread-out";

/** Lays out the areas of a page after each drawing, and when one of them has another size. */
export class CardAreas {
  private watched: readonly HTMLElement[] = [];
  private readonly sizes = new ResizeObserver(() => this.layOut());

  constructor(
    private readonly page: HTMLElement,
    private readonly lay: (area: HTMLElement) => void,
  ) {}

  layOut(): void {
    const areas = [...this.page.querySelectorAll<HTMLElement>(AREAS)];
    if (areas.length !== this.watched.length || areas.some((area, i) => area !== this.watched[i])) {
      this.leave();
      this.watched = areas;
      for (const area of areas) this.sizes.observe(area);
    }
    for (const area of areas) this.lay(area);
  }

  leave(): void {
    this.sizes.disconnect();
    this.watched = [];
  }
}
