/** A picture of Python's memory in the browser's own storage, from which a later visit goes on. It is of one build alone. */

const HASH = "X-Content-Hash";

/** The pictures of pockets in other folders of the host are not ours. */
const cacheName = () => `kahve-snapshot ${new URL(".", self.location.href).pathname}`;
const address = (build: string) => new URL(`snapshot-${build}`, self.location.href).href;
const storedSnapshot = async (build: string) => (await caches.open(cacheName())).match(address(build));

/** The picture of this build; null where there is none. One that is not whole is thrown away. */
export async function readSnapshot(build: string): Promise<Uint8Array | null> {
  try {
    const picture = await storedSnapshot(build);
    if (!picture) return null;
    const content = new Uint8Array(await picture.arrayBuffer());
    if ((await hash(content)) === picture.headers.get(HASH)) return content;
  } catch {
    // A browser that cannot give it back begins without one.
  }
  await forgetSnapshots();
  return null;
}

/** Whether a picture of this build can be kept, and is not kept yet. */
export async function lacksSnapshot(build: string): Promise<boolean> {
  try {
    return (await storedSnapshot(build)) === undefined;
  } catch {
    return false;
  }
}

/** Keep the picture of this build in the place of all others; a browser that refuses goes on without one. */
export async function keepSnapshot(build: string, content: Uint8Array): Promise<void> {
  await forgetSnapshots();
  try {
    const headers = { [HASH]: await hash(content) };
    await (await caches.open(cacheName())).put(address(build), new Response(content as BodyInit, { headers }));
  } catch {
    await forgetSnapshots();
  }
}

/** Throw the pictures away: they are of other builds, or are not to be trusted. */
export async function forgetSnapshots(): Promise<void> {
  try {
    await caches.delete(cacheName());
  } catch {
    // There are none in a browser that refuses.
  }
}

async function hash(content: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content as BufferSource));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
