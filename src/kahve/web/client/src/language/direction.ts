/** What lies around each argument, so that letters of another direction do not turn the sentence. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/g;
const PROTECTED = /\uE002[^\uE003]*\uE003/g;
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const FROM_LEFT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}]/u;
/** From right to left a number would have its sign behind it. */
const SIGNED = /^[-+−]/;

/** A text that keeps its own direction within a sentence, until `plainly` has found that it has no need to. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A sentence without the marks of arguments that are written in its own direction. */
export function plainly(sentence: string, fromRight: boolean): string {
  const turns = (text: string): boolean => (fromRight ? FROM_LEFT.test(text) || SIGNED.test(text) : FROM_RIGHT.test(text));
  let before = "";
  // Inner marks first. Those that stay are hidden from the next round, and what they hold turns nothing around it.
  while (before !== sentence) {
    before = sentence;
    sentence = sentence.replace(ISOLATED, (_, inner: string) => (turns(inner.replace(PROTECTED, "")) ? `\uE002${inner}\uE003` : inner));
  }
  return sentence.replaceAll("\uE002", "\u2068").replaceAll("\uE003", "\u2069");
}
