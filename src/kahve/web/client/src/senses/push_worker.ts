/** What the service worker hears and uses; the types of pages do not have it. */
interface Woken extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Woken {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Woken {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(which: object): Promise<Page[]>; openWindow(address: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install", hear: (event: Woken) => void): void;
  addEventListener(kind: "push", hear: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", hear: (event: Clicked) => void): void;
}

/** What the server pushes, in the language of the page that asked for it: nothing that anybody may not know. */
interface Turn {
  table: string;
  /** Of a club: its page. */
  page: string;
  title: string;
  heading: string;
  says: string;
}

const worker = self as unknown as Worker;

/** The path below which the server stands: this script lies in `assets/` there. */
const base = new URL("..", self.location.href).pathname;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("push", (event) => {
  const { table, page = `/t/${encodeURIComponent(table ?? "")}`, heading, says } = (event.data?.json() ?? {}) as Partial<Turn>;
  const options = { body: says ?? "", tag: page, icon: `${base}assets/cup.svg`, data: { link: base + page.slice(1) } };
  event.waitUntil(worker.registration.showNotification(heading ?? "Kahve", options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { link } = (event.notification.data ?? { link: base }) as { link: string };
  event.waitUntil(goTo(link));
});

/** Show the page of a table that is open already, or open it. */
async function goTo(link: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === link);
  await (open ? open.focus() : worker.clients.openWindow(link));
}
