import { animal, animalOf } from "./animals";
import { ALPHABET, footing, letterSign, type AlphabetName } from "./alphabet";
import { HEIGHT, WIDTH, type CardStyle } from "./deck";
import { flame } from "./flame";
import { FRAMES } from "./letter_frames";
import { letterLook, letterSuitSign, LETTER_SUITS, SPECIAL, type LetterLook, type LetterSuit } from "./letter_suits";
import "../language/cards";
import { message, nameOf } from "../language/message";
import { animalNoun, letterNoun } from "./nouns";
import { star } from "./star";

/** An animal that the rules speak of; its card is marked and shows it, whatever its letter. */
export type SpecialAnimal = "dog" | "turtle";

const SPECIALS: Record<string, SpecialAnimal> = { AD: "dog", AT: "turtle" };
const CHILI = "ACEHILMNOQRTU";
const PLATE = "#fff8e6";
const LINES: Record<LetterSuit, string> = { A: "#0c4159", C: "#6d0f0a", S: "#312d0a", W: "#7a1457" };

/** Whether a code is a suit of letters and a letter. */
export function isLetterCard(code: string): boolean {
  return code.length === 2 && LETTER_SUITS.includes(suitOf(code)) && ALPHABET.includes(letterOf(code));
}

/** The special animal of a card in the deck that nobody has changed. */
export function usualSpecial(code: string): SpecialAnimal | undefined {
  return SPECIALS[code];
}

/** The peppers on a card in the deck that nobody has changed: one to four by rank, and none outside their suit. */
export function usualIcons(code: string): number {
  return suitOf(code) === "C" ? 1 + Math.floor(Math.max(0, CHILI.indexOf(letterOf(code))) / 4) : 0;
}

/** The card as a person says it: "D of animals, the Dog". */
export function letterName(code: string, icons: number, special: SpecialAnimal | undefined, alphabet: AlphabetName = "en"): string {
  const suit = suitOf(code);
  const card = letterNoun(letterOf(code), suit);
  if (suit === "C") return message("client-cards-with-peppers", { card, count: icons });
  const shown = suit === "A" ? shownAnimal(letterOf(code), special, alphabet) : undefined;
  return shown ? message("client-cards-with-animal", { card, animal: animalNoun(shown) }) : nameOf(card);
}

/** Where another card is the dog or the turtle, its usual letter does not show one. */
function shownAnimal(letter: string, special: SpecialAnimal | undefined, alphabet: AlphabetName): string | undefined {
  const usual = animalOf(letter, alphabet);
  return special ?? (usual === "dog" || usual === "turtle" ? undefined : usual);
}

/** The face as a whole SVG document. It is drawn one way up, as letters are. */
export function letterFace(code: string, style: CardStyle, icons: number, special: SpecialAnimal | undefined, alphabet: AlphabetName = "en"): string {
  const suit = suitOf(code);
  const look = special ? SPECIAL : letterLook(suit, style);
  const drawing: Drawing = { suit, letter: letterOf(code), icons, special, alphabet, look, full: special !== undefined || style === "four-colour" };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect x="1" y="1" width="248" height="348" rx="17" fill="${look.ground}" stroke="#b9a988" stroke-width="2"/>` +
    FRAMES[suit](look.frame) +
    (style === "large-index" ? large(drawing) : usual(drawing)) +
    `</svg>`
  );
}

type Place = readonly [x: number, y: number];

/** Where peppers lie beneath a large index. */
const FOUR: readonly Place[] = [[60, 248], [128, 248], [60, 300], [128, 300]];

interface Drawing {
  suit: LetterSuit;
  letter: string;
  icons: number;
  special: SpecialAnimal | undefined;
  alphabet: AlphabetName;
  look: LetterLook;
  /** Whether the card is coloured all over, so that pictures need a plate beneath them. */
  full: boolean;
}

function suitOf(code: string): LetterSuit {
  return code[0] as LetterSuit;
}

function letterOf(code: string): string {
  return code[1]!;
}

/** A small letter over its suit at the corner, the picture across from it, and beneath them the letter as great as can be. */
function usual(d: Drawing): string {
  const corner = letterSign(d.letter, 54, 33, 71, d.look.ink) + footing(d.letter, 54, 118, 46, d.look.ink);
  return corner + signs(d, 54, 156) + pictured(d, 157, 90, 0.92) + letterSign(d.letter, 151, 162, 153, d.look.ink);
}

/** One letter as great as a hand of many cards needs it, at the corner that a card beneath another still shows. */
function large(d: Drawing): string {
  const corner = letterSign(d.letter, 92, 34, 156, d.look.ink) + footing(d.letter, 92, 209, 84, d.look.ink);
  if (d.suit === "A") return corner + signs(d, 55, 254) + pictured(d, 162, 272, 0.84);
  if (d.suit === "C") return corner + peppers(d, FOUR, 64) + pictured(d, 194, 276, 0.72);
  // Lemons and sweets are their own sign, and stand large where it would be.
  return corner + pictured(d, 100, 272, 0.9);
}

/** The sign of the suit beneath the index; peppers hang there in their number, and that is the number that counts. */
function signs(d: Drawing, x: number, y: number): string {
  if (d.suit === "C") return peppers(d, [0, 1, 2, 3].map((i): Place => [x, y + 46 * i]), 60);
  return letterSuitSign(d.suit, x, y, d.suit === "W" ? 60 : 52, line(d));
}

/** Peppers at as many of the places as there are peppers, on labels where the card is of their colour. */
function peppers(d: Drawing, places: readonly Place[], size: number): string {
  const taken = places.slice(0, d.icons);
  const labels = d.full ? taken.map(([x, y]) => label(x, y, size, 42)) : [];
  return labels.join("") + taken.map(([x, y]) => letterSuitSign("C", x, y, size - 6, line(d))).join("");
}

/** A light field beneath a sign that would be lost on its own colour. */
function label(x: number, y: number, across: number, down: number): string {
  return `<rect x="${x - across / 2}" y="${y - down / 2}" width="${across}" height="${down}" rx="9" fill="${PLATE}"/>`;
}

/** The line around what is drawn in a suit. */
function line(d: Drawing): string {
  return d.suit === "A" ? d.look.ink : LINES[d.suit];
}

function pictured(d: Drawing, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${plate(d)}${picture(d)}</g>`;
}

function plate(d: Drawing): string {
  if (d.special) return `<path d="${star(0, 0, 24, 76, 62)}" fill="#d8a546"/><circle r="59" fill="${PLATE}"/>`;
  // Lemons and sweets are seen on their own colour as well.
  return d.full && (d.suit === "A" || d.suit === "C") ? `<ellipse rx="74" ry="60" fill="${PLATE}"/>` : "";
}

function picture(d: Drawing): string {
  if (d.suit === "A") return animal(shownAnimal(d.letter, d.special, d.alphabet), LINES.A);
  if (d.suit === "C") return flame(LINES.C);
  return d.suit === "S" ? letterSuitSign("S", 0, 2, 118, LINES.S) : letterSuitSign("W", 0, 0, 132, LINES.W, -14);
}
