import { html, type TemplateResult } from "lit";
import { picture } from "../cards/pictures";
import { icon } from "../page/icons";
import { emblem } from "../person/emblems";
import type { Opponent } from "../protocol/messages";

/** The court card that lends its face to each level. */
const FACES: Readonly<Record<string, string>> = { random: "JD", beginner: "JC", simple: "JH", casual: "QH", greedy: "QS", expert: "KC", tournament: "QC", candidate: "KH", master: "KS", strength: "KD" };
/** The face of a player of the operator, or of the twin of a person. */
const STRANGER = "QD";

/** The face of a level, or the emblem of a character, in a round frame. */
export function portrait({ name, face }: Pick<Opponent, "name" | "face">): TemplateResult {
  if (face) return html`<span class="portrait open" aria-hidden="true">${emblem(face)}</span>`;
  return html`<span class="portrait" aria-hidden="true"><img src=${picture(FACES[name] ?? STRANGER, "classic")} alt="" /></span>`;
}

/** The frame of a friend, whose face nobody knows yet. */
export function friendsPortrait(): TemplateResult {
  return html`<span class="portrait open" aria-hidden="true">${icon.friends}</span>`;
}
