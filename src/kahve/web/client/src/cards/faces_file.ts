import { cardBack } from "./back";
import { french } from "./french";
import { isLetterCard, letterFace, usualIcons, usualSpecial, type SpecialAnimal } from "./letter_deck";
import { ALPHABET } from "./alphabet";
import { LETTER_SUITS } from "./letter_suits";
import { ranked } from "./ranked_deck";

/** The most peppers that a deck by house rules may have on a card. */
const MOST_PEPPERS = 4;

/** All faces in the classic style by deck and code, for Python (kahve/cards/pictures.py), which draws none of its own. */
export function facesFile(): Record<string, Record<string, string>> {
  const letters: Record<string, string> = {};
  for (const code of LETTER_SUITS.flatMap((suit) => ALPHABET.map((letter) => suit + letter)).filter(isLetterCard)) {
    letters[code] = letterFace(code, "classic", usualIcons(code), usualSpecial(code));
    // What a deck by house rules may change of a card: its peppers, and whether it is the dog, the turtle or neither, in each alphabet.
    for (let icons = 0; code[0] === "C" && icons <= MOST_PEPPERS; icons++) letters[`${code}:${icons}`] = letterFace(code, "classic", icons, undefined);
    const specials: (SpecialAnimal | undefined)[] = code[0] === "A" ? ["dog", "turtle", undefined] : [];
    for (const special of specials) letters[`${code}:${special ?? "none"}`] = letterFace(code, "classic", 0, special);
    if (code[0] === "A") letters[`${code}:tr`] = letterFace(code, "classic", 0, undefined, "tr");
  }
  const faces = (deck: typeof french) => Object.fromEntries(deck.codes().map((code) => [code, deck.face(code, "classic")]));
  return { french: faces(french), ranked: faces(ranked), letters, back: { "??": cardBack() } };
}
