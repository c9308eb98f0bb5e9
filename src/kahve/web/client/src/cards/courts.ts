import { star } from "./star";
import { tulip } from "./tulip";

/** The colours one suit's court wears. */
export interface Wardrobe {
  robe: string;
  lining: string;
  trim: string;
  ink: string;
}

const SKIN = "#f0c9a2";
const SHADE = "#d79f75";
const HAIR = "#33211a";
const CREAM = "#fbf3e1";
const BRASS = "#d8a546";
const CORAL = "#c5482f";
const LEAF = "#2e7d6b";

type Figure = (w: Wardrobe) => string;

/** The upper half of each court card, in the coordinates of the whole card (250 by 350); its middle line lies at y = 175. */
export const COURTS: Record<"J" | "Q" | "K", Figure> = { J: jack, Q: queen, K: king };

function face(brows: string): string {
  return (
    `<path d="M104 100c0-24 42-24 42 0 0 24-7 38-21 38s-21-14-21-38Z" fill="${SKIN}"/>` +
    `<path d="M125 103c-2 7-5 11-1 13h4" fill="none" stroke="${SHADE}" stroke-width="2.500" stroke-linecap="round"/>` +
    `<path d="${brows}" fill="none" stroke="${HAIR}" stroke-width="2.600" stroke-linecap="round"/>` +
    `<circle cx="116" cy="106" r="2.400" fill="${HAIR}"/><circle cx="134" cy="106" r="2.400" fill="${HAIR}"/>`
  );
}

function shoulders(w: Wardrobe): string {
  return (
    `<path d="M50 176c2-24 24-36 56-42h38c32 6 54 18 56 42Z" fill="${w.robe}"/>` +
    `<path d="M106 134c-9 10-14 26-16 42h70c-2-16-7-32-16-42Z" fill="${w.lining}"/>` +
    `<path d="M106 134c-9 10-14 26-16 42M144 134c9 10 14 26 16 42" fill="none" stroke="${w.trim}" stroke-width="5"/>`
  );
}

function dots(points: readonly (readonly [number, number])[], radius: number, colour: string): string {
  return points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`).join("");
}

function blossoms(points: readonly (readonly [number, number])[], colour: string, heart: string): string {
  return points.map(([x, y]) => `<path d="${star(x, y, 6, 8, 3.500)}" fill="${colour}"/>`).join("") + dots(points, 2, heart);
}

/** The sultan: wound turban with a plume, full beard, a mace in his hand. */
function king(w: Wardrobe): string {
  return (
    `<path d="M188 176 178 98" stroke="${BRASS}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="${star(177, 88, 8, 18, 11)}" fill="${BRASS}" stroke="${w.ink}" stroke-width="1.500"/>` +
    `<circle cx="177" cy="88" r="5" fill="${CORAL}"/>` +
    shoulders(w) +
    `<path d="M58 160c8-14 22-20 44-25l-8 18c-14 3-24 8-30 22Z" fill="${CREAM}"/>` +
    `<path d="M192 160c-8-14-22-20-44-25l8 18c14 3 24 8 30 22Z" fill="${CREAM}"/>` +
    dots([[70, 157], [82, 149], [94, 143], [180, 157], [168, 149], [156, 143]], 2.600, w.ink) +
    blossoms([[125, 166], [106, 170], [144, 170]], w.trim, CORAL) +
    `<path d="M102 102c0 38 10 56 23 56s23-18 23-56Z" fill="${HAIR}"/>` +
    face("M110 98c3-3 8-3 11-1M140 98c-3-3-8-3-11-1") +
    `<path d="M103 110c2 30 8 45 22 45s20-15 22-45c-4 12-9 13-15 13-4 0-5-2-7-2s-3 2-7 2c-6 0-11-1-15-13Z" fill="${HAIR}"/>` +
    `<path d="M119 129q6 5 12 0" fill="none" stroke="#b5594b" stroke-width="3.500" stroke-linecap="round"/>` +
    `<path d="M94 99C78 78 94 52 125 52s47 26 31 47c-16-12-46-12-62 0Z" fill="${CREAM}" stroke="${w.ink}" stroke-width="1.800"/>` +
    `<path d="M90 84c22-18 46-24 62-24M92 94c22-20 50-24 66-22M105 57c-8 8-13 18-13 30M145 57c8 8 13 18 13 30" fill="none" stroke="${SHADE}" stroke-width="2"/>` +
    `<path d="M109 56q16-14 32 0l-6 7q-10-6-20 0Z" fill="${w.robe}"/>` +
    `<path d="M125 74c-14-14-12-26-2-34 0 8 8 10 4 24 8-8 12-14 10-22 10 12 4 24-12 32Z" fill="${w.trim}" stroke="${w.ink}" stroke-width="1.400"/>` +
    `<circle cx="125" cy="78" r="7.500" fill="${BRASS}" stroke="${w.ink}" stroke-width="1.400"/><circle cx="125" cy="78" r="4" fill="${CORAL}"/>`
  );
}

