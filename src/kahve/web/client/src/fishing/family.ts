import "../language/cards";
import { cardName, cardTitle, picture } from "../cards/pictures";
import type { KeysInWords } from "../table/keys_panel";
import type { Family } from "../table/surface";
import { Fishing } from "./fishing";
import "../language/fishing";
import { message } from "../language/message";

const FACES = { picture, name: cardName, title: cardTitle };

/** The fishing games, whether what is fished for lies in a pile or on a floor. */
export const family: Family = {
  surface: (page) => new Fishing(page),
  faces: () => FACES,
  drawn: picture,
  counted: (count) => message("client-fishing-cards-taken", { count }),
  get keys(): KeysInWords {
    return {
      rows: [
        [["←", "→"], message("client-fishing-key-along-hand")],
        [["Enter", "Space"], message("client-fishing-key-play")],
        [["←", "→", "↑", "↓"], message("client-fishing-key-on-floor")],
        [["Space"], message("client-fishing-key-choose")],
        [["Enter"], message("client-fishing-key-choose-and-take")],
        [["1", "…", "9"], message("client-fishing-key-nth")],
      ],
      moves: "M",
      hint: message("client-fishing-by-hand"),
    };
  },
};
