// What the client for a server and the pocket have in common: how they are bundled, and the licences of what is in them.
import { build } from "esbuild";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { catalogues } from "./catalogues.mjs";
import { isForAll, typefaces } from "./typefaces.mjs";

const usual = { bundle: true, plugins: [catalogues, typefaces], minify: true, format: "esm", target: "es2022", logLevel: "warning" };

const FIRST = resolve("src/main.ts");
const TABLE = resolve("src/table/table_page.ts");
/** What is fetched later and needs nothing of a table: folders and a file. */
const WITHOUT_TABLE = ["senses/", "cards/", "better/", "table/families.ts"];

/**
 * All that the first page imports becomes one file: each page that is fetched later imports it too, so no part of it is shared with fewer.
 * By then it has run. Nearly all of these pages lead to a table and import its page as well, or what they share would be thirty small files.
 * The words of a language are the exception, as the first page waits for them; so is what the pocket fetches before its page.
 */
const together = {
  name: "together",
  setup(build) {
    const later = new Set();
    build.onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
      if (kind === "dynamic-import" && !resolveDir.endsWith("pocket")) later.add(`${resolve(resolveDir, path)}.ts`);
    });
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!later.has(path)) return null;
      const whole = WITHOUT_TABLE.some((place) => path.startsWith(`${resolve("src")}/${place}`)) ? [FIRST] : [FIRST, TABLE];
      return { contents: [await readFile(path, "utf8"), ...whole.map((one) => `import ${JSON.stringify(one)};`)].join("\n"), loader: "ts" };
    });
  },
};

/** Bundle the pages into a folder. A name with a hash is of one content for good, so a browser may keep the file for as long as it likes. */
export async function bundlePages(entryPoints, outdir, more = {}) {
  const { metafile } = await build({
    ...usual,
    entryPoints,
    outdir,
    plugins: [...usual.plugins, together],
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    assetNames: "[name]-[hash]",
    splitting: true,
    metafile: true,
    // The style lies beside it.
    external: ["./tiles.svg"],
    ...more,
  });
  return metafile;
}

/** Bundle a worker, which keeps its name: a browser knows it by its address. */
export async function bundleWorker(source, outfile, more = {}) {
  const { metafile } = await build({ ...usual, entryPoints: [source], outfile, metafile: true, ...more });
  return metafile;
}

/** The licences of the packages that are within the scripts and the typefaces: whoever gets those gets these too. */
export async function licences(inputs) {
  const packages = new Set(Object.keys(inputs).flatMap((path) => path.match(/^(?:typefaces:)?node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []));
  const parts = [...packages].sort().map(async (name) => {
    const { version, license, author } = JSON.parse(await readFile(`node_modules/${name}/package.json`, "utf8"));
    // A package that carries no text of its licence has one that we keep.
    const own = await readFile(`node_modules/${name}/LICENSE`, "utf8").catch(() => null);
    const text = own ?? `Copyright (c) ${author} and others\n\n${await readFile(`licences/${license}.txt`, "utf8")}`;
    return `${name} ${version}, ${license}\n\n${text.trim()}\n`;
  });
  return (await Promise.all(parts)).join(`\n${"-".repeat(72)}\n\n`);
}

/** The output of the build that was made from this source. */
export function madeFrom(outputs, source) {
  const [path, output] = Object.entries(outputs).find(([, each]) => each.entryPoint === source);
  return { name: path.split("/").at(-1), ...output };
}

/** A page with the names that its script, its style and its typefaces have got; what it needs at once is fetched with it. */
export function page(text, outputs, source, styles) {
  const script = madeFrom(outputs, source);
  const name = (path) => path.split("/").at(-1);
  const parts = script.imports.filter((one) => one.kind === "import-statement").map((one) => `<link rel="modulepreload" href="assets/${name(one.path)}">`);
  const faces = Object.entries(outputs).filter(([, output]) => isForAll(output)).map(([path]) => `<link rel="preload" href="assets/${name(path)}" as="font" type="font/woff2" crossorigin>`);
  return text.replace("STYLE", madeFrom(outputs, styles).name).replace("LATER", madeFrom(outputs, "styles/later.css").name).replace("SCRIPT", script.name).replace("<!-- PARTS -->", [...faces, ...parts].join("\n    "));
}
