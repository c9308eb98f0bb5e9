// The message catalogues as modules of the client: `kahve:english/NAME`, and `kahve:languages` for the others.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../language/catalogues/", import.meta.url);
/** The catalogues that the client speaks by, beside its own: the names of cards. */
const SHARED = ["cards"];
/** Those that the first page speaks by; the others of a language come with the first page that is fetched later. */
const FIRST = ["client-home", "client-page", "client-person"];

const names = (language) => readdirSync(new URL(`${language}/`, FOLDER)).filter((file) => file.endsWith(".ftl")).map((file) => file.slice(0, -".ftl".length));
const isOfClient = (name) => name.startsWith("client-") || SHARED.includes(name);

/** A catalogue without its comments, which only translators read. */
function text(language, name) {
  return readFileSync(new URL(`${language}/${name}.ftl`, FOLDER), "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** For each message of a language the arguments that it uses, in all catalogues. */
function messages(language) {
  const argumentsOf = new Map();
  for (const name of names(language)) for (const { id, value, attributes } of new FluentResource(text(language, name)).body) argumentsOf.set(id, [...variables([value, attributes])].sort().join(" "));
  return argumentsOf;
}

function variables(part, into = new Set()) {
  if (part === null || typeof part !== "object") return into;
  if (part.type === "var") into.add(part.name);
  for (const inner of Object.values(part)) variables(inner, into);
  return into;
}

/** The catalogues of games that a language declares. */
const games = (language) => /^language-games = (.*)$/m.exec(text(language, "language"))?.[1].split(", ") ?? [];

/** The languages that have every message of English with every argument, but for games that they do not declare; the rule of `kahve.language.offered`. */
export function offered() {
  const english = messages("en");
  const others = readdirSync(FOLDER).filter((name) => name !== "en" && !name.includes(".")).sort();
  const isWhole = (language) => {
    const own = messages(language);
    const spared = games("en").filter((name) => !games(language).includes(name));
    const isSpared = (id) => spared.some((name) => id.replace("client-", "").startsWith(`${name}-`));
    return [...own.keys()].every((id) => english.has(id)) && [...english].every(([id, used]) => own.get(id) === used || (isSpared(id) && !own.has(id)));
  };
  return ["en", ...others.filter(isWhole)];
}

export const catalogues = {
  name: "catalogues",
  setup(build) {
    build.onResolve({ filter: /^kahve:/ }, ({ path }) => ({ path: path.slice("kahve:".length), namespace: "kahve" }));
    build.onLoad({ filter: /.*/, namespace: "kahve" }, ({ path }) => {
      const [kind, name, part] = path.split("/");
      if (kind === "english") return { contents: text("en", name), loader: "text" };
      if (kind === "words") return { contents: names(name).filter((file) => isOfClient(file) && FIRST.includes(file) === (part === "first")).map((file) => text(name, file)).join("\n"), loader: "text" };
      const fetching = offered().slice(1).map((language) => `${JSON.stringify(language)}: { ${["first", "later"].map((part) => `${part}: () => import("kahve:words/${language}/${part}")`).join(", ")} }`);
      return { contents: `export const OTHERS = { ${fetching.join(", ")} };`, loader: "js" };
    });
  },
};
