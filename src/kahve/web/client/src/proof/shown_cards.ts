import type { DealCourse, Proof } from "../protocol/messages";
import { provenOrders, seedIn, type Finding } from "./check";
import { compare, replay, type Difference } from "./comparing";
import { Replayer, type ReplayerFile } from "./replayer";
import type { ShownDeal } from "./shown_deals";
import "../language/proof";
import { message } from "../language/message";

/**
 * Whether every card that this browser was shown in a deal lay where the proven order has it.
 *
 * The page plays the deal again from the orders that it has worked out by itself, by rules that it runs itself. Of what the server says
 * afterwards it takes the moves alone, and a wrong one does not come to what was shown.
 */
export async function cardsShown(proof: Proof, course: DealCourse, file: ReplayerFile, seen: ShownDeal): Promise<Finding> {
  const seed = seedIn(proof);
  if (seed === null) return differing();
  try {
    const replayer = await Replayer.of(file, seen.house, course.house);
    if (!replayer.isPack(proof.pack.split(" "))) return differing();
    const replayed = replay(replayer, replayer.start(course.start), provenOrders(proof, seed), course.turns, seen);
    if (!replayed.voids) return { fits: false, says: message("client-proof-deal-not-void") };
    const { difference, sights, whole } = compare(replayer, replayed, seen, course.moves.split(/ (?=\d+:)/));
    if (difference) return differing(difference);
    if (replayed.stuck) return { fits: false, says: message("client-proof-moves-not-by-rules") };
    if (!whole) return { fits: null, says: message("client-proof-cards-in-part") };
    return { fits: true, says: message("client-proof-cards-fit", { count: sights }) };
  } catch (error) {
    // What the server says does not go with these rules, which lie in the page, or leads them out of their memory.
    if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) return differing();
    throw error;
  }
}

function differing(difference: Difference | null = null): Finding {
  if (!difference) return { fits: false, says: message("client-proof-cards-differ") };
  const { moves, shown, due } = difference;
  if (!due.length || !shown.length) return { fits: false, says: message("client-proof-cards-differ-at", { moves }) };
  return { fits: false, says: message("client-proof-cards-shown-and-due", { moves, shown: shown.join(" "), due: due.join(" ") }) };
}
