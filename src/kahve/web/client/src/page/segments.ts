import { html, type TemplateResult } from "lit";

/** One of a few values, all of them in sight. */
export function segments<T extends string>(legend: string, name: string, all: readonly (readonly [T, string])[], now: T, set: (value: T) => void): TemplateResult {
  return html`<fieldset class="choice">
    <legend>${legend}</legend>
    <div class="segments">
      ${all.map(
        ([value, title]) => html`<label class="segment">
          <input type="radio" name=${name} .checked=${value === now} @change=${() => set(value)} /><span>${title}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
