/** A page of deals of the day: of a game and a date. An empty date is the current one, and an empty game means all games. */
export interface DayAddress {
  game: string;
  day: string;
}

export function dayIn(path: string): DayAddress | null {
  const parts = /^\/day(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path);
  return parts ? { game: decodeURIComponent(parts[1] ?? ""), day: decodeURIComponent(parts[2] ?? "") } : null;
}

export function dayPath({ game, day }: DayAddress): string {
  return ["/day", game, day].filter(Boolean).join("/");
}

/** The page that compares the deals which a table has in common with others, by their name; null for other deals. */
export function pageOfDeals(name: string | undefined): string | null {
  const [kind, which, game] = name?.split(" ") ?? [];
  if (kind === "duplicate" && which) return `/same/${which}`;
  return kind === "day" && which && game ? dayPath({ game, day: which }) : null;
}
