import { picture } from "../cards/pictures";
import { rankedName, rankedPicture, rankedTitle } from "../cards/ranked_pictures";
import type { Family } from "../table/surface";
import { Melding } from "./melding";

const FACES = { picture: rankedPicture, name: rankedName, title: rankedTitle };

/** The games of melds. */
export const family: Family = {
  surface: (page) => new Melding(page),
  faces: () => FACES,
  drawn: rankedPicture,
  counted: "laid",
  fan: { cards: ["JS", "QH", "KD", "AC"], picture },
  keys: {
    rows: [
      [["D"], "Draw; and later discard the chosen card"],
      [["T"], "Take the discard pile"],
      [["←", "→", "↑", "↓"], "Move along your cards"],
      [["Space"], "Choose one more of them"],
      [["Shift", "Space"], "Choose all of them"],
      [["Backspace"], "Choose one less"],
      [["1", "…", "9"], "Choose one more of the first, … ninth group"],
      [["M", "Enter"], "Lay the chosen cards"],
      [["A"], "Add every card that fits a meld of your side"],
      [["C", "Enter"], "Confirm what is laid out"],
      [["U"], "Take back the last step"],
      [["X"], "Take back everything laid out"],
      [["O"], "Sort the hand by rank, or by melds"],
      [["W"], "What cannot be done now, and why"],
    ],
    // M is for melding.
    moves: "V",
    hint: "With the mouse or a finger: tap cards to choose them, then your melds or the discard pile; or drag them there. Tap the stock to draw.",
  },
};
