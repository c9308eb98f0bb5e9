import { loadPyodide } from "pyodide";
// @ts-expect-error: the part of the package that was made by a compiler has no types.
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { fetchFiles, type Fetched } from "./fetching";
import { TableDatabase, TableDatabaseError } from "./table_database";
import type { Rows } from "./rows";
import type { Answered, FromWorker, Hindrance, ToWorker } from "./worker_messages";
import { keepPrepared, readPrepared, type PreparedTables } from "./prepared_tables";
import { forgetSnapshots, keepSnapshot, lacksSnapshot, readSnapshot } from "./snapshot";
import { unpack } from "./unpack";

/** The Python that answers: `Door` of kahve/pocket/door.py. */
interface Door {
  answer(request: string): Promise<string>;
  think(question: string): string;
  prepare(setup: string, language: string): Promise<string>;
  welcome(table: string, token: string, language: string): string;
  open_line(line: string, table: string): void;
  hear(line: string, text: string): void;
  close_line(line: string): void;
}

/** The list of packages that Pyodide can fetch: it is empty, for all that is needed is in the library. */
declare const LOCK: object;

/** The name of this build, as pictures of Python's memory have it; pocket.mjs sets it. */
declare const BUILD: string;

type Pyodide = Awaited<ReturnType<typeof loadPyodide>>;

/** Where Python looks for its standard library. */
const STANDARD = "/lib/python314.zip";

const post = (message: FromWorker) => self.postMessage(message);

/** What is being written down: nothing is said to the page before it is. */
let written: Promise<void> = Promise.resolve();
const say = (message: FromWorker) => void written.then(() => post(message));

/** Tables of a browser that keeps nothing are gone with the page. */
let keeping: TableDatabase | null = null;
let door: Promise<Door> | null = null;
let thinker: Thinker | null = null;
/** Whether Python goes on from a picture of its memory. */
let resumed = false;

/** A second worker of the same kind, in which searches are made: the tables go on meanwhile. */
class Thinker {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answer: string) => void>();
  private questions = 0;

  constructor(private readonly begin: ToWorker & { kind: "begin" }) {
    this.worker = new Worker(self.location.href, { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "hindered") return this.fail(data.says);
      if (data.kind !== "answer") return;
      this.waiting.get(data.id)?.(data.answer.body);
      this.waiting.delete(data.id);
    };
    this.worker.onerror = (error) => this.fail(error.message);
    this.worker.postMessage({ ...this.begin, role: "thinks" } satisfies ToWorker);
  }

  /** Whoever waits for a thought goes on without it, and the next question is asked of another worker. */
  private fail(says: string): void {
    if (thinker === this) thinker = null;
    this.worker.terminate();
    for (const answer of this.waiting.values()) answer(JSON.stringify({ error: says }));
    this.waiting.clear();
  }

  think(question: string): Promise<string> {
    const id = (this.questions += 1);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.worker.postMessage({ kind: "ask", id, method: "THINK", address: "", headers: {}, body: question } satisfies ToWorker);
    });
  }
}

/** Tables that the page has taken from the recording, until Python asks for them. */
const laid = new Map<string, Rows>();

/** What the table that was opened last was asked for with. */
let lastSetup = "";

/** Keep a table as if Python had opened it. */
function layTable(rows: Rows): void {
  laid.set(rows.table, rows);
  keep(rows);
}

function keep(change: Rows): void {
  if (keeping) written = written.then(() => keeping!.write(change)).catch(() => hinder("not-written"));
}

/** What Python calls: the browser's database, the lines to the page, and the second worker. */
const outside = (begin: ToWorker & { kind: "begin" }) => ({
  write: (rows: string) => keep(JSON.parse(rows) as Rows),
  fetch: async (table: string) => JSON.stringify(laid.get(table) ?? (await keeping?.read(table)) ?? null),
  deliver: (line: string, text: string) => {
    foresight?.stir();
    say({ kind: "heard", line, text });
  },
  closed: (line: string, code: number) => say({ kind: "closed", line, code }),
  think: (question: string) => (thinker ??= new Thinker(begin)).think(question),
});

function hinder(why: Hindrance, says = ""): void {
  post({ kind: "hindered", why, says });
}

