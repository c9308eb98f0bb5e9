import { html, type TemplateResult } from "lit";
import type { Me } from "../protocol/messages";
import { EMBLEMS, emblem, type Emblem } from "./emblems";
import "../language/page";
import "../language/person";
import { message, nameOf, noun } from "../language/message";

/** The name and the emblem of a person, to be changed. */
export function whoField(me: Me, change: (change: { name?: string; emblem?: string }) => void): TemplateResult {
  const rename = (event: Event) => {
    const name = (event.target as HTMLInputElement).value.trim();
    if (name && name !== me.name) change({ name });
  };
  return html`<label class="plain"><span>${message("client-page-your-name")}</span>
      <input type="text" maxlength="24" autocomplete="nickname" .value=${me.name} @change=${rename} /></label>
    ${emblemField(me.emblem, message("client-person-your-emblem"), (emblem) => change({ emblem }))}
    <p class="hint">${message("client-person-keep-name")}</p>`;
}

/** All emblems, to choose one of them. */
export function emblemField(chosen: Emblem | null, legend: string, change: (emblem: Emblem) => void): TemplateResult {
  return html`<fieldset class="emblems">
    <legend>${legend}</legend>
    ${EMBLEMS.map(
      (name) => html`<label class="emblem-choice" title=${emblemTitle(name)}>
        <input type="radio" name="emblem" value=${name} aria-label=${emblemTitle(name)} .checked=${name === chosen} @change=${() => change(name)} />
        ${emblem(name)}
      </label>`,
    )}
  </fieldset>`;
}

/** What an emblem is called. */
function emblemTitle(name: Emblem): string {
  return nameOf(noun("client-person-emblem", name));
}
