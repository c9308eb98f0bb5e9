import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/go";
import { cup, icon } from "../page/icons";
import type { Scene } from "../protocol/messages";
import { scoreButton } from "./scoreboard";
import type { Keys } from "./table_keys";

/** The bar above the table: the way home, the game, the score, the tools. */
export function tableBar(scene: Scene | null, keys: Keys): TemplateResult {
  return html`<header class="bar">
    <a class="brand" href="/" aria-label="Kahve, home" title="Home (H)" @click=${follow}>${cup()}<span>Kahve</span></a>
    <h1 class="bar-title">${scene?.title ?? ""}${scene?.deal ? html` <small>deal ${scene.deal}</small>` : nothing}</h1>
    ${scene ? scoreButton(scene, () => keys.scores()) : nothing}
    <nav class="tools" aria-label="Tools">
      ${scene?.can.includes("hint") ? tool("Hint", "B", icon.hint, () => keys.hint(), "hint-tool") : nothing}
      ${tool("Rules", "R", icon.rules, () => keys.rules())}
      ${tool("Last moves", scene?.family === "melding" ? "V" : "M", icon.moves, () => keys.moves(), "narrow-only")}
      ${tool("Keys", "K", icon.keys, () => keys.keys(), "wide-only")}
      ${tool("Preferences", "P", icon.preferences, () => keys.preferences())}
    </nav>
  </header>`;
}

function tool(name: string, key: string, sign: TemplateResult, call: () => void, kind = ""): TemplateResult {
  return html`<button type="button" class="round ${kind}" aria-label=${name} title="${name} (${key})" @click=${call}>${sign}</button>`;
}
