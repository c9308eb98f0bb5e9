import { to } from "../protocol/gateway";
import { isOffered } from "../protocol/offers";
import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/navigation";
import { cup, icon } from "../page/icons";
import type { Scene } from "../protocol/messages";
import type { ReplayKeys } from "./replay_keys";
import "../language/page";
import "../language/replay";
import { message } from "../language/message";

/** The bar above a replay: the way home and the way back, which deal it is, the tools. back: the page to which one goes back. */
export function replayBar(scene: Scene | null, hands: "own" | "all", back: string, keys: ReplayKeys): TemplateResult {
  return html`<header class="bar">
    <a class="brand" href=${to("/")} aria-label=${message("client-page-kahve-home")} title=${message("client-page-home-key")} @click=${follow}>${cup()}<span>Kahve</span></a>
    <a class="round way-back" href=${to(back)} aria-label=${message("client-page-back")} title=${message("client-page-back")} @click=${follow}>${icon.undo}</a>
    <h1 class="bar-title">${scene?.title ?? message("client-replay-replay")}${scene ? html` <small>${message("client-replay-deal-replay", { deal: scene.deal })}</small>` : nothing}</h1>
    ${scene
      ? html`<nav class="tools" aria-label=${message("client-page-tools")}>
          ${tool(message("client-replay-how-to-look"), "F, O", icon.eye, () => keys.view())}
          ${hands === "all" ? tool(message("client-replay-all-hands"), "A", icon.hands, () => keys.hands(), "narrow-only") : nothing}
          ${tool(message("client-replay-the-moves"), "L", icon.moves, () => keys.moves(), "narrow-only")} ${isOffered("friends") ? tool(message("client-replay-share-move"), "C", icon.share, () => keys.share()) : nothing}
          ${tool(message("client-replay-score"), "S", icon.score, () => keys.score(), "roomy-only")} ${tool(message("client-page-rules"), "R", icon.rules, () => keys.rules(), "wide-only")}
          ${tool(message("client-page-keys"), "K", icon.keys, () => keys.keys(), "wide-only")} ${tool(message("client-page-preferences"), "P", icon.preferences, () => keys.preferences(), "wide-only")}
        </nav>`
      : nothing}
  </header>`;
}

function tool(name: string, key: string, sign: TemplateResult, call: () => void, kind = ""): TemplateResult {
  return html`<button type="button" class="round ${kind}" aria-label=${name} title=${message("client-page-tool-and-key", { tool: name, key })} @click=${call}>${sign}</button>`;
}
