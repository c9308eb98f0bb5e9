const FOLDS: Readonly<Record<string, string>> = { ı: "i", ς: "σ", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe", ß: "ss", ٱ: "ا", ة: "ه", ى: "ي", ی: "ي", ک: "ك", ء: "", ـ: "" };

/** A text without capitals, accents and variants of letters, so that pisti finds pişti, and ΠΑΣΤΡΑΣ Πάστρας. */
export function folded(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return letters.replace(/[ıςøłđæœßٱةىیکءـ]/g, (letter) => FOLDS[letter]!);
}
