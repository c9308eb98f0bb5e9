// Bundles the client into ../dist, or (with --tests) the unit tests into a scratch folder for `node --test`.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";

const dist = new URL("../dist/", import.meta.url).pathname;

async function buildTests() {
  const names = (await readdir("test")).filter((name) => name.endsWith(".test.ts"));
  await build({
    entryPoints: names.map((name) => `test/${name}`),
    outdir: "node_modules/.kahve-tests",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
}

async function buildClient() {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await build({
    entryPoints: { app: "src/main.ts" },
    outdir: dist,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "warning",
  });
  await build({
    entryPoints: { app: "styles/app.css" },
    outdir: dist,
    bundle: true,
    minify: true,
    external: ["/assets/*"],
    logLevel: "warning",
  });
  await cp("art", dist, { recursive: true });
  const page = await readFile("index.html", "utf8");
  await writeFile(`${dist}index.html`, await stamped(page));
}

// A browser keeps /assets/app.js for as long as it likes: a new build gets a new address.
async function stamped(page) {
  const hash = createHash("sha256");
  for (const name of ["app.js", "app.css"]) hash.update(await readFile(dist + name));
  return page.replaceAll("BUILD", hash.digest("hex").slice(0, 12));
}

await (process.argv.includes("--tests") ? buildTests() : buildClient());
