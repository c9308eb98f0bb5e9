import { decimal } from "../page/number";
import { sentence } from "../page/sentence";
import type { Decision } from "../protocol/messages";
import "../language/table";
import { message } from "../language/message";

/** What a review says of a decision; `who` made it, null for the reader. */
export function verdict({ made: chosen, best, given }: Decision, who: string | null): string {
  if (chosen.move === best.move) return sentence(message("client-table-the-best", { move: chosen.says }));
  if (!isSeen(given)) return sentence(message("client-table-as-good", { move: chosen.says }));
  const better = { move: chosen.says, points: decimal(given, false), best: best.says };
  return sentence(who === null ? message("client-table-you-gave-away", better) : message("client-table-gave-away-better", { ...better, name: who }));
}

/** Whether points given away are more than nothing as they are printed. */
export function isSeen(given: number): boolean {
  return given >= 0.05;
}
