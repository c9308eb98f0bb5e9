import { cardBack } from "./back";
import { COURTS, type Wardrobe } from "./courts";
import { HEIGHT, WIDTH, type CardStyle, type Deck } from "./deck";
import { joker } from "./joker";
import { nameOf, type Noun } from "../language/message";
import * as nouns from "./nouns";
import { isTurned, PIPS } from "./pips";
import { RANKS, rankSign, type Rank } from "./ranks";
import { star } from "./star";
import { suitColour, suitSign, SUITS, type Suit } from "./suits";

const PAPER = "#fffaf0";
const GROUND = "#f8ecd3";
const JOKER = "*";

/** The deck of 52 with the joker, as most games use it. */
export const french: Deck = {
  has: (code) => code === JOKER || isFrench(code),
  name: (code) => nameOf(frenchCard(code)),
  face: (code, style) => sheet(code === JOKER ? joker() : drawn(rankOf(code), suitOf(code), style)),
  back: cardBack,
  codes: () => [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), JOKER],
};

/** A card of this deck as an argument of a sentence. */
export function frenchCard(code: string): Noun {
  return code === JOKER ? nouns.JOKER : nouns.frenchNoun(rankOf(code), suitOf(code));
}

function isFrench(code: string): boolean {
  return code.length === 2 && RANKS.includes(rankOf(code)) && SUITS.includes(suitOf(code));
}

function rankOf(code: string): Rank {
  return code[0] as Rank;
}

function suitOf(code: string): Suit {
  return code[1] as Suit;
}

function sheet(inner: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect x="1" y="1" width="248" height="348" rx="17" fill="${PAPER}" stroke="#cbb894" stroke-width="2"/>${inner}</svg>`
  );
}

function drawn(rank: Rank, suit: Suit, style: CardStyle): string {
  const colour = suitColour(suit, style);
  return corners(rank, suit, colour, style) + middle(rank, suit, colour, style);
}

/** What stands in the middle: the figure, the great ace, or the pips. */
function middle(rank: Rank, suit: Suit, colour: string, style: CardStyle): string {
  if (rank === "J" || rank === "Q" || rank === "K") return court(rank, suit, colour, style);
  if (rank === "A") return style === "large-index" ? `<g transform="translate(24 36)">${ace(suit, colour)}</g>` : ace(suit, colour);
  if (style === "large-index") return `<g fill="${colour}">${suitSign(suit, 150, 214, 136)}</g>`;
  const signs = PIPS[rank]!.map(([x, y]) => suitSign(suit, x, y, 44, isTurned(y)));
  return `<g fill="${colour}">${signs.join("")}</g>`;
}

function corners(rank: Rank, suit: Suit, colour: string, style: CardStyle): string {
  const large = style === "large-index";
  const corner = large
    ? rankSign(rank, 43, 19, 82, colour, 9.500) + `<g fill="${colour}">${suitSign(suit, 43, 134, 50)}</g>`
    : rankSign(rank, 29, 17, 52, colour) + `<g fill="${colour}">${suitSign(suit, 29, 93, 34)}</g>`;
  // A jumbo index is read from one side only: two of them would leave no room for the picture.
  return large ? corner : corner + upsideDown(corner);
}

function upsideDown(inner: string): string {
  return `<g transform="rotate(180 125 175)">${inner}</g>`;
}

function ace(suit: Suit, colour: string): string {
  return (
    `<path d="${star(125, 175, 16, 82, 70)}" fill="none" stroke="${colour}" stroke-width="2" opacity=".55"/>` +
    `<path d="${star(125, 175, 16, 74, 66)}" fill="${colour}" opacity=".07"/>` +
    `<circle cx="125" cy="175" r="62" fill="none" stroke="#c99a4b" stroke-width="2.500"/>` +
    `<g fill="${colour}">${suitSign(suit, 125, 175, 84)}</g>` +
    `<path d="${star(125, 175, 8, 13, 7)}" fill="${PAPER}"/><circle cx="125" cy="175" r="3.500" fill="${colour}"/>`
  );
}

type Court = "J" | "Q" | "K";

function court(rank: Court, suit: Suit, colour: string, style: CardStyle): string {
  const clip = `<defs><clipPath id="h"><rect x="53" y="37" width="144" height="138"/></clipPath></defs>`;
  const half = `<path d="${star(125, 96, 16, 66, 58)}" fill="#ecd5a6" opacity=".7"/><g clip-path="url(#h)">${COURTS[rank](wardrobe(suit, colour))}</g>`;
  return clip + (style === "large-index" ? portrait(half, colour) : twoWay(half, suit, colour));
}

/** The figure seen the same from both sides of the table. */
function twoWay(half: string, suit: Suit, colour: string): string {
  const sign = `<g fill="${colour}">${suitSign(suit, 72, 60, 30)}</g>`;
  return `<rect x="52" y="36" width="146" height="278" rx="6" fill="${GROUND}"/>${half}${upsideDown(half)}${belt(colour)}${sign}${upsideDown(sign)}${frame(278, colour)}`;
}

/** The upper half alone, drawn larger: beside a large index there is no room for two. */
function portrait(half: string, colour: string): string {
  return `<g transform="translate(-16 114) scale(1.28)"><rect x="52" y="36" width="146" height="140" rx="6" fill="${GROUND}"/>${half}${frame(140, colour)}</g>`;
}

function frame(height: number, colour: string): string {
  return (
    `<rect x="52" y="36" width="146" height="${height}" rx="6" fill="none" stroke="${colour}" stroke-width="2"/>` +
    `<rect x="56" y="40" width="138" height="${height - 8}" rx="4" fill="none" stroke="#c99a4b" stroke-width="1.500"/>`
  );
}

/** Where the two halves of a figure meet. */
function belt(colour: string): string {
  const studs = [69, 97, 125, 153, 181].map((x) => `<path d="${star(x, 175, 8, 7, 4)}" fill="${colour}"/>`).join("");
  return `<rect x="53" y="165" width="144" height="20" fill="#d8a546"/><path d="M53 165h144M53 185h144" stroke="#8a5f1d" stroke-width="1.500"/>${studs}`;
}

function wardrobe(suit: Suit, ink: string): Wardrobe {
  const clothes: Record<Suit, Omit<Wardrobe, "ink">> = {
    H: { robe: "#a8261f", lining: "#1f6f74", trim: "#e0b15a" },
    D: { robe: "#c0562a", lining: "#6a2233", trim: "#f0c66f" },
    S: { robe: "#20315c", lining: "#8d2430", trim: "#d8b56a" },
    C: { robe: "#1f5a4c", lining: "#2b3358", trim: "#dcae58" },
  };
  return { ...clothes[suit], ink };
}
