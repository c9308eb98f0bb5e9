import { saidSoFar } from "../language/message";
import { sentencesOf, type Sentence } from "./known_sentences";
import { asWritten, wordsOf } from "./wording";

/** What stands within a sentence and does not end it. */
const WITHIN = "a, abbr, b, bdi, bdo, code, em, i, kbd, mark, small, span, strong, sub, sup, time";
/** What is not a sentence of Kahve: names of people, and this tool itself. */
const NOT_OURS = "kahve-better, script, style, svg, textarea, [contenteditable]";
const READ_OUT = ["aria-label", "title", "placeholder", "alt"];
const WORDS = /\p{L}{2}/u;

/** The sentences of the part of the page that is in reach, in its order: of the panel that is open, or of all. */
export function sentencesIn(root: Element): Sentence[] {
  const sentences = new Map<string, Sentence>();
  const note = (text: string | null): void => {
    for (const each of allOf(text)) sentences.set(`${each.id} ${each.text}`, each);
  };
  for (const element of root.querySelectorAll("*")) {
    if (element.closest(NOT_OURS) || !element.checkVisibility()) continue;
    if (saysItself(element)) note(textOf(element));
    for (const name of READ_OUT) note(element.getAttribute(name));
  }
  return [...sentences.values()];
}

/** The sentences of a text. One that is only a frame for others, such as "{tool} ({key})", gives way to these. */
function allOf(text: string | null): Sentence[] {
  if (!text || !WORDS.test(text)) return [];
  return sentencesOf(text, saidSoFar!).flatMap((each) => {
    if (!each.id || WORDS.test(wordsOf(asWritten(each.id, each.args).text))) return [each];
    return Object.values(each.args).flatMap((value) => [value].flat().flatMap((part) => (typeof part === "string" ? allOf(part) : [])));
  });
}

/** The sentences of what somebody points at. */
export function sentencesAt(element: Element): Sentence[] {
  if (element.closest(NOT_OURS)) return [];
  const within = element.matches(WITHIN) && element.parentElement && saysItself(element.parentElement) ? element.parentElement : element;
  const text = saysItself(within) ? textOf(within) : (READ_OUT.map((name) => within.closest(`[${name}]`)?.getAttribute(name)).find(Boolean) ?? "");
  return allOf(text);
}

/** Whether an element has words of its own. What stands within a sentence belongs to that. */
function saysItself(element: Element): boolean {
  const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && WORDS.test(node.textContent ?? ""));
  if (!own || element.matches("bdi")) return false;
  return !(element.matches(WITHIN) && element.parentElement && saysItself(element.parentElement));
}

/** The sentence of an element: all that it has, or only its own words where it holds more than a sentence. */
function textOf(element: Element): string {
  const isWhole = [...element.children].every((child) => child.matches(WITHIN));
  return isWhole ? (element.textContent ?? "") : [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : " ")).join("");
}
