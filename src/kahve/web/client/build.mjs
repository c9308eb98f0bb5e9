// Bundles the client into ../dist, or (with --tests) the unit tests into a scratch folder for `node --test`.
import { build } from "esbuild";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { catalogues } from "./catalogues.mjs";

const dist = new URL("../dist/", import.meta.url).pathname;

async function buildTests() {
  const names = (await readdir("test")).filter((name) => name.endsWith(".test.ts"));
  await build({
    entryPoints: names.map((name) => `test/${name}`),
    outdir: "node_modules/.kahve-tests",
    bundle: true,
    plugins: [catalogues],
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
}

async function buildClient() {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const { metafile } = await build({
    entryPoints: { app: "src/main.ts", style: "styles/app.css" },
    outdir: dist,
    // A name with a hash is of one content for good, so a browser may keep the file for as long as it likes.
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    splitting: true,
    bundle: true,
    plugins: [catalogues],
    minify: true,
    metafile: true,
    format: "esm",
    target: "es2022",
    external: ["/assets/*"],
    logLevel: "warning",
  });
  // The worker keeps one name: a browser knows it by its address.
  await build({ entryPoints: ["src/senses/worker.ts"], outdir: dist, bundle: true, minify: true, format: "esm", target: "es2022", logLevel: "warning" });
  await cp("art", dist, { recursive: true });
  await writeFile(`${dist}licences.txt`, await licences(metafile.inputs));
  await writeFile(`${dist}index.html`, page(await readFile("index.html", "utf8"), metafile.outputs));
  for (const name of await readdir(dist)) await compress(dist + name);
  await writeFile(`${dist}faces.json.gz`, gzipSync(JSON.stringify(await faces()), { level: constants.Z_BEST_COMPRESSION }));
}

/** The licences of the packages that are within the scripts: whoever gets the scripts gets these too. */
async function licences(inputs) {
  const packages = new Set(Object.keys(inputs).flatMap((path) => path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []));
  const parts = [...packages].sort().map(async (name) => {
    const { version, license, author } = JSON.parse(await readFile(`node_modules/${name}/package.json`, "utf8"));
    // A package that carries no text of its licence has one that we keep.
    const own = await readFile(`node_modules/${name}/LICENSE`, "utf8").catch(() => null);
    const text = own ?? `Copyright (c) ${author} and others\n\n${await readFile(`licences/${license}.txt`, "utf8")}`;
    return `${name} ${version}, ${license}\n\n${text.trim()}\n`;
  });
  return (await Promise.all(parts)).join(`\n${"-".repeat(72)}\n\n`);
}

/** The faces of all cards as the page draws them, for notebooks (kahve/cards/pictures.py). */
async function faces() {
  const { outputFiles } = await build({ entryPoints: ["src/cards/faces_file.ts"], bundle: true, plugins: [catalogues], write: false, format: "esm", target: "node20", logLevel: "warning" });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
  return module.facesFile();
}

/** The page with the names that its script and its style have got; what the script needs at once is fetched with it. */
function page(text, outputs) {
  const made = Object.entries(outputs).map(([path, output]) => ({ name: path.split("/").at(-1), ...output }));
  const entry = (source) => made.find((one) => one.entryPoint === source);
  const script = entry("src/main.ts");
  const parts = script.imports.filter((one) => one.kind === "import-statement").map((one) => one.path.split("/").at(-1));
  const preload = parts.map((part) => `<link rel="modulepreload" href="/assets/${part}">`).join("\n    ");
  return text.replace("STYLE", entry("styles/app.css").name).replace("SCRIPT", script.name).replace("<!-- PARTS -->", preload);
}

/** Lay the file compressed beside itself, each way that a browser may ask for. */
async function compress(path) {
  const content = await readFile(path);
  await writeFile(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  await writeFile(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

await (process.argv.includes("--tests") ? buildTests() : buildClient());
