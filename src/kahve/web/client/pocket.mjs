// Bundles the pocket: `node pocket.mjs PYTHON RECORDED FOLDER LEVEL DOCUMENTS`. PYTHON has the packages as they are to lie in the browser.
// RECORDED has the answers for a first visit, by language: `en/answers.json`, `en/openings.json`. FOLDER gets the files of the page.
// LEVEL is that of zstd, with which large files are compressed. DOCUMENTS is the address of the documents as the page has it, or empty.
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { loadPyodide } from "pyodide";
import { bundlePages, bundleWorker, licences, page } from "./bundling.mjs";

// Node shows the whole line at which Python failed, and that of Pyodide has a million characters.
process.on("uncaughtException", (error) => {
  console.error(String(error).slice(-2000));
  process.exit(1);
});
const [python, recorded, folder, level, documents] = process.argv.slice(2);
const assets = join(folder, "assets");
const SITE = "/lib/python3.14/site-packages/";

/** All files below a folder. */
async function filesIn(top) {
  const entries = await readdir(top, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
}

const pyodide = await loadPyodide({ indexURL: join("node_modules", "pyodide") + "/" });

/** The library of Python and our packages, compiled by the Python that will run them; each file with the path at which it will lie. */
async function library() {
  const list = [];
  for (const path of await filesIn(python)) {
    const place = `/site/${relative(python, path)}`;
    pyodide.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    pyodide.FS.writeFile(place, await readFile(path));
  }
  pyodide.FS.writeFile("/stdlib.zip", await readFile(join("node_modules", "pyodide", "python_stdlib.zip")));
  const paths = pyodide.runPython(await readFile("pocket_library.py", "utf8"));
  for (const path of paths.toJs()) list.push([path.replace("/made/site/", SITE).replace("/made/", "/lib/"), pyodide.FS.readFile(path)]);
  return list;
}

/** One file: the length of a list, the list of paths and sizes, and the contents (unpack.ts). */
function packed(list) {
  const head = Buffer.from(JSON.stringify(list.map(([path, content]) => [path, content.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...list.map(([, content]) => Buffer.from(content))]);
}

const SQUEEZE = `
from compression import zstd
how = zstd.CompressionParameter
with open("/large", "rb") as large, open("/small", "wb") as small:
    small.write(zstd.compress(large.read(), options={how.compression_level: ${Number(level)}, how.window_log: 24}))
`;

/** Write a large file compressed, under a name with its hash and its size; the name. */
async function writeLarge(name, content) {
  pyodide.FS.writeFile("/large", content);
  pyodide.runPython(SQUEEZE);
  const small = pyodide.FS.readFile("/small");
  const full = `${name}-${hash(content)}-${small.length}.bin`;
  await writeFile(join(assets, full), small);
  return full;
}

const hash = (content) => createHash("sha256").update(content).digest("hex").slice(0, 12);

await mkdir(assets, { recursive: true });
const recordings = {};
for (const language of await readdir(recorded)) {
  const written = (part) => readFile(join(recorded, language, `${part}.json`)).then((content) => writeLarge(`${part}-${language}`, content));
  recordings[language] = { answers: await written("answers"), openings: await written("openings") };
}
const names = {
  RECORDED: JSON.stringify(recordings),
  PYTHON: JSON.stringify(await writeLarge("python", await readFile("node_modules/pyodide/pyodide.asm.wasm"))),
  LIBRARY: JSON.stringify(await writeLarge("library", packed(await library()))),
  IS_POCKET: "true",
};
const pages = await bundlePages({ pocket: "src/pocket/main.ts", style: "styles/pocket.css", later: "styles/later.css" }, assets, { define: names });
// What Pyodide does in Node alone is not for a page.
const { info } = JSON.parse(await readFile("node_modules/pyodide/pyodide-lock.json", "utf8"));
// A picture of Python's memory fits what it was taken with, and nothing else.
const parts = ["src/pocket/worker.ts", "src/pocket/snapshot.ts", "node_modules/pyodide/pyodide.asm.mjs"];
const build = hash([names.PYTHON, names.LIBRARY, ...(await Promise.all(parts.map((path) => readFile(path, "utf8"))))].join());
const worker = await bundleWorker("src/pocket/worker.ts", join(assets, "python_worker.js"), { external: ["node:*", "ws"], define: { LOCK: JSON.stringify({ info, packages: {} }), BUILD: JSON.stringify(build) } });
for (const pictures of ["art", "icons"]) await cp(pictures, assets, { recursive: true });
await writeFile(join(assets, "licences.txt"), await licences({ ...pages.inputs, ...worker.inputs }));
const text = (await readFile("pocket.html", "utf8")).replace("<!-- DOCUMENTS -->\n    ", documents ? `<link rel="help" href="${documents}">\n    ` : "");
await writeFile(join(folder, "index.html"), page(text, pages.outputs, "src/pocket/main.ts", "styles/pocket.css"));
const cached = [];
for (const path of await filesIn(folder)) {
  const url = relative(folder, path).replaceAll("\\", "/");
  // A first deal is not dealt a second time.
  if (url.includes("/openings-")) continue;
  // A name with a hash says itself which content it has.
  cached.push({ url, revision: /-[0-9A-Z]{8}\.(js|css|woff2)$|\.bin$/.test(url) ? null : hash(await readFile(path)) });
}
await bundleWorker("src/pocket/service_worker.ts", join(folder, "service_worker.js"), {
  format: "iife",
  define: { FILES: JSON.stringify(cached), "process.env.NODE_ENV": '"production"' },
});
