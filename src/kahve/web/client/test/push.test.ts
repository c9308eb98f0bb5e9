import assert from "node:assert/strict";
import { test } from "node:test";
import type { Place } from "../src/protocol/messages";
import { pushNothing, pushTurns, type Ways } from "../src/senses/push";

const place: Place = { table: "k7f", seat: 1, token: "secret", link: "/t/k7f" };
const KEY = "BAEC_-8";

const bytes = (key: string) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;

/** A browser with a push service, which may have been subscribed with a key before. */
function browser(before: string | null, key: string | null = KEY) {
  const asks: string[] = [];
  const pushes: [string, unknown][] = [];
  const subscription = (of: string) => ({
    options: { applicationServerKey: bytes(of) },
    toJSON: () => ({ endpoint: `https://push.example/${of}` }),
    unsubscribe: () => Promise.resolve(asks.push("unsubscribe")),
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(before === null ? null : subscription(before)),
    subscribe: ({ applicationServerKey, userVisibleOnly }: { applicationServerKey: string; userVisibleOnly: boolean }) => {
      asks.push(`subscribe ${applicationServerKey} ${userVisibleOnly}`);
      return Promise.resolve(subscription(applicationServerKey));
    },
  };
  const ways: Ways = {
    signer: () => Promise.resolve({ key }),
    worker: () => Promise.resolve({ active: {}, pushManager } as unknown as ServiceWorkerRegistration),
    tell: (_, method, body) => Promise.resolve(pushes.push([method, body])),
  };
  return { ways, asks, pushes };
}

test("a device subscribes with the key of the server and says where it listens", async () => {
  const { ways, asks, pushes } = browser(null);
  await pushTurns(place, ways);
  assert.deepEqual(asks, [`subscribe ${KEY} true`]);
  assert.deepEqual(pushes, [["POST", { endpoint: `https://push.example/${KEY}` }]]);
});

test("a subscription for the same key is used again, and one for another key is given up", async () => {
  const same = browser(KEY);
  await pushTurns(place, same.ways);
  assert.deepEqual(same.asks, []);
  assert.equal(same.pushes.length, 1);
  const other = browser("AAAA");
  await pushTurns(place, other.ways);
  assert.deepEqual(other.asks, ["unsubscribe", `subscribe ${KEY} true`]);
});

test("a server without a key, a browser without a worker and a service out of reach are no trouble", async () => {
  const none = browser(null, null);
  await pushTurns(place, none.ways);
  assert.deepEqual([none.asks, none.pushes], [[], []]);
  const bare = browser(null);
  await pushTurns(place, { ...bare.ways, worker: () => Promise.resolve(null) });
  await pushTurns(place, { ...bare.ways, signer: () => Promise.reject(new Error("no line")) });
  await pushTurns(place, { ...bare.ways, worker: () => Promise.reject(new Error("AbortError")) });
  assert.deepEqual(bare.pushes, []);
});

test("a device that wants no more says so, and need not wait for the answer to come", async () => {
  const { ways, pushes } = browser(KEY);
  await pushNothing(place, ways);
  assert.deepEqual(pushes, [["DELETE", undefined]]);
  await pushNothing(place, { tell: () => Promise.reject(new Error("no line")) });
});
