import type { Rows } from "./rows";

const NAME = "kahve";
const VERSION = 1;
const TABLES = "tables";
const EVENTS = "events";

/** Why the tables cannot be kept: the browser refuses, or a newer Kahve has kept them in another form. */
export class TableDatabaseError extends Error {
  constructor(readonly why: "refused" | "newer") {
    super(why);
  }
}

/** The tables in the browser's own database: a row for each table, and one for each of its events. */
export class TableDatabase {
  private constructor(private readonly database: IDBDatabase) {}

  /** Open the database, or make it; a KeepingError says why there is none. */
  static open(factory: IDBFactory = indexedDB): Promise<TableDatabase> {
    return new Promise((resolve, reject) => {
      let request: IDBOpenDBRequest;
      try {
        request = factory.open(NAME, VERSION);
      } catch {
        return reject(new TableDatabaseError("refused"));
      }
      request.onupgradeneeded = () => {
        request.result.createObjectStore(TABLES, { keyPath: "table" });
        request.result.createObjectStore(EVENTS, { keyPath: ["table", "n"] });
      };
      request.onsuccess = () => resolve(new TableDatabase(request.result));
      request.onerror = () => reject(new TableDatabaseError(request.error?.name === "VersionError" ? "newer" : "refused"));
    });
  }

  /** All that is kept of a table; null where there is none of this name. */
  async read(table: string): Promise<Rows | null> {
    const reading = this.database.transaction([TABLES, EVENTS]);
    const row = await result<Rows | undefined>(reading.objectStore(TABLES).get(table));
    if (!row) return null;
    const all = await result<{ n: number; body: string }[]>(reading.objectStore(EVENTS).getAll(IDBKeyRange.bound([table, 0], [table, Infinity])));
    return { ...row, events: Object.fromEntries(all.map(({ n, body }) => [String(n), body])) };
  }

  /** Write down a change; it is kept when the promise is. */
  async write(change: Rows): Promise<void> {
    const writing = this.database.transaction([TABLES, EVENTS], "readwrite", { durability: "strict" });
    const tables = writing.objectStore(TABLES);
    const { table, events = {} } = change;
    const before = (await result<Rows | undefined>(tables.get(table))) ?? { table };
    tables.put(merged(before, change));
    for (const [n, body] of Object.entries(events)) writing.objectStore(EVENTS).put({ table, n: Number(n), body });
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onerror = writing.onabort = () => reject(writing.error ?? new Error("aborted"));
    });
  }
}

/** What is kept of a table besides its events, after a change. */
export function merged(before: Rows, { events: _, freed = [], ...change }: Rows): Rows {
  const stays = (name: string, seat: number) => (!freed.includes(seat) ? [[name, seat]] : []);
  const seats = Object.entries(before.seats ?? {}).flatMap(([key, seat]) => stays(key, seat));
  const asks = Object.entries(before.asks ?? {}).filter(([ask]) => !freed.includes((JSON.parse(ask) as [number, string])[0]));
  return {
    ...before,
    ...change,
    seats: { ...(Object.fromEntries(seats) as Record<string, number>), ...change.seats },
    asks: { ...Object.fromEntries(asks), ...change.asks },
    reviews: { ...before.reviews, ...change.reviews },
  };
}

function result<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}
