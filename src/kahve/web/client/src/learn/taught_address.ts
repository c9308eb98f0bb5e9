/** Which lesson or puzzle is on show. */
export interface TaughtAddress {
  kind: "learn" | "puzzles" | "mine";
  /** The game; of an own mistake the table and the deal, as in `k7f/1.3`. */
  game: string;
  /** The number of the lesson or puzzle; null for the list of a game. */
  number: number | null;
}

export const PUZZLES = "/puzzles";
/** The drill from one's own mistakes. */
export const MINE = "/puzzles/mine";

/** The lesson or puzzle of an address, or null: `/learn/basra` (all its lessons), `/learn/basra/3`, and so with `/puzzles`. */
export function taughtIn(path: string): TaughtAddress | null {
  const own = /^\/puzzles\/mine\/([^/]+\/\d+\.\d+)\/(\d{1,4})\/?$/.exec(path);
  if (own) return { kind: "mine", game: own[1]!, number: Number(own[2]) };
  const parts = /^\/(learn|puzzles)\/([^/]+)(?:\/(\d{1,4}))?\/?$/.exec(path);
  if (!parts) return null;
  return { kind: parts[1] as TaughtAddress["kind"], game: decodeURIComponent(parts[2]!), number: parts[3] ? Number(parts[3]) : null };
}

export function taughtPath({ kind, game, number }: TaughtAddress): string {
  if (kind === "mine") return `${MINE}/${game}/${number}`;
  return `/${kind}/${encodeURIComponent(game)}${number === null ? "" : `/${number}`}`;
}
