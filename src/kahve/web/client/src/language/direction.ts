/** What Fluent lays around each argument, so that letters of another direction do not turn the sentence. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/g;
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const FROM_LEFT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}]/u;

/** A sentence without the marks of arguments that are written in its own direction. */
export function plainly(sentence: string, fromRight: boolean): string {
  const against = fromRight ? FROM_LEFT : FROM_RIGHT;
  let before = "";
  // Inner marks first. Those that stay are hidden from the next round.
  while (before !== sentence) {
    before = sentence;
    sentence = sentence.replace(ISOLATED, (_, inner: string) => (against.test(inner) ? `\uE002${inner}\uE003` : inner));
  }
  return sentence.replaceAll("\uE002", "\u2068").replaceAll("\uE003", "\u2069");
}
