/** Which lesson or puzzle is on show. */
export interface TaughtAddress {
  kind: "learn" | "puzzles";
  game: string;
  /** The number of the lesson or puzzle; null for the list of a game. */
  number: number | null;
}

export const PUZZLES = "/puzzles";

/** The lesson or puzzle of an address, or null: `/learn/basra` (all its lessons), `/learn/basra/3`, and so with `/puzzles`. */
export function taughtIn(path: string): TaughtAddress | null {
  const parts = /^\/(learn|puzzles)\/([^/]+)(?:\/(\d{1,4}))?\/?$/.exec(path);
  if (!parts) return null;
  return { kind: parts[1] as TaughtAddress["kind"], game: decodeURIComponent(parts[2]!), number: parts[3] ? Number(parts[3]) : null };
}

export function taughtPath({ kind, game, number }: TaughtAddress): string {
  return `/${kind}/${encodeURIComponent(game)}${number === null ? "" : `/${number}`}`;
}
