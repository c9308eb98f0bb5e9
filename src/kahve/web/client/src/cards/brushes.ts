/** What all animals are drawn with: the line around them, their skins, spots and eyes. The middle of a picture is at 0 0. */
export const LINE = "#1d2126";
export const OUTLINED = `stroke="${LINE}" stroke-width="3"`;
export const EYE = "#14161a";
export const CREAM = "#fbf3e1";

/** A path with the line that goes around every animal. */
export function skin(path: string, colour: string, line = 3): string {
  return `<path d="${path}" fill="${colour}" stroke="${LINE}" stroke-width="${line}" stroke-linejoin="round"/>`;
}

export function spot(x: number, y: number, rx: number, ry: number, colour: string, rest = ""): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${rest}/>`;
}

/** A line without an area: a mouth, a leg, a feeler. */
export function thread(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function eyes(x: number, y: number, size: number): string {
  return [-x, x].map((at) => spot(at, y, size, size * 1.1, EYE) + spot(at + size * 0.3, y - size * 0.4, size * 0.35, size * 0.35, "#fff")).join("");
}

/** The same on both sides. */
export function both(half: string): string {
  return `${half}<g transform="scale(-1 1)">${half}</g>`;
}
