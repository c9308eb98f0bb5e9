/** Which puzzle is on show; null for the list of all. */
export interface PuzzleAddress {
  game: string;
  number: number;
}

export const PUZZLES = "/puzzles";

/** What puzzle an address names: `/puzzles/basra/3`; null for the list, undefined for an address of something else. */
export function puzzleIn(path: string): PuzzleAddress | null | undefined {
  if (/^\/puzzles\/?$/.test(path)) return null;
  const parts = /^\/puzzles\/([^/]+)\/(\d{1,4})\/?$/.exec(path);
  return parts ? { game: decodeURIComponent(parts[1]!), number: Number(parts[2]) } : undefined;
}

export function puzzlePath({ game, number }: PuzzleAddress): string {
  return `${PUZZLES}/${encodeURIComponent(game)}/${number}`;
}
