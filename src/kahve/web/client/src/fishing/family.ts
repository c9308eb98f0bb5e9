import { cardName, cardTitle, picture } from "../cards/pictures";
import type { Family } from "../table/surface";
import { Fishing } from "./fishing";

const FACES = { picture, name: cardName, title: cardTitle };

/** The fishing games, whether what is fished for lies in a pile or on a floor. */
export const family: Family = {
  surface: (page) => new Fishing(page),
  faces: () => FACES,
  drawn: picture,
  counted: "taken",
  fan: { cards: ["JS", "QH", "KD", "AC"], picture },
  keys: {
    rows: [
      [["←", "→"], "Move along your cards"],
      [["Enter", "Space"], "Play the card"],
      [["←", "→", "↑", "↓"], "Move on the floor, while you choose what to take"],
      [["Space"], "Choose a card of the floor, or let it go"],
      [["Enter"], "The same, and then take what is chosen"],
      [["1", "…", "9"], "Play the first, … ninth card"],
    ],
    moves: "M",
    hint: "With the mouse or a finger: tap a card, or drag it to the table.",
  },
};
