import { cardBack } from "./back";
import { COURTS, type Wardrobe } from "./courts";
import { HEIGHT, WIDTH, type CardStyle, type Deck } from "./deck";
import { joker } from "./joker";
import { PIPS } from "./pips";
import { nameOf } from "../language/message";
import { rankNoun } from "./nouns";
import { rankSign, type Rank } from "./ranks";
import { star } from "./star";
import { tulip } from "./tulip";

const PAPER = "#fffaf0";
const GROUND = "#f8ecd3";
const BRASS = "#d8a546";
const CREAM = "#fbf3e1";
const INK = "#1b1d28";
const RED = "#b3221f";
const TEAL = "#12414d";
const PLUM = "#541f38";

const LOW: readonly Rank[] = ["4", "5", "6", "7"];
const MIDDLE: readonly Rank[] = ["8", "9", "T"];
const COURT: readonly Rank[] = ["J", "Q", "K"];

/** The ranks that are melded, in their order. */
export const MELDED: readonly string[] = [...LOW, ...MIDDLE, ...COURT, "A"];
export const BLACK_THREE = "b";
export const RED_THREE = "r";
export const TWO = "2";
export const JOKER = "*";

/** Every card in the order in which a hand is sorted: the threes after the rest, and the wild cards apart at the end. */
export const RANKED: readonly string[] = [...MELDED, BLACK_THREE, RED_THREE, TWO, JOKER];

/** The deck of games in which suits are of no account: a card is its rank. */
export const ranked: Deck = {
  has: (code) => RANKED.includes(code),
  name: (code) => nameOf(rankNoun(code)),
  face: (code, style) => (isWild(code) ? wild(code, style) : isThree(code) ? three(code, style) : natural(code as Rank, style)),
  back: cardBack,
  codes: () => [...RANKED],
};

export function isWild(code: string): boolean {
  return code === TWO || code === JOKER;
}

function isThree(code: string): boolean {
  return code === BLACK_THREE || code === RED_THREE;
}

