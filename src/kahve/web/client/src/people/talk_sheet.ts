import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Light } from "../page/light_element";
import type { Phrases, Scene } from "../protocol/messages";
import type { Words } from "../protocol/wish";
import { reactionPicture, reactionName } from "./reactions";
import { fetchPhrases } from "./talk_requests";
import "../language/people";
import { message } from "../language/message";

/** What one may say at the table: the phrases and the reactions of the server, and a line of one's own where the table allows it. */
@customElement("kahve-talk")
export class TalkSheet extends Light {
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) people!: { say(words: Words): void };
  @state() private offered: Phrases | null = null;
  @state() private trouble = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void fetchPhrases().then(
      (phrases) => (this.offered = phrases),
      (error: unknown) => (this.trouble = (error as Error).message),
    );
  }

  /** The keyboard is led to the first phrase as soon as there is one. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has("offered")) this.querySelector<HTMLElement>(".phrases button")?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    const why = silence(this.scene);
    if (why) return html`<p>${why}</p>`;
    if (!this.offered) return html`<p class=${this.trouble ? "complaint" : "hint"} role="status">${this.trouble || message("client-people-one-moment")}</p>`;
    const { phrases, reactions, longest } = this.offered;
    return html`<div class="reactions" role="group" aria-label=${message("client-people-pictures")}>
        ${reactions.map((name, reaction) => {
          const says = reactionName(name);
          return html`<button type="button" class="soft" aria-label=${says} title=${says} @click=${() => this.people.say({ reaction })}>${reactionPicture(name)}</button>`;
        })}
      </div>
      <div class="phrases" role="group" aria-label=${message("client-people-phrases")}>
        ${phrases.map((says, phrase) => html`<button type="button" class="soft" @click=${() => this.people.say({ phrase })}>${says}</button>`)}
      </div>
      ${this.scene.customs.talk === "free"
        ? html`<form class="own-words" @submit=${(submit: SubmitEvent) => this.send(submit)}>
            <label class="unseen" for="own-words">${message("client-people-own-words")}</label>
            <input type="text" id="own-words" maxlength=${longest} autocomplete="off" placeholder=${message("client-people-own-words")} />
            <button type="submit" class="play small">${message("client-people-say-it")}</button>
          </form>`
        : nothing}
      <p class="hint">${message("client-people-all-hear")}</p>`;
  }

  private send(submit: SubmitEvent): void {
    submit.preventDefault();
    const text = this.querySelector<HTMLInputElement>("#own-words")!.value.trim();
    if (text) this.people.say({ text });
  }
}

/** Why nothing can be said now, or nothing. */
function silence(scene: Scene): string {
  if (scene.customs.talk === "none") return message("client-people-no-talk");
  const partners = scene.sides.some((side) => side.seats.length > 1);
  if (partners && !scene.customs.partner_talk && scene.phase === "play") return message("client-people-no-partner-talk");
  return "";
}
