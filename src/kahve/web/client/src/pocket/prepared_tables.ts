import type { Place, Welcome } from "../protocol/messages";

/** What is made ready for the next visit: the table that was on show last, and another like the one that was asked for last. */
export interface PreparedTables {
  /** How the server welcomed whoever has this key, when the table was last quiet. */
  seen: { table: string; token: string; language: string; welcome: Welcome };
  /** A table that stands in the browser's database with its first deal made: what was asked for, and what came of it. */
  prepared: { setup: string; language: string; place: Place; welcome: Welcome };
}

/** Those of pockets in other folders of the host are not ours. The scripts of a pocket lie one folder deeper than its page. */
const cacheName = (what: keyof PreparedTables) => `kahve-${what} ${new URL(".", self.location.href).pathname.replace(/assets\/$/, "")}`;
/** Only the library that laid a table is sure to know it. */
const address = (library: string) => `${library}?foreseen`;

/** What this library has made ready; null where there is nothing. */
export async function readPrepared<What extends keyof PreparedTables>(what: What, library: string): Promise<PreparedTables[What] | null> {
  try {
    const response = await (await caches.open(cacheName(what))).match(address(library));
    return response ? ((await response.json()) as PreparedTables[What]) : null;
  } catch {
    return null;
  }
}

/** Keep it in the place of what was there; a browser that refuses goes on without. */
export async function keepPrepared<What extends keyof PreparedTables>(what: What, library: string, prepared: PreparedTables[What]): Promise<void> {
  await forgetForeseen(what);
  try {
    await (await caches.open(cacheName(what))).put(address(library), new Response(JSON.stringify(prepared)));
  } catch {
    await forgetForeseen(what);
  }
}

/** Throw it away: whoever takes a prepared table forgets it, and nobody sits down there a second time. */
export async function forgetForeseen(what: keyof PreparedTables): Promise<void> {
  try {
    await caches.delete(cacheName(what));
  } catch {
    // There is none in a browser that refuses.
  }
}
