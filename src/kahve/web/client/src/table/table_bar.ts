import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/navigation";
import { cup, icon } from "../page/icons";
import { preferences } from "../page/preferences";
import { to } from "../protocol/gateway";
import type { Scene } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { scoreButton } from "./scoreboard";
import { soundSays } from "./sound_says";
import type { Keys } from "./table_keys";
import "../language/page";
import "../language/table";
import { message } from "../language/message";

const SIGNS = { off: icon.silent, soft: icon.soft, on: icon.loud };

/** The bar above the table: the way home, the game, the score, the tools. talks: whether there is somebody to speak to. */
export function tableBar(scene: Scene | null, movesKey: string, talks: boolean, keys: Keys): TemplateResult {
  return html`<header class="bar">
    <a class="brand" href=${to("/")} aria-label=${message("client-page-kahve-home")} title=${message("client-page-home-key")} @click=${follow}>${cup()}<span>Kahve</span></a>
    <h1 class="bar-title">${scene?.title ?? ""}${scene?.deal ? html` <small title=${scene.origin?.says ?? nothing}>${scene.origin ? message("client-table-deal-what-if", { deal: scene.deal }) : message("client-page-this-deal", { deal: scene.deal })}</small>` : nothing}</h1>
    ${scene ? scoreButton(scene, () => keys.scores()) : nothing}
    <nav class="tools" aria-label=${message("client-page-tools")}>
      ${scene?.show.hints && hasSeat(scene) ? tool(message("client-table-hint"), "B", icon.hint, () => keys.hint(), `hint-tool ${scene.can.includes("hint") ? "ready" : ""}`) : nothing}
      ${talks ? tool(message("client-table-say-something"), "/", icon.talk, () => keys.talk(), "talk-tool") : nothing}
      ${tool(message("client-table-people"), "E", icon.friends, () => keys.people())}
      ${tool(message("client-page-rules"), "R", icon.rules, () => keys.rules())}
      ${tool(message("client-table-last-moves-tool"), movesKey, icon.moves, () => keys.moves(), "narrow-only")}
      ${tool(message("client-page-keys"), "K", icon.keys, () => keys.keys(), "wide-only")}
      ${tool(soundSays(), "Q", SIGNS[preferences().sound], () => keys.sound(), "roomy-only")}
      ${tool(message("client-page-preferences"), "P", icon.preferences, () => keys.preferences(), "preferences-tool")}
    </nav>
  </header>`;
}

function tool(name: string, key: string, sign: TemplateResult, call: () => void, kind = ""): TemplateResult {
  return html`<button type="button" class="round ${kind}" aria-label=${name} title=${message("client-page-tool-and-key", { tool: name, key })} @click=${call}>${sign}</button>`;
}
