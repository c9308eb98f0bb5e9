/** Keeps rows of a table of cards in this browser, beyond the page. */
export interface RowStore<Row extends { table: string; commitment: string; at: number }> {
  /** All rows of a table. */
  all(table: string): Promise<Row[]>;
  /** Keep a row in the place of the one of the same table and chance. What cannot be kept is forgotten with the page. */
  put(row: Row): Promise<void>;
}

const NAME = "kahve-proof";
const ROWS = "seen";
/** The largest number of deals that are stored, over all tables; the oldest are dropped first. */
const MOST = 40;

/** Rows in the browser's own database; where it refuses, they last as long as the page. */
export class BrowserRowStore<Row extends { table: string; commitment: string; at: number }> implements RowStore<Row> {
  private readonly untilClosed = new Map<string, Row>();
  private opened: Promise<IDBDatabase | null> | null = null;
  /** What is still to be written. Only the newest state of a row counts, so writing never falls behind. */
  private due = new Map<string, Row>();
  private writing: Promise<void> | null = null;

  constructor(private readonly factory: () => IDBFactory = () => indexedDB) {}

  private get database(): Promise<IDBDatabase | null> {
    // A browser may close it on its own, as Safari does to a page in the background.
    return (this.opened ??= open(this.factory, () => (this.opened = null)));
  }

  async all(table: string): Promise<Row[]> {
    const database = await this.database;
    const stored = database ? await read<Row>(database) : [];
    const rows = new Map(stored.map((row) => [key(row), row]));
    for (const [name, row] of [...this.untilClosed, ...this.due]) rows.set(name, row);
    return [...rows.values()].filter((row) => row.table === table);
  }

  put(row: Row): Promise<void> {
    this.due.set(key(row), row);
    return (this.writing ??= this.write().finally(() => (this.writing = null)));
  }

  private async write(): Promise<void> {
    const database = await this.database;
    while (this.due.size) {
      const rows = this.due;
      this.due = new Map();
      const isStored = database !== null && (await store(database, [...rows.values()]));
      for (const [name, row] of rows) {
        this.untilClosed.delete(name);
        if (!isStored) this.untilClosed.set(name, row);
      }
      // The first in the map are the oldest.
      for (const name of [...this.untilClosed.keys()].slice(0, -MOST)) this.untilClosed.delete(name);
    }
  }
}

const key = ({ table, commitment }: { table: string; commitment: string }) => `${table} ${commitment}`;

function open(factory: () => IDBFactory, closed: () => void): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = factory().open(NAME, 1);
      request.onupgradeneeded = () => void request.result.createObjectStore(ROWS, { keyPath: ["table", "commitment"] }).createIndex("at", "at");
      request.onsuccess = () => {
        request.result.onclose = closed;
        resolve(request.result);
      };
      request.onerror = request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

async function read<Row>(database: IDBDatabase): Promise<Row[]> {
  try {
    return await answer<Row[]>(database.transaction(ROWS).objectStore(ROWS).getAll());
  } catch {
    return [];
  }
}

/** Whether the rows were written; the oldest give way to them. */
async function store(database: IDBDatabase, rows: readonly unknown[]): Promise<boolean> {
  try {
    const writing = database.transaction(ROWS, "readwrite");
    // Where there is no room a browser may say so only when it writes all of it down.
    const written = new Promise<boolean>((resolve) => {
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => resolve(false);
    });
    const store = writing.objectStore(ROWS);
    for (const row of rows) store.put(row);
    const oldest = await answer<IDBValidKey[]>(store.index("at").getAllKeys());
    for (const old of oldest.slice(0, Math.max(0, oldest.length - MOST))) store.delete(old);
    return await written;
  } catch {
    return false;
  }
}

function answer<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}
