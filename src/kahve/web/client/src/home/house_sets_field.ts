import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Light } from "../page/light_element";
import { checkHouse, readHouse, readSheet } from "../protocol/http";
import type { HouseSet } from "../protocol/messages";
import { forgetSet, isSet, keepSet, keptSets, objectionTo, renameSet, saysOf, withSet } from "./house_sets";
import { titleOf } from "./option_field";
import { changedHouse, isChanged, type Draft } from "./setup";
import "../language/home";
import "../language/page";
import { message } from "../language/message";

/** What is being done with a set. */
interface Doing {
  set: HouseSet;
  what: "rename" | "send" | "delete";
}

/** One's own sets of house rules: kept by name in this browser, sent and read as a line of text. A `choose` event has the draft with a set. */
@customElement("kahve-house-sets")
export class HouseSets extends Light {
  @property({ attribute: false }) draft!: Draft;
  @state() private doing: Doing | null = null;
  @state() private says = "";
  @state() private isTrouble = false;

  protected override willUpdate(changed: Map<string, unknown>): void {
    const before = changed.get("draft") as Draft | undefined;
    if (before && before.game !== this.draft.game) this.rest("");
  }

  protected override render(): TemplateResult {
    const { game } = this.draft;
    const sets = keptSets(game.name);
    const changed = game.options.some((option) => isChanged(this.draft, option));
    return html`${sets.length
        ? html`<fieldset class="presets own-sets">
            <legend>${message("client-home-own-houses")}</legend>
            ${sets.map((set) => this.set(set))}
          </fieldset>`
        : nothing}
      <details class="set-tools">
        <summary>${message("client-home-keep-or-read")}</summary>
        <form class="set-form" @submit=${(submit: Event) => void this.keep(submit)}>
          <label for="set-name">${message("client-home-name-for-rules")}</label>
          <input id="set-name" name="called" type="text" maxlength="40" autocomplete="off" placeholder=${message("client-home-grandmothers", { game: game.title })} />
          <button type="submit" class="soft">${message("client-home-keep")}</button>
          ${changed ? nothing : html`<p class="hint">${message("client-home-by-book-so-far")}</p>`}
        </form>
        <form class="set-form" @submit=${(submit: Event) => void this.read(submit)}>
          <label for="set-line">${message("client-home-line-from-somebody")}</label>
          <input id="set-line" name="line" type="text" dir="ltr" maxlength="2000" autocomplete="off" spellcheck="false" placeholder="${game.name} target=…" />
          <button type="submit" class="soft">${message("client-home-read")}</button>
        </form>
        <form class="set-form" @submit=${(submit: Event) => void this.readSheet(submit)}>
          <label for="set-sheet">${message("client-home-own-sheet")}</label>
          <textarea id="set-sheet" name="sheet" dir="auto" rows="3" maxlength="2000" autocomplete="off"></textarea>
          <button type="submit" class="soft">${message("client-home-read-rules")}</button>
        </form>
      </details>
      <p class=${this.isTrouble ? "complaint" : "hint"} role=${this.isTrouble ? "alert" : "status"} ?hidden=${!this.says}>${this.says}</p>`;
  }

  private set(set: HouseSet): TemplateResult {
    const doing = this.doing?.set.called === set.called ? this.doing.what : null;
    const start = (what: Doing["what"]) => () => {
      this.rest("");
      this.doing = { set, what };
    };
    return html`<div class="own-set">
      <label class="preset">
        <input type="radio" name="preset" .checked=${isSet(this.draft, set)} @change=${() => this.choose(set)} />
        <span class="preset-title">${set.called}</span><span class="preset-says">${saysOf(set, this.draft.game, titleOf)}</span>
      </label>
      ${doing === "rename" ? this.renaming(set) : doing === "send" ? this.sending(set) : doing === "delete" ? this.deleting(set) : nothing}
      ${doing
        ? nothing
        : html`<div class="set-acts">
            <button type="button" class="soft" aria-label=${message("client-home-rename-set", { name: set.called })} @click=${start("rename")}>${message("client-home-rename")}</button>
            <button type="button" class="soft" aria-label=${message("client-home-send-set", { name: set.called })} @click=${start("send")}>${message("client-home-send")}</button>
            <button type="button" class="soft" aria-label=${message("client-home-delete-set", { name: set.called })} @click=${start("delete")}>${message("client-home-delete")}</button>
          </div>`}
    </div>`;
  }

