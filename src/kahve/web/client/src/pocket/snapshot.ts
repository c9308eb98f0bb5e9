/** A picture of Python's memory in the browser's own storage, from which a later visit goes on. */

/** The name of this build's picture; `build` in pocket.mjs sets it. */
declare const BUILD: string;

const HASH = "X-Content-Hash";

/** The pictures of pockets in other folders of the host are not ours. */
const cacheName = () => `kahve-snapshot ${new URL(".", self.location.href).pathname}`;
const address = () => new URL(`snapshot-${BUILD}`, self.location.href).href;

/** The picture of this build; null where there is none, or none that is whole. */
export async function readSnapshot(): Promise<Uint8Array | null> {
  try {
    const kept = await (await caches.open(cacheName())).match(address());
    if (!kept) return null;
    const content = new Uint8Array(await kept.arrayBuffer());
    return (await hash(content)) === kept.headers.get(HASH) ? content : null;
  } catch {
    return null;
  }
}

/** Whether a picture of this build is kept, whole or not. */
export async function hasSnapshot(): Promise<boolean> {
  try {
    return (await (await caches.open(cacheName())).match(address())) !== undefined;
  } catch {
    // A browser that keeps nothing is not asked to.
    return true;
  }
}

/** Keep the picture of this build in the place of all others; a browser that refuses goes on without one. */
export async function keepSnapshot(content: Uint8Array): Promise<void> {
  try {
    await forgetSnapshots();
    const kept = await caches.open(cacheName());
    await kept.put(address(), new Response(content as BodyInit, { headers: { [HASH]: await hash(content) } }));
  } catch {
    await forgetSnapshots();
  }
}

/** Throw the pictures away: they are of other builds, or are not to be trusted. */
export async function forgetSnapshots(): Promise<void> {
  await caches.delete(cacheName()).catch(() => false);
}

async function hash(content: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content as BufferSource));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
