/** Where the style lies that the first page does without: `index.html` names it. Its address is read before the page goes elsewhere. */
const link = typeof document === "undefined" ? null : document.querySelector<HTMLLinkElement>("link[rel=later]");
const address = link?.href;
let fetched: Promise<unknown> | null = null;

/** The style of tables and of every page but the first, fetched once; it fails where it cannot be fetched. */
export function fetchStyle(): Promise<unknown> {
  return (fetched ??= new Promise((done, fail) => {
    if (!link) return done(null);
    link.onload = done;
    link.onerror = () => {
      fetched = null;
      link.rel = "later";
      fail(new Error("refused"));
    };
    Object.assign(link, { href: address, rel: "stylesheet" });
  }));
}