async function begin(order: ToWorker & { kind: "begin" }): Promise<Door> {
  if (order.role === "answers") {
    await alone();
    keeping = await TableDatabase.open().catch((error: unknown) => {
      if (error instanceof TableDatabaseError && error.why === "newer") throw error;
      return null;
    });
    // A table that was taken before the database was open.
    for (const rows of laid.values()) keep(rows);
  }
  const fetched = fetchFiles(order.python, order.library, (bytes, of) => post({ kind: "progress", bytes, of }));
  const snapshot = await readSnapshot(BUILD);
  resumed = snapshot !== null;
  const pyodide = await start(fetched, snapshot ? { _loadSnapshot: snapshot } : {}).catch(async (error: unknown) => {
    if (!snapshot) throw error;
    // A picture that cannot be used is worth nothing, and without it all goes on as on a first visit.
    await forgetSnapshots();
    resumed = false;
    return start(fetchFiles(order.python, order.library, () => undefined), {});
  });
  pyodide.registerJsModule("kahve_outside", outside(order));
  return pyodide.runPythonAsync("from kahve.pocket.door import door; door()") as Promise<Door>;
}

/** How Python starts: as usual, in a way that a picture of its memory can be taken, or from such a picture. */
interface Start {
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

/** Start Python with the library in its place. */
async function start(fetched: Promise<Fetched>, how: Start): Promise<Pyodide> {
  const { python, library } = await fetched;
  const files = library.then((content) => new Map(unpack(content)));
  // What Pyodide fetches by itself is on its way already.
  const plain = self.fetch.bind(self);
  self.fetch = async (address, how) => {
    const name = String(address instanceof Request ? address.url : address).split("/").at(-1);
    if (name === "pyodide.asm.wasm") return python;
    if (name === "python_stdlib.zip") return new Response((await files).get(STANDARD) as BodyInit);
    return plain(address, how);
  };
  let module: Emscripten;
  const create = async (settings: Emscripten) => {
    module = settings;
    const runtime = await (createPyodideModule as (settings: Emscripten) => Promise<Emscripten>)(settings);
    // Pyodide copies a picture into its memory, and does not look whether it is large enough.
    const { _loadSnapshot: snapshot } = how;
    if (snapshot) runtime.LDSO.loadedLibsByName.__main__!.exports.emscripten_resize_heap!(snapshot.length);
    return runtime;
  };
  try {
    return await loadPyodide({
      indexURL: new URL(".", self.location.href).href,
      packageBaseUrl: new URL(".", self.location.href).href,
      lockFileContents: LOCK as never,
      createPyodideModule: create as never,
      env: { PYTHONDONTWRITEBYTECODE: "1" },
      fsInit: async (system: never) => {
        const laid = await files;
        post({ kind: "starting" });
        lay(system, laid);
        for (const [path, content] of laid) if (path.endsWith(".so")) link(module, path, content);
      },
      ...how,
    } as never);
  } finally {
    self.fetch = plain;
  }
}

/** What Pyodide is made with and becomes, in the words of Emscripten. */
interface Emscripten {
  LDSO: { loadedLibsByName: Record<string, { exports: Record<string, (number: number) => unknown> }> };
  loadWebAssemblyModule(content: Uint8Array, how: object, path: string, scope: object, handle: number): object;
  newDSO(path: string, handle: undefined, exports: object): void;
}

/**
 * Load a compiled part of a package before Python begins, and not when it is imported.
 * So it lies at the same place each time, as a picture of the memory needs it.
 */
function link(module: Emscripten, path: string, content: Uint8Array): void {
  module.newDSO(path, undefined, module.loadWebAssemblyModule(content, { loadAsync: false, global: false, nodelete: true, allowUndefined: true }, path, {}, 0));
}

/** Take a picture of Python's memory for the next visit; this worker does nothing else. */
async function picture(order: ToWorker & { kind: "begin" }): Promise<void> {
  const pyodide = await start(fetchFiles(order.python, order.library, () => undefined), { _makeSnapshot: true });
  pyodide.runPython(`import kahve.pocket.door, kahve.pocket.warming; kahve.pocket.warming.warm("${order.language}")`);
  await keepSnapshot(BUILD, pyodide.makeMemorySnapshot());
}

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, how?: object): void;
}

function lay(system: FileSystem, files: Map<string, Uint8Array>): void {
  const folders = new Set<string>();
  for (const [path, content] of files) {
    if (path === STANDARD) continue;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) system.mkdirTree(folder);
    folders.add(folder);
    system.writeFile(path, content, { canOwn: true });
  }
}

/** Two pages would each write their own half of a table: the second waits until the first is closed. */
async function alone(): Promise<void> {
  if (!navigator.locks) return;
  await new Promise<void>((resolve) => {
    const hold = () => new Promise<void>(() => resolve());
    void navigator.locks.request("kahve-pocket", { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      hinder("elsewhere");
      void navigator.locks.request("kahve-pocket", hold);
      return undefined;
    });
  });
}

