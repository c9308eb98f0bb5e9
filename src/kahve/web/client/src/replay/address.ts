/** A deal that is over, as an address names it: where it was played, which move is on show, and from where it is looked at. */
export interface ReplayAddress {
  /** Whether `place` is a log that was opened; a table otherwise. */
  log: boolean;
  place: string;
  /** The name of the deal, as in "2.3"; null for the last one that is over. */
  deal: string | null;
  move: number;
  /** The seat that is looked from; null where nobody has chosen one. */
  seat: number | null;
  hands: "own" | "all";
  /** Whether each next deal is shown as soon as it is over. */
  follows: boolean;
}

/** The replay that an address names, or null: /r/TABLE/DEAL/MOVE, or /r/log/NAME/DEAL/MOVE. */
export function replayIn({ pathname, search }: { pathname: string; search: string }): ReplayAddress | null {
  const found = /^\/r\/(log\/)?([^/]+)(?:\/([^/]+))?(?:\/(\d{1,6}))?\/?$/.exec(pathname);
  if (!found) return null;
  const query = new URLSearchParams(search);
  const seat = query.get("seat");
  return {
    log: found[1] !== undefined,
    place: decodeURIComponent(found[2]!),
    deal: found[3] && found[3] !== "last" ? decodeURIComponent(found[3]) : null,
    move: Number(found[4] ?? 0),
    seat: seat !== null && /^\d{1,2}$/.test(seat) ? Number(seat) : null,
    hands: query.get("hands") === "own" ? "own" : "all",
    follows: query.has("follow"),
  };
}

export function addressOf({ log, place, deal, move, seat, hands, follows }: ReplayAddress): string {
  const query = new URLSearchParams();
  if (seat !== null) query.set("seat", String(seat));
  if (hands === "own") query.set("hands", hands);
  if (follows) query.set("follow", "");
  const asked = query.toString();
  return `/r/${log ? "log/" : ""}${encodeURIComponent(place)}/${deal ?? "last"}/${move}${asked ? `?${asked}` : ""}`;
}
