/** The path below which the server stands, with a slash at its end: the scripts of its page lie in `assets/` there. A test in Node has none. */
export const base: string = import.meta.url.startsWith("http") ? new URL("..", import.meta.url).pathname : "/";

/** What tells the server, which makes links, below which path this page sees it; a proxy may have taken that off. */
export function seenBelow(at = base): string {
  return at === "/" ? "" : `?${new URLSearchParams({ base: at })}`;
}

/** A path of the server as it stands below this base. */
export function below(path: string, at = base): string {
  return at + path.slice(1);
}

/** The path of the server that an address below this base stands for; one that is not below it stands as it is. */
export function within(pathname: string, at = base): string {
  return pathname.startsWith(at) ? pathname.slice(at.length - 1) : `${pathname}/` === at ? "/" : pathname;
}
