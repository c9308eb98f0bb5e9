import "../language/cards";
import { cardName, cardTitle, picture } from "../cards/pictures";
import { Fishing } from "../fishing/fishing";
import type { KeysInWords } from "../table/keys_panel";
import type { Family } from "../table/surface";
import "../language/fishing";
import { message } from "../language/message";

const FACES = { picture, name: cardName, title: cardTitle };

/** A family that nobody has taught us: its places, hands and moves are said by the server, and drawn as those of the fishing games are. */
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
        [["1", "…", "9"], message("client-fishing-key-nth")],
      ],
      moves: "M",
      hint: message("client-fishing-by-hand"),
    };
  },
};
