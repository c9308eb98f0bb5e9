import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";

import { language } from "../language/page_language";
import "../language/page";
import { message } from "../language/message";

/** A text as it stands at the start of a sentence: with a capital letter. */
export function sentence(says: string): string {
  return says.charAt(0).toLocaleUpperCase(language) + says.slice(1);
}

/** A sentence that comes as a new one in the place of the last: a browser takes a text that has changed for one that has moved. */
export function fresh(text: string): TemplateResult {
  return html`${keyed(text, html`<span>${text}</span>`)}`;
}

/** A name with the number that is seen beside it, where its words do not have that in digits: who speaks to the machine says what is seen (WCAG 2.5.3). */
export function withSeen(name: string, seen: number): string {
  const numbers: string[] = name.match(/\d+/g) ?? [];
  return numbers.includes(String(seen)) ? name : message("client-page-facts", { facts: [name, String(seen)] });
}
