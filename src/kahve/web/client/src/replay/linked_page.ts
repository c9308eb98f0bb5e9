import { base, within } from "../protocol/base";

/** The page of this server that a link leads to: a table is watched, a deal is seen again; null for what is neither. */
export function linkedPage(text: string, at = base): string | null {
  const { pathname: path, search } = addressIn(text.trim());
  const pathname = within(path, at);
  if (pathname.startsWith("/r/") && pathname.length > 3) return pathname + search;
  const table = /^\/(?:[tw]\/)?([a-z0-9]{4,40})\/?$/.exec(pathname);
  return table ? `/w/${table[1]}` : null;
}

/** What stands behind the server in a link; a text without one is a path, or the name of a table. */
function addressIn(text: string): { pathname: string; search: string } {
  const parts = /^(?:https?:\/\/)?(?:[^/\s?#]*[.:][^/\s?#]*|localhost)?(\/[^\s?#]*)(\?[^\s#]*)?/.exec(text);
  if (parts) return { pathname: parts[1]!, search: parts[2] ?? "" };
  return { pathname: `/${text}`, search: "" };
}
