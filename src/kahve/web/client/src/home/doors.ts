import { preferences } from "../page/preferences";
import { language } from "../language/page_language";
import type { Country, Game, House } from "../protocol/messages";
import { freshDraft, isPreset, withPreset, type Draft } from "./setup";

/** A way into a game: as a country plays it, or by its book. */
export interface Door {
  game: Game;
  title: string;
  says: string;
  /** The house rules by which a country plays it; null for the book. */
  values: House | null;
}

/** The choice of no country: all games are alike. */
export const NO_COUNTRY = "none";

/**
 * The country whose games the front door begins with; null for none.
 * chosen: its code, `NO_COUNTRY`, or empty where the browser shall tell it. wishes: the languages of the browser with their countries.
 * What is wished in the language of the page counts before its usual country, and that before what is wished in others.
 */
export function countryOf(countries: readonly Country[], chosen: string, wishes: readonly string[], spoken: string): Country | null {
  if (chosen) return countries.find(({ code }) => code === chosen) ?? null;
  const named = (wish: string) => countries.find(({ code }) => wish.split("-").slice(1).some((part) => part.toUpperCase() === code));
  const usual = (tongue: string) => countries.find(({ is_usual, languages }) => is_usual && languages.includes(tongue));
  const tongueOf = (wish: string) => wish.split("-")[0]!.toLowerCase();
  const own = wishes.filter((wish) => tongueOf(wish) === spoken);
  const others = wishes.filter((wish) => tongueOf(wish) !== spoken);
  const candidates = [...own.map(named), usual(spoken), ...others.map((wish) => named(wish) ?? usual(tongueOf(wish)))];
  return candidates.find((country) => country !== undefined) ?? null;
}

/** The country of whoever reads this page. */
export function countryHere(countries: readonly Country[]): Country | null {
  return countryOf(countries, preferences().country, navigator.languages, language);
}

/** The games of a country as it plays them. */
export function doorsOf(country: Country | null, games: readonly Game[]): Door[] {
  return (country?.doors ?? []).flatMap(({ game: name, title, says, values }) => {
    const game = games.find((one) => one.name === name);
    return game ? [{ game, title, says, values }] : [];
  });
}

/** The door of a game by its book. */
export function bookDoor(game: Game): Door {
  return { game, title: game.title, says: game.summary, values: null };
}

/** A table as it is behind a door. */
export function draftBehind({ game, values }: Door): Draft {
  const draft = freshDraft(game);
  return values ? withPreset(draft, { values }) : draft;
}

/** Whether a table has just the rules and the seats of a country's door. */
export function isBehind(draft: Draft, { game, values }: Door): boolean {
  return values !== null && game.name === draft.game.name && isPreset(draft, { values }) && (values.seats === undefined || values.seats === draft.house.seats);
}

/** The door that a table belongs to: that of its rules, else that of its seats, else the first of the game, else the book. */
export function doorOf(draft: Draft, doors: readonly Door[]): Door {
  const same = doors.filter(({ game }) => game.name === draft.game.name);
  return same.find((door) => isBehind(draft, door)) ?? same.find(({ values }) => values?.seats === draft.house.seats) ?? same[0] ?? bookDoor(draft.game);
}
