import { html, nothing, type TemplateResult } from "lit";
import { rankNoun } from "../cards/nouns";
import type { Option, Value } from "../protocol/messages";
import "../language/home";
import { message, nameOf } from "../language/message";

/** A row of numbers as it is written, such as `30-60-90-120` or `7:1500`, in its parts. */
export function partsOf(value: Value): string[] {
  return String(value).split("-").filter(Boolean);
}

/** The numbers of a row that has keys, by key; a key that is not there has none. */
export function numbersByKey(value: Value): Map<string, string> {
  return new Map(partsOf(value).map((part) => part.split(":") as [string, string]).filter((pair) => pair.length === 2));
}

/** The row with another number at one of its deals. */
export function withNumber(value: Value, deal: number, number: number): Value {
  return written(partsOf(value).map((part, i) => (i === deal ? String(number) : part)));
}

/** The row of this length: a deal that is new has the number of the one before it. */
export function withDeals(value: Value, deals: number): Value {
  const parts = partsOf(value);
  return written(Array.from({ length: deals }, (_, i) => parts[i] ?? parts.at(-1) ?? ""));
}

/** The row in which a key has another number, or none; a row without any has the default value. */
export function withKey(option: Option, value: Value, key: string, number: string): Value {
  const numbers = numbersByKey(value).set(key, number);
  const parts = (option.keys ?? []).flatMap((each) => (numbers.get(each) ? [`${each}:${numbers.get(each)!}`] : []));
  return parts.join("-") || option.default;
}

function written(parts: string[]): Value {
  return parts.length === 1 ? Number(parts[0]) : parts.join("-");
}

/** A house rule that is a row of numbers: a menu of what has a name, or a number for each deal or each rank. */
export function rowField(option: Option, value: Value, id: string, set: (value: Value) => void): TemplateResult {
  const values = option.values ?? [];
  const known = values.some((one) => one.value === value);
  const ofKeys = Boolean(option.keys?.length);
  const choose = (e: Event) => set((values[(e.target as HTMLSelectElement).selectedIndex] ?? { value: option.example! }).value);
  return html`<select id=${id} @change=${choose}>
      ${values.map((one) => html`<option .selected=${one.value === value}>${one.title}</option>`)}
      <option .selected=${!known}>${ofKeys ? message("client-home-rank-by-rank") : message("client-home-deal-by-deal")}</option>
    </select>
    ${known ? nothing : html`<div class="row-numbers" role="group" aria-label=${option.title}>${ofKeys ? keyed(option, value, set) : dealt(option, value, set)}</div>`}`;
}

function dealt(option: Option, value: Value, set: (value: Value) => void): TemplateResult {
  const parts = partsOf(value);
  const name = (deal: number) => deal + 1 < parts.length ? message("client-home-deal-number", { number: deal + 1 }) : message("client-home-from-deal-on", { number: deal + 1 });
  return html`${parts.map((part, deal) => entry(option, name(deal), part, (number) => (number === "" ? undefined : set(withNumber(value, deal, Number(number))))))}
    <span class="row-acts">
      <button type="button" class="soft" ?disabled=${parts.length < 2} aria-label=${message("client-home-one-deal-fewer")} @click=${() => set(withDeals(value, parts.length - 1))}>−</button>
      <button type="button" class="soft" ?disabled=${parts.length >= (option.most ?? 1)} aria-label=${message("client-home-one-deal-more")} @click=${() => set(withDeals(value, parts.length + 1))}>+</button>
    </span>`;
}

function keyed(option: Option, value: Value, set: (value: Value) => void): TemplateResult {
  const numbers = numbersByKey(value);
  return html`${option.keys!.map((key) => entry(option, nameOf(rankNoun(key)), numbers.get(key) ?? "", (number) => set(withKey(option, value, key, number))))}`;
}

function entry(option: Option, name: string, part: string, set: (number: string) => void): TemplateResult {
  return html`<label class="row-number"><span>${name}</span>
    <input type="number" dir="ltr" min=${option.min ?? nothing} max=${option.max ?? nothing} step=${option.step ?? 1} .value=${part}
      @change=${(e: Event) => set((e.target as HTMLInputElement).value)} /></label>`;
}
