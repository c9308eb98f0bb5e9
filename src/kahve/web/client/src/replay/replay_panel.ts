import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { panel } from "../page/panel";
import { preferencesPanel } from "../page/preferences_panel";
import { rulesPanel } from "../page/rules_panel";
import type { Decision, Scene, Zone } from "../protocol/messages";
import { facesOf } from "../table/loaded_families";
import { scoreSheet } from "../table/score_sheet";
import type { Surface } from "../table/surface";
import { stylePanel } from "../table/style";
import { zonePanel } from "../table/table_panels";
import { verdict } from "../table/verdict";
import { styleIn } from "../protocol/finished_deals";
import type { DealOnShow } from "./deal_on_show";
import type { GoingOn } from "./going_on";
import { replayKeysPanel } from "./replay_keys";
import { goOnPanel, handsPanel, jumpPanel, sealOf, sharePanel, stepsPanel, viewPanel, whyBetter } from "./replay_panels";
import type { Listed } from "./deal_on_show";
import { matchOf } from "./played_deals";
import type { Sharing } from "./sharing";
import type { Walk } from "./walk";
import "../language/replay";
import "../language/table";
import { message } from "../language/message";

/** Every panel that can lie over a replay; `own` is one of the family's surface. */
export type ReplayPanel = "view" | "share" | "steps" | "jump" | "hands" | "what if" | "rules" | "preferences" | "zone" | "own" | "sheet" | "keys" | "style" | "why";

/** What the panels show. */
export interface PanelContents {
  scene: Scene;
  surface: Surface | null;
  style: CardStyle;
  deal: DealOnShow;
  walk: Walk;
  sharing: Sharing;
  listed: readonly Listed[];
  mover: string | null;
  goingOn: GoingOn;
  zone: Zone | null;
  /** The decision on show, where it is known why another move was better. */
  explained: Decision | undefined;
  to: (move: number) => void;
  goOn: () => void;
  /** Ask how the player of the seat on show plays. */
  askStyle: () => void;
}

/** The verdict stands here whole: the note under it, of which the reasons speak, is cut on a narrow screen. */
function whyBody({ scene, style }: PanelContents, explained: Decision): TemplateResult {
  return html`<p class="replay-verdict">${verdict(explained, scene.seats[explained.seat]?.name ?? "")}</p>${whyBetter(scene, explained, style)}`;
}

/** The panel that is open over a replay. */
export function replayPanel(opened: ReplayPanel, shown: PanelContents, close: () => void): TemplateResult | typeof nothing {
  const { scene, style, walk, mover, goingOn } = shown;
  switch (opened) {
    case "view":
      return viewPanel(scene, shown.deal, walk, shown.askStyle, close);
    case "style":
      return stylePanel(message("client-table-style-of", { name: playerOf(shown) }), styleOf(shown), close);
    case "why":
      return shown.explained ? panel({ title: message("client-replay-why-better"), close, body: whyBody(shown, shown.explained) }) : nothing;
    case "share":
      return sharePanel(shown.sharing, close);
    case "steps":
      return stepsPanel(shown.listed, walk.at, shown.to, close);
    case "jump":
      return jumpPanel(walk.at, walk.last, shown.to, close);
    case "hands":
      return handsPanel(scene, style, close);
    case "what if":
      return mover === null ? nothing : goOnPanel(mover, goingOn.busy, goingOn.refusal, shown.goOn, close);
    case "sheet":
      return panel({ title: message("client-table-the-score"), close, isRead: true, body: html`${scoreSheet(scene, style)}${sealOf(shown.deal)}` });
    case "rules":
      return rulesPanel(scene.game, scene.title, scene.house, close);
    case "preferences":
      return preferencesPanel(close);
    case "keys":
      return replayKeysPanel(close);
    case "zone":
      return shown.zone ? zonePanel(shown.zone, facesOf(scene), style, close) : nothing;
    case "own":
      return shown.surface?.panel(close) ?? nothing;
  }
}

function playerOf({ scene, deal }: PanelContents): string {
  return deal.players[deal.seat] ?? scene.seats[deal.seat]?.name ?? "";
}

/** The style of the seat on show, from all matches of the log that its player has played. */
function styleOf({ scene, deal }: PanelContents): TemplateResult {
  const ask = () => styleIn(deal.address, matchOf(deal.matches, deal.name)?.match ?? 1, deal.seat);
  return html`<kahve-style .askStyle=${ask} .game=${scene.game} .gameTitle=${scene.title}></kahve-style>`;
}
