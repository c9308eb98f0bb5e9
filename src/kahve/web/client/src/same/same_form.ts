import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { setupOf, withFriends, withoutFriends, type Draft } from "../home/setup";
import { Light } from "../page/light_element";
import { closePanelFirst } from "../page/panel";
import { go } from "../page/navigation";
import { preferences } from "../page/preferences";
import { beKnown } from "../person/person_requests";
import { beginSame, sameAddress } from "./same_requests";
import "../language/club";
import { message } from "../language/message";

/** The numbers of deals, and of tables at the same time, that can be chosen. */
const DEALS = [1, 2, 4, 8, 12];
const TABLES = [2, 3, 4];

export const dealsField = (): TemplateResult => html`<label class="plain"><span>${message("client-club-same-how-many")}</span>
  <select name="deals">${DEALS.map((count) => html`<option>${count}</option>`)}</select></label>`;

/** The form that begins a duplicate of the table that was set up. */
@customElement("kahve-same-form")
export class SameForm extends Light {
  @property({ attribute: false }) draft!: Draft;
  @state() private trouble = "";
  @state() private busy = false;

  private async begin(form: FormData): Promise<void> {
    this.busy = true;
    try {
      const tables = Number(form.get("tables"));
      await beKnown();
      const setup = setupOf(tables ? withFriends(this.draft) : withoutFriends(this.draft), preferences().name);
      const duplicate = await beginSame(setup, Number(form.get("deals")), tables);
      closePanelFirst(() => go(sameAddress(duplicate)));
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.busy = false;
  }

  protected override render(): TemplateResult {
    const submit = (event: Event) => {
      event.preventDefault();
      void this.begin(new FormData(event.target as HTMLFormElement));
    };
    return html`<form class="bring-in" @submit=${submit}>
      <p>${message("client-club-same-says")}</p>
      ${dealsField()}
      <label class="plain"><span>${message("client-club-same-how")}</span>
        <select name="tables"><option value="0">${message("client-club-same-alone")}</option>${TABLES.map((count) => html`<option value=${count}>${message("client-club-same-tables", { count })}</option>`)}</select></label>
      ${this.trouble ? html`<p class="complaint" role="alert">${this.trouble}</p>` : nothing}
      <button type="submit" class="play small" ?disabled=${this.busy}>${message("client-club-same-begin")}</button>
    </form>`;
  }
}
