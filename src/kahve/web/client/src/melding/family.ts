import "../language/cards";
import { rankedName, rankedPicture, rankedTitle } from "../cards/ranked_pictures";
import type { KeysInWords } from "../table/keys_panel";
import type { Family } from "../table/surface";
import { Melding } from "./melding";
import "../language/melding";
import { message } from "../language/message";

const FACES = { picture: rankedPicture, name: rankedName, title: rankedTitle };

/** The games of melds. */
export const family: Family = {
  surface: (page) => new Melding(page),
  faces: () => FACES,
  drawn: rankedPicture,
  counted: (count) => message("client-melding-cards-laid", { count }),
  get keys(): KeysInWords {
    return {
      rows: [
        [["D"], message("client-melding-key-draw")],
        [["T"], message("client-melding-key-take")],
        [["←", "→", "↑", "↓"], message("client-melding-key-along-hand")],
        [["Space"], message("client-melding-key-one-more")],
        [["Shift", "Space"], message("client-melding-key-all")],
        [["Backspace"], message("client-melding-key-one-less")],
        [["1", "…", "9"], message("client-melding-key-nth")],
        [["M", "Enter"], message("client-melding-key-lay")],
        [["A"], message("client-melding-key-add-all")],
        [["C", "Enter"], message("client-melding-key-confirm")],
        [["U"], message("client-melding-key-undo")],
        [["X"], message("client-melding-key-reset")],
        [["O"], message("client-melding-key-sort")],
        [["W"], message("client-melding-key-why")],
      ],
      // M is for melding.
      moves: "V",
      hint: message("client-melding-by-hand"),
    };
  },
};
