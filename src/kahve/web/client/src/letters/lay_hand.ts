/** The layout of a hand: the rows, the width of a card, and the step from one card to the next. */
export interface Lay {
  rows: number;
  card: number;
  step: number;
}

/** The height of a card divided by its width. */
const TALL = 1.4;
/** Between cards side by side, and between the rows, in pixels. */
const ASIDE = 6;
const BELOW = 6;
const WIDEST = 118;
const MOST_ROWS = 3;
/** Fewer rows are easier to look along, unless one more shows so much more of every card. */
const EASIER = 1.3;

/** Lay out `count` cards so that as much as possible of each can be seen. */
export function layHand(count: number, width: number, height: number): Lay {
  let best: Lay = { rows: 1, card: 0, step: 0 };
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const across = Math.max(1, Math.ceil(count / rows));
    const card = Math.min(WIDEST, width, (height - (rows - 1) * BELOW) / rows / TALL);
    const over = across > 1 ? (width - card) / (across - 1) : width;
    // Where they do not lie over each other, each has the same room.
    const step = over < card ? over : Math.min(card + ASIDE, width / across);
    if (Math.min(card, step) > Math.min(best.card, best.step) * EASIER) best = { rows, card, step };
  }
  return best;
}

/** Lay out the hand in this element, as large as it is now; what lies apart needs room for half a card more. Each card is shifted to its place, which a browser does not count as a move of the layout. */
export function layLetters(hand: HTMLElement): void {
  const cards = [...hand.querySelectorAll<HTMLElement>(".held")];
  const style = getComputedStyle(hand);
  const above = parseFloat(style.paddingTop);
  const height = hand.clientHeight - above - parseFloat(style.paddingBottom);
  const width = hand.clientWidth;
  const { card, step } = layHand(cards.length + (hand.querySelector(".held.apart") ? 0.5 : 0), width, height);
  hand.style.setProperty("--card", `${card}px`);
  const rows: [one: HTMLElement, at: number][][] = [];
  let next = Infinity;
  for (const one of cards) {
    const room = one.matches(".apart") ? step / 2 : 0;
    // A hair more, for what is lost in rounding.
    if (next + room + card > width + 0.5) {
      rows.push([]);
      next = 0;
    }
    rows.at(-1)!.push([one, next + room]);
    next += room + step;
  }
  const top = hand.offsetTop + above + (height - rows.length * (card * TALL + BELOW) + BELOW) / 2;
  rows.forEach((row, i) => {
    const left = hand.offsetLeft + (width - card - row.at(-1)![1]) / 2;
    for (const [one, at] of row) one.style.translate = `${left + at}px ${top + i * (card * TALL + BELOW)}px`;
  });
}
