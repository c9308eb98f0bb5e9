import type { Socket, World } from "./connection";

/** The real clock and the real wire to a table. */
export function browserWorld(table: string): World {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
  return {
    open: () => new WebSocket(address) as unknown as Socket,
    later: (call, ms) => window.setTimeout(call, ms),
    cancel: (timer) => window.clearTimeout(timer),
    chance: Math.random,
  };
}
