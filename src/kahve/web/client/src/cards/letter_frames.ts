import type { LetterSuit } from "./letter_suits";

const LEFT = 9;
const TOP = 9;
const ACROSS = 232;
const DOWN = 332;

/** The frame of a suit, each of a kind of its own, so that no suit is known by its colour alone. */
export const FRAMES: Record<LetterSuit, (colour: string) => string> = { A: rails, C: teeth, S: beads, W: candy };

function box(inset: number, radius: number, rest: string): string {
  return (
    `<rect x="${LEFT + inset}" y="${TOP + inset}" width="${ACROSS - 2 * inset}" height="${DOWN - 2 * inset}" ` +
    `rx="${radius}" fill="none" ${rest}/>`
  );
}

/** Two rails, as of a fence. */
function rails(colour: string): string {
  return box(1, 10, `stroke="${colour}" stroke-width="5"`) + box(9, 5, `stroke="${colour}" stroke-width="2"`);
}

/** Teeth that bite inwards. */
function teeth(colour: string): string {
  const row = (x: number, y: number, across: number, down: number, many: number) =>
    Array.from({ length: many }, (_, i) => {
      const [wide, high] = [across / many, down / many];
      const [startX, startY] = [x + wide * i, y + high * i];
      // The point of a tooth stands at a right angle to its edge, seen by somebody walking around the card with it on the right.
      return `M${startX} ${startY}l${wide / 2 - Math.sign(high) * 13} ${high / 2 + Math.sign(wide) * 13}L${startX + wide} ${startY + high}Z`;
    }).join("");
  return (
    `<path d="${row(LEFT, TOP, ACROSS, 0, 12)}${row(LEFT + ACROSS, TOP, 0, DOWN, 17)}` +
    `${row(LEFT + ACROSS, TOP + DOWN, -ACROSS, 0, 12)}${row(LEFT, TOP + DOWN, 0, -DOWN, 17)}" fill="${colour}"/>` +
    box(0, 2, `stroke="${colour}" stroke-width="4"`)
  );
}

/** Round drops, one beside another. */
function beads(colour: string): string {
  return box(5, 12, `stroke="${colour}" stroke-width="11" stroke-dasharray="0 18.400" stroke-linecap="round"`);
}

/** Slanting stripes, as on a stick of rock. */
function candy(colour: string): string {
  return (
    `<defs><pattern id="c" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">` +
    `<rect width="10" height="18" fill="${colour}"/></pattern></defs>` +
    box(4, 9, `stroke="url(#c)" stroke-width="12"`) +
    box(-2, 13, `stroke="${colour}" stroke-width="2"`) +
    box(10, 4, `stroke="${colour}" stroke-width="2"`)
  );
}
