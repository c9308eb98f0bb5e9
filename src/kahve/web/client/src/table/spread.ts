/** The layout of cards side by side: the columns, their width, and the step from one card to the next. */
export interface Spread {
  columns: number;
  card: number;
  step: number;
}

/** The height of a card divided by its width. */
const TALL = 1.4;
/** From one card to the next, in widths of a card: side by side, or lying over each other with their corners in sight. */
const BESIDE = 1.1;
const OVER = 0.62;
/** Cards narrower than this, in pixels, are better laid over each other. */
const READABLE = 46;
const WIDEST = 124;
/** Fewer rows are easier to read, unless one more makes the cards larger by so much. */
const EASIER = 1.08;

/** Lay cards side by side as large as they may be, so that all of them find room. */
export function spread(count: number, width: number, height: number): Spread {
  const beside = largest(count, width, height, BESIDE);
  if (beside.card >= READABLE) return beside;
  const over = largest(count, width, height, OVER);
  return over.card > beside.card ? over : beside;
}

function largest(count: number, width: number, height: number, apart: number): Spread {
  const places = placesFor(count);
  let best: Spread = { columns: 1, card: 0, step: 0 };
  for (let rows = 1; rows <= places; rows += 1) {
    const across = Math.ceil(places / rows);
    const card = Math.min(WIDEST, width / (1 + (across - 1) * apart), height / (rows * TALL + (rows - 1) * (BESIDE - 1)));
    if (card > best.card * EASIER) best = { columns: Math.max(1, Math.ceil(count / rows)), card, step: card * apart };
  }
  return best;
}

/** Room for a few more than there are: then a card that comes or goes seldom moves all the others to new places. */
function placesFor(count: number): number {
  const step = count <= 12 ? 2 : count <= 24 ? 3 : 4;
  return Math.max(4, Math.ceil(count / step) * step);
}

/** Lay out what is in this element, as large as it is now. Each card is shifted to its place, which a browser does not count as a move of the layout. */
export function layOut(floor: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = floor;
  const cards = [...floor.querySelectorAll<HTMLElement>(".lying, .slot")];
  const { columns, card, step } = spread(cards.length, width, height);
  const gap = card * (BESIDE - 1);
  const down = card * TALL + gap;
  const left = (width - card - (columns - 1) * step) / 2;
  const top = (height - Math.ceil(cards.length / columns) * down + gap) / 2;
  floor.style.setProperty("--card", `${card}px`);
  cards.forEach((one, i) => (one.style.translate = `${left + (i % columns) * step}px ${top + Math.floor(i / columns) * down}px`));
}
