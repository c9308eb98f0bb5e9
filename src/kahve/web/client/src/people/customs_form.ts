import { html, type TemplateResult } from "lit";
import type { Custom, Value } from "../protocol/messages";

/** The customs of a table to be chosen: each with its sentence, the values by the titles that the server has for them. */
export function customsForm(all: readonly Custom[], chosen: Readonly<Record<string, Value>>, set: (name: string, value: Value) => void): TemplateResult {
  return html`<div class="customs">
    ${all.map((custom) => {
      const id = `custom-${custom.name}`;
      const value = chosen[custom.name] ?? custom.default;
      const choose = (change: Event) => set(custom.name, custom.values[(change.target as HTMLSelectElement).selectedIndex]!.value);
      return html`<div class="option" role="group" aria-labelledby="${id}-title">
        <div class="option-words">
          <label class="option-title" id="${id}-title" for=${id}>${custom.title}</label>
          <p class="option-says" id="${id}-says">${custom.says}</p>
        </div>
        <div class="option-control">
          <select id=${id} aria-describedby="${id}-says" @change=${choose}>
            ${custom.values.map((one) => html`<option .selected=${one.value === value}>${one.title}</option>`)}
          </select>
        </div>
      </div>`;
    })}
  </div>`;
}

/** The customs of a table as they are, for those who do not settle them. */
export function customsList(all: readonly Custom[], now: Readonly<Record<string, Value>>): TemplateResult {
  return html`<dl class="customs-list">
    ${all.map((custom) => html`<div><dt>${custom.title}</dt><dd>${custom.values.find((one) => one.value === now[custom.name])?.title ?? String(now[custom.name])}</dd></div>`)}
  </dl>`;
}
