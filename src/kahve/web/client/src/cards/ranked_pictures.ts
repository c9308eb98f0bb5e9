import { sentence } from "../page/sentence";
import type { CardStyle } from "./deck";
import { cardName, cached, picture } from "./pictures";
import { pileTop } from "./pile_top";
import { ranked } from "./ranked_deck";

/** The picture of a card in a game whose cards have no suits: there the joker is one of the wild cards. */
export function rankedPicture(code: string, style: CardStyle): string {
  return ranked.has(code) ? cached(`ranked ${style} ${code}`, () => ranked.face(code, style)) : picture(code, style);
}

/** A card without a suit as a person says it: "king", "black three". */
export function rankedName(code: string): string {
  return ranked.has(code) ? ranked.name(code) : cardName(code);
}

/** The same at the start of a sentence. */
export function rankedTitle(code: string): string {
  return sentence(rankedName(code));
}

/** What lies on top of a pile that has been squared up. */
export function pilePicture(rank: string, kind: string): string {
  return cached(`pile ${kind} ${rank}`, () => pileTop(rank, kind));
}
