import { deviceMemory, type Memory } from "../memory";
import type { DealNow } from "./messages";

const KEY = "kahve.progress";
/** The largest number of tables that are remembered; the latest stay. */
const MOST = 60;

type Reached = [table: string, last: number, dealt: Pick<DealNow, "name" | "commitment"> | null];

/** How far a table has come in this browser: the last event that it held, and the deal. It outlasts the page. */
export class Progress {
  constructor(
    private readonly table: string,
    private readonly memory: Memory = deviceMemory,
  ) {}

  /** The table has come so far. */
  note(last: number, dealt: DealNow | null): void {
    const others = read(this.memory).filter(([table]) => table !== this.table);
    const reached: Reached = [this.table, last, dealt && { name: dealt.name, commitment: dealt.commitment }];
    this.memory.setItem(KEY, JSON.stringify([...others, reached].slice(-MOST)));
  }

  /**
   * How to tell whether a server that stands so far, in this deal, stands where this browser was before, or has made a deal again. It goes by
   * what is known now: another tab of this browser may hear what comes after that earlier than this one.
   */
  beyond(): (last: number, dealt: DealNow | null) => boolean {
    const [, before, deal] = read(this.memory).find(([table]) => table === this.table) ?? [this.table, 0, null];
    return (last, dealt) => {
      if (last < before) return true;
      if (!deal || !dealt) return false;
      return order(dealt.name) < order(deal.name) || (dealt.name === deal.name && deal.commitment !== null && dealt.commitment !== deal.commitment);
    };
  }
}

/** The place of a deal among all of its table, by its name such as `2.3`. */
function order(name: string): number {
  const [match, deal] = name.split(".").map(Number);
  return match! * 1e6 + deal!;
}

function read(memory: Memory): Reached[] {
  try {
    const stored = JSON.parse(memory.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(stored) ? (stored as Reached[]) : [];
  } catch {
    return [];
  }
}
