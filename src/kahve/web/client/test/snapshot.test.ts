import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { forgetSnapshots, keepSnapshot, lacksSnapshot, readSnapshot } from "../src/pocket/snapshot";

const PICTURE = new Uint8Array([1, 2, 3, 4]);

/** The storage of a browser: by the name of a cache what it has kept. */
let storage: Map<string, Map<string, Response>>;

beforeEach(() => {
  storage = new Map();
  const caches = {
    open: async (name: string) => {
      const cache = storage.get(name) ?? new Map<string, Response>();
      storage.set(name, cache);
      return { match: async (address: string) => cache.get(address)?.clone(), put: async (address: string, answer: Response) => void cache.set(address, answer) };
    },
    delete: async (name: string) => storage.delete(name),
  };
  Object.assign(globalThis, { caches, self: { location: new URL("https://cards.example/pocket/assets/worker.js") } });
});

/** Put something else in the place of every picture, under the hash of the right one. */
async function replace(content: Uint8Array): Promise<void> {
  for (const cache of storage.values()) for (const [address, answer] of cache) cache.set(address, new Response(content as BodyInit, { headers: answer.headers }));
}

test("a picture comes back to the build that kept it, and to no other", async () => {
  assert.equal(await lacksSnapshot("a"), true);
  await keepSnapshot("a", PICTURE);
  assert.deepEqual(await readSnapshot("a"), PICTURE);
  assert.equal(await lacksSnapshot("a"), false);
  assert.equal(await readSnapshot("b"), null);
  assert.equal(await lacksSnapshot("b"), true);
});

test("a picture takes the place of those of other builds", async () => {
  await keepSnapshot("a", PICTURE);
  await keepSnapshot("b", PICTURE);
  assert.equal(await readSnapshot("a"), null);
  assert.deepEqual(await readSnapshot("b"), PICTURE);
});

test("a damaged picture is thrown away, so that another can be taken", async () => {
  await keepSnapshot("a", PICTURE);
  await replace(new Uint8Array([1, 2, 3, 5]));
  assert.equal(await readSnapshot("a"), null);
  assert.equal(await lacksSnapshot("a"), true);
});

test("a browser that refuses its storage is not asked for pictures, and nothing is raised", async () => {
  Object.defineProperty(globalThis, "caches", {
    configurable: true,
    get: () => {
      throw new Error("refused");
    },
  });
  try {
    assert.equal(await readSnapshot("a"), null);
    assert.equal(await lacksSnapshot("a"), false);
    await keepSnapshot("a", PICTURE);
    await forgetSnapshots();
  } finally {
    Object.defineProperty(globalThis, "caches", { configurable: true, writable: true, value: undefined });
  }
});

test("a picture that does not fit into the storage leaves nothing behind", async () => {
  const { open } = globalThis.caches;
  globalThis.caches.open = async (name) => Object.assign(await open.call(globalThis.caches, name), { put: () => Promise.reject(new Error("full")) });
  await keepSnapshot("a", PICTURE);
  assert.equal(storage.size, 0);
});
