/** The layout of the groups of a hand: the columns, and the width of a card. */
export interface Fans {
  columns: number;
  card: number;
}

/** The height of a card divided by its width, and how much of each of the four behind it shows, in card widths. */
const TALL = 1.4;
const PEEK = 0.07;
const BEHIND = 4;
/** Between the columns, and between the rows, in pixels. */
const ASIDE = 5;
const BELOW = 9;
const WIDEST = 104;
/** One row is easier to look along than two, unless two make the cards larger by so much. */
const EASIER = 1.12;

/** Lay out `groups` groups as large as possible. */
export function fansFor(groups: number, width: number, height: number): Fans {
  let best: Fans = { columns: 1, card: 0 };
  for (let rows = 1; rows <= Math.max(1, groups); rows += 1) {
    const columns = Math.max(1, Math.ceil(groups / rows));
    const card = Math.min(WIDEST, (width - (columns - 1) * ASIDE) / columns, (height / rows - BELOW) / (TALL + BEHIND * PEEK));
    if (card > best.card * EASIER) best = { columns, card };
  }
  return best;
}

/** Lay out the hand in this element, as large as it is now. */
export function layFans(hand: HTMLElement): void {
  const { columns, card } = fansFor(hand.querySelectorAll(".group").length, hand.clientWidth, hand.clientHeight);
  hand.style.setProperty("--card", `${card}px`);
  hand.style.setProperty("--peek", `${card * PEEK}px`);
  hand.style.gridTemplateColumns = `repeat(${columns}, ${card}px)`;
}
