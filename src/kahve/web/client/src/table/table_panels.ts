import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { CardStyle } from "../cards/deck";
import { cardTitle, picture } from "../cards/pictures";
import { closePanel, closePanelFirst, panel } from "../page/panel";
import type { Move, Place, Scene, Zone } from "../protocol/messages";
import { sentence } from "../page/sentence";
import type { Faces } from "./faces";
import { countedSheet, winners } from "./score_sheet";
import { matchesWonSays } from "./scoreboard";
import { storyHead, storyMoments, type StoryOfSheet } from "./story";
import "../language/table";
import { message } from "../language/message";

/** Which of several moves with one card? */
export function choosePanel(card: string, moves: readonly Move[], style: CardStyle, choose: (move: Move) => void, close: () => void): TemplateResult {
  return panel({
    title: cardTitle(card),
    close,
    kind: "narrow",
    body: html`<div class="choose">
      <img src=${picture(card, style)} alt="" width="100" height="140" />
      <div class="choose-moves">
        ${moves.map((move, i) => html`<button type="button" class="soft" ?autofocus=${i === 0} @click=${() => closePanelFirst(() => choose(move))}>${sentence(move.says)}</button>`)}
      </div>
    </div>`,
  });
}

/** The face-up cards of a heap, one beside the other, as the deck of the game draws them. */
export function zonePanel(zone: Zone, faces: Faces, style: CardStyle, close: () => void): TemplateResult {
  return panel({
    title: zone.title,
    close,
    isRead: true,
    body: html`<p>${zone.says}</p>
      <ul class="laid-out">${zone.cards.map((card) => html`<li><img src=${faces.picture(card, style)} alt=${faces.title(card)} width="75" height="105" /></li>`)}</ul>`,
  });
}

export function movesPanel(moves: readonly string[], close: () => void): TemplateResult {
  return panel({ title: message("client-table-last-moves"), close, kind: "narrow", isRead: true, body: movesList(moves) });
}

/** The newest first. Each move brings a list of its own, so a browser does not count as moved what has become older. */
export function movesList(moves: readonly string[], scrolls = false): TemplateResult {
  return moves.length
    ? html`<ol class="moves" reversed tabindex=${scrolls ? 0 : nothing} aria-label=${scrolls ? message("client-table-last-moves") : nothing}>${keyed(moves, [...moves].reverse().map((says) => html`<li>${says}</li>`))}</ol>`
    : html`<p class="hint">${message("client-table-nothing-played")}</p>`;
}

/** A finished deal looked through; where there are several, any of them. */
export function reviewPanel(place: Place, scene: Scene, deal: number, choose: (deal: number) => void, close: () => void): TemplateResult {
  const deals = scene.history.map((one) => one.deal);
  return panel({
    title: message("client-table-deal-looked-through", { deal }),
    close,
    kind: "tall",
    body: html`${deals.length > 1
        ? html`<nav class="review-deals" aria-label=${message("client-table-deals")}>
            ${deals.map((one) => html`<button type="button" class="soft" aria-current=${one === deal ? "true" : "false"} @click=${() => choose(one)}>${message("client-table-deal", { deal: one })}</button>`)}
          </nav>`
        : nothing}
      <kahve-review .place=${place} .scene=${scene} .deal=${deal}></kahve-review>`,
  });
}

/** ways: to the deal, looked through or seen again. They stand beside its story, where they are in sight, or below a sheet without one. */
export function sheetPanel(place: Place, scene: Scene, story: StoryOfSheet, style: CardStyle, next: TemplateResult | null, close: () => void, ways: unknown = nothing, more: unknown = nothing): TemplateResult {
  const over = scene.phase === "over";
  const offers = html`<div class="sheet-ways">${ways}</div>`;
  return panel({
    title: scene.ended ? message("client-table-match-ended-early") : over ? message("client-table-match-over") : scene.sheet ? message("client-table-deal-over") : message("client-table-the-score"),
    close,
    kind: `${over && !scene.ended ? "festive" : ""} ${story ? "storied" : ""}`,
    body: html`${over ? winners(scene) : nothing} <div class="sheet-and-story">${storyHead(scene, story)} ${story ? offers : nothing} <div class="sheet-part">${countedSheet(scene, style)}<p class="hint">${matchesWonSays(scene)}</p></div> ${storyMoments(place, scene, story, style)}</div>
      ${story ? nothing : offers} ${more}<div class="panel-foot">${next ?? html`<button type="button" class="soft" @click=${closePanel}>${message("client-table-back-to-table")}</button>`}</div>`,
  });
}
