import { html, type TemplateResult } from "lit";
import { closePanelFirst, panel } from "../page/panel";
import type { Scene } from "../protocol/messages";
import "../language/melding";
import { message } from "../language/message";

const acts = (): Record<string, string> => ({
  draw: message("client-melding-act-draw"),
  take: message("client-melding-take-the-pile"),
  meld: message("client-melding-act-meld"),
  add: message("client-melding-act-add"),
  add_all: message("client-melding-add-all"),
  discard: message("client-melding-discard"),
  ask: message("client-melding-ask-to-go-out"),
  float: message("client-melding-act-float"),
  keep: message("client-melding-act-keep"),
  lay_black: message("client-melding-act-lay-black"),
  lay_red: message("client-melding-act-lay-red"),
});

/** What cannot be done now, and why: as the server says. */
export function whyPanel(scene: Scene, close: () => void): TemplateResult {
  const reasons = Object.entries(scene.reasons ?? {});
  return panel({
    title: message("client-melding-not-allowed"),
    close,
    kind: "narrow",
    isRead: true,
    body: reasons.length
      ? html`<dl class="reasons">${reasons.map(([act, says]) => html`<div><dt>${acts()[act] ?? act}</dt><dd>${says}</dd></div>`)}</dl>`
      : html`<p class="hint">${message("client-melding-nothing-in-the-way")}</p>`,
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
        ${ways.map((way, i) => html`<button type="button" class="soft" ?autofocus=${i === 0} @click=${() => closePanelFirst(way.choose)}>${way.title}</button>`)}
      </div>`,
  });
}
