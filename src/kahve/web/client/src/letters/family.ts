import { letterDrawn, letterPicture } from "../cards/letter_pictures";
import type { Family } from "../table/surface";
import { letterFaces } from "./letter_faces";
import { Letters } from "./letters";

/** The games with letters on the cards: those of tricks, and Soup. */
export const family: Family = {
  surface: (page) => new Letters(page),
  faces: letterFaces,
  drawn: letterDrawn,
  counted: "taken",
  fan: { cards: ["AB", "WA", "CR", "SD"], picture: letterPicture },
  keys: {
    rows: [
      [["←", "→"], "Move along your cards"],
      [["Enter", "Space"], "Play the card; or choose it for your neighbour, and put it back"],
      [["G"], "Pass the three chosen cards on"],
      [["O"], "Sort the hand by suit, by letter, or with the vowels apart"],
      [["A", "…", "Z"], "While you may claim a word: type it, and the tiles lie so"],
      [["←", "→"], "Move a tile of that word; Tab goes to the next"],
      [["Space"], "Exchange two tiles"],
      [["Enter"], "To the buttons that claim the word"],
      [["A"], "Let a claim pass, or give the milder answer"],
      [["C"], "Have a word checked; in Soup also: call"],
      [["A", "E", "F"], "In Soup, with a card chosen: add it, add and eat, or eat first"],
      [["I", "D"], "In Soup: inspect, demand a word"],
    ],
    moves: "M",
    hint: "With the mouse or a finger: tap a card, or drag it to the table.",
  },
};
