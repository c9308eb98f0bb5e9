import type { Args } from "../language/message";

/** A sentence on the page; without an id it came from the server. */
export interface Sentence {
  text: string;
  id: string;
  args: Args;
  /** Other messages that say the same. */
  also: readonly string[];
}

type Said = ReadonlyMap<string, ReadonlyMap<string, Args>>;

/** A sentence within a longer text is looked for if it is at least as long as this. */
const LONG_ENOUGH = 12;
/** What `rich` puts where a part of the page stands. */
const PART = /\uE000\w+\uE001/;

/** A text as it is compared: blanks are one blank, and the first letter may be a capital or not. */
function plain(text: string): string {
  const bare = text.replace(/\s+/g, " ").trim();
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** The sentences of a text of the page: the one message that says all of it, the messages that say parts of it, or what only the server knows. */
export function sentencesOf(text: string, said: Said): Sentence[] {
  const whole = text.replace(/\s+/g, " ").trim();
  const wanted = plain(text);
  const within: Sentence[] = [];
  for (const [each, ids] of said) {
    const own = plain(each);
    if (own === wanted || (PART.test(own) && inParts(own).test(wanted))) return [sentence(whole, ids)];
    if (own.length >= LONG_ENOUGH && own.includes(" ") && wanted.includes(own)) within.push(sentence(each.replace(/\s+/g, " ").trim(), ids));
  }
  const widest = within.filter(({ text: own }) => !within.some(({ text: other }) => other !== own && other.includes(own)));
  return widest.length ? widest : [{ text: whole, id: "", args: {}, also: [] }];
}

function sentence(text: string, ids: ReadonlyMap<string, Args>): Sentence {
  const [[id, args], ...others] = [...ids] as [[string, Args], ...[string, Args][]];
  return { text, id, args, also: others.map(([other]) => other) };
}

function inParts(text: string): RegExp {
  return new RegExp(`^${text.split(PART).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+")}$`, "u");
}
