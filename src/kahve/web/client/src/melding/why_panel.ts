import { html, type TemplateResult } from "lit";
import { closePanel, panel } from "../page/panel";
import type { Scene } from "../protocol/messages";

const ACTS: Record<string, string> = {
  draw: "Draw",
  take: "Take the pile",
  meld: "Lay a meld",
  add: "Add to a meld",
  add_all: "Add all",
  discard: "Discard",
  ask: "Ask to go out",
  float: "End without a discard",
  keep: "Keep a stack",
  lay_black: "Lay black threes",
  lay_red: "Lay red threes",
};

/** What cannot be done now, and why: as the server says. */
export function whyPanel(scene: Scene, close: () => void): TemplateResult {
  const reasons = Object.entries(scene.reasons ?? {});
  return panel({
    title: "What is not allowed?",
    close,
    kind: "narrow",
    isRead: true,
    body: reasons.length
      ? html`<dl class="reasons">${reasons.map(([act, says]) => html`<div><dt>${ACTS[act] ?? act}</dt><dd>${says}</dd></div>`)}</dl>`
      : html`<p class="hint">Nothing stands in the way of anything just now.</p>`,
  });
}

/** One thing of several: where wild cards go, how the pile is taken. */
export interface Question {
  title: string;
  says: string;
  ways: { title: string; choose: () => void }[];
}

export function questionPanel({ title, says, ways }: Question, close: () => void): TemplateResult {
  return panel({
    title,
    close,
    kind: "narrow",
    body: html`<p>${says}</p>
      <div class="choose-moves asked-ways">
        ${ways.map((way, i) => html`<button type="button" class="soft" ?autofocus=${i === 0} @click=${() => { closePanel(); way.choose(); }}>${way.title}</button>`)}
      </div>`,
  });
}
