import { html, type TemplateResult } from "lit";

/** How far one has come, in words and as a bar. part: of all, from 0 to 1. */
export function progress(says: string, part: number): TemplateResult {
  return html`<p class="taught-progress"><span>${says}</span> <span class="way" aria-hidden="true"><span style="width:${100 * part}%"></span></span></p>`;
}
