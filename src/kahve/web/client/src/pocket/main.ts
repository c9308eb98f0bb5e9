import { useGateway } from "../protocol/gateway";
import { HouseWithin, type Progress } from "./house";
import type { Opening } from "./opening";
import { bringServiceWorker } from "./renewing";

/** The names that the build has given to the two large files; `build` in pocket.mjs sets them. */
declare const PYTHON: string;
declare const LIBRARY: string;

const assets = new URL(".", import.meta.url);
let progress: Progress = { at: "fetching", percent: 0 };
let opening: Opening | null = null;
let renew: (() => void) | null = null;

function tell(now: Progress): void {
  progress = now;
  show();
  // What is fetched for the next visit comes after what this one needs.
  if (now.at === "open")
    void bringServiceWorker((offered) => {
      renew = offered;
      show();
    });
}

/** The page may come later than what is to be shown on it. */
function show(): void {
  if (opening) Object.assign(opening, { progress, renew });
}

if (typeof WebAssembly === "undefined") tell({ at: "hindered", why: "no-wasm", says: "" });
else useGateway(new HouseWithin(new URL("python_worker.js", assets), { python: new URL(PYTHON, assets).href, library: new URL(LIBRARY, assets).href }, tell, assets.pathname));

// The page comes after its house is chosen.
void Promise.all([import("../main"), import("./opening")]).then(() => {
  opening = document.createElement("kahve-opening") as Opening;
  show();
  document.body.append(opening);
});

// A link that is opened in another way than by a plain click has to name the page as the bar does.
document.addEventListener("pointerdown", (press) => {
  const link = (press.target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (link) void import("../protocol/gateway").then(({ gateway }) => link.setAttribute("href", gateway().write(link.getAttribute("href")!)));
});
