import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";

/** All files of the page; the build puts the list here. */
declare const FILES: PrecacheEntry[];
declare const self: { skipWaiting(): Promise<void>; addEventListener(kind: "message", hear: (message: MessageEvent) => void): void };

precacheAndRoute(FILES);
cleanupOutdatedCaches();
// The page that brought it in needs no network any more either.
clientsClaim();

// A new version waits until the page says so: never in the middle of a deal.
self.addEventListener("message", ({ data }) => data === "renew" && void self.skipWaiting());
