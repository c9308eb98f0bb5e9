import { language } from "../language/page_language";
import { useGateway } from "../protocol/gateway";
import { PocketGateway, type Progress } from "./pocket_gateway";
import type { ServerStatus } from "./server_status";
import { bringServiceWorker } from "./renewing";

/** The names that the build has given to the two large files; `build` in pocket.mjs sets them. */
declare const PYTHON: string;
declare const LIBRARY: string;
/** By language, what the server says at a first visit. */
declare const RECORDED: Record<string, { answers: string; openings: string }>;

const assets = new URL(".", import.meta.url);
const address = (name: string) => new URL(name, assets).href;
/** All that the page fetches comes over the line, and Python comes last. */
const isFirstVisit = !navigator.serviceWorker?.controller;
let progress: Progress = { at: "fetching", percent: 0, seated: false };
let opening: ServerStatus | null = null;
let renew: (() => void) | null = null;
let isWhole = false;

function tell(now: Progress): void {
  progress = now;
  show();
  // What is fetched for the next visit comes after what this one needs.
  if (now.at === "open")
    void bringServiceWorker(
      () => {
        isWhole = true;
        show();
      },
      (offered) => {
        renew = offered;
        show();
      },
    );
}

/** The page may come later than what is to be shown on it. */
function show(): void {
  if (opening) Object.assign(opening, { progress, renew, isWhole });
}

function openHouse(): void {
  const { answers, openings } = RECORDED[language]!;
  // Where no service worker is allowed every visit is a first one: the same few tables would come again and again.
  const shown = isFirstVisit && navigator.serviceWorker ? address(openings) : null;
  const recorded = import("./recorded_answers").then(({ RecordedAnswers }) => RecordedAnswers.fetch(address(answers), shown, address(LIBRARY)));
  const files = { python: address(PYTHON), library: address(LIBRARY) };
  const house = new PocketGateway(new URL("python_worker.js", assets), files, tell, assets.pathname, recorded);
  useGateway(house);
  if (!isFirstVisit) return house.begin();
  const page = Promise.all([fetchPage(), import("../table/table_page"), recorded.then((recording) => recording.whole())]);
  // Where a part of the page does not come, Python is none the worse.
  void page.catch(() => undefined).then(() => house.begin());
}

const fetchPage = () => Promise.all([import("../main"), import("./server_status")]);

if (typeof WebAssembly === "undefined") tell({ at: "hindered", why: "no-wasm", says: "" });
else openHouse();

// The page comes after its server is chosen.
void fetchPage().then(() => {
  opening = document.createElement("kahve-opening") as ServerStatus;
  show();
  document.body.append(opening);
});
