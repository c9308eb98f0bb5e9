import "../language/cards";
import { letterDrawn } from "../cards/letter_pictures";
import type { KeysInWords } from "../table/keys_panel";
import type { Family } from "../table/surface";
import { letterFaces } from "./letter_faces";
import { Letters } from "./letters";
import "../language/fishing";
import "../language/letters";
import "../language/table";
import { message } from "../language/message";

/** The games with letters on the cards: those of tricks, and Soup. */
export const family: Family = {
  surface: (page) => new Letters(page),
  faces: letterFaces,
  drawn: letterDrawn,
  counted: (count) => message("client-table-cards-taken", { count }),
  get keys(): KeysInWords {
    return {
      rows: [
        [["←", "→"], message("client-letters-key-along-hand")],
        [["Enter", "Space"], message("client-letters-key-play")],
        [["G"], message("client-letters-key-pass")],
        [["O"], message("client-letters-key-sort")],
        [["A", "…", "Z"], message("client-letters-key-type")],
        [["←", "→"], message("client-letters-key-tile")],
        [["Space"], message("client-letters-key-exchange")],
        [["Enter"], message("client-letters-key-to-buttons")],
        [["A"], message("client-letters-key-mild")],
        [["C"], message("client-letters-key-check")],
        [["A", "E", "F"], message("client-letters-key-add")],
        [["I", "D"], message("client-letters-key-inspect")],
      ],
      moves: "M",
      hint: message("client-fishing-by-hand"),
    };
  },
};
