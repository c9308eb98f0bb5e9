import { html, type TemplateResult } from "lit";
import { closePanel, panel } from "../page/panel";
import "../language/page";
import "../language/person";
import { message } from "../language/message";

/** What is asked before something that cannot be undone. */
export interface Question {
  asks: string;
  yes: string;
  act: () => Promise<void>;
}

/** A panel with a question; press: does what was confirmed. */
export function confirmation({ asks, yes, act }: Question, press: (act: () => Promise<void>) => Promise<void>, close: () => void): TemplateResult {
  const answered = async () => {
    closePanel();
    await press(act);
  };
  return panel({
    title: message("client-person-are-you-sure"),
    close,
    kind: "narrow",
    body: html`<p>${asks}</p>
      <p class="actions"><button type="button" class="play small" @click=${answered}>${yes}</button> <button type="button" class="soft" @click=${closePanel}>${message("client-page-no")}</button></p>`,
  });
}
