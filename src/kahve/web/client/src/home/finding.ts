import { folded } from "../language/folding";
import type { Game } from "../protocol/messages";

/** A text as it is looked for: folded, without what is neither letter nor digit. */
function plain(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** The games of which a name, a ready-made house or the summary has what is wanted; those so named come first. */
export function found(games: readonly Game[], wanted: string): Game[] {
  const text = plain(wanted);
  const named = (game: Game) => [game.title, game.name, ...game.also].some((name) => plain(name).includes(text));
  const told = (game: Game) => [game.summary, ...game.presets.map(({ title }) => title)].some((words) => plain(words).includes(text));
  return [...games.filter(named), ...games.filter((game) => !named(game) && told(game))];
}
