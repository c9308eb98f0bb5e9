import type { AlphabetName } from "./alphabet";
import { both, CREAM, eyes, EYE, LINE, OUTLINED, skin, spot } from "./brushes";
import { CREATURES } from "./creatures";
import { paw } from "./paw";
import { TURKISH_ANIMALS } from "./turkish_animals";

/** A picture with its middle at 0 0, at most 160 wide and 116 high. */
type Picture = () => string;

/** The animals of the English deck, by name. */
const ENGLISH_ANIMALS: Record<string, Picture> = { bear, dog, elephant, fox, owl, rabbit, wolf, zebra, ...CREATURES };

/** Every animal that is drawn, by name. */
const ANIMALS: Record<string, Picture> = { ...ENGLISH_ANIMALS, ...TURKISH_ANIMALS };

/** The animal of a letter in each alphabet, as a deck has it that nobody has changed: its name there begins with the letter. */
const BY_LETTER: Record<AlphabetName, Record<string, string>> = {
  en: Object.fromEntries(Object.keys(ENGLISH_ANIMALS).map((name) => [name[0]!.toUpperCase(), name])),
  // Ayı, baykuş, eşek, fil, ıstakoz, iguana, kurt, leylek, maymun, rakun, semender, üveyik, vaşak, yılan and zebra; the Dog and the Turtle
  // keep D and T.
  tr: {
    ...{ A: "bear", B: "owl", D: "dog", E: "donkey", F: "elephant", I: "lobster", İ: "iguana", K: "wolf", L: "stork", M: "monkey" },
    ...{ R: "raccoon", S: "newt", T: "turtle", Ü: "dove", V: "lynx", Y: "snake", Z: "zebra" },
  },
};

export function animalOf(letter: string, alphabet: AlphabetName): string | undefined {
  return BY_LETTER[alphabet][letter];
}

/** The picture of an animal; a paw print for one that nobody has drawn. */
export function animal(name: string | undefined, colour: string): string {
  const picture = name === undefined ? undefined : ANIMALS[name];
  return picture ? picture() : `<g transform="scale(1.060) translate(-50 -50)">${paw(colour)}</g>`;
}

function bear(): string {
  return (
    both(spot(-36, -32, 18, 18, "#7a4a28", OUTLINED) + spot(-36, -31, 9, 9, "#c48a5a")) +
    skin("M0-46c28 0 50 18 50 46 0 34-24 54-50 54S-50 34-50 0C-50-28-28-46 0-46Z", "#8a5630") +
    spot(0, 25, 26, 21, "#e3b98a") +
    eyes(21, -4, 6) +
    spot(0, 14, 11, 7.500, EYE) +
    `<path d="M0 20v10M-12 32q6 7 12-2 6 9 12 2" fill="none" stroke="${LINE}" stroke-width="3.500" stroke-linecap="round"/>`
  );
}

/** A tan hound with dark ears, its tongue out, and a collar. */
function dog(): string {
  return (
    skin("M-26 44q26 14 52 0v10q-26 10-52 0Z", "#c5281c", 2.500) +
    skin("M0-48c22 0 36 12 38 36 1 26-10 60-38 60s-39-34-38-60c2-24 16-36 38-36Z", "#e0a45a") +
    `<path d="M0-47c8 0 10 20 11 34 8 6 16 16 14 30-2 16-12 29-25 29s-23-13-25-29c-2-14 6-24 14-30 1-14 3-34 11-34Z" fill="${CREAM}"/>` +
    both(skin("M-26-44c-20-6-36 4-40 26-3 20 0 42 12 50 14-6 20-24 22-40 1-14 4-26 6-36Z", "#7a3f1d")) +
    eyes(20, -10, 6.500) +
    skin("M-8 30h16v12c0 12-16 12-16 0Z", "#ef7f86", 2.500) +
    `<path d="M-16 28q8 8 16-2 8 10 16 2M0 14v12" fill="none" stroke="${LINE}" stroke-width="3.500" stroke-linecap="round"/>` +
    spot(0, 10, 12, 8.500, EYE) +
    spot(-3, 7, 4, 2, "#8a8f96")
  );
}

function elephant(): string {
  return (
    both(skin("M-28-30c-14-20-46-16-49 12-2 24 8 44 24 48 14 2 24-8 27-22Z", "#8494a1") + spot(-52, -2, 15, 22, "#c8a3ab", `transform="rotate(12 -52 -2)"`)) +
    skin("M0-50c24 0 36 16 36 38 0 20-9 32-18 36-2 14-1 22 3 26 5 5-1 11-9 6-14-8-20-18-24-32-14-4-24-16-24-36 0-22 12-38 36-38Z", "#9dadb9") +
    `<path d="M-8 26q10 3 22-1M-4 37q8 2 16-1" fill="none" stroke="#66757f" stroke-width="3" stroke-linecap="round"/>` +
    skin("M-22 18c-2 14-8 22-18 26 16 4 28-6 30-20Z", CREAM, 2.500) +
    skin("M24 18c2 12 8 20 18 24-14 5-26-2-28-16Z", CREAM, 2.500) +
    eyes(19, -10, 5)
  );
}

