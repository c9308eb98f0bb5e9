import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/go";
import { cup, icon } from "../page/icons";
import type { Scene } from "../protocol/messages";
import type { ReplayKeys } from "./replay_keys";

/** The bar above a replay: the way home, which deal it is, the tools. */
export function replayBar(scene: Scene | null, hands: "own" | "all", keys: ReplayKeys): TemplateResult {
  return html`<header class="bar">
    <a class="brand" href="/" aria-label="Kahve, home" title="Home (H)" @click=${follow}>${cup()}<span>Kahve</span></a>
    <h1 class="bar-title">${scene?.title ?? "Replay"}${scene ? html` <small>deal ${scene.deal}, replay</small>` : nothing}</h1>
    ${scene
      ? html`<nav class="tools" aria-label="Tools">
          ${tool("How to look at it", "F, O", icon.eye, () => keys.view())}
          ${hands === "all" ? tool("All hands", "A", icon.hands, () => keys.hands(), "narrow-only") : nothing}
          ${tool("The moves", "L", icon.moves, () => keys.moves(), "narrow-only")} ${tool("Share this move", "C", icon.share, () => keys.share())}
          ${tool("Score", "S", icon.score, () => keys.score(), "roomy-only")} ${tool("Rules", "R", icon.rules, () => keys.rules(), "wide-only")}
          ${tool("Keys", "K", icon.keys, () => keys.keys(), "wide-only")} ${tool("Preferences", "P", icon.preferences, () => keys.preferences(), "wide-only")}
        </nav>`
      : nothing}
  </header>`;
}

function tool(name: string, key: string, sign: TemplateResult, call: () => void, kind = ""): TemplateResult {
  return html`<button type="button" class="round ${kind}" aria-label=${name} title="${name} (${key})" @click=${call}>${sign}</button>`;
}
