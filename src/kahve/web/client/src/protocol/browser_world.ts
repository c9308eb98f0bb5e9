import type { World } from "./connection";
import { gateway } from "./gateway";

/** The real clock and the real wire to a table. */
export function browserWorld(table: string): World {
  const address = `/api/tables/${encodeURIComponent(table)}/socket`;
  return {
    open: () => gateway().line(address),
    later: (call, ms) => window.setTimeout(call, ms),
    cancel: (timer) => window.clearTimeout(timer),
    chance: Math.random,
    isSeen: () => !document.hidden,
    reaches: (ms) => gateway().fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ms) }).then(() => true, () => false),
  };
}
