import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Light } from "../page/light_element";
import { lookUp } from "../protocol/http";
import type { LookedUp } from "../protocol/messages";
import "../language/letters";
import { message } from "../language/message";

/** The word list of a table, to be asked when a deal is over. */
@customElement("kahve-dictionary")
export class Dictionary extends Light {
  @property() table = "";
  @state() private answer: LookedUp | null = null;
  @state() private trouble = "";

  private async ask(submit: Event): Promise<void> {
    submit.preventDefault();
    const field = this.querySelector("input")!;
    const word = field.value.trim();
    if (!word) return field.focus();
    try {
      this.answer = await lookUp(this.table, word);
      this.trouble = "";
    } catch (error) {
      this.answer = null;
      this.trouble = (error as Error).message;
    }
    field.select();
  }

  protected override render(): TemplateResult {
    return html`<form class="dictionary" @submit=${(submit: Event) => this.ask(submit)}>
      <label for="dictionary-word">${message("client-letters-ask-list")}</label>
      <span class="dictionary-ask">
        <input type="text" id="dictionary-word" dir="ltr" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder=${message("client-letters-a-word")} />
        <button type="submit" class="soft">${message("client-letters-look-up")}</button>
      </span>
      <p class="dictionary-says ${this.answer ? (this.answer.is_word ? "word" : "no_word") : ""}" role="status">
        ${this.answer ? html`<b aria-hidden="true">${this.answer.is_word ? "✓" : "✗"}</b> ${this.answer.says}` : this.trouble || nothing}
      </p>
    </form>`;
  }
}
