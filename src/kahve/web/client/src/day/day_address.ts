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

/** The page of the deal that a table has in common with others, by the name of the deal; null for other deals. */
export function pageOfDeals(name: string | undefined): string | null {
  const [kind, day, game] = name?.split(" ") ?? [];
  return kind === "day" && day && game ? dayPath({ game, day }) : null;
}
