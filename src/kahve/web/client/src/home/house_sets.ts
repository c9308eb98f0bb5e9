import { deviceMemory, type Memory } from "../memory";
import type { Game, House, HouseSet, Option } from "../protocol/messages";
import type { Draft } from "./setup";
import { houseRules, withPreset } from "./setup";
import "../language/home";
import { message } from "../language/message";

const KEY = "kahve.houses";

/** The sets of house rules that this browser keeps for a game, in the order in which they were kept. */
export function keptSets(game: string, memory: Memory = deviceMemory): HouseSet[] {
  return all(memory).filter((set) => set.game === game);
}

/** All sets that this browser keeps. */
export function allSets(memory: Memory = deviceMemory): HouseSet[] {
  return all(memory);
}

/** Keep a set; one of the same game and name is replaced. */
export function keepSet(set: HouseSet, memory: Memory = deviceMemory): void {
  const others = all(memory);
  const place = others.findIndex((other) => isSame(other, set));
  if (place < 0) others.push(set);
  else others[place] = set;
  write(others, memory);
}

/** Keep a set under another name, where it stood before. */
export function renameSet(set: HouseSet, renamed: HouseSet, memory: Memory = deviceMemory): void {
  write(all(memory).map((other) => (isSame(other, set) ? renamed : other)), memory);
}

export function forgetSet(set: HouseSet, memory: Memory = deviceMemory): void {
  write(all(memory).filter((other) => !isSame(other, set)), memory);
}

/** Why a set of this game cannot have this name; null where it can. */
export function objectionTo(game: string, called: string, memory: Memory = deviceMemory): string | null {
  if (!called.trim()) return message("client-home-set-needs-name");
  const taken = keptSets(game, memory).some((set) => set.called === called.trim());
  return taken ? message("client-home-set-name-taken", { name: called.trim() }) : null;
}

/** The draft with the rules of a set; what the set does not name is as in the book. */
export function withSet(draft: Draft, set: HouseSet): Draft {
  return withPreset(draft, { values: set.house });
}

/** Whether every house rule is as the set has it, and the seats where it speaks of them. */
export function isSet(draft: Draft, { house }: HouseSet): boolean {
  const options = "seats" in house ? draft.game.options : houseRules(draft.game);
  return options.every((option) => draft.house[option.name] === (house[option.name] ?? option.default));
}

/** The rules of a set that differ from the book, each as "Target 101". */
export function saysOf({ house }: HouseSet, game: Game, titleOf: (option: Option, value: House[string]) => string): string {
  const rules = game.options.filter((option) => option.name in house).map((option) => message("client-home-rule-and-value", { rule: option.title, value: titleOf(option, house[option.name]!) }));
  if (!rules.length) return message("client-home-set-by-book");
  const [most, more] = [rules.slice(0, MOST_TOLD), rules.length - MOST_TOLD];
  return more > 0 ? message("client-home-rules-and-more", { rules: most, more }) : message("client-home-rules-listed", { rules: most });
}

/** The largest number of rules that are listed of a set. */
const MOST_TOLD = 3;

function isSame(one: HouseSet, other: HouseSet): boolean {
  return one.game === other.game && one.called === other.called;
}

function write(sets: readonly HouseSet[], memory: Memory): void {
  memory.setItem(KEY, JSON.stringify(sets));
}

/** What another page or an older version has left there in another form is left out. */
function all(memory: Memory): HouseSet[] {
  try {
    const stored: unknown = JSON.parse(memory.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isWhole) : [];
  } catch {
    return [];
  }
}

function isWhole(set: unknown): set is HouseSet {
  const { game, called, house, line } = (set ?? {}) as Partial<HouseSet>;
  return typeof game === "string" && typeof called === "string" && typeof line === "string" && typeof house === "object" && house !== null;
}
