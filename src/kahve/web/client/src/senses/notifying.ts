import { below } from "../protocol/base";
import { gateway, here, to } from "../protocol/gateway";

/** Whether this browser may notify its person: `ask` before anybody was asked, `none` where it cannot at all. */
export type Permission = "granted" | "denied" | "ask" | "none";

export function permission(): Permission {
  if (typeof Notification === "undefined" || !window.isSecureContext) return "none";
  return Notification.permission === "default" ? "ask" : Notification.permission;
}

/** Why this browser does not notify: no https, a telephone's page beside its home screen, too old a system, or not this browser at all. */
export type Hindrance = "denied" | "http" | "home-screen" | "old-system" | "browser";

/** What is to be known of a browser before one says what would help there. */
export interface Surroundings {
  isSecure: boolean;
  permission: Permission;
  hasPushes: boolean;
  /** An iPhone or an iPad: its pages notify from the home screen alone. */
  isApple: boolean;
  /** Whether the page was opened from the home screen. */
  isInstalled: boolean;
}

export function surroundings(): Surroundings {
  const { userAgent, platform, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac, and no Mac is touched.
  const isApple = /iP(hone|ad|od)/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1);
  const isInstalled = matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;
  return { isSecure: window.isSecureContext, permission: permission(), hasPushes: "PushManager" in window, isApple, isInstalled };
}

/** What hinders notices there, or null. */
export function hindrance({ isSecure, permission, hasPushes, isApple, isInstalled }: Surroundings): Hindrance | null {
  if (!isSecure) return "http";
  if (permission === "denied") return "denied";
  if (isApple && !hasPushes) return isInstalled ? "old-system" : "home-screen";
  return permission === "none" ? "browser" : null;
}

/** Ask the person; called only when a button is pressed. A person who has answered once is not asked again. */
export async function askPermission(): Promise<Permission> {
  if (permission() === "ask") await Notification.requestPermission();
  return permission();
}

export interface Notice {
  title: string;
  says: string;
  /** Where a click leads. */
  link: string;
}

let shown: Notification | null = null;

/** Notify of a turn; a click brings the page back. The notice of the same table before it is replaced. */
export async function notify({ title, says, link }: Notice): Promise<void> {
  if (permission() !== "granted") return;
  const options = { body: says, tag: link, icon: gateway().picture("cup.svg"), data: { link: to(link) } };
  try {
    shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      withdraw();
    };
  } catch {
    // A browser on a telephone lets only its worker notify.
    await (await worker())?.showNotification(title, options);
  }
}

/** Take back what is still shown: the turn is over, or the person is here. */
export function withdraw(): void {
  shown?.close();
  shown = null;
  if (permission() !== "granted") return;
  const tag = here().pathname;
  void worker().then(async (registration) => (await registration?.getNotifications({ tag }))?.forEach((one) => one.close()));
}

/** The worker of this server, which shows notices and hears pushes; it is there once it was wanted. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker?.getRegistration(below("/assets/"))) ?? null;
}

/** End every push to this device: the service tells the server when it tries the next one. */
export async function endPushes(): Promise<void> {
  await (await (await worker())?.pushManager?.getSubscription())?.unsubscribe();
}

/** Bring the worker in, where the browser has such. */
export async function bringWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker?.register(below("/assets/worker.js")).catch(() => null)) ?? null;
}
