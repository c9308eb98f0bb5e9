import { AT_MY_LEVEL, strengthIn } from "../page/strength";
import { twinOf } from "../page/twin";
import { preferences } from "../page/preferences";
import type { Country, Game, House } from "../protocol/messages";
import { isBehind, type Door } from "./doors";
import { isSet, keptSets } from "./house_sets";
import { differs, houseRules, isPreset, sidesOf, type Draft } from "./setup";
import "../language/home";
import "../language/page";
import { message } from "../language/message";

/** The words of a table that can be pressed and changed. */
export const WORDS = ["game", "seats", "length", "rules", "company"] as const;
export type Word = (typeof WORDS)[number];

/** What is known of the reader and of the server, beside the table. */
export interface Around {
  own: readonly Door[];
  country: Country | null;
  botNames: readonly string[];
}

/** A table as people speak of it, word by word; `length` is empty where no house rule says how long a match is. */
export function inWords(draft: Draft, title: string, around: Around): Record<Word, string> {
  return { game: title, seats: seatsOf(draft), length: lengthOf(draft.house), rules: rulesOf(draft, around), company: companyOf(draft, around.botNames) };
}

/** The sentence that the words make. */
export function tableInWords({ game, seats, length, rules, company }: Record<Word, string>): string {
  return message("client-home-table-in-words", { game, seats, length: length || "none", rules, company });
}

function seatsOf(draft: Draft): string {
  const [count, sides] = [draft.company.length + 1, sidesOf(draft)];
  return message("client-home-seats-in-words", { count, sides, how: sides === count ? "alone" : sides * 2 === count ? "pairs" : "teams" });
}

/** The length of a match: to a score, or a number of deals. */
function lengthOf({ target, deals }: House): string {
  if (typeof target === "number") return message("client-page-to-points", { points: target });
  if (typeof deals === "number") return message("client-page-deals", { count: deals });
  return target === undefined ? "" : message("client-page-length-of-deals", { length: String(target) });
}

/** The origin of the rules: a country, a saved set, the book, a preset, or changes of one's own. */
function rulesOf(draft: Draft, { own, country }: Around): string {
  if (country && own.some((door) => isBehind(draft, door))) return country.played;
  const set = keptSets(draft.game.name).find((each) => isSet(draft, each));
  if (set) return set.called;
  const isBook = houseRules(draft.game).every((option) => draft.house[option.name] === option.default);
  const preset = isBook ? undefined : draft.game.presets.find((one) => isPreset(draft, one));
  return preset?.title ?? message("client-home-own-rules", { count: isBook ? 0 : Math.max(1, houseRules(draft.game).filter((option) => differs(draft, option)).length) });
}

function companyOf(draft: Draft, botNames: readonly string[]): string {
  const names = namesOf(draft, botNames).filter(Boolean);
  const friends = draft.company.length - names.length;
  const kind = !names.length ? "friends" : friends ? "both" : sidesOf(draft) < draft.company.length + 1 ? "partners" : "bots";
  return message("client-home-company-in-words", { kind, names, friends });
}

/** What the bots will be called, as the server gives out names: by seat, empty where a friend sits. A character has a name of its own. */
export function namesOf({ company, game }: Draft, botNames: readonly string[]): string[] {
  const taken = [preferences().name, ...company.map(({ name }) => name ?? "")].map((name) => name.toLowerCase());
  return company.map(({ kind, bot }) => {
    if (kind !== "bot") return "";
    const own = game.opponents.find(({ name, face }) => face && name === bot)?.title;
    const names = own ? [own, ...company.map((_, index) => `${own} ${index + 2}`)] : botNames;
    const name = names.find((each) => !taken.includes(each.toLowerCase())) ?? "?";
    taken.push(name.toLowerCase());
    return name;
  });
}

/** The opponents of the server, the one at the level of the person of this browser, and the one that plays as they do. */
export function opponentsOf(game: Game): Game["opponents"] {
  const twin = twinOf(game.name);
  // The first plays any move at all, and stands below the ladder.
  const [, ...levels] = game.opponents.filter(({ face }) => !face);
  const level = levels[Math.min(levels.length, Math.round(strengthIn(game.name))) - 1]?.title ?? "";
  const even = { name: AT_MY_LEVEL, title: message("client-home-at-my-level"), says: message("client-home-at-my-level-says", { level }) };
  return [...game.opponents, even, ...(twin ? [{ name: twin.bot, title: message("client-home-twin"), says: message("client-home-twin-says", { choices: twin.choices }) }] : [])];
}