function fox(): string {
  return (
    both(skin("M-20-28-48-56c-8 18-9 38-5 54Z", "#d9601a") + `<path d="M-31-26-45-43c-3 10-4 18-2 28Z" fill="#3a2018"/>`) +
    skin("M0-34c18 0 36 6 46 14 6 8 10 18 10 28C44 24 24 40 6 54c-4 3-8 3-12 0C-24 40-44 24-56 8c0-10 4-20 10-28 10-8 28-14 46-14Z", "#e8701f") +
    both(`<path d="M-55 9c16-2 38-2 47 12 4 6 7 14 8 34C-18 44-42 26-55 9Z" fill="${CREAM}"/>`) +
    `<path d="M-5 55Q0 58 5 55C14 48 8 18 0 16-8 18-14 48-5 55Z" fill="${CREAM}"/>` +
    eyes(22, -2, 5.500) +
    spot(0, 46, 9, 7, EYE)
  );
}

function owl(): string {
  return (
    skin("M-30-34-38-56C-24-50-14-48 0-48s24-2 38-8l-8 22c14 12 18 30 16 46C43 40 24 56 0 56S-43 40-46 12c-2-16 2-34 16-46Z", "#8b6236") +
    `<path d="M0 4c18 0 28 10 28 24S16 52 0 52s-28-10-28-24S-18 4 0 4Z" fill="#ecd3a2"/>` +
    `<path d="M-18 20q6 8 12 0 6 8 12 0 6 8 12 0M-14 34q5 8 10 0 5 8 9 0 5 8 10 0" fill="none" stroke="#8b6236" stroke-width="3.500" stroke-linecap="round"/>` +
    both(`<path d="M-45 6c-2 22 6 36 20 44-6-16-4-30-4-38-6-6-10-8-16-6Z" fill="#5f3f1e"/>`) +
    both(spot(-20, -16, 20, 20, CREAM, OUTLINED) + spot(-19, -16, 12, 12, "#f3a712") + spot(-18, -16, 7, 7.500, EYE) + spot(-21, -20, 2.500, 2.500, "#fff")) +
    skin("M-8-8h16L0 8Z", "#e8901c", 2.500)
  );
}

function rabbit(): string {
  return (
    both(
      skin("M-10-14c-8-10-28-32-26-44 10-4 28 14 32 40Z", "#c9b8a6") + `<path d="M-13-21c-6-8-17-22-17-30 6 2 16 14 19 28Z" fill="#eda2a8"/>`,
    ) +
    skin("M0-24c24 0 40 16 40 38 0 26-18 42-40 42s-40-16-40-42c0-22 16-38 40-38Z", "#dccdbb") +
    both(spot(-12, 33, 15, 12, CREAM)) +
    eyes(20, 8, 6.500) +
    skin("M-6 40H6v9c0 4-12 4-12 0Z", "#fff", 2) +
    skin("M-8 22H8L0 31Z", "#e0707c", 2.500) +
    `<path d="M0 31v5M0 37q-7 7-14 1M0 37q7 7 14 1M-24 32l-22-5M-24 37l-20 6M24 32l22-5M24 37l20 6" fill="none" stroke="${LINE}" stroke-width="2.500" stroke-linecap="round"/>`
  );
}

/** It howls before the moon. */
function wolf(): string {
  return (
    spot(10, -4, 52, 52, "#f7e3a0", `stroke="#d3b25c" stroke-width="3"`) +
    spot(36, 22, 8, 8, "#ead088") + spot(42, -8, 5, 5, "#ead088") + spot(-16, -34, 6, 6, "#ead088") +
    skin(
      "M-48 56C-50 30-44 10-30-4l-15-5c6-9 14-13 26-12C-8-24 4-38 16-52c6-5 12 0 10 6L12-18l18-9c6-2 9 4 5 8L10 6c-2 10 4 14 6 22 4 0 6 4 5 8 5 4 7 12 7 20Z",
      "#4d5866",
    ) +
    `<path d="M8 10c0 8 5 12 7 19l5 8c4 6 6 12 6 18H-10C-12 40-8 22 8 10Z" fill="#aeb7c0"/>` +
    `<path d="M-10-10l10-5" stroke="#f3d24e" stroke-width="4" stroke-linecap="round"/>`
  );
}

function zebra(): string {
  return (
    skin("M-14-40c0-12 8-18 14-18s14 6 14 18v24h-28Z", "#2a2a2e") +
    both(skin("M-20-26c-14-4-24-14-24-28 14 0 24 6 30 18Z", "#f7f4ec") + `<path d="M-24-33c-7-3-12-8-14-14 7 1 13 5 17 10Z" fill="#4b4a50"/>`) +
    skin("M0-42c18 0 30 12 30 26 0 18-8 28-8 42 0 18-8 30-22 30s-22-12-22-30c0-14-8-24-8-42 0-14 12-26 30-26Z", "#fbf9f2") +
    `<path d="M0-42v18l-5 8h10L0-24Z" stroke="#2a2a2e" stroke-width="4" fill="#2a2a2e" stroke-linejoin="round"/>` +
    both(
      `<path d="M-12-40c0 8 4 12 4 20M-24-33c4 6 8 8 10 18M-29-4c8-1 12 1 16 8M-24 10c6-1 10 1 14 6" fill="none" stroke="#2a2a2e" stroke-width="5" stroke-linecap="round"/>`,
    ) +
    eyes(19, -8, 5.500) +
    skin("M0 24c14 0 21 6 21 14 0 11-9 18-21 18s-21-7-21-18c0-8 7-14 21-14Z", "#4a4850") +
    both(spot(-9, 36, 3.500, 4.500, "#17161a")) +
    `<path d="M-8 48q8 4 16 0" fill="none" stroke="#17161a" stroke-width="3" stroke-linecap="round"/>`
  );
}
