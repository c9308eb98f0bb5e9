import { html, type TemplateResult } from "lit";
import type { Me } from "../protocol/messages";
import { EMBLEMS, emblem } from "./emblems";

/** The name and the emblem of a person, to be changed. */
export function whoField(me: Me, change: (change: { name?: string; emblem?: string }) => void): TemplateResult {
  const rename = (event: Event) => {
    const name = (event.target as HTMLInputElement).value.trim();
    if (name && name !== me.name) change({ name });
  };
  return html`<label class="plain"><span>Your name</span>
      <input type="text" maxlength="24" autocomplete="nickname" .value=${me.name} @change=${rename} /></label>
    <fieldset class="emblems">
      <legend>Your emblem</legend>
      ${EMBLEMS.map(
        (name) => html`<label class="emblem-choice" title=${name}>
          <input type="radio" name="emblem" value=${name} aria-label=${name} .checked=${name === me.emblem} @change=${() => change({ emblem: name })} />
          ${emblem(name)}
        </label>`,
      )}
    </fieldset>
    <p class="hint">At a table you keep the name and the emblem with which you sat down.</p>`;
}