  private renaming(set: HouseSet): TemplateResult {
    return html`<form class="set-form" @submit=${(submit: Event) => void this.rename(submit, set)}>
      <label for="new-name">${message("client-home-new-name", { name: set.called })}</label>
      <input id="new-name" name="called" type="text" maxlength="40" autocomplete="off" .value=${set.called} />
      <button type="submit" class="soft">${message("client-home-rename")}</button>
      ${this.back()}
    </form>`;
  }

  private sending(set: HouseSet): TemplateResult {
    return html`<div class="set-form">
      <label for="line-to-send">${message("client-home-set-as-line", { name: set.called })}</label>
      <input id="line-to-send" type="text" dir="ltr" readonly .value=${set.line} @focus=${(focus: Event) => (focus.target as HTMLInputElement).select()} />
      <button type="button" class="soft" @click=${() => void this.copy(set)}>${message("client-page-copy")}</button>
      ${this.back()}
    </div>`;
  }

  private deleting(set: HouseSet): TemplateResult {
    return html`<div class="set-form" role="group" aria-label=${message("client-home-delete-set", { name: set.called })}>
      <p>${message("client-home-delete-for-good-ask", { name: set.called })}</p>
      <button type="button" class="soft" @click=${() => this.forget(set)}>${message("client-home-delete-for-good")}</button>
      ${this.back()}
    </div>`;
  }

  private back(): TemplateResult {
    return html`<button type="button" class="soft" @click=${() => this.rest("")}>${message("client-page-back")}</button>`;
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has("doing") && this.doing) this.querySelector<HTMLElement>(".own-set .set-form :is(input, button)")?.focus();
  }

  // Doing.

  private async keep(submit: Event): Promise<void> {
    const { form, text } = filled(submit, "called");
    await this.tried(text, async () => {
      const set = await checkHouse(this.draft.game.name, changedHouse(this.draft), text);
      keepSet(set);
      form.reset();
      return message("client-home-set-kept", { name: set.called });
    });
  }

  private async read(submit: Event): Promise<void> {
    const { form, text } = filled(submit, "line");
    await this.tried(null, async () => {
      const set = await readHouse(this.draft.game.name, text);
      if (!set.called) {
        this.choose(set);
        form.reset();
        return message("client-home-rules-chosen");
      }
      const taken = objectionTo(set.game, set.called);
      if (taken) throw new Error(taken);
      keepSet(set);
      this.choose(set);
      form.reset();
      return message("client-home-set-kept-and-chosen", { name: set.called });
    });
  }

  private async readSheet(submit: Event): Promise<void> {
    const { text } = filled(submit, "sheet");
    await this.tried(null, async () => {
      const set = await readSheet(this.draft.game.name, text);
      if (Object.keys(set.house).length) this.choose(set);
      return set.says ?? "";
    });
  }

  private async rename(submit: Event, set: HouseSet): Promise<void> {
    const { text } = filled(submit, "called");
    if (text === set.called) return this.rest("");
    await this.tried(text, async () => {
      const renamed = await checkHouse(set.game, set.house, text);
      renameSet(set, renamed);
      return message("client-home-set-renamed", { before: set.called, now: renamed.called });
    });
  }

  /** Do it, unless the name for a set is refused; say what has become of it. Where it fails nothing has changed. */
  private async tried(called: string | null, work: () => Promise<string>): Promise<void> {
    const objection = called === null ? null : objectionTo(this.draft.game.name, called);
    if (objection) return this.complain(objection);
    try {
      this.rest(await work());
    } catch (error) {
      this.complain((error as Error).message);
    }
  }

  private choose(set: HouseSet): void {
    this.dispatchEvent(new CustomEvent("choose", { detail: withSet(this.draft, set) }));
  }

  private forget(set: HouseSet): void {
    forgetSet(set);
    this.rest(message("client-home-set-deleted", { name: set.called }));
  }

  private async copy(set: HouseSet): Promise<void> {
    const copied = await navigator.clipboard?.writeText(set.line).then(
      () => true,
      () => false,
    );
    this.says = copied ? message("client-home-line-copied") : message("client-home-copy-marked");
    this.isTrouble = false;
    if (!copied) this.querySelector<HTMLInputElement>("#line-to-send")?.focus();
  }

  private rest(says: string): void {
    this.doing = null;
    this.says = says;
    this.isTrouble = false;
  }

  private complain(says: string): void {
    this.says = says;
    this.isTrouble = true;
  }
}

/** The form that was sent, and what is written in this field of it. */
function filled(submit: Event, field: string): { form: HTMLFormElement; text: string } {
  submit.preventDefault();
  const form = submit.currentTarget as HTMLFormElement;
  return { form, text: String(new FormData(form).get(field) ?? "").trim() };
}
