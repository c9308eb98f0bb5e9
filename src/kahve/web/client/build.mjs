// Bundles the client into ../dist, or (with --tests) the unit tests into a scratch file, or (with --design FOLDER) the page of all components.
import { build } from "esbuild";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { bundlePages, bundleWorker, licences, page } from "./bundling.mjs";
import { catalogues } from "./catalogues.mjs";

const dist = new URL("../dist/", import.meta.url).pathname;

/** All unit tests in one file: a process for each would read and bundle the same client again and again. */
async function buildTests() {
  const names = (await readdir("test")).filter((name) => name.endsWith(".test.ts"));
  await build({
    stdin: { contents: names.map((name) => `import "./test/${name}";`).join("\n"), resolveDir: ".", loader: "ts" },
    outfile: "node_modules/.kahve-tests/all.js",
    bundle: true,
    plugins: [catalogues],
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
}

/** One program for Node, for a test that is not written in TypeScript: `node build.mjs --program test/seal_program.ts FILE`. */
async function buildProgram(source, outfile) {
  await build({ entryPoints: [source], outfile, bundle: true, plugins: [catalogues], platform: "node", format: "esm", target: "node20", logLevel: "warning" });
}

/** The page of all components, for those who work on them and for the tests; no server has it. */
async function buildDesign(folder) {
  const { outputs } = await bundlePages({ design: "test/design.ts", style: "styles/app.css", later: "styles/later.css" }, `${folder}/assets`);
  await cp("art", `${folder}/assets`, { recursive: true });
  await writeFile(`${folder}/index.html`, page(await readFile("index.html", "utf8"), outputs, "test/design.ts", "styles/app.css").replace('rel="later"', 'rel="stylesheet"'));
}

async function buildClient() {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const metafile = await bundlePages({ app: "src/main.ts", style: "styles/app.css", later: "styles/later.css" }, dist);
  await bundleWorker("src/senses/push_worker.ts", `${dist}worker.js`);
  for (const pictures of ["art", "icons"]) await cp(pictures, dist, { recursive: true });
  await writeFile(`${dist}licences.txt`, await licences(metafile.inputs));
  await writeFile(`${dist}index.html`, page(await readFile("index.html", "utf8"), metafile.outputs, "src/main.ts", "styles/app.css"));
  // A picture of dots and a typeface are compressed as they are.
  for (const name of await readdir(dist)) if (!/\.(png|woff2)$/.test(name)) await compress(dist + name);
  await writeFile(`${dist}faces.json.gz`, gzipSync(JSON.stringify(await faces()), { level: constants.Z_BEST_COMPRESSION }));
}

/** The faces of all cards as the page draws them, for notebooks (kahve/cards/pictures.py). */
async function faces() {
  const { outputFiles } = await build({ entryPoints: ["src/cards/faces_file.ts"], bundle: true, plugins: [catalogues], write: false, format: "esm", target: "node20", logLevel: "warning" });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
  return module.facesFile();
}

/** Lay the file compressed beside itself, each way that a browser may ask for. */
async function compress(path) {
  const content = await readFile(path);
  await writeFile(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  await writeFile(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

const [, , wish, ...files] = process.argv;
await (wish === "--tests" ? buildTests() : wish === "--program" ? buildProgram(...files) : wish === "--design" ? buildDesign(...files) : buildClient());
