/** A person's name in the genitive and other cases, by the rule of a language, as `kahve.language.name_forms` has it; names stand in no catalogue. */
export function inflected(name: string, grammatical: string, language: string): string {
  if (language === "tr") return turkish(name, grammatical);
  return language === "en" && grammatical === "genitive" ? `${name}'s` : name;
}

/** Vowel harmony: the last vowel of a word, and the vowel of a suffix of four forms, or of two. */
const HIGH: Record<string, string> = { a: "ı", ı: "ı", e: "i", i: "i", o: "u", u: "u", ö: "ü", ü: "ü" };
const LOW: Record<string, string> = { a: "a", ı: "a", o: "a", u: "a", e: "e", i: "e", ö: "e", ü: "e" };
/** Names whose last vowel is a back one and whose endings have front vowels, because their l is a light one. */
const FRONT = new Set("bilal celal cemal hilal iclal ikbal kemal meral nidal nihal resul visal zuhal".split(" "));
const UNITS = ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
const TENS = ["", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"];

function turkish(name: string, grammatical: string): string {
  const sound = soundOf(name);
  const last = sound.at(-1) ?? "";
  const spelt = [...sound].reverse().find((letter) => letter in HIGH) ?? "i";
  const vowel = FRONT.has(soundOf(name.trim().split(/\s+/).at(-1)!)) ? { a: "e", u: "ü" }[spelt]! : spelt;
  const [high, low, open] = [HIGH[vowel]!, LOW[vowel]!, last in HIGH];
  const hard = "fstkçşhp".includes(last) && last ? "t" : "d";
  const suffixes: Record<string, string> = {
    genitive: open ? `n${high}n` : `${high}n`,
    accusative: open ? `y${high}` : high,
    dative: open ? `y${low}` : low,
    locative: hard + low,
    ablative: `${hard}${low}n`,
    instrumental: open ? `yl${low}` : `l${low}`,
  };
  return `${name}'${suffixes[grammatical] ?? ""}`;
}

/** The end of a name as Turkish says it, in small letters: numbers as words, letters of other alphabets as none. */
function soundOf(name: string): string {
  const number = /(\d+)[^\p{L}\p{N}_]*$/u.exec(name);
  if (number) return lastWord(number[1]!);
  const small = [...name.toLocaleLowerCase("tr")].map((letter) => ("öüçşğ".includes(letter) ? letter : letter.normalize("NFD")[0]!));
  return small.join("").replace(/[^a-zıöüçşğ]/g, "");
}

function lastWord(digits: string): string {
  const zeros = digits.length - digits.replace(/0+$/, "").length;
  if (zeros === digits.length) return UNITS[0]!;
  if (zeros < 2) return (zeros ? TENS : UNITS)[Number(digits.at(-1 - zeros))]!;
  return zeros === 2 ? "yüz" : zeros < 6 ? "bin" : "milyon";
}
