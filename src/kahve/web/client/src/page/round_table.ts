import { html, svg, type TemplateResult } from "lit";

/** A seat as it is drawn at a round table. */
export interface Place {
  seat: number;
  side: number;
  /** What stands at it: a name, or the number of the seat. */
  label: string;
  kind: "person" | "bot" | "open";
}

const [WIDTH, HEIGHT] = [320, 190];
/** The number of letters of a name for which a crowded table has room. */
const LONGEST = 11;

/** The table from above: who sits where, in which way turns go, and a line between those who play together. The page says the same in words. */
export function roundTable(places: readonly Place[], direction: string): TemplateResult {
  const at = (seat: number): [number, number] => {
    const turn = (direction === "counterclockwise" ? -seat : seat) / places.length;
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return [WIDTH / 2 + 104 * Math.cos(angle), HEIGHT / 2 + 62 * Math.sin(angle)];
  };
  const partners = places.flatMap((one) => places.filter((other) => other.seat > one.seat && other.side === one.side).map((other) => [one.seat, other.seat] as const));
  return html`<svg class="round-table" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <ellipse class="round-wood" cx=${WIDTH / 2} cy=${HEIGHT / 2} rx="104" ry="62" />
    ${partners.map(([one, other]) => svg`<line x1=${at(one)[0]} y1=${at(one)[1]} x2=${at(other)[0]} y2=${at(other)[1]} />`)}
    ${places.map(({ seat, label, kind }) => {
      const [x, y] = at(seat);
      return svg`<g class="round-seat ${kind}" transform="translate(${x} ${y})"><circle r="15" /><text class="round-number" y="5">${seat + 1}</text>
        <text class="round-name" y=${y > HEIGHT / 2 ? 28 : -20}>${shortened(label)}</text></g>`;
    })}
  </svg>`;
}

function shortened(label: string): string {
  const letters = Array.from(label);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : label;
}
