// The typefaces of the page: `@import "typefaces:page"` in a style is their rules, and each file has only the characters and the weights that the page uses.
import { readFile } from "node:fs/promises";
import subset from "subset-font";

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));
/** The characters of each script, all in capitals and small letters that a sentence or a name of ours can have. A file of `latin-ext` is fetched by Turkish. */
const CHARACTERS = {
  latin: `${range(0x20, 0x7e)}\u00a0ÄÖÜäöüßÇçÂâÎîÛûÉéı·§«»–—‘’‚“”„…×‹›−`,
  "latin-ext": "ĞğİŞş",
  greek: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωάέήίόύώΐΰϊϋΆΈΉΊΌΎΏΪΫ",
  arabic: `،؛؟${range(0x621, 0x63a)}${range(0x640, 0x652)}`,
};
const LATIN = ["latin", "latin-ext", "greek"];
/**
 * Headings and figures have one weight, whatever a style asks for, as each more would double their files; text has all from 400 to 700.
 * A fallback is as wide and as high as ours, so a line breaks at the same word before our file is there as after it.
 */
const FAMILIES = [
  { family: "Kahve Display", fonts: { alegreya: LATIN, "el-messiri": ["arabic"] }, weights: 600, wide: 105, fallback: ["Times New Roman", "Liberation Serif", "Georgia"] },
  { family: "Kahve Text", fonts: { commissioner: LATIN, vazirmatn: ["arabic"] }, weights: { min: 400, max: 700 }, wide: 100, fallback: ["Arial", "Liberation Sans", "Helvetica Neue", "Roboto"] },
];
/** What shapes and joins letters, and figures of equal width and height: no ornaments. */
const FEATURES = ["kern", "lnum", "tnum", "ccmp", "locl", "init", "medi", "fina", "isol", "rlig", "mark", "mkmk"];
/** The height of a line comes from these alone, so letters of two scripts stand on one line, and none moves when a file comes. */
const HEIGHT = "ascent-override: 95%; descent-override: 25%; line-gap-override: 0%;";

const fileOf = (font, script) => `node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`;
const codes = (text) => [...text].map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join(", ");

function rules() {
  const faces = FAMILIES.flatMap(({ family, fonts, wide, fallback }) => [
    ...Object.entries(fonts).flatMap(([font, scripts]) =>
      scripts.map((script) => `@font-face { font-family: "${family}"; src: url("typefaces:${fileOf(font, script)}") format("woff2"); font-weight: 400 700; font-display: swap; size-adjust: ${wide}%; ${HEIGHT} unicode-range: ${codes(CHARACTERS[script])}; }`),
    ),
    `@font-face { font-family: "${family} Fallback"; src: ${fallback.map((name) => `local("${name}")`).join(", ")}; ${HEIGHT} }`,
  ]);
  return faces.join("\n");
}

async function file(path) {
  const { weights } = FAMILIES.find(({ fonts }) => Object.entries(fonts).some(([font, scripts]) => scripts.some((script) => fileOf(font, script) === path)));
  const script = Object.keys(CHARACTERS).find((name) => path.includes(`-${name}-wght`));
  return subset(await readFile(path), CHARACTERS[script], { targetFormat: "woff2", variationAxes: { wght: weights }, keepFeatures: FEATURES, noHinting: true });
}

/** The files that a first page has a use for in every language: it asks for them before its style is read. */
export const isForAll = ({ entryPoint, inputs }) => entryPoint === undefined && Object.keys(inputs).some((path) => path.startsWith("typefaces:") && path.includes("-latin-wght"));

export const typefaces = {
  name: "typefaces",
  setup(build) {
    build.onResolve({ filter: /^typefaces:/ }, ({ path }) => ({ path: path.slice("typefaces:".length), namespace: "typefaces" }));
    build.onLoad({ filter: /.*/, namespace: "typefaces" }, async ({ path }) => (path === "page" ? { contents: rules(), loader: "css" } : { contents: await file(path), loader: "file" }));
  },
};
