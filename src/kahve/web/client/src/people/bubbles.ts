import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { reactionPicture } from "./reactions";

/** So long, in milliseconds, what somebody says is seen at the plate. */
const STAYS = 4000;
/** The distance in pixels to the edge of the window, and to the plate. */
const EDGE = 6;

interface Bubble {
  says: string;
  reaction: string | null;
  timer: number;
}

/** What people say, at their plates: above all that lies there, for a moment, and never in the way of a finger. */
export class Bubbles {
  private readonly shown = new Map<number, Bubble>();

  constructor(private readonly draw: () => void) {}

  put(seat: number, says: string, reaction: string | null): void {
    clearTimeout(this.shown.get(seat)?.timer);
    const timer = window.setTimeout(() => {
      this.shown.delete(seat);
      this.draw();
    }, STAYS);
    this.shown.set(seat, { says, reaction, timer });
    this.draw();
  }

  clear(): void {
    for (const { timer } of this.shown.values()) clearTimeout(timer);
    this.shown.clear();
  }

  /** For the eye alone: the list of moves has the same in words. */
  view(): TemplateResult | typeof nothing {
    if (!this.shown.size) return nothing;
    return html`<div class="bubbles" aria-hidden="true">
      ${repeat(this.shown, ([seat]) => seat, ([seat, { says, reaction }]) => html`<p class="bubble ${reaction ? "pictured" : ""}" data-of=${seat}>${reaction ? reactionPicture(reaction) : says}</p>`)}
    </div>`;
  }

  /** Lay each at the plate of its seat, as that has just been drawn. */
  place(page: HTMLElement): void {
    for (const bubble of page.querySelectorAll<HTMLElement>(".bubble")) {
      const plate = page.querySelector(`.plate[data-seat="${bubble.dataset.of}"] .plate-body`)?.getBoundingClientRect();
      if (!plate) continue;
      const { width, height } = bubble.getBoundingClientRect();
      const middle = plate.left + plate.width / 2;
      const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
      const below = plate.top + plate.height / 2 < innerHeight / 2;
      const top = below ? plate.bottom - EDGE : plate.top - height + EDGE;
      bubble.style.translate = `${left}px ${Math.max(EDGE, Math.min(innerHeight - height - EDGE, top))}px`;
    }
  }
}
