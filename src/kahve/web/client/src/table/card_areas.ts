/** Where cards are laid as large as they find room: the floor, and a hand in groups or spread out. */
const ROOMS = ".floor, .hand.grouped, .hand.spread-out";

/** Lays out the rooms of a page after each drawing, and when one of them has another size. */
export class CardAreas {
  private watched: readonly HTMLElement[] = [];
  private readonly sizes = new ResizeObserver(() => this.layOut());

  constructor(
    private readonly page: HTMLElement,
    private readonly lay: (room: HTMLElement) => void,
  ) {}

  layOut(): void {
    const rooms = [...this.page.querySelectorAll<HTMLElement>(ROOMS)];
    if (rooms.length !== this.watched.length || rooms.some((room, i) => room !== this.watched[i])) {
      this.leave();
      this.watched = rooms;
      for (const room of rooms) this.sizes.observe(room);
    }
    for (const room of rooms) this.lay(room);
  }

  leave(): void {
    this.sizes.disconnect();
    this.watched = [];
  }
}
