import { locale } from "../language/page_language";
import { patternOf, type Args, type Pattern } from "../language/message";

type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Selection = Extract<Expression, { type: "select" }>;
type Selector = Selection["selector"];

/** A better wording that somebody wrote, as the file to send has it. */
export interface Wording {
  /** The message, or empty where the sentence came from the server. */
  id: string;
  language: string;
  /** What was said. In a message of the page, what is filled in is a mark in braces. */
  old: string;
  new: string;
  /** The kind of page, and the panel on it. */
  place: string;
  /** Other messages that say the same here. */
  also?: readonly string[];
}

/** A message as its catalogue writes it for these arguments, with a mark for each thing that is filled in: "{name:genitive} turn". */
export function asWritten(id: string, args: Args): { language: string; text: string } {
  const { language, pattern, says } = patternOf(id, args);
  return { language, text: spelled(pattern, (selection) => variant(selection, args, says)).replace(/\s+/g, " ") };
}

function spelled(pattern: Pattern, choose: (selection: Selection) => Pattern): string {
  if (typeof pattern === "string") return pattern;
  return pattern
    .map((element) => {
      if (typeof element === "string") return element;
      if (element.type === "select") return spelled(choose(element), choose);
      return element.type === "str" ? element.value : `{${markOf(element)}}`;
    })
    .join("");
}

/** The name of what is filled in, then the form that each function asks for: `cards:definite:or`. The command that takes the file in does the same. */
function markOf(expression: Selector): string {
  if (expression.type === "var" || expression.type === "mesg" || expression.type === "term") return expression.name;
  if (expression.type !== "func") return "value" in expression ? String(expression.value) : "";
  const [inner, ...options] = expression.args;
  const forms = options.flatMap((option) => (option.type === "narg" ? [String(option.value.value)] : []));
  return [inner ? markOf(inner as Selector) : "", ...(forms.length ? forms : [expression.name.toLowerCase()])].join(":");
}

function variant({ selector, variants, star }: Selection, args: Args, says: (part: Pattern) => string): Pattern {
  const value = selector.type === "var" ? args[selector.name] : says([selector]);
  const fits = variants.find(({ key }) => (key.type === "num" ? key.value === value : key.value === value || (typeof value === "number" && key.value === new Intl.PluralRules(locale).select(value))));
  return (fits ?? variants[star]!).value;
}

const MARK = /\{[^{}]*\}/g;

export type Fault = { kind: "empty" | "same"; mark?: never } | { kind: "loses" | "adds"; mark: string };

/** What is wrong with a new wording, or null: it says something else, fills in the same things, and has no braces besides. */
export function faultOf(old: string, wording: string): Fault | null {
  const said = wording.trim();
  if (!said) return { kind: "empty" };
  if (said === old) return { kind: "same" };
  const [before, after] = [old, said].map((text) => new Set(text.match(MARK) ?? []));
  for (const mark of before!) if (!after!.has(mark)) return { kind: "loses", mark };
  for (const mark of after!) if (!before!.has(mark)) return { kind: "adds", mark };
  const brace = wordsOf(said).match(/[{}]/);
  return brace && !/[{}]/.test(wordsOf(old)) ? { kind: "adds", mark: brace[0] } : null;
}

/** What is filled in by a sentence, mark by mark. */
export function marksOf(text: string): string[] {
  return [...new Set(text.match(MARK) ?? [])];
}

/** What a sentence says besides what is filled in. */
export function wordsOf(text: string): string {
  return text.replace(MARK, " ");
}

/** The wordings with this one among them, instead of an older one for the same sentence. */
export function withWording(wordings: readonly Wording[], added: Wording): Wording[] {
  return [...without(wordings, added), added];
}

export function without(wordings: readonly Wording[], gone: Pick<Wording, "id" | "language" | "old">): Wording[] {
  return wordings.filter((each) => each.id !== gone.id || each.language !== gone.language || each.old !== gone.old);
}

/** The file to send. `python -m kahve.language` takes it in. */
export function fileOf(wordings: readonly Wording[]): string {
  return `${JSON.stringify({ format: "kahve-wordings", version: 1, wordings }, null, 2)}\n`;
}

/** The kind of a page, without what names a table or opens a seat. */
export function placeOf(path: string, panel: string): string {
  const [kind = "", name = ""] = path.split("/").slice(1);
  const page = ["rules", "learn", "puzzles"].includes(kind) ? `/${kind}/${name}` : ["t", "w", "r", "me", "deals", ""].includes(kind) ? `/${kind}` : "/";
  return panel ? `${page}, ${panel}` : page;
}
