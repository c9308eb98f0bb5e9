import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type Message, type Scope } from "@fluent/bundle";
import { OTHERS } from "kahve:languages";
import { isFromRight, language, locale } from "./page_language";
import { isolated, plainly } from "./direction";
import { inflected } from "./names";
import { preferences } from "../page/preferences";

/** A thing of the game by its message, which has a form for each place in a sentence: `cards-rank-J`. */
export interface Noun {
  id: string;
  args: Args;
}

export type Arg = string | number | Noun | readonly (string | Noun)[];
export type Args = Readonly<Record<string, Arg>>;

/** A number as it is printed: with a minus sign rather than a hyphen. */
class Figure extends FluentNumber {
  override toString(scope: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** A noun within a sentence: its plain form, unless `NOUN` asks for another. */
class Named extends FluentType<string> {
  constructor(
    text: string,
    readonly noun: Noun,
    readonly speaker: FluentBundle,
  ) {
    super(text);
  }
  override toString(): string {
    return this.value;
  }
}

/** Several things within a sentence, as a list of the language. */
class Items extends FluentType<readonly FluentValue[]> {
  constructor(
    items: readonly FluentValue[],
    readonly style: "conjunction" | "disjunction" | "comma" = "conjunction",
  ) {
    super(items);
  }
  override toString(scope: Scope): string {
    const texts = this.value.map((item) => isolated(typeof item === "string" ? item : item.toString(scope)));
    // Unicode's lists without "and" are those of measures: Turkish has no comma there.
    if (this.style === "comma") return texts.join(isFromRight ? "، " : ", ");
    return new Intl.ListFormat(scope.bundle.locales, { type: this.style }).format(texts);
  }
}

const functions = (speech: string) => ({
  NOUN: ([thing]: FluentValue[], { form }: Record<string, FluentValue>): FluentValue => formed(thing!, String(form)),
  PERSON: ([name]: FluentValue[], options: Record<string, FluentValue>): FluentValue => ofPerson(name!, String(options.case), speech),
  LIST: ([things]: FluentValue[], { style }: Record<string, FluentValue>): FluentValue =>
    new Items((things as Items).value, style === "or" ? "disjunction" : style === "comma" ? "comma" : "conjunction"),
});

function formed(thing: FluentValue, form: string): FluentValue {
  if (thing instanceof Items) return new Items(thing.value.map((item) => formed(item, form)));
  return thing instanceof Named ? named(thing.noun, form, thing.speaker) : thing;
}

function ofPerson(name: FluentValue, grammatical: string, speech: string): FluentValue {
  if (name instanceof Items) return new Items(name.value.map((each) => ofPerson(each, grammatical, speech)));
  return inflected(String(name instanceof Named ? name.value : name), grammatical, speech);
}

const bundle = (locales: string, speech: string): FluentBundle => new FluentBundle(locales, { functions: functions(speech) });
const english = bundle("en-GB", "en");
const own = language === "en" ? english : bundle(locale, language);

const hear = ({ default: text }: { default: string }): unknown => own.addResource(new FluentResource(text));
const words = OTHERS[language];

// Whatever imports this waits for the words of the first page, so sentences can be made while modules are read. Without them the page is in English.
const isWhole = !!words && (await words.first().then(hear, () => null)) !== null;
let rest: Promise<unknown> | undefined;

/** Add the English messages of a catalogue: who needs it imports its module, and so a page fetches only its own. */
export function teach(text: string): void {
  english.addResource(new FluentResource(text));
}

/** The same for a catalogue that the first page does without. It waits for all other words of the language, and fails where they cannot be fetched. */
export async function teachLater(text: string): Promise<void> {
  teach(text);
  if (isWhole) await (rest ??= words.later().then(hear));
}

/** What the page has said, with the arguments of each message that says it. Only the tool that collects better wordings asks for it. */
export const saidSoFar: Map<string, Map<string, Args>> | null = preferences().better ? new Map() : null;

/** The sentence with this id in the language of the page. Names in letters of the other direction are isolated. */
export function message(id: string, args: Args = {}): string {
  const text = said(id, "", args);
  if (saidSoFar) saidSoFar.set(text, (saidSoFar.get(text) ?? new Map<string, Args>()).set(id, args));
  return text;
}

/** Whole sentences one after the other; empty ones are left out. */
export function paragraph(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** A thing of the game as an argument: `kind` and `member` make its id. */
export function noun(kind: string, member: string, args: Args = {}): Noun {
  return { id: `${kind}-${member}`, args };
}

/** A thing of the game by itself, in its plain form. */
export function nameOf({ id, args }: Noun): string {
  return message(id, args);
}

export type Pattern = NonNullable<Message["value"]>;

/** The pattern of a message in the language that has it, and what a part of the pattern says with these arguments. */
export function patternOf(id: string, args: Args): { language: string; pattern: Pattern; says: (part: Pattern) => string } {
  const speaker = own.hasMessage(id) ? own : english;
  return { language: speaker === own ? language : "en", pattern: speaker.getMessage(id)!.value!, says: (part) => speaker.formatPattern(part, allTyped(args, speaker), []) };
}

/** A message, in English where the language lacks it; what stands in an English sentence is English too. */
function said(id: string, form: string, args: Args, within: FluentBundle = own): string {
  const speaker = within.hasMessage(id) ? within : english;
  const entry = speaker.getMessage(id);
  const pattern = entry?.attributes[form] ?? entry?.value;
  if (!pattern) throw new Error(`No catalogue has the message ${id}.`);
  const errors: Error[] = [];
  const text = speaker.formatPattern(pattern, allTyped(args, speaker), errors);
  if (errors.length) throw new Error(`The message ${id} cannot be said: ${errors[0]!.message}.`);
  return plainly(text, isFromRight);
}

function allTyped(args: Args, speaker: FluentBundle): Record<string, FluentValue> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typed(value, speaker)]));
}

function typed(value: Arg, speaker: FluentBundle): FluentValue {
  if (typeof value === "string") return value;
  if (typeof value === "number") return new Figure(value);
  if ("id" in value) return named(value, "", speaker);
  return new Items(value.map((each) => typed(each, speaker)));
}

function named(noun: Noun, form: string, speaker: FluentBundle): Named {
  return new Named(said(noun.id, form, noun.args, speaker), noun, speaker);
}
