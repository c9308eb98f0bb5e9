/** Move to another page of the house without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

/** A click on a link inside the house; the browser keeps clicks meant for a new tab. */
export function follow(click: MouseEvent): void {
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0) return;
  click.preventDefault();
  go((click.currentTarget as HTMLAnchorElement).pathname);
}

/** The table named by an address, or null for the front door. */
export function tableIn(path: string): string | null {
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  return found ? decodeURIComponent(found[1]!) : null;
}
