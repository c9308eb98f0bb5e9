import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/go";
import { cup, icon } from "../page/icons";
import { preferences } from "../page/preferences";
import type { Scene } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { scoreButton } from "./scoreboard";
import type { Keys } from "./table_keys";

const SIGNS = { off: icon.silent, soft: icon.soft, on: icon.loud };

/** The bar above the table: the way home, the game, the score, the tools. talks: whether there is somebody to speak to. */
export function tableBar(scene: Scene | null, movesKey: string, talks: boolean, keys: Keys): TemplateResult {
  return html`<header class="bar">
    <a class="brand" href="/" aria-label="Kahve, home" title="Home (H)" @click=${follow}>${cup()}<span>Kahve</span></a>
    <h1 class="bar-title">${scene?.title ?? ""}${scene?.deal ? html` <small title=${scene.origin?.says ?? nothing}>deal ${scene.deal}${scene.origin ? ", what if" : ""}</small>` : nothing}</h1>
    ${scene ? scoreButton(scene, () => keys.scores()) : nothing}
    <nav class="tools" aria-label="Tools">
      ${scene?.show.hints && hasSeat(scene) ? tool("Hint", "B", icon.hint, () => keys.hint(), `hint-tool ${scene.can.includes("hint") ? "ready" : ""}`) : nothing}
      ${talks ? tool("Say something", "/", icon.talk, () => keys.talk(), "talk-tool") : nothing}
      ${tool("People", "E", icon.friends, () => keys.people())}
      ${tool("Rules", "R", icon.rules, () => keys.rules())}
      ${tool("Last moves", movesKey, icon.moves, () => keys.moves(), "narrow-only")}
      ${tool("Keys", "K", icon.keys, () => keys.keys(), "wide-only")}
      ${tool(`Sound: ${preferences().sound}`, "Q", SIGNS[preferences().sound], () => keys.sound(), "roomy-only")}
      ${tool("Preferences", "P", icon.preferences, () => keys.preferences())}
    </nav>
  </header>`;
}

function tool(name: string, key: string, sign: TemplateResult, call: () => void, kind = ""): TemplateResult {
  return html`<button type="button" class="round ${kind}" aria-label=${name} title="${name} (${key})" @click=${call}>${sign}</button>`;
}
