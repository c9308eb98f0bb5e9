import { decimal } from "../page/number";
import { sentence } from "../page/sentence";
import type { Decision } from "../protocol/messages";

/** What a review says of a decision; `who` made it. */
export function verdict({ made, best, given }: Decision, who: string): string {
  if (made.move === best.move) return `${sentence(made.says)}: the best there was.`;
  if (!isSeen(given)) return `${sentence(made.says)}: as good as any, for all that can be told.`;
  return `${sentence(made.says)}. ${who} gave away ${decimal(given, false)} points. Better: ${best.says}.`;
}

/** Whether points given away are more than nothing as they are printed. */
export function isSeen(given: number): boolean {
  return given >= 0.05;
}
