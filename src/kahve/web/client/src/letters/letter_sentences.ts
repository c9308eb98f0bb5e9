import { change } from "../page/number";
import type { Scene, Stakes, Verdict } from "../protocol/messages";
import { isYou } from "../protocol/seat";
import "../language/letters";
import "../language/table";
import { message } from "../language/message";

/** A seat inside a sentence: "you", "Ayla". */
export function whoIs(scene: Scene, seat: number | null | undefined): string {
  if (isYou(scene, seat)) return message("client-letters-you");
  return scene.seats[seat ?? -1]?.name ?? message("client-letters-nobody");
}

/** A seat beside a card that it has played: "You", "Ayla". */
export function whose(scene: Scene, seat: number | null | undefined): string {
  return isYou(scene, seat) ? message("client-table-you") : whoIs(scene, seat);
}

/** Whether a sentence about this seat speaks to the reader, as its messages select it. */
export function youOr(scene: Scene, seat: number | null | undefined): "you" | "other" {
  return isYou(scene, seat) ? "you" : "other";
}

/** What a verdict would come to: "Ayla takes the trick; points: us −2, them +2". */
export function stakeSays(scene: Scene, stakes: Stakes, verdict: Verdict): string {
  const { to, points } = stakes[verdict];
  const changes = points.map((one) => message("client-letters-side-and-change", { side: sideName(scene, one.side), change: change(one.change) }));
  if (to === null) return message("client-letters-stake-points", { changes });
  const [who, name] = [youOr(scene, to), whoIs(scene, to)];
  return scene.letters?.soup === undefined ? message("client-letters-stake-trick", { who, name, changes }) : message("client-letters-stake-soup", { who, name, changes });
}

/** A side beside its points: by its player, or between partners as one's own and the other. */
function sideName(scene: Scene, side: number): string {
  if (side < 0) return message("client-letters-who-has-it-checked");
  const { seats = [], name = "" } = scene.sides.find((one) => one.side === side) ?? {};
  if (seats.length === 1) return whoIs(scene, seats[0]);
  if (!isYou(scene, scene.seat)) return name;
  return seats.includes(scene.seat) ? message("client-letters-we") : message("client-letters-they");
}

/** What the list has said about a word. */
export function verdictSays(verdict: Verdict): string {
  return verdict === "word" ? message("client-letters-is-a-word") : message("client-letters-is-no-word");
}
