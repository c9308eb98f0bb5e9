/** The fields of messages that are sentences, or parts of one. */
const SAID = new Set(["says", "line", "last", "title", "void", "length"]);

/** Read what the server sent; in its sentences a negative number gets the sign that numbers have on the page, a minus and not a hyphen. */
export function readJson<T>(text: string): T {
  return JSON.parse(text, (field, value: unknown) => (typeof value === "string" && SAID.has(field) ? withMinus(value) : value)) as T;
}

/** "Ayla -5, Deniz 12" with a minus sign; other hyphens, as in "two-hand", stay. */
export function withMinus(says: string): string {
  return says.replace(/(^|[^\p{L}\p{N}])-(?=\d)/gu, "$1−");
}
