import { sounded } from "../language/folding";
import type { Game } from "../protocol/messages";

/** The games that somebody looks for. */
export interface Found {
  /** Those of which a name, a preset or the summary has what is wanted; those so named come first. */
  games: Game[];
  /** Whether none is called so, and these are the nearest to a game that is not here. */
  areNear: boolean;
}

/** Look for games by a text; a name of any language counts, in whatever letters it is written. */
export function find(games: readonly Game[], wanted: string): Found {
  const text = sounded(wanted);
  const has = (texts: readonly string[]) => texts.some((each) => sounded(each).includes(text));
  const named = games.filter((game) => has([game.title, game.name, ...game.names]));
  const described = games.filter((game) => !named.includes(game) && has([game.summary, ...game.presets.map(({ title }) => title)]));
  if (named.length || described.length) return { games: [...named, ...described], areNear: false };
  const near = games.filter((game) => has(game.near));
  return { games: near, areNear: near.length > 0 };
}
