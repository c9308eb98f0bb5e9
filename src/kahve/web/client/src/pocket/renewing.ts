/** Keep the page for use without a network. `kept` is called when that is done for the first time, and `offer` is given what uses a new version as soon as there is one. */
export async function bringServiceWorker(installed: () => void, offer: (renew: () => void) => void): Promise<void> {
  const registration = await navigator.serviceWorker?.register("service_worker.js").catch(() => null);
  if (!registration) return;
  whenInstalled(registration, installed);
  watch(registration, () => offer(() => renew(registration)));
  // A page on a phone stays open for days, and is not loaded again when it is taken out.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => null);
  });
}

/** Call `tell` as soon as the first version is whole in the browser; not where one was before this visit. */
export function whenInstalled({ active, waiting, installing }: ServiceWorkerRegistration, tell: () => void): void {
  const first = active ? null : (waiting ?? installing);
  first?.addEventListener("statechange", () => {
    if (first.state === "activated") tell();
  });
}

/** Call `tell` as soon as a new version waits, and at once where one does already. */
export function watch(registration: ServiceWorkerRegistration, tell: () => void): void {
  const look = (worker: ServiceWorker | null) => {
    // The first worker of all changes nothing on the page.
    if (worker?.state === "installed" && registration.active) tell();
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", () => look(worker));
  look(registration.waiting);
  // The browser looks for a new version when the page is loaded, so that it may be on its way since long before the server is open.
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

/** Use the new version: it takes over, and the page is loaded again. */
function renew({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("renew");
}