async function ask({ id, body, ...request }: ToWorker & { kind: "ask" }): Promise<void> {
  const python = await door!;
  if (request.method === "THINK") return say({ kind: "answer", id, answer: { status: 200, type: "application/json", body: python.think(body) } });
  if (request.method === "POST" && request.address === "/api/tables") lastSetup = body;
  const answer = JSON.parse(await python.answer(JSON.stringify({ ...request, body }))) as Answered;
  say({ kind: "answer", id, answer });
}

/** The milliseconds of silence after which the next visit is prepared, so that nobody waits for a card meanwhile. */
const QUIET = 5000;
/** The milliseconds of silence after which the state of the table is saved, in case the page is closed. */
const AT_REST = 700;

/** As soon as there was a table and then it was quiet, makes ready what shortens the next visit: a picture, and tables to be shown at once. */
class Foresight {
  private timer = 0;
  private restTimer = 0;
  private hasTable = false;
  /** The table on show, and the key to the seat there. */
  private table = "";
  private token = "";
  private noted = "";
  private isOpen = false;
  private hasPicture = false;

  constructor(private readonly begin: ToWorker & { kind: "begin" }) {}

  /** The first table may be asked for before the server is open. */
  hear(message: ToWorker): void {
    if (message.kind === "open") [this.hasTable, this.table] = [true, message.table];
    else if (message.kind === "say") this.token = (JSON.parse(message.text) as { token?: string }).token ?? this.token;
    this.waitForQuiet();
  }

  /** Something happened at a table. */
  stir(): void {
    clearTimeout(this.restTimer);
    this.restTimer = self.setTimeout(() => void this.note().catch(() => undefined), AT_REST);
  }

  /** Note how the table on show stands. */
  private async note(): Promise<void> {
    const { library, language } = this.begin;
    const { table, token } = this;
    const welcome = keeping && token ? (await door!).welcome(table, token, language) : "";
    if (!welcome || welcome === this.noted) return;
    this.noted = welcome;
    await written;
    await keepPrepared("seen", library, { table, token, language, welcome: JSON.parse(welcome) as PreparedTables["seen"]["welcome"] });
  }

  open(): void {
    this.isOpen = true;
    this.waitForQuiet();
  }

  private waitForQuiet(): void {
    if (!this.hasTable || !this.isOpen) return;
    clearTimeout(this.timer);
    this.timer = self.setTimeout(() => void this.makeReady(), QUIET);
  }

  private async makeReady(): Promise<void> {
    // Where it does not come off, the next visit begins as this one did.
    await this.prepare().catch(() => undefined);
    if (this.hasPicture || !(await lacksSnapshot(BUILD))) return;
    this.hasPicture = true;
    const worker = new Worker(self.location.href, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => data.kind === "ready" && worker.terminate();
    worker.onerror = () => worker.terminate();
    worker.postMessage({ ...this.begin, role: "pictures" } satisfies ToWorker);
  }

  /** Have a table laid, unless one like the last stands ready. Where nothing is kept, it would be gone by then. */
  private async prepare(): Promise<void> {
    const { library, language } = this.begin;
    const before = await readPrepared("prepared", library);
    if (!keeping || !lastSetup || (before?.setup === lastSetup && before.language === language)) return;
    const setup = lastSetup;
    const laid = JSON.parse(await (await door!).prepare(setup, language)) as Pick<PreparedTables["prepared"], "place" | "welcome">;
    await written;
    await keepPrepared("prepared", library, { setup, language, ...laid });
  }
}

let foresight: Foresight | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  foresight?.hear(data);
  if (data.kind === "begin" && data.role === "pictures") {
    // Where it does not come off, the next visit begins as this one did.
    void picture(data).then(
      () => post({ kind: "ready", keeps: true, resumed }),
      () => post({ kind: "ready", keeps: false, resumed }),
    );
  } else if (data.kind === "begin") {
    door = begin(data);
    if (data.role === "answers") foresight = new Foresight(data);
    door.then(
      () => {
        foresight?.open();
        post({ kind: "ready", keeps: keeping !== null, resumed });
      },
      (error: unknown) => hinder(error instanceof TableDatabaseError ? "newer" : "broken", String(error)),
    );
  } else if (data.kind === "lay") {
    lastSetup = data.setup;
    if (data.rows) layTable(data.rows);
  } else if (data.kind === "ask") void ask(data).catch((error: unknown) => hinder("broken", String(error)));
  else if (data.kind === "open") void door?.then((python) => python.open_line(data.line, data.table));
  else if (data.kind === "say") void door?.then((python) => python.hear(data.line, data.text));
  else void door?.then((python) => python.close_line(data.line));
};
