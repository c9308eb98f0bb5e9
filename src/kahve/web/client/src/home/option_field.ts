import { html, nothing, type TemplateResult } from "lit";
import { capitals } from "../cards/alphabet";
import { icon } from "../page/icons";
import type { Option, Value } from "../protocol/messages";
import "../language/home";
import "../language/page";
import { message } from "../language/message";
import { partsOf, rowField } from "./row_field";

interface Field {
  option: Option;
  value: Value;
  /** What it was before somebody changed it. */
  base: Value;
  complaint: string;
  set: (value: Value) => void;
}

/** One house rule: its title, its paragraph, its sentence, and the control that fits its kind. */
export function optionField({ option, value, base, complaint, set }: Field): TemplateResult {
  const changed = value !== base;
  const id = `option-${option.name}`;
  return html`<div class="option ${changed ? "changed" : ""}" role="group" aria-labelledby="${id}-title" aria-describedby="${id}-says">
    <div class="option-words">
      <label class="option-title" id="${id}-title" for=${id}>${option.title}</label>
      <span class="paragraph" title=${message("client-home-paragraph")}>§ ${option.paragraph}</span>
      ${changed
        ? html`<button type="button" class="reset" aria-label=${message("client-home-reset-rule", { rule: option.title, value: titleOf(option, base) })} @click=${() => set(base)}>
            ${icon.reset} ${titleOf(option, base)}
          </button>`
        : nothing}
      <p class="option-says" id="${id}-says">${option.says}</p>
      ${option.changes ? html`<p class="option-changes">${option.changes}</p>` : nothing}
      ${complaint ? html`<p class="complaint" role="alert">${complaint}</p>` : nothing}
    </div>
    <div class="option-control">${control(option, value, id, set)}</div>
  </div>`;
}

/** A value as the rulebook says it. */
export function titleOf(option: Option, value: Value): string {
  const known = option.values?.find((one) => one.value === value);
  if (known) return known.title;
  if (typeof value === "boolean") return value ? message("client-page-yes") : message("client-page-no");
  return option.kind === "row" ? partsOf(value).join(", ").replaceAll(":", ": ") : String(value);
}

/** A short range of numbers is chosen from rather than typed. */
function few({ min, max }: Option): Option["values"] {
  if (min === undefined || max === undefined || max - min > 12) return null;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, title: String(min + i) }));
}

function control(option: Option, value: Value, id: string, set: (value: Value) => void): TemplateResult {
  if (option.kind === "yes_no") {
    return html`<input type="checkbox" role="switch" class="switch" id=${id} .checked=${value === true}
      @change=${(e: Event) => set((e.target as HTMLInputElement).checked)} />`;
  }
  if (option.kind === "text") {
    return html`<input type="text" id=${id} dir="ltr" autocomplete="off" spellcheck="false" title=${option.allows ?? nothing} aria-describedby="${id}-allows" .value=${String(value)}
        @change=${(e: Event) => set(inCapitals((e.target as HTMLInputElement).value.trim()))} />
      <p class="allows" id="${id}-allows">${option.allows}</p>`;
  }
  if (option.kind === "row") return rowField(option, value, id, set);
  const values = option.values ?? few(option);
  if (!values) return typed(option, value, id, "", set);
  const known = values.some((one) => one.value === value);
  const choose = (e: Event) => set((values[(e.target as HTMLSelectElement).selectedIndex] ?? { value: option.min! }).value);
  return html`<select id=${id} @change=${choose}>
      ${values.map((one) => html`<option .selected=${one.value === value}>${one.title}</option>`)}
      ${option.values && option.min !== undefined ? html`<option .selected=${!known}>${message("client-home-another-number")}</option>` : nothing}
    </select>
    ${known ? nothing : typed(option, value, `${id}-number`, option.title, set)}`;
}

/** A number that is typed; one that has a label of its own beside it needs no name. */
function typed(option: Option, value: Value, id: string, name: string, set: (value: Value) => void): TemplateResult {
  return html`<input type="number" id=${id} aria-label=${name || nothing} min=${option.min ?? nothing} max=${option.max ?? nothing} .value=${String(value)}
    @change=${(e: Event) => set(Number((e.target as HTMLInputElement).value))} />`;
}

/** Letters of a deck in capitals: in Turkish ones where a letter shows that they are Turkish. */
function inCapitals(text: string): string {
  return capitals(text, /[çğıöşü]/i.test(text) ? "tr" : "en");
}
