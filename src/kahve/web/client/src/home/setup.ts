import { atMyLevel } from "../page/strength";
import type { Customs, Game, House, Option, Player, Setup, Show, Value } from "../protocol/messages";
import "../language/page";
import { message } from "../language/message";

/** The company on a seat that is not one's own. */
export type Company = Player & { kind: "bot" | "open" };

/** A table as it is being chosen: the house rules in full, one entry of company for each further seat. */
export interface Draft {
  game: Game;
  house: House;
  /** What it was begun from: the values of a preset, of a country or of a set of one's own. */
  base: House;
  company: Company[];
  show: Show;
  /** The customs that are not as usual. */
  customs: Partial<Customs>;
}

export function freshDraft(game: Game): Draft {
  const house = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return seated({ game, house, base: {}, company: [], show: { pile: "top", captured: "none", counts: true }, customs: {} });
}

/** House rules that belong together, as those of a preset, replace every other; the number of seats too, in a game whose presets speak of it. */
export function withPreset(draft: Draft, { values }: { values: House }): Draft {
  const seats: House = seatsBelong(draft.game) || draft.house.seats === undefined ? {} : { seats: draft.house.seats };
  return seated({ ...draft, base: values, house: { ...freshDraft(draft.game).house, ...seats, ...values } });
}

function seatsBelong(game: Game): boolean {
  return game.presets.some((preset) => "seats" in preset.values);
}

/** Every house rule as it was before somebody changed some; the seats and the company stay. */
export function backToBase(draft: Draft): Draft {
  return houseRules(draft.game).reduce((now, option) => withValue(now, option.name, baseOf(now, option)), draft);
}

/** What a house rule was before it was changed. */
export function baseOf({ base }: Draft, option: Option): Value {
  return base[option.name] ?? option.default;
}

/** Whether a house rule is not as in what the table was begun from. */
export function differs(draft: Draft, option: Option): boolean {
  return draft.house[option.name] !== baseOf(draft, option);
}

export function withValue(draft: Draft, name: string, value: Value): Draft {
  return seated({ ...draft, house: { ...draft.house, [name]: value } });
}

/** Whether one may ask for hints at this table: where nothing else was chosen, if no friend plays. */
export function givesHints({ show, company }: Draft): boolean {
  return show.hints ?? company.every((one) => one.kind === "bot");
}

export function withHints(draft: Draft, hints: boolean): Draft {
  return { ...draft, show: { ...draft.show, hints } };
}

export function withCustom(draft: Draft, name: string, value: Value, usual: Value): Draft {
  const others = Object.fromEntries(Object.entries(draft.customs).filter(([other]) => other !== name));
  return { ...draft, customs: value === usual ? others : { ...others, [name]: value } };
}

export function withCompany(draft: Draft, index: number, company: Company): Draft {
  return { ...draft, company: draft.company.map((one, i) => (i === index ? company : one)) };
}

/** Whether a friend can sit down at this table. */
export function isForFriends({ company }: Draft): boolean {
  return company.some((one) => one.kind === "open");
}

/** The same table with every seat that was kept for a friend given to a bot, so that nobody is waited for. */
export function withoutFriends(draft: Draft): Draft {
  const bots = draft.company.filter((one) => one.kind === "bot");
  return seated({ ...draft, company: draft.company.map((one) => (one.kind === "bot" ? one : (bots[0] ?? usualBot(draft.game)))) });
}

/** The same table for friends: with the seats that are kept for them, or else with every seat open. */
export function withFriends(draft: Draft): Draft {
  return isForFriends(draft) ? draft : { ...draft, company: draft.company.map(() => ({ kind: "open" })) };
}

/** Whether every house rule is just as a preset has it. */
export function isPreset(draft: Draft, { values }: { values: House }): boolean {
  const spokenOf = seatsBelong(draft.game) ? draft.game.options : houseRules(draft.game);
  return spokenOf.every((option) => draft.house[option.name] === (values[option.name] ?? option.default));
}

export function isChanged(draft: Draft, option: Option): boolean {
  return draft.house[option.name] !== option.default;
}

/** The options that are house rules in the narrow sense: the seats have their own place on the page. */
export function houseRules(game: Game): Option[] {
  return game.options.filter((option) => option.name !== "seats");
}

/** The house rules by what they touch, in the order of a match. */
export function rulesByPart(game: Game): [Option["touches"], Option[]][] {
  const parts = ["deal", "play", "score", "end"] as const;
  return parts.map((part): [Option["touches"], Option[]] => [part, houseRules(game).filter(({ touches }) => touches === part)]).filter(([, rules]) => rules.length);
}

/** How many sides play at this table. */
export function sidesOf({ game, house }: Draft): number {
  const seats = Number(house.seats ?? game.seats.default);
  return game.sides[house.teams === undefined ? `${seats}` : `${seats} ${house.teams}`] ?? seats;
}

/** What differs from the book, as the server and the rules page want it; the number of seats is always said. */
export function changedHouse(draft: Draft): House {
  const options = draft.game.options.filter((option) => option.name === "seats" || isChanged(draft, option));
  return Object.fromEntries(options.map((option) => [option.name, draft.house[option.name]!]));
}

export function setupOf(draft: Draft, name: string): Setup {
  const you: Player = { kind: "you", name: name.trim() || message("client-page-guest") };
  const company = draft.company.map((one) => (one.bot ? { ...one, bot: atMyLevel(one.bot, draft.game.name) } : one));
  return { game: draft.game.name, house: changedHouse(draft), players: [you, ...company], show: draft.show, ...(Object.keys(draft.customs).length ? { customs: draft.customs } : {}) };
}

/** As many at the table as the house rules have seats: those who sit stay, bots take the rest. */
function seated(draft: Draft): Draft {
  const seats = Number(draft.house.seats ?? draft.game.seats.default);
  const bot = usualBot(draft.game);
  return { ...draft, company: Array.from({ length: seats - 1 }, (_, i) => draft.company[i] ?? bot) };
}

/** The bot that is offered first; the server names its opponents from the weakest to the strongest. */
function usualBot(game: Game): Company {
  return { kind: "bot", bot: game.opponent ?? game.opponents.at(-1)?.name ?? "random" };
}
