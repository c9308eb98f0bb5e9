import { html, type TemplateResult } from "lit";
import { customsForm } from "../people/customs_form";
import type { Custom } from "../protocol/messages";
import { withCustom, type Draft } from "./setup";
import "../language/home";
import { message } from "../language/message";

/** The customs of a table that is being set up. */
export function customsFold(all: readonly Custom[], draft: Draft, change: (draft: Draft) => void): TemplateResult {
  if (!all.length) return html`<p class="hint" role="status">${message("client-home-one-moment")}</p>`;
  const usual = Object.fromEntries(all.map((custom) => [custom.name, custom.default]));
  return customsForm(all, { ...usual, ...draft.customs }, (name, value) => change(withCustom(draft, name, value, usual[name]!)));
}
