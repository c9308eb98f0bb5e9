import { html, nothing, svg, type TemplateResult } from "lit";

const WIDE = 300;
const HIGH = 60;
/** Room for half a line, and for the point where the lead was taken. */
const EDGE = 5;

export interface Curve {
  /** The points of each side, one row after another. */
  rows: readonly (readonly number[])[];
  names: readonly string[];
  /** The side that is drawn as one's own; null for somebody who only watches. */
  own: number | null;
  /** Whether few points are good: the leader is above in any game. */
  lowWins: boolean;
  /** The row from which on the winner was ahead, and the winner. */
  turned?: { row: number; side: number } | null;
  label: string;
}

/** Where a row and its points lie in the picture. */
export function placed({ rows, lowWins }: Pick<Curve, "rows" | "lowWins">): (row: number, points: number) => readonly [number, number] {
  const all = [0, ...rows.flat()];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const last = Math.max(1, rows.length - 1);
  return (row, points) => {
    const up = (points - low) / (high - low || 1);
    return [EDGE + (row / last) * (WIDE - 2 * EDGE), EDGE + (lowWins ? up : 1 - up) * (HIGH - 2 * EDGE)];
  };
}

/** How the points of the sides went, as small lines, and the name of each side. */
export function curve(shown: Curve): TemplateResult {
  const { rows, names, own, turned, label } = shown;
  const at = placed(shown);
  const place = (row: number, side: number) => at(row, rows[row]?.[side] ?? 0);
  const line = (side: number) => rows.map((_, row) => place(row, side).map((one) => one.toFixed(1)).join(",")).join(" ");
  // One's own line is drawn last, above the others.
  const sides = names.map((_, side) => side).sort((a, b) => Number(a === own) - Number(b === own));
  const kind = (side: number) => (side === own ? "own" : `side-${own !== null && side > own ? side - 1 : side}`);
  const [x, y] = turned ? place(turned.row, turned.side) : [0, 0];
  return html`<figure class="curve">
    <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" role="img" aria-label=${label}>
      ${turned ? svg`<path class="turn" d="M${x} ${HIGH}V0" />` : nothing}
      ${sides.map((side) => svg`<polyline class=${kind(side)} points=${line(side)} />`)}
      ${turned ? svg`<path class="turned ${kind(turned.side)}" d="M${x} ${y}h0" />` : nothing}
    </svg>
    <figcaption>${names.map((name, side) => html`<span class=${kind(side)}>${name}</span>`)}</figcaption>
  </figure>`;
}
