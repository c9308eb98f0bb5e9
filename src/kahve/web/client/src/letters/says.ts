import { figure } from "../page/number";
import type { Scene, Stakes, Verdict } from "../protocol/messages";
import { isYou } from "../protocol/seat";

/** A seat inside a sentence: "you", "Ayla". */
export function whoIs(scene: Scene, seat: number | null | undefined): string {
  if (isYou(scene, seat)) return "you";
  return scene.seats[seat ?? -1]?.name ?? "nobody";
}

/** A seat that does something: "you take", "Ayla takes". */
export function whoDoes(scene: Scene, seat: number | null | undefined, verb: string): string {
  return isYou(scene, seat) ? `you ${verb}` : `${whoIs(scene, seat)} ${verb}s`;
}

/** What a verdict would come to: "Ayla takes the trick; points: you and Deniz −2". */
export function stakeSays(scene: Scene, stakes: Stakes, verdict: Verdict): string {
  const { to, points } = stakes[verdict];
  const changes = `points: ${points.map(({ side, change }) => `${sideIs(scene, side)} ${change > 0 ? "+" : ""}${figure(change)}`).join(", ")}`;
  const taken = scene.letters?.soup === undefined ? whoDoes(scene, to, "take") + " the trick" : to === null ? "" : whoDoes(scene, to, "eat") + " the soup";
  return [taken, changes].filter(Boolean).join("; ");
}

function sideIs(scene: Scene, side: number): string {
  if (side < 0) return "who has it checked";
  const name = scene.sides.find((one) => one.side === side)?.name ?? "";
  return name.replace(/^You\b/, "you");
}

/** What the list has said about a word. */
export function verdictSays(verdict: Verdict): string {
  return verdict === "word" ? "is a word" : "is not a word";
}
