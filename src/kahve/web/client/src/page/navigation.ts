import { gateway, here, type PageAddress } from "../protocol/gateway";

/** A panel has been closed, and the browser is on its way back to the page beneath it. */
let leaving = false;

/** Move to another page of the server without reloading. */
export function go(path: string): void {
  if (leaving) return window.addEventListener("popstate", () => go(path), { once: true });
  const { pathname, search } = here();
  const left = { from: pathname + search };
  // A panel that is open is left for good: Back leads to the page beneath it.
  if (isPanelState()) history.replaceState(left, "", gateway().write(path));
  else history.pushState(left, "", gateway().write(path));
  window.dispatchEvent(new PopStateEvent("popstate"));
}

/** A click on a link within Kahve; the browser keeps clicks meant for a new tab. */
export function follow(click: MouseEvent): void {
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0) return;
  click.preventDefault();
  const { pathname, search } = gateway().read(new URL((click.currentTarget as HTMLAnchorElement).href));
  go(pathname + search);
}

/** The page of the server from which one came to the page on show; null where one came by a link from elsewhere. */
export function cameFrom(): string | null {
  return (history.state as { from?: string } | null)?.from ?? null;
}

/** Whether the place in the browser's history that is on show is that of a panel above a page. */
export function isPanelState(): boolean {
  return (history.state as { panel?: boolean } | null)?.panel === true;
}

/** A panel has been opened: it gets a place of its own in the history, so that Back leaves the panel and not the page. */
export function enterPanel(): void {
  if (!leaving && !isPanelState()) history.pushState({ panel: true }, "");
}

/** The panel has been closed: forget its place, unless Back has left it already. */
export function leavePanel(): void {
  if (leaving || !isPanelState()) return;
  leaving = true;
  history.back();
}

/** Call when Back leaves the place of a panel; `isOpen` says whether one is open. */
export function onLeavingPanel(close: () => void, isOpen: () => boolean): void {
  window.addEventListener("popstate", () => {
    if (leaving) {
      leaving = false;
      // Another panel was opened meanwhile.
      if (isOpen()) enterPanel();
    } else if (!isPanelState()) close();
  });
}

// A page that has just been loaded has no panel open.
if (typeof history !== "undefined" && isPanelState()) history.replaceState(null, "");

/** What an address asks of the front door: a game, and perhaps its rulebook: `/basra`, `/rules/basra`, `/?game=basra`. */
export function askedAtTheDoor({ pathname, search }: Pick<PageAddress, "pathname" | "search">): { game: string | null; rules: boolean } {
  const rules = /^\/rules\/([^/]+)\/?$/.exec(pathname);
  const game = rules ?? /^\/([^/]+)\/?$/.exec(pathname);
  const named = game ? decodeURIComponent(game[1]!) : new URLSearchParams(search).get("game");
  return { game: named, rules: rules !== null };
}

/** The table named by an address, or null for the front door. */
export function tableIn(path: string): string | null {
  const parts = /^\/t\/([^/]+)\/?$/.exec(path);
  return parts ? decodeURIComponent(parts[1]!) : null;
}

/** The table that an address is for watching, or null. */
export function watchedIn(path: string): string | null {
  const parts = /^\/w\/([^/]+)\/?$/.exec(path);
  return parts ? decodeURIComponent(parts[1]!) : null;
}

/** The club that an address names, empty for the list of clubs, or null. */
export function clubIn(path: string): string | null {
  const parts = /^\/club(?:\/([^/]+))?\/?$/.exec(path);
  return parts ? decodeURIComponent(parts[1] ?? "") : null;
}

/** The duplicate that an address names, or null. */
export function sameIn(path: string): string | null {
  const parts = /^\/same\/([^/]+)\/?$/.exec(path);
  return parts ? decodeURIComponent(parts[1]!) : null;
}
