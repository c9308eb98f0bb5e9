/** The letters drawn as strokes, 60 high, each with its width. */
const LETTERS: Record<string, readonly [width: number, strokes: string]> = {
  A: [40, "M3 56 19 4h2l16 52M9 38h22"],
  B: [38, "M6 28V4h12c17 0 17 24 0 24H6v28h14c19 0 19-28 0-28"],
  C: [38, "M35 16C33 8 28 4 20 4 9 4 4 14 4 30s5 26 16 26c8 0 13-4 15-12"],
  D: [40, "M6 4v52h9c14 0 21-9 21-26S29 4 15 4Z"],
  E: [37, "M33 4H6v52h27M6 29h21"],
  F: [36, "M33 4H6v52M6 30h21"],
  G: [40, "M35 15C33 8 28 4 20 4 9 4 4 14 4 30s5 26 16 26 16-8 16-23H23"],
  H: [40, "M6 4v52M34 4v52M6 29h28"],
  I: [32, "M5 4h22M16 4v52M5 56h22"],
  J: [36, "M11 4h18v36c0 11-5 16-12 16S5 52 4 43"],
  K: [39, "M6 4v52M34 4 8 33M16 25l19 31"],
  L: [37, "M7 4v52h26"],
  M: [50, "M5 56V4h2l18 37L43 4h2v52"],
  N: [40, "M6 56V4h2l24 52h2V4"],
  O: [42, "M21 4C10 4 4 14 4 30s6 26 17 26 17-10 17-26S32 4 21 4Z"],
  P: [38, "M6 56V4h13c20 0 20 30 0 30H6"],
  Q: [42, "M21 4C10 4 4 14 4 30s6 26 17 26 17-10 17-26S32 4 21 4ZM23 39l17 21"],
  R: [39, "M6 56V4h13c19 0 19 28 0 28H6M18 32l17 24"],
  S: [39, "M34 15C32 8 27 4 20 4 11 4 6 9 6 16c0 8 6 11 14 13 9 2 15 6 15 14 0 8-6 13-15 13-8 0-14-4-16-12"],
  T: [40, "M4 4h32M20 4v52"],
  U: [40, "M5 4v32c0 13 5 20 15 20s15-7 15-20V4"],
  V: [40, "M4 4l15 52h2L36 4"],
  W: [51, "M4 4l9.500 52h2L24.500 13h2l9 43h2L47 4"],
  X: [40, "M5 4l30 52M35 4 5 56"],
  Y: [40, "M4 4l16 27L36 4M20 31v25"],
  Z: [40, "M6 4h28v2L6 54v2h29"],
  Ç: [40, "M35 13C33 7 28 4 20 4 9 4 4 11 4 23s5 19 16 19c8 0 13-3 15-9M21 45c6 4 3 12-6 11"],
  Ğ: [40, "M35 28C33 22 28 19 20 19 9 19 4 26 4 37.500S9 56 20 56s16-6 16-17H24M10 1c3 6 17 6 20 0"],
  İ: [32, "M5 20h22M16 20v36M5 56h22M16 3v.010"],
  Ö: [42, "M21 19C10 19 4 26 4 37.500S10 56 21 56s17-7 17-18.500S32 19 21 19ZM12 3v.010M30 3v.010"],
  Ş: [39, "M34 12C32 7 27 4 20 4 11 4 6 8 6 13c0 6 6 8 14 10 9 1.500 15 4 15 10 0 6-6 9-15 9-8 0-14-3-16-8M20 45c6 4 3 12-6 11"],
  Ü: [40, "M5 19v22c0 10 5 15 15 15s15-5 15-15V19M12 3v.010M28 3v.010"],
};

/** Every letter of any alphabet. */
export const ALPHABET = Object.keys(LETTERS);

/** The alphabets of the decks, by the code of their language. */
export type AlphabetName = "en" | "tr";

const LETTERS_OF: Record<AlphabetName, string> = { en: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", tr: "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ" };

/** The letters of all alphabets in an order that is right in each. */
const IN_ORDER = "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ";

/** Where a letter stands in the alphabet, so that letters can be put in order. */
export function placeOf(letter: string): number {
  return IN_ORDER.indexOf(letter);
}

/** A text in the capitals of an alphabet: in Turkish, i has the capital İ. */
export function capitals(text: string, alphabet: AlphabetName): string {
  return text.normalize("NFC").replaceAll("i\u0307", "i").toLocaleUpperCase(alphabet);
}

/** Whether a text has capitals of an alphabet and nothing else. */
export function isWritten(text: string, alphabet: AlphabetName): boolean {
  return text !== "" && [...text].every((letter) => LETTERS_OF[alphabet].includes(letter));
}

/** Letters that would be taken for another, or for nothing in particular, on a card lying the other way round. */
const TURNABLE = "HIJLMNWZ";

/** A letter, `height` high, its middle at x, its top at y. */
export function letterSign(letter: string, x: number, y: number, height: number, colour: string, weight = 10.500): string {
  const [width, strokes] = LETTERS[letter]!;
  return (
    `<path d="${strokes}" transform="translate(${x} ${y}) scale(${height / 60}) translate(${-width / 2} 0)" fill="none" ` +
    `stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** The line beneath a letter that says which way is up; nothing for letters that need none. */
export function footing(letter: string, x: number, y: number, width: number, colour: string): string {
  if (!TURNABLE.includes(letter)) return "";
  return `<path d="M${x - width / 2} ${y}h${width}" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`;
}