/** The queen of this deck: tall cap with pearls, veil, a tulip in her hand. */
function queen(w: Wardrobe): string {
  return (
    `<path d="M125 52c-42 0-50 52-60 124h120c-10-72-18-124-60-124Z" fill="${CREAM}" stroke="${w.trim}" stroke-width="2.500"/>` +
    `<path d="M102 92c-10 26-6 50-16 84h78c-10-34-6-58-16-84Z" fill="${HAIR}"/>` +
    `<path d="M118 130h14v16h-14Z" fill="${SHADE}"/>` +
    shoulders(w) +
    `<path d="M112 134q13 30 26 0l6 1c-4 22-10 30-19 36-9-6-15-14-19-36Z" fill="${SKIN}"/>` +
    dots([[111, 142], [115, 149], [120, 154], [125, 156], [130, 154], [135, 149], [139, 142]], 3, BRASS) +
    `<circle cx="125" cy="163" r="4.500" fill="${CORAL}"/>` +
    blossoms([[74, 162], [176, 162]], w.trim, CREAM) +
    face("M109 98q6-5 12-1M141 98q-6-5-12-1") +
    `<path d="M118 126q7-5 14 0-7 8-14 0Z" fill="#b8352d"/>` +
    dots([[112, 118], [138, 118]], 4, "#e9a183") +
    dots([[103, 118], [147, 118]], 3.500, BRASS) +
    `<path d="M102 96 97 62q28-18 56 0l-5 34q-23-14-46 0Z" fill="${w.robe}" stroke="${w.ink}" stroke-width="1.600"/>` +
    `<path d="M99 76q26-16 52 0" fill="none" stroke="${w.trim}" stroke-width="4"/>` +
    dots([[104, 91], [111, 87], [118, 85], [125, 84], [132, 85], [139, 87], [146, 91]], 3, CREAM) +
    `<path d="${star(125, 62, 8, 9, 5)}" fill="${BRASS}"/><circle cx="125" cy="62" r="3" fill="${CORAL}"/>` +
    tulip(70, 160, 72, CORAL, LEAF, -8)
  );
}

/** The boy of the coffee house: fez with a tassel, waistcoat, a steaming cup in his hand. */
function jack(w: Wardrobe): string {
  return (
    shoulders(w) +
    `<path d="M106 134h38c6 12 10 26 12 42H94c2-16 6-30 12-42Z" fill="${CREAM}"/>` +
    `<path d="M106 134c10 10 14 24 14 42H86c2-18 8-34 20-42ZM144 134c-10 10-14 24-14 42h34c-2-18-8-34-20-42Z" fill="${w.lining}"/>` +
    `<path d="M106 134c10 10 14 24 14 42M144 134c-10 10-14 24-14 42" fill="none" stroke="${w.trim}" stroke-width="4"/>` +
    dots([[125, 150], [125, 161], [125, 171]], 2.500, w.ink) +
    `<path d="M60 168q18-16 34-20M190 168q-18-16-34-20" fill="none" stroke="${w.trim}" stroke-width="3"/>` +
    `<path d="M116 128h18v10q-9 8-18 0Z" fill="${SHADE}"/>` +
    `<path d="M103 92c-3 14-1 22 2 28M147 92c3 14 1 22-2 28" fill="none" stroke="${HAIR}" stroke-width="6" stroke-linecap="round"/>` +
    face("M110 99q6-4 11-1M140 99q-6-4-11-1") +
    `<path d="M113 122c5-5 9-3 12-2 3-1 7-3 12 2-5 3-9 2-12 1-3 1-7 2-12-1Z" fill="${HAIR}"/>` +
    `<path d="M120 130q5 3 10 0" fill="none" stroke="#b5594b" stroke-width="2.500" stroke-linecap="round"/>` +
    `<path d="M103 94 109 55q16-7 32 0l6 39q-22-12-44 0Z" fill="${w.robe}" stroke="${w.ink}" stroke-width="1.600"/>` +
    `<path d="M104 86q21-11 42 0" fill="none" stroke="${w.trim}" stroke-width="4"/>` +
    `<path d="M125 53q22-4 33 16v8" fill="none" stroke="${w.ink}" stroke-width="2.200"/>` +
    `<path d="M154 76h8l3 20h-14Z" fill="${w.trim}" stroke="${w.ink}" stroke-width="1.200"/>` +
    `<path d="M62 98c-5-6 4-9 0-16M74 98c-5-6 4-9 0-16" fill="none" stroke="${w.ink}" stroke-width="2.200" stroke-linecap="round" opacity=".55"/>` +
    `<path d="M53 104h30c0 15-5 23-10 25H63c-5-2-10-10-10-25Z" fill="${CREAM}" stroke="${w.ink}" stroke-width="1.800"/>` +
    `<path d="M83 108c10-2 10 12-3 12" fill="none" stroke="${w.ink}" stroke-width="2.500"/>` +
    `<path d="${star(68, 115, 6, 6, 2.800)}" fill="${CORAL}"/>` +
    `<path d="M50 132h36" stroke="${BRASS}" stroke-width="4.500" stroke-linecap="round"/>` +
    `<path d="M72 134c-4 12-8 18-10 28l16 6c2-12 4-22 4-32Z" fill="${w.robe}"/><circle cx="74" cy="137" r="6.500" fill="${SKIN}"/>`
  );
}
