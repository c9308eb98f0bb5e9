/** Let the page be there without a network from the next visit on; `offer` is given what uses a new version as soon as there is one. */
export async function bringServiceWorker(offer: (renew: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register("service_worker.js").catch(() => null);
  if (!registration) return;
  // The first worker of all changes nothing on the page.
  const isNew = serviceWorker.controller !== null;
  const look = (worker: ServiceWorker | null) => {
    if (worker?.state === "installed" && isNew) offer(() => renew(worker));
  };
  look(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => look(installing));
  });
}

/** Use the new version: it takes over, and the page is loaded again. */
function renew(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("renew");
}
