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
  const parts = /^\/r\/(log\/)?([^/]+)(?:\/([^/]+))?(?:\/(\d{1,6}))?\/?$/.exec(pathname);
  if (!parts) return null;
  const query = new URLSearchParams(search);
  const seat = query.get("seat");
  return {
    log: parts[1] !== undefined,
    place: decodeURIComponent(parts[2]!),
    deal: parts[3] && parts[3] !== "last" ? decodeURIComponent(parts[3]) : null,
    move: Number(parts[4] ?? 0),
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
  const parameters = query.toString();
  return `/r/${log ? "log/" : ""}${encodeURIComponent(place)}/${deal ?? "last"}/${move}${parameters ? `?${parameters}` : ""}`;
}
