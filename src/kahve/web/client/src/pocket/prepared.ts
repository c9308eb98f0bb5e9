import type { Place, Welcome } from "../protocol/messages";

/** A table that stands ready in the browser's database for a later visit, with its first deal made: what was asked for, and what came of it. */
export interface Prepared {
  setup: string;
  language: string;
  place: Place;
  welcome: Welcome;
}

/** The tables of pockets in other folders of the host are not ours. */
const cacheName = () => `kahve-prepared ${new URL(".", self.location.href).pathname.replace(/assets\/$/, "")}`;
/** Only the library that laid a table is sure to know it. */
const address = (library: string) => `${library}?prepared`;

/** The table that stands ready for this library; null where there is none. */
export async function readPrepared(library: string): Promise<Prepared | null> {
  try {
    const kept = await (await caches.open(cacheName())).match(address(library));
    return kept ? ((await kept.json()) as Prepared) : null;
  } catch {
    return null;
  }
}

/** Keep a table in the place of the one before; a browser that refuses goes on without one. */
export async function keepPrepared(library: string, prepared: Prepared): Promise<void> {
  await forgetPrepared();
  try {
    await (await caches.open(cacheName())).put(address(library), new Response(JSON.stringify(prepared)));
  } catch {
    await forgetPrepared();
  }
}

/** Whoever takes the table forgets it: nobody sits down there a second time. */
export async function forgetPrepared(): Promise<void> {
  try {
    await caches.delete(cacheName());
  } catch {
    // There is none in a browser that refuses.
  }
}
