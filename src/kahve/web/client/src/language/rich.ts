import { html, type TemplateResult } from "lit";
import { locale } from "./page_language";
import { message, type Args } from "./message";

/** Keeps the place of a part of the page within a sentence. */
const PART = /\uE000(\w+)\uE001/;

/** A sentence some arguments of which are parts of the page, as a name in `<bdi>` or a link; the language says where they stand. */
export function rich(id: string, args: Args, parts: Readonly<Record<string, unknown>>): unknown[] {
  const marks = Object.fromEntries(Object.keys(parts).map((name) => [name, `\uE000${name}\uE001`]));
  return message(id, { ...args, ...marks })
    .split(PART)
    .map((piece, place) => (place % 2 ? parts[piece] : piece));
}

/** A person's name, whose letters may run in another direction than the page. */
export function person(name: string): TemplateResult {
  return html`<bdi>${name}</bdi>`;
}

/** Parts of the page as a list of the language: "Ayla, Deniz and an open seat". */
export function listed(parts: readonly unknown[]): unknown[] {
  const form = new Intl.ListFormat(locale).formatToParts(parts.map((_, place) => String(place)));
  return form.map(({ type, value }) => (type === "element" ? parts[Number(value)] : value));
}
