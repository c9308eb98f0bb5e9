/** What is taught: the lessons of a game, or one of them. */
export interface LearnAddress {
  game: string;
  /** The number of the lesson; null for the list. */
  number: number | null;
}

/** What an address teaches, or null: `/learn/basra`, `/learn/basra/3`. */
export function learnIn(path: string): LearnAddress | null {
  const parts = /^\/learn\/([^/]+)(?:\/(\d{1,4}))?\/?$/.exec(path);
  return parts ? { game: decodeURIComponent(parts[1]!), number: parts[2] ? Number(parts[2]) : null } : null;
}

export function learnPath({ game, number }: LearnAddress): string {
  return `/learn/${encodeURIComponent(game)}${number === null ? "" : `/${number}`}`;
}
