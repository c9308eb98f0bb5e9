import { HEIGHT, WIDTH } from "./deck";
import { star } from "./star";

const DEEP = "#12414d";
const TURQUOISE = "#2a8c8f";
const CORAL = "#c5482f";
const CREAM = "#f5ead4";
const BRASS = "#d9a955";

/** The back of every card: a field of eight-pointed stars and crosses, as on the tiles of Iznik, in a brass frame. */
export function cardBack(): string {
  const tile = 50;
  const half = tile / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs><pattern id="t" x="25" y="25" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
    `<rect width="${tile}" height="${tile}" fill="${DEEP}"/>` +
    `<path d="${star(half, half, 8, 24.500, 18)}" fill="${CREAM}"/>` +
    `<path d="${star(half, half, 8, 20.500, 15)}" fill="${TURQUOISE}"/>` +
    `<path d="${star(half, half, 8, 12, 6)}" fill="${CREAM}"/>` +
    `<circle cx="${half}" cy="${half}" r="4" fill="${CORAL}"/>` +
    [[0, 0], [tile, 0], [0, tile], [tile, tile]]
      .map(([x, y]) => `<path d="${star(x!, y!, 4, 11, 4)}" fill="${BRASS}"/>`)
      .join("") +
    `</pattern></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="18" fill="${CREAM}"/>` +
    `<rect x="11" y="11" width="228" height="328" rx="11" fill="${DEEP}"/>` +
    `<rect x="17" y="17" width="216" height="316" rx="7" fill="none" stroke="${BRASS}" stroke-width="2.500"/>` +
    `<rect x="25" y="25" width="200" height="300" fill="url(#t)"/>` +
    `<rect x="25" y="25" width="200" height="300" fill="none" stroke="${BRASS}" stroke-width="2"/>` +
    `</svg>`
  );
}
