const FOLDS: Readonly<Record<string, string>> = { ı: "i", ς: "σ", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe", ß: "ss", ٱ: "ا", ة: "ه", ى: "ي", ی: "ي", ک: "ك", ء: "", ـ: "" };

/** Letters that have one sound together, in Greek, and in the Latin letters that people write Greek names with; as `kahve.language.folding` has them. */
const SPELT_IN_GREEK = "για:ια γιε:ιε γιο:ιο γιω:ιω ου:u αυ:av ευ:ev μπ:b ντ:d γγ:ng γκ:g θ:th ψ:ps".split(" ");
const SPELT_IN_LATIN = "gia:ia gie:ie gio:io ou:u au:av eu:ev ph:f ch:h kh:h mp:b nt:d gk:g ks:x y:i w:o c:k".split(" ");
const [GREEK, LATIN] = ["αβγδεζηικλμνξοπρστυφχω", "avgdeziiklmnxoprstifho"];

/**
 * A text as people look for it who know it by ear: folded, without blanks and Arabic articles, Greek in Latin letters.
 * Letters that people confuse in Latin spellings of Turkish, Greek and Arabic are one, as in `sounded` of `kahve.language.folding`.
 */
export function sounded(text: string): string {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const bare = words.filter((word) => word !== "al" && word !== "el").map((word) => (word.length > 4 ? word.replace(/^ال/, "") : word));
  const joined = (bare.length ? bare : words).join("");
  return inLatin(joined).replaceAll("sh", "s").replaceAll("q", "k").replaceAll("u", "o");
}

/** A folded text in Latin letters, one spelling for those that a Greek name has; with double letters single. */
function inLatin(text: string): string {
  const isGreek = /\p{L}/u.test(text) && !/[^\d_α-ω]/u.test(text);
  if (!isGreek && /[^\x00-\x7f]/.test(text)) return text;
  const spelt = (isGreek ? SPELT_IN_GREEK : SPELT_IN_LATIN).reduce((left, pair) => left.replaceAll(...(pair.split(":") as [string, string])), text);
  return spelt.replace(/[α-ω]/g, (letter) => LATIN[GREEK.indexOf(letter)] ?? letter).replace(/(.)\1+/g, "$1");
}

/** A text without capitals, accents and variants of letters, so that pisti finds pişti, and ΠΑΣΤΡΑΣ Πάστρας. */
export function folded(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return letters.replace(/[ıςøłđæœßٱةىیکءـ]/g, (letter) => FOLDS[letter]!);
}
