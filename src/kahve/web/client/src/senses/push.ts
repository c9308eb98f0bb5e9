import { ask, request } from "../protocol/http";
import type { Place, PushSigner } from "../protocol/messages";
import { bringWorker } from "./notifying";

/** What is needed of the browser and of the server; handed in so that a test can have its own. */
export interface Ways {
  signer(): Promise<PushSigner>;
  worker(): Promise<ServiceWorkerRegistration | null>;
  tell(place: Place, method: "POST" | "DELETE", body?: unknown): Promise<unknown>;
}

const addressOf = ({ table, seat }: Place) => `/api/tables/${encodeURIComponent(table)}/seats/${seat}/push`;

const ways: Ways = {
  signer: () => ask("/api/push"),
  worker: bringWorker,
  tell: (place, method, body) => request(method, addressOf(place), body, { Authorization: `Bearer ${place.token}` }),
};

/** Have the turns of this seat pushed to this device, where the server can; whatever fails, the page goes on without. */
export async function pushTurns(place: Place, { signer, worker, tell }: Ways = ways): Promise<void> {
  try {
    const subscription = await subscriptionOf({ signer, worker });
    if (subscription) await tell(place, "POST", subscription.toJSON());
  } catch {
    // A browser in private mode, a push service that cannot be reached: the notices of the open page are left.
  }
}

/** Where this device listens; null where the server or the browser pushes nothing. */
export async function subscriptionOf({ signer, worker }: Pick<Ways, "signer" | "worker"> = ways): Promise<PushSubscription | null> {
  const { key } = await signer();
  const registration = key === null ? null : await worker();
  if (!registration || key === null) return null;
  await awake(registration);
  return subscribed(registration.pushManager, key);
}

/** Stop pushing notifications of this seat to this device. */
export async function pushNothing(place: Place, { tell }: Pick<Ways, "tell"> = ways): Promise<void> {
  await tell(place, "DELETE").catch(() => undefined);
}

/** The subscription of this device that is signed with this key; one for another key is given up. */
async function subscribed(pushes: PushManager, key: string): Promise<PushSubscription> {
  const before = await pushes.getSubscription();
  if (before && keyOf(before) === key) return before;
  await before?.unsubscribe();
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** A worker that has just come cannot subscribe before it is awake. */
function awake({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resume) => coming.addEventListener("statechange", () => coming.state === "activated" && resume()));
}