/** A card of a colour, in a frame of another. */
export function card(ground: string, edge: string, inner: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect x="1" y="1" width="248" height="348" rx="17" fill="${ground}" stroke="${edge}" stroke-width="2"/>${inner}</svg>`
  );
}

/** The rank as large as a hand of many cards needs it: there is one, at the corner that a card beneath another still shows. */
function index(rank: Rank, colour: string, style: CardStyle, aside = 0): string {
  return style === "large-index" ? rankSign(rank, 78 + aside, 24, 156, colour, 9.500) : rankSign(rank, 55 + aside, 22, 108, colour, 9.500);
}

/** Without suits four colours tell the low cards, the middle ones, the court and the aces apart. */
function inkOf(rank: Rank, style: CardStyle): string {
  if (style !== "four-colour") return INK;
  if (LOW.includes(rank)) return "#1d5db0";
  if (MIDDLE.includes(rank)) return "#17703c";
  return COURT.includes(rank) ? "#8a2a6a" : INK;
}

function natural(rank: Rank, style: CardStyle): string {
  const ink = inkOf(rank, style);
  return card(PAPER, "#cbb894", index(rank, ink, style) + (style === "large-index" ? rosette(176, 268, 66, ink) : middle(rank, ink)));
}

function middle(rank: Rank, ink: string): string {
  if (rank === "A") return rosette(146, 224, 100, ink);
  if (rank === "J" || rank === "Q" || rank === "K") return portrait(rank, ink);
  const stars = PIPS[rank]!.map(([x, y]) => star(x, y, 8, 25, 13));
  return `<g transform="translate(66 54) scale(.86)"><path d="${stars.join("")}" fill="${ink}" opacity=".82"/></g>`;
}

function rosette(x: number, y: number, size: number, ink: string): string {
  return (
    `<path d="${star(x, y, 16, size, size * 0.86)}" fill="none" stroke="${ink}" stroke-width="2" opacity=".5"/>` +
    `<path d="${star(x, y, 8, size * 0.8, size * 0.56)}" fill="${ink}" opacity=".12"/>` +
    `<path d="${star(x, y, 8, size * 0.56, size * 0.34)}" fill="${ink}"/>` +
    `<circle cx="${x}" cy="${y}" r="${size * 0.16}" fill="${BRASS}"/>`
  );
}

function portrait(rank: "J" | "Q" | "K", ink: string): string {
  return (
    `<defs><clipPath id="h"><rect x="53" y="37" width="144" height="138"/></clipPath></defs>` +
    `<g transform="translate(-7 118) scale(1.25)"><rect x="52" y="36" width="146" height="140" rx="6" fill="${GROUND}"/>` +
    `<path d="${star(125, 96, 16, 66, 58)}" fill="#ecd5a6" opacity=".7"/><g clip-path="url(#h)">${COURTS[rank](wardrobe(rank, ink))}</g>` +
    `<rect x="52" y="36" width="146" height="140" rx="6" fill="none" stroke="${ink}" stroke-width="2"/></g>`
  );
}

function wardrobe(rank: "J" | "Q" | "K", ink: string): Wardrobe {
  const clothes: Record<"J" | "Q" | "K", Omit<Wardrobe, "ink">> = {
    J: { robe: "#1f5a4c", lining: "#2b3358", trim: "#dcae58" },
    Q: { robe: "#c0562a", lining: "#6a2233", trim: "#f0c66f" },
    K: { robe: "#20315c", lining: "#8d2430", trim: "#d8b56a" },
  };
  return { ...clothes[rank], ink };
}

/** A wild card is dark where the others are light: that is seen from afar, and without colours too. */
function wild(code: string, style: CardStyle): string {
  const ground = code === TWO ? TEAL : PLUM;
  const frame = `<rect x="9" y="9" width="232" height="332" rx="11" fill="none" stroke="${BRASS}" stroke-width="4"/>`;
  const large = style === "large-index";
  if (code === TWO) return card(ground, BRASS, frame + index("2", CREAM, style, 8) + (large ? wildStar(176, 268, 58) : wildStar(146, 222, 92)));
  const corner = large ? wildStar(82, 98, 66) : wildStar(60, 72, 50);
  const place = large ? "translate(66 176) scale(.76)" : "translate(16 108) scale(1)";
  return card(ground, BRASS, frame + corner + `<g transform="${place} translate(0 -40)">${joker(false)}</g>`);
}

function wildStar(x: number, y: number, size: number): string {
  return (
    `<path d="${star(x, y, 8, size, size * 0.62)}" fill="${BRASS}"/><path d="${star(x, y, 8, size * 0.66, size * 0.36)}" fill="${CREAM}"/>` +
    `<circle cx="${x}" cy="${y}" r="${size * 0.17}" fill="#c5482f"/>`
  );
}

/** The black three bars the way, the red one is a gift: each says so with a sign, not with its colour alone. */
function three(code: string, style: CardStyle): string {
  const red = code === RED_THREE;
  const ink = red ? RED : INK;
  const large = style === "large-index";
  const frame = `<rect x="8" y="8" width="234" height="334" rx="12" fill="none" stroke="${ink}" stroke-width="7"/>`;
  const sign = red ? tulip(large ? 178 : 150, 328, large ? 132 : 190, RED, "#2e7d6b") : bar(large ? 178 : 148, large ? 268 : 238, large ? 52 : 74);
  return card(red ? "#fff0e6" : "#eeeae2", "#cbb894", frame + index("3", ink, style, 8) + sign);
}

function bar(x: number, y: number, size: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${size}" fill="${INK}"/>` +
    `<rect x="${x - size * 0.66}" y="${y - size * 0.2}" width="${size * 1.32}" height="${size * 0.4}" rx="5" fill="${PAPER}"/>`
  );
}
